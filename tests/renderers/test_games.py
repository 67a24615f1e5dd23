"""Every listed game: its positions are drawn, told, and show a viewer nothing hidden, to the last byte."""

import io
from itertools import islice
from typing import Any

import pytest
from PIL import Image

import renderers
from renderers import Look
from rules import GAMES, kernel
from rules.kernel import Position, Tape
from rules.text import LANGUAGES

NAMES = ("Ada", "Börge", "Cleo", "Dan", "Eva", "Fritz", "Gül")
LONGEST = 600


def positions(game: str, seats: int, most: int) -> list[Position[Any, Any]]:
    """Some positions of a random match, spread over it."""
    *found, last = islice(kernel.random_match(GAMES[game], seats, {}, b"drawn"), LONGEST)
    return [*found[:: max(1, len(found) // most)][:most], last]


@pytest.mark.parametrize("game", list(GAMES))
def test_boards_and_hands_of_a_match_are_drawn_and_told(game: str) -> None:
    rules, drawer = GAMES[game], renderers.of(game)
    for number, p in enumerate(positions(game, rules.seats[-1], 6)):
        viewer = number % rules.seats[-1]
        look = Look(LANGUAGES[number % 2], names=NAMES, said="…")
        with Image.open(io.BytesIO(drawer.draw(rules.view(p, None), look))) as picture:
            assert picture.width == 1600
        private = drawer.hand(rules.view(p, viewer), look)
        assert private is None or private.startswith(b"\x89PNG")
        told = [drawer.describe(rules.view(p, viewer), lang, NAMES) for lang in LANGUAGES]
        assert told[0] != told[1]
        assert all(name in told[0] for name in NAMES[: rules.seats[-1]])


@pytest.mark.parametrize("game", list(GAMES))
def test_no_byte_of_a_picture_or_its_words_depends_on_what_is_hidden(game: str) -> None:
    rules, drawer, seats = GAMES[game], renderers.of(game), GAMES[game].seats[0]
    for number, p in enumerate(positions(game, seats, 4)[:-1]):
        for viewer in (None, 0):
            other = rules.resample(p, viewer, Tape(b"x", number))
            one, two = rules.view(p, viewer), rules.view(other, viewer)
            look = Look(names=NAMES)
            assert drawer.draw(one, look) == drawer.draw(two, look)
            assert drawer.hand(one, look) == drawer.hand(two, look)
            assert drawer.describe(one, "en", NAMES) == drawer.describe(two, "en", NAMES)


@pytest.mark.parametrize("game", list(GAMES))
def test_every_region_has_a_name_in_every_language(game: str) -> None:
    drawer = renderers.of(game)
    assert [set(drawer.regions(lang)) for lang in LANGUAGES] == [set(drawer.regions("en"))] * len(LANGUAGES)
    assert all(label for lang in LANGUAGES for label in drawer.regions(lang).values())
