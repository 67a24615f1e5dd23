"""Pictures and words: every position can be shown, nothing hidden shows, nothing printed is hidden."""

import io
from collections.abc import Iterator
from functools import cache
from itertools import islice

import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops, ImageStat

from renderers import civilization as pictures
from renderers import icons
from renderers.civilization.geometry import chart
from renderers.civilization.hand import lettered, prices
from renderers.civilization.layout import MAP, REGIONS, spot
from renderers.look import Look
from renderers.palette import NORMAL, rgb
from rules import kernel
from rules.civilization import RULES
from rules.civilization.board import AREAS, area_name, at, harbour_name
from rules.civilization.printed import CIVILIZATION, KINDS, NATIONS, kind_name, nation_name
from rules.civilization.state import Civ, CivPosition
from rules.civilization.view import CivView, view
from rules.kernel import Position, Tape, viewers
from rules.text import say
from tests.civilization.table import Scene, game, hold, lay, own, put, scene

NAMES = ("Anna", "Börge", "Charlotte", "Dieter", "Ümit", "Friederike", "Gerd")
SAID = "Anna zieht zwei Spielsteine von Thessalien nach Epirus."
LARGEST = 400 * 1024
LOOKS = {2: ("en", "normal"), 3: ("de", "contrast"), 4: ("en", "contrast"), 5: ("de", "normal")}
HEAD = 132
SEVEN = ("africa", "italy", "thrace", "crete", "asia", "babylon", "egypt")


def image(data: bytes | None) -> Image.Image:
    assert data is not None
    return Image.open(io.BytesIO(data)).convert("RGB")


def look(seats: int = 7, **more: object) -> Look:
    lang, palette = LOOKS.get(seats, ("en", "normal"))
    return replace(Look(lang=lang, palette=palette, names=NAMES, said=SAID), **more)


@cache
def course(seats: int, variant: str = "full") -> tuple[CivPosition, ...]:
    """Positions of a random game, the first and the last among them."""
    *found, last = islice(kernel.random_match(RULES, seats, {"variant": variant}, b"portraits"), 421)
    return (*found[::60], last)


def crowd() -> Civ:
    """Seven nations all over the board, with cities, ships and cards."""
    g = game(*SEVEN)
    lands = [area for area, land in AREAS.items() if not land.open]
    sites = [area for area in lands if AREAS[area].site]
    coasts = [area for area in lands if AREAS[area].water and not AREAS[area].coasts]
    for seat in range(7):
        rest = [area for area in lands if area not in sites[seat::7][:5]]
        put(
            g,
            seat,
            " ".join(f"{area}={1 + number % 3}" for number, area in enumerate(rest[seat::7])),
            cities=" ".join(sites[seat::7][:5]),
            ships=" ".join(coasts[seat * 3 : seat * 3 + 4]),
        )
        own(g, seat, " ".join(list(CIVILIZATION)[seat % 3 :: 3]))
    lay(g, 0, "flood")
    lay(g, 2, "epidemic", 1)
    return g


def trading() -> Scene:
    g = game("crete", "thrace", "asia")
    hold(g, 0, "grain*3 salt piracy")
    hold(g, 1, "cloth*2 iron*2")
    hold(g, 2, "bronze*3")
    at_market = scene(g, "trade")
    at_market.play(0, "offer all {grain*2,piracy} 16 says.grain {says.salt*1} {says.iron,says.gold}")
    return at_market.play(1, "offer asia {cloth*2,iron} 22 says.cloth {} {}")


@pytest.mark.parametrize("seats", range(2, 8))
def test_every_moment_of_a_game_is_drawn_small_enough(seats: int) -> None:
    for p in course(seats):
        drawn = pictures.draw(view(p, None), look(seats))
        assert image(drawn).size == pictures.STAGE.size
        assert len(drawn) <= LARGEST


