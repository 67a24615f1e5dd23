"""How many taps a move costs: recorded games, walked through the real panels, in both languages.

A new question that makes a game's moves dearer fails here.
"""

from collections.abc import Iterator
from functools import partial
from itertools import islice, product
from typing import Any

import pytest

from bot.panel import board_parts, layout
from bot.panel.labels import called
from bot.panel.layout import Asked, At, Heading, Menu
from bot.panel.rows import buttons
from bot.people.readers import Reader
from rules import GAMES, kernel
from rules.kernel import Choice, Count, Illegal, Many, One, Ready, msg
from rules.leaves import as_offered, is_short, leaves
from rules.questions import answers, only
from rules.text import LANGUAGES
from service import game_file
from tests.games import every, read, some
from tests.lengths import IS_LONG, length
from ziggurat import taps

EARLY = 150
"""So many moves of a record are its beginning."""
MOST = {
    "ur": (2, length(4, 3), 5, length(10, 7)),
    "tigris": (3, 4, 6, 7),
    "stoneage": (2, 3, 2, length(12, 9)),
    "civilization": (2, length(3, 6), length(3, 2), 9),
    "sidmeier": (1, 2, length(3, 2), length(11, 10)),
}
"""Taps of a move and of a turn: half of them cost at most so many, nine in ten at most so many."""
WITHIN = {"ur": 0.89, "tigris": 0.73, "stoneage": 0.99, "civilization": 0.9, "sidmeier": 0.98}
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


@pytest.mark.parametrize(("lo", "hi", "parts"), [(0, 21, 3), (1, 57, 6), (0, 199, 20), (5, 399, 20), (0, 400, 0)])
def test_a_large_number_is_found_in_two_taps_or_typed(lo: int, hi: int, parts: int) -> None:
    asked, say = Asked(lambda _: Count(msg("gold"), lo, hi), ()), Reader("en").say
    begun = list(buttons(layout.lay(asked, At(), say).rows))
    assert [button.key for button in begun] == [*(f"r:{part}" for part in range(parts)), "f"]
    found = [button.key for part in range(parts) for button in buttons(layout.lay(asked, At(area=part), say).rows)]
    assert [key for key in found if key != "o"] == ([f"w:{number}" for number in range(lo, hi + 1)] if parts else [])


def test_the_board_is_shown_at_once_where_all_else_is_a_whole_move_without_a_place() -> None:
    places = tuple(Choice(f"p{number}", spot=f"p{number}") for number in range(40))

    def ask(path: kernel.Path) -> kernel.Node:
        if not path:
            return One(msg("what"), (Choice("start", msg("start")), Choice("chance", msg("chance"))))
        return One(msg("where"), places) if path == ("start",) else Ready(path)

    def keys(at: At) -> list[str]:
        asked = Asked(ask, (), lambda place: (int(place[1:]) % 8, int(place[1:]) // 8))
        return [button.key for button in buttons(layout.lay(asked, at, lambda said: said.key).rows)]

    *parts, other = keys(At())
    assert len(parts) > 1
    assert (*parts, other) == (*(f"r:{number}" for number in range(len(parts))), "w:chance")
    found = [key for part in range(len(parts)) for key in keys(At(area=part)) if key != "o"]
    assert sorted(found) == sorted(f"w:start {place.key}" for place in places)
    assert keys(At(area=len(parts)))[:-1] == [*parts, other], "a part that is no more"


def test_of_choices_that_look_alike_the_first_stand_for_all() -> None:
    flint, axe = msg("flint"), msg("axe")
    tools = Many(msg("tools"), (Choice("1", flint), Choice("1b", flint), Choice("2", axe)), 0, 3)

    def ask(path: kernel.Path) -> kernel.Node:
        return Ready(path) if path else tools

    ways = [(), ("1",), ("2",), ("1", "1b"), ("1", "2"), ("1", "1b", "2")]
    assert [leaf.words[0] for leaf in leaves(ask, (), layout.LEAVES)] == ways
    assert as_offered(ask, (("1b", "2"),)) == (("1", "2"),)
    assert called(tools, (("1", 1), ("1b", 1), ("2", 1)), lambda said: said.key) == ["2 × flint", "axe"]


@pytest.mark.parametrize("game", list(GAMES))
def test_a_question_with_few_answers_has_a_button_for_each(game: str) -> None:
    """In no language is a label so long that a menu has to be opened instead, and no two buttons say the same."""
    for path, lang in product(every(game), LANGUAGES):
        record = read(path)
        for asked in first_questions(record):
            if not isinstance(asked.node, Ready) and is_short(asked.node, layout.LEAVES):
                rows = layout.lay(asked, At(), Reader(lang, names=record.names).say).rows
                assert not any(isinstance(row, Menu) for row in rows), (path.stem, lang, rows)
                assert are_distinct(rows), (path.stem, lang, rows)


def are_distinct(rows: tuple[layout.Row, ...]) -> bool:
    """Whether the buttons below each heading differ in what they say."""
    heading, said = "", list[tuple[str, str]]()
    for row in rows:
        heading = row.text if isinstance(row, Heading) else heading
        said += [(heading, button.label) for button in row] if isinstance(row, tuple) else []
    return len(said) == len(set(said))


def first_questions(record: game_file.Game) -> Iterator[Asked]:
    """What is asked first in some of its positions."""
    where = board_parts.on_board(record.game)
    for p in early_positions(record):
        for seat in kernel.waiting(p)[:1]:
            yield Asked(partial(kernel.ask, p, seat), begun(p, seat), where)


def begun(p: kernel.Position[Any, Any], seat: int) -> kernel.Path:
    """The words that go without saying."""
    path: kernel.Path = ()
    while not isinstance(node := kernel.ask(p, seat, path), Ready) and (single := only(node)) is not None:
        path = (*path, single)
    return path


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
