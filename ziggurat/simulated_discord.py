"""Discord as a process of the simulated world sees it: late, failing, forgetting to answer, hanging up.

discord.py runs as it is, down to its HTTP session and its websocket. Those are ours, and lead to the local Discord's
own REST and gateway without a network in between. What the bot's gate does to aiohttp's connections is done here too.
"""

import asyncio
import hashlib
import random
from collections import deque
from collections.abc import Callable
from contextvars import Context
from typing import Any

import aiohttp
import msgspec
from aiohttp import WSMessage, WSMsgType, web
from yarl import URL

from localdiscord.core import Fault
from localdiscord.inside import Inside, Request, Socket
from localdiscord.server import Server
from ziggurat.simulated_processes import PROCESS, Process

LAGS = (0.0, 0.005, 0.030, 0.150)
"""Seconds on the way to Discord, and on the way back."""
PATIENCE = 300.0
"""Seconds after which aiohttp gives a request up."""
LATE = 8.0
BROKEN = ("fails", "busy", "lost", "unsent", "late", "hangs")
"""What becomes of a request: an error, a 429, done without an answer, not done without an answer, done late; done, and
the answer never comes."""


class Net:
    """The ways between all processes and Discord."""

    def __init__(self, server: Server, chance: random.Random, note: Callable[[str], None]) -> None:
        self.server, self.chance, self.note = server, chance, note
        self.inside = Inside(server.core)
        self.faults = 0.0
        """Of all requests so many go wrong."""
        self.gaps = 0.0
        """Of all events so many come twice or too late."""
        self.lines: list[Line] = []

    def lag(self) -> float:
        return self.chance.choice(LAGS)

    def session(self, **settings: Any) -> "Session":
        """In the place of `aiohttp.ClientSession`."""
        return Session(self, **settings)

    def ask(self, process: Process | None, request: Request) -> "asyncio.Future[web.Response]":
        """A request is on its way, and goes on without whoever has sent it."""
        answer: asyncio.Future[web.Response] = asyncio.get_running_loop().create_future()
        asyncio.get_running_loop().create_task(self._serve(process, request, answer), context=Context())
        return answer

    async def _serve(self, process: Process | None, request: Request, answer: "asyncio.Future[web.Response]") -> None:
        await asyncio.sleep(self.lag())
        fate = self.chance.choice(BROKEN) if self.chance.random() < self.faults else ""
        if fate == "unsent" or (process and process.dead and self.chance.random() < 0.5):
            _fail(answer)
            return
        if fate == "late":
            await asyncio.sleep(self.chance.uniform(0, LATE))
        if fate in ("fails", "busy"):
            self.server.core.faults.append(Fault(status=500 if fate == "fails" else 429))
        response = await self.inside.request(request)
        self.note(
            f"{process and process.number} {request.method} {request.path} {_gist(request)} {response.status} {fate}"
        )
        await asyncio.sleep(self.lag())
        if fate == "lost":
            _fail(answer)
        elif fate != "hangs" and not answer.done():
            answer.set_result(response)

    def connect(self, process: Process | None) -> "Line":
        line = Line(self, process)
        self.lines.append(line)
        asyncio.get_running_loop().create_task(self.server.core.gateway.attend(line.far), context=Context())
        if process is not None:
            process.mourners.append(line.far._abort)
        return line


class Session:
    """What discord.py uses of aiohttp's session."""

    def __init__(self, net: Net, connector: Any = None, **_: Any) -> None:
        self.net, self.connector = net, connector
        self.closed = False

    def request(self, method: str, url: str, **more: Any) -> "Asking":
        return Asking(self, method, URL(url), more)

    async def ws_connect(self, url: str, **_: Any) -> "Line":
        await asyncio.sleep(self.net.lag())
        return self.net.connect(PROCESS.get())

    async def close(self) -> None:
        self.closed = True

    async def ask(self, method: str, url: URL, more: dict[str, Any]) -> "Answer":
        await self.connector.ask(url)
        if self.closed:
            raise RuntimeError("Session is closed")
        await asyncio.sleep(self.net.lag())
        cable = Cable()
        watched = self.connector.watched(cable, url)
        watched.write(b"")
        watched.flush()
        if cable.is_cut:
            raise aiohttp.ClientConnectionResetError("Cannot write to closing transport")
        url = url.update_query(more.get("params") or {})
        request = Request(method, url, more.get("headers") or {}, more.get("data"))
        async with asyncio.timeout(PATIENCE):
            return Answer(await self.net.ask(PROCESS.get(), request))


