"""What a player of Sid Meier's Civilization makes of things; levels differ by it."""

from pathlib import Path

import msgspec
from msgspec import Struct


class Temper(Struct, frozen=True, kw_only=True):
    """The numbers behind its judgement; `./run tune` looks for better ones."""

    bold: float = 0.75
    """Attack with at least this chance, `desperate`: where the own settlement is at stake."""
    desperate: float = 0.5
    thrift: float = 1.4
    """So many times better must be what is saved for."""
    wonder: float = 3.0
    """What a milestone is worth."""
    hostility: float = 3.0
    """What it is worth to save a settlement, beside what it brings: what is lost is somebody's gain, and opens the way
    to the next."""
    spoils: float = 1.0
    """What a settlement of others is worth of what an own one is: what the only rival loses is won."""
    resource: float = 5.0
    """What a resource is worth to a settler, `monopoly`: what each further card of it adds."""
    monopoly: float = 2.0
    afraid: float = 0.45
    """A settlement that falls to a neighbour with a greater chance than this needs help."""
    caution: float = 0.5
    """How probably a neighbour who could buy an army for an attack does so."""
    reluctance: float = 1.25
    """What is given away counts so much more: it has to be got back."""
    gold: float = 0.06
    """What a gold is worth in points."""
    ending: float = 12.0
    """What it is worth to decide when the game is over."""


def load(name: str) -> Temper:
    """The temper of a level, with the run that made it in the head of the file."""
    return msgspec.toml.decode((Path(__file__).parent / f"{name}.toml").read_bytes(), type=Temper)
