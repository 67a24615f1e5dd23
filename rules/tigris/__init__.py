"""Euphrat & Tigris, by Reiner Knizia: all that the outside may import is RULES."""

from rules.kernel import Option, Options, Rules
from rules.tigris.act import Act
from rules.tigris.building import Building
from rules.tigris.conflict import Conflict, War
from rules.tigris.course import Course, deal
from rules.tigris.resample import redraw
from rules.tigris.scoring import result
from rules.tigris.state import Tigris, blank
from rules.tigris.treasures import Treasures
from rules.tigris.view import TigrisView, check, secrets, view


def _blank(seats: int, options: Options) -> Tigris:
    return blank(seats, options["scores"] == "open")


RULES = Rules(
    key="tigris",
    version=1,
    seats=range(2, 5),
    options=(Option("scores", ("hidden", "open")),),
    verbs={
        "leader": ("office", "cell"),
        "tile": ("colour", "cell"),
        "swap": ("tiles",),
        "withdraw": ("office",),
        "catastrophe": ("cell",),
        "pass": (),
        "conflict": ("office",),
        "commit": ("number",),
        "monument": ("monument", "square"),
        "treasure": ("cells",),
    },
    state=Tigris,
    steps=(Course, Act, Conflict, War, Building, Treasures),
    view_type=TigrisView,
    blank=_blank,
    deal=deal,
    ways=frozenset({"leader"}),
    view=view,
    secrets=secrets,
    result=result,
    check=check,
    redraw=redraw,
)
