"""What tests of every game need: play a line, see what is offered, read the refusal."""

from typing import Any

import pytest

from rules import kernel
from rules.kernel import Choice, Illegal, Msg, Outcome, Position, Rules, Seat, Tape
from rules.text import every_name


def play(rules: Rules[Any], p: Position[Any, Any], seat: Seat, line: str, *draws: int) -> Outcome:
    """One move with scripted draws, every one of which is used."""
    tape = Tape(fixed=draws)
    (words,) = kernel.read(line)
    outcome = kernel.apply(rules, p, seat, words, tape)
    assert tape.spent(), "draws are left over"
    return outcome


def offered(p: Position[Any, Any], seat: Seat, line: str = "") -> list[str]:
    """The words that may follow."""
    words = kernel.read(line)[0] if line else []
    choices: tuple[Choice, ...] = getattr(kernel.ask(p, seat, words), "choices", ())
    return [choice.key for choice in choices]


def refused(rules: Rules[Any], p: Position[Any, Any], seat: Seat, line: str) -> Msg:
    """The refusal of a move typed with any names, which has changed nothing."""
    before = rules.encode(p)
    with pytest.raises(Illegal) as refusal:
        kernel.apply(rules, p, seat, kernel.read(line)[0], Tape(fixed=()), every_name)
    assert rules.encode(p) == before
    return refusal.value.msg
