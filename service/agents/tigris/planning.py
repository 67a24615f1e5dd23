"""How the strong player thinks: whole turns, found as if others held nothing, and judged where they hold something."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations, islice
from typing import Any

from rules import kernel
from rules.kernel import Count, Illegal, Many, One, Path, Position, Ready, Seat, Tape, View, waiting
from rules.tigris import RULES
from rules.tigris.act import Act
from rules.tigris.board import COLOURS, OFF
from rules.tigris.view import TigrisView
from service.agents import Ask
from service.agents.tigris.answers import answer
from service.agents.tigris.mind import Mind
from service.agents.tigris.options import options
from service.agents.tigris.strikes import strikes
from service.agents.tigris.worth import Stand, stand, worth
from service.thinking.imagination import Imagine, after, make
from service.thinking.turns import Plan, Turns

BROAD, WIDTH = 24, 6
"""Actions that are tried, and how many of them are followed by a second."""
PLANS, WORLDS = 8, 12
"""Turns with conflicts that are judged, in so many worlds."""
ANSWERS = 12
"""Answers to one question that are tried."""
ACTIONS = ("leader", "tile", "swap", "withdraw", "catastrophe")
BLANK = "blank"


@dataclass(frozen=True)
class Thought:
    """A seat that thinks about what it sees."""

    seat: Seat
    begun: Stand
    world: Position[Any, Any]
    imagine: Callable[[], Position[Any, Any]]

    @cached_property
    def worlds(self) -> list[Position[Any, Any]]:
        """Where conflicts are judged."""
        return [self.world, *(self.imagine() for _ in range(WORLDS - 1))]

    def best_turn(self, tape: Tape) -> Path:
        """The first move of the best turn. What comes to a conflict is judged by its mean."""
        turns = Turns(RULES, moves, is_same_turn, self.value, policy)
        plans = turns.plans(_unarmed(self.world, self.seat), self.seat, WIDTH, tape)
        peaceful = next((number for number, plan in enumerate(plans) if not self._is_fought(plan)), len(plans))
        fought, best = plans[:peaceful][:PLANS], plans[peaceful : peaceful + 1]
        judged = [(plan.worth, plan) for plan in best] + [(self._judged(plan), plan) for plan in fought]
        return max(judged, key=lambda pair: pair[0])[1].moves[0]

    def best_answer(self, ask: Ask) -> Path:
        """What else is asked, by what it leads to."""
        paths = in_earnest(RULES.view(self.world, self.seat), list(islice(answers(ask), ANSWERS)))
        return paths[0] if len(paths) == 1 else max(paths, key=self._answered)

    def value(self, p: Position[Any, Any], seat: Seat) -> float:
        """What a position is worth; in the middle of a conflict, what it is worth after that."""
        return worth(p if _is_calm(p) else settled(RULES.copy(p)), seat, self.begun)

    def _is_fought(self, plan: Plan) -> bool:
        """Whether the own tiles or those of others have decided a conflict: somebody's leader is gone."""
        leaders = zip(self.world.game.leaders, plan.position.game.leaders, strict=True)
        return any(path[0] == "commit" for path in plan.moves) or any(now == OFF != then for then, now in leaders)

    def _judged(self, plan: Plan) -> float:
        """What becomes of a turn in the mean of all worlds."""
        acts = [path for path in plan.moves if path[0] in ACTIONS]
        return sum(self._acted(RULES.copy(world), list(acts)) for world in self.worlds) / len(self.worlds)

    def _acted(self, p: Position[Any, Any], acts: list[Path]) -> float:
        """The position after these actions; what can no longer be done is left undone."""
        turn = RULES.copy(p)
        while p.stack and is_same_turn(turn, p):
            up = waiting(p)[0]
            if isinstance(p.stack[-1], Act):
                path = acts.pop(0) if acts else ("pass",)
                make(p, up, path if _is_allowed(p, up, path) else ("pass",), Tape(b"act"))
            else:
                make(p, up, policy(p, up), Tape(b"act"))
        return self.value(p, self.seat)

    def _answered(self, path: Path) -> float:
        """What an answer leads to in the mean of all worlds."""
        found = [after(RULES, world, self.seat, path, Tape(b"answer")) for world in self.worlds]
        return sum(self.value(p, self.seat) for p in found) / len(found)


