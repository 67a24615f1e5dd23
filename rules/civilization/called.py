"""What people mean by a word that was not offered: so the refusal can say why, whatever name they used."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from rules.kernel import plain

NAME = re.compile(r"^civilization-(area|card|kind|nation)-(\S+) = (.+)$", re.MULTILINE)
"""Every thing with a name, as it stands among the sentences of each language."""
DIGRAPHS = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "Ä": "Ae", "Ö": "Oe", "Ü": "Ue"})


def area_called(word: str) -> str:
    """The area of that name or beginning of a name, in any language; the word itself if there is none."""
    return _meant("area", word)


def card_called(word: str) -> str:
    return _meant("card", word)


def kind_called(word: str) -> str:
    return _meant("kind", word)


def nation_called(word: str) -> str:
    return _meant("nation", word)


def _meant(sort: str, word: str) -> str:
    typed, names = plain(word), _names()[sort]
    whole = {key for name, key in names if name == typed}
    found = whole or {key for name, key in names if typed and name.startswith(typed)}
    return found.pop() if len(found) == 1 else word


@cache
def _names() -> dict[str, list[tuple[str, str]]]:
    """By sort: how a thing is spelled, and its key."""
    names: dict[str, list[tuple[str, str]]] = {}
    for source in sorted(Path(__file__).parent.glob("*.ftl")):
        for sort, key, name in NAME.findall(source.read_text(encoding="utf-8")):
            names.setdefault(sort, []).extend((spelling, key) for spelling in (key, *_spellings(name)))
    return names


def _spellings(name: str) -> Iterator[str]:
    """The name, and of a name like `Sparta (Laconia)` each of its parts, with and without digraphs."""
    for part in (name, *re.split(r"[()]", name)):
        if part.strip():
            yield plain(part)
            yield plain(part.translate(DIGRAPHS))
