"""The page in a real browser, with a real bot behind it: mouse, keyboard, phone and German."""

import re
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import discord
import pytest
import pytest_asyncio
from playwright.async_api import Browser, Locator, Page, expect

from localdiscord.client import Box
from tests.browser import browsing
from tests.localdiscord.bot import TestBot, png
from tests.localdiscord.conftest import boxes, running, until

pytestmark = pytest.mark.needs_chromium
in_one_loop = pytest.mark.asyncio(loop_scope="module")

PAGE = Path(__file__).resolve().parents[2] / "localdiscord" / "page"

Open = Callable[..., Awaitable[Page]]


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def browser() -> AsyncIterator[Browser]:
    async with browsing() as browser:
        yield browser


@pytest_asyncio.fixture(loop_scope="module")
async def box() -> AsyncIterator[Box]:
    async with boxes() as begin:
        yield await begin()


@pytest_asyncio.fixture(loop_scope="module")
async def bot(box: Box) -> AsyncIterator[TestBot]:
    async with running(box) as bot:
        yield bot


@pytest_asyncio.fixture(loop_scope="module")
async def visit(browser: Browser, box: Box, bot: TestBot) -> AsyncIterator[Open]:
    """Opens the page as somebody; whatever it complains of is a failure."""
    complaints: list[str] = []

    async def begin(who: str = "Ada", width: int = 1400, channel: str | None = None) -> Page:
        page = await browser.new_page(viewport={"width": width, "height": 850}, reduced_motion="reduce")
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("console", lambda said: complaints.append(said.text) if said.type == "error" else None)
        await page.goto(f"{box.url}/#{box.user(who).id}/{channel or box.channel('general')}")
        await expect(page.locator("#app")).to_have_attribute("aria-busy", "false")
        return page

    yield begin
    for context in browser.contexts:
        await context.close()
    assert complaints == []


def composer(page: Page) -> Locator:
    return page.locator(".write textarea")


@in_one_loop
async def test_one_writes_reads_and_is_somebody_else(visit: Open, box: Box) -> None:
    page = await visit()
    await composer(page).fill("Hello @Ben, **look**!")
    await composer(page).press("Enter")
    said = page.locator(".msg").last
    await expect(said).to_contain_text("Hello @Ben, look!")
    await expect(said.locator("strong")).to_have_text("look")
    await page.locator(".myself").click()
    ben = page.get_by_role("menuitemradio", name="Ben")
    await expect(ben.locator(".badge")).to_have_text("1")
    await ben.click()
    await expect(page.locator(".myself b")).to_have_text("Ben")
    await expect(page.locator(".msg.pinged")).to_contain_text("Hello @Ben")
    await expect(page.locator(".rule.new")).to_have_text("Neu")
    await page.reload()
    await expect(page.locator(".myself b")).to_have_text("Ben")
    assert box.user("Ben").id in page.url


@in_one_loop
async def test_a_command_is_typed_completed_and_sent_by_keyboard_alone(visit: Open) -> None:
    page = await visit()
    await page.keyboard.type("/tr")
    await expect(page.locator(".item.active")).to_contain_text("/trade")
    await page.keyboard.press("Enter")
    await expect(page.locator(".slot")).to_have_count(1)
    await page.keyboard.type("c")
    await expect(page.locator(".item")).to_have_count(8)
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("Enter")
    await expect(page.locator(".slot input")).to_have_value("Area c3")
    await page.keyboard.press("Tab")
    await page.keyboard.press("Enter")
    await page.keyboard.type("4")
    await page.keyboard.press("Enter")
    answer = page.locator(".msg").last
    await expect(answer).to_contain_text("@Ada trades 4 at c3")
    await expect(answer.locator(".bar")).to_contain_text("Ada used /trade")
    await expect(composer(page)).to_be_focused()


@in_one_loop
async def test_what_is_missing_in_a_command_is_asked_for(visit: Open) -> None:
    page = await visit()
    await page.keyboard.type("/game new ")
    await expect(page.locator(".slot")).to_have_count(1)
    await page.keyboard.press("Enter")
    await expect(page.locator(".slot.wrong")).to_be_visible()
    await expect(page.locator(".toast")).to_have_text("This option is required.")
    await page.keyboard.type("Eridu")
    await page.get_by_role("button", name="+ host").click()
    await page.keyboard.type("cl")
    await page.keyboard.press("Enter")
    await page.keyboard.press("Enter")
    await expect(page.locator(".msg").last).to_contain_text("Eridu for 2, host Cleo")
    await page.keyboard.type("/trade ")
    await page.keyboard.press("Escape")
    await page.keyboard.press("Escape")
    await expect(composer(page)).to_be_focused()


