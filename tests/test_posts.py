"""What matches put into their threads: recorded games through the real policy of posting."""

from itertools import pairwise

import pytest

from bot.thread.pages import BEGIN, through
from rules import GAMES
from tests.games import read, short, some
from ziggurat import posts
from ziggurat.posts import Walk

MOST_MIB = 0.35
POSTS = {"ur": 4, "tigris": 4, "stoneage": 14, "civilization": 16, "sidmeier": 8}
"""Messages a round at most, lines included."""


@pytest.mark.parametrize("game", list(GAMES))
def test_a_thread_is_quiet_and_light(game: str) -> None:
    figures = dict(posts.recorded(map(read, some(game)), "de"))
    assert figures["wordless"] == 0
    assert figures["mib_left_per_round"] <= MOST_MIB
    assert figures["posts_per_round"] <= POSTS[game]


@pytest.mark.parametrize("game", list(GAMES))
def test_every_line_of_the_log_is_told_once_and_in_order(game: str) -> None:
    """The tables, and the lines below them that tell something, follow each other without a gap, to the end."""
    walk = Walk(read(short(game)))
    posted = walk.posted()
    telling = [page for page in posted.lines if page.begin != page.end]
    pages = sorted([*(table.page for table in posted.tables), *telling], key=lambda page: page.k)
    assert pages[0].begin == BEGIN
    assert all(one.end == other.begin for one, other in pairwise(pages))
    assert pages[-1].end == through(walk.moves[-1].number)
