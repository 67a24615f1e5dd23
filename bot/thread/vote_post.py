"""Votes in the thread: a message with Yes and No that shows who has agreed, and keeps how it ended."""

import hashlib
from typing import TYPE_CHECKING, Any

from discord import ui

from bot.panel.answering import Card, text
from bot.panel.layout import Button
from bot.panel.widgets import Post
from bot.people import readers
from bot.people.readers import Reader, clip
from bot.thread import clocks_in_words, match_in_words, sending
from rules.kernel import Arg, Illegal, Seat, Who, msg, several
from service import history, lobby, play, votes
from service.desk import Table
from service.told import Told
from service.votes import Vote

if TYPE_CHECKING:
    from bot.app import Ziggurat

UNDONE = 1_500
"""Characters for what would be taken back."""
RECENT = 20


async def show(bot: "Ziggurat", table: Table, place: dict[str, Any]) -> None:
    """The vote's message is sent, changed by ballots, and closed."""
    shown, vote = place.get("vote"), votes.of(table)
    if (vote is None and shown is None) or "thread" not in place:
        return
    opened = vote.opened if vote else None
    reader, thread = readers.public(table.match.settings).at(table), place["thread"]
    if shown and shown[0] != opened:
        course = await votes.course(bot.desk, table, shown[0])
        await sending.reword(bot, thread, shown[1], Post("\n".join(match_in_words.lines(course, reader))))
        await lobby.set_place(bot.desk, table.match.id, {"vote": None})
        shown = None
    if vote:
        await _show(bot, table, vote, shown, thread)


async def _show(bot: "Ziggurat", table: Table, vote: Vote, shown: list[Any] | None, thread: int) -> None:
    """Sends or changes an open vote's message; not where it already shows how things stand."""
    post = await _post(bot, table, vote, readers.public(table.match.settings).at(table))
    state = [thread, hashlib.blake2b(post.text.encode(), digest_size=8).hexdigest()]
    if shown and shown[2:] == state:
        return
    message = shown[1] if shown else await _sent(bot, thread, post)
    if not message or not await sending.reword(bot, thread, message, post):
        users = [user for seat in votes.missing(table) if (user := table.chairs[seat].user) is not None]
        nonce = f"v{table.match.id}.{vote.opened}.{thread % 10**6}"
        message = (await sending.send(bot, thread, post, None, users, nonce)).id
    await lobby.set_place(bot.desk, table.match.id, {"vote": [vote.opened, message, *state]})


async def propose(bot: "Ziggurat", reader: Reader, match: int, user: int, kind: str, **more: Any) -> Card:
    """Opens a vote; who is alone at the table decides at once."""
    table = await votes.propose(bot.desk, match, user, kind, **more)
    bot.wake(match)
    if votes.of(table):
        return text(reader("thread-vote-opened"))
    onwards = ((Button("move", reader("thread-my-move"), "main"),),) if kind == votes.UNDO else ()
    return Card(Post(reader("thread-vote-decided"), onwards, f"t:{match}:0:"))


async def cast(bot: "Ziggurat", reader: Reader, match: int, user: int, yes: bool, opened: int | None = None) -> Card:
    """A ballot, in the vote whose button was pressed."""
    await votes.cast(bot.desk, match, user, yes, opened)
    bot.wake(match)
    return text(reader("thread-vote-counted"))


async def offer_undo(
    bot: "Ziggurat", reader: Reader, match: int, user: int, why: Illegal | None = None, number: int | None = None
) -> Card:
    """What the table would have to agree to, in words, and the button that asks it."""
    table = play.in_play(await bot.desk.table(match))
    seat, reader = table.seat_of(user), reader.at(table)
    target = number if number is not None else await _before_last(bot, table, seat)
    if target is None:
        raise why or Illegal(msg("service-undo-nothing"))
    if not 0 <= target < table.number:
        raise Illegal(msg("service-unknown-move", number=target, last=table.number - 1))
    undone = await _undone(bot, match, user, target, reader)
    lines = [match_in_words.refusal(why.msg, reader)] if why else []
    lines += [reader("thread-undo-together"), undone]
    return Card(
        Post("\n".join(lines), ((Button(f"undo:{target}", reader("thread-ask-table"), "main"),),), f"w:{match}:")
    )


async def can_ask(bot: "Ziggurat", table: Table, seat: Seat) -> bool:
    """Whether there is something that the table could agree to take back."""
    if table.match.status != "running" or votes.of(table) or history.is_branch(table.match):
        return False
    return await _before_last(bot, table, seat) is not None


async def _post(bot: "Ziggurat", table: Table, vote: Vote, reader: Reader) -> Post:
    lines = [f"**{reader.say(votes.proposal(vote))}**"]
    if vote.kind == votes.UNDO:
        lines.append(await _undone(bot, table.match.id, None, vote.target, reader, vote.opened - 1))
    if vote.kind == votes.REPLACE:
        lines.append(reader("thread-vote-newcomer", who=f"<@{vote.user}>"))
    agreed: list[Arg] = [Who(seat) for seat in vote.yes]
    wanted: list[Arg] = [f"<@{table.chairs[seat].user}>" for seat in votes.missing(table)]
    lines.append(reader("thread-vote-agreed", who=several(agreed)))
    lines.append(reader("thread-vote-wanted", who=several(wanted), when=clocks_in_words.stamp(vote.until)))
    if quiet := votes.silent(table):
        lines.append(reader("thread-vote-silent", who=several([Who(seat) for seat in quiet])))
    buttons = (
        Button(f"yes:{vote.opened}", reader("thread-agree"), "good"),
        Button(f"no:{vote.opened}", reader("thread-disagree"), "bad"),
    )
    return Post("\n".join(lines), (buttons,), f"w:{table.match.id}:")


async def _undone(
    bot: "Ziggurat", match: int, user: int | None, target: int, reader: Reader, last: int | None = None
) -> str:
    """The lines of the log that would no longer hold; of a move whose words are secret, only whose it was."""
    entries = await history.taken_back(bot.desk, match, user, target, last)
    lines = [f"> {line}" for entry in entries for line in _told(entry, reader)]
    return clip(lines, UNDONE)


def _told(move: Told, reader: Reader) -> list[str]:
    said = [reader.say(event.msg) for event in move.log]
    if said or move.seat is None or move.line is not None:
        return said
    return [reader("thread-undone-hidden", who=Who(move.seat))]


async def _before_last(bot: "Ziggurat", table: Table, seat: Seat) -> int | None:
    """The position before the last move in force that a seat has chosen."""
    last = await history.last_chosen(bot.desk, table, seat)
    return None if last is None else last - 1


async def _sent(bot: "Ziggurat", thread: int, post: Post) -> int | None:
    """The vote's message, if it was sent and we died before we noted that."""
    first = post.rows[0]
    assert isinstance(first, tuple)
    async for message in bot.get_partial_messageable(thread).history(limit=RECENT):
        parts = ui.LayoutView.from_message(message).walk_children()
        if any(getattr(part, "custom_id", "") == post.prefix + first[0].key for part in parts):
            return message.id
    return None
