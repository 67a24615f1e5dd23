"""What a table decides together in the thread: by buttons, by commands, before and after a restart."""

import pytest

from rules import kernel
from service import clock
from service.clock import DAY
from service.told import Told
from tests.bot.weeks import Weeks
from tests.bot.world import World, buttons, ids, words


@pytest.fixture
async def weeks(world: World) -> Weeks:
    made = Weeks(world)
    await made.begin("ben", "cleo")
    return made


async def test_a_pause_is_agreed_by_buttons_and_ended_by_commands(weeks: Weeks) -> None:
    assert "The vote is open in the thread" in await weeks.say("ada", "table pause")
    vote = weeks.last
    assert "ada proposes to pause the match." in words(vote)
    assert {user.id for user in vote.mentions} == {weeks.world.ben.id, weeks.world.cleo.id}
    assert buttons(vote) == ["Yes", "No"]
    assert "counted" in await weeks.press("ben", vote, "Yes")
    assert "Agreed: ada and ben." in words(weeks.last)
    assert "You have already agreed" in await weeks.press("ben", weeks.last, "Yes")
    await weeks.press("cleo", weeks.last, "Yes")
    assert "paused; no clock runs" in weeks.table
    assert words(weeks.last).splitlines()[-1] == "The match is paused; no clock runs."
    assert buttons(weeks.last) == []
    assert "The match is on hold" in await weeks.say("ada", "play", line="place c3")
    await weeks.wait(40 * DAY)
    await weeks.say("cleo", "table resume")
    await weeks.say("ben", "table vote", agree=True)
    await weeks.say("ada", "table vote", agree=True)
    assert "paused" not in weeks.table.splitlines()[-1]
    assert "ada: time ends <t:" in weeks.table
    newest = [post for post in weeks.world.posts if post.attachments][-1]
    assert [user.id for user in newest.mentions] == [weeks.world.ada.id]


async def test_spectators_have_no_vote(weeks: Weeks) -> None:
    await weeks.say("ada", "table pause")
    assert "welcome to watch" in await weeks.press("eve", weeks.last, "Yes")
    assert "welcome to watch" in await weeks.say("eve", "table vote", agree=False)
    assert "welcome to watch" in await weeks.say("eve", "table end")


async def test_one_no_is_enough_and_its_message_keeps_that(weeks: Weeks) -> None:
    await weeks.say("ada", "table end")
    vote = weeks.last
    assert "A vote is already open" in await weeks.say("ben", "table pause")
    await weeks.press("ben", vote, "No")
    assert "ben does not agree; the proposal is rejected." in words(weeks.last)
    assert "There is no open vote" in await weeks.say("cleo", "table vote", agree=True)


async def test_a_button_of_an_old_vote_does_not_count_in_a_new_one(weeks: Weeks) -> None:
    await weeks.say("ada", "table end")
    old = weeks.last
    pressed = ids(old)[0]
    await weeks.say("ada", "table vote", agree=False)
    await weeks.say("cleo", "table pause")
    assert ids(weeks.last)[0] != pressed
    from bot.people.readers import Reader
    from bot.thread import vote_post
    from rules.kernel import Illegal

    with pytest.raises(Illegal, match="service-vote-past"):
        await vote_post.cast(weeks.world.bot, Reader(), 1, weeks.world.ben.id, True, int(pressed.split(":")[-1]))


async def test_a_restart_in_the_midst_of_a_vote_changes_nothing(weeks: Weeks) -> None:
    await weeks.say("ada", "table pause")
    vote = weeks.last
    await weeks.press("ben", vote, "Yes")
    await weeks.world.restart()
    weeks.world.bot.desk.now = lambda: weeks.time
    assert sum(buttons(post) == ["Yes", "No"] for post in weeks.world.posts) == 1
    await weeks.press("cleo", vote, "Yes")
    assert clock.is_paused((await weeks.world.table()).match)
    assert sum("ada proposes to pause" in words(post) for post in weeks.world.posts if not post.attachments) == 1


async def test_a_vote_that_was_sent_before_a_crash_is_found_again(
    weeks: Weeks, monkeypatch: pytest.MonkeyPatch
) -> None:
    from bot.thread import vote_post
    from service import lobby, votes

    class Dead:
        @staticmethod
        async def set_place(*_: object) -> None:
            raise ConnectionError

    await votes.propose(weeks.world.bot.desk, 1, weeks.world.ada.id, "end")
    monkeypatch.setattr(vote_post, "lobby", Dead)
    weeks.world.bot.wake(1)
    await weeks.done()
    assert buttons(weeks.last) == ["Yes", "No"]
    monkeypatch.setattr(vote_post, "lobby", lobby)
    await weeks.world.restart()
    await weeks.done()
    assert sum(buttons(post) == ["Yes", "No"] for post in weeks.world.posts) == 1
    assert not await weeks.world.store.letters(9)


async def test_a_vote_that_nobody_answers_runs_out(weeks: Weeks) -> None:
    await weeks.say("ada", "table end")
    await weeks.wait(DAY + 1)
    assert any("Not everybody has answered in time" in words(post) for post in weeks.world.posts)
    assert not any(buttons(post) == ["Yes", "No"] for post in weeks.world.posts)


async def test_an_agreed_end_shows_the_secret_and_no_winner(weeks: Weeks) -> None:
    await weeks.say("ada", "table end")
    for name in ("ben", "cleo"):
        await weeks.say(name, "table vote", agree=True)
    newest = [post for post in weeks.world.posts if post.attachments][-1]
    assert "nobody has won" in words(newest)
    assert "The secret was" in words(newest)
    assert buttons(newest) == ["Rematch", "Review", "Replay", "Animation", "Log"]
    assert not newest.mentions
    assert "over" in await weeks.say("ada", "table pause")


