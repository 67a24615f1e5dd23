"""Our signs as the application's emojis: uploaded once, replaced when they change, and missed by nobody."""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from concurrent.futures import Executor
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest
from msgspec.structs import replace

from bot.app import Ways, Ziggurat
from bot.host import emojis
from bot.host.emojis import Emojis
from bot.panel.labels import sign
from bot.panel.layout import Button, Entry, Menu
from bot.panel.widgets import MESSAGE, TEXT, Post, in_words, view
from bot.people.readers import Reader
from bot.teaching import sign_legend
from bot.thread import board_picture
from localdiscord.client import Box
from renderers import emojis as drawing
from renderers import signs
from renderers.signs import Sign
from rules.kernel import Choice, msg
from service.desk import Desk
from storage import Store
from tests.localdiscord.bot import TestBot, png
from tests.localdiscord.conftest import Start, boxes, running, until

GAME = "stoneage"
FEW = {name: signs.of(GAME)[name] for name in (f"{GAME}/forest", f"{GAME}/hunt", f"{GAME}/hut")}


class Inline:
    """Draws where it is asked."""

    async def think(self, work: Callable[..., Any], *arguments: Any) -> Any:
        await asyncio.sleep(0)
        return work(*arguments)


class Keeper(TestBot):
    """As much of the bot as keeps emojis."""

    ways, pictures = Ways(), Inline()

    async def look(self) -> None:
        await Emojis(cast("Ziggurat", self)).learn()


@pytest.fixture(autouse=True)
def few(monkeypatch: pytest.MonkeyPatch) -> Iterator[dict[str, Sign]]:
    """Three signs, uploaded without a pause; afterwards none is known."""
    mine = dict(FEW)
    monkeypatch.setattr(signs, "of", lambda game: mine if game == GAME else {})
    monkeypatch.setattr(signs, "shared", dict)
    monkeypatch.setattr(emojis, "PAUSE", 0)
    yield mine
    emojis._known.clear()


@pytest.fixture
async def start() -> AsyncIterator[Start]:
    async with boxes() as begin:
        yield begin


@pytest.fixture
async def box(start: Start) -> Box:
    return await start()


@pytest.fixture
async def keeper(box: Box) -> AsyncIterator[Keeper]:
    async with running(box, Keeper()) as bot:
        yield cast("Keeper", bot)


async def uploads(box: Box) -> int:
    return sum(e.method == "POST" and e.path.endswith("/emojis") for e in await box.exchanges())


async def names(bot: discord.Client) -> set[str]:
    return {one.name for one in await bot.fetch_application_emojis()}


async def test_every_sign_is_uploaded_once(box: Box, keeper: Keeper) -> None:
    await keeper.look()
    assert await uploads(box) == len(FEW)
    made = {str(one) for one in await keeper.fetch_application_emojis()}
    assert {emojis.of(name) for name in FEW} == made
    emojis._known.clear()
    await keeper.look()
    assert await uploads(box) == len(FEW)
    assert {emojis.of(name) for name in FEW} == made


async def test_a_changed_drawing_takes_the_place_of_the_old_one(keeper: Keeper, few: dict[str, Sign]) -> None:
    foreign = await keeper.create_application_emoji(name="zg_party", image=png(8, 8).getvalue())
    await keeper.look()
    before, changed = await names(keeper), next(iter(few))
    few[changed] = replace(few[changed], paint="crown")
    await keeper.look()
    after = await names(keeper)
    assert len(after) == len(before)
    assert len(after - before) == len(before - after) == 1
    assert foreign.name in after
    assert emojis.of(changed).split(":")[1] in after - before


async def test_processes_that_start_together_do_not_fight(box: Box, keeper: Keeper) -> None:
    async with running(box, Keeper()) as second:
        await asyncio.gather(keeper.look(), cast("Keeper", second).look())
    assert len(await keeper.fetch_application_emojis()) == len(FEW)
    assert all(map(emojis.of, FEW))


async def test_what_cannot_be_uploaded_stays_words(box: Box, keeper: Keeper, few: dict[str, Sign]) -> None:
    known, *missing = few
    await keeper.create_application_emoji(name=drawing.emoji(known, few[known]).name, image=png(8, 8).getvalue())
    await box.fault(path="/emojis", method="POST", status=403, times=9)
    await keeper.look()
    assert emojis.of(known)
    assert not any(map(emojis.of, missing))
    await box.fault(path="/emojis", method="GET", status=403, times=1)
    emojis._known.clear()
    await keeper.look()
    assert not any(map(emojis.of, few))


async def test_an_upload_whose_answer_is_lost_is_not_made_twice(box: Box, keeper: Keeper) -> None:
    await box.fault(path="/emojis", method="POST", lost=True, times=1)
    await keeper.look()
    assert len(await keeper.fetch_application_emojis()) == len(FEW)
    assert all(map(emojis.of, FEW))


async def test_they_are_looked_for_once_an_hour_at_most(keeper: Keeper) -> None:
    looked = Emojis(cast("Ziggurat", keeper))
    looked.start()
    first = looked._task
    looked.start()
    assert looked._task is first
    assert first is not None
    await first
    looked.stop()
    assert not any(map(emojis.of, FEW)), "a bot that stops leaves none to the next"


async def test_a_host_can_do_without_them(keeper: Keeper) -> None:
    keeper.ways = Ways(icons=False)
    looked = Emojis(cast("Ziggurat", keeper))
    looked.start()
    assert looked._task is None


