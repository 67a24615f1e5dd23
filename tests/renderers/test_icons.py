import itertools
from pathlib import Path

import msgspec
import pytest
from PIL import Image, ImageChops, ImageStat

from renderers import icons
from renderers.palette import SIGNS

NEEDED = {
    *SIGNS,
    *(f"die-{n}" for n in range(1, 7)),
    *("arrow", "ring", "halo", "star", "crown", "points", "hourglass", "cards", "question", "lock", "check", "cross"),
    *("computer", "clock"),
}  # fmt: skip


def test_the_shared_icons_are_all_there() -> None:
    assert set(icons.names()) >= NEEDED


@pytest.mark.parametrize("name", icons.names())
def test_an_icon_fills_its_square_and_stays_inside(name: str) -> None:
    box = icons.icon(name, 100).getchannel("A").getbbox()
    assert box is not None
    assert max(box[2] - box[0], box[3] - box[1]) >= 78
    assert sum(box[2:]) <= 200


def test_seat_signs_differ_as_bare_silhouettes_even_when_small() -> None:
    for a, b in itertools.combinations(SIGNS, 2):
        one, other = _silhouette(a, 20), _silhouette(b, 20)
        both = ImageStat.Stat(ImageChops.lighter(one, other)).mean[0] / 255
        assert _unlike(one, other) > 0.3 * both, (a, b)


def test_all_icons_look_different_without_colour() -> None:
    shared = [name for name in icons.names() if "/" not in name and not name.startswith("die-")]
    grey = {name: _grey(name) for name in shared}
    for a, b in itertools.combinations(grey, 2):
        assert _unlike(grey[a], grey[b]) > 0.05, (a, b)


def test_the_body_takes_the_colour_it_is_given() -> None:
    middle = icons.icon("amphora", 100, "#0072b2").getpixel((50, 50))
    assert middle == (0x00, 0x72, 0xB2, 255)


def test_an_icon_is_drawn_once() -> None:
    assert icons.icon("crown", 33) is icons.icon("crown", 33)


def test_a_game_brings_its_own_icons(tmp_path: Path) -> None:
    file = tmp_path / "icons.toml"
    file.write_text('[hut]\nbody = "#aa5500"\nlayers = [{ d = "M10 90 V50 L50 10 L90 50 V90 Z", fill = "body" }]\n')
    icons.load("village", file)
    assert icons.icon("village/hut", 40).getbbox()
    assert "#aa5500" in icons.colours("village")
    assert "#aa5500" not in icons.colours("town")


def test_a_mistyped_layer_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "icons.toml"
    file.write_text('[hut]\nlayers = [{ d = "M0 0 L9 9", colour = "ink" }]\n')
    with pytest.raises(msgspec.ValidationError):
        icons.load("village", file)


def test_a_ring_has_a_hole() -> None:
    assert icons.icon("ring", 100).getchannel("A").getpixel((50, 50)) == 0


def _silhouette(name: str, size: int) -> Image.Image:
    return icons.icon(name, size).getchannel("A")


def _grey(name: str) -> Image.Image:
    ground = Image.new("RGBA", (40, 40), "#efe4cb")
    ground.alpha_composite(icons.icon(name, 40))
    return ground.convert("L")


def _unlike(a: Image.Image, b: Image.Image) -> float:
    """The share of the square in which two pictures differ."""
    return ImageStat.Stat(ImageChops.difference(a, b)).mean[0] / 255
