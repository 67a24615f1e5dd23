"""A player who settles near resources, buys what brings most for its gold, guards what it has, attacks only the weaker
and swaps resource cards where both gain.

It looks one step ahead and weighs everything in victory points; every move spends points of movement, gold or a chance,
so that a turn always comes to its end.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from functools import cached_property
from itertools import product

from msgspec import Struct

from rules.kernel import Count, Node, One, Path, Seat, Tape, View
from rules.sidmeier.board import COAST, LAND, by_land, steps_between
from rules.sidmeier.happiness import FREE
from rules.sidmeier.printed import (
    ADVANCED,
    AIRCRAFT,
    ARMIES,
    CRITICAL,
    FLEETS,
    IMPROVEMENTS,
    MILESTONES,
    MINIMUM,
    MONOPOLY,
    RESOURCE_GOLD,
    RESOURCES,
    SETTLER,
    STANDARD,
    TECHNOLOGIES,
    UNITS,
    WONDERS,
)
from rules.sidmeier.state import player_key, sort_key
from rules.sidmeier.view import SeenArea, SeenFigures, SeenOffer, WorldView

Ask = Callable[[Path], Node]
Card = tuple[str, str]
"""A resource card: what, and of which region."""

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
ROUNDS = {False: (12, 9, 6, 3), True: (16, 12, 8, 5)}
"""Rounds that are left in each era of the standard and of the advanced game, more or less."""
A_GOLD = 0.06
"""What a gold is worth in points."""
THRIFT = 1.4
"""So many times better must be what is saved for."""
END: Path = ("end",)


def greedy(view: View, seat: Seat, ask: Ask, tape: Tape) -> Path:
    """The move that looks best."""
    assert isinstance(view, WorldView)
    mind, verbs = Mind(view, seat, ask), _keys(ask(()))
    thoughts: dict[str, Callable[[], Path | None]] = {
        "claim": mind.claim,
        "start": mind.start,
        "buy": mind.arm,
        "explore": mind.explore,
        "move": mind.move,
        "accept": mind.accept,
        "offer": mind.offer,
        "declare": mind.declare,
        "pick": mind.pick,
    }
    for verb, think in thoughts.items():
        if verb in verbs and (path := think()):
            return path
    free = {"assign": mind.place, "research": mind.learn, "grow": mind.thrive}.get(verbs[0])
    return free() if free else mind.shop(verbs) or END


class Deal(Struct, frozen=True):
    """Something to buy: what it is worth for each gold, what it costs in all, and how it is bought."""

    worth: float
    cost: int
    path: Path


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

    def arm(self) -> Path | None:
        """The ship to the stars if it wins, and guards."""
        words = _keys(self.ask(("buy",)))
        if "alpha-centauri-colony-ship" in words and self._wins("colony-ship"):
            return ("buy", "alpha-centauri-colony-ship")
        return self._guard(words)

    def shop(self, verbs: list[str]) -> Path | None:
        """What brings most for its gold; nothing, where saving a round for something far better pays."""
        deals = sorted(self._deals(verbs), key=lambda deal: -deal.worth)
        bought = next((deal for deal in deals if deal.path and deal.cost <= self.me.gold), None)
        in_reach = (deal for deal in deals if deal.cost <= self.me.gold + self.me.income)
        dream = next(in_reach, None)
        if bought and dream and dream.worth > THRIFT * bought.worth and not self.view.dawn and not self.view.ending:
            return None
        return bought.path if bought else None

    def learn(self) -> Path:
        return ("research", max(_keys(self.ask(("research",))), key=self._learning))

    def thrive(self) -> Path:
        return max(map(self._growth, _keys(self.ask(("grow",)))), key=lambda deal: deal.worth).path

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
            theirs = self._earned(offer.seat, _cards(offer.take), _cards(offer.give))
            if _is_fair(self._gain(offer), theirs):
                return ("accept", number)
        return None

    def offer(self) -> Path | None:
        """One card for another, if both earn more with it; one offer in each trade is enough."""
        if any(offer.seat == self.seat for offer in self.view.offers):
            return None
        swaps = dict(self._swaps())
        return max(swaps, key=lambda path: swaps[path]) if swaps else None

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
        return worth - 9.0 * (self._foreign(area) > 0)

    def _lead(self, source: str, word: str) -> Path | None:
        """A settler goes where a village is worth most, or towards free land; from aboard it goes ashore."""
        if source not in LAND:
            ashore = [area for area in _keys(self.ask(("move", source, word))) if self._site(area) > 0]
            return ("move", source, word, max(ashore, key=self._site), 1) if ashore else None
        rivals = sum(stack.number for stack in self._own(source) if stack.kind == SETTLER) - 1
        stay = self._site(source) - 3.0 * rivals
        safe = self._safe(source, 2)
        options = [area for area in _keys(self.ask(("move", source, word))) if area in safe]
        scores = {area: self._site(area) - 3.0 * self._settlers_at(area) - 0.3 for area in options}
        if not scores:
            return None
        best = max(scores, key=lambda area: scores[area])
        if scores[best] > stay + 0.5 and scores[best] > 0:
            return ("move", source, word, best, 1)
        return self._seek(source, word, options) if stay <= 0 and rivals >= 0 else None

    def _seek(self, source: str, word: str, options: list[str]) -> Path | None:
        """Nothing free in reach: nearer to what is."""
        free = [area for area in self._safe(source, 6) if self._site(area) > 0 and not self._settlers_at(area)]
        if not free or not options:
            return None
        step = min(options, key=lambda area: steps_between(area, free[0]))
        nearer = steps_between(step, free[0]) < steps_between(source, free[0])
        return ("move", source, word, step, 1) if nearer else None

    def _safe(self, source: str, steps: int) -> list[str]:
        """Regions that can be reached past nobody who might fight, the nearest first."""
        found, rim = [source], [source]
        for _ in range(steps):
            near = dict.fromkeys(far for area in rim for far in LAND[area])
            rim = [area for area in near if area not in found and not self._foreign(area)]
            found += rim
        return found[1:]

    def _foreign(self, area: str) -> float:
        """The strength of the others there."""
        return self._strength(area, _others(self.areas[area], self.seat))

    def _march(self, source: str, word: str) -> Path | None:
        """Armies attack weaker settlements and go where they are needed; enough of them stay at home."""
        place = self.areas[source]
        if place.settlement and place.settlement.owner != self.seat and self._prevails(source, place.settlement.owner):
            return None
        number = next((s.number for s in self._own(source) if _sort(s) == word.split("+")[0] and s.left), 0)
        free = min(number, self._spare(source))
        if free < 1:
            return None
        total = sum(stack.number for stack in self._own(source) if stack.kind in ARMIES)
        power = self._strength(source, self._own(source)) * free / max(1, total)
        options = [area for area in _keys(self.ask(("move", source, word))) if area in LAND]
        targets = {area: self._worth_of_target(area, power) for area in options}
        best = max(targets, key=lambda area: targets[area], default="")
        return ("move", source, word, best, free) if best and targets[best] > 0 else None

    def _spare(self, area: str) -> int:
        """Armies that a settlement can do without; one always stays."""
        total = sum(stack.number for stack in self._own(area) if stack.kind in ARMIES)
        home = self.areas[area].settlement
        if home is None or home.owner != self.seat:
            return total
        own = self._strength(area, self._own(area))
        return min(total - 1, int(-self._need(area) * total / own)) if own else 0

    def _worth_of_target(self, area: str, power: float) -> float:
        home = self.areas[area].settlement
        if home is None:
            return 0.0
        if home.owner == self.seat:
            return float(home.size) if 0 < self._need(area) < A_HOPELESS_CASE else 0.0
        theirs = self._foreign(area) + (1.0 if self.view.advanced else 0.0)
        mine = power + self._strength(area, self._own(area))
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
        """What an offer to this seat is worth in gold."""
        cards = self._earned(self.seat, _cards(offer.give), _cards(offer.take))
        got = sum(self._thing(word) * number for word, number in offer.give)
        lost = sum(self._thing(word) * number for word, number in offer.take)
        money = {"pay": 1, "pay-later": 1, "get": -1, "get-later": -1}.get(offer.money, 0) * offer.gold
        return cards + got - 1.2 * lost + money

    def _thing(self, word: str) -> float:
        """What a thing of trade is worth in gold, resource cards aside."""
        if word in LAND:
            return 40.0 * self._size(word)
        if word in TECHNOLOGIES:
            return 20.0 + 10.0 * TECHNOLOGIES[word].seminal
        if word in WONDERS:
            return 30.0
        return 0.0 if _cards(((word, 1),)) else 8.0

    def _swaps(self) -> Iterator[tuple[Path, float]]:
        """Cards for cards from which both partners gain, and how much."""
        mine = self._cards_of(self.seat)
        for partner in self.me.partners:
            for give, take in product(mine, self._cards_of(partner)):
                own, theirs = self._earned(self.seat, [take], [give]), self._earned(partner, [give], [take])
                if _is_fair(own, theirs) and _is_fair(theirs, own):
                    yield ("offer", player_key(partner), _one(give), _one(take), "none"), own + theirs

    def _cards_of(self, seat: Seat) -> list[Card]:
        """The resource cards in a player's hand."""
        homes = ((area.settlement, area.id) for area in self.view.areas if area.settlement)
        return [(home.resource, area) for home, area in homes if home.resource and home.holder == seat]

    def _earned(self, seat: Seat, got: list[Card], lost: list[Card]) -> float:
        """How much more a player earns in this round with these cards instead of those."""
        held = Counter(self.view.players[seat].cards)
        after = held + Counter(kind for kind, _ in got)
        after.subtract(kind for kind, _ in lost)
        sizes = sum(self._size(area) for _, area in got) - sum(self._size(area) for _, area in lost)
        return self._hand(seat, +after) - self._hand(seat, held) + (3.0 * sizes if self.view.advanced else 0.0)

    def _hand(self, seat: Seat, held: Counter[str]) -> float:
        """What resource cards bring beside the production of their settlements."""
        player = self.view.players[seat]
        kind = float(RESOURCE_GOLD) if self.view.advanced else float(len(player.technologies))
        chance = sum(2.0 * CRITICAL[self.view.era - 1].count(resource) / 11 for resource in held)
        return kind * len(held) + chance + sum(MONOPOLY.get(min(number, 5), 0) for number in held.values())

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
            return size + self._foreign(area) / DIE

        best = max(_keys(self.ask(("claim", "manhattan-project"))), key=hurt)
        return ("claim", "manhattan-project", best) if hurt(best) > 8 else None

    # What purchases are worth, in points for each gold

    def _deals(self, verbs: list[str]) -> Iterator[Deal]:
        """Everything that could be bought now, and what could be with a little more gold."""
        if "found" in verbs:
            price = self._price("village")
            yield from (Deal(9 + self._site(area), price, ("found", area)) for area in _keys(self.ask(("found",))))
        if "grow" in verbs:
            yield from (self._growth(area) for area in _keys(self.ask(("grow",))))
        if "buy" in verbs:
            yield from self._wares(_keys(self.ask(("buy",))))
        if self.view.stage == "purchase":
            open_to_me = _keys(self.ask(("research",))) if "research" in verbs else []
            for ware in self.view.market:
                path = ("research", ware.name) if ware.name in open_to_me else ()
                yield Deal(self._learning(ware.name) / (ware.price + 5), ware.price, path)

    def _growth(self, area: str) -> Deal:
        home = self.areas[area].settlement
        assert home is not None
        cost = ADVANCED["growth"][0] if self.view.advanced else STANDARD["growth"][home.size - 1]
        more = 1.2 if not self.view.advanced else (2.0 if home.resource else 1.0) * (2 if home.productive else 1)
        return Deal((1 + self._later(more)) / cost, cost, ("grow", area))

    def _wares(self, words: list[str]) -> Iterator[Deal]:
        """Settlers while there is land, and improvements that serve somebody."""
        if SETTLER in words and self._land_left() > self._count((SETTLER,)):
            area = max(_keys(self.ask(("buy", SETTLER))), key=self._openness)
            cost = self._price("settler")
            worth = 2 + self._later(5.0 if self.view.advanced else 2.0 + 0.5 * len(self.me.technologies))
            if self._openness(area) > 0:
                yield Deal(worth / (cost + self._price("village")), cost, ("buy", SETTLER, area, 1))
        for word in words:
            if word in IMPROVEMENTS and not self.view.dawn:
                cost = self._price("improvement")
                yield Deal(4 * A_GOLD * self._serves(word) / cost, cost, ("buy", word))

    def _price(self, row: str) -> int:
        return (ADVANCED if self.view.advanced else STANDARD)[row][self.view.era - 1]

    def _learning(self, name: str) -> float:
        """A technology in points."""
        if self.view.advanced:
            return _worth_of_technology(name)
        era = [known for known in self.me.technologies if TECHNOLOGIES[known].era == self.view.era]
        wonder = any(row.owner is None and row.name.endswith("technologies") for row in self.view.milestones)
        return 2 + self._later(len(set(self.me.cards)) + 1.0) + 3 * (wonder and len(era) < 2)

    def _later(self, gold: float) -> float:
        """What so much more income is worth to the end of the game; the poor earn ten anyway."""
        rounds = ROUNDS[self.view.advanced][self.view.era - 1]
        return gold * rounds * A_GOLD * (1.0 if self.me.income > MINIMUM else 0.6) * (not self.view.ending)

    def _serves(self, improvement: str) -> float:
        """How much more the best settlement that is left for it would earn."""
        own = [area.settlement for area in self.view.areas if area.settlement and area.settlement.owner == self.seat]
        if IMPROVEMENTS[improvement].gears:
            return max((float(home.gold) for home in own if not home.productive), default=0.0)
        return 2.0 * any(not home.happy for home in own)

    def _guard(self, words: list[str]) -> Path | None:
        """An army for the settlement in most danger; where there is one already, for half of the income."""
        armies = [word for word in words if word.split("-")[-1] in ARMIES]
        if not armies:
            return None
        word = max(armies, key=lambda word: word.endswith("cavalry"))
        area = max(_keys(self.ask(("buy", word))), key=self._need)
        spent = 2 * self.me.gold < self.me.income + MINIMUM or self._count(ARMIES) > 2 * len(self.homes)
        if spent and self._strength(area, self._own(area)):
            return None
        return ("buy", word, area, 1) if 0 < self._need(area) < A_HOPELESS_CASE else None

    def _need(self, area: str) -> float:
        """Strength that a settlement lacks to be no easy prey."""
        return self._danger(area) / SUPERIOR - self._strength(area, self._own(area))

    def _danger(self, area: str) -> float:
        """Foreign strength that could be here in one move."""
        near = (area, *LAND[area]) if area in LAND else (area,)
        return sum(map(self._foreign, near))

    def _openness(self, area: str) -> float:
        """Free land around."""
        return sum(max(0.0, self._site(near)) for near in self._safe(area, 3))

    def _land_left(self) -> int:
        """Regions in reach that could bear a village, but never more than a few at a time."""
        near = {far for home in self.homes for far in self._safe(home, 3)}
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
    """The points of its wonders, and a little for everything else (advanced rules)."""
    card = TECHNOLOGIES[name]
    leads = sum(name in other.needs for other in TECHNOLOGIES.values())
    goods = 0.5 * bool(card.unit) + 0.8 * bool(card.improvement) + 2.0 * bool(card.size)
    return 1.0 + 2.5 * len(card.wonders) + 4.0 * card.seminal + goods + 0.3 * leads


def _cards(things: Iterable[tuple[str, int]]) -> list[Card]:
    """The resource cards among things of trade: resource and region."""
    pairs = (word.partition("/") for word, _ in things)
    return [(kind, area) for kind, _, area in pairs if kind in RESOURCES]


def _is_fair(own: float, theirs: float) -> bool:
    """A gain that is not much smaller than the partner's."""
    return own > 0 and theirs <= 3 * own + 2


def _one(card: Card) -> tuple[tuple[str, int], ...]:
    return (("/".join(card), 1),)


def _others(place: SeenArea, seat: Seat) -> list[SeenFigures]:
    return [stack for stack in place.figures if stack.owner != seat]


def _sort(stack: SeenFigures) -> str:
    """The word for figures like these."""
    return sort_key(stack.kind, stack.era)


def _keys(node: Node) -> list[str]:
    return [choice.key for choice in getattr(node, "choices", ())]
