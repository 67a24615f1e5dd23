"""What turned a match: how the hopes of victory changed with a decision, and what the strong player would have done.

It thinks in processes of its own. The hopes after a move are an estimate: the usual computer players play on a little
in a few worlds, and the mean of the game's own outlook on the way is taken. What the strong player would have done is
found out with what the mover knew: all the rest is imagined. Every budget is counted, so that the same match always
gets the same answer.
"""

from importlib import import_module
from math import exp
from typing import Any

from msgspec import Struct

from rules import GAMES, kernel
from rules.kernel import Arg, Msg, Path, Position, Rules, Tape
from service import agents
from service.review_course import Decision
from service.thinking.imagination import Luck, after, make

CHANCE = b"review"
"""Ties are broken, and hidden things imagined, by a stream that has nothing to do with the match."""
WORLDS, MOVES = 3, 20
"""So many worlds are played on, with so many moves each."""

Hopes = tuple[float, ...]
"""Everybody's share of the hopes of victory; 1 in all."""


class Advice(Struct, frozen=True):
    """What was done, what the strong player would have done, why, and what that would have left more of the hopes."""

    moment: Msg
    """When that was, in the game's own time."""
    played: Arg
    """What was done, as people call it."""
    better: Arg | None = None
    """None: the same."""
    reasons: tuple[Msg, ...] = ()
    gain: float = 0.0


def hopes(game: str, state: bytes) -> Hopes:
    """The hopes in a position, all of it known."""
    rules = GAMES[game]
    return _mean([_later(rules, rules.decode(state), Luck(number)) for number in range(WORLDS)])


def advise(game: str, decision: Decision) -> Advice:
    """What the strong player would have done, knowing what the mover knew."""
    rules, seat = GAMES[game], decision.seat
    p = rules.decode(decision.state)
    own = rules.resample(p, seat, Tape(CHANCE, -1))
    played = kernel.resolve(own, seat, kernel.read(decision.line)[0])
    best = agents.choose(agents.levels(game)[-1], rules, own, seat, Tape(CHANCE, 0))
    done = rules.view(own, seat).phase, kernel.told(own, seat, played)
    if best == played:
        return Advice(*done)
    gain = _after(rules, p, decision, best)[seat] - _after(rules, p, decision, played)[seat]
    reasons = agents.reasons(rules, own, seat, best)
    return Advice(*done, kernel.told(own, seat, best), reasons, gain)


def _after(rules: Rules[Any], p: Position[Any, Any], decision: Decision, path: Path) -> Hopes:
    """The hopes after a move, in worlds as the mover might have imagined them."""
    found = []
    for number in range(WORLDS):
        world, luck = rules.resample(p, decision.seat, Tape(CHANCE, number)), Luck(number)
        found.append(_later(rules, after(rules, world, decision.seat, path, luck.on("now")), luck))
    return _mean(found)


def _later(rules: Rules[Any], p: Position[Any, Any], luck: Luck) -> Hopes:
    """The hopes while the usual players go on a little; their mean, for whoever has just moved looks better."""
    found = [_shares(rules.key, p)]
    while p.stack and len(found) <= MOVES:
        up = kernel.waiting(p)[0]
        path = agents.choose(agents.USUAL, rules, p, up, luck.on(f"choice/{up}"))
        make(p, up, path, luck.on(f"{p.stack[-1].occasion(p.game, up)}/{up}/{kernel.write(path)}"))
        found.append(_shares(rules.key, p))
    return _mean(found)


def _shares(game: str, p: Position[Any, Any]) -> Hopes:
    """By the game's own outlook: who is clearly ahead has most of the hopes."""
    standing = import_module(f"service.agents.{game}.standing")
    outlook = standing.outlook(p)
    best = max(outlook)
    weights = [exp((value - best) / standing.SPREAD) for value in outlook]
    return tuple(weight / sum(weights) for weight in weights)


def _mean(found: list[Hopes]) -> Hopes:
    return tuple(sum(shares) / len(found) for shares in zip(*found, strict=True))
