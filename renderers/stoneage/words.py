"""The board in words, in an order that can be followed by ear: course, places, cards, buildings, players."""

from collections.abc import Iterator

from rules.kernel import Msg, Who, msg, several
from rules.stoneage.printed import (
    PLACES,
    building_name,
    bundle,
    card_name,
    kind_name,
    place_name,
)
from rules.stoneage.view import SeenPlayer, StoneAgeView
from rules.text import say


def describe(view: StoneAgeView, lang: str, names: tuple[str, ...]) -> str:
    """Everything that the picture shows to this viewer, one sentence a line."""
    return "\n".join(say(line, lang, names) for line in _lines(view))


def _lines(view: StoneAgeView) -> Iterator[Msg]:
    yield msg("stoneage-tell-phase", phase=view.phase)
    if view.result:
        yield view.result.reason
        yield from view.result.notes
    elif view.up:
        yield msg("stoneage-tell-up", who=several([Who(seat) for seat in view.up]), first=Who(view.first))
    if view.roll:
        yield _roll(view)
    yield from _places(view)
    yield from _cards(view)
    yield from _buildings(view)
    for seat, player in enumerate(view.players):
        yield from _player(view, seat, player)


def _roll(view: StoneAgeView) -> Msg:
    assert view.roll is not None
    dice = several([str(die) for die in view.roll.dice])
    if view.roll.kind:
        return msg("stoneage-tell-roll", who=Who(view.roll.seat), dice=dice, kind=kind_name(view.roll.kind))
    return msg("stoneage-tell-roll-all", who=Who(view.roll.seat), dice=dice)


def _places(view: StoneAgeView) -> Iterator[Msg]:
    """Who stands where; one line for all that are empty."""
    empty = []
    for place in PLACES:
        there = [(seat, dict(player.at).get(place, 0)) for seat, player in enumerate(view.players)]
        crowds = [msg("stoneage-tell-crowd", who=Who(seat), number=number) for seat, number in there if number]
        if crowds:
            yield msg("stoneage-tell-place", place=place_name(place), people=several(crowds))
        elif PLACES[place].kind not in ("card", "building"):
            empty.append(place_name(place))
    if empty:
        yield msg("stoneage-tell-empty", places=several(empty))


def _cards(view: StoneAgeView) -> Iterator[Msg]:
    for price, card in enumerate(view.row, 1):
        if card:
            yield msg("stoneage-tell-card", price=price, card=card_name(card))
    yield msg("stoneage-tell-deck", number=view.deck)


def _buildings(view: StoneAgeView) -> Iterator[Msg]:
    for number, (building, left) in enumerate(view.stacks, 1):
        if building:
            yield msg("stoneage-tell-building", number=number, building=building_name(building), left=left)
        else:
            yield msg("stoneage-tell-no-building", number=number)


def _player(view: StoneAgeView, seat: int, player: SeenPlayer) -> Iterator[Msg]:
    score = view.result.points[seat] if view.result else player.score
    tools = [
        msg("stoneage-tell-tool-used" if tool.used else "stoneage-tell-tool", value=tool.value) for tool in player.tools
    ]
    yield msg(
        "stoneage-tell-player",
        who=Who(seat),
        score=score,
        people=player.people,
        home=player.home,
        food=player.food,
        resources=bundle(player.resources),
        agriculture=player.agriculture,
        tools=several(tools) if tools else msg("stoneage-nothing"),
        buildings=len(player.buildings),
        cards=player.face_down,
    )
    if player.kept:
        yield msg("stoneage-tell-kept", who=Who(seat), cards=several([card_name(card) for card in player.kept]))
    if player.cards:
        yield msg("stoneage-tell-cards", who=Who(seat), cards=several([card_name(card) for card in player.cards]))
    if player.sheet and not view.result:
        yield msg("stoneage-tell-total", who=Who(seat), points=player.sheet.total)
