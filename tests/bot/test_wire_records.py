"""A recorded game of each kind is played by clicks alone on the wire: real requests, real pictures, real processes."""

import pytest

from rules import GAMES
from tests.bot.records import WireCrowd
from tests.bot.wire import Wire, until
from tests.games import read, short

THREAD_STARTER = 21
"""Discord's own first message of a thread."""
MOVES = 5
"""So many at the beginning and in the middle, where there is no time for all of them."""


@pytest.mark.parametrize("game", list(GAMES))
async def test_a_part_of_a_record_is_played_on_the_wire(wire: Wire, game: str) -> None:
    crowd = WireCrowd(wire, read(short(game)))
    middle = len(crowd.moves) // 2
    await crowd.sit_down()
    await crowd.play(1, MOVES)
    await crowd.skip(MOVES + 1, middle)
    await crowd.play(middle + 1, middle + MOVES)
    assert crowd.played >= MOVES
    await is_well_told(wire)


@pytest.mark.long
@pytest.mark.timeout(7_200)
@pytest.mark.parametrize("game", list(GAMES))
async def test_a_record_is_played_on_the_wire(wire: Wire, game: str) -> None:
    crowd = WireCrowd(wire, read(short(game)))
    await crowd.sit_down()
    await crowd.play()
    assert await crowd.is_over_as_then()
    await is_well_told(wire)


async def is_well_told(wire: Wire) -> None:
    """No message is without words, only the last table can be clicked on in the end, and nothing went wrong."""

    async def has_one_table() -> bool:
        return sum(sum(bool(button.custom_id) for button in post.buttons) > 1 for post in await wire.told()) == 1

    await until(has_one_table)
    posts = [post for post in await wire.told() if post.body["type"] != THREAD_STARTER]
    assert all(post.text.strip() for post in posts)
    assert wire.report.errors == 0, wire.report.notes
