"""Pictures and words of the board."""

import io
from functools import cache
from itertools import combinations, islice, pairwise
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageStat

from renderers import Look
from renderers import stoneage as pictures
from renderers.stoneage.geometry import BOARD, FIELDS, OUTLINES, RING, rings, track
from rules import kernel, text
from rules.kernel import Tape, viewers
from rules.stoneage import RULES
from rules.stoneage.printed import PLACES
from rules.stoneage.state import StoneAgePosition
from rules.stoneage.view import view
from service import game_file
from tests.games import read
from tests.stoneage.table import Table, think

NAMES = ("Anna", "Börge", "Ümit", "Charlotte")
LOOK = Look(lang="de", names=NAMES, said="Anna bekommt 3 Holz.", last=("forest",), spots=(("card1", "a"),))
GOLDEN = Path(__file__).parent / "golden"
LARGEST = 300 * 1024


def image(data: bytes | None) -> Image.Image:
    assert data is not None
    return Image.open(io.BytesIO(data))


def late(seats: int, moves: int, cards: str = "hidden") -> Table:
    """A game between computer players after so many moves."""
    table = Table(seats, cards)
    table.p = RULES.decode(played(seats, moves, cards))
    return table


@cache
def played(seats: int, moves: int, cards: str) -> bytes:
    p, tape = Table(seats, cards).p, Tape(b"late")
    for number in range(moves):
        if not p.stack:
            break
        seat = kernel.waiting(p)[0]
        p = kernel.apply(RULES, p, seat, think(p, seat, tape), Tape(b"late", number)).position
    return RULES.encode(p)


def of_record(name: str, moves: int) -> StoneAgePosition:
    """A recorded game after so many moves: it stays as it is when computer players learn to play better."""
    replayed = game_file.replay(read(Path(__file__).parent / "games" / f"{name}.game"))
    return next(islice(replayed, moves, None))[1].position


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("moves", [0, 9, 60, 5000])
def test_every_stage_of_a_game_is_drawn_small_enough(seats: int, moves: int) -> None:
    table = late(seats, moves)
    drawn = pictures.draw(table.seen(None), LOOK)
    assert image(drawn).width == 1600
    assert len(drawn) <= LARGEST


@pytest.mark.parametrize("region", list(pictures.regions("en")))
@pytest.mark.parametrize("palette", ["normal", "contrast"])
def test_every_region_is_drawn_enlarged(region: str, palette: str) -> None:
    drawn = pictures.draw(Table(3).seen(0), Look(region=region, palette=palette))
    assert 1200 <= image(drawn).width <= 1600
    assert len(drawn) <= LARGEST


def test_regions_have_names_in_both_languages() -> None:
    assert pictures.regions("en").keys() == pictures.regions("de").keys()
    assert pictures.regions("en")["cards"] == "Cards"
    assert pictures.regions("de")["cards"] == "Karten"


def test_a_placed_person_a_die_and_a_purchase_change_the_picture() -> None:
    table = Table(2).lay("card1", "card.13").own(0, wood=1, tools=(1,))
    seen = [pictures.draw(table.seen(None), LOOK)]
    table.acting(0, card1=1, forest=2)
    seen.append(pictures.draw(table.seen(None), LOOK))
    table.play(0, "use forest", 3, 4)
    seen.append(pictures.draw(table.seen(None), LOOK))
    table.play(0, "tools {}; use card1; pay {wood}")
    seen.append(pictures.draw(table.seen(None), LOOK))
    assert len(set(seen)) == len(seen)


@pytest.mark.parametrize("cards", ["hidden", "open"])
def test_pictures_and_words_tell_nothing_hidden(cards: str) -> None:
    table = late(3, 150, cards).deal_card(1, table_card(late(3, 150, cards)), pile="drawn")
    for viewer in viewers(3):
        other = RULES.resample(table.p, viewer, Tape(b"other"))
        assert other != table.p
        mine, theirs = table.seen(viewer), view(other, viewer)
        assert pictures.draw(mine, LOOK) == pictures.draw(theirs, LOOK)
        assert pictures.hand(mine, LOOK) == pictures.hand(theirs, LOOK)
        assert pictures.describe(mine, "en", NAMES) == pictures.describe(theirs, "en", NAMES)


def table_card(table: Table) -> str:
    """A card that nobody has seen yet."""
    return table.g.deck[0]


def test_the_hand_shows_ones_own_cards_and_only_to_their_owner() -> None:
    table = Table(2).deal_card(0, "card.13", "card.29")
    before = pictures.hand(table.seen(0), LOOK)
    assert image(before).width == 1600
    assert pictures.hand(table.seen(1), LOOK) is None
    assert pictures.hand(table.seen(None), LOOK) is None
    assert pictures.hand(table.deal_card(0, "card.14").seen(0), LOOK) != before


