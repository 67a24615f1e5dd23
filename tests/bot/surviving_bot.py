"""The real bot, whose boards are one grey pixel."""

import sys

from bot.host import gate
from bot.thread.pictures import Picture, Pictures
from tests.bot.killed_bot import PIXEL, pixel
from ziggurat.__main__ import main

if __name__ == "__main__":
    gate.ALL_TOGETHER = 300.0
    Pictures.draw = pixel  # type: ignore[method-assign,assignment]
    Pictures.ready = lambda *_: Picture(PIXEL, "A board.")  # type: ignore[method-assign]
    sys.exit(main(["serve"]))
