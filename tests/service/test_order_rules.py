"""Orders with a condition or an end: what they mean, when they are carried out, when they lapse."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from rules import kernel
from rules.kernel import Illegal
from service import order_rules, play, prepared_moves, standing_orders
from service.desk import Desk
from service.order_rules import Said
from storage import Order
from tests.civilization.table import game, hold, put
from tests.service.table import ADA, BEN, CLEO, begun, open_desk
from tests.service.test_prepared_moves import arranged


@pytest.fixture
async def desk(tmp_path: Path) -> AsyncIterator[Desk]:
    async with open_desk(tmp_path) as opened:
        yield opened


@pytest.fixture
async def match(desk: Desk) -> int:
    """Ada, Ben and Cleo trade."""
    table = await begun(desk, (ADA, BEN, CLEO), "civilization")
    g = game("egypt", "crete", "africa")
    g.round = 1
    for seat, (cards, area) in enumerate((("salt*3", "korfu"), ("iron*3", "attika"), ("ochre*3", "umbria"))):
        hold(g, seat, cards)
        put(g, seat, f"{area}=1")
    return await arranged(desk, table, g, "trade")


async def fired(desk: Desk, match: int) -> list[str]:
    """What is ordered now is done."""
    before = (await desk.table(match)).n
    for _ in range(20):
        if not await standing_orders.fire(desk, match):
            break
    moves = await desk.store.moves(match, before + 1)
    return [move.line for move in moves if move.source == "order"]


async def passed(desk: Desk, match: int, user: int) -> bool:
    table = await desk.table(match)
    return table.seat_of(user) not in kernel.waiting(table.position)


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("pass until phase", Said(("pass",), until="phase")),
        ("passen bis Runde", Said(("passen",), until="round")),
        ("if not accept: leave", Said(("leave",), "accept", True)),
        ("Wenn annehmen: offer all then pass bis phase", Said(("offer all", "pass"), "annehmen", until="phase")),
        ("pass; leave", Said(("pass", "leave"))),
        ("pass", Said(("pass",))),
    ],
)
def test_an_order_is_read_in_both_languages(line: str, said: Said) -> None:
    assert order_rules.read(line) == said
    assert said.is_plain == (line == "pass")


async def test_until_the_phase_ends_the_same_is_answered_whatever_else_is_asked(desk: Desk, match: int) -> None:
    await standing_orders.give(desk, match, BEN, "pass until phase")
    assert await fired(desk, match) == ["pass"]
    await play.act(desk, match, ADA, "offer all {salt*3} 27 says.salt {says.salt*3} {}")
    assert not await passed(desk, match, BEN)
    assert await fired(desk, match) == ["pass"]
    assert not await prepared_moves.prepared(desk, match, BEN)


async def test_it_ends_with_the_phase_without_a_word(desk: Desk, match: int) -> None:
    await standing_orders.give(desk, match, BEN, "pass until phase")
    await fired(desk, match)
    for user in (ADA, CLEO):
        await play.act(desk, match, user, "leave")
    await fired(desk, match)
    assert await standing_orders.given(desk, match, BEN) == []
    assert await desk.store.orders(match) == []


async def test_what_waits_for_a_condition_is_done_when_that_holds(desk: Desk, match: int) -> None:
    await standing_orders.give(desk, match, ADA, "if accept: leave")
    await standing_orders.give(desk, match, CLEO, "wenn nicht annehmen: leave")
    assert await fired(desk, match) == ["leave"]
    assert await passed(desk, match, CLEO)
    assert not await passed(desk, match, ADA)
    assert await standing_orders.given(desk, match, CLEO) == []
    assert len(await standing_orders.given(desk, match, ADA)) == 1


async def test_what_never_came_to_pass_lapses_with_a_word(desk: Desk, match: int) -> None:
    await standing_orders.give(desk, match, CLEO, "if accept: pass")
    table = await desk.table(match)
    seat = table.seat_of(CLEO)
    await arranged(desk, table, table.position.game, "purchase")
    assert await fired(desk, match) == []
    found = prepared_moves.Prepared(await desk.table(match), await desk.store.orders(match))
    gone = found.dropped(seat)
    assert gone is not None
    assert (gone.line, gone.why) == ("pass", None)


async def test_the_same_said_again_meanwhile_does_not_lapse_with_what_was_said_before(
    desk: Desk, match: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    await standing_orders.give(desk, match, CLEO, "if accept: pass")
    table, honest = await desk.table(match), desk.store.orders
    table.position.game.round = 2
    await arranged(desk, table, table.position.game, "trade")

    async def read_before_it_was_said(number: int) -> list[Order]:
        monkeypatch.setattr(desk.store, "orders", honest)
        found = await honest(number)
        await standing_orders.give(desk, match, CLEO, "if accept: pass")
        return found

    monkeypatch.setattr(desk.store, "orders", read_before_it_was_said)
    assert not await standing_orders.fire(desk, match)
    (kept,) = await desk.store.orders(match)  # and no word that something was dropped
    assert [kept] == await standing_orders.given(desk, match, CLEO)


async def test_orders_with_other_conditions_stand_beside_each_other(desk: Desk, match: int) -> None:
    for line in ("if accept: leave", "if not withdraw: leave", "if accept: leave"):
        await standing_orders.give(desk, match, ADA, line)
    given = await standing_orders.given(desk, match, ADA)
    assert sorted(rule.verb for one in given if (rule := order_rules.of(one))) == ["accept", "withdraw"]


async def test_who_moves_in_person_has_thought_better_of_it(desk: Desk, match: int) -> None:
    await standing_orders.give(desk, match, ADA, "if accept: leave")
    await play.act(desk, match, ADA, "offer all {salt*3} 27 says.salt {says.salt*3} {}")
    assert await fired(desk, match) == []
    assert await standing_orders.given(desk, match, ADA) == []


async def test_several_moves_are_made_together_or_not_at_all(desk: Desk, match: int) -> None:
    await standing_orders.give(desk, match, ADA, "offer all {salt*3} 27 says.salt {says.salt*3} {} then pass")
    assert await fired(desk, match) == ["offer all {salt*3} 27 says.salt {says.salt*3} {}", "pass"]


async def test_from_the_first_that_does_not_hold_all_is_dropped_with_its_reason(desk: Desk, match: int) -> None:
    await standing_orders.give(desk, match, ADA, "leave then accept")
    before = (await desk.table(match)).n
    assert await fired(desk, match) == []
    assert (await desk.table(match)).n == before
    found = prepared_moves.Prepared(await desk.table(match), await desk.store.orders(match))
    gone = found.dropped((await desk.table(match)).seat_of(ADA))
    assert gone is not None
    assert gone.why is not None


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("offer all {salt*3} 27 says.salt {says.salt*3} {} until phase", "service-order-until-bare"),
        ("pass then leave until phase", "service-order-until-bare"),
        ("if dance: leave", "service-order-verb"),
        ("offer until phase", "service-order-whole"),
        ("dance until phase", "kernel-"),
        ("", "kernel-empty"),
    ],
)
async def test_what_cannot_be_an_order_is_refused(desk: Desk, match: int, line: str, why: str) -> None:
    with pytest.raises(Illegal, match=why):
        await standing_orders.give(desk, match, ADA, line)
    assert await desk.store.orders(match) == []


async def test_an_order_is_given_when_its_player_says_yes(desk: Desk, match: int) -> None:
    with pytest.raises(Illegal, match="service-order-nothing"):
        await standing_orders.agree(desk, match, ADA)
    await standing_orders.consider(desk, match, ADA, "pass until phase")
    assert await fired(desk, match) == []
    assert await standing_orders.given(desk, match, ADA) == []
    with pytest.raises(Illegal, match="service-order-nothing"):
        await standing_orders.agree(desk, match, BEN)
    order = await standing_orders.agree(desk, match, ADA)
    assert await standing_orders.given(desk, match, ADA) == [order]
    assert await fired(desk, match) == ["pass"]
