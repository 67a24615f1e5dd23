"""What a game is: a position, the steps that lead through it, the turn that changes it, and `Rules`, the game whole."""

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, ClassVar, Generic, TypeVar, Union

import msgspec
from msgspec import Struct

from rules.copying import copier
from rules.message import Event, Illegal, Msg, Seat, either, msg
from rules.questions import Node, Path
from rules.tape import Tape

S = TypeVar("S")
F = TypeVar("F")

RUNAWAY = 10_000
"""A step that goes on by itself more often than this, never will stop."""


class Position(Struct, Generic[S, F]):
    """The whole position: the game, and the steps that are under way, the topmost last. Empty stack: it is over."""

    game: S
    stack: list[F]


class Step(Struct, Generic[S], tag_field="step", tag=str.lower):
    """One box of the flow chart, on the stack while it lasts; its fields are what it has to remember."""

    forced: ClassVar[bool] = True
    """A single choice plays itself. False where others could learn something from that."""

    def waiting(self, g: S) -> Collection[Seat]:
        """Who must answer; nobody: it goes on by itself."""
        return ()

    def allowed(self, g: S) -> Collection[Seat]:
        """Who may act."""
        return self.waiting(g)

    def ask(self, g: S, seat: Seat, path: Path) -> Node:
        """The next question after these answers, or the action that they make. Changes nothing."""
        raise NotImplementedError

    def play(self, t: "Turn[S]", seat: Seat, action: Any) -> None:
        """The effect of an action."""
        raise NotImplementedError

    def proceed(self, t: "Turn[S]") -> None:
        """What happens when nobody is waited for: t.call, t.goto or t.done."""
        t.done()

    def default(self, g: S, seat: Seat) -> Path | None:
        """What the clock plays for somebody who sleeps; None: the first of everything that is offered."""
        return None

    def ahead(self, g: S, seat: Seat) -> "Mapping[str, Step[S]]":
        """Steps that will ask this seat later, by their occasion and as they would be now: these can be prepared."""
        return {}

    def occasion(self, g: S, seat: Seat) -> str:
        """What this moment is called, so that moves prepared for it are played at no other."""
        return occasion(type(self), getattr(g, "round", 0))


def occasion(step: type[Step[Any]], *which: object) -> str:
    """The name of an occasion: the step, and what tells it from others of its kind; as a rule the round."""
    return "-".join(map(str, (step.__name__.lower(), *which)))


class Turn(Generic[S]):
    """The private copy of a position while a move changes it."""

    def __init__(self, position: Position[S, Any], tape: Tape) -> None:
        self.position = position
        self.g: S = position.game
        self.tape = tape
        self.log: list[Event] = []

    def call(self, step: Step[S]) -> None:
        """An interruption: the step below goes on when this one is done."""
        self.position.stack.append(step)

    def goto(self, step: Step[S]) -> None:
        """This step ends and that one takes its place."""
        self.position.stack[-1] = step

    def done(self) -> None:
        self.position.stack.pop()

    def end(self) -> None:
        """The game is over."""
        self.position.stack.clear()

    def tell(self, msg: Msg, to: Collection[Seat] | None = None) -> None:
        """A line of the log, for all or for some."""
        self.log.append(Event(msg, None if to is None else tuple(to)))

    def run(self, floor: int = 0) -> Collection[Seat]:
        """Goes on until somebody has to decide, or no more than so many steps are left; none: the game is over.
        Tells who is waited for."""
        stack = self.position.stack
        for _ in range(RUNAWAY):
            if len(stack) <= floor:
                return ()
            waiting: Collection[Seat] = stack[-1].waiting(self.g)
            if waiting:
                return waiting
            stack[-1].proceed(self)
        raise RuntimeError(f"step {type(stack[-1]).__name__} goes round in circles")


class Option(Struct, frozen=True):
    """A variant chosen in the lobby; the first value is the rulebook's.

    `where` names another option and the values of it with which this one has an effect."""

    key: str
    values: tuple[str, ...]
    where: tuple[str, tuple[str, ...]] | None = None

    @property
    def default(self) -> str:
        return self.values[0]

    def matters(self, options: "Options") -> bool:
        """Whether it has an effect with the other options as they are."""
        return self.where is None or options[self.where[0]] in self.where[1]


class Result(Struct, frozen=True):
    """The end: points and places per seat (1 has won, ties share), why it ended, and where the points come from."""

    points: tuple[int, ...]
    places: tuple[int, ...]
    reason: Msg
    notes: tuple[Msg, ...] = ()


