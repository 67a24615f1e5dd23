"""Copies of the database: how many stay, and that only a sound one is put back."""

import asyncio
import os
import sqlite3
from contextlib import closing
from pathlib import Path
from unittest.mock import AsyncMock

import pytest

from service.leases import Leases
from storage import Store, StoreError
from storage.hosts import Hosts
from storage.postgres import Postgres, apart
from tests.storage.conftest import make_server
from ziggurat import backups
from ziggurat.__main__ import main
from ziggurat.config import load

GAME = Path(__file__).parent / "ur" / "games" / "two-players.game"


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for name in ("ZIGGURAT_DB", "DATABASE_URL", "DISCORD_TOKEN"):
        monkeypatch.delenv(name, raising=False)


def head() -> int | None:
    async def look() -> int | None:
        store = await Store.open(Path("ziggurat.db"))
        try:
            return await store.head(1)
        finally:
            await store.close()

    return asyncio.run(look())


def change(file: str, statement: str) -> None:
    with closing(sqlite3.connect(file)) as db, db:
        db.execute(statement)


def test_in_a_folder_the_newest_copies_stay_and_nothing_else_goes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    main(["import", str(GAME)])
    folder = tmp_path / "copies"
    folder.mkdir()
    (folder / "ziggurat-notes.db").write_text("mine")
    names = [f"ziggurat-2026010{day}-000000.db" for day in range(1, 6)]
    for name in names:
        monkeypatch.setattr(backups, "_name", lambda _, name=name: name)
        assert main(["backup", "copies", "--keep", "2"]) == 0
    assert sorted(file.name for file in folder.iterdir()) == [*names[-2:], "ziggurat-notes.db"]


def test_half_a_copy_is_none_and_drives_out_no_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    main(["import", str(GAME)])
    folder = tmp_path / "copies"
    folder.mkdir()
    assert main(["backup", "copies", "--keep", "1"]) == 0
    (whole,) = folder.iterdir()

    async def full(_: Store, target: Path) -> None:
        await asyncio.to_thread(target.write_bytes, b"half")
        raise StoreError("There is no room left.")

    with monkeypatch.context() as patch:
        patch.setattr(Store, "backup", full)
        patch.setattr(backups, "_name", lambda _: "ziggurat-99990101-000000.db")
        assert main(["backup", "copies", "--keep", "1"]) == 2
    assert "There is no room left." in capsys.readouterr().err
    assert list(folder.iterdir()) == [whole]
    assert main(["backup", str(whole)]) == 2, "nothing that exists is overwritten"
    (folder / "copy.db.part").write_bytes(b"what a kill has left")
    assert main(["backup", str(folder / "copy.db")]) == 0
    assert main(["restore", str(folder / "copy.db")]) == 0


def test_keeping_some_of_one_file_makes_no_sense(capsys: pytest.CaptureFixture[str]) -> None:
    main(["import", str(GAME)])
    assert main(["backup", "copy.db", "--keep", "2"]) == 2
    assert "--keep is for a folder" in capsys.readouterr().err


