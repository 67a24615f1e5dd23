"""UR's picture and the board in words."""

import io
from pathlib import Path

import pytest
from PIL import Image

import renderers
from renderers import Look
from rules import kernel
from rules.kernel import Position, Tape
from rules.ur import RULES
from rules.ur.state import POINTS
from rules.ur.view import UrView
from service import game_file
from tests.ur.table import table

UR = renderers.of("ur")
NAMES = ("Ada", "Ben", "Cleo", "Dan")
GAMES = sorted((Path(__file__).parent / "games").glob("*.game"))


def views() -> list[UrView]:
    """From the deal to the end of whole games."""
    found = []
    for file in GAMES:
        outcomes = [outcome for _, outcome in game_file.replay(game_file.read(file.read_text(encoding="utf-8")))]
        found += [outcome.position for outcome in (*outcomes[::60], outcomes[-1])]
    return [RULES.view(p, None) for p in found]  # type: ignore[misc]


@pytest.mark.parametrize("palette", ["normal", "contrast"])
def test_every_stage_of_a_match_is_drawn_small_enough(palette: str) -> None:
    for number, view in enumerate(views()):
        look = Look(("en", "de")[number % 2], palette, NAMES, (("c3", "c3"),), ("a1", "f6"), said="Ada zieht.")
        data = UR.draw(view, look)
        assert len(data) <= 300 * 1024
        with Image.open(io.BytesIO(data)) as picture:
            assert picture.size == (1600, 1100)


def test_regions_show_a_part_at_double_size() -> None:
    view = views()[3]
    for key, label in UR.regions("de").items():
        assert label
        with Image.open(io.BytesIO(UR.draw(view, Look(names=NAMES, region=key)))) as picture:
            assert picture.width <= 1600
    assert len(UR.regions("en")) == 4


def test_hands_are_on_the_board() -> None:
    assert UR.hand(views()[0], Look()) is None


def test_the_words_say_what_the_picture_shows() -> None:
    p: Position[object, object] = table(
        "wA3 tB1 aAZ", hands=(("trade", "war"), ("culture", "politics")), spare=(("war", "trade"),)
    )  # type: ignore[assignment]
    told = UR.describe(RULES.view(p, None), "en", NAMES)  # type: ignore[arg-type]
    for part in ("a1 War (3 of Ada)", "b1 Trade (1 of Ben)", "c1 Ada’s ziggurat", "d1 Politics/War (free)"):
        assert part in told
    assert "Beside the square: War/Trade." in told
    assert "Ada holds Trade/War; stones in supply: 16" in told
    assert "To move: Ada." in told
    german = UR.describe(RULES.view(p, None), "de", NAMES)  # type: ignore[arg-type]
    assert "Ben hält Kultur/Politik" in german


def test_before_tiles_are_taken_all_four_are_to_be_seen() -> None:
    p = kernel.setup(RULES, 4, {"hands": "chosen"}, Tape(b"1", 0)).position
    view: UrView = RULES.view(p, None)  # type: ignore[assignment]
    assert "Ada holds no tile yet; stones in supply: 20; points so far: 0" in UR.describe(view, "en", NAMES)
    assert "Ada hält noch kein Feld; Steine im Vorrat" in UR.describe(view, "de", NAMES)
    look = Look(names=NAMES, spots=tuple((f"spare{number}", f"spare{number}") for number in range(1, 5)))
    assert len({UR.draw(view, look), UR.draw(view, Look(names=NAMES))}) == 2


def test_a_changed_stone_changes_the_picture() -> None:
    one, two = table("wA3"), table("wA4")
    look = Look(names=NAMES)
    assert UR.draw(RULES.view(one, None), look) != UR.draw(RULES.view(two, None), look)
    assert UR.draw(RULES.view(one, None), look) == UR.draw(RULES.view(table("wA3"), None), look)


def test_letters_of_choices_stand_on_the_board_and_names_of_tiles_do_not() -> None:
    view = RULES.view(table("wA3"), None)
    plain, named, lettered = (
        UR.draw(view, Look(names=NAMES, spots=spots)) for spots in ((), (("c3", "c3"),), (("c3", "A"),))
    )
    assert len({plain, named, lettered}) == 3


def test_the_points_of_the_sets_make_up_the_score() -> None:
    for view in views():
        assert view.scores == tuple(sum(POINTS[size] for size in sizes) for sizes in view.sets)
