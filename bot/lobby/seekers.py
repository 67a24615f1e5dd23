"""Searches at work: tables are made, who is silent gives way, and those whom it concerns get a letter.

A letter goes by direct message; where those are closed, it is a mention in the channel in which the table stands.
"""

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING

import discord

from bot.host.logs import LOG, extra
from bot.lobby import lobby_post, lobby_progress, rematch_lobby, seek_answers
from bot.panel.answering import TROUBLE, fault
from bot.panel.layout import Button
from bot.panel.widgets import Post, view
from bot.people import readers
from bot.people.readers import Reader
from bot.thread import sending
from service import lobby_progress as progress
from service import outbox, reminders, seek
from service.desk import Letter, Match, Search, StoreError

if TYPE_CHECKING:
    from bot.app import Ziggurat

PAUSE = 20.0
"""Seconds between two looks at the queue, unless somebody has begun to look."""


class Seekers:
    """Everybody of our servers who looks for players."""

    def __init__(self, bot: "Ziggurat") -> None:
        self._bot, self._looked = bot, 0.0
        self._lock, self._delivery = asyncio.Lock(), asyncio.Lock()
        self._quiet: dict[int, int] = {}
        """Lobbies that had nothing to do, and their revision at that time."""

    async def refresh(self) -> None:
        if self._bot.desk.now() - self._looked >= PAUSE:
            await self.look()
        await self.deliver()

    async def look(self) -> None:
        """Tables that can be made are made, and told of."""
        async with self._lock:
            self._looked = self._bot.desk.now()
            done = await seek.work(self._bot.desk, self._quiet)
            for match in done.lobbies:
                await lobby_progress.after(self._bot, match)
            if done.lobbies:
                await rematch_lobby.post_missing(self._bot)
            for match in done.lobbies:
                await self.show(match)
            for search in done.ended:
                await self._tell_ended(search)
        await self.deliver()

    async def show(self, match: int) -> None:
        """A lobby's post shows how things stand."""
        with suppress(*TROUBLE):
            await lobby_post.refresh_lobby(self._bot, match)

    async def deliver(self) -> None:
        """Everything that is due now; what cannot be delivered is tried again later."""
        async with self._delivery:
            for letter in await outbox.letters(self._bot.desk, seek.ASK, progress.HOST):
                if not self._bot.patience.waits(letter.id):
                    await self._try(letter)

    async def _try(self, letter: Letter) -> None:
        try:
            await (self._ask(letter) if letter.kind == seek.ASK else self._tell_host(letter))
        except (*TROUBLE, StoreError) as trouble:
            LOG.warning("A letter is tried again later.", extra=extra(match=letter.match, what=type(trouble).__name__))
            self._bot.patience.failed(letter.id)
            return
        except Exception as error:
            fault(self._bot, "seek", error, match=letter.match)
        await outbox.delivered(self._bot.desk, letter.id)
        self._bot.patience.done(letter.id)

    async def _ask(self, letter: Letter) -> None:
        """Not at night, except where people play live; not who has answered by now."""
        desk, user = self._bot.desk, seek.whom(letter.body)
        match, chairs = await desk.lobby(letter.match)
        one = next((one for one in seek.pending(match, chairs) if one.user == user), None)
        search = next((one for one in await desk.store.searches_of(user) if one.match == match.id), None)
        if match.status != "lobby" or one is None or search is None:
            return
        prefs = await desk.store.prefs(user)
        morning = reminders.after_quiet(reminders.manners(prefs), desk.now())
        if desk.now() < morning < one.due and match.settings.get("pace") != "live":
            await desk.store.post(match.id, seek.ASK, letter.body, morning)
            return
        reader = Reader(readers.chosen_language(prefs) or search.lang)
        post = seek_answers.letter(match, chairs, one, search, reader)
        await self._send(user, post, search.channel, f"f{match.id}.{user % 10**9}")

    async def _tell_host(self, letter: Letter) -> None:
        match, chairs = await self._bot.desk.lobby(letter.match)
        reader = await self._reader(match.host, match)
        post = lobby_progress.letter(match, chairs, progress.stage_of(letter.body), reader)
        if post is not None and match.host > 0:
            await self._send(match.host, post, match.place.get("channel"), f"e{match.id}.{len(chairs)}")

    async def _tell_ended(self, search: Search) -> None:
        prefs = await self._bot.desk.store.prefs(search.person)
        reader = Reader(readers.chosen_language(prefs) or search.lang)
        again = ((Button("open", reader("lobby-seek"), "main"),),)
        with suppress(*TROUBLE):
            key = "lobby-seek-over" if search.match is None else "lobby-seek-silent"
            await self._send(search.person, Post(reader(key), again, seek_answers.PREFIX), None, f"g{search.id}")

    async def _send(self, user: int, post: Post, channel: int | None, nonce: str) -> None:
        try:
            where = await (await self._bot.fetch_user(user)).create_dm()
            await where.send(view=view(post), nonce=nonce[:25])
        except discord.Forbidden as refused:
            if channel is None:
                LOG.info("A letter does not arrive.", extra=extra(code=refused.code))
                return
            said = Post(f"<@{user}>\n{post.text}", post.rows, post.prefix, post.links)
            with suppress(discord.Forbidden, discord.NotFound):
                await sending.send(self._bot, channel, said, None, [user], nonce[:25])

    async def _reader(self, user: int, match: Match) -> Reader:
        lang = readers.chosen_language(await self._bot.desk.store.prefs(user))
        return Reader(lang or readers.public(match.settings).lang)
