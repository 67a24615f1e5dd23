"""How many taps a move costs: recorded games, walked through the real panels, in both languages.

A new question that makes a game's moves dearer fails here.
"""

from collections.abc import Iterator
from functools import partial
from itertools import islice, product
from typing import Any

import pytest

from bot.panel import board_parts, layout
from bot.panel.layout import Asked, At, Menu
from bot.people.readers import Reader
from rules import GAMES, kernel
from rules.kernel import Illegal, Ready
from rules.leaves import leaves
from rules.questions import answers
from rules.text import LANGUAGES
from service import game_file
from tests.games import every, read, some
from tests.lengths import IS_LONG, length
from ziggurat import taps

EARLY = 150
"""So many moves of a record are its beginning."""
MOST = {
    "ur": (2, 3, 5, length(10, 7)),
    "tigris": (3, 4, 6, 7),
    "stoneage": (2, 3, 2, length(12, 9)),
    "civilization": (2, length(3, 6), length(3, 2), 9),
    "sidmeier": (1, 2, length(3, 2), length(11, 10)),
}
"""Taps of a move and of a turn: half of them cost at most so many, nine in ten at most so many."""
WITHIN = {"ur": 0.9, "tigris": 0.73, "stoneage": 0.99, "civilization": 0.9, "sidmeier": 0.98}
"""So large a part of the moves costs at most three taps."""
MARCHING = (length(5, 7), length(13, 16))
"""Half of the turns with marches in them cost at most so many taps, nine in ten at most so many."""


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", list(GAMES))
def test_moves_and_turns_cost_few_taps(game: str, lang: str) -> None:
    found = dict(taps.recorded(map(read, some(game)), lang))
    figures = found["move.p50"], found["move.p90"], found["turn.p50"], found["turn.p90"]
    assert all(figure <= most for figure, most in zip(figures, MOST[game], strict=True)), figures
    assert IS_LONG or found["move.within_3"] >= WITHIN[game]


def test_turns_with_marches_cost_few_taps() -> None:
    turns = [turn for path in some("civilization") for turn in taps.turns(read(path), "en")]
    marching = [sum(move.taps for move in turn) for turn in turns if any(move.verb == "move" for move in turn)]
    assert taps.quantile(marching, 0.5) <= MARCHING[0]
    assert taps.quantile(marching, 0.9) <= MARCHING[1]


def positions(game: str, number: int) -> Iterator[tuple[kernel.Position[Any, Any], int]]:
    """Positions of a random match, each with a seat that is asked there."""
    rules = GAMES[game]
    for p in islice(kernel.random_match(rules, rules.seats[0], {}, b"leaves"), number):
        if p.stack:
            yield p, kernel.waiting(p)[0]


@pytest.mark.parametrize("game", list(GAMES))
def test_leaves_are_what_the_rules_allow(game: str) -> None:
    """Every leaf can be played on, no two are the same, and every answer to the question is the way to one."""
    for p, seat in positions(game, length(40, 400)):
        node = kernel.ask(p, seat, ())
        found = leaves(partial(kernel.ask, p, seat), (), layout.LEAVES)
        words = [leaf.words for leaf in found]
        assert len(words) == len(set(words))
        assert all(type(kernel.ask(p, seat, leaf.words)) is type(leaf.node) for leaf in found)
        if found and not isinstance(node, Ready):
            assert {leaf.words[0] for leaf in found} == {one for one in answers(node) if allowed(p, seat, one)}


def allowed(p: kernel.Position[Any, Any], seat: int, word: kernel.Answer) -> bool:
    try:
        kernel.ask(p, seat, (word,))
    except Illegal:
        return False
    return True


@pytest.mark.parametrize("game", list(GAMES))
def test_every_way_of_a_question_is_on_its_panel(game: str) -> None:
    """Buttons, menus and parts of the board together lead to every answer."""
    where, say = board_parts.on_board(game), Reader("de", names=("Ada", "Ben")).say
    for p, seat in positions(game, length(40, 400)):
        asked = Asked(partial(kernel.ask, p, seat), (), where)
        node = asked.node
        if isinstance(node, kernel.One):
            parts = range(len(layout.lay(asked, At(), say).areas))
            looks = [At(page=page) for page in range(layout.pages(node))] + [At(area=part) for part in parts]
            found = {word for look in looks for word in first_words(layout.lay(asked, look, say).rows)}
            assert found == {choice.key for choice in node.choices if allowed(p, seat, choice.key)}


@pytest.mark.parametrize("game", list(GAMES))
def test_a_question_with_few_answers_has_a_button_for_each(game: str) -> None:
    """In no language is a label so long that a menu has to be opened instead."""
    where = board_parts.on_board(game)
    for path in every(game):
        record = read(path)
        for p in early_positions(record):
            for lang, seat in product(LANGUAGES, kernel.waiting(p)[:1]):
                asked = Asked(partial(kernel.ask, p, seat), (), where)
                if isinstance(asked.node, kernel.One) and len(asked.node.choices) <= layout.LEAVES:
                    rows = layout.lay(asked, At(), Reader(lang, names=record.names).say).rows
                    assert not any(isinstance(row, Menu) for row in rows), (path.stem, lang, rows)


def early_positions(record: game_file.Game) -> Iterator[kernel.Position[Any, Any]]:
    """Some positions of a record; by `./test long` of all of it."""
    for _, outcome in islice(game_file.replay(record), 0, length(EARLY, len(record.rows)), 7):
        yield outcome.position


def first_words(rows: tuple[layout.Row, ...]) -> Iterator[str]:
    for row in rows:
        if isinstance(row, Menu):
            yield from (entry.value for entry in row.entries)
        elif isinstance(row, tuple):
            yield from (button.key[2:].split()[0] for button in row if button.key.startswith("w:"))
