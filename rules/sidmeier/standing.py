"""What every question has in common: claims and assignments are open at any time, to everybody (SM-B-ASY-05)."""

from collections.abc import Collection, Iterator, Mapping
from typing import Any, ClassVar

from msgspec import Struct

from rules.kernel import Choice, Msg, Node, One, Path, Ready, Seat, Step, Turn, Who, msg, no
from rules.sidmeier.happiness import Assign, ask_assign, assign
from rules.sidmeier.lore import wonder_about
from rules.sidmeier.milestones import award, award_at_once, claimable, needed
from rules.sidmeier.printed import APOLLO, MILESTONES, UNITED_NATIONS, WONDERS, described, milestone_name, wonder_name
from rules.sidmeier.state import World, living

VERBS = {
    verb: Choice(verb, msg(f"sidmeier-verb-{verb}"))
    for verb in (
        *("start", "move", "fly", "explore", "declare", "join", "pick", "offer", "accept", "withdraw", "assign"),
        *("buy", "sell", "found", "grow", "research", "claim", "end"),
    )
}
EVERY_VERB = tuple(VERBS.values())
EVERY_CLAIM = (
    *(Choice(name, milestone_name(name, row.number)) for name, row in MILESTONES.items()),
    *(Choice(name, milestone_name(name, row.corrected)) for name, row in MILESTONES.items() if row.corrected),
    *(Choice(name, wonder_name(name)) for name in WONDERS),
)

ENDINGS = {UNITED_NATIONS: "diplomatic", APOLLO: "military"}
"""Wonders whose owner may declare the end of the game."""


class Claim(Struct, frozen=True):
    """A milestone is announced, or the end of the game is declared."""

    what: str


class Chance(Struct, frozen=True):
    """The player leaves the choice to chance."""


CHANCE = Choice("end", msg("sidmeier-chance"))


def called(**verbs: str) -> dict[str, Choice]:
    """What verbs are called in one phase: `end="buy"` by the sentence `sidmeier-end-buy`."""
    return {verb: Choice(verb, msg(f"sidmeier-{verb}-{key}")) for verb, key in verbs.items()}


