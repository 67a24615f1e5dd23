"""The end of a turn: points from monuments, the end of the game, new tiles."""

from rules.kernel import Seat, Turn
from rules.tigris.actions import refill
from rules.tigris.board import OFF, colour
from rules.tigris.state import MONUMENTS, TREASURES_LEFT, Tigris, award, chart_of, family


def finish(t: Turn[Tigris], seat: Seat) -> None:
    """In this order: income, too few treasures, new tiles for the active player and then for the others."""
    g = t.g
    _income(t, seat)
    if len(g.treasures) <= TREASURES_LEFT:
        g.ended = "treasures"  # TE-END-06
        t.end()
        return
    for turn in range(g.seats):
        if not refill(t, (seat + turn) % g.seats):
            t.end()  # TE-END-03, TE-END-04
            return
    t.done()


def _income(t: Turn[Tigris], seat: Seat) -> None:
    """A point for each own leader and each monument of his colour in his kingdom."""
    g = t.g
    for leader in family(seat) if g.built else ():
        cell = g.leaders[leader]
        if cell == OFF:
            continue
        kingdom = chart_of(g).kingdom(cell)
        linked = [key for key, corner in g.built.items() if kingdom >> corner & 1 and colour(leader) in MONUMENTS[key]]
        if linked:
            award(t, seat, colour(leader), len(linked), "tigris-income")
