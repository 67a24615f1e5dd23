"""What speaks for a move in Euphrat & Tigris: what it does at once, which everybody can check, the weightiest first.

What weighs how much, the strong player knows: its prices of points, and what it hopes of places."""

from collections.abc import Iterator

from rules.kernel import Arg, Msg, Path, Seat, View, Who, msg, parts, several
from rules.tigris.actions import earner, lifted, tile_laws
from rules.tigris.board import (
    COLOURS,
    LETTERS,
    NEAR,
    OFF,
    OFFICES,
    PLACES,
    Cell,
    Cells,
    Chart,
    Leader,
    cells_of,
    chart,
    colour,
    flood,
    owner,
    put,
)
from rules.tigris.building import corners, four, ready
from rules.tigris.state import MONUMENTS, leader_of, points, theirs, tiles
from rules.tigris.view import TigrisView
from service.agents import Ask
from service.agents.comparing import MOST
from service.agents.tigris.mind import Mind
from service.agents.tigris.prospects import SOON
from service.agents.tigris.strikes import is_cut
from service.agents.tigris.worth import CROWD, DUEL, LONG, heat_of, prices

Fact = tuple[float, Msg]
"""A true sentence about a move, and how much it weighs."""
TREASURE, CONFLICT, PLAIN = 3.0, 2.0, 0.1
"""What a treasure weighs, a conflict that looks won, and what is hardly a reason."""


def reasons(view: View, seat: Seat, ask: Ask, path: Path) -> tuple[Msg, ...]:
    assert isinstance(view, TigrisView)
    facts = sorted(_facts(Explained(view, seat), path), key=lambda fact: -fact[0])
    return tuple(sentence for _, sentence in facts[:MOST])


class Explained(Mind):
    """What a player sees, with the strong player's prices."""

    def __init__(self, view: TigrisView, seat: Seat) -> None:
        super().__init__(view, seat)
        mine = view.points[seat]
        assert mine is not None
        self.points = dict(zip(COLOURS, mine, strict=True))
        self.prices = dict(zip(COLOURS, prices(mine, heat_of(LONG)), strict=True))
        self.hopes = (DUEL if view.seats == 2 else CROWD).own

    def tiles(self, name: str) -> Cells:
        return cells_of(self.view.board, LETTERS[name])


def _facts(mind: Explained, path: Path) -> Iterator[Fact]:
    match path:
        case ("tile", str(name), str(place)):
            yield from _tile(mind, name, PLACES[place])
        case ("leader", str(office), str(place)):
            yield from _leader(mind, leader_of(mind.seat, COLOURS[OFFICES.index(office)]), PLACES[place])
        case ("withdraw", str(office)):
            yield PLAIN, msg("tigris-why-withdraw", leader=msg(f"tigris-your-{office}"))
        case ("swap", chosen):
            yield from _swap(mind, dict(parts(chosen)))
        case ("catastrophe", str(place)):
            yield from _catastrophe(mind, PLACES[place])
        case ("monument", str(key), str(place)):
            yield from _monument(mind, key, PLACES[place])
        case ("commit", int(number)):
            yield from _commit(mind, number)


def _tile(mind: Explained, name: str, cell: Cell) -> Iterator[Fact]:
    kingdoms, mine, _ = mind.joined(cell)
    if len(kingdoms) == 2 and mind.found.colours_inside(kingdoms[0]) & mind.found.colours_inside(kingdoms[1]):
        yield from _wars(mind, kingdoms[0], kingdoms[1], name)
        return
    if len(kingdoms) == 1 and earner(mind.found, kingdoms[0], name) == mind.seat:
        is_weakest = mind.points[name] == min(mind.points.values())
        yield mind.prices[name], msg(f"tigris-why-{'weakest' if is_weakest else 'point'}", points=points(name, 1))
    area = sum([area for area in mind.found.areas if area & NEAR[cell]])
    squares = list(_squares(mind, name, cell))
    yield from squares or _treasures(mind, mind.found, area)
    beside = [leader for leader in mine if NEAR[cell] >> mind.found.leaders[leader] & 1] if name == "red" else []
    if beside:
        yield mind.hopes.temple * len(beside), _with("temples", beside)
    for leader in mine:
        more = (area & ~mind.found.kingdom(mind.found.leaders[leader]) & mind.tiles(colour(leader))).bit_count()
        more += colour(leader) == name
        if more:
            worth = mind.hopes.support * mind.prices[colour(leader)] * more
            yield worth, msg("tigris-why-support", leader=_yours(leader), number=more)


