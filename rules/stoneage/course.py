"""The course of the game: rounds of three phases, until the cards or a stack of buildings run out."""

from rules.kernel import Seat, Step, Turn, Who, msg
from rules.stoneage.acting import Acting
from rules.stoneage.feeding import feed, hungry
from rules.stoneage.placing import Placing
from rules.stoneage.printed import BUILDINGS, CARDS, PRICES, STACK
from rules.stoneage.resources import CARD_GIVES, Spend, spend
from rules.stoneage.state import StoneAge, choice_card


class Course(Step[StoneAge]):
    """The phases of a round: everybody places, then one after the other acts, then all eat."""

    phase: str = "place"
    acted: int = 0

    def proceed(self, t: Turn[StoneAge]) -> None:
        match self.phase:
            case "place":
                self.phase, self.acted = "act", 0
                t.call(Placing(t.g.first))
            case "act" if self.acted < t.g.seats:
                seat = (t.g.first + self.acted) % t.g.seats
                self.acted += 1
                t.call(Acting(seat))
            case "act":
                self.phase = "feed"
                feed(t)
            case _:
                self.phase = "place"
                _next_round(t)

    def ahead(self, g: StoneAge, seat: Seat) -> dict[str, Step[StoneAge]]:
        """Who has still to act prepares that, who has acted the meal."""
        if self.phase != "act" or not self.acted:
            return {}
        later = (seat - g.first) % g.seats >= self.acted
        steps: list[Step[StoneAge]] = [Acting(seat)] if later else []
        steps += hungry(g, seat)
        return {step.occasion(g, seat): step for step in steps}


def deal(t: Turn[StoneAge]) -> None:
    """Set-up: cards and buildings are shuffled, and the start player is drawn (SA-SETUP-11)."""
    g = t.g
    g.deck = list(CARDS)
    t.tape.shuffle(g.deck)
    buildings = list(BUILDINGS)
    t.tape.shuffle(buildings)
    stacks = [buildings[start : start + STACK] for start in range(0, len(buildings), STACK)]
    g.stacks = stacks[: g.seats]
    g.box = [building for stack in stacks[g.seats :] for building in stack]
    g.first = t.tape.below(g.seats)
    t.tell(msg("stoneage-dealt", who=Who(g.first)))
    _fill_row(g)
    g.round = 1
    t.call(Course())


def _next_round(t: Turn[StoneAge]) -> None:
    """First the stacks are tested, then the cards slide and are filled up (SA-END-05)."""
    g = t.g
    if not all(g.stacks):
        _finish(t, "buildings")  # SA-END-03
        return
    _fill_row(g)
    if len(g.row) < len(PRICES):
        _finish(t, "cards")  # SA-END-01
        return
    g.round += 1
    g.first = (g.first + 1) % g.seats  # SA-NEW-01
    for player in g.players:
        for tool in player.tools:
            tool.used = False  # SA-NEW-05
    t.tell(msg("stoneage-round", round=g.round, who=Who(g.first)))


def _fill_row(g: StoneAge) -> None:
    """Open cards slide to the cheap end, the others come from the deck."""
    g.row = [card for card in g.row if card]
    while g.deck and len(g.row) < len(PRICES):
        g.row.append(g.deck.pop())


def _finish(t: Turn[StoneAge], why: str) -> None:
    for seat, player in enumerate(t.g.players):
        if choice_card(player):
            spend(t, seat, Spend((("gold", CARD_GIVES),)))  # SA-TOP-28
    t.g.ended = why
    t.tell(msg(f"stoneage-ended-{why}"))
    t.end()
