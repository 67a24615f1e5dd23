"""A player who settles near resources, grows, researches, guards what it has and attacks only the weaker.

It looks one step ahead and weighs everything in points of its own making; every move spends points of movement, gold
or a chance, so that a turn always comes to its end.
"""

from collections.abc import Callable, Iterable
from functools import cached_property

from rules.kernel import Count, Node, One, Path, Seat, Tape, View
from rules.sidmeier.board import COAST, LAND, by_land, steps_between
from rules.sidmeier.happiness import FREE
from rules.sidmeier.printed import (
    ADVANCED,
    AIRCRAFT,
    ARMIES,
    FLEETS,
    IMPROVEMENTS,
    MILESTONES,
    RESOURCES,
    SETTLER,
    STANDARD,
    TECHNOLOGIES,
    UNITS,
    WONDERS,
)
from rules.sidmeier.state import sort_key
from rules.sidmeier.view import SeenArea, SeenFigures, SeenOffer, WorldView

Ask = Callable[[Path], Node]

DIE = 3.5
SUPERIOR = 1.4
"""Attack with so many times the enemy's strength."""
PATIENCE = 40
"""After so many rounds the game is ended by whoever can."""
TERRAIN = {"fertile": 4.0, "hidden": 3.0, "": 2.0, "nothing": 2.0, "jungle-forest": 2.0, "mountains": 1.5}
"""What a region without resource is worth to a settler."""
A_RESOURCE = 5.0
A_MONOPOLY = 2.0
"""What each further card of a resource adds."""
A_HOPELESS_CASE = 30.0
"""So far beyond its own strength no settlement is worth an army more."""
END: Path = ("end",)


def greedy(view: View, seat: Seat, ask: Ask, tape: Tape) -> Path:
    """The move that looks best."""
    assert isinstance(view, WorldView)
    mind, verbs = Mind(view, seat, ask), _keys(ask(()))
    thoughts: dict[str, Callable[[], Path | None]] = {
        "claim": mind.claim,
        "start": mind.start,
        "found": mind.found,
        "grow": mind.grow,
        "research": mind.research,
        "buy": mind.buy,
        "explore": mind.explore,
        "move": mind.move,
        "accept": mind.accept,
        "declare": mind.declare,
        "pick": mind.pick,
    }
    for verb, think in thoughts.items():
        if verb in verbs and (path := think()):
            return path
    return mind.place() if verbs[0] == "assign" else END


