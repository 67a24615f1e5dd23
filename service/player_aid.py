"""What a newcomer reads about a game. A game keeps it beside its sentences, in `help.<lang>.toml`."""

import tomllib
from functools import cache

import msgspec
from msgspec import Struct

from rules.kernel import Msg
from service.clauses import HOME


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


@cache
def aid(game: str, lang: str) -> Aid:
    file = HOME / game / f"help.{lang}.toml"
    return msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), Aid)


def _names(phase: Msg) -> list[str]:
    """What a phase is called; some stand inside the sentence that counts the rounds."""
    messages = [phase, *(arg for arg in phase.args.values() if isinstance(arg, Msg))]
    return [message.key.partition("-phase-")[2] for message in messages]
