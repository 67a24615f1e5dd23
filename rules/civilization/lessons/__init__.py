"""Positions of Civilization for lessons, put on the table in a few words."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from rules.civilization.course import FULL, PHASES, Course
from rules.civilization.editions import NEWEST
from rules.civilization.papers import is_calamity
from rules.civilization.printed import CIVILIZATION, STACKS, all_papers, kind, stack_of
from rules.civilization.state import Civ, Laid, Player, listed, setup_of
from rules.kernel import Position, Tape, Turn

NATIONS = ("crete", "thrace")


def lay(
    phase: str,
    tokens: Sequence[Mapping[str, int]],
    cities: Sequence[str] = ("", ""),
    hands: Sequence[str] = ("", ""),
    cards: Sequence[str] = ("", ""),
    treasury: Sequence[int] = (0, 0),
    space: Sequence[int] = (3, 3),
    calamity: str = "",
) -> Position[Civ, Any]:
    """A phase of the fifth round begins, Crete against Thrace: tokens by area, cities as `"attika achaia"`, hands as
    `"salt*3 iron"`, civilization cards as `"pottery drama"`. The calamity lies before the first player."""
    g = _table()
    for seat, player in enumerate(g.players):
        player.tokens, player.cities = dict(tokens[seat]), listed(cities[seat].split())
        player.treasury, player.space = treasury[seat], space[seat]
        player.hand = [_drawn(g, name) for name in _names(hands[seat])]
        player.dark = any(map(is_calamity, player.hand))
        player.cards = cards[seat].split()
        for card in player.cards:
            g.shop[card] -= 1
    if calamity:
        g.players[0].laid.append(Laid(_drawn(g, calamity)))
    t: Turn[Civ] = Turn(Position(g, [Course(FULL.index(phase) + 1)]), Tape(b"lesson"))
    PHASES[phase](t)
    t.run()
    return t.position


def _table() -> Civ:
    """Stacks lie unshuffled, the shop is full."""
    g = Civ(seats=len(NATIONS), round=5, order=[0, 1], edition=NEWEST)
    g.players = [Player(nation=nation) for nation in NATIONS]
    papers = all_papers()
    g.stacks = [[paper for paper in papers if stack_of(paper) == number] for number in range(1, STACKS + 1)]
    g.shop = {card: printed.copies for card, printed in CIVILIZATION.items()}
    g.shop["mysticism"] = setup_of(g).mysticism
    return g


def _drawn(g: Civ, name: str) -> str:
    """A card of this name out of its stack."""
    stack, paper = next((stack, paper) for stack in g.stacks for paper in stack if kind(paper) == name)
    stack.remove(paper)
    return paper


def _names(words: str) -> Iterator[str]:
    for word in words.split():
        name, _, number = word.partition("*")
        yield from [name] * int(number or 1)
