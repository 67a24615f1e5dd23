"""Pictures and words: every position can be shown, nothing hidden shows, nothing is left out."""

import io
from collections.abc import Sequence
from functools import cache
from itertools import islice
from typing import Any

import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops

from renderers import icons
from renderers import sidmeier as renderer
from renderers.look import Look
from renderers.palette import PALETTES
from renderers.sidmeier.geometry import chart
from renderers.sidmeier.layout import MAP, SETTLEMENT, good_icon, middle, spot, technology_icon, unit_icon
from renderers.sidmeier.pieces import SHAPES, Stack, stacks
from rules import kernel
from rules.kernel import Position, Tape
from rules.sidmeier import RULES
from rules.sidmeier.board import AREAS, area_name
from rules.sidmeier.goods import goods
from rules.sidmeier.printed import CLASSES, ERAS, TECHNOLOGIES, TOKENS, WONDERS
from rules.sidmeier.view import SeenArea, SeenOffer, WorldView, view
from rules.text import LANGUAGES, say
from tests.sidmeier import table

PLAYERS = ("Ada", "Benjamin", "Cleopatra", "Dan", "Eva", "Fritz")
LARGEST = 400 * 1024
GAMES = ((2, "standard"), (3, "advanced"), (6, "standard"), (6, "advanced"))
MOVES, EVERY = 700, 140


@cache
def match(seats: int, rules: str) -> Sequence[Position[Any, Any]]:
    """Positions of a random match, from the choice of start regions to late eras."""
    seed = f"{seats} {rules}".encode()
    *found, last = islice(kernel.random_match(RULES, seats, {"rules": rules}, seed), MOVES + 1)
    return (*(p for number, p in enumerate(found) if number % EVERY in (0, 37)), last)


def looks(number: int, **more: Any) -> Look:
    """English in the usual colours and German in strong ones, in turn."""
    return Look(lang=LANGUAGES[number % 2], palette=list(PALETTES)[number % 2], names=PLAYERS, **more)


def picture(data: bytes | None) -> Image.Image:
    assert data is not None
    return Image.open(io.BytesIO(data)).convert("RGB")


def difference(one: WorldView, two: WorldView, **look: Any) -> tuple[int, int, int, int] | None:
    """Where two views look different on the board's picture."""
    a, b = (picture(renderer.draw(seen, Look(names=PLAYERS, **look))) for seen in (one, two))
    return ImageChops.difference(a, b).getbbox()


def seen(p: Position[Any, Any], viewer: int | None = None) -> WorldView:
    return view(p, viewer)


@pytest.mark.parametrize(("seats", "rules"), GAMES)
def test_every_position_is_drawn_small_enough(seats: int, rules: str) -> None:
    for number, p in enumerate(match(seats, rules)):
        look = looks(number, last=("gallia", "germania"), said="Ada moves 2 × Swordsman from Gallia towards Germania.")
        data = renderer.draw(seen(p), look)
        assert picture(data).size == (1600, renderer.STAGE.size[1])
        assert len(data) <= LARGEST


@pytest.mark.parametrize(("seats", "rules"), GAMES)
def test_every_hand_is_drawn_small_enough(seats: int, rules: str) -> None:
    for number, p in enumerate(match(seats, rules)[1:]):
        mine = seen(p, number % seats)
        data = renderer.hand(mine, looks(number))
        has_any = any(a.settlement and mine.viewer in (a.settlement.owner, a.settlement.holder) for a in mine.areas)
        assert (data is not None) == has_any
        if data:
            assert picture(data).width == 1600
            assert len(data) <= LARGEST


@pytest.mark.parametrize(("seats", "rules"), GAMES)
def test_words_tell_every_player_and_every_settlement(seats: int, rules: str) -> None:
    for number, p in enumerate(match(seats, rules)):
        lang, now = LANGUAGES[number % 2], seen(p)
        told = renderer.describe(now, lang, PLAYERS)
        assert all(PLAYERS[seat] in told for seat in range(seats))
        names = {area.id: say(area_name(area.id), lang, ()) for area in now.areas}
        assert all(f"{names[area.id]} (" in told for area in now.areas if area.settlement)
        assert all(f"\n{names[area.id]}: " in told for area in now.areas if area.figures)


