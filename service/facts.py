"""What somebody wants to know before playing a game, which keeps it in `facts.toml` beside its rules."""

import tomllib
from functools import cache

import msgspec
from msgspec import Struct

from service import agents
from service.clauses import HOME

GENTLE = "easy"
"""The level for a first match, where a game has it."""


class First(Struct, frozen=True, forbid_unknown_fields=True):
    """A first match against computers: how many play, and the options that differ from the rulebook's."""

    seats: int
    options: dict[str, str] = {}


class Facts(Struct, frozen=True, forbid_unknown_fields=True):
    """From and to, and the weight from 1 to 5."""

    minutes: tuple[int, int]
    days: tuple[int, int]
    weight: int
    first: First


@cache
def facts(game: str) -> Facts:
    return msgspec.convert(tomllib.loads((HOME / game / "facts.toml").read_text(encoding="utf-8")), Facts)


def first_level(game: str) -> str:
    """The computers' level in a first match: the gentle one, else the best that there is."""
    levels = agents.levels(game)
    return GENTLE if GENTLE in levels else levels[-1]