def _wars(mind: Explained, one: Cells, two: Cells, laid: str) -> Iterator[Fact]:
    """The wars of a joining tile, as they stand; those of others, if none is one's own."""
    pairs = [(a, b) for a in mind.found.inside(one) for b in mind.found.inside(two) if a % 4 == b % 4]
    own = [pair for pair in pairs if any(map(mind.mine, pair))]
    for pair in own:
        leader, rival = pair if mind.mine(pair[0]) else pair[::-1]
        home, abroad = (one, two) if leader == pair[0] else (two, one)
        arms = colour(leader)
        mine, against = ((side & mind.tiles(arms)).bit_count() for side in (home, abroad))
        hand = mind.hand[arms] - (laid == arms)
        yield _conflict(mind, "war", leader, rival, (mine, against, hand))
    if pairs and not own:
        fighters = sorted({owner(leader) for leader in pairs[0]})
        yield CONFLICT, msg("tigris-why-quarrel", who=Who(fighters[0]), whom=Who(fighters[1]))


def _conflict(mind: Explained, kind: str, leader: Leader, rival: Leader, sides: tuple[int, int, int]) -> Fact:
    mine, against, hand = sides
    weight = CONFLICT * mind.prices[colour(leader)] if mine + hand > against else PLAIN
    sums: dict[str, Arg] = {"mine": mine, "theirs": against, "hand": hand}
    return weight, msg(f"tigris-why-{kind}", leader=_yours(leader), whom=Who(owner(rival)), **sums)


def _squares(mind: Explained, name: str, cell: Cell) -> Iterator[Fact]:
    """A square that is complete, and who could earn there; or one that the next tile would complete."""
    keys = ready([key for key, _ in mind.view.built], LETTERS[name])
    board = put(mind.view.board, cell, LETTERS[name])
    missing = [[other for other in four(corner) if board[other] != LETTERS[name]] for corner in corners(cell)]
    if keys and [] in missing:
        here = mind.joined(cell).mine
        paid = max(([one for one in here if colour(one) in MONUMENTS[key]] for key in keys), key=len)
        worth = SOON * mind.hopes.income * sum(mind.prices[colour(leader)] for leader in paid)
        paying = msg("tigris-why-square-paid", number=len(paid)) if paid else msg("tigris-why-square")
        yield worth + PLAIN, paying
        return
    free = tile_laws(mind.view.board, mind.view.leaders, name).open & ~(1 << cell)
    if keys and mind.hand[name] > 1 and any(len(cells) == 1 and free >> cells[0] & 1 for cells in missing):
        yield mind.hopes.square, msg("tigris-why-fourth")


def _treasures(mind: Explained, found: Chart, area: Cells) -> Iterator[Fact]:
    """All but one go to the trader of the area."""
    number = (mind.treasures & area).bit_count() - 1
    if number > 0 and any(mind.mine(leader) and colour(leader) == "green" for leader in found.inside(area)):
        yield TREASURE * number, msg("tigris-why-treasure", number=number)


def _leader(mind: Explained, leader: Leader, cell: Cell) -> Iterator[Fact]:
    """What is better there than where the leader is now."""
    view, now = mind.view, mind.view.leaders[leader]
    there = chart(view.board, (*view.leaders[:leader], cell, *view.leaders[leader + 1 :]))
    kingdom = there.kingdom(cell)
    if now == OFF:
        yield mind.prices[colour(leader)], msg("tigris-why-comes", leader=_yours(leader))
    rival = next((other for other in there.inside(kingdom) if other % 4 == leader % 4 and other != leader), None)
    if rival is not None:
        found = chart(view.board, lifted(view.leaders, leader))
        attack, defence = ((found.temples & NEAR[at]).bit_count() for at in (cell, found.leaders[rival]))
        yield _conflict(mind, "revolt", leader, rival, (attack, defence, mind.hand["red"]))
        return
    yield from _place(mind, leader, there, cell, now)
    if colour(leader) == "green":
        yield from _treasures(mind, there, kingdom)


