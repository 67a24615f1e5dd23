"""What a panel shows of a question depends on what its seat may know alone: widgets, marks, crops, the rest of a move.

Everything hidden from the seat is exchanged, and nothing on the panel may change."""

from collections.abc import Iterator
from functools import partial
from typing import Any

import pytest

from bot.panel import board_parts, layout, rest_of_move
from bot.panel.layout import Asked, At
from bot.people.readers import Reader
from bot.thread import board_picture
from rules import GAMES, kernel
from rules.kernel import Path, Position, Ready, Seat, Tape
from tests.lengths import length
from tests.service.test_coach import positions

SAY = Reader("de", names=tuple(f"Player {number}" for number in range(1, 9))).say
Shown = tuple[layout.Layout, object, object]


def shown(game: str, p: Position[Any, Any], seat: Seat, path: Path) -> Iterator[Shown]:
    """The panel at each part of the board, and what its picture is cut to."""
    asked = Asked(partial(kernel.ask, p, seat), path, board_parts.on_board(game))
    first = layout.lay(asked, At(), SAY)
    for at in (At(), *(At(area=number) for number in range(len(first.areas)))):
        laid = layout.lay(asked, at, SAY)
        spots = [spot for spot, _ in laid.marks]
        yield laid, board_picture.around(game, spots), GAMES[game].view(p, seat)


@pytest.mark.parametrize("game", list(GAMES))
def test_a_panel_shows_nothing_that_its_seat_does_not_know(game: str) -> None:
    rules = GAMES[game]
    for number, (p, seat) in enumerate(positions(game, length(8, 60), 13)):
        other = rules.resample(p, seat, Tape(b"exchanged", number))
        path = kernel.sample(p, seat, Tape(b"path", number))
        for done in range(len(path) + 1):
            begun = path[:done]
            assert list(shown(game, p, seat, begun)) == list(shown(game, other, seat, begun))
            if begun and not isinstance(kernel.ask(p, seat, begun), Ready):
                line = kernel.write(begun)
                assert rest_of_move.finished(game, rules.encode(p), seat, line) == rest_of_move.finished(
                    game, rules.encode(other), seat, line
                )
