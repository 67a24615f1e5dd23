"""Phase 1, moving: by land, by ship, by air; exploring on the way."""

from collections.abc import Iterator

from msgspec import Struct

from rules.kernel import Choice, Count, Msg, Node, One, Path, Ready, Seat, Turn, Who, msg, no
from rules.sidmeier.board import AREAS, EVERYWHERE, LAND, SEA, Area, area_choice, area_name, by_air
from rules.sidmeier.declaring import Declare
from rules.sidmeier.editions import aircraft_land_first
from rules.sidmeier.exploring import explore, is_empty_for, take_away, unseen
from rules.sidmeier.groups import group, group_choice, laden
from rules.sidmeier.growth import raze
from rules.sidmeier.lore import company, destinations, site_choice
from rules.sidmeier.marching import march, targets
from rules.sidmeier.printed import AIRCRAFT, FLEETS, MANHATTAN, SETTLER, described, unit_name
from rules.sidmeier.standing import Phase, called
from rules.sidmeier.state import (
    Figure,
    World,
    has_wonder,
    remove,
    ships_with_room,
    unit_of,
)
from rules.sidmeier.support import down_the_lost, stray, strays_named


class Moving(Struct, frozen=True):
    """So many of a group go from one area to another, aboard a ship if that is a sea zone."""

    source: Area
    word: str
    to: Area
    number: int
    ship: int = 0


class Look(Struct, frozen=True):
    """A settler explores; where the player knows that nothing lies, the token is taken away."""

    area: Area


class Bomb(Struct, frozen=True):
    """The Manhattan Project."""

    area: Area


class End(Struct, frozen=True):
    """No further moves."""


class Move(Phase):
    """A player's moves; battles wait until they are ended (SM-B-DEC-06)."""

    forced = False
    names = called(end="move")
    seat: Seat

    def actors(self, g: World) -> tuple[Seat, ...]:
        return () if g.players[self.seat].out else (self.seat,)

    def verbs(self, g: World, seat: Seat) -> Iterator[str]:
        movers = mobile(g, seat)
        if any(figure.kind != AIRCRAFT for figure in movers):
            yield "move"
        if any(figure.kind == AIRCRAFT for figure in movers):
            yield "fly"
        if explorable(g, seat):
            yield "explore"
        if self.powers(g, seat):
            yield "claim"
        if not must_land(g, seat):
            yield "end"

    def powers(self, g: World, seat: Seat) -> tuple[str, ...]:
        return (MANHATTAN,) if has_wonder(g, seat, MANHATTAN) and not g.bombed else ()

    def question(self, g: World, seat: Seat) -> Msg:
        return msg("sidmeier-ask-move")

    def why(self, g: World, seat: Seat, word: str) -> Msg | None:
        if word == "end":
            return strays_named(g, seat)
        return {
            "move": no("SM-B-MOV-08", "sidmeier-no-move"),
            "fly": no("SM-B-MOV-07", "sidmeier-no-aircraft"),
            "explore": no("SM-B-TOK-01", "sidmeier-no-token"),
            "declare": no("SM-B-DEC-06", "sidmeier-moves-first"),
        }.get(word)

    def inquire(self, g: World, seat: Seat, path: Path) -> Node:
        match path:
            case ("end",):
                return Ready(End())
            case ("explore",):
                areas = tuple(site_choice(g, seat, area) for area in explorable(g, seat))
                why = no("SM-B-TOK-01", "sidmeier-no-token")
                return One(msg("sidmeier-ask-explore"), areas, lambda _: why, EVERYWHERE)
            case ("explore", str(area)):
                return Ready(Look(area))
            case ("claim", _):
                return One(msg("sidmeier-ask-bomb"), tuple(map(area_choice, bombable(g))))
            case ("claim", _, str(area)):
                return Ready(Bomb(area))
        return ask_move(g, seat, path)

    def act(self, t: Turn[World], seat: Seat, action: Moving | Look | Bomb | End) -> None:
        match action:
            case Moving():
                _set_out(t, seat, action)
            case Look(area):
                _look(t, seat, area)
            case Bomb(area):
                _bomb(t, seat, area)
            case End():
                down_the_lost(t, seat)  # SM-B-AIR-06
                t.goto(Declare(seat))

    def proceed(self, t: Turn[World]) -> None:
        t.g.fights = []
        t.done()

    def default(self, g: World, seat: Seat) -> Path | None:
        """Aircraft land where it is nearest, then the moves are over (SM-B-ASY-08)."""
        if seat not in self.actors(g) or not must_land(g, seat):
            return super().default(g, seat)
        source, places = next(iter(stray(g, seat).items()))
        planes = _groups(g, [f for f in mobile(g, seat) if f.kind == AIRCRAFT], source)
        return ("fly", source, max(planes, key=lambda word: planes[word][0].left), places[0], 1)


