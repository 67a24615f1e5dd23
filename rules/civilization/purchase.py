"""Phase 10: civilization cards are bought with trade cards, treasury and credits."""

from collections.abc import Iterator

from msgspec import Struct

from rules.civilization.credits import best_credits
from rules.civilization.papers import give_up, held, kind_choice, pull, worth, worth_of
from rules.civilization.printed import CIVILIZATION, MOST, STACKS, VALUE, Card, Kind, card_name
from rules.civilization.state import Civ, Player, by_table
from rules.kernel import (
    Choice,
    Count,
    Illegal,
    Many,
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
    keys,
    msg,
    no,
    parts,
    several,
)

Parts = tuple[tuple[Kind, int], ...]
CHEAPEST = min(card.price for card in CIVILIZATION.values())


class Bought(Struct, frozen=True):
    """Cards, and the goods that pay for them; the treasury pays the rest."""

    cards: tuple[Card, ...]
    goods: Parts


class Waived(Struct, frozen=True):
    """Own cards whose credit is not to be used."""

    cards: tuple[Card, ...]


class End(Struct, frozen=True):
    """Nothing more."""


BUY = Choice("buy", msg("civilization-verb-buy"))
WAIVE = Choice("waive", msg("civilization-verb-waive"))
END = Choice("end", msg("civilization-verb-end"))
EVERY_CARD = tuple(Choice(card, card_name(card)) for card in CIVILIZATION)


