"""Who reads, and in which language and colours."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Protocol

import discord
from msgspec import Struct
from msgspec.structs import replace

from bot.host import emojis
from rules.kernel import Arg, Msg
from rules.text import LANGUAGES, say
from service.desk import Desk, Table
from service.names import readable

FIRST = LANGUAGES[0]
NAMES_KEPT = 10_000
TYPED = 100
"""So many characters of what somebody typed are quoted in a refusal."""


class Reader(Struct, frozen=True):
    """Somebody who reads: a player with own settings, or everybody at a table."""

    lang: str = FIRST
    palette: str = "normal"
    names: tuple[str, ...] = ()

    def __call__(self, key: str, **args: Arg) -> str:
        """A sentence of the bot."""
        return say(Msg(key, args), self.lang, self.names)

    def say(self, msg: Msg) -> str:
        """A sentence of anybody, with the players' names."""
        return say(msg, self.lang, self.names)

    def line(self, msg: Msg) -> str:
        """A line of the log, with the sign of what it tells of."""
        return emojis.leading(msg, self.say(msg))

    def at(self, table: Table) -> "Reader":
        """The same reader at a table, where seats have names."""
        return Reader(self.lang, self.palette, tuple(map(written, table.names)))


class Asker(Protocol):
    """What is needed of an interaction to know its reader."""

    @property
    def user(self) -> discord.User | discord.Member: ...
    @property
    def locale(self) -> discord.Locale: ...
    @property
    def guild_locale(self) -> discord.Locale | None: ...


async def reader(desk: Desk, asker: Asker) -> Reader:
    """The user's own choice, then the language of their Discord, then that of the server."""
    prefs = await desk.store.prefs(asker.user.id)
    return Reader(chosen_language(prefs) or language(asker.locale, asker.guild_locale), prefs.get("palette", "normal"))


def chosen_language(prefs: dict[str, Any]) -> str | None:
    lang = prefs.get("lang")
    return lang if lang in LANGUAGES else None


def language(*locales: discord.Locale | None) -> str:
    """The first of these that we speak."""
    for locale in locales:
        if locale is not None and locale.value[:2] in LANGUAGES:
            return locale.value[:2]
    return FIRST


def public(settings: dict[str, Any]) -> Reader:
    """Everybody who reads a match's thread."""
    lang = settings.get("lang")
    return Reader(lang if lang in LANGUAGES else FIRST)


@lru_cache(NAMES_KEPT)
def written(name: str) -> str:
    """A name inside a message: not too long, nothing invisible, and no markup or mention."""
    return discord.utils.escape_markdown(readable(name))


def quoted(sentence: Msg) -> Msg:
    """A refusal that quotes no more of what somebody typed than a reader needs to know it again."""
    return replace(sentence, args={key: _quoted(arg) for key, arg in sentence.args.items()})


def _quoted(arg: Arg) -> Arg:
    match arg:
        case str() if len(arg) > TYPED:
            return arg[: TYPED - 1] + "…"
        case Msg():
            return quoted(arg)
        case _:
            return arg


def clip(lines: Sequence[str], most: int) -> str:
    """The last lines that fit; a last line that does not fit alone is cut."""
    kept: list[str] = []
    size = 0
    for line in reversed(lines):
        size += len(line) + 1
        if size > most:
            kept.append("…" if kept or most < 1 else line[: most - 1] + "…")
            break
        kept.append(line)
    return "\n".join(reversed(kept))
