"""What a newcomer wants to know of a game, which keeps it beside its sentences: `help.<lang>.toml` and `facts.toml`."""

import tomllib
from functools import cache

import msgspec
from msgspec import Struct

from rules.kernel import Msg
from service import agents
from service.clauses import HOME

GENTLE = "easy"
"""The level for a first match, where a game has it."""


class Part(Struct, frozen=True, forbid_unknown_fields=True):
    """A part of a turn or round, and the phases (`<game>-phase-…`) in which it is the one we are in."""

    when: tuple[str, ...]
    text: str

    def is_now(self, phase: Msg) -> bool:
        return any(name in self.when for name in _names(phase))


class Aid(Struct, frozen=True, forbid_unknown_fields=True):
    """A game for somebody who does not know it."""

    goal: str
    tips: tuple[str, ...]
    turn: str
    phases: tuple[Part, ...]
    scoring: str
    end: str
    signs: str


class First(Struct, frozen=True, forbid_unknown_fields=True):
    """A first match against computers: how many play, and the options that differ from the rulebook's."""

    seats: int
    options: dict[str, str] = {}


class Facts(Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody wants to know before playing: from and to, and the weight from 1 to 5."""

    minutes: tuple[int, int]
    days: tuple[int, int]
    weight: int
    first: First


def first_level(game: str) -> str:
    """The computers' level in a first match: the gentle one, else the best that there is."""
    levels = agents.levels(game)
    return GENTLE if GENTLE in levels else levels[-1]


@cache
def facts(game: str) -> Facts:
    return msgspec.convert(tomllib.loads((HOME / game / "facts.toml").read_text(encoding="utf-8")), Facts)


@cache
def aid(game: str, lang: str) -> Aid:
    file = HOME / game / f"help.{lang}.toml"
    return msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), Aid)


def _names(phase: Msg) -> list[str]:
    """What a phase is called; some stand inside the sentence that counts the rounds."""
    messages = [phase, *(arg for arg in phase.args.values() if isinstance(arg, Msg))]
    return [message.key.partition("-phase-")[2] for message in messages]
