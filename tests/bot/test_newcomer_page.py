"""Somebody who has read nothing opens the page, and plays: real browser, real bot, real pictures."""

import re
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from playwright.async_api import Browser, Locator, Page, ViewportSize, expect

from rules import kernel
from tests.bot.wire import Wire
from tests.browser import browsing

pytestmark = pytest.mark.needs_chromium

SHOTS = Path(__file__).resolve().parents[2] / "build" / "screenshots"
"""Kept, for whoever wants to look."""
DESKTOP, PHONE = ViewportSize(width=1400, height=950), ViewportSize(width=390, height=844)
TILE = re.compile(r"^[a-f][1-6]$")
OFFERED = re.compile(r"^[a-f][1-6] – ")
"""A tile with what lies there, while its name is typed."""
WORDS = {"Ada": ("Confirm", "places a stone"), "Ben": ("Bestätigen", "setzt einen Stein")}


class Somebody:
    """A person with a browser of their own."""

    def __init__(self, name: str, page: Page) -> None:
        self.name, self.page, self.complaints = name, page, list[str]()
        page.on("pageerror", lambda error: self.complaints.append(str(error)))

    @classmethod
    async def come(cls, browser: Browser, wire: Wire, name: str, size: ViewportSize = DESKTOP) -> "Somebody":
        page = await browser.new_page(viewport=size, reduced_motion="reduce")
        await page.goto(f"{wire.box.url}/#{wire.box.user(name).id}/{wire.box.channel('general')}")
        await expect(page.locator("#app")).to_have_attribute("aria-busy", "false")
        return cls(name, page)

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True).last

    @property
    def private(self) -> Locator:
        """What the bot said to this person alone, the last of it."""
        return self.page.locator(".msg.mine-only").last

    async def press(self, name: str) -> None:
        """Presses a button to which the bot answers in private."""
        said = self.page.locator(".msg.mine-only")
        before = await said.count()
        await self.button(name).click()
        await expect(said).to_have_count(before + 1)

    async def type(self, *words: str) -> None:
        for word in words:
            await self.page.keyboard.type(word)
            await expect(self.page.locator(".item.active")).to_be_visible()
            await self.page.keyboard.press("Enter")

    async def move_by_buttons(self) -> None:
        confirm, said = WORDS[self.name]
        await self.press("My move")
        await self.choose_a_tile()
        await self.private.get_by_role("button", name=confirm).click()
        await expect(self.private).to_contain_text(f"{self.name} {said}")

    async def choose_a_tile(self) -> None:
        """First a part of the board, then the tile; the tile at once where there are few."""
        part = self.private.get_by_role("button", name="A", exact=True)
        tile = self.private.get_by_role("button", name=TILE).first
        await expect(part.or_(tile).first).to_be_visible()
        if await part.count():
            await part.click()
        await tile.click()

    async def move_by_command(self) -> None:
        await self.type("/ur pl")
        await self.page.get_by_role("button", name="+ tile").click()
        await expect(self.page.locator(".item.active")).to_have_text(OFFERED)
        await self.page.keyboard.press("Enter")
        await self.page.keyboard.press("Enter")
        await expect(self.private).to_contain_text(re.compile("used /ur place.*Ada places a stone", re.DOTALL))

    async def shoot(self, name: str) -> None:
        SHOTS.mkdir(parents=True, exist_ok=True)
        await self.page.screenshot(path=SHOTS / f"{name}.png")


async def up(wire: Wire, *people: Somebody) -> Somebody:
    table = await wire.desk.table(1)
    chair = table.chairs[kernel.waiting(table.position)[0]]
    return next(person for person in people if person.name == chair.name)


async def test_a_newcomer_finds_the_way_from_an_empty_channel_into_a_match(wire: Wire) -> None:
    async with browsing() as browser:
        ada, ben = [await Somebody.come(browser, wire, name) for name in ("Ada", "Ben")]
        await ada.type("/game new", "UR")
        await ada.page.keyboard.press("Enter")
        await ben.button("Join").click()
        await expect(ada.page.locator(".msg").last).to_contain_text("2 players so far")
        await ada.shoot("lobby-desktop")
        await ada.button("Start").click()
        for person in (ada, ben):
            await person.page.get_by_role("button", name="UR #1").first.click()
            await expect(person.button("My move")).to_be_visible()
        for n in range(1, 4):
            mover = await up(wire, ada, ben)
            await mover.move_by_buttons()
            assert (await wire.desk.table(1)).n == n
            await mover.shoot(f"move-{n}-desktop")
        if (await up(wire, ada, ben)) is ben:
            await ben.move_by_buttons()
        await ada.move_by_command()
        await ada.press("My hand")
        await expect(ada.private).to_contain_text("You have nothing hidden in this game.")
        await ada.shoot("hand-desktop")
        cleo = await Somebody.come(browser, wire, "Cleo", PHONE)
        await watch(cleo)
        assert [*ada.complaints, *ben.complaints, *cleo.complaints] == []


async def test_a_newcomer_is_asked_the_first_question_after_two_taps(wire: Wire) -> None:
    """And has made a first move with the next ones: a part of the board, a tile, Confirm."""
    async with browsing() as browser:
        ben = await Somebody.come(browser, wire, "Ben", PHONE)
        taps = await counting_taps(ben)
        await expect(ben.page.locator(".msg img").first).to_be_visible()
        await ben.shoot("welcome-phone")
        await ben.button("Play now").click()
        await ben.private.get_by_role("button", name="UR", exact=True).click()
        await expect(ben.private).to_contain_text("Dein Tisch steht in")
        await expect(ben.private.locator("button:enabled").first).to_be_visible()
        await ben.shoot("first-question-phone")
        assert await taps() == 2
        await ben.choose_a_tile()
        await ben.private.get_by_role("button", name="Bestätigen").click()
        await expect(ben.private).to_contain_text("Ben setzt einen Stein")
        assert await taps() <= 5
        assert ben.complaints == []


async def counting_taps(somebody: Somebody) -> Callable[[], Awaitable[int]]:
    await somebody.page.evaluate("window.taps = 0; document.addEventListener('click', () => window.taps++, true)")
    return lambda: somebody.page.evaluate("window.taps")


async def watch(cleo: Somebody) -> None:
    """A third person reads along on a phone, may not move, and is told so."""
    await cleo.page.locator(".msg .chip").click()
    picture = cleo.page.locator(".msg img").last
    await expect(picture).to_be_visible()
    await expect(cleo.page.locator(".msg").last).to_contain_text("Ada places a stone on")
    assert await picture.evaluate("image => image.getBoundingClientRect().right <= innerWidth")
    await cleo.shoot("watching-phone")
    await cleo.press("My move")
    await expect(cleo.private).to_contain_text("welcome to watch")
    await cleo.shoot("not-a-player-phone")
