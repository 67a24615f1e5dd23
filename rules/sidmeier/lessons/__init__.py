"""Positions of Sid Meier's Civilization for lessons, put on the table in a few words."""

from collections.abc import Mapping, Sequence
from typing import Any

from rules.kernel import Position, Step
from rules.sidmeier.course import Course
from rules.sidmeier.declaring import Declare
from rules.sidmeier.editions import NEWEST
from rules.sidmeier.movement import Move
from rules.sidmeier.printed import all_tokens
from rules.sidmeier.purchase import Buy
from rules.sidmeier.state import Player, Settlement, Token, World, put
from rules.sidmeier.trade import Trade, neighbours

PLAYERS = "AB"


def lay(
    phase: str,
    settlements: Mapping[str, str],
    figures: Sequence[str] = (),
    tokens: Mapping[str, str] | None = None,
    techs: Mapping[str, str] | None = None,
    gold: Sequence[int] = (20, 20),
    era: int = 1,
) -> Position[World, Any]:
    """Settlements are written `{"mekong" = "A2"}` (a town of the first player), figures `"A infantry mekong"`, tokens
    `"wine"` (face down), `"wine?"` (seen by the first player) or `"wine!"` (face up), technologies
    `{"masonry" = "A"}`. Standard rules, the third round."""
    g = World(seats=len(PLAYERS), round=3, era=era, edition=NEWEST)
    g.players = [Player(purse) for purse in gold]
    g.settlements = {area: Settlement(PLAYERS.index(word[0]), int(word[1])) for area, word in settlements.items()}
    for line in figures:
        owner, kind, area = line.split()
        put(g, PLAYERS.index(owner), kind, era, area)
    g.techs = {name: PLAYERS.index(owner) for name, owner in (techs or {}).items()}
    _lay_tokens(g, tokens or {})
    steps: dict[str, tuple[str, Step[World]]] = {
        "move": ("movement", Move(0)),
        "declare": ("movement", Declare(0)),
        "trade": ("production", Trade(neighbours(g))),
        "buy": ("purchase", Buy(0)),
    }
    stage, step = steps[phase]
    return Position(g, [Course(stage, [1]), step])


def _lay_tokens(g: World, tokens: Mapping[str, str]) -> None:
    g.box = all_tokens()
    for area, word in tokens.items():
        token = next(token for token in g.box if token.startswith(f"{word.rstrip('!?')}."))
        g.box.remove(token)
        g.tokens[area] = Token(token, word.endswith("!"), (0,) if word.endswith("?") else ())
