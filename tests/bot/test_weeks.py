"""Matches that last for weeks: pace, deadlines, reminders, absence, and the machine that keeps time."""

import asyncio
import json

import discord
import pytest

from bot.people.readers import Reader
from bot.thread import clocks_in_words
from rules import kernel
from service import absence, clock
from service.clock import DAY, HOUR
from tests.bot.thread import refuse
from tests.bot.weeks import BEGIN, Weeks
from tests.bot.world import FakeRenderer, World, buttons, words

DAILY = clock.PACES["daily"]


@pytest.fixture
async def weeks(world: World) -> Weeks:
    made = Weeks(world)
    await made.begin("ben", "cleo")
    return made


async def test_the_pace_and_its_consequences_are_stated_before_anybody_joins(world: World) -> None:
    await world.ada.slash(world.channel, "game new", game="ur")
    said = words(world.channel.history()[0])
    assert "Pace daily**: 3 days at the start, 12 hours more for every turn, at most 5 days." in said
    assert "you are excused" in said
    assert "14 days of holiday" in said
    panel = await world.ada.click(world.channel.history()[0], label="Options")
    assert panel.response is not None
    await world.ada.select(panel.response, ["none"], custom_id="l:1:setting:pace")
    assert "no clock" in words(world.channel.history()[0])
    await world.ada.select(panel.response, ["live"], custom_id="l:1:setting:pace")
    await world.ada.select(panel.response, ["0"], custom_id="l:1:setting:vacation")
    said = words(world.channel.history()[0])
    assert "10 minutes at the start, one minute more" in said
    assert "There is no holiday" in said


async def test_a_host_may_set_a_pace_of_their_own(world: World) -> None:
    await world.ada.slash(world.channel, "game new", game="ur")
    refused = await world.ben.slash(world.channel, "table pace", pace="48+6<=96")
    assert world.ada.mention in words(refused.response)
    wrong = await world.ada.slash(world.channel, "table pace", pace="soon")
    assert "“soon” is not a pace" in words(wrong.response)
    await world.ada.slash(world.channel, "table pace", pace="48+6<=96", vacation=3)
    said = words(world.channel.history()[0])
    assert "custom**: 48 hours at the start, 6 hours more for every turn, at most 4 days" in said
    assert "3 days of holiday" in said


async def test_paces_are_completed_in_words(world: World) -> None:
    await world.ada.slash(world.channel, "game new", game="ur")
    offered = await world.ada.autocomplete(world.channel, "table pace", "pace", "")
    assert [choice["value"] for choice in offered] == ["live", "daily", "relaxed", "none"]
    (own,) = await world.ada.autocomplete(world.channel, "table pace", "pace", "48+6")
    assert own["name"] == "Pace custom: 48 hours at the start, 6 hours more for every turn, at most 4 days."
    assert await world.ada.autocomplete(world.channel, "table pace", "pace", "48+") == []


async def test_the_table_shows_the_deadline_as_a_time_of_the_reader(weeks: Weeks) -> None:
    end = int(BEGIN + DAILY.bank)
    assert f"ada: time ends <t:{end}:f> (<t:{end}:R>)" in weeks.table
    await weeks.turn("ada")
    assert "ben: time ends <t:" in weeks.table
    assert "ada has time" not in weeks.table


async def test_mine_lists_when_ones_time_ends(weeks: Weeks) -> None:
    assert f"it is your turn** ⏳ <t:{int(BEGIN + DAILY.bank)}:R>" in await weeks.say("ada", "game mine")
    assert "⏳" not in await weeks.say("ben", "game mine")


async def test_time_speaks_german_too(world: World) -> None:
    weeks = Weeks(world)
    await weeks.begin("ben", "cleo")
    table, reader = await world.table(), Reader("de")
    assert any("Die Zeit endet am <t:" in line for line in clocks_in_words.state(table, reader.at(table)))
    said = "\n".join(clocks_in_words.promised(table.match, reader))
    assert "Tempo täglich**: 3 Tage zu Beginn, 12 Stunden mehr für jeden Zug, höchstens 5 Tage." in said
    assert "14 Tage Urlaub" in said


