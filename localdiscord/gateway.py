"""The gateway: sessions of the bot, events with sequence numbers, RESUME with replay, and faults."""

import asyncio
import secrets
from collections import deque
from collections.abc import AsyncIterator, Iterable
from typing import Any, Protocol

import msgspec
from aiohttp import WSMessage, WSMsgType, web

from localdiscord import shapes
from localdiscord.model import Guild, Json, World

GUILDS, GUILD_MEMBERS = 1 << 0, 1 << 1
GUILD_MESSAGES, GUILD_REACTIONS = 1 << 9, 1 << 10
DIRECT_MESSAGES, DIRECT_REACTIONS = 1 << 12, 1 << 13
MESSAGE_CONTENT = 1 << 15
PRIVILEGED = GUILD_MEMBERS | 1 << 8 | MESSAGE_CONTENT
ALL_INTENTS = (1 << 26) - 1

KEPT_EVENTS = 5_000
RESUME_WITHIN = 180.0
SENDS_PER_MINUTE = 120

_encode = msgspec.json.encode

WAY_BACK = 0.02
"""Seconds until a heartbeat is answered: discord.py notes when it sent one a moment after it did, and would take an
answer that comes sooner for one to the heartbeat before."""


class Closed(Exception):
    """The gateway hangs up, with one of its codes."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code, self.reason = code, reason


class Socket(Protocol):
    """A websocket, as far as the gateway needs it."""

    @property
    def closed(self) -> bool: ...
    async def send_str(self, data: str) -> None: ...
    async def close(self, *, code: int = 1000, message: bytes = b"") -> bool: ...
    def __aiter__(self) -> AsyncIterator[WSMessage]: ...


class Session:
    """One shard's session; it outlives its connection so that the bot can RESUME."""

    def __init__(self, shard: tuple[int, int], intents: int) -> None:
        self.id = secrets.token_hex(16)
        self.shard, self.intents = shard, intents
        self.sequence = 0
        self.kept: deque[tuple[int, str]] = deque(maxlen=KEPT_EVENTS)
        self.link: Link | None = None
        self.lost_at = 0.0

    def send(self, event: str, data: msgspec.Raw) -> None:
        self.sequence += 1
        frame = _encode({"op": 0, "t": event, "s": self.sequence, "d": data}).decode()
        self.kept.append((self.sequence, frame))
        if self.link:
            self.link.send(frame)

    def can_replay_from(self, sequence: int) -> bool:
        oldest = self.kept[0][0] if self.kept else self.sequence + 1
        return oldest - 1 <= sequence <= self.sequence


class Link:
    """One websocket of the bot."""

    def __init__(self, socket: Socket) -> None:
        self.socket = socket
        self.outbox: asyncio.Queue[str | None] = asyncio.Queue()
        self.session: Session | None = None
        self.sent_at: deque[float] = deque(maxlen=SENDS_PER_MINUTE)

    def send(self, frame: str) -> None:
        self.outbox.put_nowait(frame)

    def send_op(self, op: int, data: object) -> None:
        self.send(_encode({"op": op, "d": data, "s": None, "t": None}).decode())

    async def write(self) -> None:
        while (frame := await self.outbox.get()) is not None and not self.socket.closed:
            await self.socket.send_str(frame)

    def count_send(self) -> None:
        now = asyncio.get_running_loop().time()
        if len(self.sent_at) == SENDS_PER_MINUTE and now - self.sent_at[0] < 60:
            raise Closed(4008, "Rate limited.")
        self.sent_at.append(now)


