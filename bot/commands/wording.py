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
    """A `locale_str` carries its sentence."""

    async def translate(
        self, string: locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        sentence, lang = string.extras.get("sentence"), locale.value[:2]
        return say(sentence, lang, ()) if sentence and lang in OTHERS else None


def t(key: str) -> locale_str:
    """A sentence of ours where Discord wants a name or a description."""
    return worded_as(Msg(key))


def worded_as(sentence: Msg) -> locale_str:
    return locale_str(say(sentence, DEFAULT, ()), sentence=sentence)


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