@in_one_loop
async def test_buttons_answer_fail_and_can_be_dismissed(visit: Open, box: Box) -> None:
    ada, general = box.user("Ada"), box.channel("general")
    await ada.slash(general, "/panel")
    page = await visit()
    await page.get_by_role("button", name="Join").click()
    private = page.locator(".msg.mine-only")
    await expect(private).to_contain_text("You joined, Ada.")
    await expect(private).to_contain_text("Only you can see this")
    await expect(page.get_by_role("button", name="Off")).to_be_disabled()
    other = await visit("Cleo")
    await expect(other.locator(".msg").first).to_contain_text("What now?")
    await expect(other.locator(".mine-only")).to_have_count(0)
    await private.get_by_role("button", name="Dismiss message").click()
    await expect(private).to_have_count(0)
    await page.get_by_role("button", name="Silence").click()
    await expect(page.locator(".btn.busy")).to_have_count(1)
    await box.advance(4)
    await expect(page.locator(".failed")).to_have_text("This interaction failed")
    await page.get_by_role("button", name="Pressed 0").click()
    await expect(other.get_by_role("button", name="Pressed 1")).to_be_visible()


@in_one_loop
async def test_several_things_are_chosen_from_a_menu_with_the_keyboard(visit: Open, box: Box) -> None:
    await box.user("Ada").slash(box.channel("general"), "/panel")
    page = await visit()
    face = page.locator(".pick-face")
    await face.focus()
    await face.press("Enter")
    await page.keyboard.press("Space")
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("Space")
    await expect(page.locator(".opt[aria-disabled='true']")).to_have_text("Copper")
    await page.keyboard.press("Escape")
    await expect(page.locator(".msg").last).to_contain_text("What now?")
    await face.click()
    await page.get_by_role("option", name="Copper").click()
    await page.get_by_role("option", name="Wool").click()
    await page.get_by_role("button", name="Done").click()
    await expect(page.locator(".msg").last).to_contain_text("Chosen: c, w")


@in_one_loop
async def test_forms_open_check_and_are_sent(visit: Open, box: Box) -> None:
    await box.user("Ada").slash(box.channel("general"), "/panel")
    page = await visit()
    await page.get_by_role("button", name="Name it").click()
    form = page.get_by_role("dialog", name="Name the city")
    await expect(form.locator("input, textarea").first).to_be_focused()
    await page.keyboard.press("Enter")
    await expect(form.locator(".error")).to_have_text("City must be filled in.")
    await page.keyboard.type("Eridu")
    await page.keyboard.press("Enter")
    await expect(form).to_have_count(0)
    await expect(page.locator(".msg").last).to_contain_text("The city is Eridu.")
    await composer(page).focus()
    await page.keyboard.type("/form ")
    await page.keyboard.press("Enter")
    await page.get_by_role("dialog").get_by_label("Words").fill("hi")
    await page.get_by_role("button", name="Goods", exact=True).click()
    await page.get_by_role("option", name="Barley").click()
    await page.get_by_role("button", name="Done").click()
    await page.get_by_label("South").check()
    await page.get_by_label("Agree").check()
    await page.get_by_role("button", name="Submit").click()
    await expect(page.locator(".msg").last).to_contain_text("['hi', ['b'], 's', True, []]")


@in_one_loop
async def test_a_picture_is_described_and_enlarged(visit: Open, box: Box) -> None:
    await box.user("Ada").slash(box.channel("general"), "/picture", wide=1600)
    await box.user("Ada").slash(box.channel("general"), "/layout")
    page = await visit()
    await expect(page.get_by_alt_text("Your hand.")).to_be_visible()
    await page.get_by_alt_text("A teal board.").click()
    large = page.get_by_role("dialog").get_by_alt_text("A teal board.")
    await expect(large).to_be_visible()
    small = await large.bounding_box()
    await large.click()
    whole = await large.bounding_box()
    assert small is not None
    assert whole is not None
    assert small["width"] < 1400 <= whole["width"]
    await page.keyboard.press("Escape")
    await expect(page.get_by_role("dialog")).to_have_count(0)


