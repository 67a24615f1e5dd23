"""How much a player of Stone Age makes of everything, in points."""

from pathlib import Path

import msgspec
from msgspec import Struct


class Weights(Struct, frozen=True, kw_only=True, cache_hash=True):
    """The numbers behind its judgement; `./run tune` looks for better ones."""

    person: float = 3.0
    """What somebody brings elsewhere: a place must be better than that."""
    resource: float = 2.5
    """What a resource is worth that pays for a card, `rich`: to who has plenty."""
    rich: float = 1.0
    kept: float = 0.7
    """A resource in the hand against the points that it may bring in a building, `paid`: when it pays for one."""
    paid: float = 0.45
    plenty: float = 5.0
    """So many of one kind are enough for now."""
    tool: float = 1.0
    """The village, for every round that is left, and beyond that."""
    tool_now: float = 0.0
    field: float = 1.7
    field_now: float = 0.0
    hut: float = 2.3
    hut_now: float = 0.0
    food: float = 3.2
    """Food that is missing this round, and food for later as long as there is less than the larder holds for each."""
    spare_food: float = 1.6
    larder: float = 2.0
    hunting_tools: float = 0.3
    """How much of the tools helps a roll, and what is lost of it in the mean."""
    digging_tools: float = 0.5
    waste: float = 0.4
    digging: float = 1.02
    """An eye of a die, `dear`: more for the dear kinds."""
    dear: float = 0.02
    card_food: float = 1.6
    """Upper parts of cards."""
    dice: float = 4.0
    roll: float = 5.0
    culture: float = 0.3
    """Lower parts of cards, by what is still to come in each round."""
    more_fields: float = 0.3
    more_buildings: float = 0.5
    more_people: float = 0.25
    more_tools: float = 0.3
    tools_later: float = 0.4
    """What a tool may bring in another roll of the round."""
    cards_gone: float = 0.8
    """So many cards for each player, and buildings of a stack, go in a round."""
    buildings_gone: float = 0.7
    denial: float = 0.0
    """How much counts what the next player would get from a place."""


def load(name: str) -> Weights:
    """The weights of a level, with the run that made them in the head of the file."""
    return msgspec.toml.decode((Path(__file__).parent / f"{name}.toml").read_bytes(), type=Weights)
