"""The box without a network: a request to its REST is a call, and a websocket is a pair of queues."""

import asyncio
import re
from collections.abc import AsyncIterator, Callable, Mapping
from io import BytesIO
from types import SimpleNamespace
from typing import Any

from aiohttp import FormData, WSMessage, WSMsgType, web
from multidict import CIMultiDict, CIMultiDictProxy
from yarl import URL

from localdiscord import rest
from localdiscord.core import Core


class Request:
    """As much of a web request as the REST looks at."""

    def __init__(self, method: str, url: URL, headers: Mapping[str, str], body: str | FormData | None) -> None:
        self.method, self.path, self.query, self.headers = method, url.path, dict(url.query), headers
        self.match_info: dict[str, str] = {}
        self.content_type = "multipart/form-data" if isinstance(body, FormData) else "application/json"
        self.can_read_body = body is not None
        self.transport = SimpleNamespace(close=lambda: None)
        self._fields = _fields(body) if isinstance(body, FormData) else {}
        self._raw = body.encode() if isinstance(body, str) else b""

    async def read(self) -> bytes:
        return self._raw

    async def post(self) -> dict[str, Any]:
        return self._fields


class Inside:
    """The routes of a box."""

    def __init__(self, core: Core) -> None:
        self._routes = [(method, re.compile(_pattern(path)), served) for method, path, served in rest.routes(core)]

    async def request(self, request: Any) -> web.Response:
        for method, pattern, served in self._routes:
            if method in ("*", request.method) and (found := pattern.fullmatch(request.path)):
                request.match_info = found.groupdict()
                response = await served(request)
                assert isinstance(response, web.Response)
                return response
        raise ValueError(f"There is no {request.path} here.")


class Socket:
    """The box's end of a websocket: what it sends goes to `carry`, what it hears lies in `heard`."""

    def __init__(self, carry: Callable[[WSMessage], None]) -> None:
        self.closed = False
        self.heard: asyncio.Queue[str | None] = asyncio.Queue()
        self._carry = carry
        self._req = SimpleNamespace(transport=SimpleNamespace(abort=self._abort))

    async def send_str(self, data: str) -> None:
        self._carry(WSMessage(WSMsgType.TEXT, data, None))

    async def close(self, *, code: int = 1000, message: bytes = b"") -> bool:
        if not self.closed:
            self._carry(WSMessage(WSMsgType.CLOSE, code, message.decode()))
        self._end()
        return True

    async def __aiter__(self) -> AsyncIterator[WSMessage]:
        while not self.closed and (frame := await self.heard.get()) is not None:
            yield WSMessage(WSMsgType.TEXT, frame, None)

    def _abort(self) -> None:
        if not self.closed:
            self._carry(WSMessage(WSMsgType.ERROR, ConnectionResetError(), None))
        self._end()

    def _end(self) -> None:
        self.closed = True
        self.heard.put_nowait(None)


def _pattern(path: str) -> str:
    """`/channels/{id:\\d+}` as a regular expression; a part without one is a word."""
    return re.sub(r"\{(\w+)(?::((?:[^{}]|\{[^{}]*\})*))?\}", lambda part: f"(?P<{part[1]}>{part[2] or '[^/]+'})", path)


def _fields(form: FormData) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for options, headers, value in form._fields:
        raw = value.read() if hasattr(value, "read") else value
        if "filename" in options:
            kind, none = str(headers.get("Content-Type", "")), CIMultiDictProxy(CIMultiDict[str]())
            raw = web.FileField(options["name"], options["filename"], BytesIO(raw), kind, none)
        found[options["name"]] = raw
    return found
