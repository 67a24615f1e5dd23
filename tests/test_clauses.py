"""Every clause of every listed game is proven, and the count cannot be fooled."""

from pathlib import Path

import pytest

from rules import GAMES
from tests.clauses import clauses, listed, main, proven


@pytest.mark.parametrize("game", list(GAMES))
def test_every_clause_is_proven(game: str) -> None:
    assert sorted(clauses(game) - proven(game)) == []


@pytest.mark.parametrize("game", list(GAMES))
def test_no_test_claims_a_clause_that_does_not_exist(game: str) -> None:
    assert sorted(proven(game) - clauses(game)) == []


@pytest.mark.needs_shared
@pytest.mark.parametrize("game", list(GAMES))
def test_the_lists_are_those_of_the_checklists(game: str, shared: Path) -> None:
    checklist = (shared / "checklists" / f"{game}.md").read_text(encoding="utf-8")
    assert clauses(game) == listed(checklist)


def test_a_clause_without_a_test_is_found(tmp_path: Path) -> None:
    (tmp_path / "toy").mkdir()
    (tmp_path / "toy" / "clauses.md").write_text("| TOY-1 | a |\n| TOY-2.5-b | b |\n")
    (tmp_path / "toy" / "test_toy.py").write_text(
        '@clause("TOY-1")\ndef test_a(): ...\n@clause("TOY-9")\ndef helper(): ...\n'
    )
    assert clauses("toy", tmp_path) == {"TOY-1", "TOY-2.5-b"}
    assert proven("toy", tmp_path) == {"TOY-1"}


def test_the_command_reports_and_succeeds(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 0
    printed = capsys.readouterr().out
    for game in GAMES:
        assert f"{game}: {len(clauses(game))} clauses, {len(clauses(game))} proven" in printed
