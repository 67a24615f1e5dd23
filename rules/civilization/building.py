"""Phase 7: cities are built, and surplus population goes."""

from msgspec import Struct

from rules.civilization.board import AREAS, EVERYWHERE, Area, area_name, at
from rules.civilization.state import Civ, city_owner, city_pieces, found, listed, room
from rules.civilization.support import PER_CITY
from rules.kernel import Choice, Msg, Node, One, Path, Ready, Seat, Step, Turn, Who, msg, no

ON_SITE, ELSEWHERE = 6, 12


class Built(Struct, frozen=True):
    """A city here."""

    area: Area


class End(Struct, frozen=True):
    """No more cities this round."""


BUILD = Choice("build", msg("civilization-verb-build"))
END = Choice("end", msg("civilization-verb-end"))


class Building(Step[Civ]):
    """Everybody at once, as long as there is something to build."""

    forced = False
    finished: list[Seat] = []

    def waiting(self, g: Civ) -> tuple[Seat, ...]:
        return tuple(seat for seat in range(g.seats) if seat not in self.finished and any(sites(g, seat)))

    def ask(self, g: Civ, seat: Seat, path: Path) -> Node:
        match path:
            case ():
                return One(msg("civilization-ask-build"), (BUILD, END))
            case ("end",):
                return Ready(End())
            case (_,):
                ask = msg("civilization-ask-site")
                return One(ask, tuple(map(at, sites(g, seat))), lambda area: refusal(g, seat, area), EVERYWHERE)
            case (_, str(area)):
                return Ready(Built(area))
        raise AssertionError(path)

    def play(self, t: Turn[Civ], seat: Seat, action: Built | End) -> None:
        match action:
            case Built(area):
                del t.g.players[seat].tokens[area]  # CIV-43.7-d
                found(t.g, seat, area)
                t.tell(msg("civilization-built", who=Who(seat), city=area_name(area)))
            case End():
                self.finished.append(seat)

    def proceed(self, t: Turn[Civ]) -> None:
        feed(t)
        t.done()

    def default(self, g: Civ, seat: Seat) -> Path:
        return ("build", sites(g, seat)[0])


def sites(g: Civ, seat: Seat) -> list[Area]:
    """Where a player can build now."""
    tokens = g.players[seat].tokens
    crowded = [area for area, number in tokens.items() if number >= ON_SITE]
    return [area for area in listed(crowded) if refusal(g, seat, area) is None] if crowded else []


def price(area: Area) -> int:
    return ON_SITE if AREAS[area].site else ELSEWHERE


def refusal(g: Civ, seat: Seat, area: Area) -> Msg | None:
    if area not in AREAS:
        return None
    tokens = g.players[seat].tokens.get(area, 0)
    if tokens < price(area):
        return no("CIV-43.7-a", "civilization-no-crowd", area=area_name(area), need=price(area), tokens=tokens)
    if not city_pieces(g, seat):
        return no("CIV-43.7-f", "civilization-no-city-left")
    if city_owner(g, area) is not None:
        return no("CIV-43.7-e", "civilization-no-second-city", area=area_name(area))
    if _fed_without(g, seat, area) < PER_CITY * (len(g.players[seat].cities) + 1):
        return no("CIV-43.7-h", "civilization-no-support", number=len(g.players[seat].cities) + 1)
    return None


def feed(t: Turn[Civ]) -> None:
    """Tokens above the limit, and those beside a city, go back to stock (CIV-43.7-k, CIV-43.7-m)."""
    for seat, player in enumerate(t.g.players):
        kept = {area: _kept(t.g, seat, area) for area in player.tokens}
        gone = sum(player.tokens.values()) - sum(kept.values())
        player.tokens = {area: number for area, number in kept.items() if number}
        if gone:
            t.tell(msg("civilization-starved", who=Who(seat), tokens=gone))


def _fed_without(g: Civ, seat: Seat, area: Area) -> int:
    """Tokens left to a player after building here and removing all surplus (CIV-43.7-i)."""
    return sum(_kept(g, seat, other) for other in g.players[seat].tokens if other != area)


def _kept(g: Civ, seat: Seat, area: Area) -> int:
    """Where several live together, conflicts have left no more than the limit feeds (CIV-43.7-l)."""
    return 0 if city_owner(g, area) is not None else min(g.players[seat].tokens[area], room(g, seat, area))
