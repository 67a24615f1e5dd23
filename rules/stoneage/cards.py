"""Civilization cards: buying one, and what its upper part does."""

from functools import cache

from msgspec import Struct

from rules.kernel import (
    Choice,
    Msg,
    Node,
    One,
    Path,
    Ready,
    Seat,
    Split,
    Step,
    Turn,
    Who,
    msg,
    no,
    occasion,
    parts,
    several,
)
from rules.stoneage.printed import CARDS, FACES, PRICES, RESOURCES, Card, bundle, card_name, kind_name, pieces
from rules.stoneage.resources import (
    DECLINE,
    PAY,
    Decline,
    Pay,
    Spend,
    ask_spend,
    ask_split,
    cheapest,
    in_reach,
    pay,
    settle_first,
    spend,
    spending,
    why_no_spend,
)
from rules.stoneage.rewards import get, give, give_and_tell
from rules.stoneage.rolling import roll
from rules.stoneage.state import Player, StoneAge, card_at, clockwise, gain

KEPT = ("once", "choice")
"""Upper parts that are used later; such a card lies open until then."""
REWARDS = tuple(Choice(face, kind_name(face)) for face in FACES)
"""What dice can give."""


class Buying(Step[StoneAge]):
    """A person stands on a card: it is paid for, or it stays."""

    seat: Seat
    place: str

    def waiting(self, g: StoneAge) -> tuple[Seat, ...]:
        return (self.seat,) if in_reach(g.players[self.seat]) >= self._price() else ()

    def ask(self, g: StoneAge, seat: Seat, path: Path) -> Node:
        match path:
            case ():
                ask = msg("stoneage-ask-card", card=card_name(card_at(g, self.place)), price=self._price())
                return One(ask, self._verbs(g), self._why)
            case ("spend", *_):
                return ask_spend(path)
            case ("decline",):
                return Ready(Decline())
            case (_,):
                return self._ask_payment(g)
            case (_, paid):
                return Ready(Pay(parts(paid)))
        raise AssertionError(path)

    def play(self, t: Turn[StoneAge], seat: Seat, action: Pay | Decline | Spend) -> None:
        match action:
            case Spend():
                spend(t, seat, action)
            case Decline():
                self.proceed(t)
            case Pay(resources):
                t.done()
                self._take(t, resources)

    def proceed(self, t: Turn[StoneAge]) -> None:
        """Not paid for: the card stays for the next round."""
        t.tell(msg("stoneage-card-left", who=Who(self.seat), card=card_name(card_at(t.g, self.place))))
        t.done()

    def default(self, g: StoneAge, seat: Seat) -> Path:
        stock = g.players[seat].resources
        return ("pay", cheapest(stock, self._price())) if sum(stock) >= self._price() else ("decline",)

    def _price(self) -> int:
        return PRICES[int(self.place[-1]) - 1]

    def _verbs(self, g: StoneAge) -> tuple[Choice, ...]:
        can_pay = sum(g.players[self.seat].resources) >= self._price()
        return (*((PAY,) if can_pay else ()), DECLINE, *spending(g, self.seat))

    def _why(self, word: str) -> Msg | None:
        if word == "pay":
            return no("SA-CARD-01", "stoneage-no-price", price=self._price())
        return settle_first(word)

    def _ask_payment(self, g: StoneAge) -> Split:
        price, stock = self._price(), g.players[self.seat].resources  # SA-CARD-04
        return ask_split(msg("stoneage-ask-pay-card", price=price), stock, price, price, cheapest(stock, price))

    def _take(self, t: Turn[StoneAge], resources: tuple[tuple[str, int], ...]) -> None:
        """First the price, then the effect (SA-CARD-10)."""
        g, player = t.g, t.g.players[self.seat]
        card = card_at(g, self.place)
        paid = pay(player, resources)
        g.row[g.row.index(card)] = ""  # SA-CARD-06
        (player.kept if CARDS[card].top in KEPT else player.cards).append(card)
        t.tell(msg("stoneage-card-bought", who=Who(self.seat), card=card_name(card), paid=bundle(paid)))
        upper_part(t, self.seat, CARDS[card])


class Take(Struct, frozen=True):
    """A die of the card for all."""

    face: str


