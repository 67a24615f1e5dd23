"""Exploration tokens: what a settler finds."""

from collections.abc import Iterator

from msgspec import Struct

from rules.kernel import Choice, Msg, Node, One, Path, Ready, Seat, Turn, Who, msg
from rules.sidmeier.board import Area, area_name, by_land
from rules.sidmeier.dice import highest
from rules.sidmeier.growth import settle
from rules.sidmeier.printed import (
    AIRCRAFT,
    ARMIES,
    MODERN,
    RESOURCES,
    TREASURE,
    UNITS,
    face,
    face_name,
    levels,
    technology_name,
)
from rules.sidmeier.standing import Phase, called
from rules.sidmeier.state import Figure, Token, World, homes, living, put, remove, sort_key, sort_name, turn_up
from rules.sidmeier.technologies import acquire, findable

QUIET = (*RESOURCES, "nothing")
"""Faces that only the finder gets to know."""


class Found(Struct, frozen=True):
    """A technology, or the class of a unit."""

    what: str


class Discovery(Phase):
    """A free technology is chosen."""

    must = True
    names = called(research="free")
    seat: Seat

    def actors(self, g: World) -> tuple[Seat, ...]:
        return (self.seat,) if len(findable(g, self.seat)) > 1 else ()

    def verbs(self, g: World, seat: Seat) -> Iterator[str]:
        yield "research"

    def question(self, g: World, seat: Seat) -> Msg:
        return msg("sidmeier-ask-discovery")

    def inquire(self, g: World, seat: Seat, path: Path) -> Node:
        match path:
            case (_, str(name)):
                return Ready(Found(name))
        choices = tuple(Choice(name, technology_name(name)) for name in findable(g, seat))
        return One(self.question(g, seat), choices)

    def act(self, t: Turn[World], seat: Seat, action: Found) -> None:
        t.done()
        acquire(t, seat, action.what)  # SM-B-TOK-12

    def proceed(self, t: Turn[World]) -> None:
        names = findable(t.g, self.seat)
        t.done()
        if names:
            acquire(t, self.seat, names[0])
        else:
            t.tell(msg("sidmeier-no-discovery", who=Who(self.seat)))  # SM-B-TOK-13


class Tribe(Phase):
    """The winner of a minor people chooses the unit that comes with the village."""

    must = True
    names = called(pick="unit")
    seat: Seat
    area: Area

    def actors(self, g: World) -> tuple[Seat, ...]:
        return (self.seat,) if len(recruits(g)) > 1 else ()

    def verbs(self, g: World, seat: Seat) -> Iterator[str]:
        yield "pick"

    def question(self, g: World, seat: Seat) -> Msg:
        return msg("sidmeier-ask-tribe", area=area_name(self.area))

    def inquire(self, g: World, seat: Seat, path: Path) -> Node:
        match path:
            case (_, str(key)):
                return Ready(Found(next(kind for kind in recruits(g) if sort_key(kind, g.era) == key)))
        choices = tuple(Choice(sort_key(kind, g.era), sort_name(g, kind, g.era)) for kind in recruits(g))
        return One(self.question(g, seat), choices)

    def act(self, t: Turn[World], seat: Seat, action: Found) -> None:
        t.done()
        _recruit(t, seat, action.what, self.area)

    def proceed(self, t: Turn[World]) -> None:
        kinds = recruits(t.g)
        t.done()
        if kinds:
            _recruit(t, self.seat, kinds[0], self.area)
        else:
            t.tell(msg("sidmeier-no-recruit"))  # SM-A-TOK-19


def recruits(g: World) -> list[str]:
    """Classes of which a minor people brings a unit (SM-S-TOK-18, SM-A-TOK-19)."""
    if not g.advanced:
        return [*ARMIES, AIRCRAFT] if g.era == MODERN else [*ARMIES]
    return [
        kind for kind in (*ARMIES, AIRCRAFT) if any(UNITS[name].technology in g.techs for name in levels(kind, g.era))
    ]


def unseen(g: World, seat: Seat, area: Area) -> bool:
    """Whether a face-down token lies here that the player has not looked at."""
    token = g.tokens.get(area)
    return token is not None and not token.up and seat not in token.seen


def is_empty_for(g: World, seat: Seat, area: Area) -> bool:
    """Whether the player knows that the token here means nothing."""
    token = g.tokens.get(area)
    return token is not None and seat in token.seen and face(token.id) == "nothing"


def explore(t: Turn[World], seat: Seat, area: Area) -> None:
    """The settler looks at the token of its region."""
    token = t.g.tokens[area]
    kind = face(token.id)
    if kind in QUIET:
        t.g.tokens[area] = Token(token.id, seen=(*token.seen, seat))  # SM-B-TOK-05
        t.tell(msg("sidmeier-looked", who=Who(seat), area=area_name(area)))
        t.tell(msg(f"sidmeier-saw-{_sort(kind)}", area=area_name(area), token=face_name(kind)), to=(seat,))
        return
    t.tell(msg("sidmeier-found", who=Who(seat), area=area_name(area), token=face_name(kind)))
    meet(t, seat, area)


def take_away(t: Turn[World], seat: Seat, area: Area) -> None:
    """The finder removes a token without meaning (SM-B-TOK-35)."""
    t.g.gone.append(t.g.tokens.pop(area).id)
    t.tell(msg("sidmeier-took-away", who=Who(seat), area=area_name(area)))


def meet(t: Turn[World], seat: Seat, area: Area) -> None:
    """Events happen and are gone, terrain stays face up (SM-B-TOK-09, SM-B-TOK-29)."""
    kind = face(t.g.tokens[area].id)
    match kind:
        case "free-technology":
            _take_off(t, area)
            t.call(Discovery(seat))
        case "treasure":
            _take_off(t, area)
            t.g.players[seat].gold += TREASURE
            t.tell(msg("sidmeier-treasure", who=Who(seat), gold=TREASURE))
        case "minor":
            _take_off(t, area)
            _meet_people(t, area)
        case "plague":
            _take_off(t, area)
            _spread(t, area)
        case _:
            turn_up(t.g, area)


def _sort(kind: str) -> str:
    return "nothing" if kind == "nothing" else "resource"


def _take_off(t: Turn[World], area: Area) -> None:
    t.g.gone.append(t.g.tokens.pop(area).id)


def _meet_people(t: Turn[World], area: Area) -> None:
    """Everybody rolls two dice minus the number of own settlements (SM-B-TOK-15)."""
    g = t.g
    winner = highest(t, living(g), lambda seat: len(homes(g, seat)))
    settle(t, winner, area)
    t.tell(msg("sidmeier-minor", who=Who(winner), area=area_name(area)))
    t.call(Tribe(winner, area))


def _recruit(t: Turn[World], seat: Seat, kind: str, area: Area) -> None:
    figure = put(t.g, seat, kind, t.g.era, area)
    t.g.settlements[area].placed += 1
    unit = sort_name(t.g, figure.kind, figure.era)
    t.tell(msg("sidmeier-gift", who=Who(seat), unit=unit, area=area_name(area)))


def _spread(t: Turn[World], area: Area) -> None:
    """The plague reaches further from era to era (SM-B-TOK-21 to -27)."""
    g = t.g
    stricken = (area, *by_land(area, g.era - 1))
    dead: list[Figure] = [figure for figure in g.figures if figure.area in stricken]
    remove(g, dead)
    shrunk = [home for home in stricken if home in g.settlements and g.settlements[home].size > 1]
    for home in shrunk:
        g.settlements[home].size -= 1
    t.tell(msg("sidmeier-plague", regions=len(stricken), figures=len(dead), settlements=len(shrunk)))
