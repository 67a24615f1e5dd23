"""Sentences: in both languages, with the arguments that the code gives, and none too many."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, Pattern, Term, VariableReference
from fluent.syntax.serializer import serialize_pattern
from fluent.syntax.visitor import Visitor

from bot import ROOMS
from rules import GAMES, text
from rules.kernel import Who, either, msg
from rules.text import LANGUAGES, MissingText, join, say

ROOT = Path(__file__).parent.parent
SOURCES = {"kernel": ROOT / "rules", "service": ROOT / "service", "bot": ROOT / "bot"}
SOURCES |= {room: ROOT / "bot" / room for room in ROOMS}
SOURCES |= {game: ROOT / "rules" / game for game in GAMES}
PRESENT = [prefix for prefix, folder in SOURCES.items() if (folder / "en.ftl").exists()]


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:
        self.names.add(node.id.name)


def sentences(folder: Path, lang: str) -> dict[str, set[str]]:
    """Key -> names of its variables; every entry must be readable, and none may occur twice."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse((folder / f"{lang}.ftl").read_text(encoding="utf-8")).body:
        assert not isinstance(entry, Junk), f"{folder}/{lang}.ftl: {entry.content}"
        if isinstance(entry, Message):
            assert entry.id.name not in found, f"{entry.id.name} is there twice"
            found[entry.id.name] = _variables(entry)
        assert not isinstance(entry, Term), "terms are not used"
    return found


def briefs(folder: Path, lang: str) -> dict[str, tuple[str, str]]:
    """Key -> the sentence and its brief form, as they are written."""
    found = {}
    for entry in FluentParser().parse((folder / f"{lang}.ftl").read_text(encoding="utf-8")).body:
        for attribute in entry.attributes if isinstance(entry, Message) else ():
            assert isinstance(entry, Message)
            assert attribute.id.name == "brief", f"{entry.id.name} has an unknown form {attribute.id.name}"
            found[entry.id.name] = (written(entry.value), written(attribute.value))
    return found


def written(pattern: Pattern | None) -> str:
    return serialize_pattern(pattern).strip() if pattern else ""


def _variables(entry: Message) -> set[str]:
    visitor = Variables()
    visitor.visit(entry)
    return visitor.names


class Use:
    """A key in the code: written out, or as a pattern with holes; and the arguments, where they are written out too."""

    def __init__(self, pattern: str, literal: bool, args: set[str] | None, where: str) -> None:
        self.pattern, self.literal, self.args, self.where = pattern, literal, args, where


def uses(folder: Path, prefix: str) -> Iterator[Use]:
    for source in sorted(ROOT.glob("*/**/*.py")):
        if source.relative_to(ROOT).parts[0] in ("rules", "service", "bot", "renderers", "ziggurat", "tools"):
            yield from _uses(ast.parse(source.read_text(encoding="utf-8")), prefix, str(source.relative_to(ROOT)))


def _uses(tree: ast.AST, prefix: str, where: str) -> Iterator[Use]:
    in_calls = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and ast.unparse(node.func).split(".")[-1] in ("msg", "no"):
            exact = not any(keyword.arg is None for keyword in node.keywords)
            args = {keyword.arg for keyword in node.keywords if keyword.arg}
            for argument in node.args:
                in_calls[id(argument)] = args if exact else None
    for node in ast.walk(tree):
        pattern, literal = _pattern(node)
        if pattern and re.match(rf"{prefix}-", pattern):
            yield Use(pattern, literal, in_calls.get(id(node)), f"{where}:{getattr(node, 'lineno', 0)}")


def _pattern(node: ast.AST) -> tuple[str, bool]:
    if (
        isinstance(node, ast.Constant)
        and isinstance(node.value, str)
        and re.fullmatch(r"[a-z]+(-[a-z0-9_]+)+", node.value)
    ):
        return node.value, True
    if isinstance(node, ast.JoinedStr):
        holes = [
            re.escape(str(part.value)) if isinstance(part, ast.Constant) else "[a-z0-9_-]+" for part in node.values
        ]
        return "".join(holes).replace("\\-", "-"), False
    return "", False


# Keys that the bot looks for in every game (names, verbs, words, options), by their pattern.
CONVENTIONS = (
    "name", "tagline", "verb-[a-z-]+", "about-[a-z-]+", "cmd-[a-z-]+", "word-[a-z-]+", "option-[a-z0-9-]+",
    "[a-z-]+-typed",
)  # fmt: skip


