"""The tool that plants faults in rules: which ones, and whether tests notice them."""

import ast
from pathlib import Path

import pytest

from rules import GAMES
from tools.faults import faults
from tools.mutants import ROOT, every_fault, explained, survived, survivors

TOY = '''"""Toys."""

from functools import cache

MOST = 5


def fits(stones: int, more: int) -> bool:
    return stones + more <= MOST and not more < 0


def taken(heap: list[int], number: int) -> list[int]:
    if heap:
        heap[0] -= number
    return [left for left in heap if left]


@cache
def name(cell: int) -> str:
    assert cell >= 0
    return f"{cell + 1}"
'''

CHECKED = """from rules.toy.heap import fits, taken


def test_a_heap_holds_five():
    assert fits(3, 2)
    assert not fits(3, 3)
    assert not fits(1, -1)


def test_stones_are_taken():
    assert taken([3, 1], 2) == [1, 1]
"""


def test_each_kind_of_fault_is_planted_and_laws_and_texts_are_left_alone() -> None:
    keys = [fault.key.removeprefix("heap.py ") for fault in faults("heap.py", TOY.encode())]
    assert keys == [
        ": 5 → 6",
        ": 5 → 4",
        "fits: stones + more <= MOST and not more < 0 → (stones + more <= MOST or not more < 0)",
        "fits: stones + more <= MOST → stones + more < MOST",
        "fits: stones + more → stones - more",
        "fits: not more < 0 → (more < 0)",
        "fits: more < 0 → more <= 0",
        "fits: 0 → 1",
        "taken: heap → not (heap)",
        "taken: heap[0] -= number → pass",
        "taken: 0 → 1",
        "taken: left → not (left)",
    ]


def test_a_planted_fault_is_one_change_of_a_program_that_still_reads() -> None:
    source = TOY.encode()
    for fault in faults("heap.py", source):
        planted = fault.planted(source)
        assert ast.parse(planted)
        assert planted != source
        assert source[fault.start : fault.end].decode() == fault.old
        assert source.splitlines()[fault.line - 1].decode().count(fault.old.splitlines()[0])


def test_faults_that_read_the_same_are_told_apart() -> None:
    keys = [fault.key for game in GAMES for fault in every_fault(game)]
    assert len(keys) == len(set(keys))


def test_only_what_the_tests_let_pass_survives(tmp_path: Path) -> None:
    for folder in ("rules/toy", "tests/toy", "tools"):
        (tmp_path / folder).mkdir(parents=True)
    for package in ("rules", "rules/toy"):
        (tmp_path / package / "__init__.py").touch()
    (tmp_path / "rules/toy/heap.py").write_text(TOY, encoding="utf-8")
    (tmp_path / "tests/toy/test_heap.py").write_text(CHECKED, encoding="utf-8")
    (tmp_path / "tools/reach.py").write_bytes((ROOT / "tools/reach.py").read_bytes())
    (tmp_path / "pytest.ini").write_text("[pytest]\npythonpath = .\n", encoding="utf-8")
    wanted = ("<= MOST → stones + more < MOST", "more < 0 → more <= 0", "heap[0] -= number → pass")
    chosen = [fault for fault in every_fault("toy", tmp_path) if fault.key.endswith(wanted)]
    left = [fault.key.removeprefix("rules/toy/heap.py ") for fault in survivors("toy", chosen, tmp_path)]
    assert left == ["fits: more < 0 → more <= 0"]
    assert (tmp_path / "rules/toy/heap.py").read_text(encoding="utf-8") == TOY


def test_the_survivors_of_an_earlier_run_are_planted_again() -> None:
    every = list(faults("heap.py", TOY.encode()))
    gone = "heap.py:3 survives: heap.py fits: a line that is no longer there\n"
    assert survived(f"toy: 2 of 12 faults\nheap.py:9 survives: {every[3].key}\n{gone}", every) == [every[3]]


@pytest.mark.parametrize("game", list(GAMES))
def test_what_is_explained_is_still_there(game: str) -> None:
    reasons = explained(game)
    assert set(reasons) <= {fault.key for fault in every_fault(game)}
    assert all(why.endswith(".") for why in reasons.values())
