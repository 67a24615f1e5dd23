"""The ground all games stand on: what a game is, and the one function that changes a position.

A game is a set of steps. The step on top of the stack says whom it waits for, what it asks them, and what their answer
does. A move is a path of answers; written as one line it is the notation. The kernel knows no game.
"""

import re
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, ClassVar, Generic, TypeVar, Union

import msgspec
from msgspec import Struct

from rules.copying import copier
from rules.message import Arg, Event, Illegal, Msg, Seat, Several, Who, either, msg, no, several
from rules.questions import (
    Answer,
    Choice,
    Count,
    Many,
    Names,
    Node,
    One,
    Path,
    Question,
    Ready,
    Split,
    answers,
    called,
    keys,
    longest,
    only,
    parts,
    pick,
    plain,
    spots,
    take,
    write_answer,
)
from rules.tape import Tape, TapeError

__all__ = [
    "Answer", "Arg", "Choice", "Count", "Event", "Illegal", "Many", "Msg", "Names", "Node", "One", "Option", "Options",
    "Outcome", "Path", "Position", "Question", "Ready", "Result", "Rules", "Seat", "Several", "Split", "Step", "Tape",
    "TapeError", "Turn", "View", "Who", "ahead", "allowed", "apply", "ask", "default", "either", "forced", "foresee",
    "keys", "learnt", "legal", "msg", "no", "occasion", "parts", "plain", "read", "resolve", "sample", "setup",
    "several", "told", "undoable", "viewers", "waiting", "write",
]  # fmt: skip

S = TypeVar("S")
F = TypeVar("F")

RUNAWAY = 10_000
"""A step that goes on by itself more often than this, never will stop."""

TRIES = 20
"""How often `sample` draws before it falls back on a question's hint."""

LONGEST_LINE = 4_000
TOKEN = re.compile(r"\{[^{}]*\}|[^\s{}]+")


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
        _Sampled.forget(position)
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


class _Sampled:
    """The questions along the move that was sampled last: when it is made, its words are checked against these
    instead of asking them all again."""

    last: "ClassVar[_Sampled | None]" = None

    def __init__(self, position: Position[Any, Any], seat: Seat) -> None:
        self.position = position
        self.seat = seat
        self.nodes: dict[Path, Node] = {}
        _Sampled.last = self

    def ask(self, path: Path) -> Node:
        """What the step on top of the stack asks after these answers."""
        node: Node = self.position.stack[-1].ask(self.position.game, self.seat, path)
        self.nodes[path] = node
        return node

    @classmethod
    def known(cls, p: Position[Any, Any], seat: Seat) -> dict[Path, Node]:
        last = cls.last
        return last.nodes if last and last.position is p and last.seat == seat else {}

    @classmethod
    def forget(cls, p: Position[Any, Any]) -> None:
        """The position changes."""
        if cls.last and cls.last.position is p:
            cls.last = None


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


def setup(rules: Rules[S], seats: int, options: Options, tape: Tape, version: int | None = None) -> Outcome:
    """The position in which the first player is asked, under the newest rules or those of an older edition."""
    if seats not in rules.seats:
        raise Illegal(msg("kernel-seats", lo=rules.seats[0], hi=rules.seats[-1]))
    t = Turn(Position(rules.blank(seats, rules.choose(options)), []), tape)
    if hasattr(t.g, "edition"):
        t.g.edition = rules.version if version is None else version
    rules.deal(t)
    t.run()
    return Outcome(t.position, (), tuple(t.log), tuple(tape.draws), (), True)


def waiting(p: Position[S, Any]) -> tuple[Seat, ...]:
    """Who must answer, in the order of the seats."""
    return tuple(sorted(p.stack[-1].waiting(p.game))) if p.stack else ()


def allowed(p: Position[S, Any]) -> tuple[Seat, ...]:
    """Who may act."""
    return tuple(sorted(p.stack[-1].allowed(p.game))) if p.stack else ()


def ask(p: Position[S, Any], seat: Seat, path: Sequence[Answer], names: Names | None = None) -> Node:
    """What is asked of a seat after these words; Illegal if one of them was not offered."""
    return _walk(p, seat, path, names)[1]


