"""Phase 4: ships are kept, given up and built, for tokens of the treasury or of the area."""

from collections import Counter

from msgspec import Struct

from rules.civilization.board import AREAS, HARBOURS, SHORES, Area, Harbour, area_name, harbour_name, moor
from rules.civilization.printed import SHIPS
from rules.civilization.state import Civ, Player, Ship, chart_of, listed, remove
from rules.kernel import Choice, Count, Illegal, Many, Msg, Node, One, Path, Ready, Seat, Step, Turn, Who, keys, msg, no

UPKEEP, PRICE = 1, 2


class Kept(Struct, frozen=True):
    """Ships that stay, by number, and those of them that are paid by levy; the others are given up."""

    ships: tuple[int, ...]
    levied: tuple[int, ...]


class Built(Struct, frozen=True):
    """A new ship, with so many tokens of its price levied in the area."""

    harbour: Harbour
    levy: int


class End(Struct, frozen=True):
    """No more ships this round."""


UPKEEP_FIRST = Choice("ship", msg("civilization-ship-upkeep"))
MORE = Choice("ship", msg("civilization-ship-build"))
END = Choice("end", msg("civilization-verb-end"))
ALL = Choice("all", msg("civilization-ship-all"))
KEEP = Choice("keep", msg("civilization-ship-keep"))
BUILD = Choice("build", msg("civilization-ship-build"))


class Shipyard(Step[Civ]):
    """Everybody at once: first upkeep, then building (CIV-43.4-h)."""

    forced = False
    settled: list[Seat] = []
    """Players whose upkeep is paid, or who had no ship."""
    finished: list[Seat] = []

    def waiting(self, g: Civ) -> tuple[Seat, ...]:
        left = (seat for seat in range(g.seats) if seat not in self.finished)
        return tuple(seat for seat in left if self._owes(g, seat) or _can_build(g, g.players[seat]))

    def allowed(self, g: Civ) -> tuple[Seat, ...]:
        """Who has nothing left to decide is not waited for, but may still take something back."""
        return tuple(seat for seat in range(g.seats) if seat not in self.finished and self._concerned(g, seat))

    def ask(self, g: Civ, seat: Seat, path: Path) -> Node:
        player = g.players[seat]
        match path:
            case ():
                return One(self._question(g, seat), self._verbs(g, seat), lambda word: self._why(g, seat, word))
            case ("end",):
                return Ready(End())
            case (_,):
                return One(self._question(g, seat), self._works(g, seat))
            case (_, "all"):
                return Ready(Kept(tuple(range(len(player.ships))), ()))
            case (_, "keep", *answers):
                return _ask_keep(player, tuple(answers))
            case (_, "build"):
                sites = tuple(moor(harbour) for harbour in _sites(g, player))
                ask = msg("civilization-ask-shipyard", treasury=player.treasury)
                return One(ask, sites, lambda word: _why_not_here(g, word), SHORES)
            case (_, "build", str(harbour), *answers):
                return _ask_price(player, harbour, tuple(answers))
        raise AssertionError(path)

    def play(self, t: Turn[Civ], seat: Seat, action: Kept | Built | End) -> None:
        match action:
            case Kept():
                self.settled.append(seat)
                _keep(t, seat, action)
            case Built():
                if seat not in self.settled:
                    self.settled.append(seat)
                _build(t, seat, action)
            case End():
                self.finished.append(seat)

    def default(self, g: Civ, seat: Seat) -> Path:
        """Keeps what the treasury can pay."""
        if not self._owes(g, seat):
            return ("end",)
        player = g.players[seat]
        kept = tuple(berths(player)[: player.treasury])
        return ("ship", "keep", kept, ()) if _payers(player, kept) else ("ship", "keep", kept)

    def _concerned(self, g: Civ, seat: Seat) -> bool:
        return seat in self.settled or bool(g.players[seat].ships) or _can_build(g, g.players[seat])

    def _owes(self, g: Civ, seat: Seat) -> bool:
        return seat not in self.settled and bool(g.players[seat].ships)

    def _question(self, g: Civ, seat: Seat) -> Msg:
        """The same every round, so that a standing order for it holds."""
        return msg("civilization-ask-upkeep" if self._owes(g, seat) else "civilization-ask-ship")

    def _verbs(self, g: Civ, seat: Seat) -> tuple[Choice, ...]:
        if self._owes(g, seat):
            return (UPKEEP_FIRST,)
        return (MORE, END) if _can_build(g, g.players[seat]) else (END,)

    def _works(self, g: Civ, seat: Seat) -> tuple[Choice, ...]:
        """Upkeep first; the commonest answer, all from the treasury, is one word."""
        if not self._owes(g, seat):
            return (BUILD,)
        player = g.players[seat]
        return (ALL, KEEP) if player.treasury >= UPKEEP * len(player.ships) else (KEEP,)

    def _why(self, g: Civ, seat: Seat, word: str) -> Msg | None:
        if word == "end" and self._owes(g, seat):
            return no("CIV-43.4-b", "civilization-no-end-upkeep")
        if word == "ship" and len(g.players[seat].ships) >= SHIPS:
            return no("CIV-43.4-k", "civilization-no-more-ships", number=SHIPS)
        if word == "ship":
            return no("CIV-43.4-a", "civilization-no-price", price=PRICE)
        return None


