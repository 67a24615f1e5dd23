"""Tells the outside what was committed: empties the outbox, match by match, in order, and nothing twice.

The latest message of a match's thread is its table: what happened, the board, who is up, and the buttons. It grows
while the same people go on, and a new one is sent when somebody new is up. A sent table is recognised by its buttons,
which carry the number of its move: after a crash between sending and noting it, it is found instead of sent again.
"""

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Literal

import discord

from bot.host.logs import LOG, extra
from bot.lobby import lobby_post
from bot.panel.answering import TROUBLE, fault
from bot.panel.widgets import Post, view
from bot.people import readers
from bot.thread import board_picture, match_in_words, table_post, vote_post, watching, who_is_up
from bot.thread.hand_messages import Hands
from bot.thread.pictures import Picture, Shot
from rules import kernel
from rules.kernel import Illegal
from service import lobby, outbox, ratings
from service.desk import Move, Table
from service.outbox import Mirror, News

if TYPE_CHECKING:
    from bot.app import Ziggurat

AT_ONCE = 8
"""So many matches are told at the same time."""
FIRST_PAUSE, LONGEST_PAUSE = 2.0, 600.0
TEXT = 3_000
"""A table that has grown so long is followed by a new one."""
LOOKED_AT = 20
"""So many moves are looked through for somebody who was not waited for in between."""
RECENT = 10
MATCHES = 100_000
UNKNOWN_CHANNEL, UNKNOWN_MESSAGE, ARCHIVED, HAS_THREAD = 10003, 10008, 50083, 160004
WEEK: Literal[10080] = 10080
"""Minutes until a thread in which nothing happens is put away."""


