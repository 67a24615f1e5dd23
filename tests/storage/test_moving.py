"""Moving all matches from a file to a PostgreSQL and back: complete, proven, and nobody loses their way."""

import asyncio
import shutil
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from service.leases import LEASE, Leases
from storage import Store, copying, schema
from tests.storage.conftest import Server
from tests.storage.rows import ADA, lobby
from tests.storage.test_migration import OLD
from tests.storage.test_postgres import fresh
from ziggurat.__main__ import main

pytestmark = pytest.mark.needs_postgresql


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Of a community: matches that run, are over, are voted on; what-ifs, ratings, letters, wishes."""
    path = Path(shutil.copy(OLD, tmp_path / "z.db"))
    asyncio.run(close(path))
    return path


async def close(path: Path) -> None:
    await (await Store.open(path)).close()


def emptied(server: Server, name: str = "moving") -> str:
    return asyncio.run(fresh(server, name))


async def everything(where: Path | str) -> dict[str, list[Any]]:
    store = await Store.open(where)
    try:
        return {
            table: await store.driver.read(lambda table=table: copying._all(table))  # type: ignore[misc]
            for table in schema.tables()
            if table != "leases"
        }
    finally:
        await store.close()


def held(where: Path | str) -> dict[str, list[Any]]:
    return asyncio.run(everything(where))


def test_there_and_back_again_nothing_is_lost(server: Server, file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before, url = held(file), emptied(server)
    assert main(["migrate-store", f"sqlite:{file}", url]) == 0
    assert "7 matches are in the database moving" in capsys.readouterr().out
    assert held(url) == before
    back = file.parent / "back.db"
    assert main(["migrate-store", url, str(back)]) == 0
    assert held(back) == before


def test_one_match_is_told_as_one(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async def founded(path: Path) -> None:
        store = await Store.open(path)
        await store.create(lobby(), [])
        await store.close()

    asyncio.run(founded(tmp_path / "a.db"))
    assert main(["migrate-store", str(tmp_path / "a.db"), str(tmp_path / "b.db")]) == 0
    assert f"1 match is in {tmp_path / 'b.db'}, every row proven" in capsys.readouterr().out


def test_what_was_broken_off_goes_on(
    server: Server, file: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    before, url, honest = held(file), emptied(server), copying.copy

    async def dying(match: int, here: Store, there: Store) -> bool:
        if match == 5:
            raise KeyboardInterrupt
        return await honest(match, here, there)

    with monkeypatch.context() as patch:
        patch.setattr(copying, "copy", dying)
        assert main(["migrate-store", str(file), url]) == 2
    assert main(["migrate-store", str(file), url]) == 0
    assert "(3 copied just now)" in capsys.readouterr().out
    assert held(url) == before


def test_no_bot_starts_on_a_database_that_was_left(
    server: Server, file: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    url = emptied(server)
    main(["migrate-store", str(file), url])
    monkeypatch.setenv("ZIGGURAT_DB", str(file))
    monkeypatch.setenv("DISCORD_TOKEN", "a.b.c")
    capsys.readouterr()
    assert main(["serve"]) == 2
    assert "The matches have moved to the database moving" in capsys.readouterr().err
    assert main(["doctor"]) == 1
    assert "have moved to" in capsys.readouterr().out
    assert main(["migrate-store", str(file), emptied(server, "elsewhere")]) == 2
    assert "The matches are no longer here" in capsys.readouterr().err
    monkeypatch.setenv("DATABASE_URL", url)
    assert main(["migrate-store", url, str(file)]) == 0
    monkeypatch.delenv("DATABASE_URL")
    main(["doctor"])
    assert f"The database {file} can be opened and written to." in capsys.readouterr().out


def test_coming_back_takes_along_what_was_played_and_dropped_meanwhile(server: Server, file: Path) -> None:
    url = emptied(server)
    main(["migrate-store", str(file), url])

    async def live() -> None:
        store = await Store.open(url)
        await store.create(lobby(), [ADA])
        await store.set_settings(1, {"lang": "en"})
        await store.drop_branches(9e9)
        await store.close()

    asyncio.run(live())
    assert main(["migrate-store", url, str(file)]) == 0
    assert held(file) == held(url)
    assert len(held(file)["matches"]) == 7


def test_a_database_with_matches_of_its_own_is_left_alone(
    server: Server, file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    url = emptied(server)

    async def live() -> None:
        store = await Store.open(url)
        for _ in range(8):
            await store.create(lobby(), [ADA])
        await store.close()

    asyncio.run(live())
    before = held(url)
    assert main(["migrate-store", str(file), url]) == 2
    assert "The target holds matches of its own (1)" in capsys.readouterr().err
    assert held(url) == before


@pytest.mark.parametrize("runs", [False, True])
def test_a_bot_that_still_runs_is_seen(
    server: Server, file: Path, capsys: pytest.CaptureFixture[str], runs: bool
) -> None:
    async def serve() -> None:
        store = await Store.open(file)
        held = Leases(store, now=lambda: time.time() - (0 if runs else LEASE + 1))
        await held.take(asyncio.Event())
        await store.close()

    asyncio.run(serve())
    assert main(["migrate-store", str(file), emptied(server)]) == (2 if runs else 0)
    assert ("A bot runs on this database." in capsys.readouterr().err) == runs


@pytest.mark.parametrize("what", ["bot", "match"])
def test_what_was_played_there_meanwhile_is_not_left_behind(
    file: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], what: str
) -> None:
    """Somebody starts a bot on the old database, or brings a match into it, when all is copied already."""
    honest, target = copying.rest_differences, file.parent / "new.db"

    async def late(here: Store, there: Store) -> list[str]:
        found = await honest(here, there)
        if what == "bot":
            await Leases(here).take(asyncio.Event())
        else:
            await here.create(lobby(), [ADA])
        return found

    with monkeypatch.context() as patch:
        patch.setattr(copying, "rest_differences", late)
        assert main(["migrate-store", str(file), str(target)]) == 2
    assert "Something has written to the source meanwhile." in capsys.readouterr().err
    assert not held_leases(file)


def held_leases(where: Path) -> list[Any]:
    with closing(sqlite3.connect(where)) as db:
        return db.execute("SELECT * FROM leases").fetchall()


def test_a_row_that_did_not_arrive_is_found(
    server: Server, file: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    honest = copying._replace

    def lossy(match: int, rows: copying.Rows) -> Any:
        return honest(match, {**rows, "orders": []})

    monkeypatch.setattr(copying, "_replace", lossy)
    assert main(["migrate-store", str(file), emptied(server)]) == 2
    assert "Match 1 is not the same on both sides: orders" in capsys.readouterr().err


def test_a_position_that_does_not_follow_from_its_moves_is_found(
    server: Server, file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    db = sqlite3.connect(file, isolation_level=None)
    db.execute("UPDATE states SET state = (SELECT state FROM snapshots WHERE match = 1 AND n = 0) WHERE match = 1")
    db.close()
    assert main(["migrate-store", str(file), emptied(server)]) == 2
    assert "Match 1: its moves do not lead to its position" in capsys.readouterr().err


def test_names_that_lead_nowhere_are_said(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["migrate-store", "sqlite:nowhere.db", str(file)]) == 2
    assert "There is no database nowhere.db." in capsys.readouterr().err
    assert main(["migrate-store", str(file), f"sqlite:{file}"]) == 2
    assert "the same database" in capsys.readouterr().err


def test_the_bot_serves_the_database_that_is_named(
    server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Commands that read a match find it by DATABASE_URL."""
    url = emptied(server)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DATABASE_URL", url)
    game = Path(__file__).parents[1] / "ur" / "games" / "two-players.game"
    assert main(["import", str(game)]) == 0
    capsys.readouterr()
    assert main(["export", "1"]) == 0
    told = game.read_text(encoding="utf-8").replace("war=adjacent\n", "war=adjacent hands=dealt hunger=spared\n")
    assert capsys.readouterr().out == told
    assert main(["backup", "copy.dump"]) == 0
    assert (tmp_path / "copy.dump").read_bytes().startswith(b"PGDMP")
    assert not (tmp_path / "ziggurat.db").exists()