class Gateway:
    """All sessions of the bot."""

    def __init__(
        self,
        world: World,
        *,
        heartbeat_ms: int = 41_250,
        shards: int = 1,
        max_concurrency: int = 1,
        identify_every: float = 0.0,
    ) -> None:
        self.world = world
        self.heartbeat_ms, self.shards = heartbeat_ms, shards
        self.max_concurrency, self.identify_every = max_concurrency, identify_every
        self._identified: dict[int, float] = {}
        """When a shard of this rest has last identified itself."""
        self.sessions: dict[str, Session] = {}
        self.links: dict[Link, None] = {}
        self.refusals = 0
        self.silent_heartbeats = False
        self.connected = asyncio.Event()  # set while the bot has a session with a connection

    @property
    def url(self) -> str:
        return self.world.base_url.replace("http", "ws", 1) + "/gateway"

    def dispatch(self, event: str, data: Json, *, guild_id: int | None = None, intent: int = 0) -> None:
        """Tells every session whose shard and intents cover it."""
        raw = msgspec.Raw(_encode(data))
        for session in self._covering(guild_id):
            if not intent or session.intents & intent:
                session.send(event, raw)

    def dispatch_message(self, event: str, data: Json, *, guild_id: int | None, open_content: bool) -> None:
        """Tells of a message; without the content intent its words are left out, as Discord does."""
        intent = GUILD_MESSAGES if guild_id else DIRECT_MESSAGES
        hidden = data | {"content": "", "embeds": [], "components": [], "attachments": []}
        for session in self._covering(guild_id):
            if session.intents & intent:
                shown = open_content or session.intents & MESSAGE_CONTENT
                session.send(event, msgspec.Raw(_encode(data if shown else hidden)))

    def send_guild(self, guild: Guild) -> None:
        for session in self._covering(guild.id):
            self._send_guild(session, guild)

    async def serve(self, request: web.Request) -> web.StreamResponse:
        """GET /gateway: the websocket itself."""
        if self.refusals > 0:
            self.refusals -= 1
            return web.Response(status=503)
        socket = web.WebSocketResponse(autoping=True, max_msg_size=16_384, compress=False)
        await socket.prepare(request)
        await self.attend(socket)
        return socket

    async def attend(self, socket: Socket) -> None:
        """Talks on a connection until it is over."""
        link = Link(socket)
        self.links[link] = None
        writer = asyncio.create_task(link.write())
        link.send_op(10, {"heartbeat_interval": self.heartbeat_ms})
        try:
            await self._listen(link)
        except Closed as reason:
            await socket.close(code=reason.code, message=reason.reason.encode())
        finally:
            self._hang_up(link)
            link.outbox.put_nowait(None)
            writer.cancel()

    # faults

    def live(self) -> list[Link]:
        return [link for link in self.links if link.session]

    async def drop(self, *, abrupt: bool = True) -> int:
        """Cuts every connection: the cable is pulled (abrupt), or it is closed with code 4000."""
        links = list(self.links)
        for link in links:
            self._hang_up(link)
            if abrupt:
                _cut(link.socket)
            else:
                await link.socket.close(code=4000)
        return len(links)

    def ask_to_reconnect(self) -> None:
        for link in self.live():
            link.send_op(7, None)

    def invalidate(self, *, resumable: bool) -> None:
        for link in self.live():
            link.send_op(9, resumable)
            if link.session and not resumable:
                self.sessions.pop(link.session.id, None)

    def send_raw(self, frame: str) -> None:
        """Sends a frame as it is, well-formed or not."""
        for link in self.live():
            link.send(frame)

    # listening

    async def _listen(self, link: Link) -> None:
        async for frame in link.socket:
            if frame.type is not WSMsgType.TEXT:
                raise Closed(4002, "Error while decoding payload.")
            try:
                said = msgspec.json.decode(frame.data)
            except msgspec.DecodeError:
                raise Closed(4002, "Error while decoding payload.") from None
            link.count_send()
            self._hear(link, said.get("op"), said.get("d"))

    def _hear(self, link: Link, op: int | None, data: Json) -> None:
        match op:
            case 1:
                if not self.silent_heartbeats:
                    asyncio.get_running_loop().call_later(WAY_BACK, link.send_op, 11, None)
            case 2:
                self._identify(link, data)
            case 6:
                self._resume(link, data)
            case 3 | 4 | 8 | 31 | 43:
                if link.session is None:
                    raise Closed(4003, "Not authenticated.")
                if op == 8:
                    self._members(link.session, data)
            case _:
                raise Closed(4001, "Unknown opcode.")

    def _identify(self, link: Link, data: Json) -> None:
        if link.session:
            raise Closed(4005, "Already authenticated.")
        self._check_token(data)
        intents, shard = int(data.get("intents", -1)), tuple(data.get("shard") or (0, 1))
        if not 0 <= intents <= ALL_INTENTS:
            raise Closed(4013, "Invalid intent(s).")
        if intents & PRIVILEGED and not self.world.application.privileged:
            raise Closed(4014, "Disallowed intent(s).")
        if len(shard) != 2 or not 0 <= shard[0] < shard[1]:
            raise Closed(4010, "Invalid shard.")
        if not self._may_identify(shard[0] % self.max_concurrency):
            link.send_op(9, False)
            return
        session = Session((shard[0], shard[1]), intents)
        self.sessions[session.id] = session
        session.link, link.session = link, session
        self._ready(session)

    def _may_identify(self, rest: int) -> bool:
        """Of the shards with the same rest one at a time, whichever process it is in."""
        now = asyncio.get_running_loop().time()
        if now - self._identified.get(rest, -self.identify_every) < self.identify_every:
            return False
        self._identified[rest] = now
        return True

    def _ready(self, session: Session) -> None:
        world, app = self.world, self.world.application
        guilds = [g for g in world.guilds.values() if self._covers(session, g.id) and app.id in g.members]
        ready: Json = {
            "v": 10,
            "user": shapes.me(world.bot),
            "user_settings": {},
            "private_channels": [],
            "relationships": [],
            "guilds": [{"id": str(g.id), "unavailable": True} for g in guilds],
            "session_id": session.id,
            "session_type": "normal",
            "resume_gateway_url": self.url,
            "shard": list(session.shard),
            "application": {"id": str(app.id), "flags": shapes.application(world, app)["flags"]},
            "_trace": ["localdiscord"],
        }
        session.send("READY", msgspec.Raw(_encode(ready)))
        for guild in guilds:
            self._send_guild(session, guild)
        self.connected.set()

    def _send_guild(self, session: Session, guild: Guild) -> None:
        if not session.intents & GUILDS:
            return
        chosen = list(guild.members) if session.intents & GUILD_MEMBERS else [self.world.application.id]
        session.send("GUILD_CREATE", msgspec.Raw(_encode(shapes.guild_create(self.world, guild, chosen))))

    def _resume(self, link: Link, data: Json) -> None:
        self._check_token(data)
        session = self.sessions.get(data.get("session_id", ""))
        sequence = data.get("seq") or 0
        if session is None or self._is_stale(session) or not session.can_replay_from(sequence):
            link.send_op(9, False)
            return
        session.link, link.session = link, session
        for number, frame in list(session.kept):
            if number > sequence:
                link.send(frame)
        session.send("RESUMED", msgspec.Raw(b'{"_trace":["localdiscord"]}'))
        self.connected.set()

    def _members(self, session: Session, data: Json) -> None:
        """REQUEST_GUILD_MEMBERS; without its intent only named members are told."""
        guild = self.world.guilds.get(int(data.get("guild_id") or 0))
        if guild is None:
            return
        wanted = [int(u) for u in data.get("user_ids") or []]
        query = (data.get("query") or "").lower()
        if not wanted and (query or session.intents & GUILD_MEMBERS):
            wanted = [u for u in guild.members if self.world.users[u].name.lower().startswith(query)]
        found = [u for u in wanted if u in guild.members]
        chunk: Json = {
            "guild_id": str(guild.id),
            "members": [shapes.member(self.world, guild, u) for u in found],
            "not_found": [str(u) for u in wanted if u not in guild.members],
            "chunk_index": 0,
            "chunk_count": 1,
        }
        if data.get("nonce"):
            chunk["nonce"] = data["nonce"]
        session.send("GUILD_MEMBERS_CHUNK", msgspec.Raw(_encode(chunk)))

    def _check_token(self, data: Json) -> None:
        if str(data.get("token", "")).removeprefix("Bot ") != self.world.application.token:
            raise Closed(4004, "Authentication failed.")

    def _is_stale(self, session: Session) -> bool:
        return session.link is None and asyncio.get_running_loop().time() - session.lost_at > RESUME_WITHIN

    def _hang_up(self, link: Link) -> None:
        self.links.pop(link, None)
        if link.session and link.session.link is link:
            link.session.link = None
            link.session.lost_at = asyncio.get_running_loop().time()
        link.session = None
        if not self.live():
            self.connected.clear()

    def _covering(self, guild_id: int | None) -> Iterable[Session]:
        stale = [s.id for s in self.sessions.values() if self._is_stale(s)]
        for session_id in stale:
            del self.sessions[session_id]
        return [s for s in self.sessions.values() if self._covers(s, guild_id)]

    @staticmethod
    def _covers(session: Session, guild_id: int | None) -> bool:
        number, total = session.shard
        return ((guild_id or 0) >> 22) % total == number


def _cut(socket: Any) -> None:
    """The cable is pulled."""
    if socket._req and socket._req.transport:
        socket._req.transport.abort()
