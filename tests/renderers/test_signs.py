"""Our signs as emojis: within Discord's limits, readable when small, and named by the words beside them."""

import io
import itertools
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageStat

from renderers import emojis, signs
from renderers.emojis import Emoji
from renderers.signs import Sign, on_disc
from rules import GAMES, text
from rules.kernel import Msg, Several, Who, msg
from tests.games import course, every, short

DARK, LIGHT = "#313338", "#ffffff"
SMALL = 22
"""Pixels of an emoji in a line of text."""
QUICK = ("ur", "tigris", "stoneage")
"""Their records are short; the longer ones are looked at by `./test long`."""
NAMES = tuple("ABCDEFG")

drawn = cache(emojis.drawn)


@pytest.mark.parametrize("game", ["", *GAMES])
def test_an_emoji_is_what_discord_takes(game: str) -> None:
    for one in drawn(game):
        picture = Image.open(io.BytesIO(one.image))
        assert (picture.format, picture.mode, picture.size) == ("PNG", "RGBA", (128, 128)), one.sign
        assert len(one.image) < 256 * 1024
        assert re.fullmatch(r"[A-Za-z0-9_]{2,32}", one.name)
        assert emojis.OURS.fullmatch(one.name)
        assert picture.getpixel((0, 0))[3] == 0  # type: ignore[index]


def test_no_two_emojis_have_the_same_name() -> None:
    names = [one.name for game in ("", *GAMES) for one in drawn(game)]
    assert len(names) == len(set(names)) < 2_000


def test_a_changed_drawing_has_another_name() -> None:
    sign, other = Sign("crown", ""), Sign(on_disc("#123456", "crown", "#654321"), "")
    first, again, changed = (emojis.emoji("demo/crown", one) for one in (sign, sign, other))
    assert first == again
    assert first.name.startswith("zg_demo_crown_")
    assert changed.name != first.name


@pytest.mark.parametrize("game", ["", *GAMES])
@pytest.mark.parametrize("ground", [DARK, LIGHT])
def test_an_emoji_stands_out_when_it_is_small(game: str, ground: str) -> None:
    for one in drawn(game):
        seen = ImageChops.difference(small(one, ground).convert("L"), Image.new("L", (SMALL, SMALL), ground))
        clear = sum(seen.histogram()[80:]) / SMALL**2
        assert clear >= 0.1, one.sign


@pytest.mark.parametrize("game", ["", *GAMES])
def test_the_emojis_of_a_game_can_be_told_apart(game: str) -> None:
    pictures = {one.sign: small(one, DARK) for one in drawn(game)}
    for (a, one), (b, other) in itertools.combinations(pictures.items(), 2):
        unlike = max(ImageStat.Stat(ImageChops.difference(one, other)).rms)
        assert unlike > 8, (a, b)


@pytest.mark.parametrize("game", list(GAMES))
def test_every_sign_belongs_to_sentences_that_exist(game: str) -> None:
    found = [name for sign in signs.of(game).values() for name in sign.names.split()]
    assert len(found) == len(set(found)), "two signs of one sentence"
    for lang, name in itertools.product(text.LANGUAGES, found):
        assert text.has(f"{game}-{name}", lang), (lang, name)


@pytest.mark.parametrize("game", list(GAMES))
@pytest.mark.parametrize("lang", text.LANGUAGES)
def test_what_help_calls_a_sign_needs_no_arguments(game: str, lang: str) -> None:
    for sign in signs.of(game).values():
        if sign.in_help:
            assert text.say(msg(f"{game}-{sign.names.split()[0]}"), lang, ())


@pytest.mark.parametrize("game", QUICK)
def test_a_sign_shows_nothing_that_its_line_does_not_say(game: str) -> None:
    check_lines([short(game)])


@pytest.mark.long
@pytest.mark.parametrize("game", list(GAMES))
def test_a_sign_shows_nothing_that_its_line_does_not_say_in_any_record(game: str) -> None:
    check_lines(every(game))


def check_lines(records: list[Path]) -> None:
    told = [line for path in records for line in course(path).told]
    found = [(line, thing) for line in told if (thing := signs.thing(line))]
    assert len(found) > len(told) / 2
    for (line, thing), lang in itertools.product(found, text.LANGUAGES):
        assert text.say(thing, lang, NAMES) in text.say(line, lang, NAMES), line


def test_the_first_thing_that_a_sentence_names_gives_the_sign() -> None:
    game, first, second = next(two_signs())
    one, other = (Msg(f"{game}-{sign.names.split()[0]}") for sign in (first[1], second[1]))
    plain = f"{game}-name"
    assert signs.named(one) == first[0]
    assert signs.named(msg(plain, who=Who(0), what=other, more=one)) == second[0]
    assert signs.named(msg(plain, all=Several((one, one)))) == first[0]
    assert signs.named(msg(plain, all=Several((one, other)))) is None
    assert signs.named(msg(plain, all=Several((one, "c3")))) is None
    assert signs.named(msg(plain)) is None
    assert signs.named(msg("panel-undo", what="x")) is None


def test_a_player_is_known_by_the_sign_of_the_seat() -> None:
    found = [signs.named(msg(f"{game}-player", who=Who(2))) for game in GAMES]
    assert "seat/2" in found
    assert {name for name in found if name} <= set(signs.shared())


def two_signs() -> Iterator[tuple[str, tuple[str, Sign], tuple[str, Sign]]]:
    for game in GAMES:
        first, second, *_ = signs.of(game).items()
        yield game, first, second


def small(one: Emoji, ground: str) -> Image.Image:
    """As it looks in a line of text."""
    picture = Image.open(io.BytesIO(one.image)).resize((SMALL, SMALL), Image.Resampling.LANCZOS)
    page = Image.new("RGBA", picture.size, ground)
    return Image.alpha_composite(page, picture).convert("RGB")
