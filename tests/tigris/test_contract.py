"""Whole games that keep every law of the contract: random ones, and ones full of conflicts."""

import pytest

from rules import kernel
from rules.contract import Limits, every_setting, play_out
from rules.kernel import Tape
from rules.secrecy import check_secrets
from rules.tigris import RULES
from service.agents import choose


@pytest.mark.parametrize(("seats", "options"), list(every_setting(RULES)))
def test_random_games_keep_every_law(seats: int, options: dict[str, str]) -> None:
    for seed in range(2):
        record = play_out(RULES, seats, options, b"law%d" % seed, Limits(every=7))
        assert record.reason in ("tigris-ended-bag", "tigris-ended-treasures")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_hands_and_totals_stay_secret_in_games_full_of_conflicts(seats: int) -> None:
    chance, seed = Tape(b"chance"), b"secret"
    p = kernel.setup(RULES, seats, {}, Tape(seed)).position
    number = 0
    while p.stack:
        number += 1
        seat = kernel.waiting(p)[0]
        path = choose("greedy" if chance.below(6) else "random", RULES, p, seat, chance)
        outcome = kernel.apply(RULES, p, seat, path, Tape(seed, number))
        RULES.check(outcome.position)
        if number % 3 == 0 or not outcome.position.stack:
            check_secrets(RULES, p, seat, outcome, Tape(seed, -number))
        p = outcome.position
