"""A database that cannot be written to: the log says why, a metric counts it, the health page is not well."""

import json
import logging
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from unittest.mock import Mock

import aiohttp
import pytest
from prometheus_client import generate_latest

from bot.host import health
from bot.host.logs import Lines
from bot.host.metrics import Metrics
from bot.panel import answering
from bot.people.readers import Reader
from service.timekeeper import ALL
from storage import Store, StoreError, Unknown
from storage.sqlite import Sqlite

FULL = "There is no room left on the disk"


@pytest.fixture
async def store(tmp_path: Path) -> Any:
    """Whose disk is full."""
    opened = await Store.open(tmp_path / "z.db")
    yield opened
    await opened.close()


async def fill(store: Store) -> None:
    assert isinstance(store.driver, Sqlite)
    await store.driver._writer.do(lambda db: db.execute("PRAGMA max_page_count=1").fetchall())
    with pytest.raises(StoreError):
        await store.keep_prefs(1, {"notes": "x" * 100_000})


async def make_room(store: Store) -> None:
    assert isinstance(store.driver, Sqlite)
    await store.driver._writer.do(lambda db: db.execute("PRAGMA max_page_count=100000").fetchall())


def line(error: BaseException) -> dict[str, Any]:
    record = logging.LogRecord("ziggurat", logging.ERROR, "", 0, "A fault.", None, (type(error), error, None))
    written: dict[str, Any] = json.loads(Lines().format(record))
    return written


def test_the_log_says_why() -> None:
    assert line(StoreError("No room."))["why"] == "No room."
    wrapped = RuntimeError("the words of a secret move")
    wrapped.__cause__ = StoreError("No room.")
    assert line(wrapped)["why"] == "No room."
    assert "secret" not in str(line(wrapped))
    assert "why" not in line(RuntimeError("the words of a secret move"))


async def page(store: Store, port: int) -> tuple[int, str]:
    bot: Any = SimpleNamespace(
        is_ready=lambda: True, is_closed=lambda: False, latency=0.1, desk=SimpleNamespace(store=store)
    )
    runner = await health.serve(port, lambda: bot)
    try:
        async with aiohttp.ClientSession() as web, web.get(f"http://127.0.0.1:{port}/health") as answer:
            return answer.status, await answer.text()
    finally:
        await runner.cleanup()


async def test_the_health_page_is_not_well_until_there_is_room_again(store: Store, unused_tcp_port: int) -> None:
    await fill(store)
    status, said = await page(store, unused_tcp_port)
    assert (status, said.startswith(FULL)) == (503, True)
    await make_room(store)
    await store.beat(ALL, 1.0)
    assert await page(store, unused_tcp_port) == (200, "ok\n")


async def test_a_metric_counts_it(store: Store) -> None:
    metrics = Metrics(store)
    assert "ziggurat_store_writable 1.0" in generate_latest(metrics.registry).decode()
    await fill(store)
    told = generate_latest(metrics.registry).decode()
    assert "ziggurat_store_writable 0.0" in told
    assert "ziggurat_store_failures_total 1.0" in told


def test_a_bot_that_is_not_connected_is_not_well() -> None:
    assert health.troubles(None) == "not connected"


@pytest.mark.parametrize(
    ("error", "said"), [(StoreError("gone"), "nothing has changed"), (Unknown("gone"), "Look at the table")]
)
def test_nobody_is_told_that_nothing_has_changed_when_that_is_not_known(error: StoreError, said: str) -> None:
    bot: Any = SimpleNamespace(metrics=SimpleNamespace(errors=SimpleNamespace(labels=lambda _: Mock())))
    assert said in answering.sorry(bot, Reader("en"), "answer", error)
