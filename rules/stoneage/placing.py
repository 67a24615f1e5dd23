"""Phase 1: in turn, everybody sets people on one place after the other."""

from functools import cache

from msgspec import Struct

from rules.kernel import Choice, Count, Msg, Node, One, Path, Ready, Seat, Step, Turn, Who, msg, no
from rules.stoneage.printed import EYES, LIMITS, PLACES, SPOTS, VILLAGE, kind_name, lying_name, place_name, toward
from rules.stoneage.resources import Spend, ask_spend, spend, spending, why_no_spend
from rules.stoneage.state import StoneAge, clockwise, lying_at

PLACE = Choice("place", msg("stoneage-verb-place"))


class Put(Struct, frozen=True):
    """So many people on this place."""

    place: str
    people: int


class Placing(Step[StoneAge]):
    """The player who has to place; everybody in turn until nobody can."""

    seat: Seat

    def waiting(self, g: StoneAge) -> tuple[Seat, ...]:
        return (self.seat,) if can_place(g, self.seat) else ()

    def ask(self, g: StoneAge, seat: Seat, path: Path) -> Node:
        match path:
            case ():
                return One(msg("stoneage-ask-turn-place"), (PLACE, *spending(g, seat)), _why_verb)
            case ("spend", *_):
                return ask_spend(path)
            case (_,):
                there = standing(g)
                closed = refusals(g, seat, there)
                return One(msg("stoneage-ask-place"), _open_spots(g, closed, there), closed.get, SPOTS)
            case (_, str(place), int(people)):
                return Ready(Put(place, people))
            case (_, str(place)):
                if place in _FIXED:
                    return Ready(Put(place, PLACES[place].least))
                least, most = crowd(g, seat, place)
                return Count(msg("stoneage-ask-people", place=toward(place, "")), least, most)
        raise AssertionError(path)

    def play(self, t: Turn[StoneAge], seat: Seat, action: Put | Spend) -> None:
        match action:
            case Spend():
                spend(t, seat, action)
            case Put(place, people):
                t.g.players[seat].at[place] = people
                where = toward(place, lying_at(t.g, place))
                t.tell(msg("stoneage-placed", who=Who(seat), number=people, place=where))
                self.seat = (seat + 1) % t.g.seats

    def proceed(self, t: Turn[StoneAge]) -> None:
        """Whoever cannot place is skipped; when nobody can, the phase is over."""
        for seat in clockwise(t.g, self.seat):
            if can_place(t.g, seat):
                self.seat = seat
                return
        t.done()

    def default(self, g: StoneAge, seat: Seat) -> Path:
        places = open_places(g, seat)
        place = "hunt" if "hunt" in places else places[0]
        most = crowd(g, seat, place)[1]
        return ("place", place) if place in _FIXED else ("place", place, most)


def crowd(g: StoneAge, seat: Seat, place: str) -> tuple[int, int]:
    """The least and the most people that a player can place there."""
    return _crowd(place, g.players[seat].home(), standing(g))


def crowds(g: StoneAge, seat: Seat) -> dict[str, tuple[int, int]]:
    """The same for every place where a player may place now."""
    home, there = g.players[seat].home(), standing(g)
    closed = refusals(g, seat, there)
    found = {place: people for place, people in _empty(g.seats, home) if place not in closed}
    for place in there:
        if place in found:
            found[place] = _crowd(place, home, there)
    return found


@cache
def _empty(seats: int, home: int) -> tuple[tuple[str, tuple[int, int]], ...]:
    """The least and the most people on each place where nobody stands."""
    places = _IN_PLAY[seats] if home else ()
    return tuple((place, _FIXED.get(place) or _crowd(place, home, {})) for place in places)


def _crowd(place: str, home: int, there: dict[str, list[int]]) -> tuple[int, int]:
    spec = PLACES[place]
    if spec.kind == "hunt":
        return spec.least, home  # SA-PLACE-13
    return spec.least, min(_free(place, there), home)


def standing(g: StoneAge) -> dict[str, list[int]]:
    """How many people of each player stand on the places where somebody does."""
    there: dict[str, list[int]] = {}
    for player in g.players:
        for place, people in player.at.items():
            there.setdefault(place, []).append(people)
    return there


