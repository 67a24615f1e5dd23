"""The real bot, which kills itself at a moment that a test has aimed at: `DIE_AT=request:7:before`.

The moments are its requests to Discord (without those of its start) and its transactions, each before and after. Boards
are one grey pixel, for a bot that dies so often draws too much. With `DRAWN` they are drawn, and before an answer is
shown; however slow the machine is, nobody is told to wait.
"""

import base64
import os
import signal
import sys
from collections.abc import Callable
from typing import Any

from discord import http
from discord.webhook import async_

from bot.panel import answering
from bot.thread.pictures import Picture, Pictures
from storage import sqlite
from ziggurat.__main__ import main

PIXEL = base64.b64decode("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==")
TELLING = ("/channels/", "/webhooks/", "/interactions/")


class Aim:
    """Counts the moments of a kind, and dies at one of them."""

    def __init__(self, at: str) -> None:
        self.kind, number, self.when = at.split(":")
        self.left = int(number)

    def strike(self, kind: str, when: str) -> None:
        if (kind, when) != (self.kind, self.when):
            return
        if not self.left:
            os.kill(os.getpid(), signal.SIGKILL)
        self.left -= 1


def aim_at(aim: Aim) -> None:
    transact = sqlite.transact

    def transacted(*more: Any) -> Any:
        aim.strike("commit", "before")
        done = transact(*more)
        aim.strike("commit", "after")
        return done

    sqlite.transact = transacted  # type: ignore[assignment]
    http.HTTPClient.request = _struck(http.HTTPClient.request, aim)  # type: ignore[method-assign]
    async_.AsyncWebhookAdapter.request = _struck(async_.AsyncWebhookAdapter.request, aim)  # type: ignore[method-assign]


def _struck(request: Callable[..., Any], aim: Aim) -> Any:
    async def requested(self: Any, route: Any, *more: Any, **named: Any) -> Any:
        if not any(part in route.url for part in TELLING):
            return await request(self, route, *more, **named)
        aim.strike("request", "before")
        done = await request(self, route, *more, **named)
        aim.strike("request", "after")
        return done

    return requested


async def pixel(*_: Any) -> Picture:
    return Picture(PIXEL, "A board.")


def _drawn_first(show: Callable[..., Any]) -> Any:
    async def shown(interaction: Any, card: answering.Card, anew: bool) -> Any:
        if card.shot:
            await interaction.client.pictures.draw(card.shot)
        return await show(interaction, card, anew)

    return shown


if __name__ == "__main__":
    answering.PROMPT = 60.0
    if os.environ.get("DRAWN"):
        answering._show = _drawn_first(answering._show)
    else:
        Pictures.draw = pixel  # type: ignore[method-assign,assignment]
        Pictures.ready = lambda *_: Picture(PIXEL, "A board.")  # type: ignore[method-assign]
    if at := os.environ.get("DIE_AT"):
        aim_at(Aim(at))
    sys.exit(main(["serve"]))
