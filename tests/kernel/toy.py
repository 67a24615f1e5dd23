"""A small card game with hands, a deck and a die, on which the kernel and the contract are tried."""

from pathlib import Path
from typing import Any

from msgspec import Struct

from rules import kernel, text
from rules.kernel import (
    Choice,
    Node,
    One,
    Option,
    Options,
    Position,
    Ready,
    Result,
    Rules,
    Seat,
    Step,
    Tape,
    Turn,
    View,
    Who,
    msg,
)

text.register("toy", Path(__file__).parent)

CARDS = [f"{kind}.{number}" for kind in ("sun", "moon") for number in range(1, 7)]


class Toy(Struct):
    """Hands, a deck that only its top leaves, buried cards, and what lies open."""

    seats: int
    hands: list[list[str]]
    deck: list[str] = []
    buried: list[str] = []
    table: list[str] = []
    rolls: list[int] = []
    edition: int = 1


class ToyView(View, frozen=True, kw_only=True):
    hand: tuple[str, ...]
    cards: tuple[int, ...]
    deck: int
    buried: int
    table: tuple[str, ...]
    rolls: tuple[int, ...]


class Do(Struct, frozen=True):
    verb: str
    card: str = ""


class Move(Step[Toy]):
    """One player draws, plays, buries or rolls; draws end with the deck."""

    seat: Seat

    def waiting(self, g: Toy) -> tuple[Seat, ...]:
        return (self.seat,) if g.deck else ()

    def ask(self, g: Toy, seat: Seat, path: kernel.Path) -> Node:
        match path:
            case ():
                verbs = ("draw", "roll", "play", "bury", "sort") if g.hands[seat] else ("draw", "roll")
                return One(msg("toy-ask"), tuple(Choice(verb) for verb in verbs))
            case ("draw" | "roll" | "sort",):
                return Ready(Do(str(path[0])))
            case ("play" | "bury",):
                return One(msg("toy-ask-card"), tuple(Choice(card) for card in g.hands[seat]))
            case _:
                return Ready(Do(str(path[0]), str(path[1])), secret=path[0] == "bury")

    def play(self, t: Turn[Toy], seat: Seat, action: Do) -> None:
        g, hand = t.g, t.g.hands[seat]
        match action.verb:
            case "draw":
                hand.append(g.deck.pop())
                t.tell(msg("toy-drew", who=Who(seat)))
                t.tell(msg("toy-drew-own", card=hand[-1]), to=(seat,))
            case "play":
                hand.remove(action.card)
                g.table.append(action.card)
                t.tell(msg("toy-played", who=Who(seat), card=action.card))
            case "bury":
                hand.remove(action.card)
                g.buried.append(action.card)
                t.tell(msg("toy-buried", who=Who(seat)))
            case "roll":
                g.rolls.append(t.tape.die())
                t.tell(msg("toy-rolled", who=Who(seat), number=g.rolls[-1]))
            case "sort":
                if sorts_by_name(g):
                    hand.sort()
                else:
                    hand.reverse()
                return
        t.goto(type(self)((seat + 1) % g.seats))

    def proceed(self, t: Turn[Toy]) -> None:
        t.end()


def sorts_by_name(g: Toy) -> bool:
    """In the first edition a hand was only turned round."""
    return g.edition >= 2


def blank(seats: int, options: Options) -> Toy:
    return Toy(seats, [[] for _ in range(seats)])


def deal(t: Turn[Toy]) -> None:
    t.g.deck = list(CARDS)
    t.tape.shuffle(t.g.deck)
    for hand in t.g.hands:
        hand.append(t.g.deck.pop())
    t.call(Move(0))


def view(p: Position[Toy, Any], viewer: Seat | None) -> ToyView:
    g = p.game
    return ToyView(
        viewer=viewer,
        seats=g.seats,
        up=kernel.waiting(p),
        phase=msg("toy-phase"),
        result=result(p),
        hand=() if viewer is None else tuple(g.hands[viewer]),
        cards=tuple(map(len, g.hands)),
        deck=len(g.deck),
        buried=len(g.buried),
        table=tuple(g.table),
        rolls=tuple(g.rolls),
    )


def secrets(p: Position[Toy, Any], viewer: Seat | None) -> frozenset[str]:
    g = p.game
    others = [card for seat, hand in enumerate(g.hands) if seat != viewer for card in hand]
    return frozenset([*g.deck, *g.buried, *others])


def result(p: Position[Toy, Any]) -> Result | None:
    if p.stack:
        return None
    points = tuple(len(hand) for hand in p.game.hands)
    return Result(points, tuple(1 + sum(other > mine for other in points) for mine in points), msg("toy-over"))


def check(p: Position[Toy, Any]) -> None:
    g = p.game
    cards = [*g.deck, *g.buried, *g.table, *(card for hand in g.hands for card in hand)]
    assert sorted(cards) == sorted(CARDS), "cards were lost"


def redraw(p: Position[Toy, Any], viewer: Seat | None, tape: Tape) -> None:
    g = p.game
    tape.redeal(g.deck, g.buried, *(hand for seat, hand in enumerate(g.hands) if seat != viewer))


RULES: Rules[Toy] = Rules(
    key="toy",
    version=2,
    seats=range(2, 4),
    options=(Option("size", ("small", "large")),),
    verbs={"draw": (), "roll": (), "sort": (), "play": ("card",), "bury": ("card",)},
    state=Toy,
    steps=(Move,),
    view_type=ToyView,
    blank=blank,
    deal=deal,
    view=view,
    secrets=secrets,
    result=result,
    check=check,
    redraw=redraw,
)
