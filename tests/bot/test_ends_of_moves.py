"""Ways to be done with one tap: the end of a turn as its Confirm, and a move ended as the last one was."""

from pathlib import Path
from typing import Any

import pytest
import simcord

from bot.panel import as_before
from rules import kernel
from service import play
from tests.bot.records import SimcordCrowd
from tests.bot.test_panel import opened
from tests.bot.world import World, buttons
from tests.games import read
from ziggurat import clicking

RECORD = Path(__file__).parents[1] / "civilization" / "games" / "two.game"


async def test_the_end_of_a_turn_is_its_confirm_behind_moves_that_can_be_undone(world: World) -> None:
    """Chance, and whoever wants to be asked always, keep Confirm."""
    crowd = SimcordCrowd(world, read(RECORD))
    await crowd.sit_down()
    number, who = await before_an_end(crowd)
    panel = await opened(world, who)
    assert clicking.offers(panel, "y:end")
    assert not clicking.offers(panel, "w:end")
    await clicking.press(panel, "y:end")
    assert (await world.table()).n > number


async def test_the_end_of_a_turn_stays_its_confirm_when_others_have_moved_meanwhile(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Then nothing can be taken back any more; whoever taps the green end means it all the same."""
    crowd = SimcordCrowd(world, read(RECORD))
    await crowd.sit_down()
    number, who = await before_an_end(crowd)
    panel = await opened(world, who)

    async def never(*_: Any) -> bool:
        return False

    monkeypatch.setattr(play, "can_undo", never)
    await clicking.press(panel, "y:end")
    assert (await world.table()).n > number


async def test_who_wants_to_be_asked_always_is_asked_at_the_end_of_a_turn(world: World) -> None:
    crowd = SimcordCrowd(world, read(RECORD))
    await crowd.sit_down()
    number, who = await before_an_end(crowd)
    await who.slash(world.thread, "game settings", confirm="always")
    panel = await opened(world, who)
    assert not clicking.offers(panel, "y:end")
    await clicking.press(panel, "w:end")
    assert clicking.offers(panel, "c")
    assert (await world.table()).n == number


async def before_an_end(crowd: SimcordCrowd) -> tuple[int, simcord.MemberActor]:
    """After a march, when its player ends the movement: the number of the last move, and who that is."""
    lines = [row.line for row, _ in crowd.moves]
    number = next(n for n, line in enumerate(lines) if line == "end" and lines[n - 1].startswith("move "))
    await crowd.skip(1, number - 1)
    seat = crowd.moves[number][0].seat
    assert seat is not None
    return number - 1, crowd.people[seat]


async def test_a_move_can_be_ended_as_the_last_one_of_its_kind(world: World) -> None:
    """The seat's own last packet, for another who offers; not that of somebody else."""
    crowd = SimcordCrowd(world, read(RECORD))
    await crowd.sit_down()
    lines = [(row.seat, row.line.split()) for row, _ in crowd.moves]
    again = [n for n, (seat, words) in enumerate(lines) if words[0] == "counter" and repeats(lines[:n], seat, words)]
    await crowd.skip(1, again[0] - 1)
    seat, path = lines[again[0]]
    assert seat is not None
    await crowd.people[seat].slash(world.thread, "play", line=" ".join(path[:2]))
    asked = await play.ask(world.bot.desk, 1, crowd.people[seat].id, seat)
    found = await as_before.whole(world.bot.desk, asked)
    assert found is not None
    assert kernel.write(found) == " ".join(path)
    panel = await opened(world, crowd.people[seat])
    assert "As before" in panel.text or any(label.startswith("↻") for label in buttons(panel.message))


def repeats(before: list[tuple[int | None, list[str]]], seat: int | None, words: list[str]) -> bool:
    last = [other for who, other in before if who == seat and other[0] == words[0]]
    return bool(last) and last[-1][2:] == words[2:]