@pytest.mark.parametrize("seats", [2, 7])
def test_every_hand_is_drawn(seats: int) -> None:
    shown = 0
    for p in course(seats):
        for seat in range(seats):
            seen = view(p, seat)
            drawn = pictures.hand(seen, look(seats))
            held = bool(seen.hand or seen.realms[seat].cards)
            assert (drawn is not None) == held
            shown += held
    assert shown


@pytest.mark.parametrize("variant", ["farmers", "nomads", "triangle2"])
def test_variants_are_drawn_and_told(variant: str) -> None:
    for p in course(3, variant):
        assert len(pictures.draw(view(p, None), look())) <= LARGEST
        assert pictures.describe(view(p, 0), "de", NAMES)
        if variant != "triangle2":
            assert pictures.hand(view(p, 0), look()) is None


def test_a_full_board_is_small_enough_even_when_much_is_pointed_at() -> None:
    seen = view(Position(crowd(), []), None)
    pointed = look(last=("thessalia", "epirus"), spots=(("hatti", "a"), ("karthago", "b"), ("arabia", "c")))
    assert len(pictures.draw(seen, pointed)) <= LARGEST


def test_pieces_never_hide_a_limit() -> None:
    empty = image(pictures.draw(view(Position(game(*SEVEN), []), None), look()))
    full = image(pictures.draw(view(Position(crowd(), []), None), look()))
    for area, place in chart().areas.items():
        if place.limit:
            assert _readable(empty, full, place.limit), area


@pytest.mark.parametrize(
    ("tokens", "cities", "ships"),
    [("thessalia=3", "", ""), ("", "attika", ""), ("", "thessalia", ""), ("", "", "korfu")],
)
def test_what_stands_in_an_area_shows_there(tokens: str, cities: str, ships: str) -> None:
    g = game("crete", "asia")
    before = image(pictures.draw(view(Position(g, []), None), look(2)))
    put(g, 0, tokens, cities, ships)
    after = image(pictures.draw(view(Position(g, []), None), look(2)))
    place = chart().areas[(tokens or cities or ships).partition("=")[0]]
    spots = {"tokens": place.tokens[0], "city": place.city, "ship": place.ships.get("", ((0, 0),))[0]}
    found = spots["tokens" if tokens else "city" if cities else "ship"]
    assert found is not None
    assert _differ(before, after, found, 6)


def test_stacks_of_several_players_stand_side_by_side() -> None:
    g = game(*SEVEN)
    for seat in range(7):
        put(g, seat, "germania=2")
    drawn = image(pictures.draw(view(Position(g, []), None), look()))
    spots = chart().areas["germania"].tokens
    colours = {drawn.getpixel((round(x) - 16, round(y) + HEAD)) for x, y in spots}
    assert len(colours) == len(spots)


def test_the_marker_moves_along_the_table() -> None:
    g = game("crete", "asia")
    before = image(pictures.draw(view(Position(g, []), None), look(2)))
    g.players[0].space = 9
    after = image(pictures.draw(view(Position(g, []), None), look(2)))
    box = ImageChops.difference(before, after).getbbox()
    assert box is not None
    assert box[1] >= HEAD + MAP[1]
    assert box[2] - box[0] > 400


def test_pictures_and_words_tell_nothing_hidden() -> None:
    for p in (*course(3)[2:], trading().p):
        for viewer in viewers(3):
            other = RULES.resample(p, viewer, Tape(b"other"))
            mine, theirs = view(p, viewer), view(other, viewer)
            assert pictures.draw(mine, look()) == pictures.draw(theirs, look())
            assert pictures.hand(mine, look()) == pictures.hand(theirs, look())
            assert pictures.describe(mine, "en", NAMES) == pictures.describe(theirs, "en", NAMES)


def test_the_hand_is_for_its_owner_and_shows_every_card() -> None:
    g = game("crete", "asia")
    hold(g, 0, "grain*3 piracy")
    assert pictures.hand(view(Position(g, []), None), look(2)) is None
    assert pictures.hand(view(Position(g, []), 1), look(2)) is None
    shown = [pictures.hand(view(Position(g, []), 0), look(2))]
    for more in ("grain", "salt"):
        hold(g, 0, more)
        shown.append(pictures.hand(view(Position(g, []), 0), look(2)))
    own(g, 0, "pottery")
    shown.append(pictures.hand(view(Position(g, []), 0), look(2)))
    assert len(set(shown)) == len(shown)


