"""A match as a moving picture: whole, small, and in its order."""

import io

from PIL import Image, ImageDraw

from renderers.animation import LAST, WIDTH, animate, pick


def frame(number: int, noise: int = 0) -> bytes:
    """A field that moves from left to right, on a ground that may be hard to pack."""
    picture = Image.effect_noise((1600, 900), noise).convert("RGB") if noise else Image.new("RGB", (1600, 900), "tan")
    ImageDraw.Draw(picture).rectangle((number * 100, 100, number * 100 + 80, 300), "blue")
    target = io.BytesIO()
    picture.save(target, "PNG")
    return target.getvalue()


def test_every_position_is_a_frame_and_the_last_one_stays() -> None:
    shown: list[int] = []
    film = Image.open(io.BytesIO(animate(frame, 8, shown.append)))
    assert film.n_frames == 8  # type: ignore[attr-defined]
    assert film.size == (WIDTH, 450)
    assert sum(shown) == 8
    film.seek(7)
    assert film.info["duration"] == LAST
    blue = film.convert("RGB").getpixel((7 * 50 + 20, 100))
    assert isinstance(blue, tuple)
    assert blue[2] > 200


def test_a_frame_holds_only_what_has_changed() -> None:
    """The ground is hard to pack and stays: eight frames of it take little more room than one."""
    ground = Image.effect_noise((1600, 900), 100).convert("RGB")

    def moving(number: int) -> bytes:
        picture = ground.copy()
        for side in (0, 1500):
            ImageDraw.Draw(picture).rectangle((side, number * 100, side + 80, number * 100 + 80), "blue")
        target = io.BytesIO()
        picture.save(target, "PNG")
        return target.getvalue()

    assert len(animate(moving, 8)) < 1.5 * len(animate(moving, 1))


def test_the_colours_of_the_whole_match_are_kept() -> None:
    """Something that appears late is not painted in the colours of the beginning."""
    film = Image.open(io.BytesIO(animate(lambda number: frame(number) if number else frame(-9), 4)))
    film.seek(3)
    assert film.convert("RGB").getpixel((170, 100)) == (0, 0, 255)


def test_a_film_that_grows_too_large_shows_fewer_positions() -> None:
    film = animate(lambda number: frame(number, noise=200), 12, largest=700_000)
    assert len(film) < 12 * 150_000
    assert Image.open(io.BytesIO(film)).n_frames < 12  # type: ignore[attr-defined]


def test_of_a_long_match_positions_are_evenly_spread() -> None:
    assert pick(5) == [0, 1, 2, 3, 4]
    chosen = pick(10_000, 100)
    assert (chosen[0], chosen[-1], len(chosen)) == (0, 9_999, 100)
