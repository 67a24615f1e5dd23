"""The signs of units, settlements, resources, technologies and wonders, and the sentences that they belong to."""

from collections.abc import Iterable
from functools import partial

from renderers.sidmeier.chips import square_on
from renderers.sidmeier.layout import technology_icon, unit_icon
from renderers.signs import GRID, Sign
from rules.sidmeier.printed import IMPROVEMENTS, TECHNOLOGIES, UNITS, WONDERS

SEATS = "player"
TOKENS = (
    *("wine", "horses", "iron", "gems", "spices", "oil", "coal", "rare-metals", "fertile", "desert", "mountains"),
    *("jungle-forest", "free-technology", "treasure", "minor", "plague", "nothing"),
)
ALSO = {
    "sidmeier/settler": "unit-settler kind-settler verb-found",
    "sidmeier/plague": "plague",
    "sidmeier/nothing": "saw-nothing",
    "sidmeier/infantry-1": "kind-infantry",
    "sidmeier/cavalry-1": "kind-cavalry",
    "sidmeier/fleet-1": "kind-fleet",
    "sidmeier/improvement": "verb-buy",
    "sidmeier/aircraft": "verb-fly",
    "sidmeier/size-1": "verb-start founded",
    "sidmeier/growth": "verb-grow growth",
}


def _gathered() -> Iterable[tuple[str, str]]:
    """Every icon of a thing, with a sentence that names the thing."""
    yield from ((f"sidmeier/{token}", f"token-{token}") for token in TOKENS)
    yield from ((f"sidmeier/size-{size}", f"size-{size}") for size in range(1, 5))
    yield from ((unit_icon(unit.kind, unit.era), f"unit-{name}") for name, unit in UNITS.items())
    yield from (("sidmeier/improvement", f"improvement-{name}") for name in IMPROVEMENTS)
    yield from ((icon, sentence) for icon, also in ALSO.items() for sentence in also.split())


def _by_icon() -> dict[str, Sign]:
    names: dict[str, list[str]] = {}
    for icon, sentence in _gathered():
        names.setdefault(icon, []).append(sentence)
    return {icon.partition("/")[2]: Sign(icon, " ".join(sentences)) for icon, sentences in names.items()}


def _technologies() -> dict[str, Sign]:
    """Squares in the colour of their era, with what they bring; some look the same."""
    alike: dict[str, list[str]] = {}
    for name, card in TECHNOLOGIES.items():
        alike.setdefault(f"era-{card.era}-{technology_icon(name).partition('/')[2]}", []).append(name)
    return {
        key: Sign(partial(square_on, name=names[0], size=GRID), " ".join(f"technology-{name}" for name in names))
        for key, names in alike.items()
    }


SIGNS = {
    **_by_icon(),
    "technology": Sign("sidmeier/technology", "verb-research research-free"),
    "gold": Sign("sidmeier/gold", "verb-sell money-pay money-get money-pay-later money-get-later paid fee treasure"),
    "income": Sign("sidmeier/income", "income", in_help=False),
    "smiley": Sign("sidmeier/smiley", "verb-assign free-smiley assign-auto"),
    "eye": Sign("sidmeier/eye", "verb-explore looked"),
    "battle": Sign(
        "sidmeier/battle", "verb-declare pick-battle verb-join declared reacted battle won duel-lost duel-tie"
    ),
    "claim": Sign("crown", "verb-claim"),
    "end": Sign("hourglass", "verb-end end-buy end-declare end-move end-trade end-window end-join done"),
    **{wonder: Sign(f"sidmeier/{wonder}", f"wonder-{wonder}") for wonder in WONDERS},
    **_technologies(),
}
