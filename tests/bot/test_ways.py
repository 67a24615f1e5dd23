"""What a host relies on: settings that are explained, a queue that is fair, logs that tell no secret."""

import asyncio
import errno
import logging
import re
import socket
import sys
import tomllib
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import aiohttp
import pytest

from bot.host.logs import Lines, extra, on_loop_error
from bot.host.metrics import Metrics
from bot.host.version import VERSION
from bot.panel.answering import Crowd, Latest
from bot.thread.pictures import FIRST, LATER, Pictures, Shot, Slots
from renderers import Look
from rules import GAMES, kernel
from rules.kernel import Tape
from ziggurat import config
from ziggurat.__main__ import main
from ziggurat.problem import Problem

ROOT = Path(__file__).resolve().parents[2]


def test_every_setting_is_explained() -> None:
    code = (ROOT / "ziggurat/config.py").read_text(encoding="utf-8")
    names = set(re.findall(r"\"([A-Z]+_[A-Z_]+)\"", code))
    guide = (ROOT / "docs/hosting.md").read_text(encoding="utf-8")
    assert names
    assert [name for name in names if f"`{name}`" not in guide] == []


@pytest.mark.parametrize("wrong", [{"HEALTH_PORT": "x"}, {"LOCAL_PORT": "99999"}, {"LOG_LEVEL": "loud"}])
def test_a_wrong_setting_is_named(wrong: dict[str, str], tmp_path: Path) -> None:
    with pytest.raises(Problem, match=next(iter(wrong))):
        config.load(wrong, tmp_path / ".env")


async def test_what_everybody_waits_for_is_drawn_before_what_one_waits_for() -> None:
    slots, order = Slots(1), list[str]()

    async def work(name: str, rank: int) -> None:
        async with slots.turn(rank):
            order.append(name)
            await asyncio.sleep(0)

    await asyncio.gather(
        work("begun", LATER), work("panel", LATER), work("board", FIRST), work("panel 2", LATER), work("board 2", FIRST)
    )
    assert order == ["begun", "board", "board 2", "panel", "panel 2"]


async def test_whoever_goes_when_it_is_their_turn_lets_the_next_one_in() -> None:
    slots = Slots(1)

    async def work() -> None:
        async with slots.turn(FIRST):
            await asyncio.sleep(0)

    async with slots.turn(FIRST):
        waiting = asyncio.create_task(work())
        await asyncio.sleep(0)
    waiting.cancel()
    await asyncio.gather(waiting, return_exceptions=True)
    async with asyncio.timeout(10):
        await work()


def shot(seed: int) -> Shot:
    rules = GAMES["ur"]
    position = kernel.setup(rules, 2, {}, Tape(b"shot%d" % seed, 0)).position
    return Shot("ur", rules.view(position, None), Look())


async def test_an_equal_picture_is_drawn_once_and_an_unwanted_one_never() -> None:
    metrics = Metrics()
    with ThreadPoolExecutor(1) as threads:
        pictures = Pictures(lambda: threads, metrics)
        first, second = await asyncio.gather(pictures.draw(shot(1)), pictures.draw(shot(1)))
        again = await pictures.draw(shot(1))
        assert first is not None
        assert first == second == again == pictures.ready(shot(1))
        assert await pictures.draw(shot(2), lambda: False) is None
    drawn = metrics.registry.get_sample_value("ziggurat_pictures_total", {"game": "ur", "how": "drawn"})
    assert drawn == 1


async def test_pictures_that_were_not_used_for_long_go_first() -> None:
    with ThreadPoolExecutor(1) as threads:
        pictures = Pictures(lambda: threads, Metrics(), kept=1)
        assert await pictures.draw(shot(1))
        assert pictures.ready(shot(1)) is None


async def test_in_a_crowd_everybody_is_heard_before_all_are_served() -> None:
    crowd, busy, most = Crowd(2), 0, 0

    async def work() -> None:
        nonlocal busy, most
        busy += 1
        most = max(most, busy)
        await asyncio.sleep(0)
        busy -= 1

    async def one() -> bool:
        async with crowd.inside() as crowded:
            await crowd.served(work())
            return crowded

    assert await asyncio.gather(*(one() for _ in range(5))) == [False, False, True, True, True]
    assert most == 2


