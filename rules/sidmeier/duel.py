"""One combat round: dice, modifiers, losses."""

from msgspec import Struct

from rules.kernel import Msg, Seat, Turn, Who, msg, several
from rules.sidmeier.board import Area
from rules.sidmeier.printed import AIRCRAFT, BEATS, DEFENCE, UNITS, WONDERS, unit_name
from rules.sidmeier.state import Figure, World, learned, owner_at, remove, unit_of, working


class Roll(Struct, frozen=True):
    """What a unit rolls: dice, and everything that is added."""

    dice: int
    superiority: int
    science: int
    unit: int
    defence: int

    @property
    def added(self) -> int:
        return self.superiority + self.science + self.unit + self.defence


def strength(g: World, area: Area, side: list[Seat], picked: list[Figure], foe: Figure) -> Roll:
    """Dice and modifiers of a unit, with its aircraft if it has one, against another (SM-A-MOD-12)."""
    unit, *_ = picked
    superiority = g.era if BEATS.get(unit.kind) == foe.kind else 0  # SM-B-MOD-01 to -05
    dice, added = sum(dice_of(g, figure)[0] for figure in picked), dice_of(g, unit)[1]
    if not g.advanced:
        return Roll(dice, superiority, added, 0, 0)
    return Roll(dice, superiority, 0, added, defence(g, area, side))


def dice_of(g: World, figure: Figure) -> tuple[int, int]:
    """What a figure rolls by itself and adds: by its era and its owner's science, or by its line of the table."""
    if g.advanced:
        row = UNITS[unit_of(g, figure.kind, figure.era)]
        return row.dice, row.bonus
    if figure.kind == AIRCRAFT:
        return 1, 0  # SM-S-MOD-07
    return figure.era, len(learned(g, figure.owner)) // 2  # SM-S-MOD-06


def defence(g: World, area: Area, side: list[Seat]) -> int:
    """What the side of the settlement's owner adds (SM-A-MOD-09, SM-A-MOD-10, SM-A-WON-13)."""
    owner = owner_at(g, area)
    if owner not in side:
        return 0
    return max([DEFENCE, *(WONDERS[wonder].defence for wonder in working(g, owner))])


def duel(t: Turn[World], area: Area, sides: tuple[list[Seat], list[Seat]], picked: list[list[Figure]]) -> None:
    """Both roll; the lower total is eliminated with its aircraft, on equal totals both are (SM-B-BAT-05 to -07)."""
    totals = []
    for side, own, other in ((sides[0], picked[0], picked[1]), (sides[1], picked[1], picked[0])):
        roll = strength(t.g, area, side, own, other[0])
        dice = [t.tape.die() for _ in range(roll.dice)]
        totals.append(sum(dice) + roll.added)
        t.tell(_told(t.g, own, roll, dice, totals[-1]))
    lost = [figure for own, total in zip(picked, totals, strict=True) if total == min(totals) for figure in own]
    key = "sidmeier-duel-tie" if totals[0] == totals[1] else "sidmeier-duel-lost"
    t.tell(msg(key, who=Who(lost[0].owner), number=len(lost)))
    remove(t.g, lost)


def _told(g: World, picked: list[Figure], roll: Roll, dice: list[int], total: int) -> Msg:
    """Every die and every modifier (SM-B-BAT-17)."""
    unit = unit_name(unit_of(g, picked[0].kind, picked[0].era))
    if len(picked) > 1:
        plane = unit_name(unit_of(g, picked[1].kind, picked[1].era))
        unit = msg("sidmeier-with-support", unit=unit, aircraft=plane)
    parts = [msg("sidmeier-roll-dice", dice="+".join(map(str, dice)))]
    names = ("superiority", "science", "unit", "defence")
    parts += [msg(f"sidmeier-roll-{name}", added=added) for name in names if (added := getattr(roll, name))]
    return msg("sidmeier-roll", who=Who(picked[0].owner), unit=unit, parts=several(parts), total=total)