def resolve(p: Position[S, Any], seat: Seat, words: Sequence[Answer], names: Names | None = None) -> Path:
    """The answers that words mean, as far as they go."""
    return _walk(p, seat, words, names)[0]


def apply(
    rules: Rules[S],
    p: Position[S, Any],
    seat: Seat,
    words: Sequence[Answer],
    tape: Tape,
    names: Names | None = None,
) -> Outcome:
    """The position after a move; the one given stays as it was."""
    path, node, places = _whole(p, seat, words, names)
    t = Turn(rules.copy(p), tape)
    t.position.stack[-1].play(t, seat, node.action)
    t.run()
    return Outcome(t.position, path, tuple(t.log), tuple(tape.draws), tuple(dict.fromkeys(places)), node.secret)


def legal(p: Position[S, Any], seat: Seat, path: Path = ()) -> Iterator[Path]:
    """Every move, one by one as they are needed."""
    try:
        node = p.stack[-1].ask(p.game, seat, path)
    except Illegal:
        return  # a combination that no single question can rule out
    if isinstance(node, Ready):
        yield path
        return
    for answer in answers(node):
        yield from legal(p, seat, (*path, answer))


def sample(p: Position[S, Any], seat: Seat, tape: Tape, path: Path = ()) -> Path:
    """A random move, without listing the others; one that begins with these answers, if some are given."""
    sampled = _Sampled(p, seat)
    node = sampled.ask(path)
    while not isinstance(node, Ready):
        path, node = _sample_word(sampled, path, node, tape)
    return path


def forced(p: Position[S, Any], seat: Seat) -> Path | None:
    """The move of a seat that has no choice, unless that would tell others something."""
    step = p.stack[-1]
    if not step.forced or seat not in step.waiting(p.game):
        return None
    path: Path = ()
    node = step.ask(p.game, seat, path)
    while not isinstance(node, Ready):
        answer = only(node)
        if answer is None:
            return None
        path = (*path, answer)
        node = step.ask(p.game, seat, path)
    return path


def default(p: Position[S, Any], seat: Seat) -> Path:
    """What is played for somebody who sleeps."""
    step = p.stack[-1]
    chosen = step.default(p.game, seat)
    return chosen if chosen is not None else next(legal(p, seat))


def ahead(p: Position[S, Any], seat: Seat) -> dict[str, Position[S, Any]]:
    """Where a seat will be asked later, in that order: by occasion, the position as it would be now."""
    found = {}
    for place, below in reversed([*enumerate(p.stack)]):
        for name, step in below.ahead(p.game, seat).items():
            base = place if type(step) is type(below) else place + 1  # its own later turn takes its place
            found[name] = Position(p.game, [*p.stack[:base], step])
    return found


def foresee(rules: Rules[S], p: Position[S, Any], seat: Seat, words: Sequence[Answer]) -> Position[S, Any] | None:
    """The position after a move that is only thought of, as far as the step that asks goes; None if the move takes
    chance or shows the seat something hidden."""
    _, node, _ = _whole(p, seat, words, None)
    t = Turn(rules.copy(p), Tape(fixed=()))
    try:
        t.position.stack[-1].play(t, seat, node.action)
        t.run(len(p.stack) - 1)
    except TapeError:
        return None
    return t.position if rules.secrets(p, seat) <= rules.secrets(t.position, seat) else None


def undoable(rules: Rules[S], before: Position[S, Any], seat: Seat, outcome: Outcome) -> bool:
    """Nothing was drawn, nobody learnt anything that the mover did not know, and the mover still may act."""
    after = outcome.position
    return not outcome.draws and seat in allowed(after) and not learnt(rules, before, after, seat)


def learnt(rules: Rules[S], before: Position[S, Any], after: Position[S, Any], mover: Seat) -> bool:
    """Whether anybody knows something that was hidden from the mover too; own secrets are the mover's to show."""
    hidden = rules.secrets(before, mover)
    if not hidden:
        return False
    everybody = viewers(rules.view(after, None).seats)
    return any(hidden & rules.secrets(before, viewer) - rules.secrets(after, viewer) for viewer in everybody)


