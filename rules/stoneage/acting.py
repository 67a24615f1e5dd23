"""Phase 2: one player after the other carries out all own places, in any order."""

from msgspec import Struct

from rules.kernel import Choice, Msg, Node, One, Path, Ready, Seat, Step, Turn, msg, no, several
from rules.stoneage.buildings import Constructing
from rules.stoneage.cards import Buying
from rules.stoneage.printed import PLACES, SPOTS, lying_name, place_name
from rules.stoneage.resources import Spend, ask_spend, spend, spending, why_no_spend
from rules.stoneage.rewards import GOODS, give_and_tell
from rules.stoneage.rolling import roll
from rules.stoneage.state import StoneAge, lying_at

USE = Choice("use", msg("stoneage-verb-use"))
END = Choice("end", msg("stoneage-verb-end"))


class Use(Struct, frozen=True):
    """This place is carried out."""

    place: str


class End(Struct, frozen=True):
    """The turn is over."""


class Acting(Step[StoneAge]):
    """The actions of one player, step by step; the player says when they are over."""

    seat: Seat

    def waiting(self, g: StoneAge) -> tuple[Seat, ...]:
        return (self.seat,)

    def ask(self, g: StoneAge, seat: Seat, path: Path) -> Node:
        match path:
            case ():
                verb = USE if g.players[seat].at else END
                return One(msg("stoneage-ask-turn-act"), (verb, *spending(g, seat)), lambda word: _why(g, seat, word))
            case ("spend", *_):
                return ask_spend(path)
            case ("end",):
                return Ready(End())
            case (_,):
                places = tuple(_own_spot(g, seat, place) for place in places_of(g, seat))
                return One(msg("stoneage-ask-use"), places, _why_not, SPOTS)
            case (_, str(place)):
                return Ready(Use(place))
        raise AssertionError(path)

    def play(self, t: Turn[StoneAge], seat: Seat, action: Use | End | Spend) -> None:
        match action:
            case Spend():
                spend(t, seat, action)
            case End():
                t.done()
            case Use(place):
                people = t.g.players[seat].at.pop(place)  # SA-ACT-03
                _carry_out(t, seat, place, people)

    def default(self, g: StoneAge, seat: Seat) -> Path:
        places = places_of(g, seat)
        return ("use", places[0]) if places else ("end",)


def places_of(g: StoneAge, seat: Seat) -> list[str]:
    """Where a player's people stand, in the order of the board."""
    mine = g.players[seat].at
    return [place for place in PLACES if place in mine]


def _own_spot(g: StoneAge, seat: Seat, place: str) -> Choice:
    """A place of one's own, with what lies there or how many dice are rolled there."""
    lying = lying_at(g, place)
    if lying:
        what = lying_name(lying)
    elif PLACES[place].yields:
        what = msg("stoneage-rolling", number=g.players[seat].at[place])
    else:
        return Choice(place, place_name(place), spot=place)
    return Choice(place, msg("stoneage-own-place", place=place_name(place), what=what), spot=place)


def _carry_out(t: Turn[StoneAge], seat: Seat, place: str, people: int) -> None:
    match PLACES[place].kind:
        case "village":
            give_and_tell(t, seat, GOODS[place])
        case "card":
            t.call(Buying(seat, place))
        case "building":
            t.call(Constructing(seat, place))
        case _:
            roll(t, seat, PLACES[place].yields, people)  # SA-ACT-06, SA-ROLL-01


def _why(g: StoneAge, seat: Seat, word: str) -> Msg | None:
    if word == "end":
        left = several([place_name(place) for place in places_of(g, seat)])
        return no("SA-ACT-03", "stoneage-no-end-yet", places=left)
    if word == "use":
        return no("SA-ACT-03", "stoneage-no-more-places")
    if word == "place":
        return no("SA-PLACE-21", "stoneage-no-place-now")
    if word == "tools":
        return no("SA-TOOL-10", "stoneage-no-roll")
    if word in ("pay", "decline"):
        return no("SA-ACT-02", "stoneage-no-purchase")
    return why_no_spend(word)


def _why_not(place: str) -> Msg | None:
    return no("SA-ACT-03", "stoneage-no-people-there", place=place_name(place)) if place in PLACES else None
