"""Discord's REST: what every request goes through before and after its route."""

import asyncio
import re
import time
from collections.abc import Awaitable, Callable, Iterator
from typing import Any

import msgspec
from aiohttp import web

from localdiscord import errors, permissions
from localdiscord.core import Core, Exchange, Fault
from localdiscord.errors import Refusal
from localdiscord.messages import Upload
from localdiscord.model import Channel, Json, Message
from localdiscord.rates import Limited

BASE = "/api/v10"
_OPEN = ("/interactions/", "/webhooks/")  # their token is in the path
_decode = msgspec.json.decode


class Call:
    """A request of the bot, taken apart."""

    def __init__(self, core: Core, request: web.Request, route: str) -> None:
        self.core, self.world, self.route = core, core.world, route
        self.method, self.path = request.method, request.path.removeprefix(BASE)
        self.place = dict(request.match_info)
        self.query = dict(request.query)
        self.body: Any = None
        self.uploads: list[Upload] = []

    def id(self, name: str) -> int:
        text = self.place[name]
        if not text.isdigit():
            message = f'Value "{text}" is not snowflake.'
            raise errors.invalid([name], "NUMBER_TYPE_COERCE", message)
        return int(text)

    @property
    def fields(self) -> Json:
        """The body as an object; an absent one has no fields."""
        return self.body if isinstance(self.body, dict) else {}

    def channel(self, *needed: int) -> Channel:
        """The channel of the path, if the bot can see it and may do what it wants there."""
        found = self.world.channels.get(self.id("channel_id"))
        if found is None:
            raise errors.unknown("Channel")
        require(self.core, found, *needed)
        return found

    def message(self, *needed: int) -> Message:
        """A message of that channel; what only one person can see is not found."""
        channel = self.channel(*needed)
        found = self.world.messages[channel.id].get(self.id("message_id"))
        if found is None or found.only is not None:
            raise errors.unknown("Message")
        return found


class Answer(msgspec.Struct):
    """A response with a status other than 200 (or 204 for nothing)."""

    status: int
    body: Any


Handler = Callable[[Call], Any]
Served = Callable[[web.Request], Awaitable[web.StreamResponse]]
ROUTES: list[tuple[str, str, Handler]] = []


def route(method: str, path: str) -> Callable[[Handler], Handler]:
    """Names the route that a function answers."""

    def remember(handler: Handler) -> Handler:
        ROUTES.append((method, path, handler))
        return handler

    return remember


def require(core: Core, channel: Channel, *needed: int) -> None:
    """Refuses what the bot's permissions do not cover."""
    granted = permissions.of(core.world, core.world.application.id, channel)
    if not granted & permissions.VIEW_CHANNEL:
        raise errors.missing_access()
    if any(not granted & bit for bit in needed):
        raise errors.missing_permissions()


def install(app: web.Application, core: Core) -> None:
    for method, path, served in routes(core):
        app.router.add_route(method, path, served)


def routes(core: Core) -> Iterator[tuple[str, str, Served]]:
    """In the order in which they are looked through; the last one takes what is left."""
    for method, path, handler in sorted(ROUTES, key=lambda r: r[1].count("{")):
        yield method, BASE + path, _served(core, path, handler)
    yield "*", BASE + "/{rest:.*}", _served(core, "*", _not_found)


def _not_found(call: Call) -> None:
    raise Refusal(404, 0, "404: Not Found")


def _served(core: Core, path: str, handler: Handler) -> Served:
    pattern = re.sub(r":[^}]*}", "}", path)

    async def serve(request: web.Request) -> web.StreamResponse:
        started = time.perf_counter()
        call = Call(core, request, f"{request.method} {pattern}")
        try:
            await _read(call, request)
        except Refusal as refusal:
            return _finish(call, started, refusal.status, refusal.body(), {})
        fault = _fault(core, call)
        if fault and fault.delay:
            await asyncio.sleep(fault.delay)
        if fault and fault.status:
            return _finish(call, started, *_injected(fault), injected=True)
        response = _finish(call, started, *_answer(core, call, request, handler))
        if fault and fault.lost and request.transport:
            request.transport.close()
        return response

    return serve