class View(Struct, frozen=True, kw_only=True):
    """What every game's view begins with."""

    viewer: Seat | None
    seats: int
    up: tuple[Seat, ...]
    phase: Msg
    result: Result | None = None


class Outcome(Struct, frozen=True):
    """What a move led to."""

    position: Position[Any, Any]
    path: Path
    log: tuple[Event, ...]
    draws: tuple[int, ...]
    spots: tuple[str, ...]
    secret: bool


Options = Mapping[str, str]


@dataclass(frozen=True)
class Rules(Generic[S]):
    """A game, whole. All that the outside may know of it."""

    key: str
    version: int
    """The newest edition of its rules; a state in which editions differ has the field `edition: int = 1`."""
    seats: range
    options: tuple[Option, ...]
    verbs: Mapping[str, tuple[str, ...]]
    """First word of a move -> names of its further words."""
    state: type[S]
    steps: tuple[type[Step[S]], ...]
    view_type: type[View]
    blank: Callable[[int, Options], S]
    deal: Callable[[Turn[S]], None]
    """Set-up with chance; puts the first step on the stack."""
    view: Callable[[Position[S, Any], Seat | None], View]
    """What a viewer may see, built from nothing. None: a spectator."""
    secrets: Callable[[Position[S, Any], Seat | None], frozenset[str]]
    """Ids of the things that this viewer must not learn; each id occurs in the position as a string of its own."""
    result: Callable[[Position[S, Any]], Result | None]
    check: Callable[[Position[S, Any]], None]
    """Conservation laws; raises AssertionError."""
    redraw: Callable[[Position[S, Any], Seat | None, Tape], None]
    """Draws everything anew, in place, that a viewer has no right to know: see `resample`."""
    hints: Callable[[Position[S, Any], Outcome], frozenset[str]] = lambda *_: frozenset()
    """Things of which a move rightly tells something, though they are hidden afterwards; for the proof of secrecy."""
    ways: frozenset[str] = frozenset()
    """First words of moves that go from place to place; those of all other moves are a set."""
    endless: int = 0
    """Random play need not end by itself; so many moves are taken for a game. 0: it ends."""

    @property
    def editions(self) -> range:
        """Every edition that can still be played."""
        return range(1, self.version + 1)

    def is_way(self, line: str) -> bool:
        """Whether the places of a move are passed one after the other, so that arrows may join them."""
        return line.partition(" ")[0] in self.ways

    @cached_property
    def position_type(self) -> Any:
        return Position[self.state, Union[self.steps]]  # type: ignore[name-defined]  # noqa: UP007

    @cached_property
    def _encoder(self) -> msgspec.msgpack.Encoder:
        return msgspec.msgpack.Encoder()

    @cached_property
    def _decoder(self) -> "msgspec.msgpack.Decoder[Position[S, Any]]":
        return msgspec.msgpack.Decoder(self.position_type)

    def encode(self, p: Position[S, Any]) -> bytes:
        return self._encoder.encode(p)

    def decode(self, data: bytes) -> Position[S, Any]:
        return self._decoder.decode(data)

    @cached_property
    def copy(self) -> Callable[[Position[S, Any]], Position[S, Any]]:
        """A position of its own: what happens to it does not happen to the first."""
        return copier(self.position_type)

    def resample(self, p: Position[S, Any], viewer: Seat | None, tape: Tape) -> Position[S, Any]:
        """The position as it might be for all that the viewer's view shows; it never knows more than the view.

        The only source of imagined positions. It may forget what a clever player could deduce."""
        imagined = self.copy(p)
        self.redraw(imagined, viewer, tape)
        return imagined

    def choose(self, options: Options) -> dict[str, str]:
        """Every option of the game with its value; Illegal where one does not exist."""
        for key, value in options.items():
            known = next((option for option in self.options if option.key == key), None)
            if known is None:
                raise Illegal(msg("kernel-unknown-option", option=key))
            if value not in known.values:
                raise Illegal(msg("kernel-unknown-value", option=key, value=value, offers=either(known.values)))
        return {option.key: options.get(option.key, option.default) for option in self.options}

    def effective(self, options: Options) -> list[tuple[Option, str]]:
        """The options that have an effect with the others as they are, and their values."""
        chosen = self.choose(options)
        return [(option, chosen[option.key]) for option in self.options if option.matters(chosen)]
