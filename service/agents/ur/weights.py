"""How much UR's players make of everything, in points."""

from pathlib import Path

import msgspec
from msgspec import Struct


class Weights(Struct, frozen=True, kw_only=True):
    """The numbers behind their judgement; `./run tune` looks for better ones."""

    stone: float = 0.35
    tile: float = 0.5
    ripe: float = 0.8
    """A full heap, on which a ziggurat can be built."""
    built: float = 4.0
    hand: float = 0.4
    """A stone that the hand tile may bring."""
    rival: float = 0.8
    """How much the best of the others counts against one's own, and how much their mean."""
    others: float = 0.0
    lead: float = 0.15
    """What a point of the lead is worth for each ziggurat that stands: who leads wants the end."""
    fill: float = 0.0
    """What a point of the lead is worth for each tile that is taken when few are free."""


def load(name: str) -> Weights:
    """Weights for two players or for more, with the run that made them in the head of the file."""
    return msgspec.toml.decode((Path(__file__).parent / f"{name}.toml").read_bytes(), type=Weights)
