"""Before a match: joining, leaving, options, and the start."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from rules.kernel import Illegal
from service import absence, lobby
from service.desk import Desk
from tests.service.table import ADA, BEN, CLEO, begun, open_desk


@pytest.fixture
async def desk(tmp_path: Path) -> AsyncIterator[Desk]:
    async with open_desk(tmp_path) as opened:
        yield opened


async def test_people_join_and_leave(desk: Desk) -> None:
    match = await lobby.create(desk, "ur", ADA, "Ada")
    chairs = await lobby.join(desk, match.id, BEN, "Ben")
    assert [(chair.seat, chair.name) for chair in chairs] == [(0, "Ada"), (1, "Ben")]
    with pytest.raises(Illegal, match="service-already-in"):
        await lobby.join(desk, match.id, BEN, "Ben")
    chairs = await lobby.leave(desk, match.id, ADA)
    assert [chair.name for chair in chairs] == ["Ben"]
    with pytest.raises(Illegal, match="service-not-in-lobby"):
        await lobby.leave(desk, match.id, ADA)
    chairs = await lobby.join(desk, match.id, CLEO, "Cleo")
    assert [(chair.seat, chair.name) for chair in chairs] == [(0, "Cleo"), (1, "Ben")]


async def test_a_lobby_closes_when_its_last_human_leaves(desk: Desk) -> None:
    match = await lobby.create(desk, "ur", ADA, "Ada")
    await lobby.add_computer(desk, match.id, "random")
    await lobby.leave(desk, match.id, ADA)
    with pytest.raises(Illegal, match="service-no-lobby"):
        await lobby.join(desk, match.id, BEN, "Ben")


async def test_a_table_has_only_so_many_seats(desk: Desk) -> None:
    match = await lobby.create(desk, "ur", ADA, "Ada")
    for user in range(10, 13):
        await lobby.join(desk, match.id, user, f"P{user}")
    with pytest.raises(Illegal, match="service-full"):
        await lobby.join(desk, match.id, BEN, "Ben")


async def test_computer_players_come_and_go(desk: Desk) -> None:
    match = await lobby.create(desk, "ur", ADA, "Ada")
    chairs = await lobby.add_computer(desk, match.id, "random")
    assert [(chair.user, chair.level) for chair in chairs] == [(ADA, ""), (None, "random")]
    assert len(await lobby.remove_computer(desk, match.id)) == 1
    with pytest.raises(Illegal, match="service-no-computer"):
        await lobby.remove_computer(desk, match.id)
    with pytest.raises(Illegal, match="service-unknown-level"):
        await lobby.add_computer(desk, match.id, "divine")


async def test_options_and_settings_are_checked_and_kept(desk: Desk) -> None:
    match = await lobby.create(desk, "ur", ADA, "Ada", options={"war": "anywhere"})
    changed = await lobby.set_options(desk, match.id, {"setup": "literal"})
    assert changed.options == {"setup": "literal", "war": "anywhere", "hands": "dealt", "hunger": "spared"}
    with pytest.raises(Illegal, match="kernel-unknown-value"):
        await lobby.set_options(desk, match.id, {"setup": "wild"})
    await lobby.set_settings(desk, match.id, {"lang": "de"})
    found, _ = await desk.lobby(match.id)
    assert (found.options["setup"], found.settings["lang"]) == ("literal", "de")


async def test_an_unknown_game_is_refused(desk: Desk) -> None:
    with pytest.raises(Illegal, match="service-unknown-game"):
        await lobby.create(desk, "monopoly", ADA, "Ada")


async def test_a_match_starts_with_enough_players_and_only_once(desk: Desk) -> None:
    match = await lobby.create(desk, "ur", ADA, "Ada", options={"war": "anywhere"})
    with pytest.raises(Illegal, match="service-too-few"):
        await lobby.start(desk, match.id)
    await lobby.join(desk, match.id, BEN, "Ben")
    table = await lobby.start(desk, match.id)
    assert table.position.game.anywhere
    assert table.n == 0
    assert [letter.kind for letter in await desk.store.letters(9)] == ["started"]
    with pytest.raises(Illegal, match="service-no-lobby"):
        await lobby.start(desk, match.id)
    with pytest.raises(Illegal, match="service-no-lobby"):
        await lobby.set_options(desk, match.id, {"war": "adjacent"})


async def test_a_lobby_has_no_table_yet(desk: Desk) -> None:
    match = await lobby.create(desk, "ur", ADA, "Ada")
    with pytest.raises(Illegal, match="service-not-started"):
        await desk.table(match.id)


async def test_seats_are_drawn_unless_people_chose_them(tmp_path: Path) -> None:
    orders = set()
    async with open_desk(tmp_path) as desk:
        for byte in range(12):
            desk.entropy = lambda size, byte=byte: bytes([byte]) * size  # type: ignore[misc]
            match = await lobby.create(desk, "ur", ADA, "Ada")
            await lobby.join(desk, match.id, BEN, "Ben")
            orders.add((await lobby.start(desk, match.id)).names)
        assert orders == {("Ada", "Ben"), ("Ben", "Ada")}
        assert (await begun(desk)).names == ("Ada", "Ben")


async def test_when_the_host_leaves_the_next_human_hosts(desk: Desk) -> None:
    match = await lobby.create(desk, "ur", ADA, "Ada")
    await lobby.add_computer(desk, match.id, "greedy")
    await lobby.join(desk, match.id, BEN, "Ben")
    await lobby.join(desk, match.id, CLEO, "Cleo")
    await lobby.leave(desk, match.id, ADA)
    found, _ = await desk.lobby(match.id)
    assert found.host == BEN
    table = await lobby.start(desk, match.id)
    assert table.match.host == BEN
    table = await absence.concede(desk, match.id, BEN)
    assert table.match.host == CLEO
    desk.forget(match.id)
    assert (await desk.table(match.id)).match.host == CLEO