def test_a_log_line_has_match_and_move_and_not_the_words_of_an_error() -> None:
    try:
        raise ValueError("ada holds the king")
    except ValueError as error:
        record = logging.LogRecord("ziggurat", logging.ERROR, "", 0, "A fault of ours.", (), (type(error), error, None))
    for field, value in extra(match=7, n=3).items():
        setattr(record, field, value)
    line = Lines().format(record)
    assert '"match":7,"n":3' in line
    assert "king" not in line
    with pytest.raises(ValueError, match="line"):
        extra(line="leader king g7")


async def test_a_task_that_nobody_waited_for_is_logged_without_its_words(caplog: pytest.LogCaptureFixture) -> None:
    loop = asyncio.get_running_loop()
    context = {"message": "ada holds the king", "exception": ValueError("ada holds the king")}
    loop.set_exception_handler(on_loop_error)
    loop.call_exception_handler(context)
    (record,) = caplog.records
    assert '"trace":["ValueError"]' in Lines().format(record)
    assert "king" not in Lines().format(record)


def test_a_late_picture_belongs_to_the_last_click_alone() -> None:
    latest = Latest()
    assert latest.is_last(7, 1)
    latest.note(7, 1)
    latest.note(7, 2)
    assert not latest.is_last(7, 1)
    assert latest.is_last(7, 2)
    lock = latest.turn(7)
    assert lock is latest.turn(7)


def logged(logger: str, error: BaseException) -> str:
    record = logging.LogRecord(logger, logging.ERROR, "", 0, "Attempting a reconnect", (), None)
    try:
        raise error
    except BaseException:
        record.exc_info = sys.exc_info()
    return Lines().format(record)


@pytest.mark.parametrize("logger", ["discord.client", "ziggurat"])
def test_that_discord_is_away_is_one_plain_sentence(logger: str) -> None:
    line = logged(logger, aiohttp.ClientConnectionError())
    assert "Discord cannot be reached from here (ClientConnectionError)" in line
    assert "trace" not in line


@pytest.mark.parametrize(
    "error", [ConnectionResetError(), socket.gaierror(-2, "Name or service not known"), TimeoutError()]
)
def test_what_breaks_on_any_way_is_discords_where_discord_py_says_so(error: Exception) -> None:
    assert "Discord cannot be reached from here" in logged("discord.client", error)
    assert "trace" not in logged("discord.client", error)
    assert "Discord cannot" not in logged("ziggurat", error)
    assert "trace" in logged("ziggurat", error)


FULL = OSError(errno.EMFILE, "Too many open files")


@pytest.mark.parametrize("logger", ["discord.client", "ziggurat"])
@pytest.mark.parametrize(
    "error",
    [
        ValueError(),
        FULL,
        PermissionError(errno.EACCES, "Permission denied"),
        FileNotFoundError(errno.ENOENT, "No such file"),
        aiohttp.ClientConnectorError(None, FULL),  # type: ignore[arg-type]
    ],
)
def test_what_is_wrong_here_is_not_said_of_discord_and_leaves_its_trace(logger: str, error: Exception) -> None:
    assert "Discord cannot" not in logged(logger, error)
    assert "test_ways.py" in logged(logger, error)


def test_the_version_is_that_of_the_project(capsys: pytest.CaptureFixture[str]) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["version"] == VERSION
    with pytest.raises(SystemExit):
        main(["--version"])
    assert capsys.readouterr().out == f"Ziggurat {VERSION}\n"
    newest = re.search(r"^## (\S+)", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert newest
    assert newest[1] == VERSION


def test_a_token_that_cannot_be_one_is_refused_at_the_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DISCORD_TOKEN", "my bot")
    assert main([]) == 2
    assert "does not look like a bot's token" in capsys.readouterr().err
