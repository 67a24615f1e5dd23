"""Volcanic eruption or earthquake."""

from collections.abc import Iterator

from msgspec import Struct

from rules.civilization.board import VOLCANOES, Area, area_name, at, crater
from rules.civilization.state import Civ, chart_of, city_owner, listed, raze, remove
from rules.civilization.support import dissolve
from rules.civilization.units import Units
from rules.kernel import Choice, Node, One, Path, Ready, Seat, Step, Turn, Who, msg, several

NONE = "none"
CALAMITY = Choice("calamity", msg("civilization-verb-calamity"))


class Erupts(Struct, frozen=True):
    volcano: str


class Quakes(Struct, frozen=True):
    """An own city, and one next to it, if any."""

    city: Area
    other: Area


class Volcano(Step[Civ]):
    """The victim has units at several volcanoes and chooses one."""

    victim: Seat

    def waiting(self, g: Civ) -> tuple[Seat, ...]:
        return (self.victim,)

    def ask(self, g: Civ, seat: Seat, path: Path) -> Node:
        match path:
            case ():
                return One(msg("civilization-ask-volcano"), (CALAMITY,))
            case (_,):
                choices = tuple(_choice(name) for name in _near(g, seat))
                return One(msg("civilization-ask-volcano"), choices)
            case (_, str(name)):
                return Ready(Erupts(name))
        raise AssertionError(path)

    def play(self, t: Turn[Civ], seat: Seat, action: Erupts) -> None:
        t.done()
        _erupt(t, action.volcano)


class Earthquake(Step[Civ]):
    """The victim dissolves a city, and perhaps one of another player next to it."""

    victim: Seat

    def waiting(self, g: Civ) -> tuple[Seat, ...]:
        return (self.victim,)

    def ask(self, g: Civ, seat: Seat, path: Path) -> Node:
        match path:
            case ():
                return One(msg("civilization-ask-earthquake"), (CALAMITY,))
            case (_,):
                return One(msg("civilization-ask-earthquake"), tuple(map(at, g.players[seat].cities)))
            case (_, str(city)):
                nobody = Choice(NONE, msg("civilization-none"))
                near = tuple(at(other) for other in _neighbours(g, seat, city))
                return One(msg("civilization-ask-aftershock"), (*near, nobody)) if near else Ready(Quakes(city, NONE))
            case (_, str(city), str(other)):
                return Ready(Quakes(city, other))
        raise AssertionError(path)

    def play(self, t: Turn[Civ], seat: Seat, action: Quakes) -> None:
        t.done()
        dissolve(t, seat, action.city)
        owner = city_owner(t.g, action.other)
        if owner is not None:
            dissolve(t, owner, action.other)


def strike(t: Turn[Civ], victim: Seat) -> None:
    """A volcano where the victim has units, else an earthquake (CIV-52.2-e)."""
    near = list(_near(t.g, victim))
    if len(near) > 1:
        t.call(Volcano(victim))
    elif near:
        _erupt(t, near[0])
    elif t.g.players[victim].cities:
        t.call(Earthquake(victim))
    else:
        t.tell(msg("civilization-no-effect", who=Who(victim)))  # CIV-52.2-h


def _near(g: Civ, seat: Seat) -> Iterator[str]:
    """Volcanoes at which a player has units."""
    player = g.players[seat]
    for name in VOLCANOES:
        if any(area in player.tokens or area in player.cities for area in crater(name)):
            yield name


def _erupt(t: Turn[Civ], volcano: str) -> None:
    """Everything in the areas of the volcano is destroyed, whosever it is (CIV-52.2-b)."""
    areas = several([area_name(area) for area in crater(volcano)])
    t.tell(msg("civilization-erupted", volcano=msg(f"civilization-volcano-{volcano}"), areas=areas))
    for seat, player in enumerate(t.g.players):
        tokens = {area: player.tokens[area] for area in crater(volcano) if area in player.tokens}
        lost = Units(tokens, tuple(city for city in player.cities if city in crater(volcano)))
        for area, number in tokens.items():
            remove(t.g, seat, area, number)
        for city in lost.cities:
            raze(t.g, seat, city)
        if lost.total():
            t.tell(msg("civilization-lost", who=Who(seat), pieces=lost.told()))


def _neighbours(g: Civ, seat: Seat, city: Area) -> list[Area]:
    """Cities of others across a border of land or water (CIV-52.2-g)."""
    near = chart_of(g).near(city)
    return listed(area for area in near if city_owner(g, area) not in (None, seat))


def _choice(name: str) -> Choice:
    return Choice(name, msg(f"civilization-volcano-{name}"), spot=crater(name)[0])
