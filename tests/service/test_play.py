"""Moves through the service: in order, all or nothing, with drafts, autopilot and undo."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from rules import kernel
from rules.kernel import Illegal, One, Ready
from service import play, retrying
from service.desk import Desk, Stale, Table
from storage import Chair, Conflict
from tests.service.table import ADA, BEN, CLEO, begun, by_turn, open_desk, played
from ziggurat.simulated import simulate


@pytest.fixture
async def desk(tmp_path: Path) -> AsyncIterator[Desk]:
    async with open_desk(tmp_path) as opened:
        yield opened


def other(user: int) -> int:
    return BEN if user == ADA else ADA


async def up(desk: Desk, match: int) -> int:
    table = await desk.table(match)
    user = table.chairs[kernel.waiting(table.position)[0]].user
    assert user is not None
    return user


async def test_a_move_is_stored_with_its_state_and_a_letter(desk: Desk) -> None:
    match = (await begun(desk)).match.id
    user = await up(desk, match)
    done = await play.act(desk, match, user, "place a1")
    assert [move.line for move in done.moves] == ["place a1"]
    assert [event.msg.key for event in done.log] == ["ur-placed"]
    stored = await desk.store.moves(match, 1)
    assert [(move.line, move.source, move.spots) for move in stored] == [("place a1", "player", ("a1",))]
    assert [letter.kind for letter in await desk.store.letters(9)] == ["started", "moved"]
    kept = await desk.store.state(match)
    assert kept is not None
    assert done.table.rules.decode(kept[1]) == done.table.position


async def test_a_move_out_of_turn_changes_nothing(desk: Desk) -> None:
    match = (await begun(desk)).match.id
    waiting = other(await up(desk, match))
    with pytest.raises(Illegal, match="kernel-not-you"):
        await play.act(desk, match, waiting, "place a1")
    assert await desk.store.head(match) == 0


async def test_a_spectator_cannot_act(desk: Desk) -> None:
    match = (await begun(desk)).match.id
    with pytest.raises(Illegal, match="service-not-playing"):
        await play.act(desk, match, CLEO, "place a1")


async def test_an_unknown_match_is_named(desk: Desk) -> None:
    with pytest.raises(Illegal, match="service-unknown-match"):
        await play.act(desk, 99, ADA, "place a1")
    with pytest.raises(Illegal, match="service-unknown-match"):
        await play.look(desk, 99, ADA)


async def test_several_moves_on_a_line_are_all_played_or_none(desk: Desk) -> None:
    table = await played(desk, await begun(desk), 8)
    match, n = table.match.id, table.n
    user = await up(desk, match)
    with pytest.raises(Illegal):
        await play.act(desk, match, user, "end; swap z9 war")
    assert await desk.store.head(match) == n
    cell = next(choice.key for choice in _choices(table, "settle"))
    done = await play.act(desk, match, user, f"settle {cell}; swap {_swap(table)}")
    assert [move.line.split()[0] for move in done.moves if move.line] == ["settle", "swap"]


def _choices(table: Table, verb: str) -> tuple[kernel.Choice, ...]:
    node = kernel.ask(table.position, kernel.waiting(table.position)[0], (verb,))
    assert isinstance(node, One)
    return node.choices


def _swap(table: Table) -> str:
    """A swap that is possible after the turn's first step."""
    seat = kernel.waiting(table.position)[0]
    after = kernel.apply(table.rules, table.position, seat, ("end",), kernel.Tape(fixed=())).position
    path = next(path for path in kernel.legal(after, seat) if path[1] == "spare1")
    return kernel.write(path[1:])


async def test_a_thousand_moves_at_once_are_played_one_after_the_other(desk: Desk) -> None:
    match = (await begun(desk)).match.id
    user = await up(desk, match)
    results = await asyncio.gather(
        *(play.act(desk, match, user, f"place {cell}") for cell in ("a1", "b2", "c3", "d4")), return_exceptions=True
    )
    assert sum(isinstance(result, play.Played) for result in results) == 1
    assert sum(isinstance(result, Illegal) for result in results) == 3
    assert await desk.store.head(match) == 1


async def test_a_stale_click_is_recognised(desk: Desk) -> None:
    match = (await begun(desk)).match.id
    user = await up(desk, match)
    panel = await play.ask(desk, match, user)
    await play.act(desk, match, user, "place a1", k=panel.k)
    with pytest.raises(Stale):
        await play.act(desk, match, user, "place a2", k=panel.k)
    again = await play.ask(desk, match, other(user))
    assert again.k == 0
    await play.act(desk, match, other(user), "place f6", k=again.k)


