"""The packing of pictures: every pixel comes back, and what was packed before changes no byte."""

import io

import pytest
from PIL import Image

from renderers import png


def picture(shift: int = 0, size: tuple[int, int] = (70, 90)) -> Image.Image:
    image = Image.new("P", size)
    image.putpalette([value for number in range(256) for value in (number, 255 - number, number // 2)])
    image.putdata([(x * y + shift * (y > 60)) % 256 for y in range(size[1]) for x in range(size[0])])
    return image


@pytest.mark.parametrize("size", [(1, 1), (70, 31), (70, 32), (70, 90)])
def test_every_pixel_comes_back(size: tuple[int, int]) -> None:
    image = picture(size=size)
    found = Image.open(io.BytesIO(png.pack(image, 6)))
    found.load()
    assert found.mode == "P"
    assert found.convert("RGB").tobytes() == image.convert("RGB").tobytes()


def test_a_picture_has_the_same_bytes_whatever_was_packed_before() -> None:
    png.forget()
    alone = png.pack(picture(1), 2)
    png.forget()
    png.pack(picture(0), 2)
    assert png.pack(picture(1), 2) == alone


def test_only_what_has_changed_is_packed(monkeypatch: pytest.MonkeyPatch) -> None:
    png.forget()
    packed, real = list[bytes](), png._deflate

    def deflate(band: bytes, level: int) -> png.Band:
        packed.append(band)
        return real(band, level)

    monkeypatch.setattr(png, "_deflate", deflate)
    png.pack(picture(0), 2)
    assert len(packed) == 3
    png.pack(picture(1), 2)
    assert len(packed) == 5, "the rows below the sixtieth lie in two bands"
