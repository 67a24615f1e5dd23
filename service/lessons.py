"""Lessons: a small task on the real rules, in a private match of one's own.

A lesson is data in `rules/<game>/lessons/`: `course.toml` says in which order, from which position and what counts as
done, `en.toml` and `de.toml` what the teacher says, and the package's `lay` puts the position on the table. The match
is a what-if that comes from no match: nobody hears of it, it is in no list, and left alone it goes after a while.
How far a task has come follows from the record of the match alone, so that a restart loses nothing.
"""

import itertools
import re
import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import import_module
from typing import Any

import msgspec
from msgspec import Struct

from rules import GAMES, kernel
from rules.kernel import Event, Illegal, Msg, Position, Seat, Who, msg
from service import history, play
from service.batch import Batch
from service.clauses import HOME
from service.desk import Desk, Stale, Table
from storage import Attempt, Chair, Match, Move

FOLDER = "lessons"
LEARNER: Seat = 0
OTHERS = ("Puabi", "Sargon", "Enheduanna", "Hammurabi", "Semiramis")
"""Who sits at the table with the learner: names that nobody has, for lessons call them so."""
LESSON, HINTS = "lesson", "hints"
"""Settings: which lesson it is, and how many of its hints were shown."""
NOWHERE = 0
"""The match from which a lesson comes."""
OPEN, DONE, MISSED = "open", "done", "missed"
REPLIES = 50
"""So many moves of others in a row, then it is the learner's turn."""


class Goal(Struct, frozen=True, forbid_unknown_fields=True):
    """Something that has happened: a move of the learner, a line of the log, or a place of the position."""

    move: str = ""
    """A pattern for a whole move of the learner."""
    told: str = ""
    """A sentence of the game, without the game's name before it."""
    args: dict[str, Any] = {}
    """What stands in that sentence; a seat is a number, a sentence within it is called as above."""
    at: str = ""
    """Where to look in the position; of several things their number counts, what is not there is 0."""
    least: int | None = None
    most: int | None = None
    equal: Any = None
    contains: str = ""


class Lesson(Struct, frozen=True, forbid_unknown_fields=True):
    """What has to be known of a lesson to play it."""

    key: str
    table: dict[str, Any]
    """What the game's `lay` puts on the table."""
    done: tuple[Goal, ...]
    """All of it."""
    solution: tuple[str, ...]
    """The learner's moves that do it: the second hint shows them, one after the other."""
    wrong: tuple[str, ...] = ()
    """The learner's moves that miss it, as beginners make them."""
    failed: tuple[Goal, ...] = ()
    """Any of it: the task is missed at once."""
    replies: tuple[tuple[str, ...], ...] = ()
    """What the others do after each move of the learner: the seat, and a move. What does not fit is left out."""
    look: tuple[str, ...] = ()
    """Places that the picture shows from near as long as the question points to none; without any, the whole board."""
    hand: bool = False
    """The picture shows what the learner holds, for the task is about that."""
    within: int = 0
    """So many moves has the learner; 0: as many as the solution."""
    seed: str = ""

    @property
    def moves(self) -> int:
        return self.within or len(self.solution)


class Words(Struct, frozen=True, forbid_unknown_fields=True):
    """What the teacher says."""

    title: str
    why: str
    task: str
    hints: tuple[str, str]
    missed: str
    learnt: str


class Step(Struct, frozen=True):
    """A lesson of somebody's course: which, its number from 1, whether it was done, and the match of the last try."""

    lesson: Lesson
    number: int
    done: bool
    match: int | None


@cache
def course(game: str) -> tuple[Lesson, ...]:
    """The lessons of a game in their order; none where nobody has written any."""
    if not (HOME / game / FOLDER).is_dir():
        return ()
    return msgspec.convert(_read(game, "course")["lessons"], tuple[Lesson, ...])


@cache
def words(game: str, lang: str) -> Mapping[str, Words]:
    return msgspec.convert(_read(game, lang), dict[str, Words])


async def put_away(desk: Desk, user: int, match: int) -> tuple[str, Lesson] | None:
    """Somebody's lesson that was left alone for so long that its match is gone: its game, and which it was."""
    if await desk.store.match(match) is not None:
        return None
    tried = [one for one in await desk.store.attempts(user) if one.match == match]
    found = [(one.game, lesson) for one in tried for lesson in course(one.game) if lesson.key == one.lesson]
    return found[0] if found else None


def find(game: str, key: str) -> Lesson:
    found = next((lesson for lesson in course(game) if lesson.key == key), None) if game in GAMES else None
    if found is None:
        raise Illegal(msg("service-no-lesson"))
    return found


