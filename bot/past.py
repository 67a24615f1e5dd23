"""What was: the log by pages, what is new since one's last turn, any earlier position, and private what-ifs."""

from typing import TYPE_CHECKING

from msgspec import Struct

from bot import answers, tables
from bot.layout import Button, Entry, Menu, Row
from bot.pictures import Shot
from bot.reply import Card
from bot.widgets import Post
from bot.words import Reader, clip
from renderers import Look
from rules.kernel import Seat, View
from service import history, play
from service.desk import Table

if TYPE_CHECKING:
    from bot.app import Ziggurat

PAGE = 25
"""Entries of the record on a page of the log."""
TEXT = 3_600
WORDS, NOTATION = "words", "notation"
MINE, SPECTATOR = "mine", "all"
"""Through whose eyes: the reader's own, or everybody's; else a seat's number, after the end."""
STRIDE = 10
BACK, FORWARD = {"back": 1, "far": STRIDE}, {"on": 1, "farther": STRIDE}
"""What the buttons of a replay do."""


class At(Struct, frozen=True):
    """Where somebody stands in a replay, and through whose eyes."""

    n: int
    eyes: str = MINE


async def log(
    bot: "Ziggurat", reader: Reader, match: int, user: int, how: str = WORDS, page: int | None = None
) -> Card:
    """What happened, as far as this user may know it; without a page, the last one."""
    table = await bot.desk.table(match)
    reader, over = reader.at(table), table.match.status == "over"
    last = table.n // PAGE
    page = last if page is None else max(0, min(last, page))
    first, end = page * PAGE, min(table.n, page * PAGE + PAGE - 1)
    if how == NOTATION:
        moves = await bot.desk.store.moves(match, first, end)
        lines = tables.notation(moves, play.viewer(table, user), over, reader)
    else:
        entries = await history.entries(bot.desk, match, user, first, end)
        lines = [reader.say(event.msg) for entry in entries for event in entry.log]
    text = f"{tables.head(table, reader)}\n{clip(lines, TEXT) or reader('bot-nothing-yet')}"
    return Card(Post(text, _pages(page, last, how, reader), f"w:{match}:", after=_counted(page, last, reader)))


async def since(bot: "Ziggurat", reader: Reader, match: int, user: int) -> Card:
    """What happened after the user's last move, in words and in two pictures."""
    table = await bot.desk.table(match)
    reader, news = reader.at(table), await history.since(bot.desk, match, user)
    lines = [reader.say(event.msg) for entry in news.entries for event in entry.log]
    said = clip(lines, TEXT) if lines else reader("bot-nothing-new")
    after = reader("bot-before-after") if lines else ""
    before = _shot(table, news.before, reader) if lines else None
    return Card(
        Post(f"{tables.head(table, reader)}\n{said}", after=after), _shot(table, news.after, reader), before=before
    )


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
        tables.head(Table(table.match, table.chairs, now, position), reader),
        *(f"> {reader.say(event.msg)}" for event in entry.log),
        reader("bot-replay-at", number=now, last=last),
    ]
    rows = (*_steps(now, last, eyes, reader), *(_eyes(table, now, eyes, reader) if over else ()))
    shot = _shot(table, table.rules.view(position, seat), reader, spots)
    return Card(Post(clip(lines, TEXT), rows, f"w:{match}:"), shot)


async def branch(bot: "Ziggurat", reader: Reader, match: int, user: int, n: int | None = None) -> Card:
    """A panel of a copy in which the user plays every seat."""
    table = await bot.desk.table(match)
    if history.is_branch(table.match):
        table.seat_of(user)
    copy = await history.branch(bot.desk, match, user, n)
    said = [reader("bot-branch-about"), *tables.lines(await bot.desk.store.moves(copy.match.id), None, reader)]
    return await answers.panel(bot, reader, copy.match.id, user, said=said)


def _shot(table: Table, seen: View, reader: Reader, last: tuple[str, ...] = ()) -> Shot:
    return Shot(table.match.game, seen, Look(lang=reader.lang, palette=reader.palette, names=table.names, last=last))


def _pages(page: int, last: int, how: str, reader: Reader) -> tuple[Row, ...]:
    other = NOTATION if how == WORDS else WORDS
    buttons = [Button(f"log:{how}.{page}.other", reader(f"bot-log-{other}"))]
    if last:
        buttons = [
            Button(f"log:{how}.{page - 1}.older", reader("bot-older"), disabled=page == 0),
            Button(f"log:{how}.{page + 1}.newer", reader("bot-newer"), disabled=page == last),
            *buttons,
        ]
    return (tuple(buttons),)


def _counted(page: int, last: int, reader: Reader) -> str:
    return reader("bot-page", number=page + 1, last=last + 1) if last else ""


def turned(arg: str) -> tuple[str, int]:
    """The page of a log that a button leads to."""
    how, page, button = arg.split(".")
    if button == "other":
        how = NOTATION if how == WORDS else WORDS
    return how, int(page)


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
            button("on", reader("bot-forward"), end),
            button("farther", f"+{STRIDE}", end),
        ),
        (button("last", "⏭", end), Button(f"branch:{now}", reader("bot-branch"))),
    )


def _eyes(table: Table, now: int, eyes: str, reader: Reader) -> tuple[Row, ...]:
    """After the end: whose view is shown."""
    entries = [Entry(SPECTATOR, reader("bot-eyes-all"), chosen=eyes == SPECTATOR)]
    entries += [Entry(str(c.seat), c.name[:100], chosen=eyes == str(c.seat)) for c in table.chairs]
    return (Menu(f"eyes:{now}", reader("bot-eyes"), tuple(entries)),)


def _seat(table: Table, eyes: str) -> Seat | None:
    return int(eyes) if eyes.isdigit() and int(eyes) < len(table.chairs) else None
