"""What a player of Civilization makes of things; levels differ by it."""

from pathlib import Path

import msgspec
from msgspec import Struct


class Temper(Struct, frozen=True, kw_only=True):
    """The numbers behind its judgement; `./run tune` looks for better ones."""

    wary: float = 0.2
    """How likely it is that who may hold a black calamity passes it on, for each that is not in sight."""
    fear: float = 15.0
    """What a calamity costs, `stake`: what more for each city beyond three."""
    stake: float = 8.0
    gain: float = 2.0
    """A deal must bring more than that."""
    haggle: float = 1.0
    """An answer to an offer may bring oneself so many times what it seems to bring the other."""
    doubt: float = 3.0
    """What it costs a packet that it could hide a calamity, as others will think of it."""
    plenty: float = 12.0
    """Tokens that should be left in stock for growth after a high tax."""
    purse: float = 60.0
    """Points that hand and treasury should bring at the end."""
    gate: float = 60.0
    """What a group is worth that the third epoch demands."""
    step: float = 25.0
    """What a card is worth as one of the seven that the fourth epoch demands."""
    spent: float = 0.7
    """What a point is worth that stays in hand."""
    growing: float = 0.6
    """What the first two of an area are worth beyond themselves: they grow most."""
    found: float = 2.0
    """What it is worth to live on a site."""
    fallen: float = 0.3
    """What each fallen token of another is worth, and what it costs to have an enemy."""
    trouble: float = 1.5
    city: float = 15.0
    """What a new city is worth, one that capitulates, and one less for another."""
    captured: float = 20.0
    razed: float = 6.0
    hazard: float = 1.5
    """What it costs a city to lie on a flood plain or at a volcano."""
    slack: float = 2.0
    """Tokens on the board beyond those that cities need."""
    young: float = 12.0
    """Tokens on the board from which a people grows fast."""


def load(name: str) -> Temper:
    """The temper of a level, with the run that made it in the head of the file."""
    return msgspec.toml.decode((Path(__file__).parent / f"{name}.toml").read_bytes(), type=Temper)
