"""UR as it might be."""

from rules import kernel
from rules.kernel import Tape
from rules.ur import RULES
from tests.clauses import clause


@clause("UR-INFO-01")
def test_nothing_is_hidden_so_nothing_could_be_otherwise() -> None:
    p = kernel.setup(RULES, 3, {}, Tape(b"deal")).position
    for viewer in kernel.viewers(3):
        assert RULES.resample(p, viewer, Tape(b"again")) == p
