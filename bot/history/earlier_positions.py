"""Any earlier position of a match, step by step; after the end through anybody's eyes."""

from typing import TYPE_CHECKING

from msgspec import Struct

from bot.panel.answering import Card
from bot.panel.layout import Button, Entry, Menu, Row
from bot.panel.widgets import TEXT, Post
from bot.people.readers import Reader, clip
from bot.thread import board_picture, match_in_words
from rules.kernel import Seat
from service import history, play
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
    last = await _back(bot, match, table.n)
    now = await _stop(bot, match, min(last, at.n) if at else last, last, step)
    eyes = at.eyes if at and over else MINE
    seat = play.viewer(table, user) if eyes == MINE else None if eyes == SPECTATOR else _seat(table, eyes)
    position = await bot.desk.position(table, now)
    (entry,) = await history.entries(bot.desk, match, user, now, now)
    (move,) = await bot.desk.store.moves(match, now, now)
    spots = move.spots if entry.line is not None else ()
    lines = [
        match_in_words.head(Table(table.match, table.chairs, now, position), reader),
        *(f"> {reader.say(event.msg)}" for event in entry.log),
        reader("history-replay-at", number=now, last=last),
    ]
    rows = (*_steps(now, last, eyes, reader), *(_eyes(table, now, eyes, reader) if over else ()))
    shot = board_picture.shot(table, table.rules.view(position, seat), reader, spots)
    return Card(Post(clip(lines, TEXT), rows, f"w:{match}:"), shot)


async def _stop(bot: "Ziggurat", match: int, n: int, last: int, step: str) -> int:
    """The position that a button leads to; notes, which leave the position as it was, are passed over."""
    if step in ("first", "last"):
        return 0 if step == "first" else last
    here = await _back(bot, match, n)
    if step in FORWARD:
        return await _on(bot, match, here, FORWARD[step], last)
    return await _back(bot, match, here, BACK.get(step, 0))


async def _back(bot: "Ziggurat", match: int, n: int, steps: int = 0) -> int:
    """So many positions before n; with no steps, n itself or the position that a note there left as it was."""
    async for move in history.backwards(bot.desk, match, n):
        if move.source == "table":
            continue
        if not steps:
            return move.n
        steps -= 1
    return 0


async def _on(bot: "Ziggurat", match: int, n: int, steps: int, last: int) -> int:
    """So many positions after n."""
    while n < last:
        moves = await bot.desk.store.moves(match, n + 1, n + history.CHUNK)
        for move in moves:
            n, steps = move.n, steps - (move.source != "table")
            if not steps:
                return n
    return last


def _steps(now: int, last: int, eyes: str, reader: Reader) -> tuple[Row, ...]:
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
        (button("last", "⏭", end), Button(f"branch:{now}", reader("history-branch"))),
    )


def _eyes(table: Table, now: int, eyes: str, reader: Reader) -> tuple[Row, ...]:
    """After the end: whose view is shown."""
    entries = [Entry(SPECTATOR, reader("history-eyes-all"), chosen=eyes == SPECTATOR)]
    entries += [Entry(str(c.seat), c.name[:100], chosen=eyes == str(c.seat)) for c in table.chairs]
    return (Menu(f"eyes:{now}", reader("history-eyes"), tuple(entries)),)


def _seat(table: Table, eyes: str) -> Seat | None:
    return int(eyes) if eyes.isdigit() and int(eyes) < len(table.chairs) else None
