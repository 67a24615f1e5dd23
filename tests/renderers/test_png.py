"""The packing of pictures: every pixel comes back."""

import io
import zlib

import pytest
from PIL import Image

from renderers import png


def picture(size: tuple[int, int]) -> Image.Image:
    image = Image.new("P", size)
    image.putpalette([value for number in range(256) for value in (number, 255 - number, number // 2)])
    image.putdata([x * y % 256 for y in range(size[1]) for x in range(size[0])])
    return image


@pytest.mark.parametrize("size", [(1, 1), (70, 31), (70, 32), (70, 90)])
def test_every_pixel_comes_back(size: tuple[int, int]) -> None:
    image = picture(size)
    found = Image.open(io.BytesIO(png.pack(image, 6)))
    found.load()
    assert found.mode == "P"
    assert found.convert("RGB").tobytes() == image.convert("RGB").tobytes()


@pytest.mark.parametrize("size", [(1, 1), (70, 31), (70, 90), (300, 700)])
def test_the_check_sum_is_that_of_all_bands_together(size: tuple[int, int]) -> None:
    data = png.pack(picture(size), 2)
    start = data.index(b"IDAT") + 4
    rows = zlib.decompress(data[start : start + int.from_bytes(data[start - 8 : start - 4])])  # compares it
    assert len(rows) == size[1] * (size[0] + 1)