@pytest.mark.parametrize("prefix", PRESENT)
def test_both_languages_have_the_same_sentences_with_the_same_arguments(prefix: str) -> None:
    english, german = (sentences(SOURCES[prefix], lang) for lang in LANGUAGES)
    assert english.keys() ^ german.keys() == set()
    assert {key for key in english if english[key] != german[key]} == set()


@pytest.mark.parametrize("prefix", PRESENT)
def test_both_languages_have_the_same_brief_forms_and_these_are_shorter(prefix: str) -> None:
    english, german = (briefs(SOURCES[prefix], lang) for lang in LANGUAGES)
    assert english.keys() ^ german.keys() == set()
    assert [
        key for found in (english, german) for key, (whole, brief) in found.items() if len(brief) >= len(whole)
    ] == []


@pytest.mark.parametrize("prefix", PRESENT)
def test_every_key_in_the_code_has_a_sentence_that_takes_its_arguments(prefix: str) -> None:
    known = sentences(SOURCES[prefix], "en")
    for use in uses(SOURCES[prefix], prefix):
        matching = {key for key in known if re.fullmatch(use.pattern, key)}
        assert matching, f"{use.where}: no sentence {use.pattern}"
        for key in matching if use.literal and use.args is not None else ():
            assert known[key] <= (use.args or set()), f"{use.where}: {key} lacks {known[key] - (use.args or set())}"
            assert (use.args or set()) <= known[key], f"{use.where}: {key} knows no {(use.args or set()) - known[key]}"


@pytest.mark.parametrize("prefix", PRESENT)
def test_no_sentence_is_an_orphan(prefix: str) -> None:
    used = [re.compile(use.pattern) for use in uses(SOURCES[prefix], prefix)]
    if prefix in GAMES:
        used += [re.compile(f"{prefix}-{pattern}") for pattern in CONVENTIONS]
    orphans = {key for key in sentences(SOURCES[prefix], "en") if not any(use.fullmatch(key) for use in used)}
    assert orphans == set()


@pytest.mark.parametrize("game", list(GAMES))
def test_every_game_names_its_verbs_words_and_options(game: str) -> None:
    rules = GAMES[game]
    wanted = {f"{game}-name", f"{game}-tagline"}
    for verb, words in rules.verbs.items():
        wanted |= {f"{game}-{sort}-{verb}" for sort in ("verb", "about", "cmd")}
        wanted |= {f"{game}-word-{word}" for word in words}
    for option in rules.options:
        wanted |= {f"{game}-option-{option.key}", *(f"{game}-option-{option.key}-{value}" for value in option.values)}
    known = sentences(SOURCES[game], "en").keys()
    assert wanted - known == set()
    about = {key for key in known if re.match(f"{game}-(about|verb|cmd|word|option)-(?!.*-typed)", key)}
    assert about - wanted == set()
    assert all(len(say(msg(f"{game}-about-{verb}"), lang, ())) <= 100 for verb in rules.verbs for lang in LANGUAGES)


@pytest.mark.parametrize("game", list(GAMES))
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_verb_has_a_command_of_its_own_in_every_language(game: str, lang: str) -> None:
    names = [say(msg(f"{game}-cmd-{verb}"), lang, ()) for verb in GAMES[game].verbs]
    assert len(set(names)) == len(names)
    assert all(re.fullmatch(r"[a-zäöüß-]{1,32}", name) for name in names)


def test_a_missing_sentence_or_argument_is_an_error() -> None:
    with pytest.raises(MissingText, match="kernel-nonsense"):
        say(msg("kernel-nonsense"), "en", ())
    with pytest.raises(MissingText, match="kernel-seats"):
        say(msg("kernel-seats", number=1), "de", ())
    with pytest.raises(MissingText, match="nowhere"):
        say(msg("nowhere-to-be-found"), "en", ())


def test_lists_and_names_are_put_into_sentences() -> None:
    assert join([], "en") == ""
    assert join(["salt"], "de") == "salt"
    assert join(["grain", "salt", "wine"], "en") == "grain, salt and wine"
    ambiguous = msg("kernel-ambiguous", word="a", offers=either([Who(0), "b"]))
    assert say(ambiguous, "de", ("Ada",)) == "„a“ kann Ada oder b heißen. Bitte schreib mehr davon."


def test_a_thing_is_known_by_its_names_in_all_languages() -> None:
    assert set(text.every_name(msg("kernel-list", first="a", last="b"))) == {"a and b", "a und b"}
