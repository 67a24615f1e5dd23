"""The course of the game: set-up, then rounds of four phases until the end."""

from rules.kernel import Seat, Step, Turn, Who, msg
from rules.sidmeier.ahead import turn
from rules.sidmeier.declaring import Declare
from rules.sidmeier.editions import prepares_as_elsewhere
from rules.sidmeier.milestones import award_at_once
from rules.sidmeier.movement import Move, has_moves
from rules.sidmeier.printed import IMPROVEMENTS, era_name
from rules.sidmeier.production import produce
from rules.sidmeier.purchase import Buy
from rules.sidmeier.setup import Start, begin_play, deal_technologies, reveal, snake
from rules.sidmeier.state import World, homes, in_order, living
from rules.sidmeier.trade import begin_trade

PHASES = ("movement", "trade", "production", "purchase")


class Course(Step[World]):
    """Where the game is: a stage, and who still has a turn in it."""

    stage: str = "placing"
    queue: list[Seat] = []
    areas: list[str] = []
    """Start regions whose tokens are still to be turned up."""

    def proceed(self, t: Turn[World]) -> None:
        if t.g.round and len(living(t.g)) == 1:
            _end_round(t)  # nothing can stop the conquest any more
            return
        match self.stage:
            case "placing":
                self._place(t)
            case "tokens":
                self._reveal(t)
            case "movement":
                self._move(t)
            case "trade":
                self.stage = "production"
                begin_trade(t)
            case "production":
                produce(t)
                award_at_once(t)
                self._enter(t, "purchase")
            case "purchase":
                self._buy(t)

    def ahead(self, g: World, seat: Seat) -> dict[str, Step[World]]:
        return turn(g, seat, self.stage) if seat in self.queue else {}

    def _place(self, t: Turn[World]) -> None:
        number = len(t.g.settlements)
        if number < 2 * t.g.seats:
            t.call(Start(snake(t.g)[number]))
            return
        self.stage = "tokens"
        self.areas = list(t.g.settlements)
        if t.g.advanced:
            deal_technologies(t)

    def _reveal(self, t: Turn[World]) -> None:
        if self.areas:
            reveal(t, self.areas.pop(0))
            return
        begin_play(t)
        award_at_once(t)
        self._enter(t, "movement")

    def _move(self, t: Turn[World]) -> None:
        """Each player makes all moves and battles before the next; who cannot move may fight (SM-B-RND-03)."""
        if seat := self._next(t.g):
            t.call(Move(seat[0]) if has_moves(t.g, seat[0]) else Declare(seat[0]))
        else:
            self.stage = "trade"

    def _buy(self, t: Turn[World]) -> None:
        if seat := self._next(t.g):
            t.call(Buy(seat[0], [] if prepares_as_elsewhere(t.g) else list(self.queue)))
        else:
            _end_round(t)
            if t.position.stack:
                self._enter(t, "movement")

    def _enter(self, t: Turn[World], stage: str) -> None:
        self.stage, self.queue = stage, in_order(t.g)
        t.tell(msg(f"sidmeier-begins-{stage}", round=t.g.round))

    def _next(self, g: World) -> list[Seat]:
        """The next player with a turn, if there is one."""
        while self.queue:
            seat = self.queue.pop(0)
            if not g.players[seat].out:
                return [seat]
        return []


def _end_round(t: Turn[World]) -> None:
    """Total conquest, another ending, a new era, the next start player."""
    g = t.g
    if sum(bool(homes(g, seat)) for seat in living(g)) == 1:
        g.ending = "conquest"  # SM-B-END-08, SM-B-END-16
    if g.ending:
        t.tell(msg(f"sidmeier-over-{g.ending}"))
        t.end()
        return
    if g.dawn:
        _begin_era(t)
    g.round += 1
    while True:
        g.first = (g.first + 1) % g.seats  # SM-B-RND-04
        if not g.players[g.first].out:
            break
    for settlement in g.settlements.values():
        settlement.new, settlement.grown, settlement.placed = False, False, 0
    t.tell(msg("sidmeier-new-round", round=g.round, who=Who(g.first)))
    award_at_once(t)


def _begin_era(t: Turn[World]) -> None:
    """Old improvements return, old wonders lose their effect, ancient artillery rises (SM-A-ERA-10, SM-S-UNI-02)."""
    g = t.g
    g.era += 1
    g.dawn = False
    for player in g.players:
        player.improvements = [name for name in player.improvements if IMPROVEMENTS[name].era >= g.era]
        for card in IMPROVEMENTS.keys() - player.improvements:
            player.assigned.pop(card, None)
    if g.era == 2 and not g.advanced:
        for figure in g.figures:
            if figure.kind == "artillery":
                figure.era = 2
    t.tell(msg("sidmeier-new-era", era=era_name(g.era)))