class Announcer:
    """One worker per match that has something to tell."""

    def __init__(self, bot: "Ziggurat") -> None:
        self.bot, self.desk = bot, bot.desk
        self._hands = Hands(bot)
        self._busy: set[int] = set()
        self._again: set[int] = set()
        self._pauses: dict[int, float] = {}
        self._known: set[int] = set()
        """Matches whose last table was sent by this very process, so that no other can be in the thread."""
        self._places = asyncio.Semaphore(AT_ONCE)

    async def wake_all(self) -> None:
        """After a start: everything that was not told yet."""
        for match in await outbox.waiting(self.desk):
            self.wake(match)

    def wake(self, match: int) -> None:
        """There may be something to tell."""
        if self.bot.is_closed():
            return
        if match in self._busy:
            self._again.add(match)
            return
        self._busy.add(match)
        self.bot.spawn(self._serve(match))

    def refresh_all(self) -> None:
        """Every table of a match that goes on shows how its clocks stand now."""
        self.bot.spawn(self._refresh_all())

    async def _refresh_all(self) -> None:
        for match in await self.desk.store.matches_with("running", MATCHES):
            found = await self.desk.store.match(match)
            if found is None or "post" not in found.place:
                continue
            try:
                await self._table(await self.desk.table(match), found.place, found.place["n"])
            except TROUBLE as trouble:
                LOG.warning("A table keeps its old times.", extra=extra(match=match, what=type(trouble).__name__))

    async def _serve(self, match: int) -> None:
        try:
            async with self._places:
                await self._empty(match)
            self._pauses.pop(match, None)
        except TROUBLE as trouble:
            self._later(match, trouble)
        except Exception as error:
            fault(self.bot, "post", error, match=match)
            self._later(match, error)
        finally:
            self._busy.discard(match)
        if match in self._again:
            self._again.discard(match)
            self.wake(match)

    async def _empty(self, match: int) -> None:
        while news := await outbox.news(self.desk, match):
            await self._tell(news)
            await outbox.delivered(self.desk, *news.letters)
        for mirror in await outbox.mirrors(self.desk, match):
            rest = mirror.due - self.desk.now()
            if rest > 0:
                self._wake_in(match, rest)
                return
            await self._mirror(mirror)
            await outbox.delivered(self.desk, mirror.letter)

    def _later(self, match: int, trouble: BaseException) -> None:
        """Tried again after a pause, each longer than the one before."""
        pause = self._pauses[match] = min(LONGEST_PAUSE, 2 * self._pauses.get(match, FIRST_PAUSE / 2))
        self._known.discard(match)
        self.bot.metrics.retries.inc()
        code = getattr(trouble, "code", 0)
        LOG.warning("A post is tried again later.", extra=extra(match=match, what=type(trouble).__name__, code=code))
        self._wake_in(match, pause)

    def _wake_in(self, match: int, seconds: float) -> None:
        asyncio.get_running_loop().call_later(seconds, self.wake, match)

    async def _tell(self, news: News) -> None:
        """The match's thread, the hands, the spectators' channels."""
        table = await self.desk.table(news.match)
        match = await self.desk.store.match(news.match)
        place = match.place if match else {}
        if "channel" not in place:
            return  # it lives outside of Discord, for example after an import
        told = place.get("n", -1)
        await ratings.record(self.desk, news.match)
        if told < news.last:
            try:
                await self._table(table, place, told)
            except discord.NotFound as gone:
                if gone.code != UNKNOWN_CHANNEL:
                    raise
                LOG.warning("The channel of a match is gone.", extra=extra(match=news.match, code=gone.code))
                return
            await self._mirror_to(table, place, told)
        await vote_post.show(self.bot, table)
        await self._hands.send(table)

    async def _table(self, table: Table, place: dict[str, Any], told: int) -> None:
        thread = place.get("thread") or await self._open_thread(table, place)
        if table.match.id not in self._known and (found := await self._find(table, thread, told)):
            place, told = {**place, **found}, found["n"]
            if told >= table.n:
                await lobby.set_place(self.desk, table.match.id, found)
                return
        newly = await self._newly_up(table, place, told)
        since = told if newly else place.get("since", told)
        moves = await self.desk.store.moves(table.match.id, since + 1, table.n)
        reader = readers.public(table.match.settings).at(table)
        lines = match_in_words.lines(moves, None, reader)
        if not newly and sum(map(len, lines)) > TEXT:
            since, newly = told, True
            moves = [move for move in moves if move.n > told]
            lines = match_in_words.lines(moves, None, reader)
        post = table_post.table(table, lines, reader, first=since < 0)
        picture = await self.board(table, reader, moves, lines[-1] if lines else "")
        sent = await self._put(table, place, thread, post, picture, newly)
        up = list(who_is_up.seats(table))
        await lobby.set_place(
            self.desk, table.match.id, {"post": sent, "n": table.n, "since": since, "up": up, "thread": thread}
        )
        self._known.add(table.match.id)
        if "post" in place and place["post"] != sent:
            await self._retire(thread, place["post"])
            await self.bot.reminders.next_up(table)

    async def board(self, table: Table, reader: readers.Reader, moves: Sequence[Move], said: str) -> Picture | None:
        """The board as spectators see it; a table without a picture is better than none."""
        seen = table.rules.view(table.position, None)
        look = board_picture.look(table, reader, said=said, **board_picture.pointing(table, moves))
        return await self._drawn(Shot(table.match.game, seen, look))

    async def _drawn(self, shot: Shot) -> Picture | None:
        try:
            return await self.bot.pictures.draw(shot)
        except Exception as error:
            fault(self.bot, "picture", error, game=shot.game)
            return None

    async def _newly_up(self, table: Table, place: dict[str, Any], told: int) -> bool:
        """Whether somebody is waited for who was not, or the match is over, or has just begun."""
        up = who_is_up.seats(table)
        if "post" not in place or table.match.status == "over" or set(up) - set(place.get("up", ())):
            return True
        for n in range(max(told + 1, table.n - LOOKED_AT), table.n):
            if set(up) - set(kernel.waiting(await self.desk.position(table, n))):
                return True
        return False

    async def _put(
        self, table: Table, place: dict[str, Any], thread: int, post: Post, picture: Picture | None, newly: bool
    ) -> int:
        """Sends the table or lets the last one grow; its message."""
        if not newly:
            try:
                return await self.edit(thread, place["post"], post, picture)
            except discord.NotFound as gone:
                if gone.code != UNKNOWN_MESSAGE:
                    raise
        users = who_is_up.mentions(table)
        sent = await self.send(thread, post, picture, users, f"z{table.match.id}.{table.n}")
        return sent.id

    async def send(
        self, channel: int, post: Post, picture: Picture | None, users: Sequence[int], nonce: str
    ) -> discord.Message:
        """A message, out of an archived thread too; Discord itself knows a nonce again for some minutes."""
        where = self.bot.get_partial_messageable(channel)
        allowed = discord.AllowedMentions(users=[discord.Object(user) for user in users], everyone=False, roles=False)
        for attempt in (1, 2):
            files = [picture.file()] if picture else []
            try:
                sent = await where.send(view=view(post, picture), files=files, allowed_mentions=allowed, nonce=nonce)
                self.bot.metrics.posts.labels("sent").inc()
                return sent
            except discord.HTTPException as refused:
                if refused.code != ARCHIVED or attempt == 2:
                    raise
                await self._wake_thread(channel)
        raise AssertionError

    async def edit(self, channel: int, message: int, post: Post, picture: Picture | None) -> int:
        part = self.bot.get_partial_messageable(channel).get_partial_message(message)
        files = [picture.file()] if picture else []
        for attempt in (1, 2):
            try:
                await part.edit(view=view(post, picture), attachments=files)
                self.bot.metrics.posts.labels("edited").inc()
                return message
            except discord.HTTPException as refused:
                if refused.code != ARCHIVED or attempt == 2:
                    raise
                await self._wake_thread(channel)
                files = [picture.file()] if picture else []
        raise AssertionError

    async def _wake_thread(self, thread: int) -> None:
        await self.bot.http.edit_channel(thread, archived=False)

    async def _find(self, table: Table, thread: int, told: int) -> dict[str, Any] | None:
        """A table in the thread that is later than what was noted: it was sent, and then the connection or we died."""
        async for message in self.bot.get_partial_messageable(thread).history(limit=RECENT):
            n = table_post.move_of(message, table.match.id) if message.author == self.bot.user else None
            if n is not None and n > told:
                up = kernel.waiting(await self.desk.position(table, n))
                return {"post": message.id, "n": n, "since": told, "up": list(up), "thread": thread}
        return None

    async def _retire(self, thread: int, message: int) -> None:
        """An older table loses its buttons; that it cannot be done harms nobody."""
        part = self.bot.get_partial_messageable(thread).get_partial_message(message)
        try:
            old = await part.fetch()
            await old.edit(view=table_post.without_buttons(old), attachments=old.attachments)
        except discord.HTTPException as error:
            LOG.info("An old table keeps its buttons.", extra=extra(channel=thread, code=error.code))

    async def _open_thread(self, table: Table, place: dict[str, Any]) -> int:
        """A public thread on the lobby's post; it has that message's id, so it is found again after a crash."""
        reader = readers.public(table.match.settings).at(table)
        name = table_post.thread_name(table, reader)
        channel, message = place["channel"], place["message"]
        try:  # not by way of a Message, which must know its server, and at the start none is known yet
            await self.bot.http.start_thread_with_message(channel, message, name=name, auto_archive_duration=WEEK)
        except discord.HTTPException as refused:
            if refused.code != HAS_THREAD:
                raise
        await lobby.set_place(self.desk, table.match.id, {"thread": message})
        await lobby_post.refresh_lobby(self.bot, table.match.id)
        return int(message)

    async def _mirror_to(self, table: Table, place: dict[str, Any], told: int) -> None:
        there = {(mirror.channel, mirror.last) for mirror in await outbox.mirrors(self.desk, table.match.id)}
        for channel, delay in place.get("watch", {}).items():
            if (int(channel), table.n) not in there:
                await outbox.mirror(self.desk, table.match.id, int(channel), told, table.n, delay)

    async def _mirror(self, mirror: Mirror) -> None:
        """What happened, for spectators in another channel: what everybody may see, and nothing to click."""
        now = await self.desk.table(mirror.match)
        try:
            position = await self.desk.position(now, mirror.last)
        except Illegal:
            return
        table = Table(now.match, now.chairs, mirror.last, position)
        reader = readers.public(now.match.settings).at(now)
        moves = await self.desk.store.moves(mirror.match, mirror.first + 1, mirror.last)
        lines = match_in_words.lines(moves, None, reader)
        picture = await self.board(table, reader, moves, lines[-1] if lines else "")
        try:
            nonce = f"w{mirror.match}.{mirror.last}.{mirror.channel % 10**6}"
            await self.send(mirror.channel, table_post.mirrored(table, lines, reader), picture, (), nonce)
        except (discord.NotFound, discord.Forbidden) as gone:
            LOG.warning("A channel of spectators is closed.", extra=extra(match=mirror.match, code=gone.code))
            await watching.unwatch(self.bot, mirror.match, mirror.channel)
