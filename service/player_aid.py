"""What a newcomer reads about a game. A game keeps it beside its sentences: `help.<lang>.toml` and `moments.toml`."""

import tomllib
from functools import cache
from typing import Any

import msgspec
from msgspec import Struct

from rules.kernel import Msg, Step
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


class Moment(Struct, frozen=True, forbid_unknown_fields=True):
    """A moment at which somebody is asked: what it is for and what is at stake, and the clauses behind it."""

    clauses: tuple[str, ...]
    en: str
    de: str

    def text(self, lang: str) -> str:
        return {"en": self.en, "de": self.de}[lang]


@cache
def aid(game: str, lang: str) -> Aid:
    file = HOME / game / f"help.{lang}.toml"
    return msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), Aid)


def moment(game: str, step: Step[Any]) -> Moment:
    """What is to be said of a step."""
    return moments(game)[type(step).__name__.lower()]


@cache
def moments(game: str) -> dict[str, Moment]:
    file = HOME / game / "moments.toml"
    return msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), dict[str, Moment])


def _names(phase: Msg) -> list[str]:
    """What a phase is called; some stand inside the sentence that counts the rounds."""
    messages = [phase, *(arg for arg in phase.args.values() if isinstance(arg, Msg))]
    return [message.key.partition("-phase-")[2] for message in messages]
