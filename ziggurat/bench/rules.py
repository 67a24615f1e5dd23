"""Random whole games in moves per second, against random whole games of chess."""

import random
import time
from itertools import islice
from typing import Any

import chess

from rules import GAMES, kernel
from rules.kernel import Rules
from ziggurat.bench import Figures, Wanted, progress

ROUNDS = 6
SLICE = 1.0
"""Seconds of each round that each side gets; they take turns, so that both have the same weather."""


def figures(wanted: Wanted) -> Figures:
    for key, rules in GAMES.items():
        if not wanted(f"rules.{key}."):
            continue
        progress(f"random games of {key} against chess")
        ours, theirs = [], []
        for number in range(ROUNDS):
            ours.append(_speed(lambda seed, rules=rules: _play(rules, seed), number))
            theirs.append(_speed(_play_chess, number))
        yield f"rules.{key}.moves_per_second", max(ours)
        yield f"rules.{key}.ratio_to_python_chess", max(ours) / max(theirs)


def _speed(play: Any, number: int) -> float:
    """Moves per second over whole games."""
    moves, game, began = 0, 0, time.perf_counter()
    while time.perf_counter() - began < SLICE:
        moves += play(number * 1000 + game)
        game += 1
    return moves / (time.perf_counter() - began)


def _play(rules: Rules[Any], seed: int) -> int:
    match = kernel.random_match(rules, rules.seats[seed % len(rules.seats)], {}, b"bench%d" % seed)
    return sum(1 for _ in islice(match, (rules.endless or 100_000) + 1)) - 1


def _play_chess(seed: int) -> int:
    chance, board, moves = random.Random(seed), chess.Board(), 0
    while not board.is_game_over():
        board.push(chance.choice(list(board.legal_moves)))
        moves += 1
    return moves
