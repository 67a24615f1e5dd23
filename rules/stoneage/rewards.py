"""What places, cards and dice give, and how it is told."""

from rules.kernel import Arg, Seat, Turn, Who, msg, several
from rules.stoneage.printed import pieces
from rules.stoneage.state import StoneAge, gain, gain_field, gain_person, gain_tool

GAINS = {"tool": gain_tool, "person": gain_person, "field": gain_field}
GOODS = {"tool-maker": "tool", "hut": "person", "field": "field"}
"""What the places of the village give."""


def give(t: Turn[StoneAge], seat: Seat, what: str) -> bool:
    """A tool, a person or a step on the agriculture track; where there is no room for it, that is said."""
    useful = GAINS[what](t.g.players[seat])
    if not useful:
        t.tell(msg(f"stoneage-full-{what}", who=Who(seat)))  # SA-TOP-07
    return useful


def give_and_tell(t: Turn[StoneAge], seat: Seat, what: str) -> None:
    if not give(t, seat, what):
        return
    player = t.g.players[seat]
    now: dict[str, Arg] = {
        "tool": several([tool.value for tool in player.tools]),
        "person": player.people,
        "field": player.agriculture,
    }
    t.tell(msg(f"stoneage-got-{what}", who=Who(seat), now=now[what]))


def get(t: Turn[StoneAge], seat: Seat, kind: str, number: int) -> None:
    """Food or resources from the supply."""
    gain(t.g.players[seat], kind, number)
    told = msg("stoneage-got", who=Who(seat), pieces=pieces(kind, number))
    t.tell(told if number else msg("stoneage-got-nothing", who=Who(seat)))
