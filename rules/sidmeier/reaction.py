"""The reaction window: players whose units were entered may declare a battle (SM-B-DEC-02, SM-B-DEC-08)."""

from collections.abc import Iterator

from msgspec import Struct

from rules.kernel import Msg, Node, Path, Ready, Seat, Turn, Who, msg
from rules.sidmeier.board import LAND, Area, area_name
from rules.sidmeier.editions import moved_figures_stay
from rules.sidmeier.lore import company
from rules.sidmeier.printed import ARMIES, FLEETS
from rules.sidmeier.standing import Phase, called
from rules.sidmeier.state import Fight, World, present

YES = "declare"
NO = "pass"


class Answer(Struct, frozen=True):
    """Sealed until everybody has answered."""

    word: str


class Window(Phase):
    """All asked players answer independently; the answers are shown when the last is in (SM-B-DEC-10)."""

    forced = False
    sealed = True
    names = called(end="window")
    seat: Seat
    area: Area
    ids: list[int]
    asked: list[Seat]
    answers: dict[Seat, str] = {}

    def actors(self, g: World) -> list[Seat]:
        return [seat for seat in self.asked if seat not in self.answers]

    def verbs(self, g: World, seat: Seat) -> Iterator[str]:
        yield "declare"
        yield "end"

    def question(self, g: World, seat: Seat) -> Msg:
        """Who came, and what both have there."""
        theirs, own = (company(g, present(g, side, self.area)) for side in (self.seat, seat))
        return msg("sidmeier-ask-window", who=Who(self.seat), area=area_name(self.area), theirs=theirs, own=own)

    def inquire(self, g: World, seat: Seat, path: Path) -> Node:
        return Ready(Answer(YES if path == ("declare",) else NO), secret=self.sealed)

    def act(self, t: Turn[World], seat: Seat, action: Answer) -> None:
        self.answers[seat] = f"{action.word}.{seat}"

    def proceed(self, t: Turn[World]) -> None:
        foes = [seat for seat in self.asked if self.answers[seat].startswith(YES)]
        for foe in foes:
            t.tell(msg("sidmeier-reacted", who=Who(foe), whom=Who(self.seat), area=area_name(self.area)))
        if foes:
            _declare(t.g, self.area, foes, self.seat)
            hold(t.g, self.stopped(t.g))
        else:
            t.tell(msg("sidmeier-no-reaction", area=area_name(self.area)))
        t.done()

    def stopped(self, g: World) -> list[int]:
        """Who just entered, and whoever has moved before (SM-B-DEC-04, SM-B-DEC-05)."""
        moved = [f.id for f in g.figures if f.owner == self.seat and f.spent] if moved_figures_stay(g) else []
        return [*self.ids, *moved]


def watchers(g: World, seat: Seat, area: Area) -> list[Seat]:
    """Other players with units able to fight here who have not declared yet (SM-B-DEC-12)."""
    able = ARMIES if area in LAND else FLEETS
    there = {f.owner for f in g.figures if f.area == area and f.owner != seat and f.kind in able}
    if not there:
        return []
    foes = {foe for fight in g.fights if fight.area == area for foe in fight.attackers}
    return sorted(there - foes)


def hold(g: World, ids: list[int]) -> None:
    """These figures, all cargo of ships among them, and ships that carry one of them, move no further."""
    boarded = {figure.ship for figure in g.figures if figure.id in ids}
    for figure in g.figures:
        if figure.id in ids or figure.ship in ids or figure.id in boarded:
            figure.held = True


def _declare(g: World, area: Area, foes: list[Seat], active: Seat) -> None:
    """Several who fight the active player in one area are one side (SM-B-DEC-17)."""
    for fight in g.fights:
        if fight.area == area and fight.defender == active:
            fight.attackers += foes
            return
    g.fights.append(Fight(area, foes, active))
