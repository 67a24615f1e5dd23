"""The control API over the wire.

Each operation can be called as `POST /_box/NAME` with a JSON object, or over the websocket
`/_box/live` as `{"n": 1, "op": "NAME", …}`, which answers `{"n": 1, "result": …}` or
`{"n": 1, "error": "…"}` and also brings every event as it happens.
"""

import asyncio
from typing import Any

import msgspec
from aiohttp import WSMsgType, web

from localdiscord.commands import Mistake
from localdiscord.control import Control
from localdiscord.model import Json

_encode = msgspec.json.encode


def install(app: web.Application, control: Control) -> None:
    async def post(request: web.Request) -> web.Response:
        if request.content_type != "application/json":
            return web.Response(status=415, text="Send application/json.")
        raw = await request.read()
        try:
            result = await control.run(request.match_info["op"], msgspec.json.decode(raw) if raw else {})
        except (Mistake, ValueError) as wrong:
            return _json({"error": str(wrong)}, 400)
        return _json({"result": result})

    async def live(request: web.Request) -> web.StreamResponse:
        return await Live(control).serve(request)

    app.router.add_get("/_box/live", live)
    app.router.add_post("/_box/{op}", post)


class Live:
    """One websocket of the control API: answers calls, and brings all events."""

    def __init__(self, control: Control) -> None:
        self.control = control
        self.outbox: asyncio.Queue[bytes] = asyncio.Queue()
        self.tasks: set[asyncio.Task[None]] = set()

    async def serve(self, request: web.Request) -> web.StreamResponse:
        socket = web.WebSocketResponse(heartbeat=30, max_msg_size=64 * 1024 * 1024, compress=False)
        await socket.prepare(request)
        writer = asyncio.create_task(self._write(socket))
        listener = self.outbox.put_nowait
        self.control.core.feed.far.add(listener)
        try:
            async for frame in socket:
                if frame.type is WSMsgType.TEXT:
                    self._begin(msgspec.json.decode(frame.data))
        finally:
            self.control.core.feed.far.discard(listener)
            writer.cancel()
            for task in self.tasks:
                task.cancel()
        return socket

    def _begin(self, call: Json) -> None:
        task = asyncio.create_task(self._answer(call.pop("n", None), call.pop("op", ""), call))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _answer(self, number: Any, name: str, arguments: Json) -> None:
        try:
            answer = {"n": number, "result": await self.control.run(name, arguments)}
        except (Mistake, ValueError) as wrong:
            answer = {"n": number, "error": str(wrong)}
        self.outbox.put_nowait(_encode(answer))

    async def _write(self, socket: web.WebSocketResponse) -> None:
        while True:
            await socket.send_str((await self.outbox.get()).decode())


def _json(body: Json, status: int = 200) -> web.Response:
    return web.Response(status=status, body=_encode(body), content_type="application/json")
