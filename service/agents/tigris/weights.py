"""How much the strong player of Euphrat & Tigris makes of everything, in points."""

from functools import cached_property
from pathlib import Path

import msgspec
from msgspec import Struct


class Hopes(Struct, frozen=True, kw_only=True):
    """What each of the prospects promises, in their order."""

    leader: float
    """A leader on the board, temples beside him, and supporters."""
    temple: float
    support: float
    regency: float
    """Colours that earn for the king for want of a leader."""
    ready: float
    """Tiles in hand whose leader stands, more than two of them, tiles whose leader does not, and temples."""
    more: float
    idle: float
    revolts: float
    income: float
    """Points from monuments for a few rounds, and for many."""
    lasting: float
    war: float
    """What can be lost in a war over one tile, or over two, and what can be won."""
    far_war: float
    raid: float
    far_raid: float
    revolt: float
    """Leaders whom a revolt may drive out: by a rival beside the board, or from elsewhere; and the best own revolt."""
    intruder: float
    coup: float
    treasure: float
    square: float
    """A monument that lacks one tile, or two."""
    half_square: float


class Weights(Struct, frozen=True, kw_only=True, dict=True):
    """The numbers behind its judgement."""

    own: Hopes
    others: Hopes
    rivalry: float
    """How much all others together count against oneself."""
    spare: float
    """A catastrophe that can still be laid."""

    @cached_property
    def mine(self) -> tuple[float, ...]:
        return msgspec.structs.astuple(self.own)

    @cached_property
    def theirs(self) -> tuple[float, ...]:
        return msgspec.structs.astuple(self.others)


def load(name: str) -> Weights:
    """Weights for two players or for more, with the run that made them in the head of the file."""
    return msgspec.toml.decode((Path(__file__).parent / f"{name}.toml").read_bytes(), type=Weights)