def test_a_copy_is_proven_and_put_back_and_what_was_there_stays(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    main(["import", str(GAME)])
    main(["backup", "copy.db"])
    before = head()
    change("ziggurat.db", "DELETE FROM moves")
    assert head() is None
    assert main(["restore", "copy.db"]) == 0
    assert "Restored from copy.db, each match played again: 1." in capsys.readouterr().out
    assert head() == before
    assert len(list(tmp_path.glob("ziggurat.db.before-*"))) >= 1
    assert not [*tmp_path.glob("*.restoring*"), *tmp_path.glob("copy.db-*")]


@pytest.mark.parametrize("harm", ["UPDATE states SET state = (SELECT state FROM snapshots WHERE n = 0)", ""])
def test_a_copy_that_is_not_sound_is_refused_and_nothing_changes(
    harm: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    main(["import", str(GAME)])
    main(["backup", "copy.db"])
    if harm:
        change("copy.db", harm)
    else:
        (tmp_path / "copy.db").write_bytes(b"no database" * 1_000)
    before = head()
    assert main(["restore", "copy.db"]) == 2
    assert ("do not lead to its position" if harm else "is not a readable database") in capsys.readouterr().err
    assert head() == before
    assert not list(tmp_path.glob("*.restoring*"))


def test_the_doctor_plays_every_match_again_and_names_those_that_are_not_whole(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HEALTH_PORT", "0")  # another bot may run on this machine
    main(["import", str(GAME)])
    main(["import", str(GAME)])
    assert main(["doctor", "--replay"]) == 0
    assert "ok  Matches played again from their moves: 2, of which 2 came out right." in capsys.readouterr().out
    change("ziggurat.db", "UPDATE states SET state = (SELECT state FROM snapshots WHERE n = 0) WHERE match = 1")
    assert main(["doctor", "--replay"]) == 1
    said = capsys.readouterr().out
    assert "--  Matches played again from their moves: 2, of which 1 came out right." in said
    assert "--  Match 1: its moves do not lead to its position. Restore a copy in which they do." in said


def test_nothing_is_put_back_under_a_running_bot(capsys: pytest.CaptureFixture[str]) -> None:
    main(["import", str(GAME)])
    main(["backup", "copy.db"])

    async def serve() -> None:
        store = await Store.open(Path("ziggurat.db"))
        await Leases(store).take(asyncio.Event())
        await store.close()

    asyncio.run(serve())
    assert main(["restore", "copy.db"]) == 2
    assert "A bot runs on ziggurat.db. Stop it first." in capsys.readouterr().err


@pytest.mark.needs_postgresql
def test_a_dump_goes_into_an_empty_database_only(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    server = make_server("-c", "fsync=off")
    server.start()
    try:
        monkeypatch.setenv("DATABASE_URL", server.url())
        assert main(["import", str(GAME)]) == 0
        assert main(["backup", "copy.dump"]) == 0
        assert main(["restore", "copy.dump"]) == 2
        assert "DATABASE_URL must name an empty database." in capsys.readouterr().err
        server._run("createdb", "-h", str(server.folder), "-U", "postgres", "fresh")
        monkeypatch.setenv("DATABASE_URL", server.url("fresh"))
        assert main(["restore", "copy.dump"]) == 0
        assert "each match played again: 1." in capsys.readouterr().out
    finally:
        server.stop()


SPY = """#!/bin/sh
printf '%s\\n' "$@" > "$0.said"
env > "$0.env"
"""


@pytest.mark.parametrize("program", ["pg_dump", "pg_restore"])
def test_the_process_list_does_not_show_the_password(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, program: str
) -> None:
    """Everybody on the machine may read with which words a program was started."""
    spy, url = tmp_path / program, "postgresql://ada:p%40ss@db:5432/ziggurat?sslmode=require&password=h%2Bx"
    spy.write_text(SPY)
    spy.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}:{os.environ['PATH']}")
    if program == "pg_dump":
        asyncio.run(Postgres(url, None, Hosts(url, 1.0)).backup(tmp_path / "copy.dump"))
    else:
        monkeypatch.setattr(backups, "_prove", AsyncMock(return_value=1))
        backups._restore_dump(tmp_path / "copy.dump", load({"DATABASE_URL": url}))
    said = Path(f"{spy}.said").read_text()
    assert "--dbname=postgresql://ada@db:5432/ziggurat?sslmode=require\n" in said
    assert "p%40ss" not in said
    assert "h%2Bx" not in said
    assert "PGPASSWORD=h+x\n" in Path(f"{spy}.env").read_text()


@pytest.mark.parametrize(
    ("url", "address", "password"),
    [
        ("postgresql://ada:p%40s:s@a,b/x", "postgresql://ada@a,b/x", "p@s:s"),
        ("postgresql:///x?host=/run", "postgresql:///x?host=/run", None),
        ("postgresql://ada@/x?password=one&host=/run", "postgresql://ada@/x?host=/run", "one"),
        ("postgresql://:one@h/x", "postgresql://@h/x", "one"),
    ],
)
def test_an_address_is_told_apart_from_its_password(url: str, address: str, password: str | None) -> None:
    assert apart(url) == (address, {} if password is None else {"PGPASSWORD": password})
