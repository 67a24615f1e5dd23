"""Phase 5: tokens cross land borders, ships carry them over water."""

from collections.abc import Iterator
from functools import cache

from msgspec import Struct

from rules.civilization import sailing
from rules.civilization.board import AREAS, EVERYWHERE, Area, area_name, at
from rules.civilization.state import Civ, add, chart_of, closed, listed, remove
from rules.kernel import Choice, Count, Msg, Node, One, Path, Ready, Seat, Step, Turn, Who, msg, no


class March(Struct, frozen=True):
    """Tokens cross a land border."""

    source: Area
    target: Area
    tokens: int


class End(Struct, frozen=True):
    """The player has moved all that he wants to move."""


MOVE = Choice("move", msg("civilization-verb-move"))
SAIL = Choice("sail", msg("civilization-verb-sail"))
END = Choice("end", msg("civilization-verb-end"))


class Movement(Step[Civ]):
    """One player after the other; `fresh` are the tokens of the first in the queue that have not moved yet."""

    forced = False
    queue: list[Seat]
    fresh: dict[Area, int] = {}
    begun: bool = False

    def waiting(self, g: Civ) -> tuple[Seat, ...]:
        return tuple(self.queue[:1]) if self.begun else ()

    def ask(self, g: Civ, seat: Seat, path: Path) -> Node:
        match path:
            case ():
                return One(msg("civilization-ask-move"), self._verbs(g, seat), lambda word: self._why(g, seat, word))
            case ("end",):
                return Ready(End())
            case ("move",):
                sources = tuple(_fresh(area, n) for area, n in self.fresh.items() if _targets(g, seat, area))
                ask = msg("civilization-ask-source")
                return One(ask, sources, lambda area: self._why_rest(g, seat, area), EVERYWHERE)
            case ("move", str(source)):
                targets = tuple(map(at, _targets(g, seat, source)))
                ask = msg("civilization-ask-target")
                return One(ask, targets, lambda area: _why_barred(g, seat, source, area), EVERYWHERE)
            case ("move", str(source), str(target)):
                return Count(msg("civilization-ask-tokens", area=area_name(target)), 1, self.fresh[source])
            case ("move", str(source), str(target), int(tokens)):
                return Ready(March(source, target, tokens))
            case ("sail", *answers):
                return sailing.ask(g, seat, self.fresh, tuple(answers))
        raise AssertionError(path)

    def play(self, t: Turn[Civ], seat: Seat, action: March | sailing.Voyage | End) -> None:
        match action:
            case March():
                self._spend(action.source, action.tokens)
                remove(t.g, seat, action.source, action.tokens)
                add(t.g, seat, action.target, action.tokens)
                places = {"source": area_name(action.source), "target": area_name(action.target)}
                t.tell(msg("civilization-moved", who=Who(seat), tokens=action.tokens, **places))
            case sailing.Voyage():
                if action.load:
                    self._spend(sailing.berth(t.g, seat, action.ship).area, action.load)
                sailing.sail(t, seat, action)
            case End():
                sailing.land_all(t, seat)
                self._next(t.g)

    def proceed(self, t: Turn[Civ]) -> None:
        """The next who can move anything (CIV-43.5-a, CIV-41-b)."""
        while self.queue and not _mobile(t.g, self.queue[0]):
            self.queue.pop(0)
        if not self.queue:
            t.done()
            return
        self.begun = True
        tokens = t.g.players[self.queue[0]].tokens
        self.fresh = {area: tokens[area] for area in listed(tokens)}

    def default(self, g: Civ, seat: Seat) -> Path:
        return ("end",)

    def ahead(self, g: Civ, seat: Seat) -> "dict[str, Step[Civ]]":
        steps = self.foreseen(g, seat) if seat in self.queue[1:] else ()
        return {step.occasion(g, seat): step for step in steps}

    def foreseen(self, g: Civ, seat: Seat) -> "Iterator[Movement]":
        """The turn of a player, if it began now."""
        tokens = g.players[seat].tokens
        if _mobile(g, seat):
            yield Movement([seat], {area: tokens[area] for area in listed(tokens)}, begun=True)

    def _next(self, g: Civ) -> None:
        self.queue.pop(0)
        self.begun = False
        self.fresh = {}

    def _spend(self, area: Area, tokens: int) -> None:
        """Each token moves once (CIV-43.5-b)."""
        self.fresh[area] -= tokens
        if not self.fresh[area]:
            del self.fresh[area]

    def _verbs(self, g: Civ, seat: Seat) -> tuple[Choice, ...]:
        march = any(_targets(g, seat, area) for area in self.fresh)
        return ((MOVE,) if march else ()) + ((SAIL,) if sailing.able(g, seat) else ()) + (END,)

    def _why(self, g: Civ, seat: Seat, word: str) -> Msg | None:
        if word == "move":
            return no("CIV-43.5-b", "civilization-no-move-left")
        if word == "sail" and not g.players[seat].ships:
            return no("CIV-43.5-c", "civilization-no-ship")
        if word == "sail":
            return no("CIV-43.5-i", "civilization-no-range-left")
        return None

    def _why_rest(self, g: Civ, seat: Seat, area: Area) -> Msg | None:
        if area not in AREAS:
            return None
        if area not in g.players[seat].tokens:
            return no("CIV-43.5-b", "civilization-no-tokens", area=area_name(area))
        if area not in self.fresh:
            return no("CIV-43.5-b", "civilization-no-second-move", area=area_name(area))
        return no("CIV-43.5-c", "civilization-no-way", area=area_name(area))


@cache
def _fresh(area: Area, tokens: int) -> Choice:
    return Choice(area, area_name(area), msg("civilization-fresh", tokens=tokens), area)


def _mobile(g: Civ, seat: Seat) -> bool:
    return any(_targets(g, seat, area) for area in g.players[seat].tokens) or sailing.able(g, seat)


def _targets(g: Civ, seat: Seat, source: Area) -> tuple[Area, ...]:
    return tuple([area for area in chart_of(g).land[source] if not closed(g, seat, area)])


def _why_barred(g: Civ, seat: Seat, source: Area, area: Area) -> Msg | None:
    if area not in AREAS:
        return None
    if area not in chart_of(g).areas:
        return no("CIV-31-i", "civilization-no-region", area=area_name(area))
    if area in AREAS[source].land:
        return no("CIV-71-g", "civilization-no-entry", area=area_name(area))
    if area in AREAS[source].water:
        return no("CIV-31-f", "civilization-no-bridge", source=area_name(source), target=area_name(area))
    return no("CIV-43.5-c", "civilization-no-border", source=area_name(source), target=area_name(area))
