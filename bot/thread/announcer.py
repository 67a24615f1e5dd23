"""Tells the outside what was committed: empties the outbox, match by match, in order, and nothing twice.

What goes into which message is said in `pages`; how a page is shown exactly once, in `book`; where, in `home`.
"""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING, Any

import discord

from bot.host.logs import LOG, extra
from bot.lobby import lobby_post
from bot.panel import going_along
from bot.panel.answering import TROUBLE, fault
from bot.panel.widgets import Post
from bot.people import readers
from bot.thread import home, pages, sending, table_post, vote_post, watching
from bot.thread.book import Book, Telling
from bot.thread.hand_messages import Hands
from rules.kernel import Illegal
from service import outbox, ratings, told
from service.desk import Fenced, Table
from service.outbox import Mirror, News

if TYPE_CHECKING:
    from bot.app import Ziggurat

AT_ONCE = 8
"""So many matches are told at the same time."""
SHED = 100
"""When more matches than this have something to tell, tables are posted without their boards."""
FIRST_PAUSE, LONGEST_PAUSE = 2.0, 600.0
MATCHES = 100_000
LATELY = 60.0 + max(pages.REST, pages.SILENCE)
"""Seconds before a start: of matches with moves since then, something may be due to be told though there is no news,
unless they are quiet. A longer downtime has every table shown again."""


