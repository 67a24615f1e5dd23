"""What can be prepared: the questions of later, asked now; and the laws about it, each broken once."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest

from rules import kernel
from rules.contract import play_out
from rules.kernel import Choice, Illegal, Node, One, Outcome, Position, Rules, Seat, Step, Tape, Turn, msg, occasion
from rules.kernel import Path as Words
from tests.kernel.test_contract import caught, with_step
from tests.kernel.toy import Do, Move, Toy


class Foreseen(Move):
    """Everybody may prepare the own next turn."""

    def occasion(self, g: Toy, seat: Seat) -> str:
        return occasion(Foreseen, seat)

    def ahead(self, g: Toy, seat: Seat) -> Mapping[str, Step[Toy]]:
        return {self.occasion(g, seat): type(self)(seat)} if g.deck and seat != self.seat else {}


RULES = with_step(Foreseen)


def dealt(rules: Rules[Toy] = RULES, seats: int = 3) -> Outcome:
    return kernel.setup(rules, seats, {}, Tape(b"deal"))


def ahead(p: Position[Toy, Any], seat: Seat) -> Position[Toy, Any]:
    (found,) = kernel.ahead(p, seat).values()
    return found


def test_who_waits_can_be_asked_what_will_be_asked_later() -> None:
    p = dealt().position
    assert [list(kernel.ahead(p, seat)) for seat in range(3)] == [[], ["foreseen-1"], ["foreseen-2"]]
    assert kernel.waiting(ahead(p, 1)) == (1,)
    assert isinstance(kernel.ask(ahead(p, 1), 1, ()), One)
    with pytest.raises(Illegal, match="kernel-not-you"):
        kernel.ask(p, 1, ())


class Course(Step[Toy]):
    """Foresees a turn, and would go on by itself."""

    def ahead(self, g: Toy, seat: Seat) -> Mapping[str, Step[Toy]]:
        return {occasion(Ending, seat): Ending(seat)}

    def proceed(self, t: Turn[Toy]) -> None:
        raise AssertionError("nobody thinks of what follows")


class Ending(Foreseen):
    def play(self, t: Turn[Toy], seat: Seat, action: Do) -> None:
        t.done()


def test_a_foreseen_step_stands_where_it_will_stand_and_nothing_below_goes_on() -> None:
    rules = replace(RULES, steps=(Foreseen, Ending, Course))
    p = Position(dealt().position.game, [Course(), Foreseen(0)])
    own, other = kernel.ahead(p, 1)["foreseen-1"], kernel.ahead(p, 1)["ending-1"]
    assert [own.stack, other.stack] == [[Course(), Foreseen(1)], [Course(), Ending(1)]]
    after = kernel.foresee(rules, other, 1, ["draw"])
    assert after is not None
    assert after.stack == [Course()]
    with pytest.raises(Illegal, match="kernel-unfinished"):
        kernel.foresee(rules, other, 1, ["play"])


def test_a_game_says_of_itself_what_can_be_prepared() -> None:
    p = kernel.setup(with_step(Move), 2, {}, Tape(b"deal")).position
    assert kernel.ahead(p, 1) == {}


def test_only_what_needs_no_chance_and_shows_nothing_is_foreseen() -> None:
    p = dealt().position
    before, then = RULES.encode(p), ahead(p, 1)
    assert kernel.foresee(RULES, then, 1, ["roll"]) is None
    assert kernel.foresee(RULES, then, 1, ["draw"]) is None
    (card,) = then.game.hands[1]
    after = kernel.foresee(RULES, then, 1, ["play", card])
    assert after is not None
    assert after.game.table == [card]
    assert RULES.encode(p) == before


def test_honest_foresight_keeps_every_law() -> None:
    for seed in range(10):
        assert play_out(RULES, 3, {}, b"%d" % seed).points


class Peeking(Foreseen):
    def ahead(self, g: Toy, seat: Seat) -> Mapping[str, Step[Toy]]:
        return super().ahead(g, seat) if g.deck and g.deck[-1].startswith("sun") else {}


def test_that_something_can_be_prepared_may_not_depend_on_what_is_hidden() -> None:
    assert "can prepare shows nothing hidden" in caught(with_step(Peeking))


class Showing(Foreseen):
    def ask(self, g: Toy, seat: Seat, path: Words) -> Node:
        if path:
            return super().ask(g, seat, path)
        return One(msg("toy-ask"), (Choice("draw", msg("toy-drew-own", card=g.deck[-1])),))


class Later(Foreseen):
    """Asks openly only when its turn has come."""

    def ahead(self, g: Toy, seat: Seat) -> Mapping[str, Step[Toy]]:
        return {self.occasion(g, seat): Showing(seat)} if g.deck and seat != self.seat else {}


def test_the_question_may_not_show_what_is_hidden() -> None:
    rules = replace(with_step(Later), steps=(Later, Showing))
    assert "the question of foreseen" in caught(rules)


class Again(Foreseen):
    def ahead(self, g: Toy, seat: Seat) -> Mapping[str, Step[Toy]]:
        return {self.occasion(g, seat): type(self)(seat)} if g.deck else {}


def test_what_is_asked_now_is_not_prepared() -> None:
    assert "prepares what it is not asked already" in caught(with_step(Again))


class Elsewhere(Foreseen):
    def ahead(self, g: Toy, seat: Seat) -> Mapping[str, Step[Toy]]:
        return {self.occasion(g, seat): type(self)(self.seat)} if g.deck and seat != self.seat else {}


def test_whoever_prepares_is_asked_then() -> None:
    assert "is asked" in caught(with_step(Elsewhere))


class Misnamed(Foreseen):
    def ahead(self, g: Toy, seat: Seat) -> Mapping[str, Step[Toy]]:
        return {"later": type(self)(seat)} if g.deck and seat != self.seat else {}


def test_an_occasion_comes_under_the_name_by_which_it_was_prepared() -> None:
    assert "under its own name" in caught(with_step(Misnamed))
