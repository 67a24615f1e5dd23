"""The real bot with short leases, for tests in which processes die and freeze; its boards are one grey pixel."""

import os
import sys

from bot import app
from bot.host import gate
from bot.panel import answering
from bot.thread.pictures import Picture, Pictures
from service import leases
from storage import postgres
from tests.bot.killed_bot import PIXEL, pixel
from ziggurat.__main__ import main

if __name__ == "__main__":
    leases.LEASE = float(os.environ["LEASE"])
    leases.RENEWED = leases.LEASE / 5
    app.IDENTIFY = float(os.environ["IDENTIFY"])
    gate.ALL_TOGETHER = 300.0
    postgres.SETTINGS["idle_in_transaction_session_timeout"] = f"{leases.LEASE * 0.75:.2f}s"
    answering.PROMPT = 60.0
    Pictures.draw = pixel  # type: ignore[method-assign,assignment]
    Pictures.ready = lambda *_: Picture(PIXEL, "A board.")  # type: ignore[method-assign]
    sys.exit(main(["serve"]))
