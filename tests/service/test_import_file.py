"""A file that comes from a stranger is played elsewhere, within bounds."""

import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from rules.kernel import Illegal
from service import apart, game_file, import_file
from service.desk import Desk
from tests.service.table import ADA, CLEO, begun, open_desk, played


@pytest.fixture
async def desk(tmp_path: Path) -> AsyncIterator[Desk]:
    async with open_desk(tmp_path) as opened:
        yield opened


def sleep(text: str) -> bytes:
    time.sleep(60)
    return text.encode()


def hoard(text: str) -> bytes:
    return (text * (1 << 28)).encode()


async def test_work_that_takes_too_long_is_ended() -> None:
    with pytest.raises(apart.TooMuch):
        await apart.run(sleep, "x", seconds=0.2)


async def test_work_that_takes_too_much_memory_is_ended() -> None:
    with pytest.raises(apart.TooMuch):
        await apart.run(hoard, "x" * 16)


async def test_a_file_is_played_elsewhere_and_refused_as_here(desk: Desk) -> None:
    text = await game_file.export(desk, (await played(desk, await begun(desk), 30)).match.id)
    there = import_file.unpacked(await apart.run(import_file.packed, text))
    assert there == import_file.play(text)
    with pytest.raises(Illegal, match="service-file-illegal"):
        import_file.unpacked(import_file.packed(text + f"{len(there.moves)} p1 dance\n"))


async def test_a_long_file_of_cheap_rows_keeps_few_positions(desk: Desk) -> None:
    """Each row is a note; were every position kept, the database would hold them all."""
    text = await game_file.export(desk, (await begun(desk)).match.id)
    played_rows = len(game_file.read(text).rows)
    notes = "".join(f"{number} p1 note hello\n" for number in range(played_rows, 3_000))
    whole = import_file.play(text + notes)
    assert len(whole.states) <= 2 + 3_000 // 50
    table = await import_file.take_in(desk, whole, CLEO)
    assert (await desk.position(table, 2_777)) == table.position


@pytest.mark.parametrize("rows", [import_file.ROWS + 1, 200_000])
def test_a_file_with_too_many_rows_is_refused_before_it_is_played(rows: int) -> None:
    with pytest.raises(Illegal, match="service-file-large"):
        import_file.check("Ziggurat game file 2\n" + "1 p1 note\n" * rows)


def test_a_file_with_too_many_bytes_is_refused_before_it_is_played() -> None:
    with pytest.raises(Illegal, match="service-file-large"):
        import_file.check("Ziggurat game file 2\n" + "ж" * (import_file.LARGEST // 2))


@pytest.mark.parametrize("number", ["²", "٣", "99999999999999999999"])
async def test_an_undo_of_no_number_is_a_move_that_is_not_possible(desk: Desk, number: str) -> None:
    text = await game_file.export(desk, (await begun(desk)).match.id)
    rows = len(game_file.read(text).rows)
    with pytest.raises(Illegal, match="service-file-illegal"):
        import_file.play(f"{text}{rows} p1 undo {number}\n")


async def test_names_come_in_as_they_may_be_shown(desk: Desk) -> None:
    text = await game_file.export(desk, (await begun(desk)).match.id)
    table = await import_file.take_in(desk, import_file.play(text.replace("names: Ada", f"names: <@1>{'x' * 99}")), ADA)
    assert table.chairs[0].name == "‹1›" + "x" * 28 + "…"
