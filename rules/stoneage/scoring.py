"""The final scoring, and who has won."""

from collections import Counter

from msgspec import Struct

from rules.kernel import Msg, Position, Result, Seat, Who, msg, several
from rules.stoneage.printed import CARDS, FOLK
from rules.stoneage.state import Player, StoneAge, owned_cards, tool_sum


class Sheet(Struct, frozen=True):
    """How a player's points come about; `rows` are the culture symbols, `folk` pairs of figures and what they count."""

    track: int
    resources: int
    rows: tuple[int, ...]
    folk: tuple[tuple[int, int], ...]

    @property
    def culture(self) -> int:
        return sum(length * length for length in self.rows)  # SA-SCORE-03, SA-SCORE-04

    @property
    def total(self) -> int:
        figures = sum(number * times for number, times in self.folk)
        return self.track + self.resources + self.culture + figures


def sheet(player: Player) -> Sheet:
    """What the game would give a player who ended it like this."""
    symbols: Counter[str] = Counter()
    figures: Counter[str] = Counter()
    for card in owned_cards(player):
        face = CARDS[card]
        figures[face.folk] += face.figures  # SA-SCORE-09
        symbols[face.symbol] += bool(face.symbol)
    copies = [number for number in symbols.values() if number]
    rows = tuple(sum(number >= nth for number in copies) for nth in (1, 2))
    folk = tuple((figures[kind], number) for kind, number in zip(FOLK, _counted(player), strict=True))
    return Sheet(player.score, sum(player.resources), rows, folk)


def result(p: Position[StoneAge, object]) -> Result | None:
    if p.stack:
        return None
    g = p.game
    sheets = [sheet(player) for player in g.players]
    points = tuple(each.total for each in sheets)
    ranks = [(each.total, tie_break(player)) for each, player in zip(sheets, g.players, strict=True)]
    places = tuple(1 + sum(other > mine for other in ranks) for mine in ranks)  # SA-SCORE-15
    notes = tuple(_note(seat, each, g.players[seat]) for seat, each in enumerate(sheets))
    return Result(points, places, msg(f"stoneage-ended-{g.ended}"), notes)


def tie_break(player: Player) -> int:
    """Agriculture, tools and people (SA-SCORE-13)."""
    return player.agriculture + tool_sum(player) + player.people


def _counted(player: Player) -> tuple[int, ...]:
    """What the farmers, hut builders, shamans and tool makers multiply."""
    return player.agriculture, len(player.buildings), player.people, tool_sum(player)


def _note(seat: Seat, each: Sheet, player: Player) -> Msg:
    folk = [
        msg(f"stoneage-scored-{kind}", figures=figures, times=times, points=figures * times)
        for kind, (figures, times) in zip(FOLK, each.folk, strict=True)
    ]
    return msg(
        "stoneage-scored",
        who=Who(seat),
        points=each.total,
        track=each.track,
        resources=each.resources,
        culture=each.culture,
        folk=several(folk),
        tie=tie_break(player),
    )
