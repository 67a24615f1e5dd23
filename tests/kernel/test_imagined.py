"""Imagined positions: what every game keeps, and what the laws find."""

from dataclasses import replace
from math import sqrt
from typing import Any

import pytest

from rules import GAMES, kernel
from rules.contract import Broken, Limits, play_out
from rules.imagined import at, check_imagined, check_wide, rivals
from rules.kernel import Position, Rules, Seat, Tape
from rules.secrecy import Leak, check_secrets, tree_of
from tests.imagined import recorded
from tests.kernel import toy
from tests.kernel.test_contract import caught
from tests.kernel.toy import RULES, Toy

FILES = 3
POSITIONS = 100
SIGMAS = 4


def others(g: Toy, viewer: Seat | None) -> list[list[str]]:
    return [hand for seat, hand in enumerate(g.hands) if seat != viewer]


def test_what_is_known_stays_and_what_is_hidden_is_dealt_anew() -> None:
    p = kernel.setup(RULES, 3, {}, Tape(b"deal")).position
    q = RULES.resample(p, 1, Tape(b"again"))
    assert q.game.hands[1] == p.game.hands[1]
    assert q.game.deck != p.game.deck
    assert sorted(q.game.deck + q.game.hands[0] + q.game.hands[2]) == sorted(
        p.game.deck + p.game.hands[0] + p.game.hands[2]
    )


def planted(redraw: Any) -> Rules[Toy]:
    return replace(RULES, redraw=redraw)


def test_a_thing_that_stays_where_it_is_is_caught() -> None:
    """The only sun that is hidden, among moons."""

    def keeping(p: Position[Toy, Any], viewer: Seat | None, tape: Tape) -> None:
        before = RULES.copy(p)
        toy.redraw(p, viewer, tape)
        now, then = ([g.deck, *others(g, viewer)] for g in (p.game, before.game))
        there, here = (next(pile for pile in piles if "sun.1" in pile) for piles in (now, then))
        place, moon = now[then.index(here)], here.index("sun.1")
        there[there.index("sun.1")], place[moon] = place[moon], "sun.1"

    p = kernel.setup(RULES, 2, {}, Tape(b"deal")).position
    p.game.deck = ["sun.1", *(card for card in toy.CARDS if card.startswith("moon"))]
    p.game.table = [card for card in toy.CARDS if card.startswith("sun") and card != "sun.1"]
    p.game.hands = [[p.game.deck.pop()], [p.game.deck.pop()]]
    assert check_wide(RULES, p, 0, b"wide") > 0
    with pytest.raises(Leak, match="never is"):
        check_wide(planted(keeping), p, 0, b"wide")


def test_a_pile_that_stays_as_it_is_is_caught() -> None:
    def lazy(p: Position[Toy, Any], viewer: Seat | None, tape: Tape) -> None:
        tape.redeal(*others(p.game, viewer))

    p = kernel.setup(RULES, 2, {}, Tape(b"deal")).position
    with pytest.raises(Leak, match="never is"):
        check_wide(planted(lazy), p, None, b"wide")


def test_an_order_that_shows_through_is_caught() -> None:
    def unsorted(p: Position[Toy, Any], viewer: Seat | None, tape: Tape) -> None:
        piles = [p.game.deck, p.game.buried, *others(p.game, viewer)]
        cards = [card for pile in piles for card in pile]
        tape.shuffle(cards)
        for pile in piles:
            pile[:] = [cards.pop() for _ in pile]

    assert "depends on what is hidden" in caught(planted(unsorted))


def test_a_world_that_its_viewer_would_notice_is_caught() -> None:
    def careless(p: Position[Toy, Any], viewer: Seat | None, tape: Tape) -> None:
        toy.redraw(p, None, tape)

    assert "shows something hidden" in caught(planted(careless))


def test_a_world_that_cannot_be_is_caught() -> None:
    def losing(p: Position[Toy, Any], viewer: Seat | None, tape: Tape) -> None:
        toy.redraw(p, viewer, tape)
        p.game.deck[0] = p.game.deck[-1]

    assert "cards were lost" in caught(planted(losing))


