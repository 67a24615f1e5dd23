"""The bot itself: what it is made of, how it starts and how it stops."""

import asyncio
import sys
from collections.abc import Callable, Coroutine
from concurrent.futures import Executor
from typing import Any

import discord
from discord.ext import commands
from msgspec import Struct

from bot.commands.tree import every_command
from bot.commands.wording import Translator
from bot.host.computers import Computers
from bot.host.logs import LOG
from bot.host.metrics import Metrics
from bot.host.timekeeping import Timekeeping
from bot.lobby import rematch_lobby
from bot.lobby.import_match import Imports
from bot.lobby.lobby_buttons import Lobby
from bot.panel import routing
from bot.panel.answering import Crowd, Latest, fault
from bot.panel.clicks import Answer
from bot.people.reminder_messages import Reminders
from bot.people.settings_buttons import SettingsMenu
from bot.teaching.help_pages import HelpTab
from bot.teaching.lessons import Courses
from bot.teaching.rule_pages import RulesPage
from bot.thread.announcer import Announcer
from bot.thread.match_buttons import Control
from bot.thread.pictures import Pictures, processes
from bot.thread.table_buttons import TableButton
from service.desk import Desk

discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # Ziggurat does not speak
ITEMS = (Answer, TableButton, Lobby, Control, HelpTab, Courses, RulesPage, SettingsMenu)
ANSWERED = 0.02
"""Seconds in which the one who moved gets the answer, before everybody is told."""
GRACE = 10.0
"""Seconds that work under way gets when the bot stops."""


class Ways(Struct, frozen=True):
    """What a host can set about the bot's ways."""

    pause: float = 0.5
    """Seconds before a computer player moves."""
    sync: bool = True
    """Tell Discord the commands at the start."""
    shards: int | None = None
    workers: int = 1
    """Processes that draw."""


class Ziggurat(commands.AutoShardedBot):
    """Only the `guilds` intent, no mention but of those who are waited for, nothing that a restart would lose."""

    def __init__(self, desk: Desk, ways: Ways | None = None, pool: Callable[[], Executor] = processes) -> None:
        self.ways = ways or Ways()
        super().__init__(
            commands.when_mentioned,
            help_command=None,
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            max_messages=None,
            shard_count=self.ways.shards,
        )
        self.desk = desk
        self.metrics = Metrics(desk.store)
        self.latest = Latest()
        self.crowd = Crowd()
        self.pictures = Pictures(pool, self.metrics, self.ways.workers)
        self.announcer = Announcer(self)
        self.computers = Computers(self, self.ways.pause)
        self.reminders = Reminders(self)
        self.timekeeping = Timekeeping(self)
        self.imports = Imports(desk)
        self.posting = asyncio.Lock()
        """One looks for lobbies without a post at a time."""
        self.online = False
        self._tasks: set[asyncio.Task[None]] = set()

    async def setup_hook(self) -> None:
        await self.timekeeping.catch_up()
        self.tree.on_error = self._on_command_error  # type: ignore[method-assign]
        self.add_dynamic_items(*ITEMS)
        for command in every_command():
            self.tree.add_command(command)
        await self.tree.set_translator(Translator())
        if self.ways.sync:
            await self.tree.sync()
        self.spawn(self.announcer.wake_all())
        self.spawn(self.computers.wake_all())
        self.spawn(self.reminders.deliver())
        self.spawn(rematch_lobby.post_missing(self))
        self.timekeeping.start()

    def wake_soon(self, match: int) -> None:
        """When the one who moved has the answer."""
        self.spawn(self._wake_soon(match))

    async def _wake_soon(self, match: int) -> None:
        await asyncio.sleep(ANSWERED)
        self.wake(match)

    def wake(self, match: int) -> None:
        """Something was committed; a bot that stops leaves it to the next one."""
        if self.is_closed():
            return
        self.announcer.wake(match)
        self.computers.wake(match)

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Work that nobody waits for."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Work under way is finished, work that waits for later is in the outbox."""
        self.timekeeping.stop()
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=0 if self.is_closed() else GRACE)
        for task in set(self._tasks):
            task.cancel()
        await super().close()
        self.pictures.close()

    async def on_ready(self) -> None:
        await self._connected()
        LOG.info("Connected.")
        self.spawn(self.announcer.find_lost())

    async def on_resumed(self) -> None:
        await self._connected()

    async def _connected(self) -> None:
        """The time without Discord is given back before anybody can move, so that no turn is charged with it."""
        try:
            await self.timekeeping.catch_up()
        finally:  # the keeper tries again at its next beat
            self.online = True
            self.metrics.connected.set(1)

    async def on_raw_thread_delete(self, gone: discord.RawThreadDeleteEvent) -> None:
        await self.announcer.thread_gone(gone.thread_id)

    async def on_guild_channel_delete(self, gone: discord.abc.GuildChannel) -> None:
        await self.announcer.channel_gone(gone.guild.id, gone.id)

    async def on_disconnect(self) -> None:
        self.online = False
        self.metrics.connected.set(0)

    async def on_interaction(self, interaction: discord.Interaction["Ziggurat"]) -> None:
        """Forms, and buttons that nobody knows any more; the rest has its own way."""
        await routing.route(interaction)

    async def on_error(self, event_method: str, /, *args: Any, **kwargs: Any) -> None:
        error = sys.exc_info()[1]
        if error is not None:
            fault(self, event_method, error)

    async def _on_command_error(self, interaction: discord.Interaction["Ziggurat"], error: Exception) -> None:
        await routing.command_failed(interaction, error)
