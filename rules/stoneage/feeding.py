"""Phase 3: agriculture brings food, and everybody eats."""

from rules.kernel import Arg, Choice, Msg, Node, One, Path, Ready, Seat, Step, Turn, Who, msg, no, parts
from rules.stoneage.printed import HUNGER, bundle
from rules.stoneage.resources import (
    DECLINE,
    Decline,
    Pay,
    Spend,
    ask_spend,
    ask_split,
    cheapest,
    in_reach,
    pay,
    spend,
    spending,
    why_no_spend,
)
from rules.stoneage.state import Player, StoneAge

FEED = Choice("feed", msg("stoneage-verb-feed"))
STARVE = Choice(DECLINE.key, msg("stoneage-starve", points=HUNGER))


class Feeding(Step[StoneAge]):
    """All who lack food and could fill the gap with resources decide at the same time; `gaps` is what they lack."""

    gaps: dict[Seat, int]

    def waiting(self, g: StoneAge) -> tuple[Seat, ...]:
        return tuple(self.gaps)

    def ask(self, g: StoneAge, seat: Seat, path: Path) -> Node:
        match path:
            case ():
                ask = msg("stoneage-ask-hungry", number=self.gaps[seat], points=HUNGER)
                return One(ask, self._verbs(g, seat), lambda word: self._why(seat, word))
            case ("spend", *_):
                return ask_spend(path)
            case ("decline",):
                return Ready(Decline())
            case (_,):
                gap, stock = self.gaps[seat], g.players[seat].resources
                return ask_split(msg("stoneage-ask-feed", number=gap), stock, gap, gap, cheapest(stock, gap))
            case (_, paid):
                return Ready(Pay(parts(paid)))
        raise AssertionError(path)

    def play(self, t: Turn[StoneAge], seat: Seat, action: Pay | Decline | Spend) -> None:
        match action:
            case Spend():
                spend(t, seat, action)
            case Decline():
                del self.gaps[seat]
                _starve(t, seat)
            case Pay(resources):
                del self.gaps[seat]
                paid = pay(t.g.players[seat], resources)
                t.tell(msg("stoneage-fed-resources", who=Who(seat), resources=bundle(paid)))

    def default(self, g: StoneAge, seat: Seat) -> Path:
        stock, gap = g.players[seat].resources, self.gaps[seat]
        return ("feed", cheapest(stock, gap)) if sum(stock) >= gap else ("decline",)

    def _verbs(self, g: StoneAge, seat: Seat) -> tuple[Choice, ...]:
        can_feed = sum(g.players[seat].resources) >= self.gaps[seat]
        return (*((FEED,) if can_feed else ()), STARVE, *spending(g, seat))

    def _why(self, seat: Seat, word: str) -> Msg | None:
        if word == "feed":
            return no("SA-FEED-06", "stoneage-no-fill", number=self.gaps[seat])
        if word in ("pay", "end", "place"):
            return no("SA-FEED-07", "stoneage-feed-first")
        return why_no_spend(word)


def hungry(g: StoneAge, seat: Seat) -> list[Feeding]:
    """What a player will be asked at the meal, if nothing changes."""
    player = g.players[seat]
    gap = max(0, player.people - player.food - player.agriculture)
    return [Feeding({seat: gap})] if gap and in_reach(player) >= gap else []


def feed(t: Turn[StoneAge]) -> None:
    """Takes the food of the fields, feeds all who have enough, and asks those who lack some and could fill the gap."""
    gaps = {}
    for seat, player in enumerate(t.g.players):
        player.food += player.agriculture  # SA-FEED-02
        gap = max(0, player.people - player.food)
        player.food -= player.people - gap  # SA-FEED-04, SA-FEED-05
        t.tell(_fed(seat, player, gap))
        if gap and in_reach(player) >= gap:
            gaps[seat] = gap  # SA-FEED-14
        elif gap:
            _starve(t, seat)
    t.call(Feeding(gaps))


def _fed(seat: Seat, player: Player, gap: int) -> Msg:
    told: dict[str, Arg] = {"who": Who(seat), "grown": player.agriculture, "people": player.people}
    return msg("stoneage-short", number=gap, **told) if gap else msg("stoneage-fed", left=player.food, **told)


def _starve(t: Turn[StoneAge], seat: Seat) -> None:
    t.g.players[seat].score -= HUNGER  # SA-FEED-08
    t.tell(msg("stoneage-starved", who=Who(seat), points=HUNGER))