class Mind:
    """What one seat knows and thinks at one moment."""

    def __init__(self, view: WorldView, seat: Seat, ask: Ask) -> None:
        self.view, self.seat, self.ask = view, seat, ask
        self.me = view.players[seat]
        self.areas = {area.id: area for area in view.areas}

    @cached_property
    def homes(self) -> list[str]:
        return [area.id for area in self.view.areas if area.settlement and area.settlement.owner == self.seat]

    def first(self, path: Path) -> Path:
        """The first answer to every question."""
        node = self.ask(path)
        while isinstance(node, One | Count):
            path = (*path, node.choices[0].key if isinstance(node, One) else node.lo)
            node = self.ask(path)
        return path

    def place(self) -> Path:
        """A free figure goes to the settlement that needs it most; cards lie well where they are."""
        word = _keys(self.ask(("assign",)))[0]
        if word == FREE:
            return ("assign", FREE, ())
        areas = _keys(self.ask(("assign", word)))
        return self.first(("assign", word, max(areas, key=self._danger)))

    def claim(self) -> Path | None:
        """Milestones at once, the end of the game when it pays, the bomb where it hurts."""
        for what in _keys(self.ask(("claim",))):
            if what in MILESTONES:
                return ("claim", what)
            if what in ("united-nations", "apollo-program") and self._wins(what):
                return ("claim", what)
            if what == "manhattan-project":
                return self._bomb()
        return None

    def start(self) -> Path:
        return ("start", max(_keys(self.ask(("start",))), key=self._worth_of_start))

    def found(self) -> Path:
        return ("found", max(_keys(self.ask(("found",))), key=self._site))

    def grow(self) -> Path:
        """The cheapest growth first."""
        return ("grow", min(_keys(self.ask(("grow",))), key=self._size))

    def research(self) -> Path | None:
        """What brings most for its price; late in a rich game everything."""
        names = _keys(self.ask(("research",)))
        prices = {ware.name: ware.price for ware in self.view.market}
        best = max(names, key=lambda name: _worth_of_technology(name) / (prices.get(name, 0) + 10))
        return ("research", best)

    def buy(self) -> Path | None:
        """The ship to the stars if it wins, guards, settlers while there is land, what pays, then armies."""
        words = _keys(self.ask(("buy",)))
        if "alpha-centauri-colony-ship" in words and self._wins("colony-ship"):
            return ("buy", "alpha-centauri-colony-ship")
        if path := self._guard(words, rich=False):
            return path
        if SETTLER in words and self._land_left() > self._count((SETTLER,)):
            area = max(_keys(self.ask(("buy", SETTLER))), key=self._openness)
            if self._openness(area) > 0:
                return ("buy", SETTLER, area, 1)
        for word in words:
            if word in IMPROVEMENTS and self._pays(word):
                return ("buy", word)
        return self._guard(words, rich=True) if self._is_rich() else None

    def explore(self) -> Path | None:
        hidden = [area for area in _keys(self.ask(("explore",))) if self.areas[area].token == "hidden"]
        return ("explore", hidden[0]) if hidden else None

    def move(self) -> Path | None:
        for source in _keys(self.ask(("move",))):
            for word in _keys(self.ask(("move", source))):
                if word.startswith(SETTLER) and (path := self._lead(source, word)):
                    return path
                if word.split("+")[0].split("-")[-1] in ARMIES and (path := self._march(source, word)):
                    return path
        return None

    def accept(self) -> Path | None:
        """An offer that gives more than it takes."""
        for number in _keys(self.ask(("accept",))):
            offer = next(offer for offer in self.view.offers if str(offer.number) == number)
            if self._gain(offer) > 0:
                return ("accept", number)
        return None

    def declare(self) -> Path | None:
        """Where the own units are clearly stronger."""
        if (area := self.view.asked) is not None:
            return ("declare",) if self._prevails(area, self.view.active) else END
        for area in _keys(self.ask(("declare",))):
            for foe in _keys(self.ask(("declare", area))):
                if self._prevails(area, int(foe[1:]) - 1):
                    return ("declare", area, foe)
        return END

    def pick(self) -> Path:
        """In battle the strongest unit with an aircraft; else whatever comes first."""
        if self.view.battle is None:
            return self.first(("pick",))
        unit = max(_keys(self.ask(("pick",))), key=self._worth_of_fighter)
        node = self.ask(("pick", unit))
        return ("pick", unit, _keys(node)[-1]) if isinstance(node, One) else ("pick", unit)

    # What things are worth

    def _worth_of_start(self, area: str) -> float:
        crowd = sum(self.areas[near].settlement is not None for near in by_land(area, 2))
        mine = sum(steps_between(area, home) <= 3 for home in self.homes)
        return len(by_land(area, 2)) + 2 * len(LAND[area]) + bool(COAST[area]) - 3 * crowd + 2 * mine

    def _site(self, area: str) -> float:
        """What a village here would be worth."""
        place = self.areas[area]
        if place.settlement is not None or place.token == "desert":
            return -9.0
        worth = TERRAIN.get(place.token, 0.0)
        if place.token in RESOURCES:
            worth = A_RESOURCE + A_MONOPOLY * self.me.cards.count(place.token)
        return worth - 2.0 * (self._strength(area, _others(place, self.seat)) > 0)

    def _lead(self, source: str, word: str) -> Path | None:
        """A settler goes where a village is worth most, or towards free land."""
        if "/" in word:
            return self._ashore(source, word)
        rivals = sum(stack.number for stack in self._own(source) if stack.kind == SETTLER) - 1
        stay = self._site(source) - 3.0 * rivals
        options = [area for area in _keys(self.ask(("move", source, word))) if area in LAND]
        scores = {area: self._site(area) - 3.0 * self._settlers_at(area) - 0.3 for area in options}
        if not scores:
            return None
        best = max(scores, key=lambda area: scores[area])
        if scores[best] > stay + 0.5 and scores[best] > 0:
            return ("move", source, word, best, 1)
        return self._seek(source, word, options) if stay <= 0 and rivals >= 0 else None

    def _ashore(self, source: str, word: str) -> Path | None:
        options = [area for area in _keys(self.ask(("move", source, word))) if self._site(area) > 0]
        return ("move", source, word, max(options, key=self._site), 1) if options else None

    def _seek(self, source: str, word: str, options: list[str]) -> Path | None:
        """Nothing free in reach: one step nearer to what is."""
        free = [area for area in by_land(source, 6) if self._site(area) > 0 and not self._settlers_at(area)]
        if not free:
            return None
        goal = free[0]
        step = min(options, key=lambda area: steps_between(area, goal))
        return ("move", source, word, step, 1) if steps_between(step, goal) < steps_between(source, goal) else None

    def _march(self, source: str, word: str) -> Path | None:
        """Armies attack weaker settlements, and go where they are needed; one stays at home."""
        place = self.areas[source]
        number = next((s.number for s in self._own(source) if _sort(s) == word.split("+")[0] and s.left), 0)
        at_home = place.settlement is not None and place.settlement.owner == self.seat
        total = sum(stack.number for stack in self._own(source) if stack.kind in ARMIES)
        free = min(number, total - 1) if at_home else number
        if free < 1 or (place.settlement and not at_home and self._prevails(source, place.settlement.owner)):
            return None
        power = self._strength(source, self._own(source)) * free / max(1, total)
        options = [area for area in _keys(self.ask(("move", source, word))) if area in LAND]
        targets = {area: self._worth_of_target(area, power) for area in options}
        best = max(targets, key=lambda area: targets[area], default="")
        if best and targets[best] > 0:
            return ("move", source, word, best, free)
        return None

    def _worth_of_target(self, area: str, power: float) -> float:
        home = self.areas[area].settlement
        theirs = self._strength(area, _others(self.areas[area], self.seat)) + (1.0 if self.view.advanced else 0.0)
        mine = power + self._strength(area, self._own(area))
        if home is None:
            return 0.0
        if home.owner == self.seat:
            return 2.0 * home.size if self._danger(area) > self._strength(area, self._own(area)) else 0.0
        return 5.0 * home.size if mine > SUPERIOR * theirs + 1 else 0.0

    def _prevails(self, area: str, foe: Seat | None) -> bool:
        place = self.areas[area]
        theirs = self._strength(area, [stack for stack in place.figures if stack.owner == foe])
        if place.settlement is not None and place.settlement.owner == foe and self.view.advanced:
            theirs += 1.0
        return self._strength(area, self._own(area)) > SUPERIOR * theirs

    def _worth_of_fighter(self, word: str) -> float:
        assert self.view.battle is not None
        sort = word.split("/")[0]
        stacks = [stack for stack in self.areas[self.view.battle.area].figures if _sort(stack) == sort]
        cargo = sum(stack.number for full in stacks for stack in full.cargo)
        return max((self._power(stack) for stack in stacks), default=0.0) - cargo

    def _gain(self, offer: SeenOffer) -> float:
        got = sum(self._thing(word) * number for word, number in offer.give)
        lost = sum(self._thing(word) * number for word, number in offer.take)
        money = {"pay": 1, "pay-later": 1, "get": -1, "get-later": -1}.get(offer.money, 0) * offer.gold
        return got - 1.2 * lost + money

    def _thing(self, word: str) -> float:
        """What a thing of trade is worth in gold."""
        if word in LAND:
            return 40.0 * self._size(word)
        if word in TECHNOLOGIES:
            return 20.0 + 10.0 * TECHNOLOGIES[word].seminal
        if word in WONDERS:
            return 30.0
        kind = word.partition("/")[0]
        if kind in RESOURCES:
            return 4.0 + 10.0 * (self.me.cards.count(kind) >= 2)
        return 8.0

    def _wins(self, how: str) -> bool:
        """Whether this ending would leave nobody ahead; after a long game anything goes."""
        scores = [player.points + self._bonus(how, seat) for seat, player in enumerate(self.view.players)]
        return scores[self.seat] >= max(scores) or self.view.round > PATIENCE

    def _bonus(self, how: str, seat: Seat) -> int:
        if how == "united-nations":
            return 5 if seat == self.seat else 0
        if how == "apollo-program":
            return sum(
                s.number for area in self.view.areas for s in area.figures if s.owner == seat and s.kind != SETTLER
            )
        return len(self.view.players[seat].technologies)

    def _bomb(self) -> Path | None:
        def hurt(area: str) -> float:
            home = self.areas[area].settlement
            size = 0 if home is None else -9 * home.size if home.owner == self.seat else 3 * home.size
            return size + self._strength(area, _others(self.areas[area], self.seat)) / DIE

        best = max(_keys(self.ask(("claim", "manhattan-project"))), key=hurt)
        return ("claim", "manhattan-project", best) if hurt(best) > 8 else None

    def _pays(self, improvement: str) -> bool:
        """Whether a settlement is left for it to serve."""
        if self.view.dawn:
            return False
        own = [area.settlement for area in self.view.areas if area.settlement and area.settlement.owner == self.seat]
        if IMPROVEMENTS[improvement].gears:
            return any(not home.productive and home.gold >= 3 for home in own)
        return any(not home.happy for home in own)

    def _guard(self, words: list[str], rich: bool) -> Path | None:
        """An army for the settlement in most danger; or some for attack when gold is plenty."""
        armies = [word for word in words if word.split("-")[-1] in ARMIES]
        if not armies:
            return None
        word = max(armies, key=lambda word: word.endswith("cavalry"))
        area = max(_keys(self.ask(("buy", word))), key=self._need)
        return ("buy", word, area, 1) if rich or 0 < self._need(area) < A_HOPELESS_CASE else None

    def _is_rich(self) -> bool:
        """Gold for many armies, and not yet many armies."""
        cost = (ADVANCED if self.view.advanced else STANDARD)["army"][self.view.era - 1]
        return self.me.gold > 6 * cost and self._count(ARMIES) < 2 * len(self.homes)

    def _need(self, area: str) -> float:
        """Strength that a settlement lacks against its neighbours."""
        return self._danger(area) - self._strength(area, self._own(area))

    def _danger(self, area: str) -> float:
        """Foreign strength that could be here in one move."""
        near = [self.areas[far] for far in (area, *LAND[area])] if area in LAND else [self.areas[area]]
        return sum(self._strength(place.id, _others(place, self.seat)) for place in near)

    def _openness(self, area: str) -> float:
        """Free land around."""
        return sum(max(0.0, self._site(near)) for near in by_land(area, 3))

    def _land_left(self) -> int:
        """Regions in reach that could bear a village, but never more than a few at a time."""
        near = {far for home in self.homes for far in by_land(home, 3)}
        return min(3, sum(self._site(area) > 0 for area in near))

    def _count(self, kinds: Iterable[str]) -> int:
        """Own figures of these kinds."""
        return sum(
            s.number for area in self.view.areas for s in area.figures if s.owner == self.seat and s.kind in kinds
        )

    def _settlers_at(self, area: str) -> int:
        return sum(stack.number for stack in self._own(area) if stack.kind == SETTLER)

    def _size(self, area: str) -> int:
        home = self.areas[area].settlement
        return home.size if home else 0

    def _own(self, area: str) -> list[SeenFigures]:
        return [stack for stack in self.areas[area].figures if stack.owner == self.seat]

    def _strength(self, area: str, stacks: Iterable[SeenFigures]) -> float:
        able = (*ARMIES, AIRCRAFT) if area in LAND else (*FLEETS, AIRCRAFT)
        return sum(self._power(stack) * stack.number for stack in stacks if stack.kind in able)

    def _power(self, stack: SeenFigures) -> float:
        if not self.view.advanced or stack.unit not in UNITS:
            return DIE * (1 if stack.kind == AIRCRAFT else stack.era)
        return DIE * UNITS[stack.unit].dice + UNITS[stack.unit].bonus


def _worth_of_technology(name: str) -> float:
    card = TECHNOLOGIES[name]
    leads = sum(name in other.needs for other in TECHNOLOGIES.values())
    goods = 6.0 * bool(card.unit) + 8.0 * bool(card.improvement) + 10.0 * bool(card.size)
    return 10.0 + 12.0 * len(card.wonders) + 20.0 * card.seminal + goods + 3.0 * leads


def _others(place: SeenArea, seat: Seat) -> list[SeenFigures]:
    return [stack for stack in place.figures if stack.owner != seat]


def _sort(stack: SeenFigures) -> str:
    """The word for figures like these."""
    return sort_key(stack.kind, stack.era)


def _keys(node: Node) -> list[str]:
    return [choice.key for choice in getattr(node, "choices", ())]
