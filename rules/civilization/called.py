"""What people mean by a word that was not offered: so the refusal can say why, whatever name they used."""

import re
from functools import cache
from pathlib import Path

from rules.kernel import plain

NAME = re.compile(r"^civilization-(land|city|card|kind|nation)-(\S+) = (.+)$", re.MULTILINE)
"""Every thing with a name, as it stands among the sentences of each language."""
DIGRAPHS = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "Ä": "Ae", "Ö": "Oe", "Ü": "Ue"})


def area_called(word: str) -> str:
    """The area of that name or beginning of a name, in any language; the word itself if there is none."""
    return _meant(word, "land", "city")


def card_called(word: str) -> str:
    return _meant(word, "card")


def kind_called(word: str) -> str:
    return _meant(word, "kind")


def nation_called(word: str) -> str:
    return _meant(word, "nation")


def _meant(word: str, *sorts: str) -> str:
    typed, names = plain(word), [row for sort in sorts for row in _names()[sort]]
    whole = {key for name, key in names if name == typed}
    found = whole or {key for name, key in names if typed and name.startswith(typed)}
    return found.pop() if len(found) == 1 else word


@cache
def _names() -> dict[str, list[tuple[str, str]]]:
    """By sort: how a thing is spelled, with or without digraphs, and its key."""
    names: dict[str, list[tuple[str, str]]] = {}
    for source in sorted(Path(__file__).parent.glob("*.ftl")):
        for sort, key, name in NAME.findall(source.read_text(encoding="utf-8")):
            spellings = {key, plain(name), plain(name.translate(DIGRAPHS))}
            names.setdefault(sort, []).extend((spelling, key) for spelling in spellings)
    return names
