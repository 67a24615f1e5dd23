"""What a player can prepare while others are busy: what this round will ask, as far as it can be foreseen."""

from collections.abc import Callable, Iterator

from rules.civilization.discards import Discards
from rules.civilization.disorder import lost_in_disorder, lost_to_iconoclasm
from rules.civilization.epidemic import own_loss
from rules.civilization.famine import LOSS
from rules.civilization.losses import Losses
from rules.civilization.movement import Movement
from rules.civilization.printed import kind
from rules.civilization.purchase import Purchase
from rules.civilization.shipyard import Shipyard
from rules.civilization.state import Civ
from rules.civilization.support import Dissolving
from rules.kernel import Seat, Step

Foreseen = Iterator[Step[Civ]]


def later(g: Civ, seat: Seat, phase: str) -> dict[str, Step[Civ]]:
    """The steps that will ask a player after the phase that is under way."""
    steps = SEEN_FROM[phase](g, seat) if phase in SEEN_FROM else ()
    return {step.occasion(g, seat): step for step in steps if seat in step.waiting(g)}


def _ships(g: Civ, seat: Seat) -> Foreseen:
    yield Shipyard()


def _movement(g: Civ, seat: Seat) -> Foreseen:
    yield from Movement([]).foreseen(g, seat)


def _purchase(g: Civ, seat: Seat) -> Foreseen:
    yield from Purchase([]).foreseen(g, seat)


def _losses(g: Civ, seat: Seat) -> Foreseen:
    """Own losses by calamities that lie open; what others will order cannot be foreseen."""
    for card in g.players[seat].laid:
        match kind(card.paper):
            case "famine":
                yield from Losses({seat: LOSS}).open_choice(g, seat)
            case "epidemic":
                yield from Losses({seat: own_loss(g, seat)}, sick=True).open_choice(g, seat)
            case "disorder":
                yield Dissolving({seat: lost_in_disorder(g, seat)})
            case "iconoclasm":
                yield Dissolving({seat: lost_to_iconoclasm(g, seat)})


def _end_of_round(g: Civ, seat: Seat) -> Foreseen:
    yield from _losses(g, seat)
    yield Discards()


SEEN_FROM: dict[str, Callable[[Civ, Seat], Foreseen]] = {
    "taxes": _ships,
    "growth": _ships,
    "ships": _movement,
    "trade": _purchase,
    "purchase": _end_of_round,
    "calamities": _end_of_round,
}
