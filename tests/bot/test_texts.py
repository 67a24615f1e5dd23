"""Sentences name commands as their readers see them."""

import re
from pathlib import Path

import pytest
from discord import app_commands

from bot import ROOMS
from bot.commands.tree import Command, every_command
from bot.commands.wording import DEFAULT
from rules.text import LANGUAGES, say

BOT = Path(__file__).resolve().parents[2] / "bot"
COMMAND = re.compile(r"(?<![\w/.*>])/([a-zäöü-]+)(?: ([a-zäöü-]+))?")


def called(lang: str) -> set[tuple[str, str]]:
    """The commands as somebody who speaks the language sees them."""
    pairs = set()
    for command in every_command():
        subs = command.commands if isinstance(command, app_commands.Group) else []
        pairs |= {(named(command, lang), sub) for sub in ["", *(named(one, lang) for one in subs)]}
    return pairs


def named(command: Command, lang: str) -> str:
    words = command._locale_name
    return say(words.extras["sentence"], lang, ()) if words and "sentence" in words.extras else command.name


@pytest.mark.parametrize("lang", LANGUAGES)
def test_sentences_name_commands_as_their_readers_see_them(lang: str) -> None:
    guide = "docs/playing.md" if lang == DEFAULT else f"docs/playing.{lang}.md"
    found = set()
    rooms = [f"bot/{room}/{lang}.ftl" for room in ROOMS if room != "host"]
    for name in (f"bot/{lang}.ftl", *rooms, f"service/{lang}.ftl", f"rules/{lang}.ftl", guide):
        found |= set(COMMAND.findall((BOT.parent / name).read_text(encoding="utf-8")))
    assert len(found) > 30
    assert found - called(lang) == set()
