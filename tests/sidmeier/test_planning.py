"""Purchases prepared while others still buy: in the first edition by moves, later as in every game."""

from pathlib import Path

import pytest

from rules import kernel
from rules.kernel import Illegal, Seat
from rules.sidmeier import RULES
from rules.sidmeier.movement import Move
from rules.sidmeier.purchase import Buy
from rules.text import say
from service import play as play_service
from service import prepared_moves
from service.desk import Desk, Table
from service.prepared_moves import Prepared
from tests.clauses import clause
from tests.service.table import ADA, BEN, begun, open_desk
from tests.sidmeier.table import (
    WorldPosition,
    after,
    allowed,
    at,
    gold,
    home,
    offered,
    play,
    refused,
    there,
    told,
    waiting,
    world,
)


def round_of_purchases(*args: object, **fields: object) -> WorldPosition:
    """A buys, then B, then C, in the first edition."""
    g = world(*args, **fields)  # type: ignore[arg-type]
    g.edition = 1
    return at(g, Buy(0, [1, 2]), stage="purchase", queue=(1, 2))


def asked(p: WorldPosition, seat: Seat) -> str:
    return say(kernel.ask(p, seat, ()).ask, "en", ())  # type: ignore[union-attr]


@clause("SM-B-RND-02", "SM-B-BUY-19")
def test_a_prepared_purchase_waits_for_its_turn_and_is_played_in_order() -> None:
    p = round_of_purchases({"gobi": "B1"}, ["B settler nile"], gold=20)
    assert (waiting(p), allowed(p)) == ((0,), (0, 1, 2))
    assert "not your turn yet" in asked(p, 1)
    p = after(p, "found nile", "grow nile", "buy settler gobi 1", "end", seat=1)
    assert (gold(p, 1), home(p, "nile"), waiting(p)) == (20, "", (0,))
    outcome = play(p, "end")
    p = outcome.position
    assert (gold(p, 1), home(p, "nile"), there(p, "gobi")) == (5, "B2", ["B settler"])
    assert waiting(p) == (2,)
    assert [len(told(outcome, key)) for key in ("founded", "grown", "bought", "bought-all")] == [1, 1, 1, 2]
    assert p.game.plans == {}


def test_the_gold_that_is_left_is_foreseen() -> None:
    p = after(round_of_purchases({"gobi": "B4"}, gold=12), "buy settler gobi 2", seat=1)
    assert asked(p, 1) == "One step is prepared; you will have 2 gold then. What else?"
    assert offered(p, seat=1) == ["end", "withdraw"]
    assert say(refused(p, "buy settler gobi 1", 1), "en", ()) == "That costs more than your 2 gold."
    p = after(p, "end", seat=1)
    assert asked(p, 1) == "2 steps of your purchases are prepared; more cannot be foreseen."
    assert offered(p, seat=1) == ["end", "withdraw"]
    assert after(p, "end", seat=1) == p  # it ends once
    assert refused(p, "buy settler gobi 1", 1).key == "sidmeier-plan-full"
    p = after(p, "withdraw", seat=1)
    assert p.game.plans == {}
    assert waiting(after(p, "end")) == (1,)


def test_what_no_longer_holds_is_dropped_and_the_player_is_asked() -> None:
    p = round_of_purchases({"gobi": "B1"}, gold=100)
    p = after(p, "research masonry", "buy settler gobi 1", "end", seat=1)
    outcome = play(after(p, "research masonry"), "end")
    assert (waiting(outcome.position), gold(outcome.position, 1)) == ((1,), 100)
    (stopped,) = told(outcome, "plan-stopped")
    assert stopped.to == (1,)
    assert say(stopped.msg, "en", ()) == "Your prepared purchases go no further: Masonry is already taken."


def test_nothing_hidden_is_foreseen() -> None:
    """Whether the settler will found its village on a token nobody has seen, no question may tell."""
    faces = ("desert", "wine", "plague", "minor", "nothing")
    worlds = [round_of_purchases({"gobi": "B1"}, ["B settler nile"], {"nile": face}, gold=50) for face in faces]
    planned = [after(p, "found nile", seat=1) for p in worlds]
    assert len({asked(p, 1) for p in planned}) == 1
    assert all(offered(p, seat=1) == ["end", "withdraw"] for p in planned)
    assert (waiting(after(planned[0], "end")), home(after(planned[1], "end"), "nile")) == ((1,), "B1")
    ended = after(after(planned[0], "end", seat=1), "end")
    assert (waiting(ended), gold(ended, 1)) == ((2,), 50)