def viewers(seats: int) -> tuple[Seat | None, ...]:
    """Everybody who looks on: the seats, and the spectators."""
    return (*range(seats), None)


def told(p: Position[S, Any], seat: Seat, words: Sequence[Answer]) -> Arg:
    """A move of this position in words: what is chosen, as people call it."""
    path = resolve(p, seat, words)
    named: list[Arg] = []
    for length, answer in enumerate(path):
        node = ask(p, seat, path[:length])
        assert not isinstance(node, Ready)
        named.append(called(node, answer))
    return _then(named)


def _then(named: Sequence[Arg]) -> Arg:
    """One after the other."""
    return named[0] if len(named) == 1 else msg("kernel-then", first=named[0], then=_then(named[1:]))


def write(path: Sequence[Answer]) -> str:
    """A move as a line."""
    return " ".join(map(write_answer, path))


def read(line: str) -> list[list[str]]:
    """The words of a line, move by move: `move crete rhodes 2; end`."""
    if len(line) > LONGEST_LINE:
        raise Illegal(msg("kernel-too-long", most=LONGEST_LINE))
    moves = [_words(part) for part in _moves(line)]
    if not any(moves):
        raise Illegal(msg("kernel-empty"))
    return [words for words in moves if words]


def _moves(line: str) -> list[str]:
    if any(not character.isprintable() for character in line):
        raise Illegal(msg("kernel-unprintable"))
    return line.split(";")


def _words(part: str) -> list[str]:
    rest = TOKEN.sub("", part).strip()
    if rest:
        raise Illegal(msg("kernel-malformed", word=rest.split()[0]))
    return [re.sub(r"\s+", "", word) for word in TOKEN.findall(part)]


def _whole(
    p: Position[S, Any], seat: Seat, words: Sequence[Answer], names: Names | None
) -> tuple[Path, Ready, list[str]]:
    """Words that make a move."""
    path, node, places = _walk(p, seat, words, names)
    if not isinstance(node, Ready):
        raise Illegal(msg("kernel-unfinished", line=write(path), ask=node.ask))
    return path, node, places


def _walk(
    p: Position[S, Any], seat: Seat, words: Sequence[Answer], names: Names | None
) -> tuple[Path, Node, list[str]]:
    """Asks question after question and checks every word before the rules see it."""
    if not p.stack:
        raise Illegal(msg("kernel-over"))
    step, known = p.stack[-1], _Sampled.known(p, seat)
    if seat not in step.allowed(p.game):
        raise Illegal(msg("kernel-not-you"))
    path: Path = ()
    places: list[str] = []
    node = known.get(path) or step.ask(p.game, seat, path)
    number = 0
    while number < len(words):
        if isinstance(node, Ready):
            raise Illegal(msg("kernel-too-many-words", word=write_answer(words[number]), line=write(path)))
        word, used = longest(node, words[number:], names) if names else (words[number], 1)
        answer = _taken(node, word, number + 1, names)
        places += spots(node, answer)
        path, number = (*path, answer), number + used
        node = known.get(path) or step.ask(p.game, seat, path)
    return path, node, places


def _taken(node: Question, word: Answer, number: int, names: Names | None) -> Answer:
    try:
        return take(node, word, names)
    except Illegal as refusal:
        if not refusal.msg.key.startswith("kernel-"):
            raise
        raise Illegal(msg("kernel-at-word", number=number, why=refusal.msg, ask=node.ask)) from None


def _sample_word(sampled: _Sampled, path: Path, node: Question, tape: Tape) -> tuple[Path, Node]:
    """One more word that leads on; single questions cannot rule out every combination."""
    if isinstance(node, One) and not node.choices:
        raise RuntimeError(f"there is nothing to choose after '{write(path)}'")
    for _ in range(TRIES):
        longer = (*path, pick(node, tape))
        try:
            return longer, sampled.ask(longer)
        except Illegal:
            continue
    hint = node.hint if isinstance(node, Many | Split) else None
    if hint is None:
        raise RuntimeError(f"no answer leads on after '{write(path)}'")
    longer = (*path, hint)
    return longer, sampled.ask(longer)