def test_prices_in_the_hand_count_credits_and_leave_out_what_cannot_be_bought() -> None:
    g = game("crete", "asia")
    own(g, 0, "pottery music")
    g.shop["medicine"] = 0
    due = prices(view(Position(g, []), 0))
    assert due["clothmaking"] == 45 - 10
    assert due["law"] == 170 - 5
    assert not {"pottery", "medicine", "democracy"} & due.keys()


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_words_name_every_nation_city_and_stack_of_tokens(lang: str) -> None:
    for p in (*course(7), Position(crowd(), [])):
        seen = view(p, None)
        told = pictures.describe(seen, lang, NAMES)
        for fact in _facts(seen, lang):
            assert fact in told


def test_the_words_tell_offers_to_those_whom_they_concern() -> None:
    market = trading()
    for viewer in viewers(3):
        told = pictures.describe(view(market.p, viewer), "en", NAMES)
        assert "Offer 1: Anna offers everybody 3 cards worth 16, including Grain" in told
        assert "Anna claims of packet 1: 1 × Salt." in told
        assert ("Offer c1: Börge offers Charlotte 3 cards" in told) == (viewer in (1, 2))
        assert ("In your packet 1: 2 × Grain and 1 × Piracy." in told) == (viewer == 0)
    told = pictures.describe(view(market.p, 0), "de", NAMES)
    assert "Deine Handelskarten: 1 × Salz (3 Punkte), 3 × Korn (36 Punkte) und 1 × Piraterie." in told


def test_offers_show_in_the_picture_to_those_whom_they_concern() -> None:
    p = trading().p
    public, partner = (view(p, viewer) for viewer in (None, 2))
    drawn = image(pictures.draw(public, look()))
    assert ImageChops.difference(drawn, image(pictures.draw(replace(public, offers=()), look()))).getbbox()
    assert ImageChops.difference(drawn, image(pictures.draw(replace(public, offers=partner.offers), look()))).getbbox()


def test_the_words_tell_the_end() -> None:
    over = next(p for variant in ("nomads", "farmers") for p in course(3, variant) if not p.stack)
    told = pictures.describe(view(over, None), "en", NAMES)
    assert "The game is over." in told
    assert say(view(over, None).result.reason, "en", NAMES) in told  # type: ignore[union-attr]


def test_every_area_can_be_pointed_at_and_keeps_its_limit() -> None:
    assert all(spot(at(area).spot or "") for area in AREAS)
    assert spot("atlantis") is None
    g = game("crete", "asia")
    plain = image(pictures.draw(view(Position(g, []), None), look(2)))
    lit = image(pictures.draw(view(Position(g, []), None), look(2, spots=(("thessalia", "a"), ("atlantis", "b")))))
    changed = ImageChops.difference(plain, lit).getbbox()
    points = [point for shape in chart().land("thessalia") for point in shape]
    assert changed is not None
    assert changed[0] >= min(x for x, _ in points) - 30
    assert changed[2] <= max(x for x, _ in points) + 30
    limit = chart().areas["thessalia"].limit
    assert limit is not None
    assert _readable(plain, lit, limit)


def test_the_last_move_has_an_arrow() -> None:
    seen = view(Position(game("crete", "asia"), []), None)
    path = ("thessalia", "phrygia")
    with_route, without = (image(pictures.draw(seen, look(2, last=path, route=r))) for r in (True, False))
    a, b = spot(path[0]), spot(path[1])
    assert a is not None
    assert b is not None
    assert _differ(with_route, without, ((a.x + b.x) / 2, (a.y + b.y) / 2), 3)


@pytest.mark.parametrize("region", ["greece", "table"])
def test_a_region_is_drawn_enlarged(region: str) -> None:
    x0, _, x1, _ = REGIONS[region]
    drawn = pictures.draw(view(Position(crowd(), []), None), look(region=region))
    assert image(drawn).width >= 1.5 * (x1 - x0)
    assert len(drawn) <= LARGEST