class Announcer:
    """One worker per match that has something to tell."""

    def __init__(self, bot: "Ziggurat") -> None:
        self.bot, self.desk = bot, bot.desk
        self.book = Book(bot)
        self._hands = Hands(bot)
        self._busy: set[int] = set()
        self._again: set[int] = set()
        self._lost: set[int] = set()
        """Matches whose place may be gone, to be looked at even if there is no news."""
        self._faded: set[int] = set()
        """Matches whose table is to be shown again as it is."""
        self._looks: set[int] = set()
        """Matches of which something may be due to be told though there is no news."""
        self._timers: dict[int, asyncio.TimerHandle] = {}
        self._pauses: dict[int, float] = {}
        self._places = asyncio.Semaphore(AT_ONCE)
        self._began = bot.desk.now()
        self._tried: set[tuple[int, int, int]] = set()
        """Letters to spectators that may have been sent."""

    async def wake_all(self) -> None:
        """After a start: everything that was not told yet, or was to be told after a while."""
        for match in await outbox.waiting(self.desk):
            self.wake(match)
        for match in await self.desk.store.moved_since(self.desk.now() - LATELY):
            self._look(match)

    async def prepare(self) -> None:
        """After a start: of each game that goes on, in each language, a board is drawn while nobody waits for it.

        The first picture of a large map takes seconds, all that follow do not."""
        for match in await self.desk.store.one_of_each():
            await self.book.prepare(await self.desk.table(match))

    async def look(self) -> None:
        """Something to tell of which nobody has said so: another process has left it, or died over it, or was not told
        by the database that it is stored."""
        for match in await outbox.due(self.desk):
            if match not in self._pauses:
                self.bot.wake_here(match)

    @property
    def is_crowded(self) -> bool:
        """So many matches wait to be told that boards would make them late: words first."""
        return len(self._busy) > SHED

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

    def look_once_more(self, match: int) -> None:
        """Somebody waits before a panel and may be up by now: asked when all is told. Of several processes, only the
        match's own tells."""
        if not self.bot.calling.is_shared and match not in self._pauses:
            self._look(match)

    def refresh(self, match: int) -> None:
        """Shows the last table again, in the match's own worker: beside it, an old one could get its buttons back."""
        self._faded.add(match)
        self.wake(match)

    async def find_lost(self) -> None:
        """After a start: matches that go on and whose thread was deleted meanwhile get a new one."""
        for match, thread in await self.desk.store.threads():
            try:
                if self.bot.get_channel(thread) is None and not await home.is_there(self.bot, thread):
                    self._look_after(match)
            except TROUBLE as trouble:
                LOG.warning("A thread is not looked for.", extra=extra(match=match, what=type(trouble).__name__))

    async def thread_gone(self, thread: int) -> None:
        match = await self.desk.store.match_in(thread)
        if match is not None and (await self.desk.table(match)).match.status == "running":
            self._look_after(match)

    async def channel_gone(self, guild: int, channel: int) -> None:
        for match in await self.desk.store.matches_of_guild(guild, "running", MATCHES):
            place = await self.desk.place(match)
            if place.get("channel") == channel and place.get("thread"):
                self._look_after(match)

    def _look_after(self, match: int) -> None:
        self._lost.add(match)
        self.wake(match)

    async def _refresh_all(self) -> None:
        for match in await self.desk.store.matches_with("running", MATCHES):
            self._looks.add(match)
            self.refresh(match)

    async def _show_again(self, match: int) -> None:
        try:
            await self.book.refresh(await self.desk.table(match))
        except TROUBLE as trouble:
            LOG.warning("A table keeps its old times.", extra=extra(match=match, what=type(trouble).__name__))

    async def _serve(self, match: int) -> None:
        try:
            async with self._places:
                await self._empty(match)
            self._pauses.pop(match, None)
        except (*TROUBLE, home.Homeless) as trouble:
            self._later(match, trouble)
        except Fenced as lost:
            LOG.warning("The match lives elsewhere by now.", extra=extra(match=match, what=type(lost).__name__))
            await self.bot.calling.show_again(match)
        except Exception as error:
            fault(self.bot, "post", error, match=match)
            self._later(match, error)
        finally:
            self._busy.discard(match)
        if match in self._again:
            self._again.discard(match)
            self.wake(match)

    async def _empty(self, match: int) -> None:
        if match in self._faded:
            with _taken(self._faded, match):
                await self._show_again(match)
        if match in self._lost:
            with _taken(self._lost, match):
                await outbox.tell_again(self.desk, match)
                await self._tell(News(match, ()), lost=True)
        if match in self._looks:
            with _taken(self._looks, match):
                await self._tell(News(match, ()))
        while news := await outbox.news(self.desk, match):
            if await self._tell(news):
                break
            if self.bot.calling.is_shared:  # whoever has moved may live elsewhere, and their call may be lost
                self.bot.computers.wake(match)
        for mirror in await outbox.mirrors(self.desk, match):
            rest = mirror.due - self.desk.now()
            if rest > 0:
                self._wake_in(match, rest)
                return
            await self._mirror(mirror)
            await outbox.delivered(self.desk, mirror.letter)
            self._tried.discard(mirror.letter)

    def _later(self, match: int, trouble: BaseException) -> None:
        """Tried again after a pause, each longer than the one before."""
        pause = self._pauses[match] = min(LONGEST_PAUSE, 2 * self._pauses.get(match, FIRST_PAUSE / 2))
        self.bot.metrics.retries.inc()
        code = getattr(trouble, "code", 0)
        LOG.warning("A post is tried again later.", extra=extra(match=match, what=type(trouble).__name__, code=code))
        self._wake_in(match, pause)

    def _wake_in(self, match: int, seconds: float) -> None:
        asyncio.get_running_loop().call_later(seconds, self.wake, match)

    def _look_at(self, match: int, due: float) -> None:
        """Then there is something to tell though nothing has happened; only the last wish counts."""
        if timer := self._timers.pop(match, None):
            timer.cancel()
        if due:
            wait = max(0.0, due - self.desk.now())
            self._timers[match] = asyncio.get_running_loop().call_later(wait, self._look, match)

    def _look(self, match: int) -> None:
        self._looks.add(match)
        self.wake(match)

    async def _tell(self, news: News, lost: bool = False) -> bool:
        """The match's thread, the spectators' channels, the vote, the hands; whether something is told only later."""
        table = await self.desk.table(news.match)
        place = await self.desk.place(news.match)
        if "channel" not in place:
            await outbox.delivered(self.desk, *news.letters)
            return False  # it lives outside of Discord, for example after an import
        if table.match.status == "over":
            await ratings.record(self.desk, news.match)
        if lost:
            await home.restore(self.bot, table)
        telling, done = await self.book.tell(table), False
        try:
            await self._tell_besides(table, telling)
            done = not telling.owed
        finally:
            quiet = {outbox.QUIET: table.rev} if done and telling.is_quiet else {}
            await outbox.told(self.desk, news.match, telling.noted | quiet, news.letters if done else ())
        return telling.owed

    async def _tell_besides(self, table: Table, telling: Telling) -> None:
        """When the thread knows it: whoever is next, the spectators, the vote, the hands, who looks at a panel."""
        self._look_at(table.match.id, telling.due)
        if telling.is_new:
            await self.bot.reminders.next_up(table)
        place = await self.desk.place(table.match.id)
        await self._mirror_to(table, place, telling.is_new)
        await vote_post.show(self.bot, table, place)
        await self._hands.send(table, place)
        going_along.open_next(self.bot, table)
        if lobby_post.SHOWN in place:
            await self._fold_lobby(table.match.id)

    async def _fold_lobby(self, match: int) -> None:
        """A lobby's post that still shows an open lobby, because we were stopped over it, says where the match is."""
        if lobby_post.SHOWN in await self.desk.place(match):
            with suppress(discord.Forbidden):
                await lobby_post.refresh_lobby(self.bot, match)

    async def _mirror_to(self, table: Table, place: dict[str, Any], is_new_page: bool) -> None:
        """What spectators' channels were not told yet becomes letters to them, when their time has come."""
        channels = watching.channels(place, table)
        letters = await outbox.mirrors(self.desk, table.match.id) if channels else []
        there = {(one.channel, one.first): one.last for one in letters}
        for channel, heard in channels.items():
            number = heard.number
            while (channel, number) in there:  # we died before we noted it
                number = there[channel, number]
            if number < table.number and watching.wants(heard, table, is_new_page):
                await outbox.mirror(self.desk, table.match.id, channel, number, table.number, heard.delay)
                number = table.number
            if number != heard.number:
                await watching.told(self.bot, table, channel, number)

    async def _mirror(self, mirror: Mirror) -> None:
        """What happened, for spectators in another channel: what everybody may see, and nothing to click."""
        now = await self.desk.table(mirror.match)
        try:
            table = await told.earlier(self.desk, now, mirror.last)
        except Illegal:
            return
        reader = readers.public(now.match.settings).at(now)
        moves = await told.standing(self.desk, table, mirror.first)
        lines = pages.lines(moves, reader)
        picture = await self.book.board(table, reader, moves, lines[-1].text if lines else "")
        nonce = f"w{mirror.match}.{mirror.last}.{mirror.channel % 10**6}"[:25]
        post = table_post.mirrored(table, lines, reader)
        try:
            if not await self._is_mirrored(mirror, post):
                await sending.send(self.bot, mirror.channel, post, picture, (), nonce, silent=True)
        except (discord.NotFound, discord.Forbidden) as gone:
            LOG.warning("A channel of spectators is closed.", extra=extra(match=mirror.match, code=gone.code))
            await watching.unwatch(self.bot, mirror.match, mirror.channel)

    async def _is_mirrored(self, mirror: Mirror, post: Post) -> bool:
        """Whether it was sent by whoever served before us, or by us without an answer."""
        again, before = mirror.letter in self._tried, mirror.due <= self._began
        self._tried.add(mirror.letter)
        return (again or before) and await sending.is_sent(self.bot, mirror.channel, post, mirror.due)


@contextmanager
def _taken(wanted: set[int], match: int) -> Iterator[None]:
    """It is done, and wanted again if it fails; what is wanted meanwhile stays so."""
    wanted.discard(match)
    try:
        yield
    except BaseException:
        wanted.add(match)
        raise
