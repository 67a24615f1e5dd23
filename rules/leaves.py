"""Several questions on one panel: continuations of a move, each a tap, as many as fit.

A leaf answers the question that is asked and, where few answers follow, the next ones too. Its answers are opened one
by one, the one with the fewest first; below them, and where the same number follows behind every word, all siblings are
opened together or none, so that a panel stays regular. Where only numbers follow, and too many of them, each shows its
least two, its greatest if there is room, and the way to the others. What the rules refuse is left out, and of choices
that look alike (two tools of one value) the first stand for all.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import cached_property
from itertools import islice

from msgspec import Struct
from msgspec.structs import replace

from rules.message import Illegal
from rules.questions import Answer, Count, Many, Node, Path, Question, Ready, Split, answers, keys, only, spots

Ask = Callable[[Path], Node]
"""What is asked behind these words."""
FEW_HEAPS = 8
"""So many ways of choosing several things are leaves; more are gathered otherwise."""
ASKS = 60
"""So many questions are looked at for one panel."""
LEAST, MOST = 3, 4
"""Taps for a number too wide for a panel: the least two, the greatest if there is room, and the way to the others."""
WIDE = 100
"""Questions with so many answers are all alike: too wide for a panel."""


class Leaf(Struct, frozen=True, dict=True):
    """Words behind those that are chosen, with the questions they answer, and what is asked behind them."""

    words: Path
    asked: tuple[Question, ...]
    node: Node

    @cached_property
    def told(self) -> list[tuple[Question, Answer]]:
        """What is chosen by a tap, and its place; what else follows of itself is not said."""
        pairs = list(zip(self.asked, self.words, strict=True))
        placed = [pair for pair in pairs if any(spots(*pair))][-1:]
        told = [pair for pair in pairs if only(pair[0]) is None or pair in placed]
        return told or pairs[:1]

    @cached_property
    def place(self) -> str | None:
        """Where a tap is about: the last place that it names."""
        named = [spot for node, word in zip(self.asked, self.words, strict=True) for spot in spots(node, word)]
        return named[-1] if named else None


Fits = Callable[[Leaf], bool]


class _Budget:
    """Asks so often, and not for ever."""

    def __init__(self, ask: Ask) -> None:
        self._ask, self.left = ask, ASKS

    def ask(self, path: Path) -> Node | None:
        """None: the rules refuse these words."""
        self.left -= 1
        try:
            return self._ask(path)
        except Illegal:
            return None


def leaves(ask: Ask, path: Path, most: int, fits: Fits = lambda _: True) -> tuple[Leaf, ...]:
    """At most so many taps with which the move can go on; none if the question alone has more answers.

    `fits` may refuse a leaf, for example one that cannot be labelled: then its question is not opened."""
    budget = _Budget(ask)
    node = ask(path)
    if isinstance(node, Ready) or not is_short(node, most):
        return ()
    first = list(_answered(budget, path, node))
    groups = _groups(path, first)
    for number in sorted(range(len(groups)), key=lambda i: _width(groups[i])):
        room = most - sum(map(len, groups)) + len(groups[number])
        groups[number] = _opened(budget, path, groups[number], room, fits)
    order = {leaf.words[0]: number for number, leaf in enumerate(first)}
    return tuple(sorted((leaf for group in groups for leaf in group), key=lambda leaf: order[leaf.words[0]]))


def as_offered(ask: Ask, path: Path) -> Path:
    """The same move, with the choices that stand for those that look alike."""
    words: Path = ()
    for answer in path:
        node = ask(words)
        words = (*words, _first_alike(node, _looks(node), keys(answer)) if isinstance(node, Many) else answer)
    return words


def _groups(path: Path, first: list[Leaf]) -> list[list[Leaf]]:
    """What is opened together: behind a verb, all if the same number of answers follows, else those with numbers."""
    if path and len({_width([leaf]) for leaf in first}) == 1:
        return [first]
    numbers = [leaf for leaf in first if path and isinstance(leaf.node, Count)]
    return [*filter(None, [numbers]), *([leaf] for leaf in first if leaf not in numbers)]


def is_short(node: Question, most: int) -> bool:
    """Whether every answer can have a tap of its own."""
    heaps = isinstance(node, Many | Split) and node.hi > 1
    few = min(most, FEW_HEAPS) if heaps else most
    return sum(1 for _ in islice(_ways(node), few + 1)) <= few


def _ways(node: Question) -> Iterator[Answer]:
    """Every answer, once for all that look alike."""
    looks = _looks(node) if isinstance(node, Many) else []
    for answer in answers(node):
        if not isinstance(node, Many) or _first_alike(node, looks, keys(answer)) == answer:
            yield answer


def _looks(node: Many) -> list[int]:
    """Which choice each looks like: itself, or an earlier one. A word is seen only where it is the name."""
    seen = [replace(choice, key="") if choice.label else choice for choice in node.choices]
    return [seen.index(one) for one in seen]


def _first_alike(node: Many, looks: list[int], named: tuple[str, ...]) -> tuple[str, ...]:
    """As many choices of each look, the first of them."""
    wanted = [look for choice, look in zip(node.choices, looks, strict=True) if choice.key in named]
    alike = enumerate(zip(node.choices, looks, strict=True))
    return tuple(choice.key for at, (choice, look) in alike if looks[:at].count(look) < wanted.count(look))


def _opened(budget: _Budget, path: Path, group: list[Leaf], room: int, fits: Fits) -> list[Leaf]:
    """The same taps one question further, all of them or none, and so on."""
    while any(not isinstance(leaf.node, Ready) for leaf in group):
        below = [_below(budget, path, leaf, room) for leaf in group]
        opened = [leaf for part in below for leaf in part]
        if not all(below) or len(opened) > room or budget.left < 0 or not all(map(fits, opened)):
            return _begun(budget, path, group, room, fits)
        group = opened
    return group


def _begun(budget: _Budget, path: Path, group: list[Leaf], room: int, fits: Fits) -> list[Leaf]:
    """The same taps, each with some of the numbers that follow, as many as there is room for."""
    each = min(room // len(group), MOST)
    if each < LEAST or any(isinstance(leaf.asked[-1], Count) for leaf in group):
        return group
    opened = [one for leaf in group for one in _numbered(budget, path, leaf, each)]
    return opened if budget.left >= 0 and all(map(fits, opened)) else group


def _numbered(budget: _Budget, path: Path, leaf: Leaf, each: int) -> list[Leaf]:
    """All numbers if there are so few, else those that are most often meant, and the tap itself for the others."""
    match leaf.node:
        case Count(lo=lo, hi=hi) if hi - lo >= each:
            return [*_answers_of(budget, path, leaf, (lo, lo + 1, hi)[: each - 1]), leaf]
        case Count():
            return _answers_of(budget, path, leaf)
    return [leaf]


def _below(budget: _Budget, path: Path, leaf: Leaf, room: int) -> list[Leaf]:
    """The answers to what is asked behind a leaf; none if there are too many."""
    if isinstance(leaf.node, Ready):
        return [leaf]
    if not is_short(leaf.node, room) or (isinstance(leaf.node, Count) and isinstance(leaf.asked[-1], Count)):
        return []  # of two numbers side by side nobody knows which is which
    return _answers_of(budget, path, leaf)


def _answers_of(budget: _Budget, path: Path, leaf: Leaf, among: Sequence[Answer] | None = None) -> list[Leaf]:
    assert not isinstance(leaf.node, Ready)
    answered = _answered(budget, (*path, *leaf.words), leaf.node, among)
    return [Leaf((*leaf.words, *one.words), (*leaf.asked, *one.asked), one.node) for one in answered]


def _answered(budget: _Budget, path: Path, node: Question, among: Sequence[Answer] | None = None) -> Iterator[Leaf]:
    """Every answer that the rules allow, or some, with whatever follows of itself."""
    for answer in _ways(node) if among is None else among:
        words: Path = (answer,)
        asked: tuple[Question, ...] = (node,)
        behind = budget.ask((*path, *words))
        while behind is not None and not isinstance(behind, Ready) and (single := only(behind)) is not None:
            words, asked = (*words, single), (*asked, behind)
            behind = budget.ask((*path, *words))
        if behind is not None:
            yield Leaf(words, asked, behind)


def _width(group: list[Leaf]) -> int:
    """How many answers follow the first leaf."""
    nodes = [leaf.node for leaf in group[:1]]
    return sum(1 for node in nodes if not isinstance(node, Ready) for _ in islice(_ways(node), WIDE))
