"""The pictures of `docs/play/*.md`, drawn from recorded games: `python -m tools.player_pictures`."""

import io

from PIL import Image

from rules import GAMES
from rules.text import LANGUAGES
from tools.player_pages import PAGES, picture
from tools.welcome_picture import position

WIDE, COLOURS = 1000, 256


def drawn(game: str, lang: str) -> bytes:
    """The whole board in the middle of a recorded game, small enough for a page."""
    board = position(game, lang)
    small = board.resize((WIDE, round(board.height * WIDE / board.width)), Image.Resampling.LANCZOS)
    out = io.BytesIO()
    small.quantize(COLOURS, method=Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE).save(out, "PNG", optimize=True)
    return out.getvalue()


if __name__ == "__main__":
    for game in GAMES:
        for lang in LANGUAGES:
            (PAGES / picture(game, lang)).write_bytes(drawn(game, lang))
