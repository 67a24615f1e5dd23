"""The position, and what one asks of it."""

from collections.abc import Iterator
from functools import cache

from msgspec import Struct

from rules.kernel import Choice, Msg, Position, Seat, Who, msg
from rules.sidmeier.board import LAND, Area
from rules.sidmeier.printed import (
    AIRCRAFT,
    ARMIES,
    CARGO,
    ENGINEERING,
    ERAS,
    FIGURES,
    FLEETS,
    LARGEST,
    METROPOLIS,
    RESOURCES,
    SETTLER,
    STEPS,
    TECHNOLOGIES,
    UNITS,
    WONDERS,
    face,
    levels,
    unit_name,
)

NOBODY = -1
"""Owner of technologies beside the board and of wonders that have left the game."""


class Figure(Struct, array_like=True):
    """A unit or a settler. `ship`: the ship it is aboard of; `held`: it moves no further in this phase."""

    id: int
    owner: Seat
    kind: str
    era: int
    area: Area
    ship: int = 0
    spent: int = 0
    held: bool = False

    @property
    def left(self) -> int:
        """Movement points left."""
        return 0 if self.held else STEPS[self.kind][self.era - 1] - self.spent


class Settlement(Struct, array_like=True):
    """A village, town, city or metropolis with its card.

    holder: who has the card if it is lent; placed: new figures of this round."""

    owner: Seat
    size: int = 1
    holder: Seat = NOBODY
    new: bool = False
    grown: bool = False
    placed: int = 0

    @property
    def has_card(self) -> Seat:
        return self.owner if self.holder == NOBODY else self.holder


class Token(Struct, array_like=True, frozen=True):
    """The exploration token of a region; `seen`: who has looked at it while it lies face down."""

    id: str
    up: bool = False
    seen: tuple[Seat, ...] = ()


class Player(Struct):
    gold: int
    improvements: list[str] = []
    assigned: dict[str, list[Area]] = {}
    """Cards with smileys or gears that the player has laid beside settlements; the others lie where they earn most."""
    out: int = 0
    """0 while in the game; else the how-manieth to leave it."""


class Debt(Struct, array_like=True):
    """Gold due at the end of production."""

    debtor: Seat
    creditor: Seat
    gold: int


class Fight(Struct, array_like=True):
    """A declared battle of the active player's turn: who declared it, and against whom."""

    area: Area
    attackers: list[Seat]
    defender: Seat


class World(Struct):
    """Everything on the table."""

    seats: int
    advanced: bool = False
    length: str = "long"
    rich: bool = False
    corrected: bool = False
    automatic: bool = False
    bonus: bool = True
    partners: bool = False
    era: int = 1
    round: int = 0
    first: Seat = 0
    players: list[Player] = []
    figures: list[Figure] = []
    last: int = 0
    settlements: dict[Area, Settlement] = {}
    tokens: dict[Area, Token] = {}
    box: list[str] = []
    """Tokens that nobody will ever see."""
    gone: list[str] = []
    """Tokens that have left the board, or the game before it began."""
    techs: dict[str, Seat] = {}
    """Technologies in play and their owners."""
    wonders: dict[str, Seat] = {}
    milestones: dict[str, Seat] = {}
    dawn: bool = False
    """The next era begins with the next round."""
    ending: str = ""
    """How the game ends with this round."""
    bombed: bool = False
    """The Manhattan Project has been used."""
    critical: str = ""
    debts: list[Debt] = []
    plans: dict[Seat, list[str]] = {}
    """Purchases that players have prepared, each line with the seat after a dot."""
    fights: list[Fight] = []
    edition: int = 1
    """Of the rules under which the match began; see editions.py."""


WorldPosition = Position[World, object]


def living(g: World) -> list[Seat]:
    return [seat for seat, player in enumerate(g.players) if not player.out]


def in_order(g: World) -> list[Seat]:
    """The living players, the start player first (SM-B-RND-02, SM-B-RND-05)."""
    seats = [(g.first + place) % g.seats for place in range(g.seats)]
    return [seat for seat in seats if not g.players[seat].out]


def homes(g: World, seat: Seat) -> list[Area]:
    """The regions with a player's settlements."""
    return [area for area, settlement in g.settlements.items() if settlement.owner == seat]


def hand(g: World, seat: Seat) -> list[Area]:
    """The regions whose settlement cards a player holds, lent ones included and own ones lent away not."""
    return [area for area, settlement in g.settlements.items() if settlement.has_card == seat]


def owner_at(g: World, area: Area) -> Seat:
    """Whose settlement stands here."""
    settlement = g.settlements.get(area)
    return settlement.owner if settlement else NOBODY


def learned(g: World, seat: Seat) -> list[str]:
    """A player's technologies."""
    return [name for name, owner in g.techs.items() if owner == seat]


def knows(g: World, seat: Seat, era: int) -> int:
    """How many technologies of an era a player owns."""
    return sum(owner == seat and TECHNOLOGIES[name].era == era for name, owner in g.techs.items())


