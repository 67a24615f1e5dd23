"""Stone Age, by Bernd Brunnhofer: all that the outside may import is RULES."""

from rules.kernel import Option, Options, Rules
from rules.stoneage.acting import Acting
from rules.stoneage.buildings import Constructing
from rules.stoneage.cards import Buying, DiceForAll
from rules.stoneage.course import Course, deal
from rules.stoneage.feeding import Feeding
from rules.stoneage.placing import Placing
from rules.stoneage.resample import redraw
from rules.stoneage.rolling import Rolled
from rules.stoneage.scoring import result
from rules.stoneage.state import Player, StoneAge
from rules.stoneage.view import StoneAgeView, check, secrets, view


def _blank(seats: int, options: Options) -> StoneAge:
    return StoneAge(seats, options["cards"] == "open", [Player() for _ in range(seats)])


RULES = Rules(
    key="stoneage",
    version=1,
    seats=range(2, 5),
    options=(Option("cards", ("hidden", "open")),),
    verbs={
        "place": ("place", "people"),
        "use": ("place",),
        "tools": ("tools",),
        "pay": ("resources",),
        "decline": (),
        "take": ("die",),
        "feed": ("resources",),
        "spend": ("resources",),
        "end": (),
    },
    state=StoneAge,
    steps=(Course, Placing, Acting, Rolled, Buying, DiceForAll, Constructing, Feeding),
    view_type=StoneAgeView,
    blank=_blank,
    deal=deal,
    view=view,
    secrets=secrets,
    result=result,
    check=check,
    redraw=redraw,
)
