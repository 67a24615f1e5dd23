import hashlib
import io
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest
from PIL import Image, ImageChops, ImageStat

from renderers import Look, canvas
from renderers.cache import Lru
from renderers.palette import NORMAL, PALETTES, rgb
from tests.renderers import demo

ROOT = Path(__file__).resolve().parents[2]
ELSEWHERE = """
import hashlib
from tests.renderers import demo
print(hashlib.sha256(demo.draw(demo.View(), demo.LOOK)).hexdigest())
"""


@pytest.fixture(scope="module")
def board() -> bytes:
    return demo.draw(demo.View(), demo.LOOK)


def test_a_board_is_a_small_png_of_the_stated_size(board: bytes) -> None:
    picture = Image.open(io.BytesIO(board))
    assert picture.format == "PNG"
    assert picture.size == (1600, 1100)
    assert len(board) < 300 * 1024


def test_the_same_view_and_look_are_never_drawn_twice(board: bytes) -> None:
    again = demo.draw(demo.View(), msgspec.structs.replace(demo.LOOK))
    assert again is board


@pytest.mark.parametrize(
    "change",
    [
        {"lang": "en"},
        {"names": ("Zoë",)},
        {"spots": ()},
        {"last": ()},
        {"said": "Anna passt."},
        {"palette": "contrast"},
        {"region": "west"},
    ],
    ids=lambda change: next(iter(change)),
)
def test_everything_in_the_look_counts(board: bytes, change: dict[str, object]) -> None:
    other = demo.draw(demo.View(), msgspec.structs.replace(demo.LOOK, **change))
    assert other is not board
    if "lang" not in change:
        assert other != board


def test_another_process_makes_the_same_bytes(board: bytes) -> None:
    said = subprocess.run([sys.executable, "-c", ELSEWHERE], cwd=ROOT, capture_output=True, text=True, check=True)
    assert said.stdout.strip() == hashlib.sha256(board).hexdigest()


def test_what_was_drawn_before_leaves_no_trace(board: bytes) -> None:
    canvas.forget()
    demo.draw(demo.View(owners=(2,) * 12), demo.LOOK)
    assert demo.draw(demo.View(), demo.LOOK) == board


def test_players_colours_come_out_true(board: bytes) -> None:
    found = Image.open(io.BytesIO(board)).getpalette("RGB") or []
    colours = set(zip(found[::3], found[1::3], found[2::3], strict=True))
    assert {rgb(seat.fill) for seat in NORMAL.seats} <= colours
    drawn = {colour for _, colour in _open(board).getcolors(1 << 21) or []}
    assert {rgb(seat.fill) for seat in NORMAL.seats[:3]} <= drawn


@pytest.mark.parametrize("palette", PALETTES)
def test_the_palette_loses_little(palette: str) -> None:
    """The 256 colours reproduce base and pieces: on average less than one step in a hundred is lost."""
    look = msgspec.structs.replace(demo.LOOK, palette=palette)
    base = demo.STAGE.layer(look)
    sheet = demo.STAGE.sheet(look)
    demo._pieces(sheet, demo.View())
    packed = Image.open(io.BytesIO(sheet.layers.pack(base.colours, 2))).convert("RGB")
    assert max(ImageStat.Stat(ImageChops.difference(packed, sheet.image)).mean) < 2.5


def test_a_region_is_drawn_sharp_at_double_size() -> None:
    near = _open(demo.draw(demo.View(), msgspec.structs.replace(demo.LOOK, region="west")))
    assert near.size == (1280, 1000)
    whole = _open(demo.draw(demo.View(), demo.LOOK))
    x0, y0, x1, y1 = (round(v) for v in demo.STAGE.regions["west"])
    top = round(demo.STAGE.board[1])
    blown_up = whole.crop((x0, y0 + top, x1, y1 + top)).resize(near.size, Image.Resampling.BICUBIC)
    same_place = ImageStat.Stat(ImageChops.difference(near.convert("L"), blown_up.convert("L"))).mean[0]
    assert same_place < 12
    assert _edges(near) > 1.25 * _edges(blown_up)


def test_a_region_wider_than_half_the_picture_still_fits_discord() -> None:
    stage = canvas.Stage("demo-wide", lambda pen: None, regions={"all": (0, 0, 1200, 600)})
    assert _open(stage.picture(0, Look(region="all"), lambda sheet, view: None)).width == 1600


def test_the_least_used_is_forgotten_first() -> None:
    kept: Lru[bytes] = Lru(10, len)
    for key in ("a", "b"):
        kept.get(key, lambda: bytes(5))
    a = kept.get("a", lambda: b"new")
    kept.get("c", lambda: bytes(5))
    assert kept.get("a", lambda: b"new") is a
    assert kept.get("b", lambda: b"new") == b"new"


def _open(png: bytes) -> Image.Image:
    return Image.open(io.BytesIO(png)).convert("RGB")


def _edges(picture: Image.Image) -> float:
    """How steep the steps between neighbouring pixels are: blurred pictures have flat ones."""
    grey = picture.convert("L")
    steps = ImageChops.difference(grey, ImageChops.offset(grey, 1, 0))
    return sum(value * value * count for value, count in enumerate(steps.histogram())) / sum(steps.histogram())