@in_one_loop
async def test_a_deferred_answer_thinks_first(visit: Open, bot: TestBot) -> None:
    page = await visit()
    bot.gate.clear()
    await page.keyboard.type("/slow ")
    await page.keyboard.press("Tab")
    await page.keyboard.press("Enter")
    await page.keyboard.type("no")
    await page.keyboard.press("Enter")
    await page.keyboard.press("Enter")
    await expect(page.locator(".thinking")).to_contain_text("Bot is thinking…")
    bot.gate.set()
    await expect(page.get_by_text("thought through")).to_be_visible()


@in_one_loop
async def test_a_command_that_nobody_answers_is_said_to_have_failed(visit: Open, box: Box, bot: TestBot) -> None:
    page = await visit()
    bot.gate.clear()
    await page.keyboard.type("/slow ")
    await page.get_by_role("button", name="+ late").click()
    await page.get_by_role("option", name="Yes").click()
    await page.keyboard.press("Enter")
    await expect(page.get_by_text("Sending command…")).to_be_visible()
    await box.advance(4)
    await expect(page.locator(".failed")).to_have_text("The application did not respond")
    bot.gate.set()
    await until(lambda: bool(bot.errors))


@in_one_loop
async def test_german_people_read_german(visit: Open) -> None:
    page = await visit("Ben")
    await expect(composer(page)).to_have_attribute("placeholder", "Nachricht an #general")
    await page.keyboard.type("/spiel neu ")
    await page.keyboard.type("Uruk")
    await page.get_by_role("button", name="+ plätze").click()
    await page.get_by_role("option", name="drei").click()
    await page.keyboard.press("Enter")
    answer = page.locator(".msg").last
    await expect(answer).to_contain_text("Uruk for 3, host -, in -; de")
    await expect(answer.locator(".bar")).to_contain_text("Ben hat /game new verwendet")
    await page.locator(".myself").click()
    await page.get_by_role("button", name="Sprache: Deutsch").click()
    await expect(composer(page)).to_have_attribute("placeholder", "Message #general")


@in_one_loop
async def test_a_phone_has_a_drawer_and_nothing_sticks_out(visit: Open, box: Box) -> None:
    ada, general = box.user("Ada"), box.channel("general")
    await box.add_channel("tables")
    for command in ("/panel", "/picture", "/layout"):
        await ada.slash(general, command)
    page = await visit(width=400)
    assert await page.evaluate("document.documentElement.scrollWidth") == 400
    inside = "(() => Math.max(...[...document.querySelectorAll('.msg *')].map(e => e.getBoundingClientRect().right)))()"
    assert await page.evaluate(inside) <= 400
    tables = page.locator(".place", has_text="tables")
    await expect(tables).not_to_be_in_viewport()
    await page.get_by_role("button", name="Servers and channels").click()
    await tables.click()
    await expect(page.locator(".head h1")).to_have_text("tables")
    await expect(tables).not_to_be_in_viewport()


@in_one_loop
async def test_the_log_stays_where_one_reads(visit: Open, box: Box) -> None:
    ada, ben, general = box.user("Ada"), box.user("Ben"), box.channel("general")
    for n in range(120):
        await ben.say(general, f"line {n}")
    page = await visit()
    await expect(page.get_by_text("line 119")).to_be_in_viewport()
    await expect(page.locator(".msg")).to_have_count(50)
    await page.evaluate("document.getElementById('scroll').scrollTop = 0")
    await expect(page.locator(".msg")).to_have_count(100)
    await expect(page.get_by_text("line 70", exact=True)).to_be_in_viewport()
    await ben.say(general, "the newest")
    await expect(page.locator("#pill")).to_have_text("1 new message ↓")
    await expect(page.get_by_text("line 70", exact=True)).to_be_in_viewport()
    await page.locator("#pill").click()
    await expect(page.get_by_text("the newest")).to_be_in_viewport()
    await ben.say(general, "and one more")
    await expect(page.get_by_text("and one more")).to_be_in_viewport()
    assert ada.name == "Ada"


@in_one_loop
async def test_a_private_answer_that_is_taller_than_the_window_is_read_from_its_top(visit: Open, box: Box) -> None:
    ada, general = box.user("Ada"), box.channel("general")
    page = await visit()
    lines = "\n".join(f"line {n}" for n in range(80))
    await ada.slash(general, "/give", file=("tall.txt", lines.encode()))
    await expect(page.locator(".msg.mine-only .by")).to_be_in_viewport()
    await expect(page.get_by_role("button", name="Dismiss message")).not_to_be_in_viewport()
    await expect(page.locator("#pill")).to_be_hidden()
    await ada.say(general, "something short")
    await expect(page.get_by_text("something short")).to_be_in_viewport()