def _place(mind: Explained, leader: Leader, there: Chart, cell: Cell, now: Cell) -> Iterator[Fact]:
    """Temples, supporters, monuments, and what has no leader of its own, where they are more than before."""
    name, kingdom = colour(leader), there.kingdom(cell)
    before = mind.found.kingdom(now) if now != OFF else 0
    temples, had = ((there.temples & NEAR[at]).bit_count() if at != OFF else 0 for at in (cell, now))
    if temples > max(had, 1):
        yield mind.hopes.temple * (temples - had), msg("tigris-why-shelter", number=temples)
    support, had = ((side & mind.tiles(name)).bit_count() for side in (kingdom, before))
    if support > had:
        worth = mind.hopes.support * mind.prices[name] * (support - had)
        yield worth, msg("tigris-why-supporters", leader=_yours(leader), tiles=tiles(name, support))
    paid, had = (len(mind.monuments(side, name)) for side in (kingdom, before))
    if paid > had:
        worth = SOON * mind.hopes.income * mind.prices[name] * (paid - had)
        yield worth, msg("tigris-why-income", leader=_yours(leader))
    missing = len(COLOURS) - len(there.colours_inside(kingdom))
    if name == "black" and missing:
        yield mind.hopes.regency * missing, msg("tigris-why-regent", number=missing)


def _swap(mind: Explained, chosen: dict[str, int]) -> Iterator[Fact]:
    number = sum(chosen.values())
    if number > mind.view.bag:
        yield CONFLICT, msg("tigris-why-ends")
        return
    yield PLAIN, msg("tigris-why-fresh", number=number)
    idle = [name for name in chosen if mind.view.leaders[leader_of(mind.seat, name)] == OFF]
    if idle:
        yield 2 * PLAIN, msg("tigris-why-idle", tiles=several([tiles(name, chosen[name]) for name in idle]))


def _catastrophe(mind: Explained, cell: Cell) -> Iterator[Fact]:
    """Whom it sends home, whom it cuts off, or what it keeps apart."""
    found = mind.found
    gone = [leader for leader in found.inside(found.homeless(1 << cell)) if not mind.mine(leader)]
    if gone:
        yield CONFLICT * len(gone), msg("tigris-why-evicts", leaders=several([_whose(leader) for leader in gone]))
    kingdom = found.kingdom(cell)
    if kingdom and found.tiles >> cell & 1 and is_cut(kingdom, 1 << cell):
        for leader in found.inside(kingdom):
            lost = _cut_off(mind, leader, kingdom, cell)
            if lost and leader not in gone and not mind.mine(leader):
                yield lost * mind.hopes.support, msg("tigris-why-cuts", leader=_whose(leader), number=lost)
    if mind.view.board[cell] == "." and len(found.touched(cell)) > 1:
        yield PLAIN, msg("tigris-why-apart")


def _cut_off(mind: Explained, leader: Leader, kingdom: Cells, cell: Cell) -> int:
    """Supporters whom a leader loses, the one on the cell not counted."""
    rest = kingdom & ~(1 << cell)
    here = flood(1 << mind.found.leaders[leader], rest)
    return (rest & ~here & mind.tiles(colour(leader))).bit_count()


def _monument(mind: Explained, key: str, corner: Cell) -> Iterator[Fact]:
    """Who earns from it, of those who can stay."""
    found = mind.found
    fallen = found.homeless(sum(1 << cell for cell in four(corner)))
    here = found.inside(flood(1 << corner, found.links) & ~fallen)
    paid = [leader for leader in here if colour(leader) in MONUMENTS[key]]
    mine = [leader for leader in paid if mind.mine(leader)]
    if mine:
        yield CONFLICT, _with("monument", mine)
    if len(mine) == len(paid):
        yield PLAIN, msg("tigris-why-alone")


def _commit(mind: Explained, number: int) -> Iterator[Fact]:
    dispute = mind.view.dispute
    assert dispute is not None
    attack, defence = map(len, dispute.backing)
    if dispute.added is None:
        rival = dispute.seats[1]
        hidden: dict[str, Arg] = {"whom": Who(rival), "number": mind.view.hands[rival]}
        yield CONFLICT, msg("tigris-why-attack", mine=attack + number, theirs=defence, **hidden)
        return
    need, held = attack + dispute.added - defence, mind.hand[dispute.arms]
    if number >= need:
        key = "holds" if not number else "enough" if number == need else "beyond"
        yield CONFLICT, msg(f"tigris-why-{key}")
        return
    if need > held:
        yield CONFLICT, msg("tigris-why-lost", arms=msg(f"tigris-many-{dispute.arms}"))
    else:
        yield CONFLICT, msg("tigris-why-dear", number=need)
    if number:
        yield PLAIN, msg("tigris-why-room")


def _yours(leader: Leader) -> Msg:
    return msg(f"tigris-your-{OFFICES[leader % len(COLOURS)]}")


def _whose(leader: Leader) -> Msg:
    return msg("tigris-whose", office=theirs(leader), who=Who(owner(leader)))


def _with(key: str, leaders: list[Leader]) -> Msg:
    return msg(f"tigris-why-{key}", leaders=several(list(map(_yours, leaders))), number=len(leaders))
