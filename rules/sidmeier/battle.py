"""A battle: joining sides, secret picks, and what becomes of the area."""

from collections.abc import Iterator

from msgspec import Struct

from rules.kernel import Choice, Msg, Node, One, Path, Ready, Seat, Turn, Who, msg, several
from rules.sidmeier.board import LAND, Area, area_name
from rules.sidmeier.dice import highest
from rules.sidmeier.duel import dice_of, duel
from rules.sidmeier.editions import aircraft_join
from rules.sidmeier.groups import laden
from rules.sidmeier.growth import capture
from rules.sidmeier.lore import company
from rules.sidmeier.printed import AIRCRAFT, FLEETS, ORACLE, described, size_name, unit_name
from rules.sidmeier.standing import Phase, called
from rules.sidmeier.state import (
    Fight,
    Figure,
    World,
    fighters,
    has_wonder,
    living,
    owner_at,
    player_choice,
    player_key,
    player_name,
    present,
    remove,
    seat_of,
    sort_key,
    unit_of,
)
from rules.sidmeier.support import down_the_lost

OUT = "none"


class Side(Struct, frozen=True):
    """Whom a player joins; sealed until all have answered."""

    word: str


class Pick(Struct, frozen=True):
    """The unit that fights, and the aircraft that supports it."""

    unit: str
    aircraft: str


class Join(Phase):
    """Other players with units in the area join a side or stay out (SM-B-DEC-14, SM-B-DEC-23)."""

    forced = False
    sealed = True
    names = called(end="join")
    area: Area
    attackers: list[Seat]
    defenders: list[Seat]
    asked: list[Seat]
    answers: dict[Seat, str] = {}

    def actors(self, g: World) -> list[Seat]:
        return [seat for seat in self.asked if seat not in self.answers]

    def verbs(self, g: World, seat: Seat) -> Iterator[str]:
        yield "join"
        yield "end"

    def question(self, g: World, seat: Seat) -> Msg:
        one, other = (self._forces(g, side) for side in (self.attackers, self.defenders))
        names = {"who": Who(self.attackers[0]), "whom": Who(self.defenders[0])}
        return msg("sidmeier-ask-join", area=area_name(self.area), one=one, other=other, **names)

    def _forces(self, g: World, side: list[Seat]) -> Msg:
        """What a side fights with; who has no unit there defends a settlement."""
        units = army(g, side, self.area)
        settlement = g.settlements.get(self.area)
        return company(g, units) if units or not settlement else size_name(settlement.size)

    def inquire(self, g: World, seat: Seat, path: Path) -> Node:
        match path:
            case ("end",):
                return Ready(Side(OUT), secret=self.sealed)
            case (_, str(leader)):
                return Ready(Side(leader), secret=self.sealed)
        leaders = (self.attackers[0], self.defenders[0])
        return One(msg("sidmeier-ask-side"), tuple(map(player_choice, leaders)))

    def act(self, t: Turn[World], seat: Seat, action: Side) -> None:
        self.answers[seat] = f"{action.word}.{seat}"

    def proceed(self, t: Turn[World]) -> None:
        for seat in self.asked:
            word = self.answers[seat].partition(".")[0]
            if word == OUT:
                t.tell(msg("sidmeier-stayed-out", who=Who(seat)))
                continue
            side = self.attackers if seat_of(word) == self.attackers[0] else self.defenders
            side.append(seat)
            t.tell(msg("sidmeier-joined", who=Who(seat), whom=Who(side[0])))
        t.goto(Fray(self.area, self.attackers, self.defenders))


