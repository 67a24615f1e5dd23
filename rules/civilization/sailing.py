"""Ships: loading, sailing and landing, as far as range and room allow."""

from collections.abc import Mapping

from msgspec import Struct

from rules.civilization.board import AREAS, HARBOURS, SHORES, Area, Harbour, area_name, harbour_name, moor
from rules.civilization.shipyard import berths
from rules.civilization.state import SMALL, Civ, Player, Ship, add, chart_of, closed, has, remove
from rules.kernel import Choice, Count, Msg, Node, One, Path, Ready, Seat, Turn, Who, msg, no

HOLD = 5
RANGE = 4


class Voyage(Struct, frozen=True):
    """A ship takes tokens aboard, sails, and lands some there."""

    ship: str
    target: Harbour
    load: int
    land: int


def reach(g: Civ, seat: Seat) -> int:
    return RANGE + has(g, seat, "clothmaking")


def open_sea(g: Civ, seat: Seat) -> bool:
    """Whether a player's ships may cross open sea (CIV-43.5-p, CIV-71-i, CIV-72-d)."""
    return g.variant in SMALL or has(g, seat, "astronomy")


def berth(g: Civ, seat: Seat, name: str) -> Ship:
    player = g.players[seat]
    return player.ships[berths(player).index(name)]


def able(g: Civ, seat: Seat) -> bool:
    """Whether any ship can still do anything."""
    return any(_voyages(g, seat, name) for name in berths(g.players[seat]))


def ask(g: Civ, seat: Seat, fresh: Mapping[Area, int], answers: Path) -> Node:
    """Ship, target, then how many go aboard and how many land, where there is a choice."""
    player = g.players[seat]
    match answers:
        case ():
            ships = tuple(_choice(g, seat, player, name) for name in berths(player) if _voyages(g, seat, name))
            return One(msg("civilization-ask-which-ship"), ships)
        case (str(name),):
            targets = tuple(map(moor, _voyages(g, seat, name)))
            ask = msg("civilization-ask-course", left=reach(g, seat) - berth(g, seat, name).sailed)
            return One(ask, targets, lambda word: _why_not(g, seat, name, word), SHORES)
        case (str(name), str(target), *numbers):
            return _ask_cargo(g, seat, fresh, Voyage(name, target, 0, 0), tuple(numbers))
    raise AssertionError(answers)


def sail(t: Turn[Civ], seat: Seat, voyage: Voyage) -> None:
    g = t.g
    ship = berth(g, seat, voyage.ship)
    ship.sailed += _voyages(g, seat, voyage.ship)[voyage.target]
    if voyage.load:
        remove(g, seat, ship.area, voyage.load)
    ship.cargo += voyage.load - voyage.land
    places = {"source": harbour_name(ship.harbour), "target": harbour_name(voyage.target)}
    ship.harbour = voyage.target
    if voyage.land:
        add(g, seat, ship.area, voyage.land)
    t.tell(msg("civilization-sailed", who=Who(seat), load=voyage.load, land=voyage.land, **places))


def land_all(t: Turn[Civ], seat: Seat) -> None:
    """Nobody stays aboard when the player ends his move (CIV-43.5-l)."""
    for ship in t.g.players[seat].ships:
        if ship.cargo:
            add(t.g, seat, ship.area, ship.cargo)
            area = area_name(ship.area)
            t.tell(msg("civilization-landed", who=Who(seat), tokens=ship.cargo, area=area))
        ship.cargo = ship.sailed = 0


def _ask_cargo(g: Civ, seat: Seat, fresh: Mapping[Area, int], voyage: Voyage, numbers: Path) -> Node:
    ship = berth(g, seat, voyage.ship)
    stays = voyage.target == ship.harbour
    idle = stays or closed(g, seat, HARBOURS[voyage.target])
    waiting = 0 if idle else min(HOLD - ship.cargo, fresh.get(ship.area, 0))  # CIV-43.5-h
    given = iter(numbers)
    load = land = 0
    if waiting:
        answer = next(given, None)
        if answer is None:
            return Count(msg("civilization-ask-load", aboard=ship.cargo), 0, waiting)
        load = int(str(answer))
    aboard = ship.cargo + load
    if aboard:
        answer = next(given, None)
        if answer is None:
            return Count(msg("civilization-ask-land", aboard=aboard), 1 if stays else 0, aboard)
        land = int(str(answer))
    return Ready(Voyage(voyage.ship, voyage.target, load, land))


def _voyages(g: Civ, seat: Seat, name: str) -> dict[Harbour, int]:
    """Where a ship can go and how far that is; staying makes sense only to land somebody."""
    ship = berth(g, seat, name)
    found = chart_of(g).reach(ship.harbour, reach(g, seat) - ship.sailed, open_sea(g, seat))
    if not ship.cargo:
        return {harbour: far for harbour, far in found.items() if far}
    return {harbour: far for harbour, far in found.items() if not closed(g, seat, HARBOURS[harbour])}


def _choice(g: Civ, seat: Seat, player: Player, name: str) -> Choice:
    ship = berth(g, seat, name)
    left = reach(g, seat) - ship.sailed
    label = msg("civilization-ship-at", harbour=harbour_name(ship.harbour))
    return Choice(name, label, msg("civilization-ship-note", left=left, aboard=ship.cargo), ship.area)


def _why_not(g: Civ, seat: Seat, name: str, word: str) -> Msg | None:
    area = word.partition(".")[0]
    if area not in AREAS:
        return None
    if AREAS[area].open:
        return no("CIV-43.5-q", "civilization-no-end-at-sea", area=area_name(area))
    if area not in chart_of(g).areas:
        return no("CIV-31-i", "civilization-no-region", area=area_name(area))
    if not AREAS[area].water:
        return no("CIV-43.5-n", "civilization-no-water", area=area_name(area))
    left = reach(g, seat) - berth(g, seat, name).sailed
    return no("CIV-43.5-i", "civilization-too-far", area=area_name(area), left=left)
