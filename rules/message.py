"""What the rules say: a key and its arguments, turned into a sentence only where a reader is known."""

from collections.abc import Collection
from typing import Union

from msgspec import Struct

Seat = int
"""A player's place at the table, from 0 in the order of play."""


class Who(Struct, frozen=True, tag="who"):
    """A seat inside a sentence; whoever shows the sentence fills in the name."""

    seat: Seat


class Several(Struct, frozen=True, tag="several", omit_defaults=True):
    """A list inside a sentence: 'grain, salt and wine'. `either`: things to choose from, 'grain, salt or wine'."""

    items: tuple["Arg", ...]
    either: bool = False


class Msg(Struct, frozen=True, tag="msg"):
    """A sentence without a language. `clause` names the rule it rests on."""

    key: str
    args: dict[str, "Arg"] = {}
    clause: str = ""


Arg = Union[int, str, Msg, Who, Several]  # noqa: UP007 (its members refer to it)


class Event(Struct, frozen=True):
    """One line of the log, for everybody or for the seats of `to` alone."""

    msg: Msg
    to: tuple[Seat, ...] | None = None


class Illegal(Exception):
    """The player's mistake, as a sentence for that player alone; the position is unchanged."""

    def __init__(self, msg: Msg) -> None:
        super().__init__(msg.key)
        self.msg = msg


def msg(key: str, **args: Arg) -> Msg:
    return Msg(key, args)


def no(clause: str, key: str, **args: Arg) -> Msg:
    """A refusal, with the clause that it rests on."""
    return Msg(key, args, clause)


def several(items: Collection[Arg]) -> Several:
    return Several(tuple(items))


def either(items: Collection[Arg]) -> Several:
    """Things to choose from."""
    return Several(tuple(items), either=True)
