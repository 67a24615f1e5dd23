"""What is hidden, and what must always be true of a position."""

from typing import Any

from rules.kernel import Position, Seat
from rules.sidmeier.battle import Fray, Join
from rules.sidmeier.board import LAND, SEA
from rules.sidmeier.exploring import QUIET
from rules.sidmeier.printed import (
    AIRCRAFT,
    CARGO,
    CLASSES,
    ERAS,
    FLEETS,
    METROPOLIS,
    TECHNOLOGIES,
    WONDERS,
    all_tokens,
    face,
)
from rules.sidmeier.reaction import Window
from rules.sidmeier.state import NOBODY, Figure, World, homes


def secrets(p: Position[World, Any], viewer: Seat | None) -> frozenset[str]:
    """Face-down tokens that the viewer has not seen, the box, plans and sealed choices of others."""
    g = p.game
    hidden = {token.id for token in g.tokens.values() if not token.up and viewer not in token.seen}
    planned = {line for seat, lines in g.plans.items() if seat != viewer for line in lines}
    return frozenset({*hidden, *g.box, *planned, *_sealed(p, viewer)})


def known_picks(g: World, fray: Fray, viewer: Seat | None) -> set[Seat | None]:
    """Whose sealed picks a viewer knows: his own, and through the Oracle the opponent's."""
    return {viewer, fray.rival(viewer)} if viewer is not None and fray.seer(g) == viewer else {viewer}


def check(p: Position[World, Any]) -> None:
    g = p.game
    tokens = [token.id for token in g.tokens.values()] + g.box + g.gone
    assert sorted(tokens) == sorted(all_tokens()), "tokens were lost"
    looked_at = [token for token in g.tokens.values() if token.seen and not token.up]
    assert all(face(token.id) in QUIET for token in looked_at), "a token that makes noise was found in silence"
    assert g.techs.keys() | g.wonders.keys() <= TECHNOLOGIES.keys() | WONDERS.keys(), "an unknown card"
    assert 1 <= g.era <= len(ERAS), "an unknown era"
    for seat, player in enumerate(g.players):
        assert player.gold >= 0, "debts to the bank"
        assert not (player.out and homes(g, seat)), "a fallen player has a settlement"
        assert len(set(player.improvements)) == len(player.improvements), "an improvement twice"
        assert player.out or homes(g, seat) or not g.round, "a living player has no settlement"
    for area, home in g.settlements.items():
        assert area in LAND, "a settlement at sea"
        assert 1 <= home.size <= METROPOLIS, "a strange settlement"
        assert not g.players[home.owner].out, "a settlement of a fallen player"
    owners = {*g.techs.values(), *g.wonders.values()} - {NOBODY}
    assert all(not g.players[seat].out for seat in owners), "a card of a fallen player"
    _check_figures(g)


def _check_figures(g: World) -> None:
    ships = {figure.id: figure for figure in g.figures if figure.kind in FLEETS}
    assert len({figure.id for figure in g.figures}) == len(g.figures), "two figures with one number"
    for figure in g.figures:
        assert figure.kind in CLASSES, "a strange figure"
        assert not g.players[figure.owner].out, "a figure of a fallen player"
        _check_place(figure, ships)
    for ship in ships:
        assert sum(figure.ship == ship for figure in g.figures) <= CARGO, "an overloaded ship"


def _check_place(figure: Figure, ships: dict[int, Figure]) -> None:
    """Ships at sea, armies and settlers on land or aboard, aircraft anywhere."""
    if figure.kind in FLEETS:
        assert figure.area in SEA, "a ship ashore"
        assert not figure.ship, "a ship aboard"
    elif figure.kind == AIRCRAFT:
        assert not figure.ship, "an aircraft aboard"
    elif figure.ship:
        ship = ships[figure.ship]
        assert (ship.area, ship.owner) == (figure.area, figure.owner), "cargo away from its ship"
    else:
        assert figure.area in LAND, "an army in the sea"


def _sealed(p: Position[World, Any], viewer: Seat | None) -> set[str]:
    match p.stack:
        case [*_, Window(answers=answers)] | [*_, Join(answers=answers)]:
            return {answer for seat, answer in answers.items() if seat != viewer}
        case [*_, Fray(picks=picks) as fray]:
            known = known_picks(p.game, fray, viewer)
            return {seal for seat, seals in picks.items() if seat not in known for seal in seals if seal}
    return set()
