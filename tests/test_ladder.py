"""The ladder of computer players: fair seats, the same deals, honest intervals."""

import json

import pytest

from ziggurat import ladder
from ziggurat.__main__ import main


def test_the_measured_level_sits_in_every_seat_of_every_deal() -> None:
    tasks = ladder.matches("ur", ("greedy", "random"), 3, 6, "s")
    assert [task.seat for task in tasks] == [0, 1, 2, 0, 1, 2]
    assert [task.seed for task in tasks] == [b"s/0"] * 3 + [b"s/1"] * 3
    assert all(task.levels[task.seat] == "greedy" for task in tasks)
    assert all(task.levels.count("random") == 2 for task in tasks)


def test_the_same_player_wins_half_of_its_matches_against_itself() -> None:
    played = [ladder.play(task) for task in ladder.matches("stoneage", ("greedy", "greedy"), 2, 4, "self")]
    report = ladder.summary(played)
    assert report["win_rate"] == 0.5
    assert report["lead"] == 0
    assert report["unfinished"] == 0


def test_a_better_player_is_seen_to_be_better() -> None:
    played = [ladder.play(task) for task in ladder.matches("stoneage", ("greedy", "random"), 2, 8, "better")]
    assert ladder.summary(played)["low"] > 0.5


def test_the_interval_is_wilsons() -> None:
    low, high = ladder.interval(50, 100)
    assert (round(low, 3), round(high, 3)) == (0.404, 0.596)
    assert ladder.interval(0, 0) == (0.0, 1.0)
    assert ladder.interval(10, 10)[1] == pytest.approx(1.0)


def test_the_report_is_one_object(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["ladder", "stoneage", "--levels", "greedy,frozen", "--matches", "2", "--processes", "1", "--json"]
    assert main(words) == 0
    report = json.loads(capsys.readouterr().out)
    assert report["matches"] == 2
    assert {"win_rate", "low", "high", "lead", "cpu_ms_p50", "cpu_ms_p95", "unfinished", "moves"} <= set(report)


@pytest.mark.parametrize("words", [["ur", "--levels", "genius"], ["ur", "--seats", "9"]])
def test_what_does_not_exist_is_one_line(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["ladder", *words]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1
