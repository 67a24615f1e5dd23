"""Whole games that keep every law of the contract: random ones, and random play out of well-played positions."""

from dataclasses import replace
from functools import cache

import pytest

from rules import kernel
from rules.civilization import RULES
from rules.civilization.state import Civ
from rules.contract import Limits, every_setting, play_out
from rules.kernel import Options, Rules, Tape, Turn
from service.agents import choose


@pytest.mark.parametrize(("seats", "options"), list(every_setting(RULES)))
def test_random_games_keep_every_law(seats: int, options: dict[str, str]) -> None:
    record = play_out(RULES, seats, options, b"law", Limits(moves=150, every=9, cut=True))
    assert record.cut or record.reason.startswith("civilization-won-")


@pytest.mark.parametrize("nth", range(6))
def test_random_play_out_of_a_grown_position_keeps_every_law(nth: int) -> None:
    """Random players seldom get far; so computer players bring them to trade, purchases and calamities."""
    play_out(going_on(grown(5)[nth]), 5, {}, b"on%d" % nth, Limits(moves=40, every=4, cut=True))


@pytest.mark.parametrize("nth", [3, 5])
def test_talk_aloud_tells_what_is_said_and_no_more(nth: int) -> None:
    def overheard(seats: int, options: Options) -> Civ:
        g = RULES.decode(grown(5)[nth]).game
        g.aloud = True
        return g

    limits = Limits(moves=40, every=2, cut=True)
    play_out(replace(going_on(grown(5)[nth]), blank=overheard), 5, {}, b"aloud%d" % nth, limits)


@cache
def grown(seats: int) -> list[bytes]:
    """Positions of a good game, before anybody is in the last epoch."""
    p = kernel.setup(RULES, seats, {}, Tape(b"grown")).position
    chance, number = Tape(b"chance"), 0
    found: list[bytes] = []
    while len(found) < 6:
        number += 1
        seat = kernel.waiting(p)[0]
        path = choose("greedy", RULES, p, seat, chance)
        p = kernel.apply(RULES, p, seat, path, Tape(b"grown", number)).position
        if number % 180 == 0:
            found.append(RULES.encode(p))
    return found


def going_on(data: bytes) -> Rules[Civ]:
    """The same game, dealt in this position."""

    def blank(seats: int, options: Options) -> Civ:
        return RULES.decode(data).game

    def deal(t: Turn[Civ]) -> None:
        t.position.stack.extend(RULES.decode(data).stack)

    return replace(RULES, blank=blank, deal=deal)
