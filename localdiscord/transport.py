"""The two ways to a box: in this very process, or over its websocket."""

import asyncio
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import aiohttp
import msgspec

from localdiscord.commands import Mistake
from localdiscord.model import Json
from localdiscord.rates import OFF
from localdiscord.server import Server

_ROOT = Path(__file__).resolve().parents[1]


class Direct:
    """A box in this very process."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.hear: Callable[[Json], None] = lambda _: None
        server.core.feed.near.add(lambda event: self.hear(event))

    @classmethod
    async def launch(cls, guild: str, people: Sequence[str], port: int, settings: Json) -> "Direct":
        if settings.get("rates") == "off":
            settings["rates"] = OFF
        server = Server(**settings)
        server.furnish(guild, list(people))
        await server.start(port)
        return cls(server)

    @property
    def url(self) -> str:
        return self.server.url

    async def call(self, op: str, arguments: Json) -> Any:
        return await self.server.control.run(op, arguments)

    async def stop(self) -> None:
        await self.server.stop()


class Wire:
    """A box somewhere else on this machine, over its websocket."""

    def __init__(self, url: str, session: aiohttp.ClientSession, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.url, self._session, self._socket = url, session, socket
        self.hear: Callable[[Json], None] = lambda _: None
        self.process: asyncio.subprocess.Process | None = None
        self._count = 0
        self._calls: dict[int, asyncio.Future[Any]] = {}
        self._reader = asyncio.create_task(self._read())

    @classmethod
    async def connect(cls, url: str) -> "Wire":
        session = aiohttp.ClientSession()
        try:
            socket = await session.ws_connect(f"{url}/_box/live", max_msg_size=0)
        except aiohttp.ClientError:
            await session.close()
            raise
        return cls(url, session, socket)

    @classmethod
    async def launch(cls, guild: str, people: Sequence[str], port: int, settings: Json) -> "Wire":
        flags = ["--port", str(port), "--guild", guild, "--people", ",".join(people)]
        for name, value in settings.items():
            flag = "--" + name.replace("_", "-")
            flags += [flag] if value is True else [] if value in (False, None) else [flag, str(value)]
        command = (sys.executable, "-m", "localdiscord", "--with-parent")
        process = await asyncio.create_subprocess_exec(
            *command, *flags, stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, cwd=_ROOT
        )
        assert process.stdout is not None
        line = (await process.stdout.readline()).decode()
        wire = await cls.connect(line.split()[-1])
        wire.process = process
        return wire

    async def call(self, op: str, arguments: Json) -> Any:
        self._count += 1
        future = self._calls[self._count] = asyncio.get_running_loop().create_future()
        await self._socket.send_str(msgspec.json.encode({"n": self._count, "op": op, **arguments}).decode())
        return await future

    async def stop(self) -> None:
        await self._socket.close()
        await self._reader
        await self._session.close()
        if self.process and self.process.returncode is None:
            self.process.terminate()
            await self.process.wait()

    async def _read(self) -> None:
        async for frame in self._socket:
            said = msgspec.json.decode(frame.data)
            if "event" in said:
                self.hear(said)
            elif "error" in said:
                self._calls.pop(said["n"]).set_exception(Mistake(said["error"]))
            else:
                self._calls.pop(said["n"]).set_result(said["result"])
        for future in self._calls.values():
            future.set_exception(ConnectionError("The box has gone."))