@pytest.mark.parametrize(("seats", "rules"), GAMES[1::2])
def test_nothing_hidden_shows_in_pictures_or_words(seats: int, rules: str) -> None:
    for p in match(seats, rules)[2::4]:
        for viewer in (None, 0):
            other = RULES.resample(p, viewer, Tape(b"exchange"))
            assert other != p
            mine, theirs = seen(p, viewer), seen(other, viewer)
            assert renderer.draw(mine, Look()) == renderer.draw(theirs, Look())
            assert renderer.hand(mine, Look()) == renderer.hand(theirs, Look())
            assert renderer.describe(mine, "en", PLAYERS) == renderer.describe(theirs, "en", PLAYERS)


def test_a_token_shows_to_those_who_looked_at_it_and_to_nobody_else() -> None:
    wine, iron = (table.moving({"gobi": "A1"}, tokens={"mekong": f"{face}:A"}) for face in ("wine", "iron"))
    box = difference(seen(wine, 0), seen(iron, 0))
    at = chart().areas["mekong"].token
    assert box is not None
    assert at is not None
    assert box[0] <= at[0] <= box[2]
    assert difference(seen(wine, 1), seen(iron, 1)) is None
    assert "Wine" in renderer.describe(seen(wine, 0), "en", PLAYERS)
    assert "Wine" not in renderer.describe(seen(wine, 1), "en", PLAYERS)


def test_settlements_differ_by_size_and_owner() -> None:
    views = [
        seen(table.moving({"gobi": word, "yukon": "A1", "andes": "B1"})) for word in ("A1", "A2", "A3", "A4", "B1")
    ]
    crops = [picture(renderer.draw(each, Look())).crop(_around("gobi")) for each in views]
    for n, one in enumerate(crops):
        assert all(ImageChops.difference(one, other).getbbox() for other in crops[n + 1 :])


def test_every_class_of_every_era_has_a_sign_of_its_own() -> None:
    signs = {unit_icon(kind, era) for kind in CLASSES for era in range(1, len(ERAS) + 1)}
    assert len(signs) == 4 * 4 + 3
    assert len({icons.icon(sign, 40).tobytes() for sign in signs}) == len(signs)


def test_everything_printed_has_a_sign() -> None:
    known = set(icons.names())
    assert {f"sidmeier/{name}" for name in (*TOKENS, *WONDERS)} <= known
    assert {technology_icon(name) for name in TECHNOLOGIES} <= known
    assert len(SHAPES) == RULES.seats[-1]


def test_everything_that_can_be_offered_has_a_sign() -> None:
    for p in match(6, "advanced"):
        for seat in range(6):
            assert {good_icon(word) for word in goods(p.game, seat)} <= set(icons.names())


def test_figures_of_one_sort_are_one_stack_and_ships_with_cargo_stand_apart() -> None:
    figures = ("A fleet sunda-sea", "A settler sunda-sea @1", "A fleet sunda-sea *2", "B fleet3 sunda-sea")
    now = seen(table.moving({"mekong": "A1", "gobi": "B1"}, figures, seats=2))
    assert stacks(_area(now, "sunda-sea"), now) == [
        Stack(0, "fleet", 1, 2, fresh=2),
        Stack(0, "fleet", 1, 1, fresh=1, cargo=(("settler", 1, 1),)),
        Stack(1, "fleet", 3, 1),
    ]
    told = renderer.describe(now, "en", PLAYERS)
    assert "Ada: Galley carrying Settler" in told
    assert "Benjamin: Frigate" in told


def test_more_stacks_than_places_are_still_shown() -> None:
    """Six players with all their classes in one region."""
    crowd = [f"{seat} {kind} gobi" for seat in "ABCDEF" for kind in ("infantry", "cavalry", "artillery", "settler")]
    some, all_ = (seen(table.moving({}, crowd[:number], seats=6)) for number in (len(crowd) - 1, len(crowd)))
    assert difference(some, all_) is not None


def test_a_sea_across_the_edge_is_lit_on_both_sides() -> None:
    now = seen(match(6, "standard")[3])
    plain, lit = (picture(renderer.draw(now, Look(last=last))) for last in ((), ("bering-sea",)))
    half = MAP[0] // 2
    for side in (0, half):
        box = (side, renderer.STAGE.board[1], side + half, renderer.STAGE.board[1] + MAP[1])
        assert ImageChops.difference(plain.crop(box), lit.crop(box)).getbbox() is not None


