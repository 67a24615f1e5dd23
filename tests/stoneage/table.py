"""A table at which tests of Stone Age set up positions and play lines."""

from collections.abc import Mapping, Sequence
from typing import Any

from rules import kernel
from rules.kernel import Msg, Path, Position, Seat, Step, Tape
from rules.stoneage import RULES
from rules.stoneage.acting import Acting
from rules.stoneage.course import Course
from rules.stoneage.printed import RESOURCES
from rules.stoneage.state import Player, StoneAge, Tool
from rules.stoneage.view import StoneAgeView, view
from service.agents.stoneage import greedy
from tests import table as tables


class Table:
    """A game under way. The start player is seat 0, unless told otherwise."""

    def __init__(self, seats: int = 4, cards: str = "hidden", seed: bytes = b"table") -> None:
        outcome = kernel.setup(RULES, seats, {"cards": cards}, Tape(seed))
        self.p: Position[StoneAge, Any] = outcome.position
        self.log = list(outcome.log)
        self.start(0)

    @property
    def g(self) -> StoneAge:
        return self.p.game

    @property
    def up(self) -> tuple[Seat, ...]:
        return kernel.waiting(self.p)

    @property
    def step(self) -> Step[StoneAge]:
        step: Step[StoneAge] = self.p.stack[-1]
        return step

    def __getitem__(self, seat: Seat) -> Player:
        return self.g.players[seat]

    def start(self, seat: Seat) -> "Table":
        """This seat has the start player's figure."""
        self.g.first = seat
        self.p.stack = [Course()]
        return self.go()

    def go(self) -> "Table":
        """Goes on until somebody is asked."""
        turn = kernel.Turn(self.p, Tape(fixed=[]))
        turn.run()
        self.log += turn.log
        return self

    def acting(self, seat: Seat = 0, **at: int) -> "Table":
        """It is this player's turn to act, alone on the board with these people (`clay_pit=2`)."""
        self.on(seat, **at)
        self.p.stack = [Course("act", 1 + (seat - self.g.first) % self.g.seats), Acting(seat)]
        return self

    def on(self, seat: Seat, **at: int) -> "Table":
        """This player's people stand there."""
        self[seat].at = {place.replace("_", "-"): people for place, people in at.items()}
        return self

    def own(self, seat: Seat = 0, *, tools: Sequence[int] = (), **things: Any) -> "Table":
        """Gives a player resources by kind, tools by value, and sets all other fields."""
        player = self[seat]
        player.tools = [Tool(value) for value in tools] or player.tools
        for key, value in things.items():
            if key in RESOURCES:
                player.resources[RESOURCES.index(key)] = value
            else:
                setattr(player, key, value)
        return self

    def deal_card(self, seat: Seat, *cards: str, pile: str = "cards") -> "Table":
        """These cards are the player's."""
        for card in cards:
            self._take_away(card)
            getattr(self[seat], pile).append(card)
        return self

    def deal_building(self, seat: Seat, *buildings: str) -> "Table":
        for building in buildings:
            self._take_away(building)
            self[seat].buildings.append(building)
        return self

    def lay(self, place: str, thing: str) -> "Table":
        """This card or building lies open there."""
        number = int(place[-1]) - 1
        pile, index = (self.g.row, number) if place.startswith("card") else (self.g.stacks[number], -1)
        _swap(self._piles(), pile[index], thing)
        return self

    def top_of_deck(self, card: str) -> "Table":
        _swap(self._piles(), self.g.deck[-1], card)
        return self

    def play(self, seat: Seat, line: str, *dice: int) -> "Table":
        """A line of moves, with the dice that fall; all of them must be rolled."""
        tape = Tape(fixed=[die - 1 for die in dice])
        for words in kernel.read(line):
            outcome = kernel.apply(RULES, self.p, seat, words, tape)
            self.p = outcome.position
            self.log += outcome.log
            RULES.check(self.p)
        assert tape.spent(), "not all of the dice were rolled"
        return self

    def refused(self, seat: Seat, line: str) -> Msg:
        """Why this move is not allowed; the position must stay as it was."""
        return tables.refused(RULES, self.p, seat, line)

    def clause(self, seat: Seat, line: str) -> str:
        """The clause on which the refusal rests."""
        return _clause(self.refused(seat, line))

    def moves(self, seat: Seat) -> list[str]:
        """Every move that is open to a seat."""
        return [kernel.write(path) for path in kernel.legal(self.p, seat)]

    def ask(self, seat: Seat, *words: str) -> Any:
        return kernel.ask(self.p, seat, words)

    def forced(self, seat: Seat) -> Path | None:
        return kernel.forced(self.p, seat)

    def seen(self, viewer: Seat | None) -> StoneAgeView:
        return view(self.p, viewer)

    def said(self) -> list[str]:
        return [event.msg.key.removeprefix("stoneage-") for event in self.log]

    def end_turns(self) -> "Table":
        """Everybody who has nothing to carry out ends the turn."""
        while self.up and isinstance(self.step, Acting) and not self[self.up[0]].at:
            self.play(self.up[0], "end")
        return self

    def last_turn(self) -> "Table":
        """The last player of the round is about to end the turn; everybody's people are home."""
        seat = (self.g.first - 1) % self.g.seats
        for player in self.g.players:
            player.at = {}
        return self.acting(seat)

    def feed(self) -> "Table":
        """All people are home, and phase 3 begins."""
        return self.last_turn().end_turns()

    def _piles(self) -> list[list[str]]:
        owned = [
            pile for player in self.g.players for pile in (player.cards, player.drawn, player.kept, player.buildings)
        ]
        return [self.g.deck, self.g.row, self.g.box, *self.g.stacks, *owned]

    def _take_away(self, thing: str) -> None:
        """Out of deck, row, stack or box; an open place is filled again by a card of the deck, as if dealt so."""
        for pile in self._piles():
            if thing in pile:
                if pile is self.g.row:
                    pile[pile.index(thing)] = self.g.deck.pop()
                else:
                    pile.remove(thing)
                return
        raise AssertionError(f"there is no {thing}")


def think(p: Position[StoneAge, Any], seat: Seat, tape: Tape) -> Path:
    """The move of the computer player."""
    return greedy(RULES.view(p, seat), seat, lambda path: kernel.ask(p, seat, path), tape)


def goods(player: Player) -> Mapping[str, int]:
    """A player's resources that are there."""
    return {kind: number for kind, number in zip(RESOURCES, player.resources, strict=True) if number}


def values(player: Player) -> list[int]:
    return [tool.value for tool in player.tools]


def _swap(piles: list[list[str]], one: str, other: str) -> None:
    """Two things change places."""
    for pile in piles:
        pile[:] = [other if thing == one else one if thing == other else thing for thing in pile]


def _clause(refusal: Msg) -> str:
    why = refusal.args.get("why")
    return _clause(why) if isinstance(why, Msg) else refusal.clause
