"""Which clauses of the checklists are proven by which tests.

A test that proves a clause says so: `@clause("UR-WAR-08")`. `python -m tests.clauses` counts.
"""

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from rules import GAMES

TESTS = Path(__file__).parent
ROW = re.compile(r"^\| *([A-Z]+-[A-Za-z0-9.-]+) *\|", re.MULTILINE)


def clause(*ids: str) -> pytest.MarkDecorator:
    """This test proves these clauses."""
    return pytest.mark.clause(*ids)


def listed(text: str) -> set[str]:
    """The ids of a checklist."""
    return set(ROW.findall(text))


def clauses(game: str, tests: Path = TESTS) -> set[str]:
    return listed((tests / game / "clauses.md").read_text(encoding="utf-8"))


def proven(game: str, tests: Path = TESTS) -> set[str]:
    """The ids that some test of the game carries."""
    sources = sorted((tests / game).rglob("test_*.py"))
    return {name for source in sources for name in _claims(ast.parse(source.read_text(encoding="utf-8")))}


def _claims(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_"):
            for decorator in node.decorator_list:
                if isinstance(decorator, ast.Call) and ast.unparse(decorator.func) == "clause":
                    yield from (
                        arg.value
                        for arg in decorator.args
                        if isinstance(arg, ast.Constant) and isinstance(arg.value, str)
                    )


def main(games: list[str]) -> int:
    failed = False
    for game in games or list(GAMES):
        known, shown = clauses(game), proven(game)
        print(f"{game}: {len(known)} clauses, {len(known & shown)} proven")
        for title, ids in (("not proven", known - shown), ("not in the list", shown - known)):
            if ids:
                failed = True
                print(f"  {title}: {', '.join(sorted(ids))}")
    return int(failed)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