def refusals(g: StoneAge, seat: Seat, there: dict[str, list[int]]) -> dict[str, Msg]:
    """The places that are closed to a player now, and what forbids them."""
    player, limits = g.players[seat], LIMITS[g.seats]
    closed = {place: _TWICE[place] for place in player.at}
    if player.home() < PLACES["hut"].least:
        closed.setdefault("hut", _TOO_FEW)
    for place, people in there.items():
        spec = PLACES[place]
        if place in closed or spec.kind == "hunt":
            continue
        if sum(people) + spec.least > spec.most:
            closed[place] = _FULL[place]
        elif len(people) == limits.resource:
            closed[place] = _CROWDED[g.seats][place]
    if sum([place in there for place in VILLAGE]) >= limits.village:
        closed = _NO_VILLAGE | closed
    return closed


def open_places(g: StoneAge, seat: Seat) -> list[str]:
    """Where a player may place now."""
    return _besides(g, refusals(g, seat, standing(g))) if g.players[seat].home() else []


def can_place(g: StoneAge, seat: Seat) -> bool:
    """The hunt has room for everybody, once."""
    player = g.players[seat]
    return bool(player.home()) and ("hunt" not in player.at or bool(open_places(g, seat)))


_FIXED = {key: (place.least, place.most) for key, place in PLACES.items() if place.least == place.most}
"""Places where nothing is to be chosen."""
_IN_PLAY = {
    seats: tuple(key for key, place in PLACES.items() if place.kind != "building" or int(key[-1]) <= seats)
    for seats in LIMITS
}


def _besides(g: StoneAge, closed: dict[str, Msg]) -> list[str]:
    """The places of the board without these."""
    return [place for place in _IN_PLAY[g.seats] if place not in closed]


def _free(place: str, there: dict[str, list[int]]) -> int:
    """Rings that nobody stands on."""
    return PLACES[place].most - sum(there.get(place, ()))


def _open_spots(g: StoneAge, closed: dict[str, Msg], there: dict[str, list[int]]) -> tuple[Choice, ...]:
    """The places where people can be set, with what they give."""
    return tuple([_open_spot(g, place, there) for place in _besides(g, closed)])


def _open_spot(g: StoneAge, place: str, there: dict[str, list[int]]) -> Choice:
    return _ground(place, _free(place, there)) if PLACES[place].yields else _spot(place, lying_at(g, place))


@cache
def _spot(place: str, lying: str) -> Choice:
    note = lying_name(lying) if lying else msg(f"stoneage-gives-{place}")
    return Choice(place, place_name(place), note, place)


@cache
def _ground(place: str, free: int) -> Choice:
    kind = PLACES[place].yields
    note = msg(f"stoneage-gives-{PLACES[place].kind}", kind=kind_name(kind), eyes=EYES[kind], free=free)
    return Choice(place, place_name(place), note, place)


def _no(clause: str, key: str, place: str) -> Msg:
    return no(clause, key, place=place_name(place))


_TWICE = {
    place: _no("SA-PLACE-08" if place == "hunt" else "SA-PLACE-07", "stoneage-no-twice", place) for place in PLACES
}
_TOO_FEW = _no("SA-PLACE-11", "stoneage-no-too-few", "hut")
_FULL = {place: _no("SA-PLACE-09", "stoneage-no-full", place) for place in PLACES}
_CROWDED = {
    seats: {
        place: _no("SA-COUNT-05" if seats == 2 else "SA-COUNT-04", f"stoneage-no-crowded-{seats}", place)
        for place in PLACES
    }
    for seats in LIMITS
}
_NO_VILLAGE = {place: _no("SA-COUNT-02", "stoneage-no-village", place) for place in VILLAGE}


def _why_verb(word: str) -> Msg | None:
    if word in ("end", "decline", "pass"):
        return no("SA-PLACE-03", "stoneage-no-passing")
    if word == "use":
        return no("SA-ROUND-03", "stoneage-no-use-yet")
    return no("SA-TOOL-10", "stoneage-no-roll") if word == "tools" else why_no_spend(word)