class Asking:
    """`async with session.request(…)`."""

    def __init__(self, session: Session, method: str, url: URL, more: dict[str, Any]) -> None:
        self._session, self._asked = session, (method, url, more)

    async def __aenter__(self) -> "Answer":
        return await self._session.ask(*self._asked)

    async def __aexit__(self, *_: object) -> None:
        return None


class Answer:
    """What discord.py reads of a response."""

    def __init__(self, found: web.Response) -> None:
        self.status, self.reason, self.headers = found.status, found.reason, found.headers
        self._body = found.body

    async def text(self, encoding: str = "utf-8") -> str:
        return self._body.decode(encoding) if isinstance(self._body, bytes) else ""


class Cable:
    """A connection on which the gate lets something be written, or not."""

    is_cut = False

    def write(self, _: bytes) -> None:
        return

    def abort(self) -> None:
        self.is_cut = True


class Line:
    """A websocket between a process and Discord; events come in their order, unless the seed will have it otherwise."""

    def __init__(self, net: Net, process: Process | None) -> None:
        self.net, self.process = net, process
        self.far = Socket(self._carry)
        self.closed = False
        self.close_code: int | None = None
        self._heard: asyncio.Queue[WSMessage] = asyncio.Queue()
        self._down, self._up = Way(net, self._heard.put_nowait), Way(net, self.far.heard.put_nowait)

    async def receive(self, **_: float) -> WSMessage:
        if self.closed:
            return WSMessage(WSMsgType.CLOSED, None, None)
        message = await self._heard.get()
        if message.type is not WSMsgType.TEXT:
            self.closed = True
            self.close_code = message.data if message.type is WSMsgType.CLOSE else 1006
        return message

    async def send_str(self, data: str) -> None:
        if self.closed:
            raise aiohttp.ClientConnectionResetError("Cannot write to closing transport")
        self._up.send(data)

    async def close(self, *, code: int = 4000, message: bytes = b"") -> bool:
        if not self.closed:
            self.closed, self.close_code = True, code
            self._up.send(None)
            self._heard.put_nowait(WSMessage(WSMsgType.CLOSED, None, None))
        return True

    def _carry(self, message: WSMessage) -> None:
        chance = self.net.chance
        if self.net.gaps and _is_event(message) and chance.random() < self.net.gaps:
            asyncio.get_running_loop().call_later(chance.uniform(0, 1), self._down.send, message, context=Context())
            if chance.random() < 0.5:
                return
        self._down.send(message)


class Way:
    """One direction of a line: what is sent first arrives first."""

    def __init__(self, net: Net, arrived: Callable[[Any], None]) -> None:
        self._net, self._arrived = net, arrived
        self._under_way: deque[Any] = deque()

    def send(self, what: Any) -> None:
        self._under_way.append(what)
        asyncio.get_running_loop().call_later(self._net.lag(), self._arrive, context=Context())

    def _arrive(self) -> None:
        self._arrived(self._under_way.popleft())


def _is_event(message: WSMessage) -> bool:
    """Something that happened; not what a session begins with, which always comes first."""
    head = message.data[:40] if message.type is WSMsgType.TEXT else ""
    return '"op":0' in head and not any(f'"{name}"' in head for name in ("READY", "RESUMED", "GUILD_CREATE"))


def _fail(answer: "asyncio.Future[web.Response]") -> None:
    if not answer.done():
        answer.set_exception(aiohttp.ServerDisconnectedError())


def _gist(request: Request) -> str:
    body = request._raw or msgspec.json.encode([repr(name) for name in request._fields])
    return hashlib.blake2b(body, digest_size=4).hexdigest()
