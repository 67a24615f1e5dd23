"""Dice for food and resources, and the tools that are added after the roll."""

from functools import cache
from itertools import combinations

from msgspec import Struct

from rules.kernel import Arg, Choice, Many, Msg, Node, One, Path, Ready, Seat, Step, Turn, Who, keys, msg, no, several
from rules.stoneage.printed import CARDS, EYES, kind_name, pieces
from rules.stoneage.resources import Spend, ask_spend, spend, spending, why_no_spend
from rules.stoneage.rewards import get
from rules.stoneage.state import Player, StoneAge, lay_down

TOOLS = Choice("tools", msg("stoneage-verb-tools"))


class Add(Struct, frozen=True):
    """These tools are added to the roll."""

    tools: tuple[str, ...]


class Rolled(Step[StoneAge]):
    """Dice lie on the table and bring food or a resource; its owner may add tools."""

    seat: Seat
    kind: str
    dice: list[int]

    def waiting(self, g: StoneAge) -> tuple[Seat, ...]:
        return (self.seat,) if usable(g.players[self.seat]) else ()

    def ask(self, g: StoneAge, seat: Seat, path: Path) -> Node:
        match path:
            case ():
                extra = spending(g, seat) if self.helpful(g.players[seat]) else ()
                return One(self._question(), (TOOLS, *extra), _why_verb)
            case ("spend", *_):
                return ask_spend(path)
            case (_,):
                return self._ask_tools(g.players[seat])
            case (_, added):
                return Ready(Add(keys(added)))
        raise AssertionError(path)

    def play(self, t: Turn[StoneAge], seat: Seat, action: Add | Spend) -> None:
        match action:
            case Spend():
                spend(t, seat, action)
            case Add(tools):
                self._collect(t, tools)

    def proceed(self, t: Turn[StoneAge]) -> None:
        self._collect(t, ())

    def default(self, g: StoneAge, seat: Seat) -> Path:
        return ("tools", self._fewest(g.players[seat]))

    def _ask_tools(self, player: Player) -> Many:
        """Any number of tools; none where all of them together bring nothing, so that nobody is asked."""
        helpful = self.helpful(player)
        if not helpful:
            useless = no("SA-ROLL-08", "stoneage-no-help", missing=self._missing())
            return Many(self._question(), (), 0, 0, why=lambda _: useless)
        tools = tuple(_tool(key, value) for key, value in helpful.items())
        return Many(self._question(), tools, 0, len(tools), why=_why_no_tool)

    def helpful(self, player: Player) -> dict[str, int]:
        """The tools, if all of them together bring something."""
        tools = usable(player)
        return tools if sum(tools.values()) >= self._missing() else {}

    def _missing(self) -> int:
        """Eyes that one more piece takes."""
        return EYES[self.kind] - sum(self.dice) % EYES[self.kind]

    def _question(self) -> Msg:
        total, number = sum(self.dice), sum(self.dice) // EYES[self.kind]
        now, then = pieces(self.kind, number), pieces(self.kind, number + 1)
        return msg("stoneage-ask-tools", total=total, pieces=now, next=then, missing=self._missing())

    def _collect(self, t: Turn[StoneAge], tools: tuple[str, ...]) -> None:
        player = t.g.players[self.seat]
        values = use_tools(player, tools)
        total = sum(self.dice) + sum(values)  # SA-TOOL-11
        number = total // EYES[self.kind]  # SA-ROLL-08
        if values:
            t.tell(msg("stoneage-added", who=Who(self.seat), tools=several(values), total=total))
        get(t, self.seat, self.kind, number)
        t.done()

    def _fewest(self, player: Player) -> tuple[str, ...]:
        """The permanent tools that bring most, no more of them than that takes."""
        tools = {key: value for key, value in usable(player).items() if not key.startswith(ONCE)}
        total, eyes = sum(self.dice), EYES[self.kind]
        ways = (way for size in range(len(tools) + 1) for way in combinations(tools, size))
        return max(ways, key=lambda way: ((total + sum(tools[key] for key in way)) // eyes, -len(way)))


ONCE = "once"
"""Begins the words of the cards that are a tool for one roll."""


def roll(t: Turn[StoneAge], seat: Seat, kind: str, number: int) -> None:
    """Dice for a kind; what they bring is settled when the tools are chosen."""
    dice = [t.tape.die() for _ in range(number)]
    eyes = several([str(die) for die in dice])
    told: dict[str, Arg] = {"who": Who(seat), "kind": kind_name(kind), "dice": eyes}
    t.tell(msg("stoneage-rolled", number=number, total=sum(dice), **told))
    t.call(Rolled(seat, kind, dice))


def usable(player: Player) -> dict[str, int]:
    """The words for a player's unused tools and one-use cards, with their values."""
    values = sorted([tool.value for tool in player.tools if not tool.used])
    found = {_words(value)[place - values.index(value)]: value for place, value in enumerate(values)}
    for card in player.kept:
        if CARDS[card].top == "once":
            found[f"{ONCE}{CARDS[card].amount}"] = CARDS[card].amount
    return found


def use_tools(player: Player, words: tuple[str, ...]) -> list[int]:
    """Turns the tools and lays the one-use cards down; tells their values."""
    values = usable(player)
    for word in words:
        if word.startswith(ONCE):
            lay_down(player, _once_card(player, values[word]))  # SA-TOP-22
        else:
            next(tool for tool in player.tools if tool.value == values[word] and not tool.used).used = True
    return [values[word] for word in words]


@cache
def _words(value: int) -> tuple[str, ...]:
    """Tools of one value: `2`, `2b`, `2c`."""
    return tuple(f"{value}{letter}" for letter in ("", "b", "c"))


def _once_card(player: Player, value: int) -> str:
    return next(card for card in player.kept if CARDS[card].top == "once" and CARDS[card].amount == value)


@cache
def _tool(word: str, value: int) -> Choice:
    return Choice(word, msg("stoneage-tool-once" if word.startswith(ONCE) else "stoneage-tool-value", value=value))


def _why_verb(word: str) -> Msg | None:
    return no("SA-TOOL-09", "stoneage-tools-first") if word in ("use", "end") else why_no_spend(word)


def _why_no_tool(word: str) -> Msg | None:
    if word.startswith(ONCE):
        return no("SA-TOP-19", "stoneage-no-once", word=word)
    return no("SA-TOOL-06", "stoneage-no-tool", word=word)
