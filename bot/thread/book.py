"""The thread of a match as a book: page after page, each shown exactly once, and only the last with buttons.

Every step is kept before it is done. A page that was sent when we died is found again by its number instead of sent
twice; a table that is no longer the last is noted until it has lost its buttons.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import discord
from msgspec.structs import replace

from bot.host.logs import LOG, extra
from bot.panel.answering import fault
from bot.panel.widgets import Post
from bot.people import readers
from bot.thread import board_picture, home, pages, sending, table_post, who_is_up
from bot.thread.pages import Now, Page
from bot.thread.pictures import Picture, Shot
from rules import kernel
from service import lobby, told
from service.desk import Table
from service.told import Told

if TYPE_CHECKING:
    from bot.app import Ziggurat

LOOKED_AT = 20
"""So many moves are looked through for somebody who was not waited for in between."""
SEARCHED = 1_000
"""So many messages of a thread are searched for a page that may have been sent."""


class Book:
    """Tells what has happened in a match's thread."""

    def __init__(self, bot: "Ziggurat") -> None:
        self.bot, self.desk = bot, bot.desk

    async def tell(self, table: Table) -> bool:
        """Everything up to this table; whether there was a new page for it."""
        return await home.inside(self.bot, table, lambda thread: self._tell(table, thread))

    async def refresh(self, table: Table) -> None:
        """The last page shows how the clocks stand now."""
        place = await self._place(table)
        page = pages.of(place, table.number)
        if page and page.message and page.thread == place.get("thread") and page.end == pages.through(table.number):
            await self._show(table, page)

    async def _tell(self, table: Table, thread: int) -> bool:
        last = pages.of(await self._place(table), table.number)
        if last and not last.done and last.thread == thread:
            last = await self._show(table, last, again=True)
        first = last
        while last is None or last.plain or last.thread != thread or last.end < pages.through(table.number):
            last = await self._show(table, await self._next(table, last, thread))
        await self._retire_all(table.match.id)
        return first is None or first.k != last.k

    async def _place(self, table: Table) -> dict[str, Any]:
        match, _ = await self.desk.lobby(table.match.id)
        return match.place

    async def _next(self, table: Table, last: Page | None, thread: int) -> Page:
        """The following page, kept before it is shown; the table before it is to lose its buttons."""
        if last and not last.done:  # it stood in a thread that is gone
            last = replace(last, end=last.begin)
        reader = readers.public(table.match.settings).at(table)
        found = await told.news(self.desk, table, last.begin[0] - 1 if last else -1)
        newly = last is None or last.plain or last.thread != thread or await self._newly_up(table, last)
        room, up = table_post.room(table, last, reader), who_is_up.seats(table)
        now = Now(pages.through(table.number), up, newly, thread, room)
        page = pages.begun(pages.following(last, pages.lines(found, reader), now), last, _round(table))
        if last and last.thread and last.thread != thread:
            page = replace(page, elsewhere=await self._told(table, last))
        retire = (await self._place(table)).get("retire", [])
        if last and last.message and not last.plain and page.k != last.k:
            retire = [*retire, [last.thread, last.message, last.stays]]
        await lobby.set_place(self.desk, table.match.id, {"page": pages.kept(page), "retire": retire})
        return page

    async def _told(self, table: Table, last: Page) -> int:
        """So many lines were told on the pages until now."""
        reader = readers.public(table.match.settings)
        return sum(
            line.mark < last.end for line in pages.lines(await told.news(self.desk, table, -1), reader.at(table))
        )

    async def _newly_up(self, table: Table, last: Page) -> bool:
        """Whether somebody is waited for who was not, or the match is over."""
        up = set(who_is_up.seats(table))
        if table.match.status == "over" or up - set(last.up):
            return True
        for number in range(max(last.end[0], table.number - LOOKED_AT), table.number):
            if up - set(kernel.waiting((await told.earlier(self.desk, table, number)).position)):
                return True
        return False

    async def _show(self, table: Table, page: Page, again: bool = False) -> Page:
        """Sends a page or lets it grow; again: we may have sent it already."""
        post, picture = await self._drawn(await self._then(table, page), page)
        message = page.message
        if not message and again:
            message = await self._find(page)
        elif message and not await sending.edit(self.bot, page.thread, message, post, picture):
            page = replace(page, k=page.k + 1, after=message, message=0, done=False)
            await lobby.set_place(self.desk, table.match.id, {"page": pages.kept(page)})
            return await self._show(table, page)
        if not message:
            users = () if page.plain else who_is_up.mentions(table)
            nonce = f"z{table.match.id}.{page.k}"
            message = (await sending.send(self.bot, page.thread, post, picture, users, nonce)).id
        shown = replace(page, message=message, done=True)
        await lobby.set_place(self.desk, table.match.id, {"page": pages.kept(shown)})
        return shown

    async def _then(self, table: Table, page: Page) -> Table:
        """The table to which a page leads."""
        number = page.end[0] - (page.end[1] == 0)
        if number >= table.number:
            return table
        then = await told.earlier(self.desk, table, max(0, number))
        then.match = replace(then.match, status="running")
        return then

    async def _drawn(self, table: Table, page: Page) -> tuple[Post, Picture | None]:
        reader = readers.public(table.match.settings).at(table)
        moves = await told.news(self.desk, table, page.begin[0] - 1)
        lines = pages.between(pages.lines(moves, reader), page)
        if page.plain:
            return table_post.plain(table, page, lines, reader), None
        picture = await self.board(table, reader, moves, lines[-1] if lines else "")
        return table_post.table(table, page, lines, reader), picture

    async def board(self, table: Table, reader: readers.Reader, moves: Sequence[Told], said: str) -> Picture | None:
        """The board as spectators see it; a table without a picture is better than none."""
        seen = table.rules.view(table.position, None)
        look = board_picture.look(table, reader, said=said, **board_picture.pointing(table, moves))
        try:
            return await self.bot.pictures.draw(Shot(table.match.game, seen, look))
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

    async def _retire_all(self, match: int) -> None:
        """Older tables lose their buttons and most their boards; what cannot be done now is done later."""
        found, _ = await self.desk.lobby(match)
        left = [old for old in found.place.get("retire", []) if not await self._retire(*old)]
        if left != found.place.get("retire", []):
            await lobby.set_place(self.desk, match, {"retire": left})

    async def _retire(self, thread: int, message: int, stays: bool = True) -> bool:
        """Whether it has no buttons any more, and no board unless that stays."""
        part = self.bot.get_partial_messageable(thread).get_partial_message(message)
        try:
            old = await part.fetch()
            await old.edit(view=table_post.retired(old, stays), attachments=old.attachments if stays else [])
        except discord.NotFound:
            return True
        except discord.HTTPException as refused:
            if refused.status >= 500:
                raise
            LOG.info("An old table keeps its buttons for now.", extra=extra(channel=thread, code=refused.code))
            return False
        return True


def _round(table: Table) -> int:
    """The round of the game; a game that counts none has one."""
    return getattr(table.rules.view(table.position, None), "round", 0)