def test_the_hand_shows_the_cards_of_others_only_where_they_stay_open() -> None:
    for cards, higher in (("hidden", False), ("open", True)):
        table = Table(2, cards).deal_card(0, "card.13")
        alone = pictures.hand(table.seen(0), LOOK)
        both = pictures.hand(table.deal_card(1, "card.14", "card.29").seen(0), LOOK)
        assert (image(both).height > image(alone).height) == higher
        assert (both != alone) == higher
    assert pictures.hand(Table(2, "open").deal_card(1, "card.14").seen(0), LOOK) is not None
    assert pictures.hand(Table(2, "hidden").deal_card(1, "card.14").seen(0), LOOK) is None


def test_a_card_that_is_still_open_is_marked_in_the_hand() -> None:
    used, kept = (Table(2).deal_card(0, "card.34", pile=pile).seen(0) for pile in ("cards", "kept"))
    assert pictures.hand(used, LOOK) != pictures.hand(kept, LOOK)


def test_an_empty_stack_and_an_empty_deck_are_seen() -> None:
    table = Table(2)
    table[1].buildings, table.g.stacks[0] = table.g.stacks[0], []
    table[1].cards, table.g.deck = table.g.deck, []
    assert len(pictures.draw(table.seen(None), LOOK)) <= LARGEST
    said = pictures.describe(table.seen(None), "de", NAMES)
    assert "Gebäude 1: Der Stapel ist leer." in said
    assert "Karten im Stapel: 0." in said


@pytest.mark.parametrize("lang", text.LANGUAGES)
def test_the_words_say_what_the_picture_shows(lang: str) -> None:
    table = Table(3).lay("card1", "card.13").lay("building1", "building.09").on(1, hunt=3).own(0, wood=2, score=17)
    said = pictures.describe(table.seen(0), lang, NAMES)
    wanted = {
        "en": (
            "Hunt: Börge (3).",
            "Card 1, price 1: 3 points / music.",
            "2 stone and 1 gold for 16 points",
            "points 17",
        ),
        "de": (
            "Jagd: Börge (3).",
            "Karte 1, Preis 1: 3 Punkte / Musik.",
            "2 Stein und 1 Gold für 16 Punkte",
            "Punkte 17",
        ),
    }
    for part in wanted[lang]:
        assert part in said


def test_the_words_tell_dice_and_the_end() -> None:
    table = Table(2).own(0, tools=(1,)).acting(0, forest=2).play(0, "use forest", 3, 4)
    assert "Anna has rolled for wood: 3 and 4." in pictures.describe(table.seen(None), "en", NAMES)
    over = late(2, 5000)
    said = pictures.describe(over.seen(None), "en", NAMES)
    assert "The game is over" in said
    assert "For a tie: agriculture, tools and people" in said


def test_every_place_of_the_rules_can_be_pointed_at() -> None:
    assert set(OUTLINES) == set(PLACES)


def test_places_and_rings_do_not_overlap() -> None:
    for (x0, y0, x1, y1), (a0, b0, a1, b1) in combinations(OUTLINES.values(), 2):
        assert x1 <= a0 or a1 <= x0 or y1 <= b0 or b1 <= y0
    points = [point for place in PLACES for point in rings(place)]
    for (x, y), (a, b) in combinations(points, 2):
        assert (x - a) ** 2 + (y - b) ** 2 >= (2 * RING) ** 2
    assert [len(rings(place)) for place in ("forest", "river", "hut", "field", "tool-maker")] == [7, 7, 2, 1, 1]


def test_the_score_track_runs_around_the_board() -> None:
    fields = [track(score) for score in range(FIELDS)]
    assert len(set(fields)) == FIELDS
    for (x, y), (a, b) in pairwise([*fields, fields[0]]):
        assert abs(x - a) + abs(y - b) < 100
    assert all(BOARD[0] < x < BOARD[2] and BOARD[1] < y < BOARD[3] for x, y in fields)
    assert track(-20) == track(80)
    assert track(123) == track(23)


@pytest.mark.parametrize("name", ["board", "hand"])
def test_the_picture_looks_as_it_was_approved(name: str) -> None:
    """Small and with a tolerance: other machines draw letters a little differently."""
    p = of_record("three-hunger", 280)
    drawn = pictures.draw(view(p, None), LOOK) if name == "board" else pictures.hand(view(p, 0), LOOK)
    small = image(drawn).convert("RGB").resize((320, 320 * image(drawn).height // 1600))
    approved = Image.open(GOLDEN / f"{name}.png").convert("RGB")
    difference = ImageStat.Stat(ImageChops.difference(small, approved)).mean
    assert max(difference) < 3
