"""What holds after any kill: whatever was acknowledged is in the record once, and every line was told once."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from bot.people.readers import Reader
from bot.thread import pages
from localdiscord.client import Box
from localdiscord.parts import Message
from rules.text import say
from service import told
from service.desk import Desk, Move
from tests.bot.thread import check_told

MARK = 1_000_000


def check_record(moves: Sequence[Move], issued: Sequence[str], acknowledged: Sequence[tuple[int, str]]) -> None:
    """Acknowledged moves are recorded, once and in their order; nothing is recorded that nobody has asked for.

    Acknowledged is a line together with the number of the entry before it, as the one who moved saw it.
    """
    assert [move.n for move in moves] == list(range(len(moves)))
    played = [move for move in moves if move.source == "player"]
    assert len(acknowledged) <= len(played) <= len(issued)
    last = -1
    for n, line in acknowledged:
        found = [move.n for move in played if move.n > max(n, last) and move.line == line]
        assert found, f"“{line}” was acknowledged after {n} and is lost"
        last = found[0]
    assert not Counter(move.line for move in played) - Counter(issued), "a move was made more often than asked for"


async def check_thread(box: Box, desk: Desk, match: int) -> None:
    """Every line of the public log stands once in the thread, in its order; only the last table has buttons."""
    table, (found, _) = await desk.table(match), await desk.lobby(match)
    shown = [one for one in await messages(box, table.match.place["thread"]) if first(one).get("id", 0) >= MARK]
    said = [line for page in shown for line in first(page)["content"].splitlines()]
    log = pages.lines(await told.news(desk, table, -1), Reader("en").at(table))
    end = pages.of(found.place, table.number).end
    check_told(said, [line.text for line in log if line.mark < end])
    tables = [page for page in shown if page.attachments]
    assert [page.id for page in tables if page.buttons] == [tables[-1].id]


async def log(desk: Desk, match: int, since: int, last: int) -> list[str]:
    """The public lines of the moves after a number, up to another."""
    table = await desk.table(match)
    moves = [move for move in await told.news(desk, table, since) if move.number <= last]
    return [say(event.msg, "en", table.names) for move in moves for event in move.log]


async def messages(box: Box, channel: int | str) -> list[Message]:
    """All that everybody sees, the oldest first."""
    person, found = next(iter(box.people.values())), list[Message]()
    while True:
        before = {"before": found[0].id} if found else {}
        older = await box.call("history", user=person.id, channel=str(channel), limit=100, **before)
        if not older:
            return [message for message in found if message.only is None]
        found = [Message(body) for body in older] + found


def first(message: Message) -> dict[str, Any]:
    return message.components[0] if message.components else {}
