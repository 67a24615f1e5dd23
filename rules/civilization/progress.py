"""Phase 13: the succession table, and victory."""

from rules.civilization.papers import worth
from rules.civilization.printed import CIVILIZATION, EPOCHS, FINISH, Card
from rules.civilization.state import SMALL, Civ, by_table, rank, track
from rules.kernel import Arg, Msg, Position, Result, Seat, Turn, Who, msg

TRIANGLES = {"triangle2": 3, "triangle3": 4, "triangle4": 5}
"""The epoch whose beginning ends a shortened game (CIV-73-a)."""


def advance(t: Turn[Civ]) -> None:
    """Every marker moves; then the game may be over (CIV-44-d)."""
    g = t.g
    for seat in by_table(g):
        step, why = _step(g, seat)
        g.players[seat].space += step
        place: dict[str, Arg] = {"who": Who(seat), "space": g.players[seat].space}
        t.tell(msg("civilization-held", step=step, why=why, **place) if why else msg("civilization-progress", **place))
    _judge(t, [seat for seat in range(g.seats) if g.players[seat].space >= goal(g, seat)])


def count_round(t: Turn[Civ]) -> None:
    """Nomads and seafarers: one marker counts the rounds on the top track (CIV-71-l)."""
    for player in t.g.players:
        player.space += 1
    if t.g.players[0].space >= FINISH:
        _judge(t, list(range(t.g.seats)))


def abandoned(t: Turn[Civ]) -> bool:
    """Nobody has a token or a city left, so that nothing could ever happen: the best standing wins."""
    if any(player.tokens or player.cities for player in t.g.players):
        return False
    t.g.winner = min(range(t.g.seats), key=lambda seat: _standing(t.g, seat))
    t.g.deserted = True
    t.tell(msg("civilization-wins", who=Who(t.g.winner)))
    t.end()
    return True


def goal(g: Civ, seat: Seat) -> int:
    """The space on which a player wins."""
    nation = track(g, seat)
    if g.variant == "farmers":
        return nation.epochs[3 - 2] - g.shorten  # CIV-72-h, CIV-72-j
    if g.variant in TRIANGLES:
        return nation.epochs[TRIANGLES[g.variant] - 2]
    return FINISH


def total(g: Civ, seat: Seat, papers: int | None = None) -> int:
    """Civilization cards, trade cards, whose worth may be known, and treasury (CIV-43.13-j)."""
    player = g.players[seat]
    return card_points(player.cards) + (worth(player.hand) if papers is None else papers) + player.treasury


def card_points(cards: list[Card]) -> int:
    return sum(CIVILIZATION[card].price for card in cards)


def score(g: Civ, seat: Seat) -> int:
    """What decides between players who finish together."""
    match g.variant:
        case "nomads":
            return len(g.players[seat].tokens)  # CIV-71-m
        case "farmers":
            return len(g.players[seat].cities)  # CIV-72-i
        case _:
            return total(g, seat)


def result(p: Position[Civ, object]) -> Result | None:
    """The winner, then the others by their markers, their points and the order of the table."""
    g = p.game
    if p.stack:
        return None
    order = sorted(range(g.seats), key=lambda seat: (seat != g.winner, *_standing(g, seat)))
    points = tuple(score(g, seat) for seat in range(g.seats))
    notes = tuple(_note(g, seat) for seat in order)
    places = tuple(order.index(seat) + 1 for seat in range(g.seats))
    reason = "deserted" if g.deserted else g.variant
    return Result(points, places, msg(f"civilization-won-{reason}", who=Who(g.winner)), notes)


def _judge(t: Turn[Civ], finished: list[Seat]) -> None:
    """The highest score of those who finish, then the order of the table (CIV-44-e)."""
    if finished:
        t.g.winner = min(finished, key=lambda seat: (-score(t.g, seat), rank(t.g, seat)))
        t.tell(msg("civilization-wins", who=Who(t.g.winner)))
        t.end()


def _step(g: Civ, seat: Seat) -> tuple[int, Msg | None]:
    """1 forward, or 0 and -1 with what is missing. The reason tells nothing of the hand."""
    player, nation = g.players[seat], track(g, seat)
    if nation.epoch(player.space) >= 2 and not player.cities:
        return -1, msg("civilization-lacks-city")  # CIV-43.13-h
    if g.variant != "farmers" and total(g, seat) < nation.demand(player.space):
        return -1, msg("civilization-lacks-points", points=nation.demand(player.space))  # CIV-43.13-m
    lacks = _lacking(g, seat, player.space + 1)
    return (0, lacks) if lacks else (1, None)


def _lacking(g: Civ, seat: Seat, space: int) -> Msg | None:
    """What keeps a player from a space."""
    nation = track(g, seat)
    epoch = nation.epoch(space)
    if epoch > nation.epoch(g.players[seat].space) and not _qualified(g, seat, epoch):
        return msg(f"civilization-lacks-{epoch}", number=list(EPOCHS.values())[epoch - 2])
    if g.variant != "farmers" and total(g, seat) < nation.demand(space):
        return msg("civilization-lacks-points", points=nation.demand(space))
    return None


def _qualified(g: Civ, seat: Seat, epoch: int) -> bool:
    """What it takes to enter an epoch (CIV-43.13-b to CIV-43.13-e)."""
    cards = g.players[seat].cards
    match epoch:
        case 2:
            return len(g.players[seat].cities) >= EPOCHS["cities"]
        case 3 if g.variant == "farmers":
            return True  # CIV-72-f
        case 3:
            return len({group for card in cards for group in CIVILIZATION[card].groups}) >= EPOCHS["groups"]
        case 4:
            return len(cards) >= EPOCHS["cards"]
        case _:
            return card_points(cards) >= EPOCHS["points"]


def _standing(g: Civ, seat: Seat) -> tuple[int, int, int]:
    return -g.players[seat].space, -score(g, seat), rank(g, seat)


def _note(g: Civ, seat: Seat) -> Msg:
    player = g.players[seat]
    if g.variant in SMALL:
        pieces = {"cities": len(player.cities), "areas": len(player.tokens)}
        return msg("civilization-scored-pieces", who=Who(seat), space=player.space, **pieces)
    points = {"cards": card_points(player.cards), "hand": worth(player.hand), "treasury": player.treasury}
    return msg("civilization-scored", who=Who(seat), space=player.space, total=total(g, seat), **points)
