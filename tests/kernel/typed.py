"""Moves as players type them: things may be called by their names in any language."""

from typing import Any

import pytest

from rules import kernel
from rules.kernel import Illegal, Msg, Position, Rules, Seat, Tape
from rules.text import every_name


def refused(rules: Rules[Any], p: Position[Any, Any], seat: Seat, line: str) -> Msg:
    """The refusal of a move, which has changed nothing."""
    before = rules.encode(p)
    with pytest.raises(Illegal) as refusal:
        kernel.apply(rules, p, seat, kernel.read(line)[0], Tape(fixed=()), every_name)
    assert rules.encode(p) == before
    return refusal.value.msg
