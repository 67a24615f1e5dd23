"""The commands around a match: looking, logs, files, settings, the doctor, rules, typing with completion."""

import json

import pytest

import service.clauses
from bot.people import settings
from bot.people.readers import Reader
from rules import kernel
from service import game_file
from tests.bot.test_matches import finish
from tests.bot.test_panel import play_on, whose
from tests.bot.world import Panel, World, ids, words


async def said(world: World, who: str, command: str, **options: object) -> str:
    """What a command answers, always in private."""
    result = await getattr(world, who).slash(world.thread, command, **options)
    assert result.ephemeral
    assert result.response is not None
    return words(result.response)


async def test_mine_lists_what_waits_first(match: World) -> None:
    await match.ada.slash(match.channel, "game new", game="ur")
    listed = (await said(match, "ada", "game mine")).splitlines()
    assert "it is your turn" in listed[0]
    assert "not started" in listed[1]
    assert "waiting for others" in await said(match, "ben", "game mine")
    assert "You are not in any match yet" in await said(match, "eve", "game mine")


async def test_next_opens_the_panel_of_what_waits(match: World) -> None:
    result = await match.ada.slash(match.channel, "game next")
    assert result.response is not None
    assert "Where do you put your stone?" in words(result.response)
    assert "No match is waiting for you" in await said(match, "ben", "game next")


async def test_show_gives_the_board_a_part_of_it_or_its_words(match: World) -> None:
    result = await match.ben.slash(match.thread, "game show", region="north")
    assert result.response is not None
    picture = json.loads(await result.response.attachments[0].read())
    assert picture["look"]["region"] == "north"
    assert picture["view"]["viewer"] == 1
    offered = await match.ben.autocomplete(match.thread, "game show", "region", "no")
    assert [choice["value"] for choice in offered] == ["north"]
    assert "board in en for 1" in await said(match, "ben", "game show", text=True)
    assert "board in en for None" in await said(match, "eve", "game show", text=True)


async def test_hand_says_where_nothing_is_hidden(match: World) -> None:
    assert "You have nothing hidden" in await said(match, "ada", "game hand")
    assert "welcome to watch" in await said(match, "eve", "game hand")


async def test_the_log_is_in_the_readers_language_and_in_notation(match: World) -> None:
    await match.ada.slash(match.thread, "play", line="place c3")
    await match.ben.slash(match.thread, "game settings", language="de")
    assert "ada places a stone on c3." in await said(match, "ada", "game log")
    assert "ada setzt" in await said(match, "ben", "game log")
    assert "ada: `place c3`" in await said(match, "ben", "game log", notation=True)


async def test_the_notation_of_a_secret_move_is_hidden_from_others_until_the_end() -> None:
    from bot.people.readers import Reader
    from bot.thread import match_in_words
    from service.told import told
    from storage import Move

    reader = Reader(names=("Ada", "Ben"))
    moves = [Move(n=0, seat=None, line="deal", secret=True, at=0), Move(n=1, seat=0, line="bid 7", secret=True, at=0)]

    def notation(seat: int | None, over: bool = False) -> list[str]:
        known = [told(move, seat, over) for move in moves]
        return match_in_words.notation([move for move in known if move is not None], reader)

    for seat in (1, None):
        assert not any("7" in line for line in notation(seat))
    assert "bid 7" in notation(0)[1]
    assert "bid 7" in notation(1, over=True)[1]


async def test_a_running_match_is_not_exported_and_says_why(match: World) -> None:
    assert "until then the file would show what is hidden" in await said(match, "ada", "game export")


async def test_a_finished_match_is_exported_and_verified(match: World) -> None:
    await finish(match)
    result = await match.eve.slash(match.thread, "game export")
    assert result.response is not None
    (file,) = result.response.attachments
    assert file.filename == "ziggurat-1.game"
    game = game_file.read((await file.read()).decode())
    assert game_file.verify(game).key == "service-verified-all"
    assert "Verified" in await said(match, "ben", "game verify")


async def test_settings_are_kept_and_shown(match: World) -> None:
    shown = await said(match, "ada", "game settings", language="de", colours="contrast", hands=False)
    assert "Gespeichert" in shown
    assert "starker Kontrast" in shown
    assert await match.store.prefs(match.ada.id) == {"lang": "de", "palette": "contrast", "dm": False}
    assert "Deine Einstellungen" in await said(match, "ada", "game settings")


async def test_settings_without_options_are_menus_in_plain_words(match: World) -> None:
    opened = Panel(match.ada, await match.ada.slash(match.thread, "game settings"))
    assert chosen(opened)[:2] == ["Language: English", "Pictures: usual colours"]
    await match.restart()
    for custom_id, value in (("s:lang", "de"), ("s:remind", "2"), ("s:quiet", "22:00-07:00"), ("s:rated", "no")):
        await opened.pick(custom_id, [value])
    assert "Gespeichert" in opened.text
    assert {"Sprache: Deutsch", "Erinnerungen: höchstens 2 am Tag", "Ruhezeiten: 22:00–07:00"} <= set(chosen(opened))
    kept = {"lang": "de", "limit": 2, "stop": False, "quiet_from": "22:00", "quiet_to": "07:00", "unrated": True}
    assert await match.store.prefs(match.ada.id) == kept
    await opened.pick("s:remind", ["0"])
    assert "Erinnerungen: keine" in chosen(opened)
    assert (await match.store.prefs(match.ada.id))["limit"] == 2