async def test_a_panel_has_icons_and_goes_on_in_words_when_they_are_deleted(
    box: Box, folder: Path, pool: Callable[[], Executor]
) -> None:
    store = await Store.open(folder / "z.db")
    bot = Ziggurat(Desk(store), Ways(pause=0, shards=1), pool)
    async with running(box, cast("TestBot", bot)):
        await until(lambda: len(emojis._known) == len(FEW))
        table = await opened(box)
        first = (await panel(box, table)).buttons
        assert any(button.emoji for button in first)
        for one in await bot.fetch_application_emojis():
            await one.delete()
        again = (await panel(box, table)).buttons
        assert [button.label for button in again] == [button.label for button in first]
        assert not any(button.emoji for button in again)
    await store.close()


async def opened(box: Box) -> Any:
    """The table of a new match."""
    ada, cleo = box.user("Ada"), box.user("Cleo")
    post = (await ada.slash(box.channel("general"), "/game new", game=GAME)).message
    await cleo.click(post, "Join")
    await ada.click(post, "Start")
    return await ada.wait_in(post.id, lambda message: bool(message.buttons))


async def panel(box: Box, table: Any) -> Any:
    """What whoever is up is asked."""
    asked = [(await box.user(name).click(table, "My move")).message for name in ("Ada", "Cleo")]
    return max(asked, key=lambda shown: len(shown.buttons))


def known(*some: str) -> None:
    emojis._known.update({name: f"<:zg_{name.replace('/', '_')}_0000:{number}>" for number, name in enumerate(some, 1)})


def test_widgets_show_what_is_known_and_words_else() -> None:
    first, second, *_ = FEW
    known(first)
    rows = (
        (Button("a", "A", sign=first), Button("b", "B", sign=second)),
        Menu("m", "?", (Entry("x", "X", sign=first), Entry("y", "Y", sign=second))),
    )
    post = Post("words", rows, "p:")
    buttons, menu = widgets(post)
    assert [str(button.emoji) for button in buttons] == [emojis.of(first), "None"]
    assert [str(option.emoji) for option in menu.options] == [emojis.of(first), "None"]
    plain, bare = widgets(in_words(post))
    assert [button.label for button in plain] == ["A", "B"]
    assert not any(button.emoji for button in plain)
    assert not any(option.emoji for option in bare.options)


def widgets(post: Post) -> tuple[list[discord.ui.Button[Any]], discord.ui.Select[Any]]:
    found = list(view(post).walk_children())
    [menu] = (item for item in found if isinstance(item, discord.ui.Select))
    return [item for item in found if isinstance(item, discord.ui.Button)], menu


def test_a_line_is_led_by_its_sign_and_a_long_message_has_words_alone() -> None:
    name, sign = next(iter(FEW.items()))
    reader, told = Reader(), msg(f"{GAME}-{sign.names.split()[0]}")
    plain = reader.line(told)
    known(name)
    assert reader.line(told) == f"{emojis.of(name)} {plain}"
    assert reader.say(told) == plain
    line = reader.line(told)
    assert text_of(Post(line)) == line
    long = "\n".join([line] * (MESSAGE // len(line) + 1))
    assert text_of(Post(long)) == "\n".join([plain] * long.count("\n") + [plain])


def text_of(post: Post) -> str:
    [shown] = (item for item in view(post).walk_children() if isinstance(item, discord.ui.TextDisplay))
    return shown.content


def test_a_label_has_no_sign_of_what_it_does_not_say() -> None:
    name, one = next(iter(FEW.items()))
    thing = msg(f"{GAME}-{one.names.split()[0]}")
    choice, say = Choice("c3", msg("bot-option", name="c3", value=thing)), Reader().say
    assert sign(choice, say(thing), say) == name
    assert sign(choice, "c3", say) == ""
    assert sign(Choice("c3"), "c3", say) == ""


def test_help_shows_every_sign_with_its_name_as_far_as_there_is_room() -> None:
    assert sign_legend.added(GAME, Reader(), "words") == "words"
    known(*FEW)
    whole = sign_legend.added(GAME, Reader("de"), "Worte")
    assert all(emojis.of(name) in whole for name in FEW)
    first = sign_legend.entries(GAME, Reader())[0]
    room = "x" * (TEXT - sign_legend.HEADING - len(first) - len(sign_legend.BETWEEN))
    assert sign_legend.added(GAME, Reader(), room) == f"{room}\n{first}"
    assert sign_legend.added(GAME, Reader(), room + "x") == room + "x"


async def test_a_painted_sentence_has_no_emojis(folder: Path) -> None:
    known(*FEW)
    table = cast("Any", type("T", (), {"chairs": (), "names": ()}))
    name = next(iter(FEW))
    assert board_picture.look(table, Reader(), said=f"{emojis.of(name)} Ada builds.").said == "Ada builds."


async def test_icons_that_cannot_be_drawn_leave_a_line_and_break_nothing(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """It happens in the background, where nobody would hear of it."""

    def broken(_: str) -> None:
        raise ValueError("no room for a hut")

    monkeypatch.setattr(drawing, "drawn", broken)
    bot = SimpleNamespace(ways=Ways(), pictures=Inline())
    await Emojis(cast("Ziggurat", bot)).learn()
    (record,) = caplog.records
    assert record.levelname == "ERROR"
    assert record.exc_info is not None
