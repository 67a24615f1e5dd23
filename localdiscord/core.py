"""The box's heart: the world, the bot's gateway, the people's feed, the settings and the faults."""

import asyncio
import re
from collections import deque
from collections.abc import Callable
from typing import Any

import msgspec
from msgspec import Struct

from localdiscord import message_shapes, permissions, shapes
from localdiscord.gateway import GUILDS, Gateway
from localdiscord.model import Channel, Guild, Json, Message, World
from localdiscord.rates import Rates
from localdiscord.store import Store


class Settings(Struct):
    """What may be turned for a test."""

    answer_within: float  # seconds for the first answer to an interaction
    token_life: float  # seconds in which an interaction's webhook works
    log_size: int  # REST exchanges remembered


class Fault(Struct, kw_only=True):
    """Something that shall go wrong with the next requests that match."""

    path: str = ".*"
    method: str = ".*"
    times: int = 1
    skip: int = 0
    delay: float = 0.0
    status: int | None = None
    body: Json | None = None
    retry_after: float = 0.5
    everywhere: bool = False
    lost: bool = False  # done, but the answer never arrives

    def matches(self, method: str, path: str) -> bool:
        return bool(re.search(self.path, path) and re.fullmatch(self.method, method))


class Exchange(Struct, kw_only=True):
    """One REST request of the bot and what it got."""

    method: str
    path: str
    route: str
    query: dict[str, str]
    request: Any
    status: int
    response: Any
    ms: float
    has_request: bool = False
    multipart: bool = False
    injected: bool = False


class Feed:
    """What people see, as it happens; everybody who listens gets every event."""

    def __init__(self) -> None:
        self.near: set[Callable[[Json], None]] = set()  # in this process
        self.far: set[Callable[[bytes], None]] = set()  # over the wire

    def __bool__(self) -> bool:
        return bool(self.near or self.far)

    def tell(self, event: str, **facts: Any) -> None:
        said = {"event": event, **facts}
        for listener in list(self.near):
            listener(said)
        if self.far:
            frame = msgspec.json.encode(said)
            for send in list(self.far):
                send(frame)


class Core:
    """Everything a request or a person's action needs."""

    def __init__(self, world: World, *, settings: Settings, rates: Rates, gateway: Gateway, store: Store) -> None:
        self.world, self.settings, self.rates = world, settings, rates
        self.gateway, self.store = gateway, store
        self.feed = Feed()
        self.faults: list[Fault] = []
        self.log: deque[Exchange] = deque(maxlen=settings.log_size)
        self.waiting: dict[int, asyncio.Future[None]] = {}

    def save(self) -> None:
        self.store.save(self.world)

    # what happens, told to the bot and to the people

    def tell_message(self, event: str, message: Message, **more: Any) -> None:
        """MESSAGE_CREATE or MESSAGE_UPDATE; ephemeral messages are never told to the bot."""
        world, channel = self.world, self.world.channels[message.channel_id]
        self.tell_people(message, new=event == "MESSAGE_CREATE", **more)
        if message.only is not None or not self.bot_sees(channel):
            return
        body = message_shapes.message(world, message)
        if channel.guild_id:
            body["guild_id"] = str(channel.guild_id)
            if message.author_id in world.guilds[channel.guild_id].members:
                body["member"] = shapes.bare_member(world.guilds[channel.guild_id], message.author_id)
        bot_id = world.application.id
        known = channel.guild_id is None or message.author_id == bot_id or bot_id in message.mentions
        self.gateway.dispatch_message(event, body, guild_id=channel.guild_id, open_content=known)

    def tell_people(self, message: Message, *, new: bool, **more: Any) -> None:
        if self.feed:
            self.feed.tell("message", new=new, message=message_shapes.seen(self.world, message), **more)

    def tell_gone(self, message: Message) -> None:
        channel = self.world.channels[message.channel_id]
        body = {"id": str(message.id), "channel_id": str(channel.id)}
        self.feed.tell("gone", only=message.only, **body)
        if message.only is None and self.bot_sees(channel):
            guild = {"guild_id": str(channel.guild_id)} if channel.guild_id else {}
            data = body | guild
            self.gateway.dispatch_message("MESSAGE_DELETE", data, guild_id=channel.guild_id, open_content=True)

    def tell_channel(self, event: str, channel: Channel, **more: Any) -> None:
        """CHANNEL_… or THREAD_…, whichever it is."""
        body = shapes.channel(self.world, channel)
        self.feed.tell("channel", channel=body, change=event, people=[str(u) for u in channel.people])
        if channel.guild_id and self.bot_sees(channel):
            kind = "THREAD" if channel.is_thread else "CHANNEL"
            self.gateway.dispatch(f"{kind}_{event}", body | more, guild_id=channel.guild_id, intent=GUILDS)

    def tell_guild(self, guild: Guild) -> None:
        self.feed.tell("guild", guild={"id": str(guild.id), "name": guild.name})
        self.gateway.send_guild(guild)

    def bot_sees(self, channel: Channel) -> bool:
        return bool(permissions.of(self.world, self.world.application.id, channel))
