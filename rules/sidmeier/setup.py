"""Set-up: start regions in snake order, dealt technologies, the first tokens."""

from collections.abc import Iterator

from msgspec import Struct

from rules.kernel import Msg, Node, One, Path, Ready, Seat, Turn, Who, msg, no
from rules.sidmeier.board import AREAS, EVERYWHERE, LAND, Area, area_choice, area_name
from rules.sidmeier.dice import highest
from rules.sidmeier.exploring import meet
from rules.sidmeier.printed import FOUNDERS, RESOURCES, SETTLER, START_GOLD, all_tokens, face, face_name
from rules.sidmeier.standing import Phase
from rules.sidmeier.state import Player, Settlement, Token, World, put, turn_up
from rules.sidmeier.technologies import acquire

HARMLESS = ("desert", "minor", "plague", "nothing")
"""Faces that mean nothing in a start region (SM-B-SET-13)."""


class Chosen(Struct, frozen=True):
    area: Area


class Start(Phase):
    """A player chooses a start region."""

    must = True
    seat: Seat

    def actors(self, g: World) -> tuple[Seat, ...]:
        return (self.seat,)

    def verbs(self, g: World, seat: Seat) -> Iterator[str]:
        yield "start"

    def question(self, g: World, seat: Seat) -> Msg:
        return msg("sidmeier-ask-start")

    def inquire(self, g: World, seat: Seat, path: Path) -> Node:
        match path:
            case (_, str(area)):
                return Ready(Chosen(area))
        free = tuple(area_choice(area) for area in LAND if area not in g.settlements)
        return One(self.question(g, seat), free, _why_not, EVERYWHERE)

    def act(self, t: Turn[World], seat: Seat, action: Chosen) -> None:
        """A village, an infantry unit and a settler (SM-B-SET-05)."""
        t.g.settlements[action.area] = Settlement(seat)
        put(t.g, seat, "infantry", 1, action.area)
        put(t.g, seat, SETTLER, 1, action.area)
        t.tell(msg("sidmeier-started", who=Who(seat), area=area_name(action.area)))
        t.done()


def lay_out(t: Turn[World]) -> None:
    """A token on every region, the rest unseen in the box (SM-B-SET-01, SM-B-SET-02)."""
    g, tokens = t.g, all_tokens()
    if g.rich:
        g.gone = [token for token in tokens if face(token) == "nothing"][: 2 * g.seats]
        tokens = [token for token in tokens if token not in g.gone]
    t.tape.shuffle(tokens)
    g.tokens = {area: Token(tokens.pop()) for area in LAND}
    g.box = tokens
    g.players = [Player(START_GOLD) for _ in range(g.seats)]
    g.first = highest(t, range(g.seats))
    t.tell(msg("sidmeier-first-placer", who=Who(g.first)))


def snake(g: World) -> list[Seat]:
    """First regions clockwise, second ones back (SM-B-SET-05, SM-B-SET-06)."""
    there = [(g.first + place) % g.seats for place in range(g.seats)]
    return there + there[::-1]


def deal_technologies(t: Turn[World]) -> None:
    """One technology without prerequisite for everybody (SM-A-SET-10)."""
    cards = list(FOUNDERS)
    t.tape.shuffle(cards)
    for seat in snake(t.g)[: t.g.seats]:
        acquire(t, seat, cards.pop(), bonus=t.g.bonus)


def reveal(t: Turn[World], area: Area) -> None:
    """The token of a start region takes effect, unless it would harm (SM-B-SET-12 to -15)."""
    g = t.g
    seat, kind = g.settlements[area].owner, face(g.tokens[area].id)
    t.tell(msg("sidmeier-revealed", who=Who(seat), area=area_name(area), token=face_name(kind)))
    if kind in HARMLESS:
        g.gone.append(g.tokens.pop(area).id)
    elif kind in RESOURCES:
        turn_up(g, area)
    else:
        meet(t, seat, area)


def begin_play(t: Turn[World]) -> None:
    """All roll again for the start player of round 1 (SM-B-SET-17)."""
    g = t.g
    g.first = highest(t, range(g.seats))
    g.round = 1
    for settlement in g.settlements.values():
        settlement.placed = 0
    t.tell(msg("sidmeier-first", who=Who(g.first)))


def _why_not(word: str) -> Msg | None:
    return no("SM-B-SET-07", "sidmeier-no-start", area=area_name(word)) if word in AREAS else None
