"""Every sentence as it reads with 0, 1, 2 and 5: `python -m tools.reviewed_sentences` writes `tests/texts/` anew.

The files are read by people: a changed line there is a sentence that somebody has to have read aloud."""

from collections.abc import Iterator
from itertools import product
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, NumberLiteral, Pattern, SelectExpression, VariableReference
from fluent.syntax.visitor import Visitor

import service  # noqa: F401  its sentences are registered by that
from bot import ROOMS
from rules import GAMES
from rules.kernel import Arg, Msg
from rules.text import LANGUAGES, say

ROOT = Path(__file__).resolve().parents[1]
TEXTS = ROOT / "tests" / "texts"
SOURCES = {"kernel": ROOT / "rules", "service": ROOT / "service", "bot": ROOT / "bot"}
SOURCES |= {room: ROOT / "bot" / room for room in ROOMS}
SOURCES |= {game: ROOT / "rules" / game for game in GAMES}
TRIED = (0, 1, 2, 5)
PLURALS = {"zero", "one", "two", "few", "many", "other"}
NUMBERS = {
    "aboard", "added", "answers", "attack", "bag", "beaten", "cap", "cards", "census", "certain", "chosen",
    "cities", "count", "days", "defence", "delay", "draws", "due", "epoch", "eyes", "fee", "figures", "free",
    "given", "gold", "got", "grown", "hi", "high", "hours", "jokers", "keep", "kept", "kinds", "land", "least",
    "left", "levied", "levy", "lo", "load", "lost", "low", "matches", "minus", "missing", "most", "moves", "moving",
    "need", "number", "offer", "open", "page", "papers", "people", "percent", "points", "price", "rate", "regions",
    "round", "rows", "saved", "sea", "settlements", "space", "step", "sum", "surplus", "tokens", "total",
    "treasury", "units", "value",
}  # fmt: skip
WORDS = {
    "civilization-bought.cards", "civilization-drew-what.cards", "civilization-received.cards",
    "civilization-waived.cards", "civilization-sacked.cities", "tigris-gains.points", "tigris-income.points",
    "tigris-note-point.points", "sidmeier-oracle.units",
}  # fmt: skip
"""Arguments with the name of a number that are words there."""


class Arguments(Visitor):
    """What a sentence is told, and which words it tells apart."""

    def __init__(self) -> None:
        self.names: list[str] = []
        self.forms: dict[str, list[str]] = {}

    def visit_VariableReference(self, node: VariableReference) -> None:
        if node.id.name not in self.names:
            self.names.append(node.id.name)

    def visit_SelectExpression(self, node: SelectExpression) -> None:
        if isinstance(node.selector, VariableReference):
            self.forms.setdefault(node.selector.id.name, [])
            self.forms[node.selector.id.name] += [
                variant.key.value if isinstance(variant.key, NumberLiteral) else variant.key.name
                for variant in node.variants
            ]
        self.generic_visit(node)


def present() -> list[str]:
    return [prefix for prefix, folder in SOURCES.items() if (folder / "en.ftl").exists()]


def page(prefix: str, lang: str) -> Path:
    return TEXTS / f"{prefix}.{lang}.txt"


def reviewed(prefix: str, lang: str) -> str:
    """All sentences of a room or a game."""
    source = (SOURCES[prefix] / f"{lang}.ftl").read_text(encoding="utf-8")
    entries = [entry for entry in FluentParser().parse(source).body if isinstance(entry, Message)]
    return "".join(line for entry in entries for line in _lines(entry, lang))


def _lines(entry: Message, lang: str) -> Iterator[str]:
    assert entry.value is not None
    yield from _forms(entry.id.name, entry.value, lang)
    for form in entry.attributes:
        yield from _forms(f"{entry.id.name}.{form.id.name}", form.value, lang)


def _forms(key: str, pattern: Pattern, lang: str) -> Iterator[str]:
    """The sentence, once for every number and for every word that it tells apart; what reads alike stands once."""
    told = Arguments()
    told.visit(pattern)
    read = dict.fromkeys(_read(key, args, lang) for args in _tried(key, told))
    yield f"{key}\n"
    yield from (f"    {sentence}\n" for sentence in read)


def _read(key: str, args: dict[str, Arg], lang: str) -> str:
    return say(Msg(key, args), lang, ()).replace("\n", "⏎")


def _tried(key: str, told: Arguments) -> Iterator[dict[str, Arg]]:
    numbers = {name for name in told.names if _is_number(key, name, told)}
    words = [name for name in told.names if name not in numbers and told.forms.get(name)]
    plain: dict[str, Arg] = {name: f"‹{name}›" for name in told.names}
    for chosen in product(*(dict.fromkeys(told.forms[name]) for name in words)):
        for number in TRIED if numbers else TRIED[:1]:
            yield plain | dict.fromkeys(numbers, number) | dict(zip(words, chosen, strict=True))


def _is_number(key: str, name: str, told: Arguments) -> bool:
    forms = set(told.forms.get(name, ()))
    if forms:
        return all(form in PLURALS or form.isdigit() for form in forms)
    return name in NUMBERS and f"{key.partition('.')[0]}.{name}" not in WORDS


def main() -> None:
    TEXTS.mkdir(exist_ok=True)
    for prefix, lang in product(present(), LANGUAGES):
        page(prefix, lang).write_text(reviewed(prefix, lang), encoding="utf-8")


if __name__ == "__main__":
    main()
