"""What a match puts into its thread: recorded games through the real policy of posting, with people on all seats.

Everybody takes a quarter of an hour for a move, so that no line is left out and all words are told.
"""

from collections.abc import Iterable, Iterator
from itertools import count
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

import renderers
from bot.thread import pages
from bot.thread.pages import Next, Now, Page, Story
from renderers import Look
from rules import kernel
from rules.kernel import Outcome, Position, Seat, View
from service import game_file, told
from service.batch import hides
from storage import Move

PACE = 900.0
"""Seconds for a move."""
THREAD = 1
MIB = 2**20


class Table(Struct, frozen=True):
    """A message with a board: how many lines it told at last, and whether its board stayed."""

    page: Page
    lines: int
    view: View
    is_end: bool


class Posted(Struct, frozen=True):
    """All that a match put into its thread."""

    tables: list[Table]
    lines: list[Page]
    """Messages without a board."""
    rewordings: int

    @property
    def wordless(self) -> list[Table]:
        return [table for table in self.tables if not table.lines and not table.is_end]

    @property
    def staying(self) -> list[Table]:
        return [table for table in self.tables if table.page.stays]

    @property
    def rounds(self) -> int:
        return len({table.page.round for table in self.tables})


def recorded(games: Iterable[game_file.Game], lang: str) -> Iterator[tuple[str, float]]:
    """What recorded games put into their threads, as figures."""
    rounds, posts, wordless, left = 0, 0, 0, 0
    for game in games:
        posted = Walk(game).posted()
        rounds += posted.rounds
        posts += len(posted.tables) + len(posted.lines)
        wordless += len(posted.wordless)
        left += sum(_size(game, table.view, lang) for table in posted.staying)
    yield "posts_per_round", posts / rounds
    yield "wordless", wordless
    yield "mib_left_per_round", left / MIB / rounds


def _size(game: game_file.Game, view: View, lang: str) -> int:
    return len(renderers.of(game.rules.key).draw(view, Look(lang=lang, names=game.names)))


class Walk:
    """A recorded game on its way through the thread."""

    def __init__(self, game: game_file.Game) -> None:
        self.game, self.story = game, Story()
        self.moves: list[Move] = []
        self.waited: dict[int, tuple[Seat, ...]] = {}
        """Who was waited for after the move with a number."""
        self.tables: list[Table] = []
        self.lines: list[Page] = []
        self.rewordings = 0
        self._messages = count(2)

    def posted(self) -> Posted:
        """Everything, told move after move."""
        before: Position[Any, Any] | None = None
        for row, outcome in game_file.replay(self.game):
            self.moves.append(self._move(row, before, outcome))
            before = outcome.position
            self.waited[self.moves[-1].number] = kernel.waiting(before)
            self._tell(before)
        return Posted(self.tables, self.lines, self.rewordings)

    def _move(self, row: game_file.Row, before: Position[Any, Any] | None, outcome: Outcome) -> Move:
        """As it would be in the store."""
        rules, last = self.game.rules, self.moves[-1].number if self.moves else -1
        plays = before is not None and row.seat is not None and row.back is None
        hidden = before is not None and plays and hides(rules, before, outcome)
        return Move(
            n=row.n,
            number=last + (not hidden),
            hidden=hidden,
            seat=row.seat,
            line=row.line,
            source="player" if row.back is None else told.UNDO,
            secret=outcome.secret,
            free=bool(before and row.seat is not None and plays and kernel.undoable(rules, before, row.seat, outcome)),
            log=msgspec.msgpack.encode(outcome.log if row.back is None else ()),
            back=row.back,
            at=PACE * row.n,
        )

    def _tell(self, p: Position[Any, Any]) -> None:
        at = self.moves[-1].at
        step = self._next(p, at)
        while step.is_something or step.due:
            at = max(at, step.due)
            if step.is_something:
                self._take(step, p)
            step = self._next(p, at)

    def _next(self, p: Position[Any, Any], at: float) -> Next:
        table, up = self.story.table, kernel.waiting(p)
        news = self._news(self.story.end)
        now = Now(
            number=self.moves[-1].number,
            sight=pages.sight(self.game.rules.view(p, None)),
            up=up,
            newly=tuple(seat for seat in up if table is None or self._is_newly_up(table, seat, news)),
            thread=THREAD,
            at=at,
            moved=max((move.at for move in news), default=0.0),
            is_over=not p.stack,
        )
        return pages.following(self.story, news, now)

    def _news(self, begin: pages.Mark) -> list[told.Told]:
        return told.holding([move for move in self.moves if move.number >= begin[0]])

    def _is_newly_up(self, table: Page, seat: Seat, news: list[told.Told]) -> bool:
        if seat not in table.up:
            return True
        return any(seat not in self.waited[number] for number in pages.moments(table, seat, news))

    def _take(self, step: Next, p: Position[Any, Any]) -> None:
        assert step.table is not None
        table = replace(step.table, message=step.table.message or next(self._messages), done=True)
        if step.line:
            line = replace(step.line, message=next(self._messages), done=True)
            self.lines.append(line)
            self.story = Story(pages.called(table, line), line)
            return
        is_new = self.story.table is None or table.k != self.story.table.k
        self._note(table, p, is_new)
        self.story = Story(table, None if is_new else self.story.line)

    def _note(self, table: Page, p: Position[Any, Any], is_new: bool) -> None:
        told_ = sum(len(move.log) for move in self._news(table.begin))
        if is_new:
            self.tables.append(Table(table, told_, self.game.rules.view(p, None), not p.stack))
        else:
            self.rewordings += 1
            self.tables[-1] = replace(self.tables[-1], page=table, lines=max(told_, self.tables[-1].lines))
