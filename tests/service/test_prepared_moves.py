"""Moves prepared ahead: secret, played when their turn comes, dropped from the first that no longer holds."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from rules import kernel
from rules.civilization.course import FULL, Course
from rules.kernel import Illegal, Position, Tape, Turn
from service import absence, play, prepared_moves, standing_orders, told, votes
from service.batch import Batch
from service.desk import Desk, Stale, Table
from service.prepared_moves import Prepared
from storage import Commit, Order, StoreError
from tests.civilization.table import game, hold, put
from tests.service.table import ADA, BEN, CLEO, begun, open_desk

DAN = 4
POTTERY = "buy {pottery} {} 45"
RICH = ("", "ochre*2 hides*7", "")


@pytest.fixture
async def desk(tmp_path: Path) -> AsyncIterator[Desk]:
    async with open_desk(tmp_path) as opened:
        yield opened


async def shopping(desk: Desk, hands: tuple[str, str, str] = ("", "", "")) -> int:
    """Ada buys, then Ben, then Cleo; each could afford one card. Then surplus cards are discarded."""
    table = await begun(desk, (ADA, BEN, CLEO), "civilization")
    g = game("egypt", "crete", "africa")
    g.round = 1
    for seat, (cards, area) in enumerate(zip(hands, ("korfu", "attika", "umbria"), strict=True)):
        hold(g, seat, cards)
        g.players[seat].treasury = 50
        put(g, seat, f"{area}=1")
    return await arranged(desk, table, g, "purchase")


async def arranged(desk: Desk, table: Table, g: Any, phase: str) -> int:
    """The match goes on where this phase of this game begins."""
    t: Turn[Any] = Turn(Position(g, [Course(next=FULL.index(phase))]), Tape(b"phase"))
    t.run()
    batch = Batch(desk, table)
    batch.undo(0, table.n, t.position, [])
    return (await batch.commit()).match.id


async def up(desk: Desk, match: int) -> list[int | None]:
    table = await desk.table(match)
    return [table.chairs[seat].user for seat in kernel.waiting(table.position)]


async def cards(desk: Desk, match: int) -> list[list[str]]:
    return [player.cards for player in (await desk.table(match)).position.game.players]


async def test_what_is_prepared_waits_for_its_turn_and_is_played_in_order(desk: Desk) -> None:
    match = await shopping(desk)
    plan = await prepared_moves.prepare(desk, match, BEN, f"{POTTERY}; end")
    assert plan == {"purchase-1": [POTTERY, "end"]}
    assert (await up(desk, match), await cards(desk, match)) == ([ADA], [[], [], []])
    played = await play.act(desk, match, ADA, "end")
    assert [(move.seat, move.source) for move in played.moves] == [(0, "player"), (1, "order"), (1, "order")]
    assert (await up(desk, match), await cards(desk, match)) == ([CLEO], [[], ["pottery"], []])
    assert await prepared_moves.prepared(desk, match, BEN) == {}
    assert await desk.store.orders(match) == []


async def test_what_somebody_prepares_in_two_processes_at_once_is_kept(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    match, beside = await shopping(desk), Desk(desk.store)
    read = desk.store.orders

    async def slowly(number: int) -> list[Order]:
        monkeypatch.setattr(desk.store, "orders", read)
        found = await read(number)
        await prepared_moves.prepare(beside, match, BEN, POTTERY)
        return found

    monkeypatch.setattr(desk.store, "orders", slowly)
    await prepared_moves.prepare(desk, match, BEN, "end")
    assert await prepared_moves.prepared(desk, match, BEN) == {"purchase-1": [POTTERY, "end"]}


async def test_nothing_is_an_answer_too(desk: Desk) -> None:
    match = await shopping(desk)
    for user in (BEN, CLEO):
        await prepared_moves.prepare(desk, match, user, "end")
    await play.act(desk, match, ADA, "end")
    assert (await desk.table(match)).position.game.round == 2


async def test_from_the_first_that_no_longer_holds_everything_is_dropped(desk: Desk) -> None:
    match = await shopping(desk)
    await prepared_moves.prepare(desk, match, BEN, f"{POTTERY}; end")
    (await desk.table(match)).position.game.shop["pottery"] = 1
    await play.act(desk, match, ADA, f"{POTTERY}; end")
    assert (await up(desk, match), await cards(desk, match)) == ([BEN], [["pottery"], [], []])
    table = await desk.table(match)
    gone = (await Prepared.at(desk, table)).dropped(1)
    assert gone is not None
    assert gone.line == POTTERY
    assert gone.why is not None
    assert await prepared_moves.prepared(desk, match, BEN) == {}
    assert [(await Prepared.at(desk, table)).dropped(seat) for seat in (0, 2)] == [None, None]
    await play.act(desk, match, BEN, "end")
    assert (await Prepared.at(desk, await desk.table(match))).dropped(1) is None
    assert await desk.store.orders(match) == []


async def test_an_occasion_that_does_not_come_takes_its_moves_with_it(desk: Desk) -> None:
    match = await shopping(desk, RICH)
    with pytest.raises(Illegal, match="service-nothing-ahead"):
        await prepared_moves.prepare(desk, match, BEN, "buy {pottery} {hides*7}; end; discard {hides*3}")
    plan = await prepared_moves.prepare(desk, match, BEN, "discard {hides*3}")
    assert list(plan) == ["discards-1"]
    await play.act(desk, match, ADA, "end")
    await play.act(desk, match, BEN, "buy {pottery} {hides*7}")
    gone = (await Prepared.at(desk, await desk.table(match))).dropped(1)
    assert gone == prepared_moves.Gone("discard {hides*3}")


async def test_several_occasions_are_prepared_at_once(desk: Desk) -> None:
    match = await shopping(desk, RICH)
    plan = await prepared_moves.prepare(desk, match, BEN, "end; discard {hides*3}")
    assert plan == {"purchase-1": ["end"], "discards-1": ["discard {hides*3}"]}
    await prepared_moves.prepare(desk, match, CLEO, "end")
    await play.act(desk, match, ADA, "end")
    table = await desk.table(match)
    assert table.position.game.round == 2
    assert len(table.position.game.players[1].hand) == 6


async def test_who_answers_in_person_has_thought_better_of_it(desk: Desk) -> None:
    match = await shopping(desk, RICH)
    await prepared_moves.prepare(desk, match, CLEO, "end")
    await prepared_moves.prepare(desk, match, BEN, "discard {hides*3}")
    await play.act(desk, match, ADA, "end")
    await play.act(desk, match, BEN, "end")  # which does not touch what comes later
    table = await desk.table(match)
    assert (table.position.game.round, len(table.position.game.players[1].hand)) == (2, 6)


async def test_only_what_will_be_asked_can_be_prepared(desk: Desk) -> None:
    match = await shopping(desk)
    before = await desk.store.orders(match)
    for user, line, key in (
        (ADA, "end", "service-nothing-ahead"),  # she is up
        (BEN, "buy {pottery}", "kernel-unfinished"),
        (BEN, "buy {medicine} {} 45", "civilization-too-dear"),
        (BEN, "end; end", "service-nothing-ahead"),  # it ends once
        (DAN, "end", "service-not-playing"),
    ):
        with pytest.raises(Illegal, match=key):
            await prepared_moves.prepare(desk, match, user, line)
    assert await desk.store.orders(match) == before == []
    await prepared_moves.prepare(desk, match, BEN, "end")
    assert await prepared_moves.withdraw(desk, match, BEN) == 1
    assert await desk.store.orders(match) == []


async def known(desk: Desk, match: int, user: int | None) -> list[object]:
    """All that the service tells somebody of a match."""
    table = await desk.table(match)
    seat = told.viewer(table, user)
    undo = None if seat is None else await play.can_undo(desk, table, seat)
    log = await told.record(desk, match, user)
    orders = None if user is None or seat is None else await standing_orders.given(desk, match, user)
    letters = [letter.body for letter in await desk.store.letters(1_000, match)]
    return [await play.look(desk, match, user), log, undo, orders, letters, [c.waiting for c in table.chairs]]


async def test_nobody_can_tell_that_something_is_prepared(desk: Desk) -> None:
    match = await shopping(desk)
    others = (ADA, CLEO, None)
    before = [await known(desk, match, user) for user in others]
    await prepared_moves.begin(desk, match, BEN, 1)
    await play.answer(desk, match, BEN, ("end",), 1)
    await play.confirm(desk, match, BEN, 1)
    assert await prepared_moves.prepared(desk, match, BEN) == {"purchase-1": ["end"]}
    assert [await known(desk, match, user) for user in others] == before
    for user in (ADA, CLEO):
        assert await prepared_moves.prepared(desk, match, user) == {}
    kept = "".join(order.question + order.line for order in await desk.store.orders(match))
    assert "Ben" not in kept


async def test_it_is_played_after_a_restart(tmp_path: Path) -> None:
    async with open_desk(tmp_path) as desk:
        match = await shopping(desk)
        await prepared_moves.prepare(desk, match, BEN, "end")
    async with open_desk(tmp_path) as desk:
        await play.act(desk, match, ADA, "end")
        assert await up(desk, match) == [CLEO]


async def test_what_cannot_be_written_is_not_played_and_stays_prepared(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = await shopping(desk)
    await prepared_moves.prepare(desk, match, BEN, "end")
    before = await desk.store.orders(match)

    async def full(_: Commit) -> None:
        raise StoreError("The disk is full.")

    with monkeypatch.context() as patched:
        patched.setattr(desk.store, "commit", full)
        with pytest.raises(StoreError):
            await play.act(desk, match, ADA, "end")
    assert (await up(desk, match), await desk.store.orders(match)) == ([ADA], before)
    await play.act(desk, match, ADA, "end")
    assert await up(desk, match) == [CLEO]


async def test_what_was_played_once_is_never_played_again(desk: Desk) -> None:
    match = await shopping(desk)
    await prepared_moves.prepare(desk, match, BEN, POTTERY)
    (old,) = await desk.store.orders(match)
    await play.act(desk, match, ADA, "end")
    assert (await up(desk, match), await cards(desk, match)) == ([BEN], [[], ["pottery"], []])
    await play.undo(desk, match, BEN)
    await late(desk, old)
    assert (await Prepared.at(desk, await desk.table(match))).plans == {}
    await play.act(desk, match, BEN, "end")
    assert await cards(desk, match) == [[], [], []]
    assert await desk.store.orders(match) == []


async def late(desk: Desk, order: Order) -> None:
    """Another process writes what was prepared when it has become void already."""
    await desk.store.keep_order(order)


async def test_what_comes_late_does_not_play_on_after_an_answer_in_person(desk: Desk) -> None:
    match = await shopping(desk)
    await prepared_moves.prepare(desk, match, BEN, "end")
    (order,) = await desk.store.orders(match)
    await prepared_moves.withdraw(desk, match, BEN)
    await play.act(desk, match, ADA, "end")
    await late(desk, order)
    await play.act(desk, match, BEN, POTTERY)
    assert await up(desk, match) == [BEN]


async def test_when_moves_are_taken_back_what_comes_later_stays_prepared(desk: Desk) -> None:
    match = await shopping(desk)
    await play.act(desk, match, ADA, POTTERY)
    await prepared_moves.prepare(desk, match, CLEO, "end")
    await play.undo(desk, match, ADA)
    assert (await up(desk, match), await cards(desk, match)) == ([ADA], [[], [], []])
    assert await prepared_moves.prepared(desk, match, CLEO) == {"purchase-1": ["end"]}


async def test_whoever_takes_a_seat_inherits_nothing(desk: Desk) -> None:
    match = await shopping(desk)
    await prepared_moves.prepare(desk, match, BEN, "end")
    (order,) = await desk.store.orders(match)
    await prepared_moves.prepare(desk, match, CLEO, "end")
    await absence.concede(desk, match, BEN)
    await votes.offer(desk, match, ADA, 1, DAN)
    await votes.accept(desk, match, DAN, "Dan", 1)
    await votes.cast(desk, match, CLEO, True)
    assert await prepared_moves.prepared(desk, match, DAN) == {}
    assert len(await desk.store.orders(match)) == 1
    await late(desk, order)
    await play.act(desk, match, ADA, "end")
    assert await up(desk, match) == [DAN]


async def test_a_computer_that_stands_in_is_not_bound(desk: Desk) -> None:
    match = await shopping(desk)
    await prepared_moves.prepare(desk, match, BEN, "end")
    (order,) = await desk.store.orders(match)
    batch = Batch(desk, await desk.table(match))
    batch.change(1, deputy="greedy")
    batch.note(1, "deputy")
    await batch.commit()
    assert await desk.store.orders(match) == []
    await late(desk, order)
    await play.act(desk, match, ADA, "end")
    table = await desk.table(match)
    assert absence.computers_due(table) == [(1, "greedy")]


async def test_standing_orders_and_prepared_moves_are_kept_apart(desk: Desk) -> None:
    match = await shopping(desk)
    await standing_orders.give(desk, match, ADA, "end")
    await prepared_moves.prepare(desk, match, BEN, "end")
    assert await standing_orders.given(desk, match, BEN) == []
    assert await standing_orders.revoke(desk, match, BEN) == 0
    assert await prepared_moves.withdraw(desk, match, ADA) == 0
    assert await standing_orders.fire(desk, match)
    assert await up(desk, match) == [CLEO]
    assert [order.seat for order in await desk.store.orders(match)] == [0]


async def test_a_draft_for_later_is_not_taken_for_one_that_is_asked_now(desk: Desk) -> None:
    match = await shopping(desk)
    await prepared_moves.begin(desk, match, BEN, 1)
    ahead = await play.answer(desk, match, BEN, ("end",), 1)
    assert (ahead.table.ahead, ahead.line, ahead.depth > len(ahead.path)) == ("purchase-1", "end", True)
    await play.act(desk, match, ADA, "end")
    now = await play.ask(desk, match, BEN, 1)
    assert (now.table.ahead, now.path, now.depth) == ("", (), 0)
    with pytest.raises(Stale):
        await play.confirm(desk, match, BEN, 1)
    assert await up(desk, match) == [BEN]


async def test_who_is_up_is_asked_what_is_asked_now(desk: Desk) -> None:
    match = await shopping(desk, RICH)
    for _ in range(2):
        await prepared_moves.begin(desk, match, BEN, 1)
    assert (await play.ask(desk, match, BEN, 1)).table.ahead == "discards-1"
    await play.act(desk, match, ADA, "end")
    assert (await play.ask(desk, match, BEN, 1)).table.ahead == ""
    with pytest.raises(Illegal, match="service-nothing-ahead"):
        await prepared_moves.prepare(desk, match, BEN, "discard {hides*3}")


async def test_one_goes_round_through_all_that_can_be_prepared(desk: Desk) -> None:
    match = await shopping(desk, RICH)
    seen = []
    for _ in range(3):
        await prepared_moves.begin(desk, match, BEN, 1)
        seen.append((await play.ask(desk, match, BEN, 1)).table.ahead)
    assert seen == ["purchase-1", "discards-1", "purchase-1"]
    await prepared_moves.leave(desk, match, BEN, 1)
    with pytest.raises(Illegal, match="kernel-not-you"):
        await play.ask(desk, match, BEN, 1)


async def test_a_match_that_is_over_has_nothing_ahead(desk: Desk) -> None:
    match = await shopping(desk)
    batch = Batch(desk, await desk.table(match))
    batch.end()
    batch.note(0, "end")
    await batch.commit()
    with pytest.raises(Illegal, match="service-nothing-ahead"):
        await prepared_moves.prepare(desk, match, BEN, "end")