class Purchase(Step[Civ]):
    """The last of the table first; `spent` are cards whose credit is used up or waived this round."""

    forced = False
    queue: list[Seat]
    owned: list[Card] = []
    """What the buyer had when his turn began."""
    spent: list[Card] = []
    begun: bool = False

    def waiting(self, g: Civ) -> tuple[Seat, ...]:
        return tuple(self.queue[:1]) if self.begun else ()

    def ask(self, g: Civ, seat: Seat, path: Path) -> Node:
        match path:
            case ():
                verbs = self._verbs(g, seat)
                ask = "civilization-ask-buy" if BUY in verbs else "civilization-ask-buy-nothing"
                return One(msg(ask), verbs, self._why)
            case ("end",):
                return Ready(End())
            case ("waive",):
                cards = tuple(card_choice(card) for card in self._giving())
                return Many(msg("civilization-ask-waive"), cards, 1, len(cards))
            case ("waive", cards):
                return Ready(Waived(keys(cards)))
            case ("buy",):
                return self._ask_cards(g, seat)
            case ("buy", cards):
                return self._ask_payment(g, seat, keys(cards))
            case ("buy", cards, goods, *tokens):
                return self._ready(g, seat, Bought(keys(cards), parts(goods)), tuple(tokens))
        raise AssertionError(path)

    def play(self, t: Turn[Civ], seat: Seat, action: Bought | Waived | End) -> None:
        match action:
            case Bought():
                self._buy(t, seat, action)
            case Waived(cards):
                self.spent += cards
                t.tell(msg("civilization-waived", who=Who(seat), cards=several([card_name(c) for c in cards])))
            case End():
                self._next()

    def proceed(self, t: Turn[Civ]) -> None:
        while self.queue and not might_buy(t.g, self.queue[0]):
            self.queue.pop(0)
        if not self.queue:
            t.done()
            return
        self.begun = True
        self.owned = list(t.g.players[self.queue[0]].cards)
        self.spent = []

    def default(self, g: Civ, seat: Seat) -> Path:
        return ("end",)

    def ahead(self, g: Civ, seat: Seat) -> "dict[str, Step[Civ]]":
        steps = self.foreseen(g, seat) if seat in self.queue[1:] else ()
        return {step.occasion(g, seat): step for step in steps}

    def foreseen(self, g: Civ, seat: Seat) -> "Iterator[Purchase]":
        """The turn of a player, if it began now."""
        if might_buy(g, seat):
            yield Purchase([seat], list(g.players[seat].cards), begun=True)

    def price(self, cards: tuple[Card, ...]) -> int:
        """What is due after credits."""
        return sum(CIVILIZATION[card].price for card in cards) - best_credits(self._giving(), cards).points

    def refusal(self, g: Civ, seat: Seat, card: Card) -> Msg | None:
        player = g.players[seat]
        return self._forbids(g, player, card, worth(player.hand)) if card in CIVILIZATION else None

    def _forbids(self, g: Civ, player: Player, card: Card, papers: int) -> Msg | None:
        """What forbids a card to a player whose trade cards are worth so much."""
        if card in player.cards:
            return no("CIV-43.10-h", "civilization-no-second-card", card=card_name(card))
        if not g.shop[card]:
            return no("CIV-43.10-j", "civilization-no-copy", card=card_name(card))
        needs = CIVILIZATION[card].needs
        if needs and needs not in self.owned:
            return no("CIV-43.10-k", "civilization-no-law", card=card_name(card), needs=card_name(needs))
        due = self.price((card,))
        if due > papers + player.treasury:
            return no("CIV-43.10-b", "civilization-too-dear", card=card_name(card), price=due)
        return None

    def _verbs(self, g: Civ, seat: Seat) -> tuple[Choice, ...]:
        buy = (BUY,) if self._offered(g, seat) else ()
        waive = (WAIVE,) if buy and self._giving() else ()
        return (*buy, *waive, END)

    def _why(self, word: str) -> Msg | None:
        return no("CIV-43.10-b", "civilization-nothing-to-buy") if word == "buy" else None

    def _offered(self, g: Civ, seat: Seat) -> list[Card]:
        player, papers = g.players[seat], worth(g.players[seat].hand)
        if len(player.cards) >= MOST:
            return []  # CIV-43.10-i
        return [card for card in CIVILIZATION if self._forbids(g, player, card, papers) is None]

    def _giving(self) -> list[Card]:
        """Cards whose credit can still be used (CIV-43.10-t)."""
        return [card for card in self.owned if card not in self.spent]

    def _ask_cards(self, g: Civ, seat: Seat) -> Node:
        offered = self._offered(g, seat)
        most = min(len(offered), MOST - len(g.players[seat].cards))
        cheapest = min(offered, key=lambda card: self.price((card,)))
        choices = tuple(card_choice(card, self.price((card,))) for card in offered)
        ask = msg("civilization-ask-cards", points=worth(g.players[seat].hand), treasury=g.players[seat].treasury)
        return Many(ask, choices, 1, most, (cheapest,), lambda card: self.refusal(g, seat, card), EVERY_CARD)

    def _ask_payment(self, g: Civ, seat: Seat, cards: tuple[Card, ...]) -> Node:
        player, due, hand = g.players[seat], self.price(cards), held(g, seat)
        if due > worth_of(hand) + player.treasury:
            raise Illegal(no("CIV-43.10-g", "civilization-too-dear-together", price=due))
        goods = {name: number for name, number in hand.items() if name in VALUE}
        ask = msg("civilization-ask-payment", price=due, treasury=player.treasury)
        least = 0 if due <= player.treasury else 1
        choices = tuple(kind_choice(name) for name in goods)
        return Split(ask, choices, tuple(goods.values()), least, sum(goods.values()), tuple(goods.items()))

    def _ready(self, g: Civ, seat: Seat, bought: Bought, answers: Path) -> Node:
        """The treasury pays exactly what is missing; the buyer says how much that is (CIV-43.10-f)."""
        missing = self.price(bought.cards) - worth(pull(g.players[seat].hand, bought.goods))
        if missing > g.players[seat].treasury:
            raise Illegal(no("CIV-43.10-f", "civilization-paid-too-little", missing=missing))
        if missing > 0 and not answers:
            return Count(msg("civilization-ask-treasury", tokens=missing), missing, missing)
        return Ready(bought, secret=True)

    def _buy(self, t: Turn[Civ], seat: Seat, action: Bought) -> None:
        """Tokens pay exactly what the trade cards leave open (CIV-43.10-e, CIV-43.10-f)."""
        player = t.g.players[seat]
        due, papers = self.price(action.cards), pull(player.hand, action.goods)
        tokens = max(0, due - worth(papers))
        self.spent += best_credits(self._giving(), action.cards).used
        player.treasury -= tokens
        player.cards += action.cards
        for card in action.cards:
            t.g.shop[card] -= 1
        names = several([card_name(card) for card in action.cards])
        numbers = {"price": due, "papers": len(papers), "tokens": tokens}
        t.tell(msg("civilization-bought", who=Who(seat), cards=names, **numbers))
        give_up(t, seat, papers)

    def _next(self) -> None:
        self.queue.pop(0)
        self.begun = False


def begin_purchase(t: Turn[Civ]) -> None:
    """Egypt first, Africa last (CIV-43.10-a)."""
    t.call(Purchase(by_table(t.g)[::-1]))


def might_buy(g: Civ, seat: Seat) -> bool:
    """Whether a player could buy anything, as far as everybody can tell from the number of his cards."""
    player = g.players[seat]
    means = player.treasury + STACKS * len(player.hand) ** 2
    if means < CHEAPEST and not player.cards:
        return False  # nothing gives credit
    return len(player.cards) < MOST and any(
        means >= CIVILIZATION[card].price - best_credits(player.cards, (card,)).points
        for card, copies in g.shop.items()
        if copies and card not in player.cards and CIVILIZATION[card].needs in ("", *player.cards)
    )


def card_choice(card: Card, price: int | None = None) -> Choice:
    note = None if price is None else msg("civilization-price", price=price)
    return Choice(card, card_name(card), note)