def test_the_die_of_the_short_game_is_not_foreseen() -> None:
    p = round_of_purchases(
        {"gobi": "B1"}, gold=99, advanced=True, length="short", era=2, techs={"currency": "A"}, partners=True
    )
    p = after(p, "research banking", seat=1)
    assert offered(p, seat=1) == ["end", "withdraw", "assign"]
    outcome = play(p, "end", dice=(1,))
    assert told(outcome, "end-die")
    assert waiting(outcome.position) == (1,)


@clause("SM-B-COMP-15")
def test_what_is_prepared_stays_secret() -> None:
    p = round_of_purchases({"gobi": "B1"}, gold=20)
    one, other = play(p, "buy settler gobi 1", 1), play(p, "grow gobi", 1)
    assert one.secret
    assert other.secret
    for viewer in (0, 2, None):
        assert RULES.view(one.position, viewer) == RULES.view(other.position, viewer) == RULES.view(p, viewer)
        assert RULES.secrets(one.position, viewer) >= {"buy settler gobi 1.1"}
    assert "buy settler gobi 1.1" not in RULES.secrets(one.position, 1)
    assert [event.to for event in one.log] == [(1,)]
    assert not kernel.undoable(RULES, one.position, 0, play(one.position, "end"))


def test_who_has_bought_prepares_nothing() -> None:
    p = after(round_of_purchases({"gobi": "B1"}, gold=20), "end")
    assert allowed(p) == (1, 2)
    assert refused(p, "end", 0).key == "kernel-not-you"


async def test_purchases_are_prepared_as_in_every_game(tmp_path: Path) -> None:
    async with open_desk(tmp_path) as desk:
        table = await begun(desk, (ADA, BEN), "sidmeier")
        while RULES.view(table.position, None).stage != "purchase":  # type: ignore[attr-defined]
            table = await quickly(desk, table)
        (first,) = kernel.waiting(table.position)
        second, users, match = 1 - first, (ADA, BEN), table.match.id
        with pytest.raises(Illegal, match="kernel-not-you"):
            await play_service.act(desk, match, users[second], "research masonry")
        plan = await prepared_moves.prepare(desk, match, users[second], "research masonry; end")
        assert plan == {"buy-1": ["research masonry", "end"]}
        table = (await play_service.act(desk, match, users[first], "end")).table
        assert table.position.game.techs.get("masonry") == second
        assert (table.position.game.round, table.position.game.plans) == (2, {})


async def test_what_was_researched_meanwhile_is_dropped(tmp_path: Path) -> None:
    async with open_desk(tmp_path) as desk:
        table = await begun(desk, (ADA, BEN), "sidmeier")
        while RULES.view(table.position, None).stage != "purchase":  # type: ignore[attr-defined]
            table = await quickly(desk, table)
        (first,) = kernel.waiting(table.position)
        second, users, match = 1 - first, (ADA, BEN), table.match.id
        await prepared_moves.prepare(desk, match, users[second], "research masonry; end")
        table = (await play_service.act(desk, match, users[first], "research masonry; end")).table
        assert kernel.waiting(table.position) == (second,)
        gone = (await Prepared.at(desk, table)).dropped(second)
        assert gone is not None
        assert gone.why is not None
        assert "Masonry is already taken." in say(gone.why, "en", ())


def test_who_moves_later_prepares_the_end_of_the_moves() -> None:
    g = world({"gobi": "A1", "nile": "B1"}, ["A settler gobi", "B settler nile"])
    p = at(g, Move(0), stage="movement", queue=(1, 2))
    assert [list(kernel.ahead(p, seat)) for seat in range(3)] == [[], ["move-1"], []]
    ended = kernel.foresee(RULES, kernel.ahead(p, 1)["move-1"], 1, ["end"])
    assert ended is not None
    assert not waiting(ended)


async def quickly(desk: Desk, table: Table) -> Table:
    """Whoever is waited for does no more than needed."""
    seat = kernel.waiting(table.position)[0]
    line = kernel.write(kernel.default(table.position, seat))
    user = table.chairs[seat].user
    assert user is not None
    return (await play_service.act(desk, table.match.id, user, line, seat)).table