class Asking(toy.Move):
    """Shows the next card of the deck beside the question."""

    def ask(self, g: Toy, seat: Seat, path: kernel.Path) -> kernel.Node:
        node = super().ask(g, seat, path)
        if path:
            return node
        assert isinstance(node, kernel.One)
        return kernel.One(kernel.msg("toy-played", who=kernel.Who(seat), card=g.deck[-1]), node.choices)


def test_a_question_that_shows_the_deck_is_caught() -> None:
    def deal(t: kernel.Turn[Toy]) -> None:
        toy.deal(t)
        t.goto(Asking(0))

    assert "the question to seat" in caught(replace(RULES, steps=(Asking,), deal=deal))


class Early(toy.Move):
    """Tells more if the next card is a sun."""

    def play(self, t: kernel.Turn[Toy], seat: Seat, action: toy.Do) -> None:
        sun = t.g.deck[-1].startswith("sun")
        super().play(t, seat, action)
        if sun and action.verb == "play":
            t.tell(kernel.msg("toy-drew", who=kernel.Who(seat)))


def test_a_line_too_many_is_caught() -> None:
    def deal(t: kernel.Turn[Toy]) -> None:
        toy.deal(t)
        t.goto(Early(0))

    assert "the log that" in caught(replace(RULES, steps=(Early,), deal=deal))


SECRETIVE = [game for game in GAMES if recorded(game, 1, 1)]
"""Games in which something is hidden."""


@pytest.mark.parametrize("game", SECRETIVE)
def test_recorded_positions_are_imagined_wide_and_blind(game: str) -> None:
    rules = GAMES[game]
    looked_for = 0
    for number, p in enumerate(recorded(game, FILES, 12)):
        everybody = kernel.viewers(p.game.seats)
        viewer = everybody[number % len(everybody)]
        check_imagined(rules, p, viewer, b"%d" % number)
        looked_for += check_wide(rules, p, viewer, b"%d" % number)
    assert looked_for > 50


@pytest.mark.parametrize("game", SECRETIVE)
def test_an_imagined_position_is_no_better_than_guessing(game: str) -> None:
    """Two guess what lies hidden: one looks at what is imagined of the truth, one at what is imagined of another truth
    that looks the same."""
    rules, looking, guessing, asked = GAMES[game], 0, 0, 0
    for number, p in enumerate(recorded(game, FILES, POSITIONS)):
        for viewer in (number % p.game.seats, None):
            for place, name, truth in rivals(rules, p, viewer, Tape(b"truth", number), 6):
                one, two = (rules.resample(q, viewer, Tape(b"%d" % i, number)) for i, q in enumerate((truth, p)))
                looking += at(tree_of(rules, one), place) == name
                guessing += at(tree_of(rules, two), place) == name
                asked += 1
    assert asked > POSITIONS
    assert looking - guessing <= SIGMAS * sqrt(looking + guessing)


def test_guessing_by_a_leak_is_found_out() -> None:
    """The same count with positions that are copied instead of imagined."""
    p = kernel.setup(RULES, 2, {}, Tape(b"deal")).position
    found = list(rivals(RULES, p, None, Tape(b"truth"), 100))
    looking = sum(at(tree_of(RULES, truth), place) == name for place, name, truth in found)
    guessing = sum(at(tree_of(RULES, p), place) == name for place, name, _ in found)
    assert looking - guessing > SIGMAS * sqrt(looking + guessing)


def test_the_proof_of_secrecy_keeps_what_a_move_shows() -> None:
    """A card that is drawn is seen by who draws it, played by who holds it: neither is a leak."""
    p = kernel.setup(RULES, 2, {}, Tape(b"deal")).position
    for line in ("draw", f"play {p.game.hands[0][0]}", f"bury {p.game.hands[0][0]}"):
        outcome = kernel.apply(RULES, p, 0, kernel.read(line)[0], Tape(b"x"))
        for number in range(20):
            check_secrets(RULES, p, 0, outcome, Tape(b"proof", number))


def test_the_contract_asks_for_width() -> None:
    def lazy(p: Position[Toy, Any], viewer: Seat | None, tape: Tape) -> None:
        before = list(p.game.deck)
        toy.redraw(p, viewer, tape)
        p.game.deck.sort(key=lambda card: card not in before)

    law = ""
    for seed in range(20):
        try:
            play_out(planted(lazy), 2, {}, b"%d" % seed, Limits(every=1000, wide=3))
        except Broken as broken:
            law = broken.law
    assert "never is" in law