class Fray(Phase):
    """Combat rounds until a side has no unit able to fight (SM-B-BAT-08). The first of a side controls it."""

    must = True
    forced = False
    sealed = True
    names = called(pick="unit")
    area: Area
    attackers: list[Seat]
    defenders: list[Seat]
    picks: dict[Seat, tuple[str, str]] = {}
    """The sealed choices of this round: ids of the unit and of the aircraft."""

    def actors(self, g: World) -> list[Seat]:
        if not self.is_on(g):
            return []
        undecided = [side[0] for side in self.sides if side[0] not in self.picks and len(options(g, self, side)) > 1]
        seer = self.seer(g)
        if seer in undecided and self.rival(seer) in undecided:
            undecided.remove(seer)  # SM-A-WON-11
        return undecided

    @property
    def sides(self) -> tuple[list[Seat], list[Seat]]:
        return self.attackers, self.defenders

    def is_on(self, g: World) -> bool:
        return bool(army(g, self.attackers, self.area) and army(g, self.defenders, self.area))

    def rival(self, seat: Seat) -> Seat:
        return self.defenders[0] if seat == self.attackers[0] else self.attackers[0]

    def seer(self, g: World) -> Seat:
        """The controller who owns the Oracle while it works."""
        return next((side[0] for side in self.sides if has_wonder(g, side[0], ORACLE)), -1)

    def side_of(self, seat: Seat) -> list[Seat]:
        return self.attackers if seat == self.attackers[0] else self.defenders

    def verbs(self, g: World, seat: Seat) -> Iterator[str]:
        yield "pick"

    def question(self, g: World, seat: Seat) -> Msg:
        """Against whom, and what they have left."""
        rival = self.rival(seat)
        foes = company(g, [*army(g, self.side_of(rival), self.area), *air(g, self.side_of(rival), self.area)])
        return msg("sidmeier-ask-pick", area=area_name(self.area), whom=Who(rival), foes=foes)

    def inquire(self, g: World, seat: Seat, path: Path) -> Node:
        side = self.side_of(seat)
        units, planes = _words(g, seat, army(g, side, self.area)), _words(g, seat, air(g, side, self.area))
        match path:
            case (_,):
                return One(msg("sidmeier-ask-fighter"), _choices(g, seat, units))
            case (_, str(unit)) if planes:
                nothing = Choice(OUT, msg("sidmeier-no-support"))
                return One(msg("sidmeier-ask-support"), (nothing, *_choices(g, seat, planes)))
            case (_, str(unit), *plane):
                supported = planes[str(plane[0])] if plane and plane[0] != OUT else None
                return Ready(Pick(_seal(units[unit]), _seal(supported) if supported else ""), secret=self.sealed)
        raise AssertionError(path)

    def act(self, t: Turn[World], seat: Seat, action: Pick) -> None:
        self.picks[seat] = (action.unit, action.aircraft)
        rival = self.rival(seat)
        if self.seer(t.g) == rival and rival not in self.picks:
            t.tell(msg("sidmeier-oracle", whom=Who(seat), units=_picked(t.g, self.picks[seat])), to=(rival,))

    def proceed(self, t: Turn[World]) -> None:
        g = t.g
        if not self.is_on(g):
            t.done()
            conclude(t, self)
            return
        for side in self.sides:
            if side[0] not in self.picks:
                (only,) = options(g, self, side)
                self.act(t, side[0], only)  # SM-B-BAT-10
        picked = [[_open(g, seal) for seal in self.picks[side[0]] if seal] for side in self.sides]
        self.picks = {}
        duel(t, self.area, self.sides, picked)


def begin(t: Turn[World], fight: Fight) -> None:
    """The sides take shape; a battle without an attacker or without anything to attack is void."""
    g, area = t.g, fight.area
    attackers = [seat for seat in fight.attackers if fighters(g, seat, area)]
    if not attackers or not _is_there(g, fight.defender, area):
        t.tell(msg("sidmeier-void", area=area_name(area)))
        return
    if len(attackers) > 1:
        attackers = _led(t, attackers, area)
    attackers_names = several([Who(seat) for seat in attackers])
    t.tell(msg("sidmeier-battle", who=attackers_names, whom=Who(fight.defender), area=area_name(area)))
    sides = (*attackers, fight.defender)
    asked = [seat for seat in living(g) if seat not in sides and _may_join(g, seat, area)]
    if asked:
        t.call(Join(area, attackers, [fight.defender], asked))
    else:
        t.call(Fray(area, attackers, [fight.defender]))


def army(g: World, side: list[Seat], area: Area) -> list[Figure]:
    """The units of a side that can fight (SM-B-BAT-01)."""
    return [figure for seat in side for figure in fighters(g, seat, area)]


def air(g: World, side: list[Seat], area: Area) -> list[Figure]:
    return [f for f in g.figures if f.kind == AIRCRAFT and f.area == area and f.owner in side]


def options(g: World, fray: Fray, side: list[Seat]) -> list[Pick]:
    """The choices of a side, as far as they differ."""
    units = _words(g, side[0], army(g, side, fray.area))
    planes = _words(g, side[0], air(g, side, fray.area))
    supports = ["", *(_seal(plane) for plane in planes.values())]
    return [Pick(_seal(unit), support) for unit in units.values() for support in supports]


