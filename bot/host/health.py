"""`GET /health` and `GET /metrics`, for this machine alone."""

from collections.abc import Callable

from aiohttp import web
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from bot.app import Ziggurat

HOST = "127.0.0.1"


async def serve(port: int, current: Callable[[], Ziggurat | None]) -> web.AppRunner:
    """The pages about whichever bot runs now; OSError if the port is taken."""

    async def health(_: web.Request) -> web.Response:
        trouble = troubles(current())
        return web.Response(status=503 if trouble else 200, text=f"{trouble or 'ok'}\n")

    async def metrics(_: web.Request) -> web.Response:
        bot = current()
        body = generate_latest(bot.metrics.registry) if bot else b""
        return web.Response(body=body, headers={"Content-Type": CONTENT_TYPE_LATEST})

    app = web.Application()
    app.router.add_get("/health", health)
    app.router.add_get("/metrics", metrics)
    runner = web.AppRunner(app, access_log=None, handle_signals=False)
    await runner.setup()
    try:
        await web.TCPSite(runner, HOST, port).start()
    except OSError:
        await runner.cleanup()
        raise
    return runner


def troubles(bot: Ziggurat | None) -> str | None:
    """Not connected, or Discord does not answer the heartbeat, or the store cannot be written to."""
    if bot is None or not bot.is_ready() or bot.is_closed() or not bot.latency < 60:
        return "not connected"
    return bot.desk.store.trouble
