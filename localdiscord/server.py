"""The server: one web application on the loopback with Discord's REST, its gateway, the control API and the page."""

import asyncio
import mimetypes
import time
from collections.abc import Callable
from pathlib import Path

from aiohttp import web
from aiohttp.typedefs import Handler

from localdiscord import applications, channels, control, emojis, live, people, rest
from localdiscord.control import Control
from localdiscord.core import Core, Settings
from localdiscord.gateway import Gateway
from localdiscord.model import Application, User, World
from localdiscord.rates import Rates
from localdiscord.store import Store
from localdiscord.validate import Spec

TOKEN = "local.discord.token"
PAGE = Path(__file__).parent / "page"
_ROUTES = (applications, channels, emojis)  # importing them is what registers their routes
_LOCAL = ("127.0.0.1", "localhost", "[::1]")
_KINDS = {".html": "text/html", ".css": "text/css", ".js": "text/javascript", ".svg": "image/svg+xml"}


class Server:
    """A running box. `start` brings it up, `stop` takes it down and saves."""

    def __init__(
        self,
        *,
        state: Path | None = None,
        bot_name: str = "Bot",
        token: str = TOKEN,
        rates: dict[str, tuple[int, float]] | None = None,
        answer_within: float = 3.0,
        token_life: float = 900.0,
        log_size: int = 20_000,
        privileged: bool = False,
        shards: int = 1,
        max_concurrency: int = 1,
        identify_every: float = 0.0,
        heartbeat_ms: int = 41_250,
        validate: Path | None = None,
        clock: Callable[[], float] = time.time,
    ) -> None:
        world = World(clock)
        store = Store(state)
        store.load(world)
        if world.app is None:
            _found(world, bot_name)
        world.application.token, world.application.privileged = token, privileged
        gateway = Gateway(
            world,
            heartbeat_ms=heartbeat_ms,
            shards=shards,
            max_concurrency=max_concurrency,
            identify_every=identify_every,
        )
        self.core = Core(
            world,
            settings=Settings(answer_within, token_life, log_size),
            rates=Rates(rates, world.now),
            gateway=gateway,
            store=store,
        )
        self.control = Control(self.core, Spec.load(validate) if validate else None)
        self._runner: web.AppRunner | None = None
        self._keeper: asyncio.Task[None] | None = None

    @property
    def url(self) -> str:
        """The page's address."""
        return self.core.world.base_url

    @property
    def rest_url(self) -> str:
        return self.url + rest.BASE

    @property
    def gateway_url(self) -> str:
        return self.core.gateway.url

    async def start(self, port: int = 0) -> None:
        app = web.Application(client_max_size=128 * 1024 * 1024, middlewares=[_local_only])
        rest.install(app, self.core)
        live.install(app, self.control)
        app.router.add_get("/gateway", self.core.gateway.serve)
        app.router.add_get("/gateway/", self.core.gateway.serve)
        app.router.add_get("/attachments/{channel}/{id}/{name}", self._attachment)
        app.router.add_get(r"/emojis/{id:\d+}.{kind}", self._emoji)
        app.router.add_get("/", self._page)
        app.router.add_get("/page/{name}", self._page)
        self._runner = web.AppRunner(app, access_log=None, handle_signals=False, shutdown_timeout=1.0)
        await self._runner.setup()
        site = web.TCPSite(self._runner, "127.0.0.1", port, backlog=2048)
        await site.start()
        port = self._runner.addresses[0][1]
        self.core.world.base_url = f"http://127.0.0.1:{port}"
        self._keeper = asyncio.create_task(self._keep())

    async def stop(self) -> None:
        if self._keeper:
            self._keeper.cancel()
        await self.core.gateway.drop(abrupt=False)
        if self._runner:
            await self._runner.cleanup()
        self.core.save()
        self.core.store.close()

    def furnish(self, guild: str, names: list[str], *, locale: str = "en-US") -> None:
        """A first server with people in it, unless the state file brought some."""
        if self.core.world.guilds:
            return
        split = [name.strip().partition(":") for name in names if name.strip()]  # "Dan:de" is a German-speaking Dan
        users = [people.add_user(self.core, name, locale=own or locale) for name, _, own in split]
        home = people.add_guild(self.core, guild, locale=locale, owner=users[0] if users else None)
        for user in users:
            people.join_guild(self.core, home, user)
        self.core.save()

    async def _keep(self) -> None:
        while True:
            await asyncio.sleep(5)
            control.tidy_threads(self.core)
            self.core.save()

    async def _attachment(self, request: web.Request) -> web.StreamResponse:
        number = request.match_info["id"]
        content = self.core.store.file(self.core.world, int(number)) if number.isdigit() else None
        if content is None:
            raise web.HTTPNotFound
        kind = mimetypes.guess_type(request.match_info["name"])[0] or "application/octet-stream"
        return web.Response(body=content, content_type=kind, headers=_FILE)

    async def _emoji(self, request: web.Request) -> web.StreamResponse:
        """An emoji's picture as it was uploaded, whatever kind is asked for."""
        found = self.core.world.emojis.get(int(request.match_info["id"]))
        if found is None:
            raise web.HTTPNotFound
        return web.Response(body=found.image, content_type=found.kind, headers=_FILE)

    async def _page(self, request: web.Request) -> web.StreamResponse:
        file = PAGE / request.match_info.get("name", "index.html")
        if file.parent != PAGE or not file.is_file():
            raise web.HTTPNotFound
        headers = {"Cache-Control": "no-cache", "Content-Security-Policy": _POLICY, "X-Content-Type-Options": "nosniff"}
        kind = _KINDS.get(file.suffix, "application/octet-stream")
        return web.Response(body=file.read_bytes(), content_type=kind, charset="utf-8", headers=headers)


_FILE = {
    "X-Content-Type-Options": "nosniff",
    "Content-Security-Policy": "sandbox; default-src 'none'",
    "Cache-Control": "max-age=31536000, immutable",
}
_POLICY = "default-src 'self'; img-src 'self' http: https: data:; style-src 'self' 'unsafe-inline'"


def _found(world: World, bot_name: str) -> None:
    number = world.new_id()
    world.add(Application(id=number, name=bot_name, token=TOKEN))
    world.add(User(id=number, name=bot_name, bot=True))


@web.middleware
async def _local_only(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Refuses other machines' names and other pages' scripts."""
    host = request.host.rsplit(":", 1)[0]
    origin = request.headers.get("Origin")
    foreign = origin is not None and origin != f"http://{request.host}"
    if host not in _LOCAL or foreign:
        return web.Response(status=403, text="Only for this machine.")
    return await handler(request)
