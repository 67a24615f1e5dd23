"""The record for its readers, private what-ifs, standing orders, ratings, and being forgotten."""

import asyncio
from collections.abc import AsyncIterator
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from rules import GAMES, kernel
from rules.kernel import Illegal, Tape
from service import absence, forgetting, history, lobby, play, ratings, rematch, standing_orders, told, votes
from service.batch import Batch
from service.clock import DAY
from service.desk import Desk, Table
from storage import Match, Store
from tests.service.table import ADA, BEN, CLEO, begun, dumped, open_desk, played
from tests.service.world import World


@pytest.fixture
async def desk(tmp_path: Path) -> AsyncIterator[Desk]:
    async with open_desk(tmp_path) as opened:
        yield opened


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    store = await Store.open(tmp_path / "w.db")
    yield World(store)
    await store.close()


async def test_the_record_is_told_from_one_number_to_another(desk: Desk) -> None:
    table = await played(desk, await begun(desk), 12)
    known = await told.record(desk, table.match.id, ADA, 3, 6)
    assert [move.number for move in known] == [3, 4, 5, 6]
    assert all(move.line and move.log for move in known)
    assert len(await told.record(desk, table.match.id, None)) == table.n + 1


async def test_hidden_words_are_told_to_their_owner_only_until_the_end(desk: Desk) -> None:
    table = await begun(desk)
    deal = (await told.record(desk, table.match.id, ADA, 0, 0))[0]
    assert deal.line is None
    move = (await desk.store.moves(table.match.id))[0]
    move.seat, move.secret = 1, True
    known = [told.told(move, *eyes) for eyes in ((1,), (0,), (None,), (None, True))]
    assert [one.line for one in known if one] == ["deal", None, None, "deal"]


async def test_what_happened_since_ones_last_turn(desk: Desk) -> None:
    table = await played(desk, await begun(desk, (ADA, BEN, CLEO)), 30)
    news = await history.since(desk, table.match.id, ADA)
    assert [entry.seat for entry in news.entries].count(0) == 0
    assert news.after == table.rules.view(table.position, 0)
    assert news.before != news.after or not news.entries


async def test_what_others_did_for_me_is_news_too(world: World) -> None:
    match = await world.begin(users=(ADA, BEN, CLEO))
    sleeper = await world.up(match)
    await world.turn(match, sleeper)
    mine = (await world.desk.table(match)).n
    for _ in range(40):
        await world.computers(match)
        table = await world.desk.table(match)
        up = [table.chairs[seat].user for seat in kernel.waiting(table.position)]
        for user in up:
            if user is not None and user != sleeper:
                await world.turn(match, user)
        await world.wait(86_400.0)
    news = await history.since(world.desk, match, sleeper)
    assert news.entries[0].number == mine + 1
    assert {"computer", "clock"} <= {entry.source for entry in news.entries}
    table = await world.desk.table(match)
    assert news.before == table.rules.view(await world.desk.position(table, mine), table.seat_of(sleeper))


async def test_a_branch_is_played_alone_and_leaves_no_trace(desk: Desk) -> None:
    table = await played(desk, await begun(desk), 12)
    head, letters = table.n, len(await desk.store.letters(999))
    copy = await history.branch(desk, table.match.id, ADA, 8)
    assert copy.position == await desk.position(table, 8)
    assert history.is_branch(copy.match)
    after = await played(desk, copy, 10)
    assert after.n > copy.n
    assert await desk.store.head(table.match.id) == head
    assert len(await desk.store.letters(999)) == letters
    with pytest.raises(Illegal, match="service-not-playing"):
        await play.act(desk, copy.match.id, BEN, "end")
    assert copy.match.id not in await desk.store.matches_of(ADA)


async def test_a_finished_position_cannot_be_branched(desk: Desk) -> None:
    table = await played(desk, await begun(desk), 5_000)
    with pytest.raises(Illegal, match="service-branch-over"):
        await history.branch(desk, table.match.id, ADA)
    assert (await history.branch(desk, table.match.id, ADA, 20)).position.stack


