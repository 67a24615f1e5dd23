"""Sid Meier's Civilization: The Boardgame, by Glenn Drover: all that the outside may import is RULES."""

from rules.kernel import Option, Options, Rules, Turn
from rules.sidmeier.battle import Fray, Join
from rules.sidmeier.course import Course
from rules.sidmeier.declaring import Battles, Declare
from rules.sidmeier.editions import NEWEST
from rules.sidmeier.exploring import Discovery, Tribe
from rules.sidmeier.gifts import Place
from rules.sidmeier.laws import check, secrets
from rules.sidmeier.marching import March
from rules.sidmeier.movement import Move
from rules.sidmeier.purchase import Buy, Founding
from rules.sidmeier.reaction import Window
from rules.sidmeier.resample import redraw
from rules.sidmeier.scoring import result
from rules.sidmeier.setup import Start, lay_out
from rules.sidmeier.state import World
from rules.sidmeier.trade import Trade
from rules.sidmeier.view import WorldView, view

ENOUGH_MOVES = 1500
"""Random players rarely come to an end by themselves."""


def _blank(seats: int, options: Options) -> World:
    return World(
        seats=seats,
        advanced=options["rules"] == "advanced",
        length=options["length"],
        rich=options["world"] == "rich",
        corrected=options["errata"] == "corrected",
        automatic=options["claims"] == "automatic",
        bonus=options["bonus"] == "given",
        partners=options["range"] == "partners",
    )


def _deal(t: Turn[World]) -> None:
    lay_out(t)
    t.call(Course())


RULES = Rules(
    key="sidmeier",
    version=NEWEST,
    seats=range(2, 7),
    options=(
        Option("rules", ("standard", "advanced")),
        Option("length", ("long", "medium", "short"), ("rules", ("advanced",))),
        Option("world", ("normal", "rich")),
        Option("claims", ("announced", "automatic"), ("rules", ("standard",))),
        Option("errata", ("printed", "corrected"), ("rules", ("standard",))),
        Option("bonus", ("given", "none"), ("rules", ("advanced",))),
        Option("range", ("everybody", "partners"), ("rules", ("advanced",))),
    ),
    verbs={
        "start": ("region",),
        "move": ("from", "unit", "to", "number", "ship"),
        "fly": ("from", "unit", "to", "number"),
        "explore": ("region",),
        "declare": ("area", "player"),
        "join": ("player",),
        "pick": ("unit", "aircraft"),
        "offer": ("player", "give", "take", "money", "gold"),
        "accept": ("offer",),
        "withdraw": ("offer",),
        "assign": ("card", "place", "port"),
        "buy": ("what", "where", "number", "port"),
        "sell": ("area", "unit", "number"),
        "found": ("region",),
        "grow": ("region",),
        "research": ("technology",),
        "claim": ("what", "target", "card"),
        "end": (),
    },
    state=World,
    steps=(
        Course,
        Start,
        Place,
        Discovery,
        Tribe,
        Move,
        March,
        Window,
        Declare,
        Battles,
        Join,
        Fray,
        Trade,
        Buy,
        Founding,
    ),
    view_type=WorldView,
    blank=_blank,
    deal=_deal,
    ways=frozenset({"move", "fly"}),
    view=view,
    secrets=secrets,
    result=result,
    check=check,
    redraw=redraw,
    endless=ENOUGH_MOVES,
)
