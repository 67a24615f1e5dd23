"""A thought is given up when its match has moved on, and thought anew; a level that fails leaves the move to a
simpler one."""

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from bot.host import computers
from bot.host.computers import Computers
from rules import GAMES, kernel
from rules.kernel import Tape
from service import absence, play, standing_orders

RULES = GAMES["ur"]
MATCH = 1


class Desk:
    """One match, whose move number tests turn."""

    def __init__(self) -> None:
        p = kernel.setup(RULES, 2, {}, Tape(b"desk")).position
        match = SimpleNamespace(id=MATCH, game="ur", seed=b"seed")
        self.now = SimpleNamespace(match=match, rules=RULES, position=p, n=1)

    async def table(self, match: int) -> Any:
        return SimpleNamespace(**vars(self.now))


class Bot:
    """Thinks as long as a test wants."""

    def __init__(self) -> None:
        self.desk, self.thinkers = Desk(), self
        self.asked: list[tuple[str, int]] = []
        self.begun, self.hurdle = asyncio.Event(), asyncio.Event()
        self.tasks: list[asyncio.Task[None]] = []

    async def think(self, work: Any, level: str, game: str, state: bytes, seat: int, seed: bytes, n: int) -> str:
        self.asked.append((level, n))
        self.begun.set()
        if level == "strong":
            await self.hurdle.wait()
        return str(work(level, game, state, seat, seed, n))

    def spawn(self, work: Any) -> None:
        self.tasks.append(asyncio.create_task(work))


@pytest.fixture
def bot(monkeypatch: pytest.MonkeyPatch) -> Bot:
    made = Bot()
    moves: list[str] = []

    def due(table: Any) -> list[tuple[int, str]]:
        return [(kernel.waiting(table.position)[0], "strong")] if not moves else []

    async def act(desk: Any, match: int, seat: int, path: Any, how: str) -> None:
        moves.append(kernel.write(path))

    async def nothing(*_: Any) -> bool:
        return False

    monkeypatch.setattr(absence, "computers_due", due)
    monkeypatch.setattr(play, "act_for", act)
    monkeypatch.setattr(computers, "moved", nothing)
    monkeypatch.setattr(standing_orders, "fire", nothing)
    monkeypatch.setattr(computers, "fault", lambda *_, **__: None)
    return made


async def test_a_thought_about_a_position_that_is_gone_is_given_up(bot: Bot) -> None:
    players = Computers(bot, 0)  # type: ignore[arg-type]
    players.wake(MATCH)
    await bot.begun.wait()
    bot.begun.clear()
    bot.desk.now.n = 2
    players.wake(MATCH)
    await bot.begun.wait()
    bot.hurdle.set()
    await asyncio.gather(*bot.tasks)
    assert [n for _, n in bot.asked] == [1, 2]


async def test_news_that_change_nothing_leave_a_thought_alone(bot: Bot) -> None:
    players = Computers(bot, 0)  # type: ignore[arg-type]
    players.wake(MATCH)
    await bot.begun.wait()
    players.wake(MATCH)
    await asyncio.gather(bot.tasks[-1])
    bot.hurdle.set()
    await asyncio.gather(*bot.tasks)
    assert bot.asked == [("strong", 1)]


async def test_a_level_that_fails_leaves_the_move_to_a_simpler_one(bot: Bot, monkeypatch: pytest.MonkeyPatch) -> None:
    think = Bot.think

    async def fail(self: Bot, work: Any, level: str, *rest: Any) -> str:
        bot.hurdle.set()
        line = await think(self, work, level, *rest)
        if level == "strong":
            raise TimeoutError
        return line

    monkeypatch.setattr(Bot, "think", fail)
    players = Computers(bot, 0)  # type: ignore[arg-type]
    players.wake(MATCH)
    await asyncio.gather(*bot.tasks)
    assert [level for level, _ in bot.asked] == ["strong", "greedy"]