class Phase(Step[World]):
    """A step whose actors are asked, while everybody may claim and assign."""

    names: ClassVar[Mapping[str, Choice]] = {}
    """Verbs that have a name of their own here."""
    places: ClassVar[bool] = False
    """Here `assign` means to place a figure."""
    sealed: ClassVar[bool] = False
    """The words of a move stay hidden from the others."""
    must: ClassVar[bool] = False
    """There is no way round it: who does not choose, leaves it to chance (SM-B-ASY-08)."""

    def actors(self, g: World) -> Collection[Seat]:
        """Who must answer."""
        return ()

    def agents(self, g: World) -> Collection[Seat]:
        """Who may do what this phase is about."""
        return self.actors(g)

    def verbs(self, g: World, seat: Seat) -> Iterator[str]:
        """What an actor may do."""
        raise NotImplementedError

    def inquire(self, g: World, seat: Seat, path: Path) -> Node:
        """The next question after a verb."""
        raise NotImplementedError

    def act(self, t: Turn[World], seat: Seat, action: Any) -> None:
        """The effect of an actor's move."""
        raise NotImplementedError

    def question(self, g: World, seat: Seat) -> Msg:
        raise NotImplementedError

    def powers(self, g: World, seat: Seat) -> tuple[str, ...]:
        """Wonders that an actor may use at this moment (SM-A-ASY-07)."""
        return ()

    def why(self, g: World, seat: Seat, word: str) -> Msg | None:
        """What forbids a verb to an actor."""
        return None

    def waiting(self, g: World) -> Collection[Seat]:
        return self.actors(g)

    def allowed(self, g: World) -> Collection[Seat]:
        return Everybody(g, self.agents(g))

    def ask(self, g: World, seat: Seat, path: Path) -> Node:
        actor = seat in self.agents(g)
        match path:
            case ():
                ask = self.question(g, seat) if actor else msg("sidmeier-ask-standing")
                return One(ask, self._choices(g, seat, actor), lambda word: self._why(g, seat, actor, word), EVERY_VERB)
            case ("end",) if actor and self.must:
                return Ready(Chance(), secret=self.sealed)
            case ("claim",):
                powers = self.powers(g, seat) if actor else ()
                whats = tuple(_claim_choice(g, what) for what in (*_claims(g, seat), *powers))
                return One(msg("sidmeier-ask-claim"), whats, lambda word: _why_no_claim(g, word), EVERY_CLAIM)
            case ("claim", str(what)) if what in MILESTONES or what in ENDINGS:
                return Ready(Claim(what))
            case ("assign", *_) if not (actor and self.places):
                return ask_assign(g, seat, path)
        return self.inquire(g, seat, path)

    def play(self, t: Turn[World], seat: Seat, action: Any) -> None:
        match action:
            case Claim(what):
                _claim(t, seat, what)
            case Assign():
                assign(t, seat, action)
            case Chance():
                self.act(t, seat, self._drawn(t, seat))
            case _:
                self.act(t, seat, action)
        award_at_once(t)

    def default(self, g: World, seat: Seat) -> Path | None:
        return ("end",) if seat in self.actors(g) else None

    def _choices(self, g: World, seat: Seat, actor: bool) -> tuple[Choice, ...]:
        verbs = dict.fromkeys((*(self.verbs(g, seat) if actor else ()), *_standing(g, seat)))
        choices = tuple(self.names.get(verb) or VERBS[verb] for verb in verbs)
        return (*choices, CHANCE) if actor and self.must else choices

    def _drawn(self, t: Turn[World], seat: Seat) -> Any:
        """The action that chance makes of the first verb."""
        path: Path = (next(self.verbs(t.g, seat)),)
        node = self.inquire(t.g, seat, path)
        while isinstance(node, One):
            path = (*path, t.tape.pick(node.choices).key)
            node = self.inquire(t.g, seat, path)
        assert isinstance(node, Ready)
        return node.action

    def _why(self, g: World, seat: Seat, actor: bool, word: str) -> Msg | None:
        if word == "claim":
            return no("SM-A-END-12" if g.advanced else "SM-S-MIL-06", "sidmeier-no-claim")
        if word == "assign":
            return no("SM-A-HAP-10", "sidmeier-no-assign")
        if actor and (reason := self.why(g, seat, word)):
            return reason
        return no("SM-B-RND-02", "sidmeier-not-now") if word in VERBS else None


class Everybody(Collection[Seat]):
    """The agents, and who has something to claim or to assign; found only when it is asked for."""

    def __init__(self, g: World, agents: Collection[Seat]) -> None:
        self.g = g
        self.agents = agents

    def __contains__(self, seat: object) -> bool:
        return seat in self.agents or (isinstance(seat, int) and seat in living(self.g) and _may(self.g, seat))

    def __iter__(self) -> Iterator[Seat]:
        return (seat for seat in range(self.g.seats) if seat in self)

    def __len__(self) -> int:
        return sum(1 for _ in self)


def _may(g: World, seat: Seat) -> bool:
    return next(_standing(g, seat), None) is not None


def _standing(g: World, seat: Seat) -> Iterator[str]:
    """Verbs that are open at any time."""
    if g.round and _claims(g, seat):
        yield "claim"
    if g.round and g.advanced:
        yield "assign"


def _claims(g: World, seat: Seat) -> list[str]:
    if not g.advanced:
        return claimable(g, seat)
    if g.ending:
        return []  # SM-A-END-13
    return [wonder for wonder in ENDINGS if g.wonders.get(wonder) == seat]


def _claim(t: Turn[World], seat: Seat, what: str) -> None:
    if what in MILESTONES:
        award(t, seat, what)
        return
    t.g.ending = ENDINGS[what]
    t.tell(msg(f"sidmeier-declared-{t.g.ending}", who=Who(seat)))


def _claim_choice(g: World, what: str) -> Choice:
    if what in MILESTONES:
        return Choice(what, milestone_name(what, needed(g, what)))
    return Choice(what, described(wonder_name(what), wonder_about(what)))


def _why_no_claim(g: World, word: str) -> Msg | None:
    if word in MILESTONES:
        return no("SM-S-MIL-06", "sidmeier-no-milestone", milestone=milestone_name(word, needed(g, word)))
    return no("SM-A-END-12", "sidmeier-no-power", wonder=wonder_name(word)) if word in WONDERS else None