def test_what_can_be_picked_is_lit_and_lettered() -> None:
    now = seen(table.moving({"yukon": "A1"}), 0)
    plain, lit, lettered = (
        picture(renderer.draw(now, Look(spots=spots))) for spots in ((), (("gobi", ""),), (("gobi", "a"),))
    )
    assert ImageChops.difference(plain, lit).getbbox() is not None
    letter = ImageChops.difference(lit, lettered).getbbox()
    assert letter is not None
    assert letter[2] - letter[0] <= 30


def test_every_place_that_a_choice_may_name_is_on_the_map() -> None:
    assert all(spot(area) for area in AREAS)
    assert spot("nowhere") is None
    assert spot("rose") is None


def test_a_battle_is_marked_on_the_map_and_below_it() -> None:
    now = seen(table.moving({"mekong": "B1"}, ("A infantry mekong", "B infantry mekong")))
    areas = tuple(replace(area, battle=area.id == "mekong") for area in now.areas)
    box = difference(now, replace(now, areas=areas, fights=(("mekong", (0,), 1),)))
    assert box is not None
    assert "Ada against Benjamin" in renderer.describe(replace(now, fights=(("mekong", (0,), 1),)), "en", PLAYERS)


def test_offers_are_shown_and_told() -> None:
    p = table.trading({"mekong": "A2", "gobi": "B1", "andes": "B1"}, tokens={"mekong": "wine!"}, techs={"masonry": "B"})
    offer = SeenOffer(1, 0, 1, (("wine/mekong", 1),), (("masonry", 1),), "pay", 5)
    now, offered = seen(p), replace(seen(p), offers=(offer,))
    box = difference(now, offered)
    assert box is not None
    assert box[1] > renderer.STAGE.board[1] + MAP[1]
    told = renderer.describe(offered, "en", PLAYERS)
    assert "Ada offers Benjamin Wine (card of Mekong) and 5 gold for Masonry." in told


def test_regions_are_drawn_at_double_size_without_the_frame() -> None:
    now = seen(match(6, "advanced")[4])
    for lang in LANGUAGES:
        assert len(renderer.regions(lang)) == 6
    for region in ("europe", "oceania"):
        x0, y0, x1, y1 = renderer.STAGE.regions[region]
        assert picture(renderer.draw(now, Look(region=region))).size == (2 * (x1 - x0), 2 * (y1 - y0))


def test_the_hand_is_for_its_owner_only() -> None:
    p = table.moving({"mekong": "A2", "gobi": "B1"}, advanced=True, techs={"masonry": "A", "the-wheel": "B"})
    assert renderer.hand(seen(p), Look()) is None
    mine, theirs = (picture(renderer.hand(seen(p, seat), Look())) for seat in (0, 1))
    assert ImageChops.difference(mine, theirs).getbbox() is not None


def test_the_words_tell_the_whole_table() -> None:
    p = table.buying(
        {"mekong": "A2", "gobi": "B1"},
        ("A infantry mekong *3", "B settler gobi"),
        {"mekong": "wine!", "java": "iron"},
        seats=2,
        advanced=True,
        techs={"masonry": "A", "alphabet-writing": "-"},
        wonders={"hanging-gardens": "A"},
    )
    told = renderer.describe(seen(p), "de", PLAYERS)
    for fact in (
        "Ada ist am Zug.",
        "Epoche: Altertum.",
        "Siedlungen von Ada: Mekong (Stadt, Wein, zufrieden und 6 Gold).",
        "Rohstoffkarten von Ada: Wein.",
        "Technologien von Ada: Bauwesen.",
        "Weltwunder von Ada: Hängende Gärten.",
        "Mekong: 3 × ",
        "Gobi: Siedler von Benjamin.",
        "Offener Marker Wein: Mekong.",
        "Verdeckte Marker: Java.",
        "Technologien neben dem Plan: ",
    ):
        assert fact in told
    assert "Eisen" not in told


def _area(now: WorldView, name: str) -> SeenArea:
    return next(area for area in now.areas if area.id == name)


def _around(area: str) -> tuple[int, int, int, int]:
    x, y = middle(area)
    y += renderer.STAGE.board[1]
    half = SETTLEMENT / 2 + 4
    return round(x - half), round(y - half), round(x + half), round(y + half)