def thought(view: TigrisView, seat: Seat, imagine: Imagine, tape: Tape) -> Thought:
    """What a seat thinks with. In all worlds others have the points that are usual, where theirs are hidden."""
    first = imagine(tape)
    begun = stand(first, seat, view)

    def usual(world: Position[Any, Any]) -> Position[Any, Any]:
        for other in range(view.seats):
            if other != seat and not begun.seen:
                world.game.points[other], world.game.jokers[other] = [round(begun.pace)] * len(COLOURS), 0
        return world

    return Thought(seat, begun, usual(first), lambda: usual(imagine(tape)))


def moves(p: Position[Any, Any], seat: Seat) -> list[Path]:
    """The actions that look best; another question has one answer."""
    mind, ask = mind_of(p, seat)
    path = answer(mind, ask)
    if path is not None:
        return [path]
    found = sorted(options(mind, ask), key=lambda option: -option[0])
    best = [path for _, path in found[:BROAD]]
    others = (*_first_of_each([path for _, path in found]), *strikes(mind), *_ends(mind))
    return [*best, *(path for path in others if path not in best)]


def policy(p: Position[Any, Any], seat: Seat) -> Path:
    """The best action by its own lights, on a bare position; leaders stay where they are, for the sake of speed."""
    mind, ask = mind_of(p, seat)
    return answer(mind, ask) or max(options(mind, ask, settled=True), key=lambda option: option[0])[1]


def mind_of(p: Position[Any, Any], seat: Seat) -> tuple[Mind, Ask]:
    step, view = p.stack[-1], RULES.view(p, seat)
    assert isinstance(view, TigrisView)
    return Mind(view, seat), lambda path: step.ask(p.game, seat, path)


def answers(ask: Ask, path: Path = ()) -> Iterator[Path]:
    """Everything that can be answered to a question."""
    match ask(path):
        case Ready():
            yield path
        case Count(lo=lo, hi=hi):
            yield from ((*path, number) for number in range(lo, hi + 1))
        case Many(choices=choices, lo=number):
            yield from ((*path, tuple(choice.key for choice in some)) for some in combinations(choices, number))
        case One(choices=choices):
            for choice in choices:
                yield from answers(ask, (*path, choice.key))


def in_earnest(view: View, paths: list[Path]) -> list[Path]:
    """Who has begun a revolt means to win it: so many tiles as can, if any number can. Else one who doubts anew would
    lose, come back, doubt again, and give a point to the other each time."""
    assert isinstance(view, TigrisView)
    dispute = view.dispute
    if dispute is None or dispute.added is not None or view.union is not None:
        return paths
    mine, theirs = map(len, dispute.backing)
    return [path for path in paths if mine + int(str(path[1])) > theirs] or paths


def _is_calm(p: Position[Any, Any]) -> bool:
    """Whether nothing is asked but the next action."""
    return not p.stack or isinstance(p.stack[-1], Act)


def settled(p: Position[Any, Any]) -> Position[Any, Any]:
    """The position when everything is answered, in place."""
    while not _is_calm(p):
        up = waiting(p)[0]
        make(p, up, policy(p, up), Tape(b"settled"))
    return p


def _first_of_each(paths: list[Path]) -> Iterable[Path]:
    """The best of its kind: where many cells are good for a leader, a tile may still be better."""
    first = dict[Path, Path]()
    for path in paths:
        first.setdefault(path[:2] if path[0] in ("leader", "tile") else path[:1], path)
    return first.values()


def _ends(mind: Mind) -> Iterator[Path]:
    """A swap for which the bag has not enough tiles ends the match."""
    if mind.view.bag < sum(mind.hand.values()):
        yield ("swap", tuple((name, number) for name, number in mind.hand.items() if number))


def _unarmed(world: Position[Any, Any], seat: Seat) -> Position[Any, Any]:
    """The same world, where others hold nothing that could decide a conflict."""
    p = RULES.copy(world)
    for other in range(p.game.seats):
        if other != seat:
            p.game.hands[other] = [BLANK] * len(p.game.hands[other])
    return p


def is_same_turn(p: Position[Any, Any], now: Position[Any, Any]) -> bool:
    same: bool = now.stack[0] == p.stack[0]
    return same


def _is_allowed(p: Position[Any, Any], seat: Seat, path: Path) -> bool:
    try:
        return isinstance(kernel.ask(p, seat, path), Ready)
    except Illegal:
        return False
