"""The command line as a person uses it: what it prints, and one clear line when something is wrong."""

import asyncio
import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from localdiscord.client import Box
from rules.kernel import Rules
from ziggurat import serve
from ziggurat.__main__ import MODULES, main
from ziggurat.bench import rules as bench_of_rules
from ziggurat.command import COMMANDS

GAME = Path(__file__).parent / "ur" / "games" / "two-players.game"


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for name in ("ZIGGURAT_DB", "DISCORD_TOKEN", "ZIGGURAT_LANG", "LANG"):
        monkeypatch.delenv(name, raising=False)


def test_a_game_goes_in_and_out_and_is_verified(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["import", str(GAME)]) == 0
    assert capsys.readouterr().out.startswith("Match 1: ")
    assert main(["export", "1"]) == 0
    told = GAME.read_text(encoding="utf-8").replace("war=adjacent\n", "war=adjacent hands=dealt hunger=spared\n")
    assert capsys.readouterr().out == told  # options that the file does not know are as they were then
    assert main(["verify", str(GAME)]) == 0
    assert "all of them from the promised secret number" in capsys.readouterr().out
    assert main(["verify", str(GAME), "--lang", "de"]) == 0
    assert "versprochenen geheimen Zahl" in capsys.readouterr().out


def test_a_changed_draw_is_found(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = GAME.read_text(encoding="utf-8")
    deal = next(line for line in text.splitlines() if line.startswith("0 deal"))
    first = deal.split()[3]
    forged = tmp_path / "forged.game"
    forged.write_text(text.replace(deal, deal.replace(f"! {first}", f"! {int(first) ^ 1}", 1)), encoding="utf-8")
    assert main(["verify", str(forged)]) == 2
    assert "Move 0: the draws are" in capsys.readouterr().err


def test_replay_tells_the_game_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(GAME), "--at", "2", "--lang", "de"]) == 0
    printed = capsys.readouterr().out
    assert "setzt einen Stein auf" in printed
    assert len(printed.splitlines()) < 12
    assert main(["replay", str(GAME)]) == 0
    assert "total 9 (" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["verify", "nowhere.game"], "nowhere.game: No such file or directory."),
        (["replay", str(GAME), "--at", "9999"], "Move 9999 does not exist"),
        (["export", "1"], "There is no database ziggurat.db."),
        (["backup", "copy.db"], "There is no database ziggurat.db."),
        (["fuzz", "monopoly"], "There is no game “monopoly”."),
        (["fuzz", "ur", "--seats", "9"], "ur is played by 2 to 4, not by 9."),
    ],
)
def test_what_is_wrong_is_one_line_and_exit_code_two(
    words: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(words) == 2
    printed = capsys.readouterr()
    assert sentence in printed.err
    assert len(printed.err.splitlines()) == 1
    assert printed.out == ""


def test_a_file_that_is_no_text_or_no_game_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    noise = tmp_path / "noise.game"
    noise.write_bytes(b"\xff\xfe\x00")
    assert main(["verify", str(noise)]) == 2
    assert "is not a text file." in capsys.readouterr().err
    noise.write_text("hello", encoding="utf-8")
    assert main(["import", str(noise)]) == 2
    assert "Line 1: this is not a Ziggurat game file." in capsys.readouterr().err


def test_a_database_that_is_none_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "ziggurat.db").write_bytes(b"no database" * 100)
    assert main(["export", "1"]) == 2
    assert "not a readable database" in capsys.readouterr().err
    assert main(["doctor"]) == 1
    assert "not a readable database" in capsys.readouterr().out


def test_a_second_start_on_the_same_files_says_so_and_does_not_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    db = tmp_path / "z.db"
    monkeypatch.setenv("ZIGGURAT_DB", str(db))
    monkeypatch.setenv("DISCORD_TOKEN", "")
    with serve.alone(db):
        assert main(["serve"]) == 2
        said = capsys.readouterr().err
        assert f"already running on {db}" in said
        assert said.count("\n") == 1
        assert not db.exists()
    with serve.alone(db):
        pass


