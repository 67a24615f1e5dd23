"""Every sentence of the bot exists in every language, and is used."""

import re
from pathlib import Path

import pytest
from discord import app_commands
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from bot.cogs import Command, commands
from bot.translator import DEFAULT
from rules.kernel import Msg
from rules.text import LANGUAGES, say

BOT = Path(__file__).resolve().parents[2] / "bot"
COMPOSED = re.compile(r"bot-(opt|cmd|setting|level|palette|permission|status|span|log)-|bot-(yes|no)$")
"""Keys that the code puts together."""


def keys(lang: str) -> dict[str, set[str]]:
    """Each sentence with the arguments that it takes."""
    source = (BOT / f"{lang}.ftl").read_text(encoding="utf-8")
    entries = [entry for entry in FluentParser().parse(source).body if isinstance(entry, Message)]
    return {entry.id.name: set(re.findall(r"\$(\w+)", source_of(entry, source))) for entry in entries}


def source_of(entry: Message, source: str) -> str:
    assert entry.span is not None
    return source[entry.span.start : entry.span.end]


def test_every_language_has_the_same_sentences_with_the_same_arguments() -> None:
    first, *others = [keys(lang) for lang in LANGUAGES]
    assert first
    assert all(other == first for other in others)


def test_every_sentence_is_used_and_every_used_one_exists() -> None:
    code = "\n".join(path.read_text(encoding="utf-8") for path in BOT.rglob("*.py"))
    used = set(re.findall(r"[\"'](bot-[a-z0-9_-]+)[\"']", code))
    known = set(keys("en"))
    assert used - known == set()
    assert {key for key in known - used if not COMPOSED.match(key)} == set()


COMMAND = re.compile(r"(?<![\w/.*>])/([a-zäöü-]+)(?: ([a-zäöü-]+))?")


def called(lang: str) -> set[tuple[str, str]]:
    """The commands as somebody who speaks the language sees them."""
    pairs = set()
    for command in commands():
        subs = command.commands if isinstance(command, app_commands.Group) else []
        pairs |= {(named(command, lang), sub) for sub in ["", *(named(one, lang) for one in subs)]}
    return pairs


def named(command: Command, lang: str) -> str:
    words = command._locale_name
    return say(Msg(words.extras["key"]), lang, ()) if words and "key" in words.extras else command.name


@pytest.mark.parametrize("lang", LANGUAGES)
def test_sentences_name_commands_as_their_readers_see_them(lang: str) -> None:
    guide = "docs/playing.md" if lang == DEFAULT else f"docs/playing.{lang}.md"
    found = set()
    for name in (f"bot/{lang}.ftl", f"service/{lang}.ftl", f"rules/{lang}.ftl", guide):
        found |= set(COMMAND.findall((BOT.parent / name).read_text(encoding="utf-8")))
    assert len(found) > 30
    assert found - called(lang) == set()