async def test_a_draft_grows_word_by_word_and_survives_a_restart(desk: Desk, tmp_path: Path) -> None:
    table = await played(desk, await begun(desk), 8)
    match, user = table.match.id, await up(desk, table.match.id)
    panel = await play.ask(desk, match, user)
    assert panel.path == ()
    panel = await play.answer(desk, match, user, ["settle"], k=panel.k)
    assert panel.line == "settle"
    restarted = Desk(desk.store)
    panel = await play.ask(restarted, match, user)
    assert panel.line == "settle"
    assert isinstance(panel.node, One)
    panel = await play.answer(restarted, match, user, [panel.node.choices[0].key])
    assert isinstance(panel.node, Ready)
    assert await desk.store.head(match) == table.n
    done = await play.confirm(restarted, match, user, k=panel.k)
    assert done.moves[0].line == panel.line
    assert await desk.store.draft(match, panel.seat) is None


async def test_single_answers_are_given_by_themselves_and_taken_back_together(desk: Desk) -> None:
    match = (await begun(desk)).match.id
    user = await up(desk, match)
    panel = await play.ask(desk, match, user)
    assert panel.path == ("place",)
    panel = await play.answer(desk, match, user, ["c3"])
    assert isinstance(panel.node, Ready)
    panel = await play.back(desk, match, user)
    assert panel.path == ("place",)
    assert (await play.back(desk, match, user)).path == ()


async def test_a_draft_that_the_position_has_overtaken_is_dropped(desk: Desk) -> None:
    match = (await begun(desk)).match.id
    user = await up(desk, match)
    await play.answer(desk, match, user, ["c3"])
    await by_turn(desk, match, "place c3")
    await by_turn(desk, match, "place d4")
    panel = await play.ask(desk, match, user)
    assert panel.path == ("place",)


async def test_a_preview_shows_the_position_after_the_draft(desk: Desk) -> None:
    match = (await begun(desk)).match.id
    user = await up(desk, match)
    panel = await play.ask(desk, match, user)
    assert await play.preview(panel) is None
    panel = await play.answer(desk, match, user, ["c3"])
    seen = await play.preview(panel)
    assert seen is not None
    assert seen.board[14].stones == 1  # type: ignore[attr-defined]
    assert await desk.store.head(match) == 0


async def test_names_may_be_typed_in_any_language(desk: Desk) -> None:
    table = await played(desk, await begun(desk), 8)
    user = await up(desk, table.match.id)
    done = await play.act(desk, table.match.id, user, "Weiter")
    assert done.moves[0].line == "end"


async def test_undo_brings_back_the_position_and_keeps_the_log(desk: Desk) -> None:
    table = await played(desk, await begun(desk), 8)
    match, before = table.match.id, table.position
    user = await up(desk, match)
    await play.act(desk, match, user, "end")
    done = await play.undo(desk, match, user)
    assert done.table.position == before
    assert [event.msg.key for event in done.log] == ["service-took-back"]
    assert [move.line for move in await desk.store.moves(match, table.n + 1)] == ["end", f"undo {table.n}"]
    kept = await desk.store.state(match)
    assert kept is not None
    assert done.table.rules.decode(kept[1]) == before


async def test_undo_goes_back_step_by_step_and_on_again(desk: Desk) -> None:
    table = await played(desk, await begun(desk), 8)
    match, start = table.match.id, table.position
    user = await up(desk, match)
    first = (await play.act(desk, match, user, "end")).table.position
    assert (await play.undo(desk, match, user)).table.position == start
    assert (await play.act(desk, match, user, "end")).table.position == first
    assert (await play.undo(desk, match, user)).table.position == start
    with pytest.raises(Illegal, match="service-undo"):
        await play.undo(desk, match, user)


async def test_nobody_undoes_alone_what_has_passed_to_others(desk: Desk) -> None:
    match = (await begun(desk)).match.id
    user = await up(desk, match)
    with pytest.raises(Illegal, match="service-undo-nothing"):
        await play.undo(desk, match, user)
    await play.act(desk, match, user, "place a1")
    with pytest.raises(Illegal, match="service-undo-learnt"):
        await play.undo(desk, match, user)
    with pytest.raises(Illegal, match="service-undo-nothing"):
        await play.undo(desk, match, other(user))


async def test_any_earlier_position_can_be_seen_also_through_undos(desk: Desk) -> None:
    table = await played(desk, await begun(desk), 8)
    match, user = table.match.id, await up(desk, table.match.id)
    positions = {table.n: table.position}
    for line in ("end", None, "end", None, "end"):
        done = await (play.act(desk, match, user, line) if line else play.undo(desk, match, user))
        positions[done.table.n] = done.table.position
    table = await played(desk, done.table, 130)
    fresh = Desk(desk.store)
    loaded = await fresh.table(match)
    for n, position in positions.items():
        assert await fresh.position(loaded, n) == position
    with pytest.raises(Illegal, match="service-unknown-move"):
        await fresh.position(loaded, loaded.n + 1)
    with pytest.raises(Illegal, match="service-unknown-move"):
        await play.look(fresh, match, ADA, -1)


