import itertools

from renderers import labels
from renderers.labels import Label

BOUNDS = (0, 0, 800, 600)


def test_labels_do_not_overlap_when_there_is_room() -> None:
    crowd = [Label("Nippur", 200 + dx, 200 + dy, gap=12) for dx in (0, 70, 140) for dy in (0, 40)]
    spots = [(label.x - 10, label.y - 10, label.x + 10, label.y + 10) for label in crowd]
    placed = labels.place(crowd, BOUNDS, spots)
    assert [each.label for each in placed] == crowd
    assert all(labels.overlap(a.box, b.box) == 0 for a, b in itertools.combinations(placed, 2))


def test_a_label_avoids_what_is_taken() -> None:
    label = Label("Uruk", 300, 300, gap=20, try_=("b", "t", "r"))
    free = labels.place([label], BOUNDS)[0]
    moved = labels.place([label], BOUNDS, [free.box])[0]
    assert free.y > 300 > moved.y
    assert labels.overlap(moved.box, free.box) == 0


def test_a_label_stays_on_the_board() -> None:
    placed = labels.place([Label("Babylon", 795, 300, gap=8, try_=("r", "l"))], BOUNDS)[0]
    assert placed.box[2] <= 800


def test_without_disturbance_the_first_place_is_taken() -> None:
    placed = labels.place([Label("Ur", 100, 100), Label("Mari", 400, 100)], BOUNDS)
    assert [(each.x, each.y) for each in placed] == [(100, 100), (400, 100)]