@pytest.mark.parametrize("game", list(GAMES))
async def test_a_branch_shows_nobody_anything_hidden(game: str, desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two truths that somebody cannot tell apart lead to the same what-if, for players and for strangers."""
    rules, seats = GAMES[game], GAMES[game].seats[0]
    table = await begun(desk, (ADA, BEN), game=game)
    monkeypatch.setattr(desk, "entropy", lambda size: b"7" * size)
    for number, truth in enumerate(islice(kernel.random_match(rules, seats, {}, b"branch"), 0, 120, 10)):
        for user, viewer in ((ADA, 0), (CLEO, None)):
            branches = []
            for p in (truth, rules.resample(truth, viewer, Tape(b"x", number))):
                table.position = p
                desk.hold(table)
                branches.append((await history.branch(desk, table.match.id, user)).position)
            assert branches[0] == branches[1]
            assert rules.view(branches[0], viewer) == rules.view(truth, viewer)
            if len(rules.secrets(truth, viewer)) > 8:
                assert branches[0] != truth


async def test_an_order_answers_the_same_question_again_and_only_that(world: World) -> None:
    match = await world.begin(pace="none")
    for _ in range(8):
        await world.turn(match, await world.up(match))
    user = await world.up(match)
    with pytest.raises(Illegal, match="service-order-whole"):
        await standing_orders.give(world.desk, match, user, "settle")
    order = await standing_orders.give(world.desk, match, user, "end")
    assert await standing_orders.given(world.desk, match, user) == [order]
    assert await standing_orders.given(world.desk, match, BEN if user == ADA else ADA) == []
    assert await standing_orders.fire(world.desk, match)
    moves = await world.desk.store.moves(match)
    assert (moves[-1].line, moves[-1].source) == ("end", "order")
    assert not await standing_orders.fire(world.desk, match)
    assert await standing_orders.revoke(world.desk, match, user) == 1
    assert await standing_orders.given(world.desk, match, user) == []


async def ordered(world: World, **more: Any) -> tuple[int, int]:
    """A match in which somebody has ordered to end the turn, and who that is."""
    match = await world.begin(pace="none", **more)
    for _ in range(8):
        await world.turn(match, await world.up(match))
    user = await world.up(match)
    await standing_orders.give(world.desk, match, user, "end")
    return match, user


async def test_an_order_rests_with_the_match(world: World) -> None:
    match, user = await ordered(world)
    await votes.propose(world.desk, match, BEN if user == ADA else ADA, "undo", target=0)
    assert not await standing_orders.fire(world.desk, match)


async def test_an_order_binds_nobody_else_who_takes_the_seat(world: World) -> None:
    match, user = await ordered(world)
    other = BEN if user == ADA else ADA
    seat = (await world.chair(match, user)).seat
    await votes.propose(world.desk, match, other, "replace", target=seat, other=CLEO, name="Cleo")
    await votes.cast(world.desk, match, user, True)
    assert not await standing_orders.fire(world.desk, match)
    assert await standing_orders.given(world.desk, match, CLEO) == []
    assert str(user) + "." not in "".join(order.question for order in await world.desk.store.orders(match))


async def test_an_order_never_answers_a_question_that_has_changed_on_its_way(world: World) -> None:
    """It waits in the match's queue while its player acts: by then it is another moment."""
    match, user = await ordered(world)
    before = (await world.desk.table(match)).n
    async with world.desk.turn(match):
        firing = asyncio.create_task(standing_orders.fire(world.desk, match))
        for _ in range(20):
            await asyncio.sleep(0.002)
        table = await world.desk.table(match)
        batch = Batch(world.desk, table)
        batch.play(table.seat_of(user), ["end"])
        batch.autopilot()
        after = await batch.commit()
    assert await firing
    moves = await world.desk.store.moves(match, before + 1)
    assert [move.source for move in moves].count("order") == 0
    assert (await world.desk.table(match)).n == after.n


def test_an_order_looks_at_every_question_on_its_way() -> None:
    """Two positions that ask alike at first and differ in what they offer next."""
    rules = GAMES["stoneage"]
    one = kernel.setup(rules, 2, {}, Tape(b"one", 0)).position
    two = kernel.setup(rules, 2, {}, Tape(b"one", 0)).position
    seat = kernel.waiting(one)[0]
    path = kernel.sample(one, seat, Tape(b"path"))
    match = Match(game="stoneage", version=1, host=1, options={}, created=0.0)
    assert standing_orders.question(Table(match, [], 0, one), seat, path) == standing_orders.question(
        Table(match, [], 0, two), seat, path
    )
    moved = kernel.apply(rules, two, seat, path, Tape(fixed=()))
    other = kernel.waiting(moved.position)[0]
    elsewhere = kernel.sample(moved.position, other, Tape(b"path"))
    first = [kernel.ask(p, s, ()) for p, s in ((one, seat), (moved.position, other))]
    assert type(first[0]) is type(first[1])
    assert standing_orders.question(Table(match, [], 0, moved.position), other, elsewhere) != standing_orders.question(
        Table(match, [], 0, one), seat, path
    )


async def test_ratings_follow_the_places_of_matches_that_humans_finished(desk: Desk) -> None:
    table = await played(desk, await begun(desk), 5_000)
    scores = await ratings.record(desk, table.match.id)
    assert {score.user for score in scores} == {ADA, BEN}
    assert all(score.rated for score in scores)
    assert await ratings.record(desk, table.match.id) == []
    winner = next(score.user for score in scores if score.place == 1)
    best = await desk.store.best("ur", 9)
    assert best[0].user == winner or len({score.place for score in scores}) == 1
    (stats,) = await ratings.stats(desk, winner)
    assert (stats.game, stats.matches, stats.places[1]) == ("ur", 1, 1)
    assert stats.pace is not None
    assert stats.rating == ratings.shown(best[0])


async def test_matches_with_computers_or_people_who_opted_out_are_not_rated(desk: Desk) -> None:
    await desk.store.keep_prefs(BEN, {"unrated": True})
    table = await played(desk, await begun(desk), 5_000)
    scores = await ratings.record(desk, table.match.id)
    assert not any(score.rated for score in scores)
    assert await desk.store.best("ur", 9) == []


async def test_who_opts_out_leaves_the_others_rated_among_themselves(desk: Desk) -> None:
    await desk.store.keep_prefs(CLEO, {"unrated": True})
    table = await played(desk, await begun(desk, (ADA, BEN, CLEO)), 5_000)
    scores = await ratings.record(desk, table.match.id)
    assert {score.user for score in scores if score.rated} == {ADA, BEN}
    assert {one.user for one in await ratings.best(desk, "ur", 9)} == {ADA, BEN}
    await desk.store.keep_prefs(BEN, {"unrated": True})
    assert [one.user for one in await ratings.best(desk, "ur", 9)] == [ADA]


async def test_who_takes_the_seat_of_one_who_left_is_placed_by_what_came_of_it(world: World) -> None:
    match = await world.begin(users=(ADA, BEN), pace="none")
    await absence.concede(world.desk, match, BEN)
    await votes.propose(world.desk, match, ADA, "replace", target=1, other=CLEO, name="Cleo")
    while (await world.desk.table(match)).position.stack:
        await world.turn(match, await world.up(match))
    table = await world.desk.table(match)
    result = table.rules.result(table.position)
    assert result is not None
    scores = {score.user: score for score in await ratings.record(world.desk, match)}
    assert (scores[CLEO].place, scores[ADA].place) == (result.places[1], result.places[0])
    assert (scores[BEN].place, scores[BEN].rated) == (2, False)
    assert scores[CLEO].rated


async def test_who_concedes_is_last(world: World) -> None:
    match = await world.begin(users=(ADA, BEN, CLEO), pace="none")
    await absence.concede(world.desk, match, BEN)
    while (await world.desk.table(match)).position.stack:
        await world.computers(match)
        table = await world.desk.table(match)
        for seat in kernel.waiting(table.position):
            if (user := table.chairs[seat].user) is not None:
                await world.turn(match, user)
    scores = {score.user: score for score in await ratings.record(world.desk, match)}
    assert scores[BEN].place == 3
    assert not scores[ADA].rated


async def test_a_forgotten_person_is_nowhere_and_the_matches_stay(world: World) -> None:
    giant = 900_000_000_000_000_123
    done = await world.begin(pace="none")
    while (await world.desk.table(done)).position.stack:
        await world.turn(done, await world.up(done))
    await ratings.record(world.desk, done)
    match = await lobby.create(world.desk, "ur", giant, "Gia", settings={"order": "chosen"})
    await lobby.join(world.desk, match.id, BEN, "Ben")
    await lobby.start(world.desk, match.id)
    waiting = await lobby.create(world.desk, "ur", giant, "Gia")
    await world.desk.store.keep_prefs(giant, {"lang": "de"})
    assert await forgetting.forget(world.desk, giant) == 2
    dump = dumped(world.desk)
    assert str(giant) not in dump
    assert "Gia" not in dump
    table = await world.desk.table(match.id)
    assert absence.level(table.chairs[0])
    found = await world.desk.store.match(waiting.id)
    assert found is not None
    assert found.status == "closed"
    await forgetting.forget(world.desk, ADA)
    assert await ratings.stats(world.desk, ADA) == []
    assert len(await world.desk.store.scores_of_match(done)) == 2


async def test_a_rematch_has_the_same_people_and_options(desk: Desk) -> None:
    table = await begun(desk, war="anywhere")
    with pytest.raises(Illegal, match="service-not-over"):
        await rematch.rematch(desk, table.match.id, ADA)
    await played(desk, table, 5_000)
    with pytest.raises(Illegal, match="service-not-playing"):
        await rematch.rematch(desk, table.match.id, CLEO)
    again = await rematch.rematch(desk, table.match.id, BEN)
    _, chairs = await desk.lobby(again.id)
    assert [chair.user for chair in chairs] == [ADA, BEN]
    assert (again.options["war"], again.host) == ("anywhere", BEN)
    with pytest.raises(Illegal, match="service-rematch-exists"):
        await rematch.rematch(desk, table.match.id, ADA)
    assert (await lobby.start(desk, again.id)).n == 0


async def test_a_rematch_leaves_out_who_left(world: World) -> None:
    match = await world.begin(users=(ADA, BEN, CLEO), pace="none")
    await absence.concede(world.desk, match, BEN)
    await votes.propose(world.desk, match, ADA, "end")
    await votes.cast(world.desk, match, CLEO, True)
    again = await rematch.rematch(world.desk, match, ADA)
    _, chairs = await world.desk.lobby(again.id)
    assert [(chair.seat, chair.user) for chair in chairs] == [(0, ADA), (1, CLEO)]


async def test_two_who_ask_at_once_get_one_rematch(desk: Desk) -> None:
    table = await played(desk, await begun(desk), 5_000)
    asked = (rematch.rematch(desk, table.match.id, user) for user in (ADA, BEN))
    made = await asyncio.gather(*asked, return_exceptions=True)
    assert sum(isinstance(one, Match) for one in made) == 1


async def test_a_branch_that_nobody_plays_any_more_goes(world: World) -> None:
    match = await world.begin(pace="none")
    old = await history.branch(world.desk, match, ADA)
    await world.wait(6 * DAY)
    young = await history.branch(world.desk, match, ADA)
    await world.move(young.match.id, ADA)
    await world.wait(2 * DAY)
    assert await world.desk.store.match(old.match.id) is None
    assert await world.desk.store.moves(old.match.id) == []
    assert await world.desk.store.chairs(old.match.id) == []
    with pytest.raises(Illegal, match="service-unknown-match"):
        await world.desk.table(old.match.id)
    assert (await world.desk.table(young.match.id)).n == 1
    assert (await world.desk.table(match)).n == 0


async def test_whoever_is_forgotten_is_in_no_what_if_and_in_no_place(world: World) -> None:
    giant = 900_000_000_000_000_123
    match = await lobby.create(world.desk, "ur", giant, "Gia", settings={"order": "chosen"})
    await lobby.join(world.desk, match.id, BEN, "Ben")
    await lobby.start(world.desk, match.id)
    await lobby.set_place(world.desk, match.id, {"hands": {"0": ["x", 1, 2.0, giant]}})
    for user in (giant, BEN):
        await history.branch(world.desk, match.id, user)
    await forgetting.forget(world.desk, giant)
    dump = dumped(world.desk)
    assert "Gia" not in dump
    assert str(giant) not in dump


async def test_a_draft_outlives_a_vote_and_not_its_player(world: World) -> None:
    match = await world.begin(pace="none")
    user = await world.up(match)
    seat, other = (await world.chair(match, user)).seat, BEN if user == ADA else ADA
    await world.desk.store.keep_draft(match, seat, "place")
    await votes.propose(world.desk, match, user, "pause")
    assert await world.desk.store.draft(match, seat) == "place"
    await votes.cast(world.desk, match, user, False)
    await votes.propose(world.desk, match, other, "replace", target=seat, other=CLEO, name="Cleo")
    await votes.cast(world.desk, match, user, True)
    assert await world.desk.store.draft(match, seat) is None
