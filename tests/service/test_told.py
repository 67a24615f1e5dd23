"""The one door: what is hidden leaves no trace for others, neither in words nor in places, numbers or offers."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from msgspec import Struct
from msgspec.structs import replace

from rules import GAMES, kernel
from rules.kernel import Event, Illegal, Tape, msg
from service import game_file, history, play, told, votes
from service.batch import Batch
from service.desk import Desk, Table
from storage import Move
from tests.lengths import length
from tests.service.table import ADA, BEN, CLEO, begun, open_desk

USERS = (ADA, BEN, CLEO)
GAME = "sidmeier"


class Buying(Struct):
    """The first of three buys; the second may prepare that already, the third looks on."""

    desk: Desk
    match: int
    buyer: int
    planner: int
    other: int

    async def table(self) -> Table:
        return await self.desk.table(self.match)

    async def prepare(self, line: str = "research masonry") -> play.Played:
        return await play.act(self.desk, self.match, self.planner, line)


@pytest.fixture
async def buying(tmp_path: Path) -> AsyncIterator[Buying]:
    async with open_desk(tmp_path) as desk:
        table = await begun(desk, USERS, GAME)
        table.position.game.edition = 1  # whose purchases were prepared by moves of their own
        while not getattr(table.position.stack[-1], "later", ()):
            seat = kernel.waiting(table.position)[0]
            line = kernel.write(kernel.default(table.position, seat))
            table = (await play.act(desk, table.match.id, USERS[seat], line, seat)).table
        step = table.position.stack[-1]
        yield Buying(desk, table.match.id, *(USERS[seat] for seat in (step.seat, *step.later)))


async def seen(buying: Buying, user: int | None) -> Any:
    """All that a user can ask of the record."""
    desk, table = buying.desk, await buying.table()
    seat = told.viewer(table, user)
    return (
        table.number,
        await told.record(desk, buying.match, user),
        await told.latest(desk, table, user),
        [await told.step(desk, table, table.number, steps) for steps in (-10, -1, 0, 1)],
        table.rules.view((await told.earlier(desk, table, table.number)).position, seat),
        None if seat is None else (table.k(seat), await play.can_undo(desk, table, seat)),
        None if seat is None else await history.last_chosen(desk, table, seat),
        None if user is None else (await history.since(desk, buying.match, user)).entries,
    )


async def test_that_somebody_has_prepared_something_cannot_be_told_from_anything(buying: Buying) -> None:
    before = [await seen(buying, user) for user in (buying.buyer, buying.other, None)]
    n = (await buying.table()).n
    await buying.prepare("research masonry; end")
    assert (await buying.table()).n == n + 2
    assert [await seen(buying, user) for user in (buying.buyer, buying.other, None)] == before


async def test_its_player_knows_what_is_prepared(buying: Buying) -> None:
    number = (await buying.table()).number
    played = await buying.prepare()
    assert [(move.line, move.number, move.hidden) for move in played.moves] == [("research masonry", number, True)]
    *_, last = await told.record(buying.desk, buying.match, buying.planner)
    assert (last.line, last.number, bool(last.log)) == ("research masonry", number, True)


async def test_what_is_hidden_counts_for_its_player_alone(buying: Buying) -> None:
    table = await buying.table()
    before = [chair.last for chair in table.chairs]
    await buying.prepare()
    after = [chair.last for chair in (await buying.table()).chairs]
    planner = table.seat_of(buying.planner)
    assert after[planner] == before[planner] + 1
    assert [k for seat, k in enumerate(after) if seat != planner] == [k for s, k in enumerate(before) if s != planner]


async def test_taking_back_what_was_hidden_is_hidden(buying: Buying) -> None:
    await buying.prepare()
    before = [await seen(buying, user) for user in (buying.buyer, None)]
    played = await play.undo(buying.desk, buying.match, buying.planner)
    assert [event.to for event in played.log] == [(played.seat,)]
    assert [await seen(buying, user) for user in (buying.buyer, None)] == before
    assert not (await buying.table()).position.game.plans


async def test_what_others_prepare_does_not_forbid_an_undo_and_survives_it(buying: Buying) -> None:
    """Else the Undo that is missing would tell that somebody has prepared something."""
    table = await buying.table()
    seat, plans = table.seat_of(buying.planner), {}
    for line in ("research masonry", None):
        await play.act(buying.desk, buying.match, buying.buyer, "research pottery")
        assert await play.can_undo(buying.desk, await buying.table(), table.seat_of(buying.buyer))
        if line:
            await buying.prepare(line)
            plans = (await buying.table()).position.game.plans
        undone = await play.undo(buying.desk, buying.match, buying.buyer)
        assert [move.line for move in undone.moves] == ["undo"]
        assert (await buying.table()).position.game.plans == plans
        assert "pottery" not in (await buying.table()).position.game.techs
    assert seat in plans
    exported = game_file.read(await game_file.export(buying.desk, buying.match))
    *_, (_, outcome) = game_file.replay(replace(exported, version=1))
    assert outcome.position == (await buying.table()).position


async def test_what_is_prepared_and_no_longer_fits_is_told_to_its_player_alone(buying: Buying) -> None:
    await play.act(buying.desk, buying.match, buying.buyer, "research pottery")
    before = [await seen(buying, user) for user in (buying.other, None)]
    await buying.prepare()
    table = await buying.table()
    (move,) = await buying.desk.store.moves(buying.match, table.n, table.n)
    move.line = "research pottery"  # as if the position before had not allowed it
    batch = Batch(buying.desk, table)
    play._again(batch, move)
    await batch.commit()
    assert [await seen(buying, user) for user in (buying.other, None)] == before
    last = await told.latest(buying.desk, await buying.table(), buying.planner)
    assert last is not None
    assert [event.msg.key for event in last.log] == ["service-prepared-gone"]


async def test_a_vote_counts_and_names_only_what_everybody_knows(buying: Buying) -> None:
    await buying.prepare("research masonry; end")
    await play.act(buying.desk, buying.match, buying.buyer, "research pottery")
    number = (await buying.table()).number
    table = await votes.propose(buying.desk, buying.match, buying.buyer, votes.UNDO, target=number - 1)
    vote = votes.of(table)
    assert vote is not None
    assert (vote.count, vote.opened) == (1, number + 1)
    undone = await history.taken_back(buying.desk, buying.match, None, vote.target, number)
    assert [move.line for move in undone] == ["research pottery-specialization"]
    for user in (buying.planner, buying.other):
        table = await votes.cast(buying.desk, buying.match, user, True, vote.opened)
    assert "pottery" not in table.position.game.techs
    assert table.position.game.plans, "what was prepared before is not taken back"
    course = await votes.course(buying.desk, table, vote.opened)
    assert [move.line for move in course] == ["note propose undo", "note yes", "note yes", "undo"]


async def test_asking_too_often_is_not_forgiven_for_a_hidden_move(buying: Buying) -> None:
    await play.act(buying.desk, buying.match, buying.buyer, "research pottery")
    target = (await buying.table()).number - 1
    for _ in range(votes.TRIES):
        table = await votes.propose(buying.desk, buying.match, buying.buyer, votes.UNDO, target=target)
        vote = votes.of(table)
        assert vote is not None
        await votes.cast(buying.desk, buying.match, buying.other, False, vote.opened)
        await buying.prepare("research masonry") if not (await buying.table()).position.game.plans else None
    with pytest.raises(Illegal, match="service-asked-enough"):
        await votes.propose(buying.desk, buying.match, buying.buyer, votes.UNDO, target=target)


async def test_a_hidden_move_does_not_show_that_an_absent_player_is_there(buying: Buying) -> None:
    table = await buying.table()
    seat = table.seat_of(buying.planner)
    table.chairs[seat].missed = 1
    await buying.prepare()
    assert (await buying.table()).chairs[seat].missed == 1


def move(seat: int | None = 1, *log: Event, **more: Any) -> Move:
    import msgspec

    return Move(n=7, number=5, seat=seat, line="bid 7", log=msgspec.msgpack.encode(log), spots=("c3",), at=0.0, **more)


def test_a_secret_move_has_neither_words_nor_places_for_others() -> None:
    for viewer, over, shown in ((1, False, True), (0, False, False), (None, False, False), (None, True, True)):
        known = told.told(move(secret=True), viewer, over)
        assert known is not None
        assert (known.line, known.spots) == (("bid 7", ("c3",)) if shown else (None, ()))
    open_ = told.told(move(), None)
    assert open_ is not None
    assert (open_.line, open_.spots) == ("bid 7", ("c3",))


def test_a_hidden_move_never_happened_for_who_is_not_told() -> None:
    hidden = move(1, Event(msg("kernel-over"), (2,)), secret=True, hidden=True)
    assert told.told(hidden, 0) is None
    assert told.told(hidden, None) is None
    partner = told.told(hidden, 2)
    assert partner is not None
    assert (partner.line, partner.spots, len(partner.log)) == (None, (), 1)
    assert told.told(hidden, 1) is not None
    assert told.told(hidden, None, over=True) is not None


@pytest.mark.parametrize("game", GAMES)
async def test_a_hidden_move_changes_nothing_that_spectators_see(game: str, tmp_path: Path) -> None:
    """For every game: whatever is marked as hidden while random people play and prepare."""
    async with open_desk(tmp_path) as desk:
        table, chance = await begun(desk, USERS, game), Tape(b"hidden" + game.encode())
        for _ in range(length(60, 2_000)):
            if not table.position.stack:
                break
            able = kernel.allowed(table.position)
            seat = able[chance.below(len(able))]
            before = table.rules.view(table.position, None), table.number, kernel.waiting(table.position)
            line = kernel.write(kernel.sample(table.position, seat, chance))
            played = await play.act(desk, table.match.id, USERS[seat], line, seat)
            table = played.table
            if all(one.hidden for one in played.moves):
                assert (table.rules.view(table.position, None), table.number, kernel.waiting(table.position)) == before
                assert not await told.news(desk, table, before[1])
            for one in await told.news(desk, table, before[1]):
                assert one.line is not None or one.spots == ()
        record = await desk.store.moves(table.match.id, 0)
        for number in range(-1, table.number + 1):
            assert await told._after(desk, table, number) == [move for move in record if move.number > number]
