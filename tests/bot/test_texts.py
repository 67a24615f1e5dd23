"""Every sentence of the bot exists in every language, and is used."""

import re
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from rules.text import LANGUAGES

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
