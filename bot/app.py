"""The bot itself: what it is made of, how it starts and how it stops."""

import asyncio
import hashlib
import sys
from collections.abc import Awaitable, Callable, Coroutine
from concurrent.futures import Executor
from typing import Any

import discord
import msgspec
from discord.ext import commands
from msgspec import Struct

from bot.commands.tree import every_command
from bot.commands.wording import Translator
from bot.history.review import Reviews
from bot.host.calling import Calling
from bot.host.computers import Computers
from bot.host.emojis import Emojis
from bot.host.gate import Connector
from bot.host.hearing import hear_once
from bot.host.logs import LOG, extra
from bot.host.metrics import Metrics
from bot.host.patience import Patience
from bot.host.timekeeping import Timekeeping
from bot.lobby import rematch_lobby
from bot.lobby.boards import Boards
from bot.lobby.import_match import Imports
from bot.lobby.lobby_buttons import Lobby
from bot.lobby.open_list import OpenTable
from bot.lobby.seek_panel import Seeking
from bot.lobby.seekers import Seekers
from bot.panel import routing
from bot.panel.answering import TROUBLE, Crowd, Latest, fault
from bot.panel.clicks import Answer
from bot.panel.live_panels import LivePanels
from bot.people.reminder_messages import Reminders
from bot.people.settings_buttons import SettingsMenu
from bot.teaching import welcome
from bot.teaching.help_pages import HelpTab
from bot.teaching.lessons import Courses
from bot.teaching.rule_pages import RulesPage
from bot.thread.announcer import Announcer
from bot.thread.match_buttons import Control
from bot.thread.pictures import Pictures, process
from bot.thread.sending import Remembered
from bot.thread.table_buttons import TableButton
from service.desk import Desk, Shard
from service.leases import Leases
from service.thinking.thinkers import Thinker, Thinkers
from service.timekeeper import ALL

discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # Ziggurat does not speak
ITEMS = (
    Answer,
    TableButton,
    Lobby,
    OpenTable,
    Seeking,
    Control,
    HelpTab,
    Courses,
    RulesPage,
    SettingsMenu,
    welcome.Door,
)
ANSWERED = 0.02
"""Seconds in which the one who moved gets the answer, before everybody is told."""
GRACE = 10.0
"""Seconds that work under way gets when the bot stops."""
AGAIN = 5.0
"""Seconds until it is tried again to find out at the start what is to be done."""
IDENTIFY = 5.0
"""Seconds between two shards that identify themselves, wherever they are."""


class Ways(Struct, frozen=True):
    """What a host can set about the bot's ways."""

    pause: float = 0.5
    """Seconds before a computer player moves."""
    sync: bool = True
    """Tell Discord the commands at the start."""
    icons: bool = True
    """Our signs as emojis in buttons and lines."""
    shards: int | None = None
    workers: int = 1
    """Processes that draw."""
    minds: int = 1
    """Processes in which computer players think."""


