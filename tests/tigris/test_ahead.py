"""What can be prepared in Euphrat & Tigris: the tiles of a defender, while the attacker still thinks."""

from rules import kernel
from tests.tigris.table import Table, table

HANDS = ("red*6", "red*6", "red*6")


def revolt() -> Table:
    at = table(seats=3, active=1, red="h5", leaders={"0 trader": "g5", "2 king": "h4"}, hands=HANDS)
    return at.play("leader trader i5")


def test_the_defender_prepares_tiles_while_the_attacker_thinks() -> None:
    at = revolt()
    (name,) = kernel.ahead(at.p, 0)
    then = kernel.ahead(at.p, 0)[name]
    assert kernel.waiting(then) == (0,)
    assert [list(kernel.ahead(at.p, seat)) for seat in (1, 2)] == [[], []]
    at.play("commit 2")
    assert at.up == 0
    assert at.p.stack[-1].occasion(at.g, 0) == name
    assert kernel.ahead(at.p, 0) == {}


def test_another_conflict_is_another_occasion() -> None:
    other = table(seats=3, active=2, red="h5", leaders={"0 trader": "g5"}, hands=HANDS).play("leader trader i5")
    assert list(kernel.ahead(other.p, 0)) != list(kernel.ahead(revolt().p, 0))
