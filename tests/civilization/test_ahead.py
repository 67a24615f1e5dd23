"""What can be prepared in Civilization: ships, movement, purchases, own losses and discards of this round."""

from typing import Any

import pytest

from rules import kernel
from rules.civilization import RULES
from rules.civilization.course import FULL, Course
from rules.civilization.state import Civ
from rules.kernel import Position, Seat, Tape, Turn
from tests.civilization.table import game, hold, lay, put


def board() -> Civ:
    g = game("egypt", "crete", "africa")
    g.round, g.order = 1, [0, 1, 2]
    for seat, area in enumerate(("epirus", "attika", "umbria")):
        put(g, seat, f"{area}=4")
        g.players[seat].treasury = 45
    return g


def at(g: Civ, phase: str) -> Position[Civ, Any]:
    t: Turn[Civ] = Turn(Position(g, [Course(next=FULL.index(phase))]), Tape(b"phase"))
    t.run()
    return t.position


def coming(p: Position[Civ, Any]) -> list[list[str]]:
    return [list(kernel.ahead(p, seat)) for seat in range(p.game.seats)]


def after(p: Position[Civ, Any], seat: Seat, line: str) -> Position[Civ, Any]:
    return kernel.apply(RULES, p, seat, kernel.read(line)[0], Tape(b"move")).position


def test_who_moves_later_prepares_moves_and_the_end_of_them() -> None:
    p = at(board(), "movement")
    assert coming(p) == [[], ["movement-1"], ["movement-1"]]
    then = kernel.ahead(p, 1)["movement-1"]
    moved = kernel.foresee(RULES, then, 1, ["move", "attika", "achaia", "4"])
    assert moved is not None
    assert moved.game.players[1].tokens == {"achaia": 4}
    assert kernel.waiting(moved) == (1,)
    assert coming(after(p, 0, "end")) == [[], [], ["movement-1"]]


def test_movement_is_foreseen_while_ships_are_built() -> None:
    p = at(board(), "ships")
    assert kernel.waiting(p) == (0, 1, 2)
    assert coming(after(p, 1, "end"))[1] == ["movement-1"]


def test_who_buys_later_prepares_purchases() -> None:
    p = at(board(), "purchase")
    assert coming(p) == [[], ["purchase-1"], ["purchase-1"]]
    bought = kernel.foresee(RULES, kernel.ahead(p, 1)["purchase-1"], 1, ["buy", "{pottery}", "{}", "45"])
    assert bought is not None
    assert (bought.game.players[1].cards, kernel.waiting(bought)) == (["pottery"], (1,))


def test_who_has_too_many_cards_prepares_what_goes() -> None:
    g = board()
    hold(g, 2, "hides*7 ochre*2")
    assert coming(at(g, "purchase"))[2] == ["purchase-1", "discards-1"]


@pytest.mark.parametrize(
    ("calamity", "occasion"),
    [("famine", "losses-1-9-"), ("epidemic", "losses-1-16-sick"), ("disorder", "dissolving-1")],
)
def test_own_losses_by_calamities_that_lie_open_are_prepared(calamity: str, occasion: str) -> None:
    g = board()
    put(
        g,
        2,
        "umbria=4 etruria=4 samnium=4 campania=4 lucania=4",
        cities="noricum cisalpina apulia dalmatia illyricum pannonia",
    )
    lay(g, 2, calamity)
    p = at(g, "purchase")
    assert occasion in coming(p)[2]
    assert occasion not in coming(p)[1]


def test_a_calamity_in_a_hand_is_no_occasion() -> None:
    g = board()
    put(g, 2, "umbria=4 etruria=4 samnium=4 campania=4 lucania=4")
    hold(g, 2, "famine")
    assert all("losses" not in name for name in coming(at(g, "purchase"))[2])