@pytest.mark.timeout(60)
def test_a_bot_that_ends_at_once_is_not_waited_for(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    async def never(_: Box) -> None:
        await asyncio.Event().wait()

    main(["import", str(GAME)])
    main(["migrate-store", "ziggurat.db", "elsewhere.db"])
    monkeypatch.setattr(Box, "ready", never)
    for setting in ("LOCAL_PORT", "HEALTH_PORT"):  # another bot may run on this machine
        monkeypatch.setenv(setting, "0")
    assert main(["serve"]) == 2
    said = capfd.readouterr().err
    assert "The matches have moved to elsewhere.db." in said
    assert "The bot did not start; its log above says why." in said


def test_a_match_that_does_not_exist_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["import", str(GAME)]) == 0
    assert main(["export", "7"]) == 2
    assert "There is no match 7." in capsys.readouterr().err


def test_backup_copies_and_overwrites_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main(["import", str(GAME)])
    assert main(["backup", "copy.db"]) == 0
    assert (tmp_path / "copy.db").stat().st_size > 0
    assert main(["backup", "copy.db"]) == 2
    assert "exists already" in capsys.readouterr().err


def test_the_doctor_finds_a_healthy_place(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HEALTH_PORT", "0")  # another bot may run on this machine
    assert main(["doctor"]) == 0
    assert "made at the first start" in capsys.readouterr().out
    main(["import", str(GAME)])
    assert main(["doctor"]) == 0
    assert "The database ziggurat.db can be opened and written to." in capsys.readouterr().out


def test_the_doctor_says_that_the_database_cannot_be_written_to(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    main(["import", str(GAME)])
    monkeypatch.setattr("storage.sqlite.PRAGMAS", ("PRAGMA busy_timeout=1",))
    other = sqlite3.connect("ziggurat.db", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    assert main(["doctor"]) == 1
    assert "-- ziggurat.db is locked by another program. Stop that program" in " ".join(capsys.readouterr().out.split())
    other.close()


def test_fuzz_reports_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["fuzz", "ur", "--games", "2", "--seats", "2", "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert (report["failures"], report["finished"], report["games"]) == (0, 2, 2)
    assert report["runs"][0]["moves"] > 100


def test_settings_come_from_the_environment_before_the_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from ziggurat import config

    (tmp_path / ".env").write_text("ZIGGURAT_DB=from-file.db\nDISCORD_TOKEN=abc\n")
    assert config.load().db == Path("from-file.db")
    monkeypatch.setenv("ZIGGURAT_DB", "from-env.db")
    loaded = config.load()
    assert (loaded.db, loaded.token) == (Path("from-env.db"), "abc")


def test_replay_draws_a_position_and_the_whole_game(tmp_path: Path) -> None:
    from PIL import Image

    assert main(["replay", str(GAME), "--at", "3", "--png", "board.png", "--gif", "game.gif"]) == 0
    with Image.open(tmp_path / "board.png") as board, Image.open(tmp_path / "game.gif") as film:
        assert board.width == 1600
        assert film.n_frames == 4  # type: ignore[attr-defined]


def test_every_command_describes_itself(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--help"])
    told = capsys.readouterr().out
    assert MODULES.keys() == COMMANDS.keys()
    assert all(name in told for name in MODULES)
    with pytest.raises(SystemExit):
        main(["ladder", "--help"])
    told = capsys.readouterr().out
    assert "--processes" in told
    assert "the first level against the others" in told


def test_only_the_figures_that_are_asked_for_are_measured(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    played = set[str]()

    def play(rules: Rules[Any], seed: int) -> int:
        played.add(rules.key)
        return 1

    monkeypatch.setattr(bench_of_rules, "_play", play)
    monkeypatch.setattr(bench_of_rules, "_play_chess", lambda seed: 1)
    monkeypatch.setattr(bench_of_rules, "SLICE", 0.001)
    assert main(["bench", "--json", "--only", "rules.tigris"]) == 0
    assert json.loads(capsys.readouterr().out).keys() == {
        "rules.tigris.moves_per_second",
        "rules.tigris.ratio_to_python_chess",
    }
    assert played == {"tigris"}


def test_what_takes_too_long_says_so(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def wait(_: object) -> None:
        raise TimeoutError

    monkeypatch.setattr(bench_of_rules, "figures", wait)
    assert main(["bench", "--only", "rules"]) == 2
    assert capsys.readouterr().err == "It took too long. The machine may be busy; try again.\n"
