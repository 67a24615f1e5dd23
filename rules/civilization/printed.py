"""The printed cards and tables."""

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

from msgspec import Struct, convert

from rules.kernel import Msg, msg

HERE = Path(__file__).parent
CARDS = tomllib.loads((HERE / "cards.toml").read_text(encoding="utf-8"))
TABLE = tomllib.loads((HERE / "nations.toml").read_text(encoding="utf-8"))

Card = str
"""A civilization card: `law`."""

Paper = str
"""A trade card in particular: `grain.3`, `epidemic.1`."""

Kind = str
"""What is on a trade card: `grain`, `epidemic`."""


class Calamity(Struct, frozen=True):
    stack: int
    red: bool


class Printed(Struct, frozen=True):
    """A civilization card."""

    price: int
    groups: tuple[str, ...]
    copies: int
    special: dict[Card, int] = {}
    needs: Card = ""


class Nation(Struct, frozen=True):
    """A track of the table: the first spaces of epochs 2 to 5, and the points printed on the last spaces."""

    epochs: tuple[int, int, int, int]
    points: tuple[int, ...]

    def epoch(self, space: int) -> int:
        return 1 + sum(space >= first for first in self.epochs)

    def demand(self, space: int) -> int:
        """The points printed on a space; 0 where none are."""
        place = space - (FINISH - len(self.points))
        return self.points[place] if 0 <= place < len(self.points) else 0


class Setup(Struct, frozen=True):
    """What is in play with so many players."""

    regions: tuple[str, ...]
    mysticism: int
    starts: dict[str, str]


FINISH: int = TABLE["finish"]
TOKENS: int = TABLE["tokens"]
TOKENS_OF_SEVEN: int = TABLE["tokens_of_seven"]
CITIES: int = TABLE["cities"]
SHIPS: int = TABLE["ships"]
EPOCHS: dict[str, int] = TABLE["epochs"]
NATIONS = convert(TABLE["nations"], dict[str, Nation])
ORDER = {nation: place for place, nation in enumerate(NATIONS)}
"""The order of the table."""
SETUPS = convert(TABLE["setup"], dict[str, Setup])

GOODS: dict[Kind, tuple[int, int]] = {kind: (row[0], row[1]) for kind, row in CARDS["goods"].items()}
VALUE: dict[Kind, int] = {kind: value for kind, (value, _) in GOODS.items()}
CALAMITIES = convert(CARDS["calamities"], dict[str, Calamity])
CIVILIZATION = convert(CARDS["cards"], dict[str, Printed])
GROUPS: dict[str, dict[str, Any]] = CARDS["groups"]
GOLD_PRICE: int = CARDS["gold_price"]
PACKET: int = CARDS["packet"]
KEEP: int = CARDS["keep"]
MOST: int = CARDS["most"]
STACKS = max(VALUE.values())
KINDS: tuple[Kind, ...] = (*GOODS, *CALAMITIES)
RANK = {kind: number for number, kind in enumerate(KINDS)}


@cache
def kind(paper: Paper) -> Kind:
    return paper.partition(".")[0]


@cache
def stack_of(paper: Paper) -> int:
    """The number of the stack that a trade card belongs to."""
    name = kind(paper)
    return VALUE[name] if name in VALUE else CALAMITIES[name].stack


@cache
def credit(owned: Card, bought: Card) -> int:
    """What an owned card gives towards another: the highest of its credits (CIV-43.10-q)."""
    if owned == bought:
        return 0
    card, wanted = CIVILIZATION[owned], CIVILIZATION[bought]
    groups: list[int] = [
        GROUPS[group]["credit"]
        for group in card.groups
        if group in wanted.groups or GROUPS[group].get("also") == bought
    ]
    return max([0, card.special.get(bought, 0), *groups])


def all_papers() -> list[Paper]:
    goods = [f"{name}.{number}" for name, (_, copies) in GOODS.items() for number in range(1, copies + 1)]
    return goods + [f"{name}.1" for name in CALAMITIES]


def kind_name(name: Kind) -> Msg:
    return msg(f"civilization-kind-{name}")


def card_name(card: Card) -> Msg:
    return msg(f"civilization-card-{card}")


def nation_name(nation: str) -> Msg:
    return msg(f"civilization-nation-{nation}")


def group_name(group: str) -> Msg:
    return msg(f"civilization-group-{group}")
