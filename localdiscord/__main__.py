"""`python -m localdiscord` starts a box on its own and prints the page's address."""

import argparse
import asyncio
import gc
import signal
import sys
from pathlib import Path

from localdiscord.rates import OFF
from localdiscord.server import TOKEN, Server


def main() -> None:
    asyncio.run(serve(_arguments().parse_args()))


async def serve(chosen: argparse.Namespace) -> None:
    """Runs until it is told to stop."""
    server = Server(
        state=chosen.state,
        bot_name=chosen.bot_name,
        token=chosen.token,
        rates=OFF if chosen.rates == "off" else None,
        answer_within=chosen.answer_within,
        token_life=chosen.token_life,
        privileged=chosen.privileged,
        shards=chosen.shards,
        max_concurrency=chosen.max_concurrency,
        identify_every=chosen.identify_every,
        heartbeat_ms=chosen.heartbeat_ms,
        validate=chosen.validate,
    )
    server.furnish(chosen.guild, chosen.people.split(","), locale=chosen.locale)
    stopping = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, stopping.set)
    if chosen.with_parent:
        asyncio.get_running_loop().add_reader(sys.stdin, _listen, stopping)
    await server.start(chosen.port)
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)  # the box holds much that stays; looking through it often frees nothing
    print(f"The local Discord is at {server.url}", flush=True)
    await stopping.wait()
    await server.stop()


def _listen(stopping: asyncio.Event) -> None:
    if not sys.stdin.read(1):
        stopping.set()


def _arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="localdiscord", description="A Discord in a box, on this machine only.")
    add = parser.add_argument
    add("--port", type=int, default=0, help="0 takes a free one")
    add("--state", type=Path, help="a file that keeps everything over a restart")
    add("--guild", default="Sumer", help="the name of the first server")
    add("--people", default="Ada,Ben,Cleo,Dan:de", help="names; Dan:de speaks German")
    add("--locale", default="en-US", help="the language of the server")
    add("--bot-name", default="Bot")
    add("--token", default=TOKEN, help="the token the bot must log in with")
    add("--rates", choices=["discord", "off"], default="discord", help="rate limits like Discord's, or none")
    add("--shards", type=int, default=1, help="how many shards the bot is told to use")
    add("--max-concurrency", type=int, default=1, help="shards that may identify themselves at the same time")
    add("--identify-every", type=float, default=0.0, help="seconds between two that may not; Discord's are 5")
    add("--privileged", action="store_true", help="grant the privileged intents")
    add("--heartbeat-ms", type=int, default=41_250)
    add("--answer-within", type=float, default=3.0, help="seconds for the first answer to an interaction")
    add("--token-life", type=float, default=900.0, help="seconds an interaction's webhook works")
    add("--with-parent", action="store_true", help="end when the standard input is closed")
    add("--validate", type=Path, metavar="OPENAPI", help="Discord's openapi.json: count what differs from it")
    return parser


if __name__ == "__main__":
    main()
