"""What people mean by a word that was not offered: so the refusal can say why, in whatever language they typed."""

import re
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path

from rules.kernel import Msg, plain
from rules.stoneage.printed import FACES, PLACES, RESOURCES, kind_name, place_name

SENTENCE = re.compile(r"^(stoneage-\S+) = (.+)$", re.MULTILINE)


def place_called(word: str) -> str:
    """The place of that name or beginning of a name; the word itself if there is none."""
    return _meant(word, _places())


def kind_called(word: str) -> str:
    """Food, a resource, or what a die gives."""
    return _meant(word, _kinds())


def _meant(word: str, names: Mapping[str, Iterable[str]]) -> str:
    typed = plain(word)
    whole = [key for key, called in names.items() if typed in called]
    begun = [key for key, called in names.items() if typed and any(name.startswith(typed) for name in called)]
    found = whole or begun
    return found[0] if len(found) == 1 else word


@cache
def _places() -> dict[str, list[str]]:
    return {place: [place, *_spelled(place_name(place))] for place in PLACES}


@cache
def _kinds() -> dict[str, list[str]]:
    return {kind: [kind, *_spelled(kind_name(kind))] for kind in ("food", *RESOURCES, *FACES)}


def _spelled(name: Msg) -> list[str]:
    """How people type a name, in every language."""
    found = []
    for sentences in _sentences():
        spelled = sentences[name.key]
        for key, value in name.args.items():
            spelled = spelled.replace(f"{{ ${key} }}", str(value))
        found.append(plain(spelled))
    return found


@cache
def _sentences() -> tuple[dict[str, str], ...]:
    """The short sentences of each language."""
    sources = sorted(Path(__file__).parent.glob("*.ftl"))
    return tuple(dict(SENTENCE.findall(source.read_text(encoding="utf-8"))) for source in sources)
