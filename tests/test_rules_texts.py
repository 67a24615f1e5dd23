"""Every clause of every game can be looked up, in both languages, and every refusal names one that can."""

import ast
import re
from pathlib import Path

import pytest

import rules
from rules import GAMES
from rules.text import LANGUAGES
from service.clauses import clauses as sentences
from tests.clauses import ROW, TESTS

HOME = Path(rules.__file__).parent
LONGEST = 300

every_game = pytest.mark.parametrize("game", list(GAMES))
every_language = pytest.mark.parametrize("lang", LANGUAGES)


@every_language
@every_game
def test_every_clause_has_a_sentence_in_the_order_of_the_list(game: str, lang: str) -> None:
    assert list(sentences(game, lang)) == ids(game)


@every_language
@every_game
def test_a_clause_is_a_sentence_short_enough_for_chat(game: str, lang: str) -> None:
    assert [key for key, text in sentences(game, lang).items() if not is_sentence(text)] == []


@every_language
@every_game
def test_no_two_clauses_say_the_same(game: str, lang: str) -> None:
    texts = list(sentences(game, lang).values())
    assert [text for text in texts if texts.count(text) > 1] == []


@every_game
def test_the_german_clauses_are_german(game: str) -> None:
    english, german = (sentences(game, lang) for lang in ("en", "de"))
    assert [key for key in english if english[key] == german[key]] == []


@every_game
def test_every_clause_that_the_rules_name_can_be_looked_up(game: str) -> None:
    named = named_in(HOME / game, ids(game)[0].partition("-")[0])
    assert named, "no refusal names a clause"
    assert sorted(named - set(ids(game))) == []


def test_a_broken_sentence_is_found() -> None:
    assert is_sentence("The defender wins a tie.")
    assert not is_sentence("The defender wins a tie")
    assert not is_sentence("the defender wins a tie.")
    assert not is_sentence("The defender  wins a tie.")
    assert not is_sentence("The defender wins a tie" + " again" * 60 + ".")


def test_a_refusal_is_read_from_the_source(tmp_path: Path) -> None:
    (tmp_path / "war.py").write_text('# TOY-3\nno("TOY-1", "toy-no")\nLaw("TOY-2.5-b", key)\nno("TOYS-1", "x")\n')
    assert named_in(tmp_path, "TOY") == {"TOY-1", "TOY-2.5-b"}


def ids(game: str) -> list[str]:
    return ROW.findall((TESTS / game / "clauses.md").read_text(encoding="utf-8"))


def is_sentence(text: str) -> bool:
    """Capital, full stop, single spaces, and not too long for a line in chat."""
    begins = text[:1].isupper() or text[:1].isdigit()
    return begins and text.endswith(".") and text == " ".join(text.split()) and len(text) <= LONGEST


def named_in(folder: Path, prefix: str) -> set[str]:
    """The clauses of that prefix which stand as words of their own in the folder's code."""
    pattern = re.compile(rf"{prefix}-[A-Za-z0-9.-]+")
    trees = (ast.parse(source.read_text(encoding="utf-8")) for source in sorted(folder.glob("*.py")))
    constants = (node.value for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Constant))
    return {word for word in constants if isinstance(word, str) and pattern.fullmatch(word)}