def test_regions_have_names_in_both_languages_and_cover_the_map() -> None:
    assert pictures.regions("en").keys() == pictures.regions("de").keys() == REGIONS.keys()
    assert pictures.regions("de")["greece"] == "Griechenland und Ägäis"
    for area in AREAS:
        found = spot(area)
        assert found is not None
        assert any(x0 <= found.x <= x1 and y0 <= found.y <= y1 for x0, y0, x1, y1 in REGIONS.values()), area


def test_every_card_good_calamity_and_nation_has_its_own_sign() -> None:
    wanted = [f"civilization/{name}" for name in (*CIVILIZATION, *KINDS, *NATIONS)]
    assert set(wanted) <= set(icons.names())
    drawn = {icons.icon(name, 40).convert("LA").tobytes() for name in wanted}
    assert len(drawn) == len(wanted)


def _facts(seen: CivView, lang: str) -> Iterator[str]:
    for seat, realm in enumerate(seen.realms):
        yield f"{say(nation_name(realm.nation), lang, ())} ({NAMES[seat]})" if realm.nation else NAMES[seat]
        yield from (say(area_name(area), lang, ()) for area in realm.cities)
    for place in seen.places:
        yield from (f"{say(area_name(place.area), lang, ())} {number}" for _, number in place.tokens)
        yield from (say(harbour_name(ship.harbour), lang, ()) for ship in place.ships)


def _around(at: tuple[float, float], r: int) -> tuple[int, int, int, int]:
    x, y = round(at[0]), round(at[1]) + HEAD
    return x - r, y - r, x + r, y + r


def _readable(before: Image.Image, after: Image.Image, limit: tuple[float, float]) -> bool:
    """Whether a limit looks as before, or stands on a plate over what would hide it."""
    box = _around(limit, 6)
    same = max(ImageStat.Stat(ImageChops.difference(before.crop(box), after.crop(box))).mean) < 30
    plate = sum(
        after.convert("RGB").getpixel((x, y)) == rgb(NORMAL.card)
        for x in range(box[0], box[2])
        for y in range(box[1], box[3])
    )
    return same or plate > 40


def _differ(one: Image.Image, two: Image.Image, at: tuple[float, float], r: int) -> bool:
    box = _around(at, r)
    return ImageChops.difference(one.crop(box), two.crop(box)).getbbox() is not None


def test_pieces_that_secede_in_a_civil_war_are_marked() -> None:
    g = game(*SEVEN)
    put(g, 3, "lemnos=9 lesbos=8 kykladen=4", cities="attika argolis achaia")  # 36 units
    put(g, 0, "lemnos=2")
    lay(g, 3, "civil-war")
    s = scene(g, "calamities").play(3, "calamity africa")
    before = view(s.p, None)
    after = view(s.play(3, "calamity {attika,lemnos*9,kykladen}").p, None)
    assert [(place.area, place.seceded) for place in after.places if place.seceded] == [
        ("lemnos", 9), ("attika", 1), ("kykladen", 1),
    ]  # fmt: skip
    drawn = [image(pictures.draw(seen, look(region="greece"))) for seen in (before, replace(after, up=before.up))]
    assert ImageChops.difference(*drawn).getbbox()
    told = (
        "Seceded from Crete in the civil war: "
        "9 tokens in Lemnos, the city of Athens (Attica) and 1 token in Thera (Cyclades)."
    )
    assert told in pictures.describe(after, "en", NAMES)
    assert after.torn == 3
    assert before.torn == 3


@pytest.mark.parametrize("lang", ["en", "de"])
def test_no_name_of_a_trade_card_is_cut_however_narrow_it_is(lang: str) -> None:
    for kind in KINDS:
        name = say(kind_name(kind), lang, ())
        for room in (76.0, 120.0):
            assert " ".join(lettered(name, room)[0]) == name
