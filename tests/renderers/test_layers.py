"""Sprites on a base: every pixel comes out as if all were put together, and only what has changed is packed."""

import io

import pytest
from PIL import Image, ImageChops

from renderers import layers, png
from renderers.layers import Layers
from renderers.png import ROWS
from renderers.sprites import Sprite

SIZE = (70, 3 * ROWS - 6)
PATTERN = [((x * y) % 256, (x + 3 * y) % 256, x) for y in range(SIZE[1]) for x in range(SIZE[0])]
RED, BLUE = (Sprite(Image.new("RGBA", (9, 20), colour)) for colour in ("#ff0000ff", "#0000ff80"))


def on(name: str, *laid: tuple[Sprite, int, int]) -> Layers:
    base = Image.new("RGB", SIZE)
    base.putdata(PATTERN)
    found = Layers(base, name)
    for sprite, x, y in laid:
        found.lay(sprite, (x, y))
    return found


@pytest.fixture
def packed(monkeypatch: pytest.MonkeyPatch) -> list[bytes]:
    """The bands that had to be packed."""
    layers.forget()
    fresh, real = list[bytes](), png._deflate

    def deflate(band: bytes, level: int) -> png.Band:
        fresh.append(band)
        return real(band, level)

    monkeypatch.setattr(png, "_deflate", deflate)
    return fresh


def colours() -> Image.Image:
    return on("any", (RED, 0, 0), (BLUE, 20, 40)).image().quantize(256)


def test_everything_comes_out_as_if_it_were_put_together_at_once(packed: list[bytes]) -> None:
    """Also what leaves the picture on any side."""
    palette = colours()
    whole = on("base", (RED, -4, -4), (BLUE, 30, ROWS - 5), (RED, 34, ROWS - 2), (BLUE, 66, SIZE[1] - 7), (RED, 5, 300))
    on("base", (RED, 30, ROWS - 5)).pack(palette, 2)
    found = Image.open(io.BytesIO(whole.pack(palette, 2))).convert("RGB")
    flat = whole.image().quantize(palette=palette, dither=Image.Dither.NONE)
    assert ImageChops.difference(found, flat.convert("RGB")).getbbox() is None
    assert whole.pack(palette, 2) == png.pack(flat, 2)


def test_a_large_sprite_is_pasted_in_parts_as_if_it_were_one() -> None:
    """Its rim is soft, its core is solid; where light shines through the core, it is pasted whole."""
    image = Image.linear_gradient("L").resize((120, 130)).convert("RGBA")
    image.putalpha(Image.new("L", image.size, 255))
    image.paste((9, 9, 9, 77), (0, 0, 120, 7))
    image.paste((200, 9, 9, 130), (112, 0, 120, 130))
    pierced = image.copy()
    pierced.putpixel((60, 60), (1, 2, 3, 254))
    assert [len(Sprite(one).parts) for one in (image, pierced, RED.image)] == [5, 1, 1]
    ground = Image.radial_gradient("L").resize((140, 150)).convert("RGB")
    for one in (image, pierced):
        laid, pasted = Layers(ground), ground.copy()
        laid.lay(Sprite(one), (11, -5))
        pasted.paste(one, (11, -5), one)
        assert ImageChops.difference(laid.image(), pasted).getbbox() is None


def test_only_what_has_changed_is_packed(packed: list[bytes]) -> None:
    palette = colours()
    on("base", (RED, 10, 5), (BLUE, 30, ROWS + 5)).pack(palette, 2)
    assert len(packed) == 3
    on("base", (RED, 10, 5), (BLUE, 31, ROWS + 5)).pack(palette, 2)
    assert len(packed) == 4, "it lies in one band"
    on("base", (RED, 10, 5), (RED, 31, ROWS + 5)).pack(palette, 2)
    assert len(packed) == 5, "another sprite at the same place"
    on("base", (RED, 10, ROWS - 1), (RED, 31, ROWS + 5)).pack(palette, 2)
    assert len(packed) == 7, "it lies in two bands"
    on("base", (RED, 10, 5), (BLUE, 30, ROWS + 5)).pack(palette, 2)
    assert len(packed) == 7, "as it was before"


def test_what_lies_above_counts(packed: list[bytes]) -> None:
    palette = colours()
    on("base", (RED, 10, 5), (BLUE, 12, 5)).pack(palette, 2)
    on("base", (BLUE, 12, 5), (RED, 10, 5)).pack(palette, 2)
    assert len(packed) == 4


def test_bands_of_other_bases_and_levels_are_others(packed: list[bytes]) -> None:
    palette = colours()
    for name, level in (("base", 2), ("other", 2), ("base", 6)):
        on(name).pack(palette, level)
    assert len(packed) == 9