async def test_another_process_that_was_first_is_noticed(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    match = (await begun(desk)).match.id
    await desk.table(match)
    twin = Desk(desk.store)
    await by_turn(twin, match, "place a1")
    table = await desk.table(match)
    assert table.n == 1

    honest, tries = desk.store.commit, iter([True])

    async def beaten(commit: object) -> None:
        if next(tries, False):
            await by_turn(twin, match, "place b2")
            raise Conflict
        await honest(commit)  # type: ignore[arg-type]

    user = await up(desk, match)
    monkeypatch.setattr(desk.store, "commit", beaten)
    monkeypatch.setattr(twin, "store", _Plain(desk.store, honest))
    with pytest.raises(Illegal, match="kernel-not-you"):
        await play.act(desk, match, user, "place c3")
    assert await desk.store.head(match) == 2


def test_whoever_is_overtaken_again_and_again_has_their_turn_in_the_end() -> None:
    overtaken = iter([True] * 20)

    async def work() -> str:
        if next(overtaken, False):
            raise Conflict
        return "done"

    assert simulate(1, lambda _: retrying.retried(Desk(NOWHERE), 1, work)) == "done"


def test_what_is_overtaken_without_end_ends() -> None:
    async def work() -> None:
        raise Conflict

    async def tried(_: object) -> float:
        with pytest.raises(RuntimeError, match="match 1 is written to without end"):
            await retrying.retried(Desk(NOWHERE), 1, work)
        return asyncio.get_running_loop().time()

    assert retrying.PATIENCE < simulate(1, tried) < retrying.PATIENCE + 2 * retrying.LONGEST_PAUSE


NOWHERE: Any = None
"""A store that is not needed."""


class _Plain:
    """The store, with its own commit."""

    def __init__(self, store: object, commit: object) -> None:
        self._store, self.commit = store, commit

    def __getattr__(self, name: str) -> object:
        return getattr(self._store, name)


async def test_only_so_many_tables_are_held(tmp_path: Path) -> None:
    async with open_desk(tmp_path, tables=3) as desk:
        tables = [await begun(desk) for _ in range(5)]
        assert len(desk._tables) == 3
        first = await desk.table(tables[0].match.id)
        assert first.position == tables[0].position


async def test_a_user_with_several_seats_acts_for_the_one_that_is_up(desk: Desk) -> None:
    from service import game_file, import_file

    text = await game_file.export(desk, (await begun(desk)).match.id)
    table = await import_file.take_in(desk, import_file.play(text), ADA)
    for cell in ("a1", "b2", "c3"):
        try:
            done = await play.act(desk, table.match.id, ADA, f"place {cell}")
        except Illegal:
            continue
    assert len({move.seat for move in await desk.store.moves(table.match.id, 1)}) == 2
    assert done.table.n >= 2
    with pytest.raises(Illegal, match="service-not-your-seat"):
        await play.act(desk, table.match.id, ADA, "place f6", seat=3)


async def test_a_whole_match_is_played_and_ends(desk: Desk) -> None:
    table = await played(desk, await begun(desk, (ADA, BEN, CLEO)), 5_000)
    assert table.match.status == "over"
    found = await desk.store.match(table.match.id)
    assert found is not None
    assert found.status == "over"
    assert found.ended
    assert await desk.store.matches_of(ADA) == []
    with pytest.raises(Illegal, match="kernel-over"):
        await play.act(desk, table.match.id, ADA, "end")


async def test_nobody_rolls_dice_for_a_look(desk: Desk) -> None:
    """A line that goes wrong after a roll is not taken back whole: the roll counts."""
    match = (await begun(desk, game="stoneage")).match.id
    for line in ("place hunt 4", "place hunt 4", "place forest 1", "place clay-pit 1"):
        table = (await by_turn(desk, match, line)).table
    user, n = await up(desk, match), table.n
    with pytest.raises(Illegal, match="service-partly"):
        await play.act(desk, match, user, "use hunt; dance")
    made = [(move.line, move.source) for move in await desk.store.moves(match, n + 1)]
    assert made == [("use hunt", "player"), ("use forest", "auto"), ("end", "auto")]


async def test_a_table_is_read_whole_though_somebody_moves_meanwhile(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else clocks, votes and seats of the former moment would stay with the new position until the next move."""
    match = (await begun(desk)).match.id
    elsewhere, honest, reads = Desk(desk.store), desk.store.chairs, list[int]()

    async def slow(number: int) -> list[Chair]:
        read = await honest(number)
        reads.append(number)
        if len(reads) == 1:
            await played(elsewhere, await elsewhere.table(match), 1)
        return read

    monkeypatch.setattr(desk.store, "chairs", slow)
    desk.forget(match)
    table = await desk.table(match)
    assert table.n == await desk.store.head(match)
    assert table.chairs == await honest(match)


async def test_what_was_being_read_when_somebody_was_forgotten_is_read_again(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = (await begun(desk)).match.id
    honest, reads = desk.store.chairs, list[int]()

    async def slow(number: int) -> list[Chair]:
        read = await honest(number)
        reads.append(number)
        if len(reads) == 1:
            await desk.store.forget(BEN, -7, "–")
        return read

    monkeypatch.setattr(desk.store, "chairs", slow)
    desk.forget(match)
    assert (await desk.table(match)).names == ("Ada", "–")
