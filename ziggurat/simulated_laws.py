"""What holds in the end, whatever went wrong: the laws of the whole bot."""

import re
from collections import Counter
from typing import TYPE_CHECKING, Any

import aiohttp
import discord

from bot.people.readers import Reader
from bot.thread import hand_messages, pages
from bot.thread.table_post import MARK
from localdiscord import components
from localdiscord.model import Message
from rules.text import say
from service import absence, clock, told
from service.desk import Fenced, Stale, StoreError, Table
from ziggurat.problem import Found
from ziggurat.simulated_people import Match, People
from ziggurat.telling import wrong

if TYPE_CHECKING:
    from ziggurat.simulated_bot import World

EXPECTED = (StoreError, Fenced, Stale, OSError, TimeoutError, aiohttp.ClientError, discord.HTTPException)
"""What may be called a fault where disks and networks fail."""
ONCE = ("z", "r", "w", "c", "l", "o")
"""Messages that are sent once, by the first letter of their nonce: pages, reminders, mirrors, notices, lobbies."""
LATE = 120.0
"""Seconds after which what was due must have happened."""


async def untold(world: "World", matches: list[Match]) -> str:
    """What is still to be done; empty: nothing."""
    if letters := await world.desk.store.letters(1):
        return str(letters)
    if overdue := await world.desk.store.timers(world.now() - LATE, 1, 0.0):
        return f"overdue: {overdue}"  # who has just begun to serve may still wait for Discord
    for match in matches:
        found, table = await world.desk.store.match(match.number), await world.desk.table(match.number)
        place = found.place if found else {}
        if retire := place.get("retire"):
            return f"to be retired: {retire}"
        if due := absence.computers_due(table):
            return f"computers to move: {due}"
        if not (page := place.get("page") or {}).get("done"):
            return f"a page to be shown: {page}"
    return ""


async def check(world: "World", people: People) -> None:
    for fault in world.faults:
        if not isinstance(fault, EXPECTED):
            raise Found(f"a fault of ours: {type(fault).__name__}: {fault}") from fault
    for match in people.matches:
        table = await world.desk.table(match.number)
        await _record(world, match)
        await _thread(world, match, table)
        await _hands(world, table)
        if match.is_exact:
            await _spectators(world, match, table)
            await _lobby(world, match)
    await _reminders(world, people)
    _sent_once(world)


async def _record(world: "World", match: Match) -> None:
    """Acknowledged moves are recorded, once and in their order; nothing is recorded that nobody has asked for."""
    moves = await world.desk.store.moves(match.number)
    _claim([move.n for move in moves] == list(range(len(moves))), "the record has gaps")
    played = [move for move in moves if move.source == "player"]
    last = -1
    for n, line in match.acknowledged:
        found = [move.n for move in played if move.n > max(n, last) and move.line == line]
        _claim(bool(found), f"“{line}” was acknowledged after {n} and is lost")
        last = found[0]
    if match.is_exact:
        doubled = Counter(move.line for move in played) - Counter(match.issued)
        _claim(not doubled, f"made more often than asked for: {doubled}")


async def _thread(world: "World", match: Match, table: Table) -> None:
    """Every line of the log stands once in the thread, in its order; only the last table has buttons."""
    found, _ = await world.desk.lobby(match.number)
    thread = found.place.get("thread", 0)
    shown = [one for one in _seen(world, thread) if _first(one).get("id", 0) >= MARK]
    story = pages.of(found.place, table.number)
    last = story.table.message if story.table else 0
    clickable = [one.id for one in shown if one.attachments and _has_buttons(one)]
    is_there = any(one.id == last for one in shown)
    _claim(is_there or not match.is_exact, f"table {last} is not there")
    _claim(clickable == [last] * is_there, f"tables with buttons: {clickable}, the last is {last}")
    if match.is_exact:
        log = pages.lines(await told.news(world.desk, table, -1), Reader("en").at(table))
        said = [line for page in shown for line in _first(page)["content"].splitlines()]
        _claim(not (bad := wrong(said, [line.text for line in log if line.mark < story.end])), bad)


async def _lobby(world: "World", match: Match) -> None:
    """Where a lobby was, nobody can join any more."""
    found, _ = await world.desk.lobby(match.number)
    posts = [one for one in _seen(world, found.place["channel"]) if one.id == found.place["message"]]
    _claim(len(posts) == 1 and not _has_buttons(posts[0]), "the post of the lobby still has its buttons")


async def _spectators(world: "World", match: Match, table: Table) -> None:
    """From some moment on, between asking and being told so, every line once and in its order."""
    found, _ = await world.desk.lobby(match.number)
    for channel, (before, after) in match.watched.items():
        heard = found.place.get("heard", {}).get(str(channel), [after])[0]
        said = [line for one in _seen(world, channel) for line in _first(one)["content"].splitlines()]
        bad = ""
        for first in range(before, max(before, after) + 1):
            moves = [move for move in await told.news(world.desk, table, first) if move.number <= heard]
            log = [say(event.msg, "en", table.names) for move in moves for event in move.log]
            if not (bad := wrong(said, log)):
                break
        _claim(not bad, f"spectators: {bad}")


async def _hands(world: "World", table: Table) -> None:
    """Whoever has a hand has it as it is, if it could be sent; after the end the last one stays."""
    found = await world.desk.store.match(table.match.id)
    hands: dict[str, Any] = found.place.get("hands", {}) if found else {}
    for seat, (known, message, *_) in hands.items():
        if message <= 0 or table.chairs[int(seat)].user is None:
            continue
        now = hand_messages.fingerprint(table, int(seat))
        _claim(now == known or table.match.status == "over", f"seat {seat} has an old hand")
        there = any(message in found for found in world.server.core.world.messages.values())
        _claim(there, f"the hand of seat {seat} is nowhere")


async def _reminders(world: "World", people: People) -> None:
    """What is noted as said was said."""
    sent = {one.nonce for channel in world.server.core.world.messages.values() for one in channel.values()}
    for user in people.people:
        noted = (await world.desk.store.prefs(user)).get("reminded", {}).get("keys", [])
        missing = [key for key in noted if f"r{key}"[:25] not in sent and not world.weather.vandals]
        _claim(not missing, f"reminders that nobody got: {missing}")
    ends = re.compile(r"<t:\d+:R>")
    everything = [one for channel in world.server.core.world.messages.values() for one in channel.values()]
    said = Counter(
        f"{one.channel_id} {_first(one)['content']}"
        for one in everything
        if str(one.nonce or "").startswith("r") and ends.search(_first(one)["content"])
    )
    often = [words for words, number in said.items() if number > len(clock.ONCE)]
    _claim(not often, f"reminded too often: {often}")


def _sent_once(world: "World") -> None:
    """What is sent once is there once."""
    channels = world.server.core.world.messages.values()
    nonces = [(one.channel_id, str(one.nonce)) for found in channels for one in found.values() if one.nonce]
    sent = Counter(one for one in nonces if one[1].startswith(ONCE))
    twice = [one for one, number in sent.items() if number > 1]
    _claim(not twice, f"sent twice: {twice}")


def _seen(world: "World", channel: int) -> list[Message]:
    """What everybody sees there, the oldest first."""
    found = world.server.core.world.messages.get(channel, {})
    return [found[number] for number in sorted(found) if found[number].only is None]


def _first(message: Message) -> dict[str, Any]:
    return message.components[0] if message.components else {}


def _has_buttons(message: Message) -> bool:
    return any(part.get("custom_id") for part in components.walk(message.components))


def _claim(holds: bool, otherwise: str) -> None:
    if not holds:
        raise Found(otherwise)
