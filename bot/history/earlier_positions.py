"""Any earlier position of a match, step by step; after the end through anybody's eyes."""

from typing import TYPE_CHECKING

from msgspec import Struct

from bot.panel.answering import Card
from bot.panel.layout import Button, Entry, Menu, Row
from bot.panel.widgets import TEXT, Post
from bot.people.readers import Reader, clip
from bot.thread import board_picture, match_in_words
from rules.kernel import Seat
from service import review, told
from service.desk import Table

if TYPE_CHECKING:
    from bot.app import Ziggurat

MINE, SPECTATOR = "mine", "all"
"""Through whose eyes: the reader's own, or everybody's; else a seat's number, after the end."""
STRIDE = 10
BACK, FORWARD = {"back": 1, "far": STRIDE}, {"on": 1, "farther": STRIDE}
"""What the buttons of a replay do."""


class At(Struct, frozen=True):
    """Where somebody stands in a replay, and through whose eyes."""

    n: int
    eyes: str = MINE


async def replay(bot: "Ziggurat", reader: Reader, match: int, user: int, at: At | None = None, step: str = "") -> Card:
    """An earlier position, as the user may see it; after the end through anybody's eyes."""
    table = await bot.desk.table(match)
    reader, over = reader.at(table), table.match.status == "over"
    last = await told.step(bot.desk, table, table.number)
    now = await _stop(bot, table, min(last, at.n) if at else last, last, step)
    eyes = at.eyes if at and over else MINE
    seat = told.viewer(table, user) if eyes == MINE else None if eyes == SPECTATOR else _seat(table, eyes)
    then = await told.earlier(bot.desk, table, now)
    moves = await told.record(bot.desk, match, user, now, now)
    spots = next((move.spots for move in reversed(moves) if move.spots), ())
    lines = [
        match_in_words.head(then, reader),
        *(f"> {line}" for line in match_in_words.lines(moves, reader)),
        reader("history-replay-at", number=now, last=last),
    ]
    rows = (
        *_steps(now, last, eyes, reader, review.is_open(table.match)),
        *(_eyes(table, now, eyes, reader) if over else ()),
    )
    seen = table.rules.view(then.position, seat)
    before = await told.earlier(bot.desk, table, await told.step(bot.desk, table, now, -1))
    marks = board_picture.changes(table, table.rules.view(before.position, seat), seen)
    shot = board_picture.shot(table, seen, reader, last=() if marks else spots, marks=marks)
    return Card(Post(clip(lines, TEXT), rows, f"w:{match}:"), shot)


async def _stop(bot: "Ziggurat", table: Table, number: int, last: int, step: str) -> int:
    """The position that a button leads to."""
    if step in ("first", "last"):
        return 0 if step == "first" else last
    here = await told.step(bot.desk, table, number)
    return await told.step(bot.desk, table, here, FORWARD.get(step) or -BACK.get(step, 0))


def _steps(now: int, last: int, eyes: str, reader: Reader, reviewed: bool) -> tuple[Row, ...]:
    def button(step: str, label: str, shut: bool) -> Button:
        return Button(f"replay:{step}.{now}.{eyes}", label, disabled=shut)

    begin, end = now == 0, now == last
    return (
        (
            button("first", "⏮", begin),
            button("far", f"−{STRIDE}", begin),
            button("back", reader("bot-back"), begin),
            button("on", reader("history-forward"), end),
            button("farther", f"+{STRIDE}", end),
        ),
        (
            button("last", "⏭", end),
            Button(f"branch:{now}", reader("history-branch")),
            *((Button("review", reader("history-review")),) if reviewed else ()),
        ),
    )


def _eyes(table: Table, now: int, eyes: str, reader: Reader) -> tuple[Row, ...]:
    """After the end: whose view is shown."""
    entries = [Entry(SPECTATOR, reader("history-eyes-all"), chosen=eyes == SPECTATOR)]
    entries += [Entry(str(c.seat), c.name[:100], chosen=eyes == str(c.seat)) for c in table.chairs]
    return (Menu(f"eyes:{now}", reader("history-eyes"), tuple(entries)),)


def _seat(table: Table, eyes: str) -> Seat | None:
    return int(eyes) if eyes.isdigit() and int(eyes) < len(table.chairs) else None
