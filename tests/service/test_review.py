"""The review of a finished match: what is measured, what turned it, with what knowledge, and that it is made once."""

from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from rules import GAMES, kernel
from rules.kernel import Illegal, Position, Seat, Tape, msg
from service import agents, game_file, history, import_file, lessons, play, review, review_turns, votes
from service.desk import Desk, Match, Table
from service.review import Review, Turn
from service.review_course import Decision, course
from service.told import events
from tests.games import read
from tests.service.table import ADA, BEN, begun, open_desk, played

GAMES_AT_HAND = Path(__file__).parents[1]
POINTS = {
    "ur": ["two-players", "three-players"],
    "tigris": ["four-bag"],
    "stoneage": ["two-tie"],
    "sidmeier": ["standard-two", "advanced-short"],
}
"""Games in which the measure is what the rules count at the end."""


@pytest.fixture(autouse=True)
def short_thoughts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Fewer worlds and places: how many there are is a matter of patience."""
    monkeypatch.setattr(review_turns, "WORLDS", 2)
    monkeypatch.setattr(review_turns, "MOVES", 8)
    monkeypatch.setattr(review, "PLACES", 10)
    monkeypatch.setattr(review, "CLOSER", 3)


class Thinking:
    """Thinks at once, and counts."""

    def __init__(self) -> None:
        self.thoughts, self.percents = 0, list[int]()

    async def __call__(self, work: Any, *arguments: Any) -> Any:
        self.thoughts += 1
        return work(*arguments)


async def made(desk: Desk, match: int, thinking: Thinking | None = None) -> Review:
    thinking = thinking or Thinking()
    return await review.make(desk, match, thinking, thinking.percents.append)


async def greedy(desk: Desk, table: Table, moves: int) -> Table:
    """After so many moves of the usual computer players."""
    for _ in range(moves):
        if not table.position.stack:
            break
        seat = kernel.waiting(table.position)[0]
        path = agents.choose("greedy", table.rules, table.position, seat, Tape(b"both", table.n))
        table = (await play.act_for(desk, table.match.id, seat, path, "player")).table
    return table


def worst(p: Position[Any, Any], seat: Seat) -> kernel.Path:
    """Of some moves, the one after which a seat has least to hope for."""
    rules = GAMES["ur"]

    def left(path: kernel.Path) -> float:
        after = kernel.apply(rules, p, seat, path, Tape(b"worst")).position
        return review_turns.hopes("ur", rules.encode(after))[seat]

    return min((kernel.sample(p, seat, Tape(b"any", number)) for number in range(30)), key=left)


async def test_an_obvious_blunder_is_found_with_what_would_have_been_better(tmp_path: Path) -> None:
    async with open_desk(tmp_path) as desk:
        table = await greedy(desk, await begun(desk), 60)
        seat = kernel.waiting(table.position)[0]
        blunder = worst(table.position, seat)
        table = (await play.act_for(desk, table.match.id, seat, blunder, "player")).table
        number = table.number
        await greedy(desk, table, 40)
        found = await made(desk, table.match.id)
        turn = max(found.turns, key=lambda turn: max(abs(turn.after - turn.before), turn.gain))
        assert (turn.number, turn.seat, turn.before_it) == (number, seat, number - 1)
        assert turn.gain > 10
        assert turn.better is not None
        assert turn.reasons


def test_a_decision_weighs_by_what_it_did_to_who_made_it() -> None:
    """Whoever is the last to finish before the dice fall has not turned the match."""
    decision = Decision(1, 0, "end", b"")
    last = review._Step(decision, (0.1, 0.5, 0.4), (0.1, 0.7, 0.2))
    own = review._Step(decision, (0.5, 0.3, 0.2), (0.35, 0.4, 0.25))
    assert last.whose == 1
    assert own.size > last.size


async def ended(desk: Desk, moves: int) -> Table:
    """A match that its players gave up together after so many moves."""
    table = await played(desk, await begun(desk), moves)
    await votes.propose(desk, table.match.id, ADA, votes.END)
    await votes.cast(desk, table.match.id, BEN, True)
    return await desk.table(table.match.id)


async def test_the_same_match_gets_the_same_review_and_a_second_look_costs_nothing(tmp_path: Path) -> None:
    async with open_desk(tmp_path) as desk:
        table = await ended(desk, 30)
        match, thinking = table.match.id, Thinking()
        assert await review.kept(desk, match) is None
        first = await made(desk, match, thinking)
        assert thinking.thoughts > 10
        assert thinking.percents == sorted(thinking.percents)
        assert thinking.percents[-1] <= 99
        assert await review.kept(desk, match) == first
        assert await made(desk, match) == first
        assert 0 < len(first.turns) <= 3
        told = [await review.played(desk, match, turn) for turn in first.turns]
        assert [one.seat for one in told if one] == [turn.seat for turn in first.turns]


async def test_before_the_end_there_is_no_review(tmp_path: Path) -> None:
    async with open_desk(tmp_path) as desk:
        table = await played(desk, await begun(desk), 30)
        assert not review.is_open(table.match)
        with pytest.raises(Illegal) as refused:
            await review.kept(desk, table.match.id)
        assert refused.value.msg.key == "service-no-review"


def test_what_ifs_and_lessons_are_not_looked_back_at() -> None:
    match = Match(game="ur", version=1, host=ADA, options={}, created=0, status="over")
    assert review.is_open(match)
    for setting in (history.BRANCH, lessons.LESSON):
        match.settings = {setting: 1}
        assert not review.is_open(match)


async def test_a_match_that_was_given_up_at_once_has_a_review_without_turns(tmp_path: Path) -> None:
    async with open_desk(tmp_path) as desk:
        match = (await ended(desk, 0)).match.id
        found = await made(desk, match)
        assert await review.kept(desk, match) == found
        assert found.turns == ()
        assert len(found.values) == 2


async def test_a_match_from_a_file_is_looked_back_at_like_any_other(tmp_path: Path) -> None:
    text = (GAMES_AT_HAND / "ur" / "games" / "two-players-rescue.game").read_text(encoding="utf-8")
    async with open_desk(tmp_path) as desk:
        table = await import_file.take_in(desk, import_file.play(text), ADA)
        assert table.match.status == "over"
        found = await made(desk, table.match.id)
        assert found.stops[-1] == table.number
        assert await review.kept(desk, table.match.id) == found


async def test_what_was_said_to_one_alone_is_not_said_to_whoever_looks_back(tmp_path: Path) -> None:
    text = (GAMES_AT_HAND / "tigris" / "games" / "two-treasures.game").read_text(encoding="utf-8")
    async with open_desk(tmp_path) as desk:
        table = await import_file.take_in(desk, import_file.play(text), ADA)
        private = next(move for move in await desk.store.moves(table.match.id) if any(e.to for e in events(move)))
        turn = Turn(private.n, private.number, 0, 0, 0, 50, 40, msg("tigris-measure"), "", None, (), 0)
        heard = await review.played(desk, table.match.id, turn)
        assert heard is not None
        assert heard.log
        assert all(event.to is None for event in heard.log)


async def test_what_was_taken_back_is_not_on_the_curve(tmp_path: Path) -> None:
    async with open_desk(tmp_path) as desk:
        table = await played(desk, await begun(desk), 60)
        before = course(await game_file.export(desk, table.match.id))
        await votes.propose(desk, table.match.id, ADA, votes.UNDO, target=table.number - 10)
        await votes.cast(desk, table.match.id, BEN, True)
        after = course(await game_file.export(desk, table.match.id))
        assert after.stops == tuple(n for n in before.stops if n <= table.n - 10)
        assert after.decisions == tuple(one for one in before.decisions if one.n <= table.n - 10)


@pytest.mark.parametrize("game", list(GAMES))
def test_strong_is_asked_with_what_the_mover_knew(game: str) -> None:
    """Hidden things exchanged, same advice."""
    rules = GAMES[game]
    p = kernel.setup(rules, rules.seats[0], {}, Tape(b"review of " + game.encode())).position
    for n in range(1, 41):
        seat = kernel.waiting(p)[0]
        path = kernel.sample(p, seat, Tape(b"moves", n))
        if n % 20 == 0:
            worlds = [p, rules.resample(p, seat, Tape(b"another world", n))]
            decisions = [Decision(n, seat, kernel.write(path), rules.encode(world)) for world in worlds]
            one, other = (review_turns.advise(game, decision) for decision in decisions)
            assert one == other
        path = agents.choose("greedy", rules, p, seat, Tape(b"greedy", n))
        p = kernel.apply(rules, p, seat, path, Tape(b"chance", n)).position


@pytest.mark.parametrize(("game", "name"), [(game, name) for game, names in POINTS.items() for name in names])
def test_the_measure_ends_where_the_rules_count(game: str, name: str) -> None:
    text = (GAMES_AT_HAND / game / "games" / f"{name}.game").read_text(encoding="utf-8")
    assert tuple(int(values[-1]) for values in course(text).values) == game_file.read(text).points


@pytest.mark.parametrize("name", ["two", "four", "farmers", "nomads"])
def test_whoever_wins_civilization_stands_best_at_the_end(name: str) -> None:
    path = GAMES_AT_HAND / "civilization" / "games" / f"{name}.game"
    drawn, rules = course(path.read_text(encoding="utf-8")), GAMES["civilization"]
    result = rules.result(rules.decode(drawn.end))
    assert result is not None
    assert max(range(len(drawn.values)), key=lambda seat: drawn.values[seat][-1]) == result.places.index(1)
    assert read(path).points == result.points


@pytest.mark.parametrize("game", list(GAMES))
def test_hopes_are_shared_out_whole_at_every_number_of_seats(game: str) -> None:
    rules = GAMES[game]
    standing = import_module(f"service.agents.{game}.standing")
    for seats in rules.seats:
        p = kernel.setup(rules, seats, {}, Tape(b"seats", seats)).position
        assert len(standing.measure(p)) == len(standing.outlook(p)) == seats
        shares = review_turns.hopes(game, rules.encode(p))
        assert sum(shares) == pytest.approx(1)
        assert len(shares) == seats