def must_land(g: World, seat: Seat) -> bool:
    """Whether aircraft keep their owner from ending the moves."""
    return aircraft_land_first(g) and bool(stray(g, seat))


def has_moves(g: World, seat: Seat) -> bool:
    """Whether a player's turn of phase 1 is to be asked for; what a player knows of tokens must not show in it."""
    wonder = has_wonder(g, seat, MANHATTAN) and not g.bombed
    return bool(wonder or mobile(g, seat)) or any(
        f.owner == seat and f.kind == SETTLER and f.area in g.tokens and not g.tokens[f.area].up for f in g.figures
    )


def mobile(g: World, seat: Seat) -> list[Figure]:
    """Figures that can go somewhere."""
    zones = harbours(g, seat)
    return [f for f in g.figures if f.owner == seat and f.left > 0 and targets(f, zones)]


def harbours(g: World, seat: Seat) -> frozenset[Area]:
    """Zones in which an own ship has room."""
    fleets = {f.area for f in g.figures if f.owner == seat and f.kind in FLEETS}
    return frozenset(zone for zone in fleets if ships_with_room(g, seat, zone))


def explorable(g: World, seat: Seat) -> list[Area]:
    """Regions where a settler may look, or take an empty token away (SM-B-TOK-01, SM-B-TOK-02)."""
    settlers = [f for f in g.figures if f.owner == seat and f.kind == SETTLER and f.area in LAND]
    areas = dict.fromkeys(f.area for f in settlers)
    return [area for area in areas if unseen(g, seat, area) or is_empty_for(g, seat, area)]


def bombable(g: World) -> list[Area]:
    """Any region, as long as somebody keeps a settlement."""
    return [area for area in LAND if any(home != area for home in g.settlements)]


def ask_move(g: World, seat: Seat, path: Path) -> Node:
    flying = path[0] == "fly"
    movers = [f for f in mobile(g, seat) if (f.kind == AIRCRAFT) == flying]
    match path:
        case (_,):
            return One(msg("sidmeier-ask-from"), tuple(_sources(g, movers)), _why_not_from, EVERYWHERE)
        case (_, str(source)):
            groups = _groups(g, movers, source)
            choices = tuple(group_choice(g, word, figures, source) for word, figures in groups.items())
            return One(msg("sidmeier-ask-unit"), choices)
        case (_, str(source), str(word)):
            return _ask_target(g, seat, _groups(g, movers, source)[word][0])
        case (_, str(source), str(word), str(to)):
            figures = _groups(g, movers, source)[word]
            most = max(_berths(g, seat, figures[0], to).values(), default=len(figures))
            return Count(msg("sidmeier-ask-number"), 1, min(len(figures), most))
        case (_, str(source), str(word), str(to), int(number)):
            berths = _berths(g, seat, _groups(g, movers, source)[word][0], to)
            if not berths:
                return Ready(Moving(source, word, to, number))
            ships = tuple(_ship_choice(g, ship) for ship, free in berths.items() if free >= number)
            return One(msg("sidmeier-ask-ship"), ships)
        case (_, str(source), str(word), str(to), int(number), str(ship)):
            return Ready(Moving(source, word, to, number, int(ship)))
    raise AssertionError(path)