def of(match: Match) -> Lesson | None:
    """The lesson that is played in a match; none in other matches, and where a newer program has dropped it."""
    key = match.settings.get(LESSON)
    return next((lesson for lesson in course(match.game) if lesson.key == key), None) if key else None


def position(game: str, lesson: Lesson) -> Position[Any, Any]:
    """The position with which a lesson begins: AssertionError where the rules do not allow it."""
    p: Position[Any, Any] = import_module(f"rules.{game}.lessons").lay(**lesson.table)
    GAMES[game].check(p)
    assert LEARNER in kernel.waiting(p), "the learner is not asked"
    return p


async def steps(desk: Desk, user: int, game: str) -> list[Step]:
    """Somebody's course."""
    tried = {one.lesson: one for one in await desk.store.attempts(user) if one.game == game}
    return [_step(lesson, number, tried.get(lesson.key)) for number, lesson in enumerate(course(game), 1)]


async def latest(desk: Desk, user: int) -> str | None:
    """The game whose course somebody was busy with last."""
    attempts = [one.game for one in await desk.store.attempts(user) if one.game in GAMES]
    return attempts[-1] if attempts else None


def following(steps: Sequence[Step]) -> Step | None:
    """Where a course goes on: the first lesson that is not done."""
    return next((step for step in steps if not step.done), None)


async def go_on(desk: Desk, user: int, name: str, game: str, key: str) -> Table:
    """A lesson as it was left; from its beginning where nothing of it is kept."""
    find(game, key)
    (step,) = [step for step in await steps(desk, user, game) if step.lesson.key == key]
    if step.match is not None and (left := await _left(desk, step.match, user)) is not None:
        return left
    return await begin(desk, user, name, game, key)


async def begin(desk: Desk, user: int, name: str, game: str, key: str) -> Table:
    """A lesson from its beginning; the match of an earlier try is not wanted any more."""
    lesson = find(game, key)
    earlier = [one.match for one in await desk.store.attempts(user) if (one.game, one.lesson) == (game, key)]
    table = await _open(desk, user, name, game, lesson)
    await desk.store.begin_lesson(user, Attempt(game, key, table.match.id, desk.now()))
    for match in earlier:
        await desk.store.drop_branch(match)
        desk.forget(match)
    return table


async def replied(desk: Desk, match: int) -> list[Event]:
    """The others move until the learner is asked again; what the learner hears of it."""
    heard: list[Event] = []
    for _ in range(REPLIES):
        table = await desk.table(match)
        lesson = of(table.match)
        if lesson is None or await stage(desk, table) == DONE:
            break
        if (wanted := await _reply(desk, table, lesson)) is None:
            break
        seat, path, n = wanted[0], wanted[1], table.n
        try:
            played = await play.act_for(desk, match, seat, path, "computer", lambda now, n=n: now.n == n)  # type: ignore[misc]
        except Stale:
            continue  # somebody has clicked twice
        heard += [event for event in played.log if event.to is None or LEARNER in event.to]
    return heard


async def stage(desk: Desk, table: Table) -> str:
    """Whether the task is open, done or missed; that it is done is kept for ever."""
    lesson = of(table.match)
    assert lesson is not None
    moves = await _moves(desk, table)
    own, log = _own(moves), [event.msg for move in moves for event in _log(move)]
    if any(_met(goal, table, own, log) for goal in lesson.failed):
        return MISSED
    if all(_met(goal, table, own, log) for goal in lesson.done):
        await desk.store.end_lesson(table.match.host, table.match.game, lesson.key, desk.now())
        return DONE
    over = len(own) >= lesson.moves or table.match.status != "running"
    return MISSED if over else OPEN


async def next_move(desk: Desk, table: Table) -> kernel.Path | None:
    """The move that the second hint shows; None where the learner went another way."""
    lesson = of(table.match)
    assert lesson is not None
    number = len(_own(await _moves(desk, table)))
    return _fitting(table, LEARNER, lesson.solution[number]) if number < len(lesson.solution) else None


async def show_hint(desk: Desk, table: Table) -> None:
    """One hint more, up to both."""
    await desk.store.set_settings(table.match.id, {HINTS: min(2, hints_shown(table.match) + 1)}, table.rev)


def hints_shown(match: Match) -> int:
    return int(match.settings.get(HINTS, 0))


def _read(game: str, name: str) -> dict[str, Any]:
    return tomllib.loads((HOME / game / FOLDER / f"{name}.toml").read_text(encoding="utf-8"))