async def test_a_typed_setting_is_offered_too(match: World) -> None:
    await said(match, "ada", "game settings", limit=9)
    opened = Panel(match.ada, await match.ada.slash(match.thread, "game settings"))
    assert "Reminders: 9 a day at most" in chosen(opened)


@pytest.mark.parametrize(("key", "value"), [("lang", "xx"), ("remind", "²"), ("remind", "51"), ("dance", "yes")])
async def test_a_setting_that_was_never_offered_changes_nothing(match: World, key: str, value: str) -> None:
    with pytest.raises(kernel.Illegal):
        await settings.pick(match.bot, Reader(), match.ada.id, key, value)
    assert await match.store.prefs(match.ada.id) == {}


def chosen(panel: Panel) -> list[str]:
    """What the menus show."""
    menus = [widget for widget in panel.widgets() if "options" in widget]
    return [option["label"] for menu in menus for option in menu["options"] if option.get("default")]


async def test_the_doctor_says_what_is_well(match: World) -> None:
    findings = await said(match, "ada", "game doctor")
    assert "✅ Direct messages reach you." in findings
    assert "✅ Create Public Threads" in findings
    assert "All is well." in findings


async def test_help_knows_the_thread_and_the_game_named(match: World) -> None:
    assert "UR · Goal" in await said(match, "eve", "game help")
    assert "Stone Age · Goal" in await said(match, "eve", "game help", game="stoneage")


async def test_the_buttons_below_a_table(match: World) -> None:
    hand = await match.ada.click(match.posts[-1], label="My hand")
    log = await match.eve.click(match.posts[-1], label="Log")
    assert hand.response is not None
    assert log.response is not None
    assert "nothing hidden in this game" in words(hand.response)
    assert "The square is laid" in words(log.response)


async def test_a_rule_is_looked_up_by_its_number_or_by_words(match: World) -> None:
    assert "For an attack" in await said(match, "eve", "rules", query="ur-war-01")
    assert "UR-ZIG-01" in await said(match, "eve", "rules", query="five stones ziggurat")
    offered = await match.eve.autocomplete(match.thread, "rules", "query", "attack war")
    assert all(choice["value"].startswith("UR-") for choice in offered)
    assert "Nothing is found" in await said(match, "eve", "rules", query="zeppelin")
    assert service.clauses.clauses("no-such-game", "en") == {}


async def test_rules_knows_the_game_of_its_thread_and_turns_pages(match: World) -> None:
    first = (await match.eve.slash(match.thread, "rules", query="how do I score points")).response
    assert first is not None
    assert "UR-SCORE-" in words(first)
    assert "TE-" not in words(first)
    assert "Page 1 of" in words(first)
    second = (await match.eve.click(first, label="Further ones")).response
    assert second is not None
    assert "Page 2 of" in words(second)
    everywhere = (await match.eve.slash(match.channel, "rules", query="how do I score points")).response
    assert "Stone Age" in words(everywhere) or "Euphrat" in words(everywhere)


async def test_a_line_is_completed_word_by_word(match: World) -> None:
    first = await match.ada.autocomplete(match.thread, "play", "line", "")
    assert first == [{"name": "Place a stone", "value": "place"}]
    second = await match.ada.autocomplete(match.thread, "play", "line", "place c")
    assert [choice["value"] for choice in second] == [f"place c{row}" for row in range(1, 7)]
    assert await match.ben.autocomplete(match.thread, "play", "line", "place ") == []
    assert await match.eve.autocomplete(match.thread, "play", "line", "place ") == []


async def test_the_options_of_a_subcommand_are_completed_by_the_words_before(match: World) -> None:
    offered = await match.ada.autocomplete(match.thread, "ur place", "tile", "b2")
    assert [choice["value"] for choice in offered] == ["b2"]
    await play_on(match, 6)
    who, seat = await whose(match)
    table = await match.table()
    path = next(kernel.legal(table.position, seat, ("swap",)))
    offered = await who.autocomplete(match.thread, "ur swap", "side-up", "", tile=str(path[1]))
    assert str(path[2]) in [choice["value"] for choice in offered]


async def test_a_subcommand_with_words_left_out_opens_the_panel(match: World) -> None:
    result = await match.ada.slash(match.thread, "ur place")
    assert result.response is not None
    assert "Where do you put your stone?" in words(result.response)
    assert ids(result.response)


async def test_outside_of_threads_a_match_must_be_named(match: World) -> None:
    refused = await match.eve.slash(match.channel, "game show")
    assert refused.response is not None
    assert "Which match?" in words(refused.response)
    offered = await match.eve.autocomplete(match.channel, "game show", "match", "")
    assert [choice["value"] for choice in offered] == [1]
    shown = await match.eve.slash(match.channel, "game show", match=1)
    assert shown.response is not None
    assert shown.response.attachments
    unknown = await match.eve.slash(match.channel, "game show", match=77)
    assert unknown.response is not None
    assert "There is no match 77" in words(unknown.response)
