"""The signs of trade cards, calamities, civilization cards and nations, and the sentences that they belong to."""

from functools import partial

from renderers.civilization.chips import chip_on
from renderers.palette import NORMAL
from renderers.signs import GRID, Sign, on_disc
from rules.civilization.printed import CIVILIZATION, KINDS, NATIONS

NATION = "#7a5a3a"
"""The ground of a nation's sign, which is pale; a nation has no colour before somebody leads it."""
FLOOD = "flooded plain-po plain-danube plain-nile plain-euphrates-tigris"
VOLCANO = "volcano-etna volcano-vesuvius volcano-thera"
ALSO = {"flood": FLOOD, "volcano": VOLCANO, "gold": "verb-buy-gold bought-gold"}

SIGNS = {
    "city": Sign("civilization/city", "verb-build built dissolved"),
    "ship": Sign(
        "civilization/ship", "verb-ship verb-sail ship-build ship-keep ship-upkeep ship-all ship-built kept sailed"
    ),
    "token": Sign("civilization/token", "verb-grow verb-move grew moved lost starved"),
    "treasury": Sign("civilization/treasury", "verb-tax paid rate"),
    "census": Sign("civilization/census", "phase-census census"),
    "trade": Sign(
        "civilization/hand",
        "verb-offer verb-counter verb-accept offered answered dealt-with verb-discard discarded drew",
    ),
    "battle": Sign("swords", "verb-battle fought"),
    "cards": Sign("cards", "verb-buy"),
    "winner": Sign("crown", "wins", in_help=False),
    "pass": Sign("hourglass", "verb-end verb-pass verb-leave pass-deal pass-news passed"),
    **{f"kind-{kind}": Sign(f"civilization/{kind}", f"kind-{kind} {ALSO.get(kind, '')}") for kind in KINDS},
    **{card: Sign(partial(chip_on, card=card, size=GRID), f"card-{card}") for card in CIVILIZATION},
    **{nation: Sign(on_disc(NATION, f"civilization/{nation}", NORMAL.card), f"nation-{nation}") for nation in NATIONS},
}
