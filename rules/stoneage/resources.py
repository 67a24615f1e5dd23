"""Handing over resources, and the card that gives two of them at any moment."""

from collections.abc import Sequence
from operator import mul

from msgspec import Struct

from rules.kernel import Choice, Msg, Node, Path, Ready, Seat, Split, Turn, Who, msg, no, parts
from rules.stoneage.printed import CARDS, RESOURCES, VALUES, bundle, kind_name
from rules.stoneage.state import Player, StoneAge, choice_card, lay_down

Parts = tuple[tuple[str, int], ...]

KINDS = tuple(Choice(kind, kind_name(kind)) for kind in RESOURCES)
KNOWN = (Choice("food", kind_name("food")), *KINDS)
SPEND = Choice("spend", msg("stoneage-verb-spend"))
PAY = Choice("pay", msg("stoneage-verb-pay"))
DECLINE = Choice("decline", msg("stoneage-verb-decline"))
CARD_GIVES = next(card.amount for card in CARDS.values() if card.top == "choice")


class Spend(Struct, frozen=True):
    """The card of two resources of choice is used for these."""

    resources: Parts


class Pay(Struct, frozen=True):
    """These resources go back to the board."""

    resources: Parts


class Decline(Struct, frozen=True):
    """Nothing is paid."""


def counts(resources: Parts) -> tuple[int, ...]:
    """How many of each kind, in the order of the kinds."""
    named = dict(resources)
    return tuple([named.get(kind, 0) for kind in RESOURCES])


def worth(resources: Sequence[int]) -> int:
    """Points of these resources in a building."""
    return sum(map(mul, resources, VALUES))


def cheapest(stock: Sequence[int], number: int) -> Parts:
    """So many resources, those of the lowest value first."""
    chosen = []
    for kind, there in zip(RESOURCES, stock, strict=True):
        taken = min(there, number)
        number -= taken
        if taken:
            chosen.append((kind, taken))
    return tuple(chosen)


def pay(player: Player, resources: Parts) -> tuple[int, ...]:
    """The resources go back to the board; tells how many of each kind."""
    paid = counts(resources)
    player.resources = [there - gone for there, gone in zip(player.resources, paid, strict=True)]
    assert min(player.resources) >= 0
    return paid


def in_reach(player: Player) -> int:
    """Resources that a player has, with those of the card that he may still use (SA-TOP-26)."""
    return sum(player.resources) + (CARD_GIVES if choice_card(player) else 0)


def ask_split(ask: Msg, stock: Sequence[int], least: int, most: int, hint: Parts | None = None) -> Split:
    """From `least` to `most` resources out of these; food is none (SA-CARD-03, SA-BLD-26)."""
    held = [index for index, number in enumerate(stock) if number]
    choices = tuple(KINDS[index] for index in held)
    return Split(ask, choices, tuple(stock[index] for index in held), least, most, hint, why_not, KNOWN)


def why_not(kind: str) -> Msg | None:
    if kind == "food":
        return no("SA-CARD-03", "stoneage-no-food")
    return no("SA-CARD-02", "stoneage-no-resource", kind=kind_name(kind)) if kind in RESOURCES else None


def settle_first(word: str) -> Msg | None:
    """The refusal for somebody who goes on before a card or a building is paid for or left."""
    return no("SA-CARD-05", "stoneage-settle-first") if word in ("use", "end") else why_no_spend(word)


def spending(g: StoneAge, seat: Seat) -> tuple[Choice, ...]:
    """The verb for the card of two resources, at every decision of its owner."""
    return (SPEND,) if choice_card(g.players[seat]) else ()


def ask_spend(path: Path) -> Node:
    if len(path) == 2:
        return Ready(Spend(parts(path[1])))
    caps = (CARD_GIVES,) * len(KINDS)
    ask = msg("stoneage-ask-spend", number=CARD_GIVES)
    return Split(ask, KINDS, caps, CARD_GIVES, CARD_GIVES, None, why_not, KNOWN)


def spend(t: Turn[StoneAge], seat: Seat, action: Spend) -> None:
    player = t.g.players[seat]
    taken = counts(action.resources)
    player.resources = [there + more for there, more in zip(player.resources, taken, strict=True)]
    card = choice_card(player)
    assert card
    lay_down(player, card)  # SA-TOP-27
    t.tell(msg("stoneage-spent", who=Who(seat), resources=bundle(taken)))


def why_no_spend(word: str) -> Msg | None:
    """The refusal for somebody without that card."""
    return no("SA-TOP-25", "stoneage-no-choice-card") if word == "spend" else None