def _answer(core: Core, call: Call, request: web.Request, handler: Handler) -> tuple[int, Any, dict[str, str]]:
    headers: dict[str, str] = {}
    try:
        headers = _admit(core, call, request)
        result = handler(call)
    except Refusal as refusal:
        return refusal.status, refusal.body(), headers
    except Limited as limited:
        return 429, limited.body(), limited.headers()
    except (KeyError, TypeError, ValueError, AttributeError) as wrong:
        # the body has another shape than any client library sends
        body = errors.invalid(["_"], "BASE_TYPE_BAD", f"Malformed: {type(wrong).__name__} {wrong}").body()
        return 400, body, headers
    if isinstance(result, Answer):
        return result.status, result.body, headers
    return (204 if result is None else 200), result, headers


def _admit(core: Core, call: Call, request: web.Request) -> dict[str, str]:
    """Token, ban, global limit and the route's own limit."""
    core.rates.check_ban()
    is_open = call.path.startswith(_OPEN)
    if not is_open and request.headers.get("Authorization") != f"Bot {core.world.application.token}":
        raise errors.unauthorized()
    if call.path.startswith("/interactions/"):
        return {}
    if not is_open:
        core.rates.take_global()
    return core.rates.take(call.route, call.place)


def _finish(
    call: Call, started: float, status: int, body: Any, headers: dict[str, str], *, injected: bool = False
) -> web.Response:
    """Saves, remembers the exchange, and answers with exactly `application/json`."""
    core = call.core
    core.save()
    core.rates.count_invalid(status)
    core.log.append(
        Exchange(
            method=call.method,
            path=call.path,
            route=call.route,
            query=call.query,
            request=call.body,
            has_request=call.body is not None,
            multipart=bool(call.uploads),
            status=status,
            response=body,
            ms=(time.perf_counter() - started) * 1000,
            injected=injected,
        )
    )
    if body is None:
        return web.Response(status=status, headers=headers)
    return web.Response(status=status, body=msgspec.json.encode(body), content_type="application/json", headers=headers)


async def _read(call: Call, request: web.Request) -> None:
    kind = request.content_type
    try:
        if kind == "multipart/form-data":
            await _read_parts(call, request)
        elif request.can_read_body:
            raw = await request.read()
            call.body = _decode(raw) if raw else None
    except msgspec.DecodeError:
        raise Refusal(400, 50109, "The request body contains invalid JSON.") from None
    except web.HTTPRequestEntityTooLarge:
        raise errors.too_large() from None


async def _read_parts(call: Call, request: web.Request) -> None:
    form = await request.post()
    for name, value in form.items():
        if name == "payload_json":
            raw = value.file.read() if isinstance(value, web.FileField) else value
            call.body = _decode(raw)
        elif found := re.fullmatch(r"files\[(\d+)\]", name):
            assert isinstance(value, web.FileField)
            call.uploads.append(Upload(int(found[1]), value.filename, value.file.read()))


def _fault(core: Core, call: Call) -> Fault | None:
    for fault in core.faults:
        if fault.matches(call.method, call.path):
            if fault.skip > 0:
                fault.skip -= 1
                continue
            fault.times -= 1
            if fault.times <= 0:
                core.faults.remove(fault)
            return fault
    return None


def _injected(fault: Fault) -> tuple[int, Any, dict[str, str]]:
    assert fault.status is not None
    if fault.status == 429:
        limited = Limited(fault.retry_after, everywhere=fault.everywhere)
        return 429, limited.body(), limited.headers()
    standard = {"message": f"{fault.status}: injected", "code": 0}
    return fault.status, fault.body if fault.body is not None else standard, {}
