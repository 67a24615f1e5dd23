"""Civilization, by Francis Tresham: all that the outside may import is RULES."""

from rules.civilization.building import Building
from rules.civilization.calamities import Calamities
from rules.civilization.civil_war import CivilWar, Takeover
from rules.civilization.conflicts import Sieges
from rules.civilization.course import Course, deal
from rules.civilization.discards import Discards
from rules.civilization.disorder import Iconoclasm
from rules.civilization.editions import NEWEST
from rules.civilization.epidemic import Epidemic
from rules.civilization.famine import Famine
from rules.civilization.flood import Flood
from rules.civilization.growth import Growth
from rules.civilization.losses import Losses
from rules.civilization.movement import Movement
from rules.civilization.nations import Nations
from rules.civilization.piracy import Piracy
from rules.civilization.progress import result
from rules.civilization.purchase import Purchase
from rules.civilization.resample import redraw
from rules.civilization.shipyard import Shipyard
from rules.civilization.state import SMALL, TALK, VARIANTS, Civ
from rules.civilization.supply import Supply
from rules.civilization.support import Dissolving, Support
from rules.civilization.taxes import Revolt, Taxes
from rules.civilization.trade import Trade
from rules.civilization.view import CivView, check, hints, secrets, view
from rules.civilization.volcano import Earthquake, Volcano
from rules.kernel import Illegal, Option, Options, Rules, no

MOST_NOMADS = 4


def _blank(seats: int, options: Options) -> Civ:
    if options["variant"] in SMALL and seats > MOST_NOMADS:
        raise Illegal(no("CIV-71-a", "civilization-no-seats", most=MOST_NOMADS))
    aloud = options["talk"] == "aloud"
    return Civ(seats=seats, variant=options["variant"], shorten=int(options["shorten"]), aloud=aloud)


RULES = Rules(
    key="civilization",
    version=NEWEST,
    seats=range(2, 8),
    options=(
        Option("variant", VARIANTS),
        Option("shorten", ("0", "1", "2"), ("variant", ("farmers",))),
        Option("talk", TALK, ("variant", tuple(name for name in VARIANTS if name not in SMALL))),
    ),
    verbs={
        "nation": ("nation",),
        "tax": ("rate",),
        "take": ("pieces",),
        "grow": ("areas",),
        "ship": ("work", "harbour", "levy"),
        "move": ("from", "to", "tokens"),
        "sail": ("ship", "to", "load", "land"),
        "battle": ("area",),
        "build": ("area",),
        "buy-gold": (),
        "offer": ("to", "cards", "value", "good", "claim", "wanted"),
        "counter": ("offer", "cards", "value", "good", "claim"),
        "accept": ("offer",),
        "withdraw": ("offer",),
        "pass": (),
        "leave": (),
        "buy": ("cards", "payment", "tokens"),
        "waive": ("cards",),
        "calamity": ("choice", "second"),
        "lose": ("pieces",),
        "discard": ("cards",),
        "end": (),
    },
    state=Civ,
    steps=(
        Course, Nations, Taxes, Revolt, Growth, Shipyard, Movement, Sieges, Support, Building, Supply, Trade, Purchase,
        Calamities, Volcano, Earthquake, Flood, Famine, CivilWar, Takeover, Epidemic, Dissolving, Iconoclasm, Piracy,
        Losses, Discards,
    ),
    view_type=CivView,
    blank=_blank,
    deal=deal,
    ways=frozenset({"move", "sail"}),
    view=view,
    secrets=secrets,
    result=result,
    check=check,
    redraw=redraw,
    hints=hints,
    endless=3000,
)  # fmt: skip
