"""Msg to a sentence in the reader's language, with Project Fluent.

The part of a key before its first hyphen names the source of its sentence: `ur-placed` stands in the `en.ftl` and
`de.ftl` of the game `ur`, `kernel-over` in those beside this file. Other packages register their own folder.
"""

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from pathlib import Path

import msgspec
from fluent.runtime import FluentBundle, FluentResource

from rules.message import Arg, Msg, Several, Who

LANGUAGES = ("en", "de")
HERE = Path(__file__).parent
SENTENCES_KEPT = 10_000
"""The same ones are wanted again and again: a panel says each many times while it finds out what fits."""

_folders: dict[str, Path] = {"kernel": HERE}


class MissingText(Exception):
    """A sentence that does not exist or lacks an argument; a fault of ours."""


def register(prefix: str, folder: Path) -> None:
    """Keys that begin with this prefix have their sentences in that folder."""
    _folders[prefix] = folder


def say(msg: Msg, lang: str, names: Sequence[str]) -> str:
    """The sentence, with the players' names filled in; `KEY.brief` is its shorter form, where it has one."""
    return _said(msgspec.msgpack.encode(msg), lang, tuple(names))


@lru_cache(SENTENCES_KEPT)
def _said(packed: bytes, lang: str, names: tuple[str, ...]) -> str:
    msg = msgspec.msgpack.decode(packed, type=Msg)
    bundle = _bundle(msg.key.partition("-")[0], lang)
    key, _, form = msg.key.partition(".")
    if not bundle.has_message(key):
        raise MissingText(f"{lang}: no sentence {msg.key}")
    message = bundle.get_message(key)
    pattern = message.attributes.get(form, message.value)
    if pattern is None:
        raise MissingText(f"{lang}: {msg.key} has no text")
    args = {key: _argument(arg, lang, names) for key, arg in msg.args.items()}
    sentence, errors = bundle.format_pattern(pattern, args)
    if errors:
        raise MissingText(f"{lang}: {msg.key}: {errors[0]}")
    return str(sentence)


def has(key: str, lang: str) -> bool:
    """Whether there is such a sentence."""
    return bool(_bundle(key.partition("-")[0], lang).has_message(key))


def every_name(msg: Msg) -> Iterable[str]:
    """What a thing is called in all languages, for recognising what people type.

    `KEY-typed` lists further words for it, and what a button `GAME-verb-X` does has the name of its command too."""
    return _every_name(msg.key, tuple(sorted(msg.args.items()))) if _simple(msg) else _names_of(msg)


def join(items: Sequence[str], lang: str, either: bool = False) -> str:
    """'grain, salt and wine'; where one is to be chosen, 'or'."""
    if len(items) < 2:
        return "".join(items)
    key = "kernel-choice" if either else "kernel-list"
    return say(Msg(key, {"first": ", ".join(items[:-1]), "last": items[-1]}), lang, ())


@cache
def _bundle(prefix: str, lang: str) -> FluentBundle:
    folder = _folders.get(prefix, HERE / prefix)
    source = folder / f"{lang}.ftl"
    if not source.exists():
        raise MissingText(f"{lang}: no sentences for '{prefix}'")
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(FluentResource(source.read_text(encoding="utf-8")))
    return bundle


def _argument(arg: Arg, lang: str, names: Sequence[str]) -> int | str:
    match arg:
        case Who(seat):
            return names[seat] if seat < len(names) else f"#{seat + 1}"
        case Msg():
            return say(arg, lang, names)
        case Several(items, either):
            return join([str(_argument(item, lang, names)) for item in items], lang, either)
        case _:
            return arg


def _simple(msg: Msg) -> bool:
    return all(isinstance(arg, int | str) for arg in msg.args.values())


@cache
def _every_name(key: str, args: tuple[tuple[str, Arg], ...]) -> tuple[str, ...]:
    return _names_of(Msg(key, dict(args)))


def _names_of(msg: Msg) -> tuple[str, ...]:
    said = [say(msg, lang, ()) for lang in LANGUAGES]
    return tuple(dict.fromkeys((*said, *_aliases(msg.key))))


@cache
def _aliases(key: str) -> tuple[str, ...]:
    lists = (f"{key}-typed", key.replace("-verb-", "-cmd-"))
    found = [say(Msg(each), lang, ()) for each in lists for lang in LANGUAGES if each != key and has(each, lang)]
    return tuple(word for words in found for word in words.split(", "))