def open_shipyard(t: Turn[Civ]) -> None:
    """Phase 4. Ships of an owner who can pay for none are lost without a question."""
    for seat, player in enumerate(t.g.players):
        if player.ships and not player.treasury and not _payers(player, tuple(berths(player))):
            _keep(t, seat, Kept((), ()))
    t.call(Shipyard())


def berths(player: Player) -> list[str]:
    """Ships by where they lie: `korfu`, a second one there `korfu.2`."""
    seen: dict[Harbour, int] = {}
    names = []
    for ship in player.ships:
        number = seen[ship.harbour] = seen.get(ship.harbour, 0) + 1
        names.append(ship.harbour if number == 1 else f"{ship.harbour}.{number}")
    return names


def _berth(player: Player, name: str) -> Choice:
    harbour = player.ships[berths(player).index(name)].harbour
    return Choice(name, harbour_name(harbour), spot=HARBOURS[harbour])


def _ask_keep(player: Player, answers: Path) -> Node:
    """Which ships stay; then, where there is a choice, which of them are paid by levy."""
    if not answers:
        names = berths(player)
        ask = msg("civilization-ask-keep", treasury=player.treasury)
        return Many(ask, tuple(_berth(player, name) for name in names), 0, len(names), hint=())
    kept = keys(answers[0])
    payers = _payers(player, kept)
    least = max(0, UPKEEP * len(kept) - player.treasury)
    if least > len(payers):
        raise Illegal(no("CIV-43.4-c", "civilization-no-upkeep", treasury=player.treasury))
    if len(answers) == 1 and payers:
        choices = tuple(_berth(player, name) for name in payers)
        return Many(msg("civilization-ask-levy", least=least), choices, least, len(payers))
    levied = keys(answers[1]) if len(answers) > 1 else ()
    names = berths(player)
    return Ready(Kept(tuple(map(names.index, kept)), tuple(map(names.index, levied))))


def _payers(player: Player, kept: tuple[str, ...]) -> tuple[str, ...]:
    """Ships that can be paid by levy: no more in an area than it has tokens."""
    used: Counter[str] = Counter()
    names = berths(player)
    payers = []
    for name in kept:
        area = player.ships[names.index(name)].area
        if used[area] < player.tokens.get(area, 0):
            used[area] += UPKEEP
            payers.append(name)
    return tuple(payers)


def _ask_price(player: Player, harbour: Harbour, answers: Path) -> Node:
    """How much of the price is levied, where there is a choice."""
    least = max(0, PRICE - player.treasury)
    most = min(PRICE, player.tokens.get(HARBOURS[harbour], 0))
    match answers:
        case () if least < most:
            return Count(msg("civilization-ask-price-levy", price=PRICE, area=harbour_name(harbour)), least, most)
        case (int(levy),):
            return Ready(Built(harbour, levy))
    return Ready(Built(harbour, most))


def _keep(t: Turn[Civ], seat: Seat, action: Kept) -> None:
    player = t.g.players[seat]
    for number in action.levied:
        remove(t.g, seat, player.ships[number].area, UPKEEP)
    player.treasury -= UPKEEP * (len(action.ships) - len(action.levied))
    lost = len(player.ships) - len(action.ships)
    player.ships = [player.ships[number] for number in action.ships]
    t.tell(msg("civilization-kept", who=Who(seat), kept=len(action.ships), lost=lost, levied=len(action.levied)))


def _build(t: Turn[Civ], seat: Seat, action: Built) -> None:
    player = t.g.players[seat]
    if action.levy:
        remove(t.g, seat, HARBOURS[action.harbour], action.levy)
    player.treasury -= PRICE - action.levy
    player.ships.append(Ship(action.harbour))
    t.tell(msg("civilization-ship-built", who=Who(seat), harbour=harbour_name(action.harbour), levy=action.levy))


def _can_build(g: Civ, player: Player) -> bool:
    if len(player.ships) >= SHIPS:
        return False
    return player.treasury >= PRICE or any(chart_of(g).ports[area] for area in _levying(player))


def _sites(g: Civ, player: Player) -> list[Harbour]:
    """Harbours where the price can be paid; without a levy no own piece need be there (CIV-43.4-i)."""
    if player.treasury >= PRICE:
        return sorted(chart_of(g).harbours, key=lambda harbour: not _at_home(player, harbour))
    return [harbour for area in listed(_levying(player)) for harbour in chart_of(g).ports[area]]


def _levying(player: Player) -> list[Area]:
    """Areas whose tokens can pay what the treasury lacks."""
    need = PRICE - player.treasury
    return [area for area, number in player.tokens.items() if number >= need]


def _at_home(player: Player, harbour: Harbour) -> bool:
    return HARBOURS[harbour] in player.tokens or HARBOURS[harbour] in player.cities


def _why_not_here(g: Civ, word: str) -> Msg | None:
    area = HARBOURS.get(word, word)
    if area not in AREAS:
        return None
    if area not in chart_of(g).areas:
        return no("CIV-31-i", "civilization-no-region", area=area_name(area))
    if not AREAS[area].water:
        return no("CIV-43.4-i", "civilization-no-water", area=area_name(area))
    return no("CIV-43.4-a", "civilization-no-price", price=PRICE)