def conclude(t: Turn[World], fray: Fray) -> None:
    """Who has nobody left to fight loses settlers, aircraft and settlement (SM-B-BAT-13, SM-B-CAP-02)."""
    g, area = t.g, fray.area
    for winners, losers in ((fray.attackers, fray.defenders), (fray.defenders, fray.attackers)):
        if not army(g, winners, area):
            continue
        lost = [figure for seat in losers for figure in present(g, seat, area)]
        if lost:
            remove(g, lost)
            t.tell(msg("sidmeier-lost-with", number=len(lost), area=area_name(area)))
        t.tell(msg("sidmeier-won", who=Who(winners[0]), area=area_name(area)))
        if area in LAND and owner_at(g, area) in losers:
            capture(t, area, _conqueror(t, winners, area))
    if not army(g, fray.attackers, area) and not army(g, fray.defenders, area):
        t.tell(msg("sidmeier-nobody-left", area=area_name(area)))  # SM-B-BAT-15
    for seat in (*fray.attackers, *fray.defenders):
        down_the_lost(t, seat, area)


def _may_join(g: World, seat: Seat, area: Area) -> bool:
    """With a unit able to fight there, or with an aircraft to support an ally's (SM-B-DEC-14)."""
    return bool(fighters(g, seat, area) or (aircraft_join(g) and air(g, [seat], area)))


def _is_there(g: World, seat: Seat, area: Area) -> bool:
    return bool(present(g, seat, area)) or owner_at(g, area) == seat


def _led(t: Turn[World], attackers: list[Seat], area: Area) -> list[Seat]:
    """Who has most military units there leads, dice decide a tie (SM-B-DEC-17, SM-B-DEC-18)."""
    units = {seat: sum(f.kind != "settler" for f in present(t.g, seat, area)) for seat in attackers}
    leader = highest(t, [seat for seat in attackers if units[seat] == max(units.values())])
    return [leader, *(seat for seat in attackers if seat != leader)]


def _conqueror(t: Turn[World], winners: list[Seat], area: Area) -> Seat:
    """The controller, or else the ally with most armies left (SM-B-CAP-05)."""
    armies = {seat: len(fighters(t.g, seat, area)) for seat in winners}
    if armies[winners[0]]:
        return winners[0]
    return highest(t, [seat for seat in winners if armies[seat] == max(armies.values())])


def _words(g: World, seat: Seat, figures: list[Figure]) -> dict[str, Figure]:
    """One figure of each sort that differs: by kind, by owner, and ships with cargo one by one."""
    full = laden(g)
    found: dict[str, Figure] = {}
    for figure in figures:
        word = sort_key(figure.kind, figure.era)
        if figure.kind in FLEETS and figure.id in full:
            word += f"/{figure.id}"
        if figure.owner != seat:
            word += f"/{player_key(figure.owner)}"
        found.setdefault(word, figure)
    return found


def _choices(g: World, seat: Seat, words: dict[str, Figure]) -> tuple[Choice, ...]:
    """Units by their names, with what they roll and whose they are."""
    return tuple(
        Choice(word, described(unit_name(unit_of(g, figure.kind, figure.era)), _fact(g, seat, figure)))
        for word, figure in words.items()
    )


def _fact(g: World, seat: Seat, figure: Figure) -> Msg:
    dice, added = dice_of(g, figure)
    rolls = msg("sidmeier-rolls", dice=dice, added=added)
    if figure.owner == seat:
        return rolls
    return msg("sidmeier-bundle", things=several([rolls, msg("sidmeier-of", who=player_name(figure.owner))]))


def _seal(figure: Figure) -> str:
    return f"unit.{figure.id}"


def _open(g: World, seal: str) -> Figure:
    number = int(seal.partition(".")[2])
    return next(figure for figure in g.figures if figure.id == number)


def _picked(g: World, seals: tuple[str, str]) -> Msg:
    unit, *plane = [_open(g, seal) for seal in seals if seal]
    name = unit_name(unit_of(g, unit.kind, unit.era))
    if not plane:
        return name
    return msg("sidmeier-with-support", unit=name, aircraft=unit_name(unit_of(g, plane[0].kind, plane[0].era)))
