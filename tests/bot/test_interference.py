"""Nothing that a person may not know changes a byte of what that person, a stranger, or the channel receives."""

import hashlib
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import msgspec
import pytest

from bot.panel import completion
from bot.panel.widgets import Post
from bot.thread import book, sending, vote_post
from bot.thread.hand_messages import fingerprint
from rules import GAMES, kernel
from rules.kernel import Rules, Tape
from service import game_file, play, told
from service.desk import Table
from tests.bot.interference import Scene, differences, lived, scenes
from tests.games import read
from tests.lengths import length

SCENES = length(6, 120)
"""Pairs of worlds for each game."""


async def compared(pair: tuple[Scene, Scene], folder: Path) -> list[str]:
    with TemporaryDirectory(dir=folder) as made:
        one, other = [await lived(scene, Path(made) / f"{place}.db") for place, scene in enumerate(pair)]
    assert sum(map(len, one.values())) > 20, "hardly anything was tried"
    return differences(one, other)


@pytest.mark.parametrize("game", GAMES)
async def test_two_worlds_that_differ_in_secrets_alone_cannot_be_told_apart(
    game: str, folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    tried = 0
    for pair in scenes(game, SCENES):
        assert await compared(pair, folder) == []
        tried += 1
    assert tried
    assert "did not arrive" not in caplog.text  # nor does anybody get nothing


def whispering(edition: int) -> tuple[Scene, Scene]:
    """Ada makes an open offer; in one of the worlds Ben has made Cleo one before, of which only these two know."""
    record = read(Path(__file__).parents[1] / "civilization" / "games" / "third-edition.game")
    positions = [outcome.position for _, outcome in game_file.replay(record)]
    p = next(p for p in positions if p.stack and kernel.waiting(p) == (0, 1, 2) and _can_offer(p))
    p.game.edition = edition
    tape, cleo = Tape(b"whisper"), p.game.players[2].nation
    loud, low = [kernel.write(kernel.sample(p, seat, tape, path)) for seat, path in ((0, OPENLY), (1, ("offer", cleo)))]
    scene = Scene("civilization", record.options, 3, p, 0, own=loud)
    return scene, msgspec.structs.replace(scene, secret=(1, low))


OPENLY = ("offer", "all")


def _can_offer(p: Any) -> bool:
    return all("offer" in [c.key for c in getattr(kernel.ask(p, seat, ()), "choices", ())] for seat in range(3))


async def test_numbers_of_offers_do_not_tell_that_others_speak_in_private(folder: Path) -> None:
    assert await compared(whispering(edition=3), folder) == []
    assert await compared(whispering(edition=2), folder)  # where they did


# The test is tested: each of these leaks is found.


def sign(table: Table, viewer: int | None = None) -> bool:
    """Half of all secrets have it."""
    hidden = [fingerprint(table, seat) for seat in range(len(table.chairs)) if seat != viewer]
    return bool(hashlib.blake2b("".join(hidden).encode()).digest()[0] % 2)


def a_highlighted_place(patch: pytest.MonkeyPatch) -> None:
    real = told.told

    def leaky(move: Any, viewer: Any, over: bool = False) -> Any:
        known = real(move, viewer, over)
        return known and msgspec.structs.replace(known, spots=move.spots or (move.line,))

    patch.setattr(told, "told", leaky)


def a_line_too_many(patch: pytest.MonkeyPatch) -> None:
    real = told.told

    def leaky(move: Any, viewer: Any, over: bool = False) -> Any:
        known = real(move, viewer, over)
        return known and msgspec.structs.replace(known, log=told.events(move))

    patch.setattr(told, "told", leaky)


def that_somebody_has_moved(patch: pytest.MonkeyPatch) -> None:
    real = told.told
    patch.setattr(told, "told", lambda move, *more: real(msgspec.structs.replace(move, hidden=False), *more))


def a_number(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Table, "k", lambda self, _: self.n)


def a_message_that_comes_sometimes(patch: pytest.MonkeyPatch) -> None:
    real = book.Book.tell

    async def leaky(self: book.Book, table: Table) -> book.Telling:
        shown = await real(self, table)
        if sign(table):
            await sending.send(self.bot, table.match.place["thread"], Post("Hm."), None, (), "hm")
        return shown

    patch.setattr(book.Book, "tell", leaky)


def a_button_more(patch: pytest.MonkeyPatch) -> None:
    real = vote_post.can_ask

    async def leaky(bot: Any, table: Table, seat: int) -> bool:
        return await real(bot, table, seat) or sign(table, seat)

    patch.setattr(vote_post, "can_ask", leaky)
    patch.setattr(play, "can_undo", leaky)


def an_offer_more(patch: pytest.MonkeyPatch) -> None:
    real = completion.line

    def leaky(table: Table, seat: int, *more: Any) -> Any:
        offers = real(table, seat, *more)
        return offers[:-1] if sign(table, seat) else offers

    patch.setattr(completion, "line", leaky)


def a_what_if_that_knows(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Rules, "resample", lambda _, p, *__: p)


LEAKS: dict[Callable[[pytest.MonkeyPatch], None], str] = {
    a_message_that_comes_sometimes: "tigris",
    a_button_more: "civilization",
    an_offer_more: "tigris",
    a_what_if_that_knows: "tigris",
    a_highlighted_place: "civilization",
    a_line_too_many: "stoneage",
    that_somebody_has_moved: "civilization",
    a_number: "civilization",
}
"""Each with a game in which it shows."""


@pytest.mark.parametrize("leak", LEAKS, ids=lambda leak: leak.__name__)
async def test_a_planted_leak_is_found(leak: Callable[[pytest.MonkeyPatch], None], folder: Path) -> None:
    with pytest.MonkeyPatch.context() as patch:
        leak(patch)
        for pair in scenes(LEAKS[leak], 18):
            if await compared(pair, folder):
                return
    pytest.fail("nobody has noticed it")
