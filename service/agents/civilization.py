"""A player of Civilization who settles, builds where six can meet, trades for sets and buys towards the next epoch."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from itertools import combinations, combinations_with_replacement

from rules.civilization.board import AREAS, HARBOURS, Area
from rules.civilization.building import price as city_price
from rules.civilization.papers import worth_of
from rules.civilization.printed import CIVILIZATION, GOODS, MOST, RANK, TOKENS, TOKENS_OF_SEVEN, VALUE, Card, Kind
from rules.civilization.view import Bid, CivView, Realm
from rules.kernel import Answer, Choice, Count, Illegal, Many, Node, One, Path, Ready, Seat, Split, Tape, View

Ask = Callable[[Path], Node]
Goods = Counter[Kind]
Parts = tuple[tuple[Kind, int], ...]

NATIONS = ("africa", "crete", "egypt", "asia", "assyria", "thrace", "babylon", "illyria", "italy")
AIM = 1250
"""Points that eleven cards should come to."""
SLACK = 4
"""Tokens on the board beyond two for each city."""
THIN = 10
"""A stock that lets little grow."""
TRICK = 12
"""What an unknown card in a packet is feared to cost."""
ANSWERS = 3
"""Packets with which one offer is answered."""
MERCY = 15
"""Units of a player that are not worth a blow."""
GAIN = 2
"""A deal must bring more than that."""


def greedy(view: View, seat: Seat, ask: Ask, tape: Tape) -> Path:
    """The move that looks best."""
    assert isinstance(view, CivView)
    mind = Mind(view, seat, ask)
    verbs = _keys(ask(()))
    thoughts: dict[str, Callable[[], Path | None]] = {
        "nation": lambda: ("nation", next(name for name in NATIONS if name in _keys(ask(("nation",))))),
        "tax": mind.tax,
        "ship": mind.ship,
        "move": mind.move,
        "sail": mind.sail,
        "build": mind.build,
        "buy-gold": mind.gold,
        "accept": mind.accept,
        "counter": mind.counter,
        "offer": mind.offer,
        "buy": mind.buy,
        "lose": mind.lose,
        "discard": mind.discard,
        "calamity": mind.calamity,
        "pass": lambda: ("pass",),
    }
    for verb, thought in thoughts.items():
        path = thought() if verb in verbs else None
        if path is not None:
            return path
    return mind.walk((verbs[-1],))


class Mind:
    """What one seat knows and thinks at one moment."""

    def __init__(self, view: CivView, seat: Seat, ask: Ask) -> None:
        self.view, self.seat, self.ask = view, seat, ask
        self.me: Realm = view.realms[seat]
        self.hand: Goods = Counter({kind: number for kind, number in view.hand if kind in VALUE})
        self.mine = {p.area: dict(p.tokens)[seat] for p in view.places if seat in dict(p.tokens)}
        self.fresh = {place.area: place.fresh for place in view.places if place.fresh}
        self.cities = {place.area: place.city for place in view.places if place.city is not None}
        self.foreign = {p.area for p in view.places if any(s != seat for s, _ in p.tokens)} | {
            area for area, owner in self.cities.items() if owner != seat
        }

    # Phases 1 to 8

    def tax(self) -> Path:
        cities = len(self.me.cities)
        rate = 1 if self.me.stock < 2 * cities else 2
        return ("tax", rate)

    def ship(self) -> Path | None:
        """Keeps and builds ships where land is short, or where the treasury holds what taxes will need."""
        rich = bool(self.me.cities) and self._taxable() < SLACK
        if "keep" in _keys(self.ask(("ship",))):
            names = tuple(_keys(self.ask(("ship", "keep"))))[: self.me.treasury] if rich or self._crowded() else ()
            return self.walk(("ship", "keep", names))
        if rich and self.me.treasury > 1:
            return self._lowest(("ship", "build", _keys(self.ask(("ship", "build")))[0]))
        return None if self.me.ship_pieces < 4 or not self._crowded() else self._shipyard()

    def _shipyard(self) -> Path | None:
        """On the sea where most live."""
        sites = [
            h
            for h in _keys(self.ask(("ship", "build")))
            if self.mine.get(HARBOURS[h], 0) > 2 and AREAS[HARBOURS[h]].sea
        ]
        return self.walk(("ship", "build", max(sites, key=lambda h: self.mine[HARBOURS[h]]))) if sites else None

    def move(self) -> Path | None:
        """Six to a site, else one step into free land."""
        return self._gather() or self._spread()

    def sail(self) -> Path | None:
        """Carries what is too many to a free coast."""
        for name in _keys(self.ask(("sail",))):
            area = name.partition(".")[0]
            extra = min(5, self._surplus(area), self.fresh.get(area, 0))
            targets = [
                h for h in _keys(self.ask(("sail", name))) if self._room(HARBOURS[h]) > 0 and HARBOURS[h] != area
            ]
            if extra > 0 and targets:
                best = max(targets, key=lambda h: self._charm(HARBOURS[h]))
                number = min(extra, self._room(HARBOURS[best]))
                return self._cargo(("sail", name, best), number)
        return None

    def build(self) -> Path | None:
        """As long as taxes can be paid for one more."""
        if self._taxable() < 1 and len(self.me.cities) > 2:
            return None
        return ("build", _keys(self.ask(("build",)))[0])

    def gold(self) -> Path | None:
        """A use for a treasury that would starve the stock."""
        return ("buy-gold",) if self.me.stock < 2 * len(self.me.cities) + 8 else None

    # Trade

    def accept(self) -> Path | None:
        """The answer that improves the hand most."""
        own = {bid.number: bid for bid in self.view.offers if bid.seat == self.seat and not bid.answers}
        answers = [bid for bid in self.view.offers if bid.answers in own]
        best = max(answers, key=lambda bid: self._gain(own[bid.answers].cards, bid), default=None)
        if best is None or self._gain(own[best.answers].cards, best) <= GAIN:
            return None
        return ("accept", str(best.number))

    def counter(self) -> Path | None:
        """Answers an offer that would help with what is missed least."""
        numbers = set(_keys(self.ask(("counter",))))
        for bid in self.view.offers:
            if str(bid.number) not in numbers:
                continue
            given = [b.cards for b in self.view.offers if b.seat == self.seat and b.answers == bid.number]
            packet = next((p for p in self._packets(bid.value) if p not in given), None)
            if len(given) < ANSWERS and packet and self._gain(packet, bid) > GAIN:
                return self._packed(("counter", str(bid.number)), packet, packet)
        return None

    def offer(self) -> Path | None:
        """One open offer at a time: a calamity with a good lie, or loose goods with the truth."""
        if any(bid.seat == self.seat and not bid.answers for bid in self.view.offers):
            return None
        trick = self._trick()
        if trick:
            return trick
        packet = next(self._packets(None), None)
        return self._packed(("offer", "all"), packet, packet) if packet else None

    # Purchases and discards

    def buy(self) -> Path | None:
        """The dearest card that helps, paid with the treasury and the poorest sets."""
        node = self.ask(("buy",))
        assert isinstance(node, Many)
        wanted = [choice for choice in node.choices if self._leads_on(choice.key)] or self._best_left(node.choices)
        for choice in sorted(wanted, key=self._desire, reverse=True):
            note = choice.note
            due = int(str(note.args["price"])) if note else 0
            goods = self._payment(due)
            if goods is not None:
                return self.walk(("buy", (choice.key,), goods))
        return None

    def discard(self) -> Path:
        """Calamities first, then the cards that add least to their sets."""
        node = self.ask(("discard",))
        assert isinstance(node, Split)
        caps = dict(zip(_keys(node), node.caps, strict=True))
        left, gone = Counter(self.hand), Counter[Kind]({kind: n for kind, n in caps.items() if kind not in VALUE})
        while gone.total() > node.hi:
            gone -= Counter([next(iter(gone))])
        while gone.total() < node.lo:
            least = min((kind for kind in left if left[kind]), key=lambda kind: VALUE[kind] * (2 * left[kind] - 1))
            gone[least] += 1
            left[least] -= 1
        return ("discard", _sorted_like(node, gone))

    # Calamities

    def lose(self) -> Path:
        """Gives what leaves most behind: as many cities as the tokens that stay can support, and people everywhere."""
        node = self.ask(("lose",))
        if isinstance(node, Many):
            poor = sorted(_keys(node), key=lambda city: -AREAS[city].limit)[: node.lo]
            return ("lose", tuple(key for key in _keys(node) if key in poor))
        assert isinstance(node, Split)
        due, city = (int(str(node.ask.args[word])) for word in ("units", "city"))
        picks = (self._sacrifice(node, due, city, number) for number in range(due // city + 1))
        good = [pick for pick in picks if pick is not None and self._may(("lose", pick[1]))]
        return ("lose", max(good, key=lambda pick: pick[0])[1]) if good else self.walk(("lose",))

    def calamity(self) -> Path:
        """Strikes those who lead, as far as they have something to lose."""
        node = self.ask(("calamity",))
        nations = {realm.nation: realm for realm in self.view.realms}
        if isinstance(node, Split) and set(_keys(node)) <= set(nations):
            left, parts = node.hi, Counter[str]()
            for key, cap in sorted(
                zip(_keys(node), node.caps, strict=True), key=lambda row: -_standing(nations[row[0]])
            ):
                parts[key] = min(cap, left, max(0, _wealth(nations[key]) - MERCY))
                left -= parts[key]
            if parts.total() >= node.lo:
                return ("calamity", _sorted_like(node, parts))
        if isinstance(node, One) and set(_keys(node)) <= set(nations):
            return ("calamity", min(_keys(node), key=lambda key: _standing(nations[key])))
        return self.walk(("calamity",))

    def _sacrifice(self, node: Split, due: int, city: int, number: int) -> tuple[int, Parts] | None:
        """So many cities, the rest tokens from where most are; with what would be left of it all."""
        tokens = {key: cap for key, cap in zip(_keys(node), node.caps, strict=True) if key not in self.me.cities}
        cities = sorted((key for key in _keys(node) if key not in tokens), key=lambda key: -AREAS[key].limit)
        gone = Counter(cities[:number])
        if len(gone) < number or sum(tokens.values()) < due - city * number:
            return None
        for _ in range(due - city * number):
            fullest = max(tokens, key=lambda key: tokens[key])
            tokens[fullest] -= 1
            gone[fullest] += 1
        people, towns = self.me.board - (due - city * number), len(self.me.cities) - number
        return people + 5 * min(towns, people // 2), _sorted_like(node, gone)

    def _may(self, path: Path) -> bool:
        try:
            return isinstance(self.ask(path), Ready)
        except Illegal:
            return False

    def walk(self, path: Path) -> Path:
        """Answers what is left in the simplest way."""
        node = self.ask(path)
        while not isinstance(node, Ready):
            path = (*path, _simple(node))
            node = self.ask(path)
        return path

    def _lowest(self, path: Path) -> Path:
        """Gives as few tokens of the board as may be."""
        node = self.ask(path)
        return (*path, node.lo) if isinstance(node, Count) else path

    # Land

    def _limit(self, area: Area) -> int:
        return AREAS[area].limit + ("agriculture" in self.me.cards)

    def _taxable(self) -> int:
        """Tokens that will be in stock when taxes are due, beyond those taxes."""
        everything = TOKENS_OF_SEVEN if self.view.seats == 7 else TOKENS
        fed = sum(min(number, self._limit(area)) for area, number in self.mine.items() if area not in self.cities)
        return everything - self.me.treasury - fed - 2 * len(self.me.cities)

    def _room(self, area: Area) -> int:
        """How many more could live there in peace."""
        if area in self.foreign or area in self.cities:
            return 0
        return self._limit(area) - self.mine.get(area, 0)

    def _surplus(self, area: Area) -> int:
        """Tokens that should go elsewhere: those that cannot be fed, and colonists."""
        number = self.mine.get(area, 0)
        if area in self.cities:
            return number
        stay = 1 if self.view.variant == "nomads" else 2
        return 0 if self._reserved(area) else max(number - self._limit(area), number - stay, 0)

    def _crowded(self) -> bool:
        """No free land next to own land."""
        near = {other for area in self.mine for other in AREAS[area].land}
        return all(self._room(area) <= 0 for area in near) and bool(self.mine)

    def _reserved(self, area: Area) -> bool:
        """Enough for a city have met here."""
        return area not in self.cities and self.mine.get(area, 0) >= city_price(area) and self._affordable(area)

    def _affordable(self, site: Area) -> bool:
        """One more city could be supported from the other areas."""
        fed = sum(min(n, self._limit(a)) for a, n in self.mine.items() if a != site and a not in self.cities)
        return self.me.city_pieces > 0 and fed >= self._support()

    def _gather(self) -> Path | None:
        """Those who have the shortest way to a city; where there is no site, twelve meet."""
        sources = set(_keys(self.ask(("move",))))
        near = {other for area in sources for other in (*AREAS[area].land, area)}
        plans = [plan for site in near if (plan := self._plan(site, sources)) is not None]
        if not plans:
            return None
        _, source, site, number = min(plans)
        return ("move", source, site, number) if site in _keys(self.ask(("move", source))) else None

    def _plan(self, site: Area, sources: set[Area]) -> tuple[int, Area, Area, int] | None:
        """How enough could meet: how many would have to come, and the first move."""
        need = city_price(site) - self.mine.get(site, 0)
        if need <= 0 or site in self.cities or site in self.foreign:
            return None
        givers = [a for a in AREAS[site].land if a in sources and not self._reserved(a)]
        give = {area: self._spare(area) for area in givers}
        if sum(give.values()) < need or not self._supported_after(site, give, need):
            return None
        first = max(givers, key=lambda area: (self._surplus(area), give[area]))
        return need, first, site, min(give[first], need)

    def _spare(self, area: Area) -> int:
        keep = 0 if area in self.cities or self.me.stock < THIN else 1
        return max(0, min(self.fresh.get(area, 0), self.mine.get(area, 0) - keep))

    def _supported_after(self, site: Area, give: dict[Area, int], need: int) -> bool:
        left = dict(self.mine)
        for area, number in sorted(give.items(), key=lambda row: -self._surplus(row[0])):
            taken = min(number, need)
            left[area] -= taken
            need -= taken
        fed = sum(min(n, self._limit(a)) for a, n in left.items() if a != site and a not in self.cities)
        return self.me.city_pieces > 0 and fed >= self._support()

    def _support(self) -> int:
        """Tokens that one more city should have behind it."""
        cities = len(self.me.cities) + 1
        return 2 * cities + (SLACK if cities > 2 else 0)

    def _spread(self) -> Path | None:
        """Colonists, as long as those at home can still be taxed."""
        if self.me.cities and self._taxable() < 1:
            return None
        for source in _keys(self.ask(("move",))):
            if self.fresh.get(source, 0) < self.mine[source]:
                continue  # others have come here just now; nobody walks in circles
            extra = min(self._surplus(source), self.fresh[source])
            targets = [area for area in _keys(self.ask(("move", source))) if self._worth_settling(source, area)]
            if extra > 0 and targets:
                best = max(targets, key=self._charm)
                return ("move", source, best, max(1, min(extra, self._room(best))))
        return None

    def _worth_settling(self, source: Area, area: Area) -> bool:
        """Free land; what can be fed at home leaves it only for land with fewer people."""
        if self._room(area) <= 0:
            return False
        if self.view.variant == "nomads" and not self.mine.get(area):
            return True
        crowded = self.mine.get(source, 0) > self._limit(source)
        return crowded or self.mine.get(area, 0) + 1 < self.mine.get(source, 0)

    def _charm(self, area: Area) -> tuple[int, int]:
        """Empty land first, sites and fertile land before others."""
        return (self._room(area) if not self.mine.get(area) else 0) + bool(AREAS[area].site), AREAS[area].limit

    def _cargo(self, path: Path, number: int) -> Path:
        """Takes so many aboard and lands them all."""
        node = self.ask(path)
        while isinstance(node, Count):
            path = (*path, min(number, node.hi) if len(path) == 3 else node.hi)
            node = self.ask(path)
        return path

    # Cards

    def _gain(self, packet: Iterable[tuple[Kind, int]], bid: Bid) -> int:
        """What the hand would be worth more after the exchange, if the other side spoke the truth."""
        after = Counter(self.hand)
        after.subtract({kind: number for kind, number in packet if kind in VALUE})
        after.update(_believed(bid))
        unknown = bid.size - sum(_believed(bid).values())
        return worth_of(after) - worth_of(self.hand) - TRICK * unknown

    def _packets(self, value: int | None) -> Iterator[Parts]:
        """Three cards that are missed least, the most alike in value to what is asked for first."""
        loose = sorted(self.hand, key=lambda kind: VALUE[kind] * self.hand[kind] ** 2)[:6]
        cards = [kind for kind in loose for _ in range(min(self.hand[kind], 2))]
        found = {tuple(sorted(Counter(three).items())) for three in combinations(cards, 3)}
        yield from sorted(found, key=lambda packet: self._miss(packet, value))

    def _miss(self, packet: Parts, value: int | None) -> tuple[int, Parts]:
        after = Counter(self.hand)
        after.subtract(dict(packet))
        lost = worth_of(self.hand) - worth_of(after)
        return lost + (abs(worth_of(Counter(dict(packet))) - value) if value else 0), packet

    def _packed(self, path: Path, packet: Parts, claim: Parts) -> Path:
        """The packet with its true value and its dearest good, and what is claimed of it."""
        goods = [row for row in packet if row[0] in VALUE]
        good = max(goods, key=lambda row: VALUE[row[0]])[0]
        says = tuple((f"says.{kind}", number) for kind, number in _in_order(claim))
        return (*path, _in_order(packet), worth_of(Counter(dict(packet))), f"says.{good}", says)

    def _trick(self) -> Path | None:
        """A calamity between two loose goods, passed off as three goods of the same value."""
        black = next((kind for kind, _ in self.view.hand if kind not in VALUE), None)
        loose = sorted(self.hand, key=lambda kind: VALUE[kind] * self.hand[kind])[:4]
        for pair in combinations(loose, 2) if black else ():
            value, good = VALUE[pair[0]] + VALUE[pair[1]], max(pair, key=lambda kind: VALUE[kind])
            for two in combinations_with_replacement(GOODS, 2):
                claim = Counter([good, *two])
                if worth_of(claim) == value and black:
                    return self._packed(
                        ("offer", "all"), ((pair[0], 1), (pair[1], 1), (black, 1)), tuple(claim.items())
                    )
        return None

    def _desire(self, choice: Choice) -> tuple[int, int]:
        """New groups and numbers count before the third and fourth epoch, points always."""
        card: Card = choice.key
        groups = {group for owned in self.me.cards for group in CIVILIZATION[owned].groups}
        new = len(set(CIVILIZATION[card].groups) - groups) if len(groups) < 3 else 0
        return new, CIVILIZATION[card].price

    def _best_left(self, choices: Iterable[Choice]) -> list[Choice]:
        """Where eleven cards cannot come to enough any more, those that bring most points."""
        free = MOST - len(self.me.cards)
        open_ = ("", *self.me.cards)
        prices = [
            CIVILIZATION[card].price
            for card, left in self.view.shop
            if left and card not in open_ and CIVILIZATION[card].needs in open_
        ]
        least = min(sorted(prices, reverse=True)[:free], default=0)
        return [choice for choice in choices if CIVILIZATION[choice.key].price >= least]

    def _leads_on(self, card: Card) -> bool:
        """With this card, eleven in all can still come to enough points."""
        owned = {*self.me.cards, card}
        rest = sorted((CIVILIZATION[c].price for c, left in self.view.shop if left and c not in owned), reverse=True)
        return sum(CIVILIZATION[c].price for c in owned) + sum(rest[: MOST - len(owned)]) >= AIM

    def _payment(self, due: int) -> Parts | None:
        """The cheapest whole sets that, with the treasury, make up what is due."""
        kinds = list(self.hand)
        best: tuple[int, tuple[Kind, ...]] | None = None
        for size in range(len(kinds) + 1):
            for some in combinations(kinds, size):
                value = worth_of(Counter({kind: self.hand[kind] for kind in some}))
                if value + self.me.treasury >= due and (best is None or value < best[0]):
                    best = (value, some)
        return None if best is None else _in_order((kind, self.hand[kind]) for kind in best[1])


def _believed(bid: Bid) -> Goods:
    """A claim that fits the stated size, value and good is believed; else only the named good is."""
    claimed = Counter(dict(bid.claim))
    fits = claimed.total() <= bid.size and worth_of(claimed) == bid.value and claimed[bid.good] > 0
    return claimed if fits else Counter([bid.good])


def _standing(realm: Realm) -> int:
    return 100 * realm.space + realm.points + 20 * len(realm.cities)


def _wealth(realm: Realm) -> int:
    """Units on the board."""
    return realm.board + 5 * len(realm.cities)


def _keys(node: Node) -> list[str]:
    return [choice.key for choice in getattr(node, "choices", ())]


def _in_order(parts: Iterable[tuple[Kind, int]]) -> Parts:
    return tuple(sorted(parts, key=lambda row: RANK[row[0]]))


def _sorted_like(node: Split, parts: Counter[str]) -> tuple[tuple[str, int], ...]:
    return tuple((key, parts[key]) for key in _keys(node) if parts[key])


def _simple(node: Node) -> Answer:
    match node:
        case One():
            return node.choices[0].key
        case Count():
            return node.hi
        case Many() | Split() if node.hint is not None:
            return node.hint
        case Many():
            return tuple(_keys(node)[: node.lo])
        case Split():
            left, parts = node.lo, Counter[str]()
            for key, cap in zip(_keys(node), node.caps, strict=True):
                parts[key] = min(cap, left)
                left -= parts[key]
            return _sorted_like(node, parts)
    raise AssertionError(node)
