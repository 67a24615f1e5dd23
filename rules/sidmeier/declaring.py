"""After all moves: the active player declares battles and chooses their order."""

from collections.abc import Iterator

from msgspec import Struct

from rules.kernel import Choice, Msg, Node, One, Path, Ready, Seat, Turn, Who, msg, no
from rules.sidmeier.battle import begin
from rules.sidmeier.board import EVERYWHERE, LAND, Area, area_choice, area_name
from rules.sidmeier.printed import AIRCRAFT, ARMIES, FLEETS
from rules.sidmeier.standing import Phase, called
from rules.sidmeier.state import Fight, World, player_choice, player_key, player_name, seat_of
from rules.sidmeier.support import down_the_surplus

FIGHTERS = (*ARMIES, *FLEETS)


class Declared(Struct, frozen=True):
    area: Area
    foe: Seat


class Chosen(Struct, frozen=True):
    """The battle that comes next."""

    word: str


class Peace(Struct, frozen=True):
    """No further battle is declared."""


class Declare(Phase):
    """Battles wherever the active player has units able to fight (SM-B-DEC-01)."""

    forced = False
    names = called(end="declare")
    seat: Seat

    def actors(self, g: World) -> tuple[Seat, ...]:
        return (self.seat,) if foes(g, self.seat) else ()

    def verbs(self, g: World, seat: Seat) -> Iterator[str]:
        yield "declare"
        yield "end"

    def question(self, g: World, seat: Seat) -> Msg:
        return msg("sidmeier-ask-declare")

    def why(self, g: World, seat: Seat, word: str) -> Msg | None:
        return no("SM-B-MOV-12", "sidmeier-moves-over") if word in ("move", "fly", "explore") else None

    def inquire(self, g: World, seat: Seat, path: Path) -> Node:
        there = foes(g, seat)
        match path:
            case ("end",):
                return Ready(Peace())
            case (_,):
                why = no("SM-B-DEC-01", "sidmeier-no-battle-there")
                areas = tuple(map(area_choice, there))
                return One(msg("sidmeier-ask-battlefield"), areas, lambda _: why, EVERYWHERE)
            case (_, str(area)):
                why = no("SM-B-DEC-01", "sidmeier-no-foe-there")
                return One(msg("sidmeier-ask-foe"), tuple(map(player_choice, there[area])), lambda _: why)
            case (_, str(area), str(foe)):
                return Ready(Declared(area, seat_of(foe)))
        raise AssertionError(path)

    def act(self, t: Turn[World], seat: Seat, action: Declared | Peace) -> None:
        match action:
            case Declared(area, foe):
                t.g.fights.append(Fight(area, [seat], foe))
                t.tell(msg("sidmeier-declared", who=Who(seat), whom=Who(foe), area=area_name(area)))
            case Peace():
                t.goto(Battles(seat))

    def proceed(self, t: Turn[World]) -> None:
        t.goto(Battles(self.seat))


class Battles(Phase):
    """The declared battles, in the order that the active player chooses (SM-B-DEC-21)."""

    must = True
    names = called(pick="battle")
    seat: Seat

    def actors(self, g: World) -> tuple[Seat, ...]:
        return (self.seat,) if len(g.fights) > 1 and not g.players[self.seat].out else ()

    def verbs(self, g: World, seat: Seat) -> Iterator[str]:
        yield "pick"

    def question(self, g: World, seat: Seat) -> Msg:
        return msg("sidmeier-ask-order")

    def inquire(self, g: World, seat: Seat, path: Path) -> Node:
        match path:
            case (_, str(word)):
                return Ready(Chosen(word))
        return One(self.question(g, seat), tuple(_fight_choice(seat, fight) for fight in g.fights))

    def act(self, t: Turn[World], seat: Seat, action: Chosen) -> None:
        number = next(i for i, fight in enumerate(t.g.fights) if _word(seat, fight) == action.word)
        begin(t, t.g.fights.pop(number))

    def proceed(self, t: Turn[World]) -> None:
        if t.g.fights and not t.g.players[self.seat].out:
            begin(t, t.g.fights.pop(0))
            return
        t.g.fights = []
        down_the_surplus(t, self.seat)
        for figure in t.g.figures:
            figure.spent, figure.held = 0, False
        t.done()


def foes(g: World, seat: Seat) -> dict[Area, list[Seat]]:
    """Where the active player may declare battles, and against whom."""
    found: dict[Area, set[Seat]] = {
        f.area: set() for f in g.figures if f.owner == seat and f.kind in FIGHTERS and not f.ship
    }
    for figure in g.figures:
        if figure.area in found and figure.owner != seat and _is_target(figure.kind, figure.area):
            found[figure.area].add(figure.owner)
    for area in found:
        if (home := g.settlements.get(area)) and home.owner != seat:
            found[area].add(home.owner)  # SM-B-DEC-22
    for fight in g.fights:
        if fight.area in found:
            found[fight.area] -= set(_others(seat, fight))
    return {area: sorted(there) for area, there in found.items() if there}


def _is_target(kind: str, area: Area) -> bool:
    """Cargo is not fought for its own sake (SM-B-DEC-07)."""
    return area in LAND or kind in FLEETS or kind == AIRCRAFT


def _others(seat: Seat, fight: Fight) -> list[Seat]:
    return [fight.defender] if seat in fight.attackers else fight.attackers


def _word(seat: Seat, fight: Fight) -> str:
    return f"{fight.area}/{player_key(_others(seat, fight)[0])}"


def _fight_choice(seat: Seat, fight: Fight) -> Choice:
    label = msg("sidmeier-fight", area=area_name(fight.area), foe=player_name(_others(seat, fight)[0]))
    return Choice(_word(seat, fight), label, spot=fight.area)
