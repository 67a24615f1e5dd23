"""A table of one's own to think on, laid out from what one sees: what is hidden is missing or blank."""

from rules.kernel import Position, Seat, Step
from rules.stoneage.acting import Acting
from rules.stoneage.buildings import Constructing
from rules.stoneage.cards import Buying
from rules.stoneage.feeding import Feeding
from rules.stoneage.rolling import Rolled
from rules.stoneage.state import Player, StoneAge, StoneAgePosition, Tool
from rules.stoneage.view import SeenPlayer, StoneAgeView


def laid_out(view: StoneAgeView, seat: Seat) -> StoneAgePosition:
    """The table when the seat is asked."""
    g = StoneAge(view.seats, True, [_player(player) for player in view.players], view.round, view.first)
    g.deck, g.row = [""] * view.deck, list(view.row)
    g.stacks = [[""] * (number - 1) + [top] if number else [] for top, number in view.stacks]
    return Position(g, [_step(view, seat)])


def _player(seen: SeenPlayer) -> Player:
    return Player(
        people=seen.people,
        at=dict(seen.at),
        food=seen.food,
        resources=list(seen.resources),
        tools=[Tool(tool.value, tool.used) for tool in seen.tools],
        agriculture=seen.agriculture,
        score=seen.score,
        cards=list(seen.cards),
        kept=list(seen.kept),
        buildings=list(seen.buildings),
    )


def _step(view: StoneAgeView, seat: Seat) -> Step[StoneAge]:
    """What the seat is asked about; of placing, acting and taking a die no more needs to be known."""
    if view.roll and view.roll.kind:
        return Rolled(seat, view.roll.kind, list(view.roll.dice))
    if view.buying:
        return (Buying if view.buying.startswith("card") else Constructing)(seat, view.buying)
    return Feeding({}) if view.stage == "feed" else Acting(seat)