class Ziggurat(commands.AutoShardedBot):
    """Only the `guilds` intent, no mention but of those who are waited for, nothing that a restart would lose."""

    def __init__(
        self,
        desk: Desk,
        ways: Ways | None = None,
        pool: Callable[[], Executor] = process,
        leases: Leases | None = None,
        minds: Callable[[], Executor] = Thinker,
    ) -> None:
        self.ways, self.leases = ways or Ways(), leases
        super().__init__(
            commands.when_mentioned,
            help_command=None,
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            max_messages=None,
            **_connections(desk, self.ways, leases),
        )
        hear_once(self._connection.parsers)
        self.desk = desk
        self.metrics = Metrics(desk.store)
        self.latest = Latest()
        self.panels = LivePanels(self.latest)
        self.crowd = Crowd()
        self.pictures = Pictures(pool, self.metrics, self.ways.workers)
        self.thinkers = Thinkers(minds, self.ways.minds)
        self.shown = Remembered()
        self.patience = Patience(lambda: desk.now())
        self.announcer = Announcer(self)
        self.computers = Computers(self, self.ways.pause)
        self.reminders = Reminders(self)
        self.timekeeping = Timekeeping(self)
        self.icons = Emojis(self)
        self.calling = Calling(self)
        self.imports = Imports(desk)
        self.boards = Boards(self)
        self.seekers = Seekers(self)
        self.reviews = Reviews(self)
        self.posting = asyncio.Lock()
        """One looks for lobbies without a post at a time."""
        self.greeting = asyncio.Lock()
        """One welcome is posted at a time."""
        self.connected: set[int] = set()
        """Shards that Discord talks to."""
        self._tasks: set[asyncio.Task[None]] = set()

    async def setup_hook(self) -> None:
        await self.timekeeping.catch_up(self.shards_at_home())
        self.tree.on_error = self._on_command_error  # type: ignore[method-assign]
        self.add_dynamic_items(*ITEMS)
        for command in every_command():
            self.tree.add_command(command)
        await self.tree.set_translator(Translator())
        if self.ways.sync:
            await self._sync()
        self.spawn(self._surely(self.announcer.wake_all))
        self.spawn(self.announcer.prepare())
        self.spawn(self._surely(self.computers.wake_all))
        self.spawn(self.reminders.deliver())
        self.spawn(rematch_lobby.post_missing(self))
        self.timekeeping.start()
        self.calling.start()

    async def _sync(self) -> None:
        """Tells Discord the commands; of several processes the first does it for all, unless it knows them already."""
        if self.leases is None or not self.calling.is_shared:
            await self.tree.sync()
            return
        assert self.tree.translator is not None
        known = [await one.get_translated_payload(self.tree, self.tree.translator) for one in self.tree.get_commands()]
        what = hashlib.sha256(msgspec.json.encode([self.application_id, known], order="deterministic")).hexdigest()
        await self.leases.once("commands", what, self.tree.sync)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Discord lets few shards identify themselves at a time, of all processes together."""
        if self.leases is None or not self.calling.is_shared:
            await super().before_identify_hook(shard_id, initial=initial)
            return
        at_once = (await self.fetch_session_start_limits()).max_concurrency
        await self.leases.turn(f"identify.{(shard_id or 0) % at_once}", IDENTIFY)

    def shards_at_home(self) -> list[Shard]:
        """Those whose time we keep; without SHARDS it is one for all servers."""
        home = self.desk.store.home
        return [Shard(home.of, shard) for shard in home.shards]

    def shards_awake(self) -> list[Shard]:
        """Those of them that Discord talks to."""
        if not self.calling.is_shared:
            return [ALL] if self.connected and self.connected >= set(self.shards) else []
        return [shard for shard in self.shards_at_home() if shard.shard in self.connected]

    def wake_soon(self, match: int) -> None:
        """When the one who moved has the answer; a bot that stops before leaves it to the next one."""
        asyncio.get_running_loop().call_later(ANSWERED, self.wake, match)

    def wake(self, match: int) -> None:
        """Something was committed; whoever serves the match hears of it."""
        if self.calling.is_shared:
            self.spawn(self.calling.wake(match))
        else:
            self.wake_here(match)

    def wake_here(self, match: int) -> None:
        """A bot that stops leaves it to the next one."""
        if self.is_closed():
            return
        self.announcer.wake(match)
        self.computers.wake(match)

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Work that nobody waits for; a bot that has stopped begins nothing."""
        if self.is_closed():
            work.close()
            return
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: "asyncio.Task[None]") -> None:
        """Nobody waits for it, so it is said here if it has failed."""
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if isinstance(error, TROUBLE):
            LOG.warning("Something is not done.", extra=extra(what=type(error).__name__))
        elif error is not None:
            fault(self, "task", error)

    async def _surely(self, work: Callable[[], Awaitable[None]]) -> None:
        """Again and again until it is done, for nobody else would do it."""
        while True:
            try:
                await work()
                return
            except Exception as error:
                fault(self, "start", error)
            await asyncio.sleep(AGAIN)

    async def close(self) -> None:
        """Work under way is finished, work that waits for later is in the outbox."""
        self.timekeeping.stop()
        self.icons.stop()
        self.calling.stop()
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=0 if self.is_closed() else GRACE)
        while left := self._tasks - {asyncio.current_task()}:
            for task in left:
                task.cancel()
            await asyncio.wait(left)  # until the last has let go of the store, which is closed next
        await super().close()
        self.pictures.close()
        self.thinkers.close()

    async def on_ready(self) -> None:
        LOG.info("Connected.")
        self.icons.start()
        self.spawn(self.announcer.find_lost())
        self.spawn(welcome.greet_all(self))

    async def on_guild_join(self, guild: discord.Guild) -> None:
        await welcome.greet(self, guild)

    async def on_shard_ready(self, shard: int) -> None:
        await self._connected(shard)

    async def on_shard_resumed(self, shard: int) -> None:
        await self._connected(shard)

    async def _connected(self, shard: int) -> None:
        """The time without Discord is given back before anybody can move, so that no turn is charged with it."""
        here = [one for one in self.shards_at_home() if not self.calling.is_shared or one.shard == shard]
        try:
            await self.timekeeping.catch_up(here)
        finally:  # the keeper tries again at its next beat
            self.connected.add(shard)
            self._count_shards()

    async def on_shard_disconnect(self, shard: int) -> None:
        self.connected.discard(shard)
        self._count_shards()

    def _count_shards(self) -> None:
        self.metrics.connected.set(bool(self.shards_awake()))
        self.metrics.shards.set(len(self.connected))

    async def on_raw_thread_delete(self, gone: discord.RawThreadDeleteEvent) -> None:
        await self.announcer.thread_gone(gone.thread_id)

    async def on_guild_channel_delete(self, gone: discord.abc.GuildChannel) -> None:
        await self.announcer.channel_gone(gone.guild.id, gone.id)

    async def on_interaction(self, interaction: discord.Interaction["Ziggurat"]) -> None:
        """Forms, and buttons that nobody knows any more; the rest has its own way."""
        await routing.route(interaction)

    async def on_error(self, event_method: str, /, *args: Any, **kwargs: Any) -> None:
        error = sys.exc_info()[1]
        if error is not None:
            fault(self, event_method, error)

    async def _on_command_error(self, interaction: discord.Interaction["Ziggurat"], error: Exception) -> None:
        await routing.command_failed(interaction, error)


def _connections(desk: Desk, ways: Ways, leases: Leases | None) -> dict[str, Any]:
    """The shards that we hold, of so many; else as many as Discord recommends. Requests go through the gate."""
    home = desk.store.home
    shards = {"shard_count": home.of, "shard_ids": list(home.shards)} if home.of > 1 else {"shard_count": ways.shards}
    return {**shards, "connector": Connector(leases)} if leases else shards
