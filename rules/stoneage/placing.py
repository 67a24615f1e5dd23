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
                places = tuple(_open_spot(g, place) for place in open_places(g, seat))
                return One(msg("stoneage-ask-place"), places, lambda place: refusal(g, seat, place), SPOTS)
            case (_, str(place), int(people)):
                return Ready(Put(place, people))
            case (_, str(place)):
                least, most = crowd(g, seat, place)
                if PLACES[place].least == PLACES[place].most:
                    return Ready(Put(place, least))
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
        place = "hunt" if refusal(g, seat, "hunt") is None else next(iter(open_places(g, seat)))
        most = crowd(g, seat, place)[1]
        return ("place", place) if PLACES[place].least == PLACES[place].most else ("place", place, most)


def crowd(g: StoneAge, seat: Seat, place: str) -> tuple[int, int]:
    """The least and the most people that a player can place there."""
    spec, home = PLACES[place], g.players[seat].home()
    if spec.kind == "hunt":
        return spec.least, home  # SA-PLACE-13
    return spec.least, min(_free(g, place), home)


def refusal(g: StoneAge, seat: Seat, place: str) -> Msg | None:
    """What forbids a player this place now."""
    if place not in _IN_PLAY[g.seats]:
        return None
    if place in g.players[seat].at:
        return _no("SA-PLACE-08" if place == "hunt" else "SA-PLACE-07", "stoneage-no-twice", place)
    spec, limits = PLACES[place], LIMITS[g.seats]
    if spec.least > 1 and g.players[seat].home() < spec.least:
        return _no("SA-PLACE-11", "stoneage-no-too-few", place)
    there = [player.at[place] for player in g.players if place in player.at]
    if there and spec.kind != "hunt":
        if sum(there) + spec.least > spec.most:
            return _no("SA-PLACE-09", "stoneage-no-full", place)
        if len(there) == limits.resource:
            return _no("SA-COUNT-05" if g.seats == 2 else "SA-COUNT-04", f"stoneage-no-crowded-{g.seats}", place)
    if spec.kind == "village" and sum(_taken(g, other) for other in VILLAGE) >= limits.village:
        return _no("SA-COUNT-02", "stoneage-no-village", place)
    return None


def open_places(g: StoneAge, seat: Seat) -> list[str]:
    """Where a player may place now."""
    if not g.players[seat].home():
        return []
    return [place for place in _IN_PLAY[g.seats] if refusal(g, seat, place) is None]


def can_place(g: StoneAge, seat: Seat) -> bool:
    return bool(g.players[seat].home()) and any(refusal(g, seat, place) is None for place in _IN_PLAY[g.seats])


_IN_PLAY = {
    seats: tuple(key for key, place in PLACES.items() if place.kind != "building" or int(key[-1]) <= seats)
    for seats in LIMITS
}


def _taken(g: StoneAge, place: str) -> bool:
    return any(place in player.at for player in g.players)


def _free(g: StoneAge, place: str) -> int:
    """Rings that nobody stands on."""
    return PLACES[place].most - sum(player.at.get(place, 0) for player in g.players)


def _open_spot(g: StoneAge, place: str) -> Choice:
    """A place where people can be set, with what it gives."""
    return _ground(place, _free(g, place)) if PLACES[place].yields else _spot(place, lying_at(g, place))


@cache
def _spot(place: str, lying: str) -> Choice:
    note = lying_name(lying) if lying else msg(f"stoneage-gives-{place}")
    return Choice(place, place_name(place), note, place)


@cache
def _ground(place: str, free: int) -> Choice:
    kind = PLACES[place].yields
    note = msg(f"stoneage-gives-{PLACES[place].kind}", kind=kind_name(kind), eyes=EYES[kind], free=free)
    return Choice(place, place_name(place), note, place)


@cache
def _no(clause: str, key: str, place: str) -> Msg:
    return no(clause, key, place=place_name(place))


def _why_verb(word: str) -> Msg | None:
    if word in ("end", "decline", "pass"):
        return no("SA-PLACE-03", "stoneage-no-passing")
    if word == "use":
        return no("SA-ROUND-03", "stoneage-no-use-yet")
    return no("SA-TOOL-10", "stoneage-no-roll") if word == "tools" else why_no_spend(word)
