"""What can be prepared in UR: the exchange at the end of set-up, which need not be made."""

from rules import kernel
from rules.ur.course import PLACINGS, Course
from rules.ur.swap import Opening
from tests.ur.table import UrPosition, table

HANDS = (("trade", "war"), ("culture", "war"), ("politics", "war"))


def exchange(place: int) -> UrPosition:
    """So many have decided about their exchange."""
    p = table("pB1 wC1 tA1", hands=HANDS, step=Opening((1 + place) % 3), first=1)
    p.stack[0] = Course(PLACINGS * 3 + place + 1)
    return p


def test_those_who_follow_prepare_their_exchange() -> None:
    for place, later in ((0, {2, 0}), (1, {0}), (2, set[int]())):
        p = exchange(place)
        assert {seat for seat in range(3) if kernel.ahead(p, seat)} == later
        assert all(kernel.waiting(kernel.ahead(p, seat)["opening-0"]) == (seat,) for seat in later)


def test_before_and_after_nothing_is_foreseen() -> None:
    for turn in (2, PLACINGS * 3 + 5):
        p = exchange(0)
        p.stack[0] = Course(turn)
        assert not any(kernel.ahead(p, seat) for seat in range(3))