async def test_a_newcomer_gets_the_hand_and_the_leaver_sees_it_no_longer(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(FakeRenderer, "hand", FakeRenderer.draw)
    weeks = Weeks(world)
    await weeks.begin("ben", game="tigris")
    assert len(weeks.letters("ben")) == 1
    await weeks.say("ada", "table replace", seat=2, newcomer=world.dan)
    await weeks.press("dan", weeks.last, "Take the seat")
    await weeks.say("ben", "table vote", agree=True)
    (letter,) = weeks.letters("dan")
    assert json.loads(await letter.attachments[0].read())["view"]["viewer"] == 1
    (old,) = weeks.letters("ben")
    assert "no longer yours" in words(old)
    assert old.attachments == []
    assert "welcome to watch" in await weeks.say("ben", "game hand")


async def test_a_reminder_comes_at_half_time_and_only_once(weeks: Weeks) -> None:
    await weeks.wait(DAILY.bank / 2 - 1)
    assert weeks.letters("ada") == []
    await weeks.wait(2)
    (letter,) = weeks.letters("ada")
    assert f"Your time ends <t:{int(BEGIN + DAILY.bank)}:R>" in words(letter)
    assert buttons(letter) == ["Since my turn", "Mute this match", "I’m on holiday", "To the table"]
    await weeks.world.restart()
    await weeks.work()
    assert len(weeks.letters("ada")) == 1
    await weeks.wait(DAILY.bank * 0.45)
    assert len(weeks.letters("ada")) == 2
    assert weeks.letters("ben") == []


async def test_quiet_hours_hold_a_reminder_back_until_the_morning(weeks: Weeks) -> None:
    said = await weeks.say("ada", "game settings", quiet="20:00-07:30", zone="Europe/Berlin")
    assert "20:00–07:30" in said
    assert "Europe/Berlin" in said
    await weeks.wait(DAILY.bank / 2 + 1)  # 20 o'clock at Greenwich, 21 in Berlin
    assert weeks.letters("ada") == []
    await weeks.world.restart()
    weeks.world.bot.desk.now = lambda: weeks.time
    await weeks.wait(10 * HOUR)
    assert weeks.letters("ada") == []
    await weeks.wait(HOUR)
    assert len(weeks.letters("ada")) == 1
    await weeks.wait(HOUR)
    assert len(weeks.letters("ada")) == 1


async def test_a_reminder_that_no_longer_fits_is_dropped(weeks: Weeks) -> None:
    await weeks.say("ada", "game settings", quiet="20:00-07:30", zone="Europe/Berlin")
    await weeks.wait(DAILY.bank / 2 + 1)
    await weeks.turn("ada")
    await weeks.wait(DAY)
    assert weeks.letters("ada") == []
    assert not [letter for letter in await weeks.world.store.letters(9) if letter.kind == "remind"]


async def test_nobody_gets_more_reminders_than_wished(weeks: Weeks) -> None:
    await weeks.say("ada", "game settings", limit=0)
    await weeks.wait(DAILY.bank - 1)
    assert weeks.letters("ada") == []


async def test_two_reminders_at_once_do_not_pass_the_limit(weeks: Weeks) -> None:
    await weeks.say("ada", "game settings", limit=1)
    table, reminders = await weeks.world.table(), weeks.world.bot.reminders
    args = {"when": "soon"}
    await asyncio.gather(*(reminders._remind(table, 0, f"key{n}", "people-reminder", args) for n in range(4)))
    assert len(weeks.letters("ada")) == 1
    weeks.time += DAY
    await reminders._remind(table, 0, "key9", "people-reminder", args)
    assert len(weeks.letters("ada")) == 2


async def test_what_the_night_held_back_comes_as_one_reminder(world: World) -> None:
    weeks = Weeks(world)
    await weeks.begin("ben", "cleo", pace="20+1")
    await weeks.say("ada", "game settings", quiet="17-3:30")  # half of the time is over at 18, nine tenths at 2
    await weeks.wait(19.4 * HOUR)
    assert weeks.letters("ada") == []
    await weeks.wait(0.3 * HOUR)
    assert len(weeks.letters("ada")) == 1


async def test_a_reminder_tells_what_happened_since_ones_turn(weeks: Weeks) -> None:
    await weeks.wait(DAILY.bank / 2 + 1)
    result = await weeks.world.ada.user.click(weeks.letters("ada")[0], label="Since my turn")
    assert "Nothing has happened since your last move." in words(result.response)


async def test_a_match_is_muted_by_button_and_by_command(weeks: Weeks) -> None:
    await weeks.wait(DAILY.bank / 2 + 1)
    result = await weeks.world.ada.user.click(weeks.letters("ada")[0], label="Mute this match")
    assert "no more reminders about match #1" in words(result.response)
    await weeks.wait(DAILY.bank * 0.45)
    assert len(weeks.letters("ada")) == 1
    assert "again" in await weeks.say("ada", "table mute", silent=False)
    assert "welcome to watch" in await weeks.say("eve", "table mute")


async def test_where_direct_messages_are_closed_the_thread_reminds(
    weeks: Weeks, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(discord.User, "create_dm", refuse)
    await weeks.wait(DAILY.bank / 2 + 1)
    assert f"{weeks.world.ada.mention}: It is your turn." in words(weeks.last)
    assert [user.id for user in weeks.last.mentions] == [weeks.world.ada.id]


async def test_who_wants_it_is_told_when_the_one_before_is_up(weeks: Weeks) -> None:
    await weeks.say("cleo", "game settings", upcoming=True)
    await weeks.turn("ada")
    (letter,) = weeks.letters("cleo")
    assert "It is the turn of ben, who sits before you" in words(letter)
    assert weeks.letters("ada") == []


async def test_a_reminder_speaks_the_readers_language(weeks: Weeks) -> None:
    await weeks.say("ada", "game settings", language="de")
    await weeks.wait(DAILY.bank / 2 + 1)
    (letter,) = weeks.letters("ada")
    assert "Du bist am Zug. Deine Zeit endet" in words(letter)
    assert buttons(letter)[:3] == ["Seit meinem Zug", "Diese Partie stummschalten", "Ich bin im Urlaub"]


async def test_excused_then_a_default_then_the_computer_until_the_human_is_back(weeks: Weeks) -> None:
    await weeks.wait(DAILY.bank + 1)
    assert "ada has run out of time and is excused, this once." in weeks.table
    await weeks.wait(DAY)
    assert "ada has missed the deadline." in weeks.table
    assert weeks.world.ben.mention in weeks.table
    await weeks.round("ben", "cleo")
    await weeks.wait(DAILY.increment + 1)
    assert "The computer plays for ada, who can return with /game back." in weeks.table
    assert weeks.world.ada.mention not in weeks.table
    sources = [move.source for move in await weeks.world.store.moves(1)]
    assert "computer" in sources
    assert "clock" in sources
    (told,) = [words(letter) for letter in weeks.letters("ada") if "computer" in words(letter)]
    assert "the computer plays your seat now. /game back gives it back to you." in told
    assert "Nobody stands in for you" in await weeks.say("ben", "game back")
    letter = next(letter for letter in weeks.letters("ada") if "computer" in words(letter))
    pressed = await weeks.world.ada.user.click(letter, label="I'm back")
    assert "The seat is yours again" in words(pressed.response)
    await weeks.done()
    assert "The computer plays for" not in weeks.table
    await weeks.round("ben", "cleo")
    assert weeks.world.ada.mention in weeks.table


async def test_a_vacation_stops_the_clock_and_is_shown(weeks: Weeks) -> None:
    offered = await weeks.world.ada.slash(weeks.world.thread, "table vacation")
    assert buttons(offered.response) == ["one day", "3 days", "7 days", "14 days"]
    said = await weeks.press("ada", offered.response, "7 days")
    assert "7 days are left after that" in said
    assert "ada is on holiday; back <t:" in weeks.table
    assert "time ends" not in weeks.table
    await weeks.wait(7 * DAY - 1)
    assert weeks.letters("ada") == []
    await weeks.wait(2)
    assert "ada: time ends <t:" in weeks.table
    assert "more holiday than you have: 7 days" in await weeks.say("ada", "table vacation", days=8)
    assert "Your clock is stopped" in await weeks.say("ada", "table vacation", days=7)
    assert "welcome to watch" in await weeks.say("eve", "table vacation", days=2)


async def test_a_vacation_in_all_matches_at_once(weeks: Weeks) -> None:
    await weeks.world.ada.slash(weeks.world.channel, "game new", game="ur")
    await weeks.world.add_computer()
    await weeks.world.ada.slash(weeks.world.channel, "table pace", vacation=2)
    await weeks.world.ada.click(weeks.world.channel.history()[-1], label="Start")
    assert "Fill in “days” too" in await weeks.say("ada", "table vacation", everywhere=True)
    said = await weeks.say("ada", "table vacation", days=3, everywhere=True)
    assert "Your clocks are stopped in #1; they go on <t:" in said
    assert "in #1;" in said
    assert "in #2; your clock keeps running there." in said
    assert (await weeks.world.table(1)).chairs[0].away == weeks.time + 3 * DAY


async def test_who_is_up_after_a_vacation_is_called(weeks: Weeks) -> None:
    await weeks.say("ada", "table vacation", days=2)
    weeks.world.bot.wake(1)
    await weeks.done()
    before = len(weeks.world.posts)
    await weeks.wait(2 * DAY + 1)
    assert len(weeks.world.posts) == before + 1
    assert [user.id for user in weeks.last.mentions] == [weeks.world.ada.id]


async def test_a_reminder_offers_vacation(weeks: Weeks) -> None:
    await weeks.wait(DAILY.bank / 2 + 1)
    ada = weeks.world.ada.user
    asked = await ada.click(weeks.letters("ada")[0], label="I’m on holiday")
    assert "You have 14 days" in words(asked.response)
    await ada.click(asked.response, label="3 days")
    assert (await weeks.world.table()).chairs[0].away == weeks.time + 3 * DAY


async def test_the_downtime_of_the_bot_counts_against_nobody_and_the_table_shows_it(weeks: Weeks) -> None:
    await weeks.work()
    weeks.time += 2 * DAY
    await weeks.world.restart()
    await weeks.world.env.settle()
    end = int(BEGIN + DAILY.bank + 2 * DAY)
    assert f"ada: time ends <t:{end}:f>" in weeks.table


async def test_when_the_host_leaves_the_next_one_hosts(world: World) -> None:
    await world.ada.slash(world.channel, "game new", game="ur")
    post = world.channel.history()[0]
    await world.ben.click(post, label="Join")
    await world.cleo.click(post, label="Join")
    await world.ada.click(post, label="Leave")
    assert f"{world.ben.mention} invites you" in words(world.channel.history()[0])
    await world.ben.click(world.channel.history()[0], label="Start")
    assert (await world.table()).match.status == "running"


async def test_a_turn_right_after_discord_was_away_is_not_charged_with_that(weeks: Weeks) -> None:
    await weeks.work()
    await weeks.world.bot.on_shard_disconnect(0)
    weeks.time += 3 * HOUR
    await weeks.world.bot.on_shard_resumed(0)
    await weeks.turn("ada")
    table = await weeks.world.table()
    assert table.chairs[0].left == DAILY.bank + DAILY.increment
    assert clock.deadline(table.chairs[1]) == weeks.time + DAILY.bank


async def test_while_the_machine_sleeps_no_clock_runs(weeks: Weeks) -> None:
    await weeks.work()
    weeks.time += 30 * DAY
    await weeks.world.bot.timekeeping.beat()
    await weeks.done()
    table = await weeks.world.table()
    assert clock.deadline(table.chairs[0]) == weeks.time + DAILY.bank
    assert not table.chairs[0].missed


async def test_a_dead_lobby_is_closed_with_a_notice(world: World) -> None:
    weeks = Weeks(world)
    await world.ada.slash(world.channel, "game new", game="ur")
    await weeks.wait(15 * DAY)
    assert "nobody started it within 14 days" in words(world.channel.history()[0])
    assert buttons(world.channel.history()[0]) == []
    assert not await world.store.letters(9)


async def test_who_concedes_confirms_first_and_the_computer_plays_on(weeks: Weeks) -> None:
    asked = await weeks.world.ada.slash(weeks.world.thread, "table concede")
    assert "Do you really want to leave" in words(asked.response)
    assert (await weeks.world.table()).chairs[0].user == weeks.world.ada.id
    assert "You have left the match" in await weeks.press("ada", asked.response, "Leave the match")
    table = await weeks.world.table()
    assert table.chairs[0].user is None
    assert 0 not in kernel.waiting(table.position)
    assert weeks.world.ben.mention in weeks.table
    assert "welcome to watch" in await weeks.say("ada", "table concede")


async def test_the_table_gives_a_computers_seat_to_somebody_who_is_willing(weeks: Weeks) -> None:
    await absence.concede(weeks.world.bot.desk, 1, weeks.world.cleo.id)
    offered = await weeks.world.ada.autocomplete(weeks.world.thread, "table replace", "seat", "cleo")
    assert [choice["value"] for choice in offered] == [3]
    assert "is asked in the thread" in await weeks.say("ada", "table replace", seat=3, newcomer=weeks.world.dan)
    offer = weeks.last
    assert "ada" not in buttons(offer)
    assert "not offered to you" in await weeks.press("eve", offer, "Take the seat")
    assert "the vote stands in the thread" in await weeks.press("dan", offer, "Take the seat")
    assert (await weeks.world.table()).chairs[2].user is None
    await weeks.say("ben", "table vote", agree=True)
    assert (await weeks.world.table()).chairs[2].user == weeks.world.dan.id
    assert "By vote of the table, dan plays seat 3 from now on." in weeks.table


async def test_who_offers_the_own_seat_has_given_it(weeks: Weeks) -> None:
    said = await weeks.say("cleo", "table replace", seat=3, newcomer=weeks.world.dan)
    assert "your seat is theirs" in said
    assert "The seat is yours" in await weeks.press("dan", weeks.last, "Take the seat")
    assert (await weeks.world.table()).chairs[2].user == weeks.world.dan.id
    assert "By the wish of the one who played it, dan plays seat 3" in weeks.table


async def test_a_humans_seat_changes_hands_by_vote(weeks: Weeks) -> None:
    await weeks.say("ben", "table replace", seat=3, newcomer=weeks.world.dan)
    assert "The table is asked now" in await weeks.press("dan", weeks.last, "Take the seat")
    vote = weeks.last
    assert "ben proposes somebody else for cleo’s seat." in words(vote)
    assert weeks.world.dan.mention in words(vote)
    await weeks.press("ada", vote, "Yes")
    await weeks.press("cleo", vote, "Yes")
    assert (await weeks.world.table()).chairs[2].user == weeks.world.dan.id
    assert "welcome to watch" in await weeks.say("cleo", "game hand")
