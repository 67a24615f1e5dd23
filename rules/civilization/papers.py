"""Trade cards: what sets are worth, drawing, and putting back."""

from collections import Counter
from collections.abc import Iterable

from rules.civilization.printed import CALAMITIES, KINDS, RANK, VALUE, Kind, Paper, kind, kind_name, stack_of
from rules.civilization.state import Civ
from rules.kernel import Choice, Msg, Seat, Turn, msg, several

Papers = Iterable[Paper]


def worth(papers: Papers) -> int:
    """The combined value of cards used together (CIV-51-a)."""
    return worth_of(Counter(map(kind, papers)))


def worth_of(kinds: Counter[Kind]) -> int:
    return sum(VALUE[name] * number * number for name, number in kinds.items() if name in VALUE)


def held(g: Civ, seat: Seat) -> Counter[Kind]:
    """A hand, sorted by kind."""
    return counted(g.players[seat].hand)


def counted(papers: Papers) -> Counter[Kind]:
    return Counter(sorted(map(kind, papers), key=RANK.__getitem__))


def goods_in(kinds: Counter[Kind]) -> list[Kind]:
    return [name for name in kinds if name in VALUE]


def pull(hand: list[Paper], kinds: Iterable[tuple[Kind, int]]) -> list[Paper]:
    """Cards of these kinds out of a hand, which stays as it is."""
    chosen: list[Paper] = []
    for name, number in kinds:
        chosen += [paper for paper in hand if kind(paper) == name][:number]
    return chosen


def put_back(t: Turn[Civ], papers: Papers) -> None:
    """Cards go under their stacks, those of one stack in random order (CIV-43.10-w)."""
    piles: dict[int, list[Paper]] = {}
    for paper in papers:
        piles.setdefault(stack_of(paper), []).append(paper)
    for number, pile in sorted(piles.items()):
        t.tape.shuffle(pile)
        t.g.stacks[number - 1][:0] = pile


def give_up(t: Turn[Civ], seat: Seat, papers: list[Paper]) -> None:
    """Cards leave a hand for their stacks."""
    player = t.g.players[seat]
    player.hand = [paper for paper in player.hand if paper not in papers]
    player.dark = player.dark and bool(player.hand)
    put_back(t, papers)


def kind_choice(name: Kind) -> Choice:
    return Choice(name, kind_name(name))


EVERY_KIND = tuple(map(kind_choice, KINDS))


def wording(kinds: Counter[Kind]) -> Msg:
    """`3 grain, 1 salt`."""
    items = [msg("civilization-some", number=number, kind=kind_name(name)) for name, number in kinds.items()]
    return msg("civilization-cards", list=several(items)) if items else msg("civilization-nothing")


def is_red(paper: Paper) -> bool:
    return kind(paper) in CALAMITIES and CALAMITIES[kind(paper)].red


def is_calamity(paper: Paper) -> bool:
    return kind(paper) in CALAMITIES