class DiceForAll(Step[StoneAge]):
    """Dice around a card: the buyer takes one, then everybody clockwise."""

    seat: Seat
    buyer: Seat
    dice: list[int]

    def waiting(self, g: StoneAge) -> tuple[Seat, ...]:
        return (self.seat,)

    def ask(self, g: StoneAge, seat: Seat, path: Path) -> Node:
        match path:
            case ():
                return One(msg("stoneage-ask-take"), (TAKE, *self._spending(g, seat)), _why_no_take)
            case ("spend", *_):
                return ask_spend(path)
            case (_,):
                return One(msg("stoneage-ask-die"), tuple(map(_die, sorted(set(self.dice)))), _why_no_die, REWARDS)
            case (_, str(face)):
                return Ready(Take(face))
        raise AssertionError(path)

    def play(self, t: Turn[StoneAge], seat: Seat, action: Take | Spend) -> None:
        match action:
            case Spend():
                spend(t, seat, action)
            case Take(face):
                self.dice.remove(FACES.index(face) + 1)  # SA-TOP-04
                _reward(t, seat, face)
                self.seat = (seat + 1) % t.g.seats
                if not self.dice:
                    t.done()  # SA-TOP-08

    def ahead(self, g: StoneAge, seat: Seat) -> "dict[str, Step[StoneAge]]":
        """Whoever takes a die later, as long as there is a choice."""
        if not 0 < (seat - self.seat) % g.seats < len(self.dice) or len(set(self.dice)) < 2:
            return {}
        return {self.occasion(g, seat): DiceForAll(seat, self.buyer, list(self.dice))}

    def occasion(self, g: StoneAge, seat: Seat) -> str:
        return occasion(DiceForAll, g.round, self.buyer)

    def _spending(self, g: StoneAge, seat: Seat) -> tuple[Choice, ...]:
        """Whoever has to take the last die decides nothing, and nobody waits for that."""
        return spending(g, seat) if len(set(self.dice)) > 1 else ()


TAKE = Choice("take", msg("stoneage-verb-take"))


def upper_part(t: Turn[StoneAge], seat: Seat, card: Card) -> None:
    """What a card does when it is taken."""
    player = t.g.players[seat]
    match card.top:
        case "dice":
            _dice_for_all(t, seat)
        case "food":
            get(t, seat, "food", card.amount)
        case "resource":
            get(t, seat, card.resource, card.amount)
        case "roll":
            roll(t, seat, card.resource, card.amount)
        case "points":
            player.score += card.amount
            t.tell(msg("stoneage-got-points", who=Who(seat), number=card.amount))
        case "tool" | "field" as reward:
            give_and_tell(t, seat, reward)
        case "extra":
            _draw(t, seat, player)


def _dice_for_all(t: Turn[StoneAge], seat: Seat) -> None:
    dice = [t.tape.die() for _ in clockwise(t.g, seat)]
    t.tell(msg("stoneage-rolled-for-all", who=Who(seat), dice=several([str(die) for die in dice])))
    t.call(DiceForAll(seat, seat, dice))


def _reward(t: Turn[StoneAge], seat: Seat, face: str) -> None:
    """What a die gives: a tool, a step on the agriculture track, or a resource."""
    reward = pieces(face, 1) if face in RESOURCES else kind_name(face)
    t.tell(msg("stoneage-took-die", who=Who(seat), number=FACES.index(face) + 1, reward=reward))
    if face in RESOURCES:
        gain(t.g.players[seat], face, 1)
    else:
        give(t, seat, face)


def _draw(t: Turn[StoneAge], seat: Seat, player: Player) -> None:
    if not t.g.deck:
        t.tell(msg("stoneage-deck-empty", who=Who(seat)))  # SA-TOP-18
        return
    card = t.g.deck.pop()
    player.drawn.append(card)
    t.tell(msg("stoneage-drew", who=Who(seat)))
    t.tell(msg("stoneage-drew-this", card=card_name(card)), to=(seat,))  # SA-INFO-03


@cache
def _die(number: int) -> Choice:
    reward = FACES[number - 1]
    return Choice(reward, msg("stoneage-die", reward=kind_name(reward), number=number))


def _why_no_take(word: str) -> Msg | None:
    if word == "tools":
        return no("SA-TOP-05", "stoneage-no-tools-here")
    return why_no_spend(word)


def _why_no_die(face: str) -> Msg | None:
    return no("SA-TOP-04", "stoneage-no-die", reward=kind_name(face)) if face in FACES else None
