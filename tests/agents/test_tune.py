"""Looking for better weights: a run goes on where it stopped, and the same run finds the same weights."""

import json
import random
from pathlib import Path

import pytest

from ziggurat import ladder, tune
from ziggurat.__main__ import main


def found(file: Path, generations: int, capsys: pytest.CaptureFixture[str]) -> dict[str, object]:
    words = [
        "tune",
        "stoneage",
        "--generations",
        str(generations),
        "--matches",
        "2",
        "--judge",
        "2",
        "--file",
        str(file),
    ]
    assert main(words) == 0
    report: dict[str, object] = json.loads(capsys.readouterr().out)
    return report


def test_a_run_goes_on_where_it_stopped(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tune, "CHILDREN", 2)
    at_once = found(tmp_path / "whole.json", 2, capsys)
    found(tmp_path / "parts.json", 1, capsys)
    in_parts = found(tmp_path / "parts.json", 1, capsys)
    assert at_once == in_parts
    assert in_parts["generation"] == 2
    assert {"win_rate", "low", "high", "weights"} <= set(in_parts)


def test_a_file_of_another_run_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "run.json"
    file.write_text('{"game": "ur", "seats": 2, "weights": {}}')
    assert main(["tune", "stoneage", "--file", str(file)]) == 2
    assert "ur" in capsys.readouterr().err


def test_a_child_differs_a_little_and_never_turns_a_weight_round() -> None:
    weights = {"one": 1.0, "none": 0.0}
    children = [tune.child(weights, 0.2, random.Random(seed)) for seed in range(50)]
    assert len({child["one"] for child in children}) > 10
    assert all(value >= 0 for child in children for value in child.values())
    assert all(abs(child["one"] - 1) < 1 for child in children)


def test_a_clear_victory_counts_more_than_a_close_one() -> None:
    clear, close, lost = (ladder.Played(True, won, lead, 0, ()) for won, lead in ((1, 60), (1, 2), (0, -2)))
    assert tune.fitness([clear]) > tune.fitness([close]) > tune.fitness([lost])
