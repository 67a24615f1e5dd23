"""Names and descriptions of commands, in the languages we speak."""

from collections.abc import Callable
from inspect import signature
from typing import Any, TypeVar

import discord
from discord import app_commands
from discord.app_commands import locale_str

from rules.kernel import Msg
from rules.text import LANGUAGES, say

F = TypeVar("F", bound=Callable[..., Any])
DEFAULT, *OTHERS = LANGUAGES


class Translator(app_commands.Translator):
    """A `locale_str` carries the key of its sentence."""

    async def translate(
        self, string: locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        key, lang = string.extras.get("key"), locale.value[:2]
        return say(Msg(key), lang, ()) if key and lang in OTHERS else None


def t(key: str) -> locale_str:
    """A sentence of ours where Discord wants a name or a description."""
    return locale_str(say(Msg(key), DEFAULT, ()), key=key)


def worded(function: F) -> F:
    """Names and describes the options of a command: `bot-opt-NAME`, `bot-opt-NAME-about`."""
    names = [name.rstrip("_") for name in list(signature(function).parameters)[1:]]
    originals = list(signature(function).parameters)[1:]
    described: F = app_commands.describe(
        **{original: t(f"commands-opt-{name}-about") for original, name in zip(originals, names, strict=True)}
    )(function)
    return app_commands.rename(
        **{original: t(f"commands-opt-{name}") for original, name in zip(originals, names, strict=True)}
    )(described)
