"""The contract finds what it is there to find: each planted fault breaks the law it ought to break."""

import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace as changed

from rules import GAMES
from rules.contract import Broken, Limits, every_setting, play_out
from rules.kernel import Node, Position, Rules, Seat, Turn, Who, msg
from rules.kernel import Path as Words
from service import game_file
from tests.kernel import toy
from tests.kernel.toy import RULES, Do, Move, Toy
from ziggurat.fuzz import crash_file


def with_step(step: type[Move]) -> Rules[Toy]:
    """The toy game with a step of ours instead of its own."""

    def deal(t: Turn[Toy]) -> None:
        toy.deal(t)
        t.goto(step(0))

    return replace(RULES, steps=(step,), deal=deal)


def caught(rules: Rules[Toy]) -> str:
    """The law that some game out of a few breaks."""
    for seed in range(20):
        try:
            play_out(rules, 2, {}, b"%d" % seed)
        except Broken as broken:
            return broken.law
    raise AssertionError("no law was broken")


@pytest.mark.parametrize("seats", [2, 3])
def test_an_honest_game_keeps_every_law(seats: int) -> None:
    for seed in range(20):
        record = play_out(RULES, seats, {}, b"%d" % seed)
        assert record.points
        assert len(record.moves) + 1 == len(record.draws)


class Mutating(Move):
    def ask(self, g: Toy, seat: Seat, path: Words) -> Node:
        g.hands[seat].sort()
        return super().ask(g, seat, path)


def test_a_game_that_changes_its_input_is_caught() -> None:
    assert "leaves the position it was given unchanged" in caught(with_step(Mutating))


class Telling(Move):
    def play(self, t: Turn[Toy], seat: Seat, action: Do) -> None:
        super().play(t, seat, action)
        if action.verb == "draw":
            t.tell(msg("toy-played", who=Who(seat), card=t.g.hands[seat][-1]))


def test_a_hand_in_the_public_log_is_caught() -> None:
    assert "the log that" in caught(with_step(Telling))


class TellingBuried(Move):
    def play(self, t: Turn[Toy], seat: Seat, action: Do) -> None:
        super().play(t, seat, action)
        if action.verb == "bury":
            t.tell(msg("toy-played", who=Who(seat), card=action.card))


def test_a_secret_move_told_to_all_is_caught() -> None:
    assert "the log that" in caught(with_step(TellingBuried))


def test_a_hand_in_the_spectators_view_is_caught() -> None:
    def leaky(p: Position[Toy, Any], viewer: Seat | None) -> toy.ToyView:
        seen = toy.view(p, viewer)
        return changed(seen, hand=tuple(p.game.hands[0])) if viewer is None else seen

    assert "the view of a spectator" in caught(replace(RULES, view=leaky))


def test_a_deck_in_a_players_view_is_caught() -> None:
    def leaky(p: Position[Toy, Any], viewer: Seat | None) -> toy.ToyView:
        seen = toy.view(p, viewer)
        return changed(seen, table=(*seen.table, *p.game.deck[-1:])) if viewer == 1 else seen

    assert "the view of seat 1" in caught(replace(RULES, view=leaky))


class Chancy(Move):
    def play(self, t: Turn[Toy], seat: Seat, action: Do) -> None:
        super().play(t, seat, action)
        if action.verb == "roll":
            t.g.rolls[-1] = random.randint(1, 1000)


def test_chance_beside_the_tape_is_caught() -> None:
    assert "the same draws give the same state" in caught(with_step(Chancy))


class Stuck(Move):
    def ask(self, g: Toy, seat: Seat, path: Words) -> Node:
        node = super().ask(g, seat, path)
        return changed(node, choices=()) if not path and len(g.deck) < 3 else node


def test_a_dead_end_is_caught() -> None:
    assert "there is nothing to choose" in caught(with_step(Stuck))


class Forgetful(Move):
    """Rolls, and hides from the record that it did."""

    def play(self, t: Turn[Toy], seat: Seat, action: Do) -> None:
        super().play(t, seat, action)
        if action.verb == "roll":
            t.tape.draws.clear()
            t.goto(type(self)(seat))


def test_an_undo_that_survives_a_roll_is_caught() -> None:
    assert "an undo never survives a draw" in caught(with_step(Forgetful))


class Peeking(Move):
    """Draws, and may act again."""

    def play(self, t: Turn[Toy], seat: Seat, action: Do) -> None:
        super().play(t, seat, action)
        if action.verb == "draw":
            t.goto(type(self)(seat))


def test_an_undo_that_survives_the_sight_of_a_card_is_caught() -> None:
    assert play_out(with_step(Peeking), 2, {}, b"1").points
    careless = replace(with_step(Peeking), secrets=lambda p, viewer: frozenset())
    assert "an undo never survives the sight" in caught(careless)


class Endless(Move):
    def waiting(self, g: Toy) -> tuple[Seat, ...]:
        return (self.seat,)

    def play(self, t: Turn[Toy], seat: Seat, action: Do) -> None:
        return


def test_a_game_without_an_end_is_caught() -> None:
    with pytest.raises(Broken, match="ends within 100 moves"):
        play_out(with_step(Endless), 2, {}, b"1", Limits(moves=100))
    assert play_out(with_step(Endless), 2, {}, b"1", Limits(moves=100, cut=True)).cut


class Losing(Move):
    def play(self, t: Turn[Toy], seat: Seat, action: Do) -> None:
        super().play(t, seat, action)
        t.g.table.clear()


def test_lost_cards_are_caught() -> None:
    assert "cards were lost" in caught(with_step(Losing))


class Speechless(Move):
    def play(self, t: Turn[Toy], seat: Seat, action: Do) -> None:
        super().play(t, seat, action)
        t.tell(msg("toy-rolled", who=Who(seat)))


def test_a_sentence_without_its_argument_is_caught() -> None:
    assert "toy-rolled" in caught(with_step(Speechless))


def test_an_unknown_verb_is_caught() -> None:
    assert "one of the game's verbs" in caught(replace(RULES, verbs={"draw": ()}))


class Rude(Move):
    def default(self, g: Toy, seat: Seat) -> Words:
        return ("dance",)


def test_an_impossible_default_is_caught() -> None:
    assert "the default move is legal" in caught(with_step(Rude))


def test_a_failure_leaves_a_file_that_shows_the_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rules.KEYS", ("toy",))
    monkeypatch.setattr(type(GAMES), "__getitem__", lambda self, key: RULES)
    with pytest.raises(Broken) as broken:
        play_out(with_step(Endless), 2, {}, b"1", Limits(moves=9))
    file = crash_file(broken.value.record, tmp_path)
    game = game_file.read(file.read_text(encoding="utf-8"))
    assert len(game.rows) == 10
    assert game.rows[0].line == "deal"


@pytest.mark.parametrize("game", list(GAMES))
def test_every_game_keeps_the_contract_in_every_setting(game: str) -> None:
    rules = GAMES[game]
    limits = Limits(moves=min(rules.endless or 20_000, 400), every=5, cut=bool(rules.endless))
    for seats, options in every_setting(rules):
        play_out(rules, seats, options, b"contract", limits if rules.endless else Limits(every=5))
