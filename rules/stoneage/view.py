"""What one sees of Stone Age."""

from msgspec import Struct

from rules.kernel import Msg, Position, Seat, View, Who, msg, waiting
from rules.stoneage.acting import Acting
from rules.stoneage.buildings import Constructing
from rules.stoneage.cards import Buying, DiceForAll
from rules.stoneage.course import Course
from rules.stoneage.feeding import Feeding
from rules.stoneage.placing import Placing
from rules.stoneage.printed import BUILDINGS, CARDS, MOST_AGRICULTURE, MOST_PEOPLE, MOST_TOOL, TOOLS
from rules.stoneage.rolling import Rolled
from rules.stoneage.scoring import Sheet, result, sheet
from rules.stoneage.state import Player, StoneAge, owned_cards


class SeenTool(Struct, frozen=True):
    value: int
    used: bool


class SeenPlayer(Struct, frozen=True, kw_only=True):
    """A player's board; `cards` are those of the face-down cards that the viewer may look at."""

    people: int
    home: int
    at: tuple[tuple[str, int], ...]
    food: int
    resources: tuple[int, ...]
    tools: tuple[SeenTool, ...]
    agriculture: int
    score: int
    buildings: tuple[str, ...]
    kept: tuple[str, ...]
    face_down: int
    cards: tuple[str, ...]
    sheet: Sheet | None
    """The scoring so far, for those who may know it."""


class SeenRoll(Struct, frozen=True):
    """Dice on the table; `kind` is what they bring, empty where everybody takes one."""

    seat: Seat
    kind: str
    dice: tuple[int, ...]


class StoneAgeView(View, frozen=True, kw_only=True):
    """The table."""

    round: int
    first: Seat
    stage: str
    """place, act, feed or over."""
    row: tuple[str, ...]
    deck: int
    stacks: tuple[tuple[str, int], ...]
    """The open building of each stack, and how many lie there with it."""
    players: tuple[SeenPlayer, ...]
    roll: SeenRoll | None
    buying: str
    """The place of the card or building that its player is asked to pay for."""


def view(p: Position[StoneAge, object], viewer: Seat | None) -> StoneAgeView:
    g = p.game
    return StoneAgeView(
        viewer=viewer,
        seats=g.seats,
        up=waiting(p),
        phase=_phase(p),
        result=result(p),
        round=g.round,
        first=g.first,
        stage=_stage(p),
        row=tuple(g.row),
        deck=len(g.deck),
        stacks=tuple((stack[-1] if stack else "", len(stack)) for stack in g.stacks),
        players=tuple(_player(p, seat, viewer) for seat in range(g.seats)),
        roll=_roll(p),
        buying=_buying(p),
    )


def secrets(p: Position[StoneAge, object], viewer: Seat | None) -> frozenset[str]:
    """The cards and buildings that nobody has seen, and the face-down cards of the others until the end."""
    g = p.game
    hidden = {*g.deck, *g.box}
    for stack in g.stacks:
        hidden.update(stack[:-1])
    for seat, player in enumerate(g.players):
        if seat != viewer and p.stack:
            hidden.update(player.drawn)
            hidden.update(() if g.shown else player.cards)
    return frozenset(hidden)


def check(p: Position[StoneAge, object]) -> None:
    g = p.game
    cards = [*g.deck, *(card for card in g.row if card)]
    buildings = [*g.box, *(building for stack in g.stacks for building in stack)]
    for player in g.players:
        cards += owned_cards(player)
        buildings += player.buildings
        _check_player(player)
    assert sorted(cards) == sorted(CARDS), "cards were lost"
    assert sorted(buildings) == sorted(BUILDINGS), "buildings were lost"


def _check_player(player: Player) -> None:
    assert 0 <= player.home() <= player.people <= MOST_PEOPLE, "people were lost"
    assert player.food >= 0, "food was overspent"
    assert min(player.resources) >= 0, "resources were overspent"
    assert 0 <= player.agriculture <= MOST_AGRICULTURE, "agriculture is off its track"
    values = [tool.value for tool in player.tools]
    assert len(values) <= TOOLS, "too many tools"
    assert all(1 <= value <= MOST_TOOL for value in values), "a tool is out of range"
    assert not values or max(values) - min(values) <= 1, "tools grow evenly"


def _player(p: Position[StoneAge, object], seat: Seat, viewer: Seat | None) -> SeenPlayer:
    player = p.game.players[seat]
    known = seat == viewer or not p.stack
    cards = [*player.cards, *player.drawn] if known else player.cards if p.game.shown else []
    return SeenPlayer(
        people=player.people,
        home=player.home(),
        at=tuple(player.at.items()),
        food=player.food,
        resources=tuple(player.resources),
        tools=tuple(SeenTool(tool.value, tool.used) for tool in player.tools),
        agriculture=player.agriculture,
        score=player.score,
        buildings=tuple(player.buildings),
        kept=tuple(player.kept),
        face_down=len(player.cards) + len(player.drawn),
        cards=tuple(cards),
        sheet=sheet(player) if known else None,
    )


def _roll(p: Position[StoneAge, object]) -> SeenRoll | None:
    match p.stack:
        case [*_, Rolled(seat=seat, kind=kind, dice=dice)]:
            return SeenRoll(seat, kind, tuple(dice))
        case [*_, DiceForAll(seat=seat, dice=dice)]:
            return SeenRoll(seat, "", tuple(dice))
        case _:
            return None


def _buying(p: Position[StoneAge, object]) -> str:
    match p.stack:
        case [*_, Buying(place=place) | Constructing(place=place)]:
            return place
        case _:
            return ""


def _stage(p: Position[StoneAge, object]) -> str:
    match p.stack:
        case [Course(), Placing()]:
            return "place"
        case [Course(), Acting(), *_]:
            return "act"
        case [Course(), Feeding()]:
            return "feed"
        case _:
            return "over"


def _phase(p: Position[StoneAge, object]) -> Msg:
    match p.stack:
        case [Course(), Acting(seat=seat), *_]:
            return msg("stoneage-phase-act", round=p.game.round, who=Who(seat))
        case _:
            return msg(f"stoneage-phase-{_stage(p)}", round=p.game.round)