async def test_what_cannot_be_taken_back_alone_is_asked_of_the_table(weeks: Weeks) -> None:
    await weeks.say("ada", "play", line="place c3")
    await weeks.turn("ben")
    asked = await weeks.world.ada.slash(weeks.world.thread, "game undo")
    assert "You cannot take anything back on your own" in words(asked.response)
    assert "> ada places a stone on c3." in words(asked.response)
    await weeks.press("ada", asked.response, "Ask the table")
    vote = weeks.last
    assert "ada proposes to take back" in words(vote)
    assert "> ada places a stone on c3." in words(vote)
    assert "The match is paused while you vote" in weeks.table
    assert "The match is on hold" in await weeks.say("cleo", "play", line="place a1")
    await weeks.press("ben", vote, "Yes")
    await weeks.press("cleo", weeks.last, "Yes")
    table = await weeks.world.table()
    assert kernel.waiting(table.position) == (0,)
    assert "By common consent" in weeks.table
    assert weeks.world.ada.mention in weeks.table
    assert "ada places a stone on c3." in await weeks.say("ada", "game log")


async def test_the_panel_offers_to_ask_and_a_free_undo_needs_nobody(weeks: Weeks) -> None:
    await weeks.say("ada", "play", line="place c3")
    await weeks.turn("ben")
    panel = await weeks.world.ada.click(weeks.world.posts[-1], label="My move")
    assert buttons(panel.response)[0] == "Ask to undo"
    said = await weeks.press("ada", panel.response, "Ask to undo")
    assert "The table can take it back together" in said
    panel = await weeks.world.cleo.click(weeks.world.posts[-1], label="My move")
    assert "Ask to undo" not in buttons(panel.response)


async def test_moves_are_taken_back_to_any_number(weeks: Weeks) -> None:
    await weeks.round("ada", "ben", "cleo")
    refused = await weeks.say("ada", "table takeback", number=99)
    assert "Move 99 does not exist" in refused
    asked = await weeks.world.ada.slash(weeks.world.thread, "table takeback", number=0)
    await weeks.press("ada", asked.response, "Ask the table")
    await weeks.say("ben", "table vote", agree=True)
    await weeks.say("cleo", "table vote", agree=True)
    start = await weeks.world.bot.desk.position(await weeks.world.table(), 0)
    assert (await weeks.world.table()).position == start


async def test_alone_with_computers_one_decides_at_once(world: World) -> None:
    weeks = Weeks(world)
    await world.ada.slash(world.channel, "game new", game="ur")
    await world.add_computer()
    await world.ada.click(world.channel.history()[-1], label="Start")
    assert "You decide alone here" in await weeks.say("ada", "table pause")
    assert "paused" in weeks.table


async def test_a_proposal_to_go_on_says_that_silence_agrees(weeks: Weeks) -> None:
    await weeks.say("ada", "table pause")
    assert "says nothing" not in words(weeks.last)
    for name in ("ben", "cleo"):
        await weeks.say(name, "table vote", agree=True)
    await weeks.say("ada", "table resume")
    assert "Silence counts as Yes for: ben and cleo." in words(weeks.last)
    await weeks.press("ben", weeks.last, "Yes")
    await weeks.wait(DAY + 1)
    votes = [words(post) for post in weeks.world.posts if not post.attachments]
    closed = next(said for said in votes if said.startswith("ada proposes to go on"))
    assert closed.splitlines()[1:] == ["ben agrees.", "Nobody has objected in time.", "The match goes on."]
    assert "ada: time ends <t:" in weeks.table


async def test_a_vote_ends_when_the_last_who_is_asked_leaves(weeks: Weeks) -> None:
    await weeks.say("ada", "table pause")
    await weeks.say("ben", "table vote", agree=True)
    asked = await weeks.world.cleo.slash(weeks.world.thread, "table concede")
    await weeks.press("cleo", asked.response, "Leave the match")
    assert not any(buttons(post) == ["Yes", "No"] for post in weeks.world.posts)
    assert "paused; no clock runs" in weeks.table


async def test_the_number_of_moves_to_take_back_stays_while_the_table_votes(weeks: Weeks) -> None:
    await weeks.round("ada", "ben")
    asked = await weeks.world.ada.slash(weeks.world.thread, "table takeback", number=0)
    await weeks.press("ada", asked.response, "Ask the table")
    said = words(weeks.last).splitlines()[0]
    assert "to take back the last 2 moves, to the position after number 0." in said
    await weeks.press("ben", weeks.last, "Yes")
    assert words(weeks.last).splitlines()[0] == said


def test_of_a_hidden_move_the_table_hears_only_whose_it_was() -> None:
    from bot.people.readers import Reader
    from bot.thread.vote_post import _told

    reader = Reader(names=("ada", "ben"))
    assert _told(Told(3, 1, None, "player", (), ()), reader) == ["ben: a hidden move"]
    assert _told(Told(3, 1, "end", "auto", (), ()), reader) == []


async def test_a_vote_speaks_the_language_of_the_thread(world: World) -> None:
    await world.ada.slash(world.channel, "game new", game="ur")
    await world.ben.click(world.channel.history()[-1], label="Join")
    panel = await world.ada.click(world.channel.history()[-1], label="Options")
    assert panel.response is not None
    await world.ada.select(panel.response, ["de"], custom_id="l:1:setting:lang")
    await world.ada.click(world.channel.history()[-1], label="Start")
    weeks = Weeks(world)
    await weeks.say("ada", "table pause")
    assert buttons(weeks.last) == ["Ja", "Nein"]
    assert "Ein einziges Nein genügt" in words(weeks.last)
