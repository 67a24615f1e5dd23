"""The thread of a match as a book: page after page, each shown exactly once, and only the last table with buttons.

Every step is kept before it is done. A page that was sent when we died is found again by its number instead of sent
twice; a table that is no longer the last is noted until it has lost its buttons.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import discord
from msgspec import Struct
from msgspec.structs import replace

from bot.host.logs import LOG, extra
from bot.panel.answering import fault
from bot.panel.widgets import Post
from bot.people import asleep, readers
from bot.thread import board_picture, home, match_in_words, pages, sending, table_post, who_is_up
from bot.thread.pages import Next, Now, Page, Story
from bot.thread.pictures import Picture, Shot, Wanted
from bot.thread.ringing import Ringing
from rules import kernel
from service import absence, lobby, outbox, told
from service.desk import Table
from service.told import Told

if TYPE_CHECKING:
    from bot.app import Ziggurat

Retire = list[list[Any]]
"""Messages that are no longer the last: thread, number, and whether the board stays; None: the message goes."""
LOOKED_AT = 20
"""So many moves are looked through for somebody who was not waited for in between."""
SEARCHED = 1_000
"""So many messages of a thread are searched for a page that may have been sent."""


class Telling(Struct, frozen=True):
    """Whether there was a new page, and when to look again; owed: something that has happened is told only then."""

    is_new: bool
    due: float
    owed: bool
    is_quiet: bool
    """Nothing is to be told or put right until something happens."""
    noted: dict[str, Any]
    """What is to be kept of it. Who dies before that finds the page in the thread."""


class Book:
    """Tells what has happened in a match's thread."""

    def __init__(self, bot: "Ziggurat") -> None:
        self.bot, self.desk, self.ringing = bot, bot.desk, Ringing()

    async def tell(self, table: Table) -> Telling:
        """Everything up to this table that is to be told now."""
        return await home.inside(self.bot, table, lambda thread: self._tell(table, thread))

    async def refresh(self, table: Table) -> None:
        """The last table shows how the clocks stand now."""
        place = await self._place(table)
        page = pages.of(place, table.number).table
        if page and page.message and page.done and page.thread == place.get("thread"):
            shown = await self._show(table, page, page)
            if shown != page:  # it was deleted, and is another message now
                await lobby.set_place(self.desk, table.match.id, {"page": pages.kept(shown)})

    async def prepare(self, table: Table) -> None:
        """The board is drawn when nothing else is to be drawn, so that the next picture of this game comes at once."""
        reader = readers.public(table.match.settings).at(table)
        await self.board(table, reader, (), "", wanted=lambda: True)

    async def _tell(self, table: Table, thread: int) -> Telling:
        place = await self._place(table)
        kept, retire = pages.of(place, table.number), place.get("retire", [])
        story = await self._finished(table, kept, thread)
        first = story.k
        step = await self._next(table, story, thread)
        while step.is_something:
            retire = [*retire, *_gone(story.table, step.table)]
            story = await self._take(table, story, step, retire)
            step = await self._next(table, story, thread)
        noted = {"page": pages.kept(story.table)} if story != kept else {}
        try:
            left = await self._retired(retire)
        except BaseException:
            await outbox.told(self.desk, table.match.id, noted, ())
            raise
        noted |= {"retire": left} if left != retire else {}
        return Telling(story.k != first, step.due, step.owed, not (step.due or left), noted)

    async def _place(self, table: Table) -> dict[str, Any]:
        return await self.desk.place(table.match.id)

    async def _finished(self, table: Table, story: Story, thread: int) -> Story:
        """What we were about to show when we were stopped is shown; if its thread is gone, it is told anew."""
        page, line = story.table, story.line
        if page and not page.done:
            page = await self._show(table, page, page, again=True) if page.thread == thread else _untold(page)
        if page and line and not line.done:
            story = Story(page, _untold(line))
            return await self._called(table, page, line, again=True) if line.thread == thread else story
        return Story(page, line)

    async def _next(self, table: Table, story: Story, thread: int) -> Next:
        """What comes next, by all that everybody may know."""
        news = await told.standing(self.desk, table, story.end[0] - 1)
        page, up = story.table, who_is_up.people(table)
        sight = pages.sight(table.public)
        now = Now(
            number=table.number,
            sight=sight,
            up=up,
            newly=tuple([seat for seat in up if page is None or await self._is_newly_up(table, page, seat, news)]),
            thread=thread,
            at=self.desk.now(),
            moved=max((move.at for move in news), default=0.0),
            is_over=table.match.status == "over",
            nobody=page is not None and _calls_nobody(table, page.round != sight.round),
        )
        return pages.following(story, news, now)

    async def _take(self, table: Table, story: Story, step: Next, retire: Retire) -> Story:
        """Keeps a step before it is done, with what is to go after it; then does it."""
        old, page, line = story.table, step.table, step.line
        assert page is not None
        if old and old.thread and old.thread != page.thread:
            page = replace(page, elsewhere=await self._told(table, story))
        is_new = old is None or page.k != old.k
        line = line or (None if is_new else story.line)
        await self._keep(table, page, line, retire=retire)
        if step.line:
            return await self._called(table, page, step.line)
        return Story(await self._show(table, page, page), line)

    async def _keep(self, table: Table, page: Page, line: Page | None, **more: Any) -> None:
        await lobby.set_place(self.desk, table.match.id, {"page": pages.kept(page), "line": pages.kept(line), **more})

    async def _told(self, table: Table, story: Story) -> int:
        """So many lines were told until now."""
        reader = readers.public(table.match.settings)
        return sum(
            line.mark < story.end for line in pages.lines(await told.news(self.desk, table, -1), reader.at(table))
        )

    async def _is_newly_up(self, table: Table, page: Page, seat: int, news: Sequence[Told]) -> bool:
        """Whether somebody is waited for who was not when we last called them, or not at all times since."""
        if seat not in page.up:
            return True
        for number in pages.moments(page, seat, news)[-LOOKED_AT:]:
            if seat not in kernel.waiting((await told.earlier(self.desk, table, number)).position):
                return True
        return False

    async def _called(self, table: Table, page: Page, line: Page, again: bool = False) -> Story:
        """A line below a table is sent; the table remembers it and says who is up, at once or when it grows next."""
        line = await self._show(table, page, line, again)
        page = replace(pages.called(page, line), done=bool(page.together))
        await self._keep(table, page, line)
        return Story(page if page.done else await self._show(table, page, page), line)

    async def _show(self, table: Table, page: Page, shown: Page, again: bool = False) -> Page:
        """Sends a table or a line below it, or changes its words; again: we may have sent it already."""
        then, message = await self._then(table, shown), shown.message
        if not message and again:
            message = await self._find(shown)
        elif message and not await self._reword(table, then, shown):
            number = pages.of(await self._place(table), table.number).k
            shown = replace(shown, k=number, after=message, message=0, done=False)
            await lobby.set_place(self.desk, table.match.id, {"page": pages.kept(shown)})
            return await self._show(table, shown, shown)
        if not message:
            message = await self._send(table, then, page, shown)
        return replace(shown, message=message, done=True)

    async def _reword(self, table: Table, then: Table, page: Page) -> bool:
        """A table's words as they are now; its board stays. Whether it is still there."""
        post, _ = await self._post(then, page, page, table if table.match.status == "running" else then)
        return await sending.reword(self.bot, page.thread, page.message, post)

    async def _send(self, table: Table, then: Table, page: Page, shown: Page) -> int:
        post, moves = await self._post(then, page, shown)
        is_table = page.k == shown.k
        reader = readers.public(table.match.settings).at(table)
        picture = await self.board(then, reader, moves, _last(moves, reader)) if is_table else None
        users = who_is_up.mentions(table) if is_table else who_is_up.users(table, shown.up)
        users = self._aloud(table, users)
        return (await sending.send(self.bot, shown.thread, post, picture, users, f"z{table.match.id}.{shown.k}")).id

    def _aloud(self, table: Table, users: Sequence[int]) -> list[int]:
        """Whose phones ring: not that of somebody who plays against computers alone and has the panel in hand."""
        people = absence.humans(table)
        user = table.chairs[people[0]].user if len(people) == 1 else None
        if user is not None and self.bot.panels.looks(user, table.match.id, people[0]):
            return []
        return self.ringing.heard(table, users, self.desk.now())

    async def _post(self, then: Table, page: Page, shown: Page, now: Table | None = None) -> tuple[Post, list[Told]]:
        """The words of a page, and the moves that it tells of."""
        reader = readers.public(then.match.settings).at(then)
        moves = await told.standing(self.desk, then, shown.begin[0] - 1)
        lines = [line for line in pages.lines(moves, reader) if shown.begin <= line.mark < shown.end]
        if page.k == shown.k:
            sleeping = await asleep.lines(self.desk, now or then, reader)
            return table_post.table(then, shown, lines, reader, now or then, sleeping), moves
        jump = f"{match_in_words.url(then)}/{page.message}"
        return table_post.line(then, shown, lines, _last(moves, reader), jump, reader), moves

    async def _then(self, table: Table, page: Page) -> Table:
        """The table to which a page leads."""
        number = page.end[0] - (page.end[1] == 0)
        if number >= table.number:
            return table
        then = await told.earlier(self.desk, table, max(0, number))
        then.match = replace(then.match, status="running")
        return then

    async def board(
        self, table: Table, reader: readers.Reader, moves: Sequence[Told], said: str, wanted: Wanted | None = None
    ) -> Picture | None:
        """The board as spectators see it; a table without a picture is better than none."""
        look = board_picture.look(table, reader, said=said, **board_picture.pointing(table, moves))
        shot = Shot(table.match.game, table.public, look)
        if wanted is None and self.bot.announcer.is_crowded:
            self.bot.metrics.pictures.labels(shot.game, "shed").inc()
            return self.bot.pictures.ready(shot)
        try:
            return await self.bot.pictures.draw(shot, wanted)
        except Exception as error:
            fault(self.bot, "picture", error, game=table.match.game)
            return None

    async def _find(self, page: Page) -> int:
        """The message of a page that we may have sent before the connection, or we, died; 0: there is none."""
        history = self.bot.get_partial_messageable(page.thread).history(
            limit=SEARCHED, after=discord.Object(page.after), oldest_first=True
        )
        async for message in history:
            if message.author == self.bot.user and table_post.page_of(message) == page.k:
                return message.id
        return 0

    async def _retired(self, retire: Retire) -> Retire:
        """Older tables lose their buttons and most their boards, lines go; those of which that cannot be done now."""
        return [old for old in retire if not await self._retire(*old)]

    async def _retire(self, thread: int, message: int, stays: bool | None = True) -> bool:
        """Whether it has no buttons any more, and no board unless that stays; None: whether it is gone altogether."""
        part = self.bot.get_partial_messageable(thread).get_partial_message(message)

        async def work() -> None:
            if stays is None:
                await part.delete()
                return
            old = await self.bot.shown.take(part)
            await part.edit(view=table_post.retired(old, stays), attachments=old.files if stays else [])

        try:
            await sending.awake(self.bot, thread, work)
        except discord.NotFound:
            return True
        except discord.HTTPException as refused:
            if refused.status >= 500:
                raise
            LOG.info("An old table keeps its buttons for now.", extra=extra(channel=thread, code=refused.code))
            return False
        return True


def _untold(page: Page) -> Page:
    return replace(page, end=page.begin)


def _gone(old: Page | None, page: Page | None) -> Retire:
    """What is to be retired when a page is shown: the table before it, and lines that are not needed any more."""
    if old is None or page is None:
        return []
    is_new = page.k != old.k
    table = [[old.thread, old.message, old.stays]] if is_new and old.message else []
    calls = [call for call in old.calls if is_new or call not in page.calls]
    return table + [[old.thread, call.message, True if call.has_words else None] for call in calls]


def _calls_nobody(table: Table, is_new_round: bool) -> bool:
    """Whether nobody will be called: who is up is on vacation; of computers among themselves, a round is told."""
    if who_is_up.people(table) or table.match.status != "running":
        return False
    if any(map(who_is_up.is_here, table.chairs)):
        return not absence.computers_due(table)
    return is_new_round


def _last(moves: Sequence[Told], reader: readers.Reader) -> str:
    """The last line of the log."""
    said = match_in_words.lines(moves, reader)
    return said[-1] if said else ""