@in_one_loop
async def test_threads_and_direct_messages_are_found_at_the_left(visit: Open, box: Box, bot: TestBot) -> None:
    ada, general = box.user("Ada"), box.channel("general")
    room = await bot.fetch_channel(int(general))
    start = await room.send("a match")  # type: ignore[union-attr]
    thread = await start.create_thread(name="Match 1")
    page = await visit()
    await thread.send(f"your turn, {ada.mention}")
    row = page.locator(".place.thread")
    await expect(row.locator(".badge")).to_have_text("1")
    await row.click()
    await expect(page.locator(".head h1")).to_contain_text("general › Match 1")
    await expect(row.locator(".badge")).to_have_count(0)
    await page.keyboard.type("coming")
    await page.keyboard.press("Enter")
    await expect(page.locator(".msg").last).to_contain_text("coming")
    user = await bot.fetch_user(int(ada.id))
    await user.send("your hand")
    home = page.get_by_role("button", name="Direct messages")
    await expect(home.locator(".badge")).to_have_text("1")
    await home.click()
    await expect(page.locator(".msg").last).to_contain_text("your hand")


@in_one_loop
async def test_a_thread_is_named_as_soon_as_it_is_known_and_begins_with_its_message(
    visit: Open, box: Box, bot: TestBot
) -> None:
    room = await bot.fetch_channel(int(box.channel("general")))
    page = await visit(width=390)
    layout = discord.ui.LayoutView()
    layout.add_item(discord.ui.TextDisplay("a table is open"))
    layout.add_item(discord.ui.ActionRow(discord.ui.Button(label="Join", custom_id="join")))
    start = await room.send(view=layout)  # type: ignore[union-attr]
    thread = await start.create_thread(name="A match with a name that is longer than a phone is wide")
    await room.send(f"it goes on in {thread.mention}")  # type: ignore[union-attr]
    await page.get_by_role("button", name="#A match with a name").click()
    first = page.locator(".msg", has_text="a table is open")
    await expect(first).to_be_visible()
    await expect(page.get_by_role("button", name="Join")).to_have_count(0)
    height = await composer(page).evaluate("field => field.scrollHeight")
    assert height <= 46, "what may be written stands on one line"


@in_one_loop
async def test_files_are_given_to_messages_and_commands(visit: Open, tmp_path: Path) -> None:
    match = tmp_path / "match.game"
    match.write_text("ur 1")
    page = await visit()
    async with page.expect_file_chooser() as chooser:
        await page.get_by_role("button", name="Attach files").click()
    await (await chooser.value).set_files(match)
    await expect(page.locator(".token")).to_contain_text("match.game")
    await page.keyboard.press("Enter")
    await expect(page.locator(".msg").last.locator(".file")).to_contain_text("match.game")
    await page.keyboard.type("/give ")
    await page.locator(".slot input").set_input_files(match)
    await page.locator(".slot input").press("Enter")
    await expect(page.locator(".msg").last).to_contain_text("match.game: ur 1")


@in_one_loop
async def test_links_to_messages_lead_there(visit: Open, box: Box, bot: TestBot) -> None:
    ada, general = box.user("Ada"), box.channel("general")
    first = await ada.say(general, "the very first")
    for n in range(70):
        await box.user("Ben").say(general, f"line {n}")
    other = await box.add_channel("tables")
    url = f"https://discord.com/channels/{box.guild()}/{general}/{first.id}"
    await ada.say(other, f"see {url}")
    room = await bot.fetch_channel(int(other))
    view = discord.ui.View().add_item(discord.ui.Button(label="Jump", url=url))
    await room.send("or press", view=view)  # type: ignore[union-attr]
    page = await visit(channel=other)
    await page.get_by_role("button", name="#general › 💬").click()
    await expect(page.locator(".head h1")).to_have_text("general")
    await expect(page.get_by_text("the very first")).to_be_in_viewport()
    await page.go_back()
    await page.get_by_role("button", name="Jump", exact=True).click()
    await expect(page.get_by_text("the very first")).to_be_in_viewport()