def _step(lesson: Lesson, number: int, tried: Attempt | None) -> Step:
    done = tried is not None and tried.done is not None
    return Step(lesson, number, done, tried.match if tried else None)


async def _left(desk: Desk, match: int, user: int) -> Table | None:
    """A try that is under way."""
    if await desk.store.match(match) is None:
        return None
    table = await desk.table(match)
    there = table.match.host == user and of(table.match) is not None
    return table if there and await stage(desk, table) == OPEN else None


async def _open(desk: Desk, user: int, name: str, game: str, lesson: Lesson) -> Table:
    p = position(game, lesson)
    seats = range(1, p.game.seats)
    chairs = [Chair(seat=LEARNER, user=user, name=name)]
    chairs += [Chair(seat=seat, user=None, name=OTHERS[seat - 1]) for seat in seats]
    match = Match(
        game=game,
        version=GAMES[game].version,
        host=user,
        options=GAMES[game].choose({}),
        settings={history.BRANCH: NOWHERE, LESSON: lesson.key},
        created=desk.now(),
    )
    match.id = await desk.store.create(match, chairs)
    match = msgspec.structs.replace(match, seed=lesson.seed.encode(), status="running")
    batch = Batch(desk, Table(match, chairs, -1, p))
    batch.note(None, LESSON)
    return await batch.start()


async def _moves(desk: Desk, table: Table) -> list[Move]:
    """What was played, in its order."""
    return [move async for move in history.in_force(desk, table.match.id, table.n) if move.back is None][::-1]


def _own(moves: Sequence[Move]) -> list[str]:
    return [move.line for move in moves if move.seat == LEARNER and move.source == "player"]


def _log(move: Move) -> list[Event]:
    return msgspec.msgpack.decode(move.log, type=list[Event])


async def _reply(desk: Desk, table: Table, lesson: Lesson) -> tuple[Seat, kernel.Path] | None:
    """What one of the others does now: what is written for this moment; else, while the learner has moves left, what
    the clock would play."""
    if table.match.status != "running":
        return None
    moves = await _moves(desk, table)
    number = len(_own(moves))
    written = lesson.replies[number - 1] if 0 < number <= len(lesson.replies) else ()
    for line in written[_answered(moves) :]:
        seat, _, rest = line.partition(" ")
        if (path := _fitting(table, int(seat), rest)) is not None:
            return int(seat), path
    waiting = kernel.waiting(table.position)
    if LEARNER in waiting or not waiting or number >= lesson.moves:
        return None
    return waiting[0], kernel.default(table.position, waiting[0])


def _answered(moves: Sequence[Move]) -> int:
    """How often the others have moved since the learner did."""
    since = itertools.takewhile(lambda move: move.source != "player", reversed(moves))
    return sum(move.source == "computer" for move in since)


def _fitting(table: Table, seat: Seat, line: str) -> kernel.Path | None:
    """A move that is allowed now."""
    if seat not in kernel.allowed(table.position):
        return None
    try:
        path = kernel.resolve(table.position, seat, kernel.read(line)[0])
        return path if isinstance(kernel.ask(table.position, seat, path), kernel.Ready) else None
    except Illegal:
        return None


def _met(goal: Goal, table: Table, own: Sequence[str], log: Sequence[Msg]) -> bool:
    if goal.move:
        return any(re.fullmatch(goal.move, line) for line in own)
    if goal.told:
        return any(_says(sentence, table.match.game, goal) for sentence in log)
    value = _look(msgspec.to_builtins(table.position.game), goal.at)
    if goal.equal is not None:
        return bool(value == goal.equal)
    if goal.contains:
        return goal.contains in value
    number = len(value) if isinstance(value, list | dict | str) else int(value)
    return (goal.least is None or number >= goal.least) and (goal.most is None or number <= goal.most)


def _says(sentence: Msg, game: str, goal: Goal) -> bool:
    args = {key: _plain(arg, game) for key, arg in sentence.args.items()}
    return sentence.key == f"{game}-{goal.told}" and all(args.get(key) == value for key, value in goal.args.items())


def _plain(arg: kernel.Arg, game: str) -> Any:
    match arg:
        case Who(seat):
            return seat
        case Msg():
            return arg.key.removeprefix(f"{game}-")
        case _:
            return arg


def _look(tree: Any, path: str) -> Any:
    for word in path.split("."):
        tree = tree[int(word)] if isinstance(tree, list) else tree.get(word, 0)
    return tree
