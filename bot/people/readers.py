"""Who reads, and in which language and colours."""

from collections.abc import Sequence
from typing import Any, Protocol

import discord
from msgspec import Struct

from rules.kernel import Arg, Msg
from rules.text import LANGUAGES, say
from service.desk import Desk, Table

FIRST = LANGUAGES[0]
NAME = 32
"""So many characters of a name are shown."""


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


def written(name: str) -> str:
    """A name inside a message: not too long, and no markup or mention."""
    short = name if len(name) <= NAME else name[: NAME - 1] + "…"
    return discord.utils.escape_mentions(discord.utils.escape_markdown(short))


def clip(lines: Sequence[str], most: int) -> str:
    """The last lines that fit."""
    kept: list[str] = []
    size = 0
    for line in reversed(lines):
        size += len(line) + 1
        if size > most:
            kept.append("…")
            break
        kept.append(line)
    return "\n".join(reversed(kept))