HOSTILE = "<img src=x onerror=document.title='owned'> [x](javascript:alert(1)) **<b>bold</b>** ||hidden||"
MARKS = {
    "**a** *b* __c__ ~~d~~ `e` ***f***": "strong em u s code em>strong",
    "# one\n## two\n### three\n-# small": "h1 h2 h3 small",
    "- a\n  - b\n1. c": "ul ul>li>ul ol",
    "> quoted\n>>> and\nmore": "blockquote",
    "```py\ncode\n```": "pre>code",
    "<t:0:R> <t:0:F>": "time[data-relative] time",
    "||secret||": ".spoiler",
    "[a](https://example.org/) https://example.org": "a[href^='https://example.org']",
}


@in_one_loop
async def test_discords_marks_are_shown(visit: Open, box: Box) -> None:
    page = await visit()
    for text, selectors in MARKS.items():
        said = await box.user("Ada").say(box.channel("general"), text)
        for selector in selectors.split():
            await expect(page.locator(f"[data-id='{said.id}'] .md {selector}").first).to_be_visible()


@in_one_loop
async def test_the_applications_emojis_are_pictures(visit: Open, box: Box, bot: TestBot) -> None:
    general = bot.get_channel(int(box.channel("general")))
    assert isinstance(general, discord.TextChannel)
    made = await bot.create_application_emoji(name="grain", image=png(16, 16).getvalue())
    page = await visit()
    await general.send(f"Much {made} grew.", view=sown(made))
    message = page.locator(".msg").last
    await expect(message.locator(".md .emoji")).to_have_attribute("alt", ":grain:")
    await expect(message.get_by_role("button", name="Sow").locator(".emoji")).to_be_visible()
    await message.locator(".pick-face").click()
    await expect(page.get_by_role("option").locator(".emoji")).to_be_visible()
    loaded = "all => all.every(one => one.complete && one.naturalWidth === 16)"
    assert await page.locator(".emoji").evaluate_all(loaded)
    assert "<:" not in await message.inner_text()


def sown(emoji: discord.Emoji) -> discord.ui.View:
    view = discord.ui.View(timeout=None)
    view.add_item(discord.ui.Button(label="Sow", emoji=emoji, custom_id="sow"))
    view.add_item(discord.ui.Select(custom_id="goods", options=[discord.SelectOption(label="Grain", emoji=emoji)]))
    view.stop()
    return view


@in_one_loop
async def test_a_message_has_a_menu_with_what_the_bot_offers(visit: Open, box: Box) -> None:
    page = await visit()
    await composer(page).fill("Look here")
    await composer(page).press("Enter")
    said = page.locator(".msg").filter(has_text="Look here").first
    for entry, answer in (("Read aloud", "It says: Look here"), ("Greet", "Hello, Ada!")):
        await said.hover()
        await said.get_by_role("button", name="Apps").click()
        await said.get_by_role("menuitem", name=entry).click()
        await expect(page.locator(".msg").last).to_contain_text(answer)


@in_one_loop
async def test_words_never_become_elements(visit: Open, box: Box) -> None:
    await box.user("Ben").say(box.channel("general"), HOSTILE)
    page = await visit()
    words = page.locator(".md").last
    await expect(words).to_contain_text("<img src=x")
    assert await words.locator("img, a, b").count() == 0
    await expect(page).not_to_have_title("owned")
    await words.locator(".spoiler").click()
    await expect(words.locator(".spoiler")).to_have_attribute("aria-expanded", "true")


@in_one_loop
async def test_a_restarted_box_is_found_again(visit: Open, box: Box) -> None:
    page = await visit()
    await page.evaluate("import('/page/live.js').then((live) => live.cut())")
    await expect(page.locator("#notice")).to_contain_text("Trying again")
    await expect(page.locator("#notice")).to_be_hidden()
    await box.user("Ben").say(box.channel("general"), "still here?")
    await expect(page.locator(".msg").last).to_contain_text("still here?")


def test_the_page_says_the_same_things_in_both_languages() -> None:
    english, german = (PAGE / "text.js").read_text().split("const DE = {")
    keys = re.compile(r"(?:^|, |\{ ?|\n  )(\w+): \"")
    assert set(keys.findall(english)) == set(keys.findall(german))
    used = set()
    for file in PAGE.glob("*.js"):
        used |= set(re.findall(r"\bt\(\"(\w+)\"", file.read_text()))
    assert used <= set(keys.findall(english))
