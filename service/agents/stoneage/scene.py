"""What a player of Stone Age looks at, out of a view or out of an imagined position."""

from dataclasses import dataclass
from typing import Any

from rules.kernel import Position
from rules.stoneage.buildings import Constructing
from rules.stoneage.cards import Buying
from rules.stoneage.feeding import Feeding
from rules.stoneage.printed import CARDS, FOLK
from rules.stoneage.rolling import Rolled
from rules.stoneage.state import Player, StoneAge, owned_cards
from rules.stoneage.view import SeenPlayer, StoneAgeView


@dataclass(slots=True)
class Side:
    """A player's side of the table; `cards` are those that the one who looks knows of."""

    people: int
    home: int
    at: dict[str, int]
    food: int
    resources: tuple[int, ...]
    tools: int
    agriculture: int
    buildings: int
    score: int
    cards: tuple[str, ...]

    def figures(self) -> dict[str, int]:
        """How often each folk counts at the end."""
        found = dict.fromkeys(FOLK, 0)
        for name in self.cards:
            card = CARDS[name]
            if card.figures:
                found[card.folk] += card.figures
        return found


@dataclass(slots=True)
class Scene:
    """The table."""

    seats: int
    deck: int
    row: tuple[str, ...]
    stacks: tuple[tuple[str, int], ...]
    sides: tuple[Side, ...]
    roll: tuple[str, int] | None
    """What dice on the table bring, and their eyes."""
    buying: str
    meal: bool


def of_view(view: StoneAgeView) -> Scene:
    roll = view.roll
    return Scene(
        seats=view.seats,
        deck=view.deck,
        row=view.row,
        stacks=view.stacks,
        sides=tuple(map(_seen, view.players)),
        roll=(roll.kind, sum(roll.dice)) if roll else None,
        buying=view.buying,
        meal=view.stage == "feed",
    )


def of_position(p: Position[StoneAge, Any]) -> Scene:
    """As a player would see it who knows the cards of the others; imagined ones, that is."""
    g, step = p.game, p.stack[-1]
    return Scene(
        seats=g.seats,
        deck=len(g.deck),
        row=tuple(g.row),
        stacks=tuple((stack[-1] if stack else "", len(stack)) for stack in g.stacks),
        sides=tuple(map(_side, g.players)),
        roll=(step.kind, sum(step.dice)) if isinstance(step, Rolled) else None,
        buying=step.place if isinstance(step, Buying | Constructing) else "",
        meal=isinstance(step, Feeding),
    )


def _seen(player: SeenPlayer) -> Side:
    return Side(
        people=player.people,
        home=player.home,
        at=dict(player.at),
        food=player.food,
        resources=player.resources,
        tools=sum(tool.value for tool in player.tools),
        agriculture=player.agriculture,
        buildings=len(player.buildings),
        score=player.score,
        cards=(*player.cards, *player.kept),
    )


def _side(player: Player) -> Side:
    return Side(
        people=player.people,
        home=player.home(),
        at=player.at,
        food=player.food,
        resources=tuple(player.resources),
        tools=sum(tool.value for tool in player.tools),
        agriculture=player.agriculture,
        buildings=len(player.buildings),
        score=player.score,
        cards=tuple(owned_cards(player)),
    )
