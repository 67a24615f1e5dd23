"""The picture of the welcome, drawn from recorded games by our own renderers: `python -m tools.welcome_picture`.

A ziggurat at dusk, and before it a hand of five cards, each with a piece of a game's real board.
"""

import io
from itertools import islice
from pathlib import Path

from msgspec import Struct
from PIL import Image, ImageDraw

import renderers
from renderers import Look
from renderers.look import Box
from renderers.palette import NORMAL, mix
from renderers.pen import Pen
from rules import GAMES
from service import game_file

ROOT = Path(__file__).resolve().parents[1]
PICTURE = ROOT / "bot" / "teaching" / "welcome.png"
WIDE, HIGH, OVER = 1600, 880, 2
CARD, RIM = (372, 440), 14
SKY = ("#1d2b4f", "#2c3a63", "#46466f", "#6b5277", "#985f74", "#c4736a", "#e39161", "#f2b56b", "#f7d28c")
SUN, STONE, SAND = "#fbe3a2", "#8a5a3c", "#d9a766"
HORIZON, GROUND = 600, 640
STEPS = ((520, 470), (430, 410), (340, 350), (250, 290), (160, 236))
"""Half the width of each step of the ziggurat, and where it ends above; the lowest step first."""


class Piece(Struct, frozen=True):
    """A piece of a board worth looking at: the recorded game, how far it went, and where to look."""

    file: str
    part: float
    box: Box


PIECES = {
    "ur": Piece("three-players", 0.8, (62, 150, 792, 1024)),
    "tigris": Piece("four-bag", 0.7, (600, 160, 1240, 927)),
    "stoneage": Piece("four-buildings", 0.6, (28, 150, 588, 821)),
    "civilization": Piece("six-at-war", 0.6, (560, 170, 1000, 697)),
    "sidmeier": Piece("standard-four", 0.6, (740, 240, 1240, 839)),
}


def picture() -> bytes:
    canvas = Image.new("RGB", (WIDE * OVER, HIGH * OVER))
    pen = Pen(canvas, OVER, NORMAL)
    _scene(pen)
    middle = (len(GAMES) - 1) / 2
    for place, game in sorted(enumerate(GAMES), key=lambda one: -abs(one[0] - middle)):
        _lay(canvas, _card(game), place - middle)
    _title(pen)
    flat = canvas.reduce(OVER).quantize(256, method=Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE)
    out = io.BytesIO()
    flat.save(out, "PNG", optimize=True)
    return out.getvalue()


def _scene(pen: Pen) -> None:
    """Dusk in bands, the sun behind a ziggurat, and sand."""
    band = HORIZON / len(SKY)
    for number, colour in enumerate(SKY):
        pen.rect((0, number * band, WIDE, HORIZON + 1), colour)
    for x, y, r in ((150, 90, 4), (330, 170, 3), (1290, 80, 4), (1450, 190, 3), (1120, 130, 3), (470, 60, 3)):
        pen.circle(x, y, r, "#f4ead0")
    pen.circle(WIDE / 2, 400, 235, mix(SKY[6], SUN, 0.55))
    pen.circle(WIDE / 2, 400, 205, SUN)
    pen.rect((0, HORIZON, WIDE, HIGH), SAND)
    pen.rect((0, HORIZON + 130, WIDE, HIGH), mix(SAND, STONE, 0.25))
    _ziggurat(pen, WIDE / 2)


def _ziggurat(pen: Pen, x: float) -> None:
    """Five steps with a stair up to the temple; the right side lies in shadow."""
    low = GROUND
    for number, (half, top) in enumerate(STEPS):
        lit, inner = mix(STONE, SUN, 0.12 + 0.09 * number), half * 0.95
        step = [(x - half, low), (x - inner, top), (x + inner, top), (x + half, low)]
        pen.polygon(step, lit)
        pen.polygon([(x + half * 0.35, low), (x + half * 0.33, top), *step[2:]], mix(lit, NORMAL.ink, 0.28))
        pen.line(step, NORMAL.ink, 4, closed=True)
        low = top


def _title(pen: Pen) -> None:
    pen.text(WIDE / 2, 104, "Ziggurat", 168, "title", "#fff4d6", halo=SKY[0])


def _card(game: str) -> Image.Image:
    """A piece of the board on a card with a pale rim and round corners."""
    w, h = CARD[0] * OVER, CARD[1] * OVER
    rim = RIM * OVER
    card = Image.new("RGBA", (w, h))
    draw = ImageDraw.Draw(card)
    draw.rounded_rectangle((0, 0, w - 1, h - 1), 26 * OVER, NORMAL.card, NORMAL.ink, 3 * OVER)
    inner = (w - 2 * rim, h - 2 * rim)
    mask = Image.new("L", inner)
    ImageDraw.Draw(mask).rounded_rectangle((0, 0, inner[0] - 1, inner[1] - 1), 16 * OVER, 255)
    card.paste(position(game).crop(PIECES[game].box).resize(inner, Image.Resampling.LANCZOS), (rim, rim), mask)
    return card


def position(game: str, lang: str = "en") -> Image.Image:
    """The whole board of the recorded game from which the card comes."""
    piece = PIECES[game]
    played = game_file.read((ROOT / "tests" / game / "games" / f"{piece.file}.game").read_text(encoding="utf-8"))
    *_, (_, outcome) = islice(game_file.replay(played), round(len(played.rows) * piece.part))
    png = renderers.of(game).draw(played.rules.view(outcome.position, None), Look(names=played.names, lang=lang))
    return Image.open(io.BytesIO(png)).convert("RGB")


def _lay(canvas: Image.Image, card: Image.Image, place: float) -> None:
    """Fans a card out: the outer ones lean and lie lower."""
    turned = card.rotate(-5.5 * place, Image.Resampling.BICUBIC, expand=True)
    x = WIDE / 2 + place * 296
    y = 585 + 16 * place**2
    left, top = round(x * OVER - turned.width / 2), round(y * OVER - turned.height / 2)
    shadow = Image.new("RGBA", turned.size, "#1a1208")
    shadow.putalpha(turned.getchannel("A").point([value * 2 // 5 for value in range(256)]))
    canvas.paste(shadow, (left + 8 * OVER, top + 10 * OVER), shadow)
    canvas.paste(turned, (left, top), turned)


if __name__ == "__main__":
    PICTURE.write_bytes(picture())
