"""Computer players of every level in every game: they answer everything, know nothing hidden, and are as good as they
say."""

from dataclasses import replace
from typing import Any

import pytest

import bot  # noqa: F401 (the lobby's sentences)
from rules import GAMES, kernel
from rules.kernel import Position, Ready, Tape, msg
from rules.text import LANGUAGES, say
from service import agents
from service.agents import stoneage
from service.agents.tigris import planning
from service.agents.ur import turns
from tests.agents.moments import kinds, moments
from ziggurat import ladder

EVERY = [(game, level) for game in GAMES for level in agents.LEVELS]


@pytest.fixture(autouse=True)
def short_thoughts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Fewer playouts: how many there are is another test's matter."""
    monkeypatch.setattr(stoneage, "PLAYOUTS", replace(stoneage.PLAYOUTS, budget=600))
    monkeypatch.setattr(turns, "ROUNDS", replace(turns.ROUNDS, plans=3, rounds=1))
    monkeypatch.setattr(turns, "DUELS", replace(turns.DUELS, plans=3, rounds=1))
    monkeypatch.setattr(planning, "WORLDS", 1)


@pytest.mark.parametrize("game", GAMES)
def test_every_step_that_asks_is_among_the_moments(game: str) -> None:
    assert {type(p.stack[-1]).__name__ for p in moments(game)} == kinds(game)


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_every_level(game: str) -> None:
    assert agents.levels(game) == agents.LEVELS
    assert agents.usual(game) in agents.levels(game)


@pytest.mark.parametrize("level", agents.LEVELS)
def test_a_level_says_what_to_expect_in_every_language(level: str) -> None:
    sentences = {say(msg(f"lobby-level-{level}-about"), lang, ()) for lang in LANGUAGES}
    assert len(sentences) == len(LANGUAGES)
    assert all(sentence.endswith(".") for sentence in sentences)


@pytest.mark.parametrize(("game", "level"), EVERY)
def test_every_question_of_every_step_is_answered(game: str, level: str) -> None:
    for p in moments(game):
        for seat in kernel.waiting(p):
            path = agents.choose(level, GAMES[game], p, seat, Tape(b"answers"))
            assert isinstance(kernel.ask(p, seat, path), Ready)


@pytest.mark.parametrize(("game", "level"), EVERY)
def test_hidden_things_exchanged_give_the_same_move(game: str, level: str) -> None:
    """Also the same position gives the same move again: the first draw is the position itself."""
    rules = GAMES[game]
    for number, p in enumerate(moments(game)):
        seat = kernel.waiting(p)[0]
        worlds = [p, rules.resample(p, seat, Tape(b"other", number))]
        lines = {kernel.write(agents.choose(level, rules, world, seat, Tape(b"same", 7))) for world in (p, *worlds)}
        assert len(lines) == 1


@pytest.mark.parametrize(("game", "level"), EVERY)
def test_a_seat_is_taken_over_in_the_middle_of_a_match(game: str, level: str) -> None:
    """The others go on as they are; the one who takes over plays twelve moves, and the match does not stand still."""
    rules, own = GAMES[game], 0
    p: Position[Any, Any] = moments(game)[len(moments(game)) // 2]
    for n in range(2_000):
        if not p.stack or own == 12:
            break
        seat = kernel.waiting(p)[0]
        own += seat == 0
        path = agents.choose(level if seat == 0 else agents.USUAL, rules, p, seat, Tape(b"over", n))
        p = kernel.apply(rules, p, seat, path, Tape(b"match", n)).position
    assert own == 12 or not p.stack


@pytest.mark.parametrize("game", GAMES)
def test_greedy_beats_a_beginner(game: str) -> None:
    _climb(game, "greedy")


@pytest.mark.parametrize("game", GAMES)
def test_strong_beats_a_beginner(game: str) -> None:
    _climb(game, "strong")


def _climb(game: str, level: str) -> None:
    """A tripwire, not a measurement: both seats of one deal."""
    played = [ladder.play(task) for task in ladder.matches(game, (level, "easy"), 2, 2, "tripwire")]
    report = ladder.summary(played)
    assert report["lead"] > 0
    assert report["win_rate"] >= 0.5
    assert report["unfinished"] == 0


@pytest.mark.parametrize("game", GAMES)
def test_a_move_is_explained_in_every_language_and_tells_nothing_hidden(game: str) -> None:
    rules, told = GAMES[game], 0
    for number, p in enumerate(moments(game)):
        seat = kernel.waiting(p)[0]
        path = agents.choose("greedy", rules, p, seat, Tape(b"why"))
        why = agents.reasons(rules, p, seat, path)
        assert why == agents.reasons(rules, rules.resample(p, seat, Tape(b"other", number)), seat, path)
        assert len(why) <= 3
        assert all(say(reason, lang, ()).endswith(".") for reason in why for lang in LANGUAGES)
        told += bool(why)
    assert told
