"""UR, by Paolo Mori: all that the outside may import is RULES."""

from rules.kernel import Option, Options, Rules
from rules.ur.act import Act, Rescue
from rules.ur.course import Course, deal
from rules.ur.placing import Placing, Taking
from rules.ur.resample import redraw
from rules.ur.scoring import result
from rules.ur.state import Ur
from rules.ur.swap import Opening, Swap
from rules.ur.view import UrView, check, secrets, view
from rules.ur.war import War


def _blank(seats: int, options: Options) -> Ur:
    return Ur(
        seats=seats,
        literal=options["setup"] == "literal",
        anywhere=options["war"] == "anywhere",
        chosen=options["hands"] == "chosen",
        starving=options["hunger"] == "literal",
    )


RULES = Rules(
    key="ur",
    version=1,
    seats=range(2, 5),
    options=(
        Option("setup", ("single", "literal")),
        Option("war", ("adjacent", "anywhere")),
        Option("hands", ("dealt", "chosen")),
        Option("hunger", ("spared", "literal")),
    ),
    verbs={
        "take": ("cell",),
        "place": ("cell",),
        "keep": (),
        "swap": ("cell", "faces"),
        "agriculture": ("stones",),
        "trade": ("stones",),
        "culture": ("cells",),
        "politics": ("stones",),
        "war": ("from", "target", "moving"),
        "stop": (),
        "build": ("cells",),
        "stone": ("cell",),
        "settle": ("cell",),
        "end": (),
    },
    state=Ur,
    steps=(Course, Taking, Placing, Opening, Act, Rescue, War, Swap),
    view_type=UrView,
    blank=_blank,
    deal=deal,
    ways=frozenset({"war"}),
    view=view,
    secrets=secrets,
    result=result,
    check=check,
    redraw=redraw,
)