def has_wonder(g: World, seat: Seat, name: str) -> bool:
    """Whether a player owns this wonder and it still works (SM-A-WON-03)."""
    return name in working(g, seat)


def working(g: World, seat: Seat) -> Iterator[str]:
    """A player's wonders that have an effect; in the standard game none has (SM-S-COMP-04)."""
    if g.advanced:
        for name, owner in g.wonders.items():
            if owner == seat and WONDERS[name].era >= g.era:
                yield name


def up_face(g: World, area: Area) -> str:
    """What the face-up token of a region shows."""
    token = g.tokens.get(area)
    return face(token.id) if token and token.up else ""


def turn_up(g: World, area: Area) -> None:
    """A token lies face up from now on, for all to see."""
    g.tokens[area] = Token(g.tokens[area].id, up=True)


def resource(g: World, area: Area) -> str:
    """The resource on a region's settlement card."""
    shown = up_face(g, area)
    return shown if shown in RESOURCES else ""


def is_fertile(g: World, area: Area) -> bool:
    return up_face(g, area) == "fertile"


def largest(g: World, area: Area) -> int:
    """The size that the terrain allows (SM-B-TOK-30 to -32)."""
    return LARGEST.get(up_face(g, area), METROPOLIS)


def room(g: World, area: Area) -> int:
    """New figures that may still be placed at a settlement in this round (SM-A-BUY-36)."""
    settlement = g.settlements[area]
    return max(0, settlement.size - settlement.placed)


def unit_of(g: World, kind: str, era: int) -> str:
    """What a figure is now: the best level in play, at least the first (SM-A-UNI-08, SM-A-UNI-10)."""
    if kind == SETTLER:
        return SETTLER
    if not g.advanced:
        return FIGURES[kind][era - 1]
    rows = levels(kind, era)
    return next((name for name in reversed(rows) if UNITS[name].technology in g.techs), rows[0])


def new_era(g: World, kind: str, era: int) -> int:
    """The era of a new figure: catapults rise as soon as Engineering is in play (SM-A-UNI-09)."""
    return 2 if g.advanced and kind == "artillery" and era == 1 and ENGINEERING in g.techs else era


def put(g: World, seat: Seat, kind: str, era: int, area: Area) -> Figure:
    """A new figure from the supply."""
    g.last += 1
    figure = Figure(g.last, seat, kind, new_era(g, kind, era), area)
    g.figures.append(figure)
    return figure


def cargo(g: World, ship: int) -> list[Figure]:
    return [figure for figure in g.figures if figure.ship == ship] if ship else []


def remove(g: World, lost: list[Figure]) -> None:
    """Figures go back to the supply, ships with all aboard (SM-B-BAT-12)."""
    ids = {figure.id for figure in lost}
    g.figures = [figure for figure in g.figures if figure.id not in ids and figure.ship not in ids]


def fighters(g: World, seat: Seat, area: Area) -> list[Figure]:
    """Units able to fight in an area: armies on land, fleets at sea (SM-B-DEC-07)."""
    able = ARMIES if area in LAND else FLEETS
    return [f for f in g.figures if f.area == area and f.owner == seat and f.kind in able]


def present(g: World, seat: Seat, area: Area) -> list[Figure]:
    return [f for f in g.figures if f.area == area and f.owner == seat]


def ships_with_room(g: World, seat: Seat, zone: Area) -> dict[int, int]:
    """Own ships in a zone, and how many more they carry (SM-B-SEA-10)."""
    ships = {f.id: CARGO for f in g.figures if f.area == zone and f.owner == seat and f.kind in FLEETS}
    for figure in g.figures:
        if figure.ship in ships:
            ships[figure.ship] -= 1
    return {ship: free for ship, free in ships.items() if free > 0}


@cache
def sort_key(kind: str, era: int) -> str:
    """How a sort of figures is called: `ancient-infantry`, `settler`, `aircraft`."""
    return kind if kind in (SETTLER, "aircraft", "carrier") else f"{ERAS[era - 1]}-{kind}"


SORTS = {
    sort_key(kind, era): (kind, era)
    for era in range(1, len(ERAS) + 1)
    for kind in (*ARMIES, *FLEETS, AIRCRAFT, SETTLER)
}
"""What each of these words means."""


@cache
def player_key(seat: Seat) -> str:
    return f"p{seat + 1}"


def seat_of(key: str) -> Seat:
    return int(key[1:]) - 1


@cache
def player_name(seat: Seat) -> Msg:
    return msg("sidmeier-player", who=Who(seat))


@cache
def player_choice(seat: Seat) -> Choice:
    return Choice(player_key(seat), player_name(seat))


def sort_name(g: World, kind: str, era: int) -> Msg:
    return unit_name(unit_of(g, kind, era))


def forget(g: World, area: Area) -> None:
    """A settlement changed hands or is gone: nothing lies beside its card any more (SM-A-CAP-08)."""
    for player in g.players:
        for card in [card for card, areas in player.assigned.items() if area in areas]:
            player.assigned[card].remove(area)
            if not player.assigned[card]:
                del player.assigned[card]