def _ask_target(g: World, seat: Seat, figure: Figure) -> One:
    ask = msg("sidmeier-ask-to", unit=unit_name(unit_of(g, figure.kind, figure.era)))
    areas = tuple(destinations(g, figure, targets(figure, harbours(g, seat))))
    return One(ask, areas, lambda area: _why_not_to(figure, area), EVERYWHERE)


def _sources(g: World, movers: list[Figure]) -> Iterator[Choice]:
    """Where figures can set out, with who they are."""
    there: dict[Area, list[Figure]] = {}
    for figure in movers:
        there.setdefault(figure.area, []).append(figure)
    for area, figures in there.items():
        yield Choice(area, described(area_name(area), company(g, figures)), spot=area)


def _groups(g: World, movers: list[Figure], source: Area) -> dict[str, list[Figure]]:
    return group((f for f in movers if f.area == source), laden(g))


def _berths(g: World, seat: Seat, figure: Figure, to: Area) -> dict[int, int]:
    """The ships that an army or a settler may board there."""
    if to not in SEA or figure.kind in FLEETS or figure.kind == AIRCRAFT:
        return {}
    return ships_with_room(g, seat, to)


def _ship_choice(g: World, ship: int) -> Choice:
    figure = next(f for f in g.figures if f.id == ship)
    return Choice(str(ship), msg("sidmeier-ship", unit=unit_name(unit_of(g, figure.kind, figure.era)), ship=ship))


def _why_not_from(word: str) -> Msg | None:
    return no("SM-B-MOV-01", "sidmeier-no-mover", area=area_name(word)) if word in AREAS else None


def _why_not_to(figure: Figure, word: str) -> Msg | None:
    """What forbids to go there."""
    if word not in AREAS:
        return None
    if word == figure.area:
        return no("SM-B-MOV-08", "sidmeier-there-already", area=area_name(word))
    if figure.kind == AIRCRAFT:
        return no("SM-B-MOV-07", "sidmeier-too-far", area=area_name(word), left=figure.left)
    if figure.kind in FLEETS and word in LAND:
        return no("SM-B-MOV-09", "sidmeier-no-ship-ashore")
    if figure.kind not in FLEETS and word in SEA:
        clause = "SM-B-SEA-12" if figure.ship else "SM-B-SEA-01"
        return no(clause, "sidmeier-no-boarding", area=area_name(word))
    near = by_air(figure.area, figure.left)
    key = "sidmeier-no-way" if word in near else "sidmeier-too-far"
    return no("SM-B-MOV-08", key, area=area_name(word), left=figure.left)


def _set_out(t: Turn[World], seat: Seat, action: Moving) -> None:
    movers = _groups(t.g, mobile(t.g, seat), action.source)[action.word][: action.number]
    unit = unit_name(unit_of(t.g, movers[0].kind, movers[0].era))
    names = {"source": area_name(action.source), "to": area_name(action.to)}
    t.tell(msg("sidmeier-moved", who=Who(seat), number=action.number, unit=unit, **names))
    t.call(march(t.g, seat, movers, action.to, action.ship))


def _look(t: Turn[World], seat: Seat, area: Area) -> None:
    if not unseen(t.g, seat, area):
        take_away(t, seat, area)
        return
    settlers = [f for f in t.g.figures if f.owner == seat and f.kind == SETTLER and f.area == area]
    min(settlers, key=lambda f: f.left).held = True  # SM-B-TOK-03
    explore(t, seat, area)


def _bomb(t: Turn[World], seat: Seat, area: Area) -> None:
    """Everything in the region is gone, the token stays (SM-A-WON-25)."""
    t.g.bombed = True
    t.tell(msg("sidmeier-bombed", who=Who(seat), area=area_name(area)))
    remove(t.g, [figure for figure in t.g.figures if figure.area == area])
    if area in t.g.settlements:
        raze(t, area)
