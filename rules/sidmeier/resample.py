"""Sid Meier's Civilization as it might be."""

from typing import Any

from rules import kernel
from rules.kernel import Position, Ready, Seat, Tape, Turn
from rules.sidmeier.battle import Fray, Join
from rules.sidmeier.exploring import QUIET
from rules.sidmeier.laws import known_picks
from rules.sidmeier.printed import face
from rules.sidmeier.purchase import Buy
from rules.sidmeier.reaction import Window
from rules.sidmeier.state import NOBODY, Token, World

LINES = 2
"""So many purchases others have prepared at most."""

Sealed = Window | Join | Fray


def redraw(p: Position[World, Any], viewer: Seat | None, tape: Tape) -> None:
    """Other tokens lie face down; others have answered, picked and prepared what they could have."""
    _lay_tokens(p.game, viewer, tape)
    for step in p.stack:
        match step:
            case Window() | Join():
                _seal(p.game, step, step.answers, {viewer}, tape)
            case Fray():
                _seal(p.game, step, step.picks, known_picks(p.game, step, viewer), tape)
    _prepare(p, viewer, tape)


def _lay_tokens(g: World, viewer: Seat | None, tape: Tape) -> None:
    """What somebody has looked at and left face down makes no noise when it is found (SM-B-TOK-05)."""
    hidden = {area: token for area, token in g.tokens.items() if not token.up and viewer not in token.seen}
    pool = sorted([*(token.id for token in hidden.values()), *g.box])
    quiet = [name for name in pool if face(name) in QUIET]
    tape.shuffle(quiet)
    for area, token in hidden.items():
        if token.seen:
            g.tokens[area] = Token(quiet.pop(), seen=token.seen)
    rest = sorted([*quiet, *(name for name in pool if face(name) not in QUIET)])
    tape.shuffle(rest)
    for area, token in hidden.items():
        if not token.seen:
            g.tokens[area] = Token(rest.pop())
    g.box = rest


def _seal(g: World, step: Sealed, sealed: dict[Seat, Any], known: set[Seat | None], tape: Tape) -> None:
    """Sealed answers, from what these players could have answered; when they came makes no difference."""
    answers = sorted(sealed.items())
    sealed.clear()
    for seat, answer in answers:
        if seat in known:
            sealed[seat] = answer
        else:
            _act(g, step, seat, tape)


def _prepare(p: Position[World, Any], viewer: Seat | None, tape: Tape) -> None:
    """Who buys later may have prepared anything, or nothing; so may who buys now and is asked something else."""
    g = p.game
    g.plans = {seat: lines for seat, lines in g.plans.items() if seat == viewer}
    buy = next((step for step in p.stack if isinstance(step, Buy)), None)
    if buy is None:
        return
    buyers = buy.later if buy is p.stack[-1] else [buy.seat, *buy.later]
    for seat in buyers:
        if seat != viewer and not g.players[seat].out:
            _plan(g, seat, tape)


def _plan(g: World, seat: Seat, tape: Tape) -> None:
    buy = Buy(NOBODY, [seat])
    for _ in range(tape.below(LINES + 1)):
        _act(g, buy, seat, tape)


def _act(g: World, step: Sealed | Buy, seat: Seat, tape: Tape) -> None:
    """One of the moves that a phase is about, by lot."""
    p = Position(g, [step])
    verb = tape.pick([verb for verb in step.verbs(g, seat) if verb != "withdraw"])
    node = step.ask(g, seat, kernel.sample(p, seat, tape, (verb,)))
    assert isinstance(node, Ready)
    step.act(Turn(p, tape), seat, node.action)
