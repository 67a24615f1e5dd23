"""`GET /health`, `GET /ready` and `GET /metrics`, for this machine alone unless HEALTH_HOST says otherwise."""

from collections.abc import Callable

from aiohttp import web
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from bot.app import Ziggurat

HOST = "127.0.0.1"
WAITING = "waiting: another process serves these shards"


async def serve(
    port: int,
    current: Callable[[], Ziggurat | None],
    host: str = HOST,
    waiting: Callable[[], bool] = lambda: False,
) -> web.AppRunner:
    """The pages about whichever bot runs now; OSError if the port is taken."""

    async def health(_: web.Request) -> web.Response:
        return _page(None if waiting() else troubles(current()), WAITING if waiting() else "ok")

    async def ready(_: web.Request) -> web.Response:
        return _page(WAITING if waiting() else unready(current()), "ready")

    async def metrics(_: web.Request) -> web.Response:
        bot = current()
        body = generate_latest(bot.metrics.registry) if bot else b""
        return web.Response(body=body, headers={"Content-Type": CONTENT_TYPE_LATEST})

    app = web.Application()
    app.router.add_get("/health", health)
    app.router.add_get("/ready", ready)
    app.router.add_get("/metrics", metrics)
    runner = web.AppRunner(app, access_log=None, handle_signals=False)
    await runner.setup()
    try:
        await web.TCPSite(runner, host, port).start()
    except OSError:
        await runner.cleanup()
        raise
    return runner


def _page(trouble: str | None, fine: str) -> web.Response:
    return web.Response(status=503 if trouble else 200, text=f"{trouble or fine}\n")


def unready(bot: Ziggurat | None) -> str | None:
    """Somebody could not be answered: a shard is not connected, or its lease is not held."""
    if (trouble := troubles(bot)) or bot is None:
        return trouble
    if len(bot.shards_awake()) < len(bot.shards_at_home()):
        return "a shard is not connected"
    return None if bot.leases is None or bot.leases.held else "the shards' lease is not held"


def troubles(bot: Ziggurat | None) -> str | None:
    """Not connected, or Discord does not answer the heartbeat, or the store cannot be written to."""
    if bot is None or not bot.is_ready() or bot.is_closed() or not bot.latency < 60:
        return "not connected"
    return bot.desk.store.trouble
