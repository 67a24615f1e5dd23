"""Stone Age as it might be."""

import pytest

from rules import kernel
from rules.kernel import Tape
from rules.stoneage import RULES
from rules.stoneage.state import StoneAge, StoneAgePosition
from tests.clauses import clause
from tests.imagined import turning_up


def late(cards: str = "hidden") -> StoneAgePosition:
    """Everybody has cards face down: one taken openly, one drawn."""
    p = kernel.setup(RULES, 3, {"cards": cards}, Tape(b"late")).position
    for player in p.game.players:
        player.cards, player.drawn = [p.game.deck.pop()], [p.game.deck.pop()]
    return p


def pool(g: StoneAge) -> set[str]:
    return {*g.deck, *(card for player in g.players for card in (*player.cards, *player.drawn))}


@clause("SA-INFO-03")
def test_any_unseen_card_may_lie_anywhere_face_down() -> None:
    p = late()
    known = {*p.game.players[0].cards, *p.game.players[0].drawn}
    for where in (lambda g: g.players[1].cards[0], lambda g: g.players[2].drawn[0], lambda g: g.deck[-1]):
        assert turning_up(RULES, p, 0, lambda q, where: where(q.game), where) == pool(p.game) - known
        assert turning_up(RULES, p, None, lambda q, where: where(q.game), where) == pool(p.game)
    assert turning_up(RULES, p, 0, lambda q: tuple(q.game.players[0].drawn)) == {tuple(p.game.players[0].drawn)}


def test_cards_that_stay_open_stay() -> None:
    p = late("open")
    taken = [tuple(player.cards) for player in p.game.players]
    assert turning_up(RULES, p, 0, lambda q: str([tuple(x.cards) for x in q.game.players])) == {str(taken)}
    assert len(turning_up(RULES, p, 0, lambda q: q.game.players[1].drawn[0])) > 20


@pytest.mark.parametrize("viewer", [0, None])
def test_any_building_may_lie_under_the_open_ones_or_in_the_box(viewer: int | None) -> None:
    p = late()
    tops = [stack[-1] for stack in p.game.stacks]
    unseen = {*p.game.box, *(building for stack in p.game.stacks for building in stack[:-1])}
    for where in (lambda g: g.box[0], lambda g: g.stacks[0][0], lambda g: g.stacks[2][-2]):
        assert turning_up(RULES, p, viewer, lambda q, where: where(q.game), where) == unseen
    assert turning_up(RULES, p, viewer, lambda q: str([stack[-1] for stack in q.game.stacks])) == {str(tops)}
