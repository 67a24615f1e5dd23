"""What was and what might be: log, since, replay, what-ifs, the animation, notes, orders, ratings, being forgotten."""

import io
import json
import re
from typing import Any

import pytest
from PIL import Image

from bot.history import since_last_turn
from bot.people.readers import Reader
from renderers import animation
from renderers.ur import lying, where
from rules import kernel
from rules.kernel import Event, msg
from service import play
from service.told import Told
from tests.bot.weeks import Weeks
from tests.bot.world import FakeRenderer, Panel, World, buttons, ids, words


@pytest.fixture
async def weeks(world: World) -> Weeks:
    made = Weeks(world)
    await made.begin("ben", "cleo")
    return made


@pytest.fixture
async def hidden(world: World, monkeypatch: pytest.MonkeyPatch) -> Weeks:
    """A game with hidden hands."""
    monkeypatch.setattr(FakeRenderer, "hand", FakeRenderer.draw)
    made = Weeks(world)
    await made.begin("ben", game="tigris")
    return made


async def pictures(message: Any) -> list[dict[str, Any]]:
    return [json.loads(await file.read()) for file in message.attachments]


async def test_since_tells_of_each_player_with_every_change_marked_on_one_board(
    weeks: Weeks, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(FakeRenderer, "lying", staticmethod(lying))
    monkeypatch.setattr(FakeRenderer, "where", staticmethod(where))
    await weeks.round("ada", "ben", "cleo")
    shown = await weeks.world.ada.click(weeks.last, label="Since my turn")
    assert shown.response is not None
    said = words(shown.response)
    assert re.search(r"\*\*ben\*\*\n- ben places .*\n\*\*cleo\*\*\n- cleo places ", said)
    assert "ada places" not in said
    assert "**+** came" in said
    (board,) = await pictures(shown.response)
    assert sum(cell["stones"] for cell in board["view"]["board"]) == 3
    assert [mark["sign"] for mark in board["look"]["marks"]] == ["+1", "+1"]
    assert "Nothing has happened since your last move" in await weeks.say("cleo", "game since")
    assert "welcome to watch" in await weeks.say("eve", "game since")


def test_of_many_lines_the_last_ones_are_told_of_each_player() -> None:
    lines = tuple(Event(msg("thread-nothing")) for _ in range(7))
    moves = [
        Told(1, 0, "", "human", lines, ()),
        Told(2, 1, "", "human", lines[:1], ()),
        Told(3, 0, "", "human", (), ()),
    ]
    told = since_last_turn.by_player(moves, Reader(names=("Ada", "Ben")))
    assert told == ["**Ada**", "-# … and 3 lines before (Log)", *["- nothing"] * 4, "**Ben**", "- nothing"]


async def test_the_log_is_turned_page_by_page_in_words_and_in_notation(weeks: Weeks) -> None:
    for _ in range(12):
        await weeks.round("ada", "ben", "cleo")
    log = await weeks.world.ada.slash(weeks.world.thread, "game log")
    assert buttons(log.response) == ["Older", "Newer", "In notation"]
    older = await weeks.press("ada", log.response, "Older")
    assert "Page" in older
    while "The square is laid" not in (older := words(log.response)):
        assert await weeks.press("ada", log.response, "Older") != older
    assert "`0` *(hidden until the end)*" in await weeks.press("ada", log.response, "In notation")
    assert "The square is laid" in await weeks.press("ada", log.response, "In words")
    by_button = await weeks.world.eve.click(weeks.last, label="Log")
    assert "Page" in words(by_button.response)


async def test_any_position_is_replayed_by_buttons_and_by_number(weeks: Weeks) -> None:
    await weeks.round("ada", "ben", "cleo")
    shown = await weeks.world.ada.slash(weeks.world.thread, "game replay", number=1)
    assert "Position 1 of 3." in words(shown.response)
    (board,) = await pictures(shown.response)
    assert sum(cell["stones"] for cell in board["view"]["board"]) == 1
    assert board["view"]["viewer"] == 0
    assert "Position 2 of 3." in await weeks.press("ada", shown.response, "Forward")
    assert "Position 1 of 3." in await weeks.press("ada", shown.response, "Back")
    assert "Position 0 of 3." in await weeks.press("ada", shown.response, "⏮")
    assert "Position 3 of 3." in await weeks.press("ada", shown.response, "⏭")
    assert "Position 3 of 3." in await weeks.say("eve", "game replay", number=77)


async def test_a_replay_passes_over_what_leaves_the_position_as_it_was(weeks: Weeks) -> None:
    await weeks.turn("ada")
    await weeks.say("ada", "table end")
    await weeks.say("ben", "table vote", agree=False)
    await weeks.round("ben", "cleo")
    shown = await weeks.world.ada.slash(weeks.world.thread, "game replay", number=3)
    assert "Position 1 of 5." in words(shown.response)
    assert "Position 4 of 5." in await weeks.press("ada", shown.response, "Forward")
    assert "Position 1 of 5." in await weeks.press("ada", shown.response, "Back")
    assert "Position 5 of 5." in await weeks.press("ada", shown.response, "+10")
    assert "Position 0 of 5." in await weeks.press("ada", shown.response, "−10")


async def test_while_a_match_runs_a_replay_shows_ones_own_view_whatever_the_button_says(hidden: Weeks) -> None:
    from bot.history import earlier_positions
    from bot.people.readers import Reader

    table = await hidden.world.table()
    for user, seat in ((hidden.world.ada.id, 0), (hidden.world.eve.id, None)):
        card = await earlier_positions.replay(hidden.world.bot, Reader(), 1, user, earlier_positions.At(0, "1"))
        assert card.shot is not None
        assert card.shot.view == table.rules.view(await hidden.world.bot.desk.position(table, 0), seat)
        assert not [row for row in card.post.rows if not isinstance(row, tuple)]


async def test_after_the_end_everybody_sees_through_anybodys_eyes(over: Weeks) -> None:
    shown = await over.world.eve.click(over.last, label="Replay")
    assert shown.response is not None
    menu = next(one for one in ids(shown.response) if ":eyes:" in one)
    for picked, viewer in (("1", 1), ("all", None)):
        await over.world.eve.select(shown.response, [picked], custom_id=menu)
        assert (await pictures(shown.response))[-1]["view"]["viewer"] == viewer
        menu = next(one for one in ids(shown.response) if ":eyes:" in one)


async def test_a_branch_is_played_alone_is_marked_and_leaves_no_trace(weeks: Weeks) -> None:
    await weeks.round("ada", "ben", "cleo")
    world = weeks.world
    posts, n = [words(post) for post in world.posts], (await world.table()).n
    panel = Panel(world.ada, await world.ada.slash(world.thread, "game branch", number=1))
    assert "WHAT IF · only you see this · from match #1" in panel.text
    assert "Nothing here touches the match" in panel.text
    for _ in range(3):
        copy = await world.table(2)
        seat = kernel.waiting(copy.position)[0]
        path = kernel.sample(copy.position, seat, weeks.chance)
        from ziggurat import clicking

        await clicking.play(panel, copy, seat, path)
        assert (await world.table(2)).n > copy.n
        assert "WHAT IF" in panel.text
    await weeks.done()
    assert (await world.table()).n == n
    assert [words(post) for post in world.posts] == posts
    assert await world.store.matches_of(world.ada.id) == [1]


async def test_nobody_else_finds_a_branch(weeks: Weeks) -> None:
    await weeks.world.ada.slash(weeks.world.thread, "game branch")
    for command in ("game show", "game log", "game replay", "game branch"):
        assert "There is no match 2" in await weeks.say("ben", command, match=2)


async def test_a_branch_knows_nothing_that_its_player_does_not(hidden: Weeks, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever others hold, the panel of a what-if is the same: what it shows is drawn by lot."""
    from bot.history import what_ifs
    from bot.people.readers import Reader
    from rules.kernel import Tape

    world = hidden.world
    desk, ada = world.bot.desk, world.ada.id
    table = await world.table()
    monkeypatch.setattr(desk, "entropy", lambda size: b"\x05" * size)
    before = await what_ifs.branch(world.bot, Reader(), 1, ada)
    own = table.rules.view(table.position, 0)
    shown = (await desk.table(2)).position
    assert table.rules.view(shown, 0) == own
    assert table.rules.view(shown, 1) != table.rules.view(table.position, 1)
    table.position = table.rules.resample(table.position, 0, Tape(b"another world"))
    desk.hold(table)
    after = await what_ifs.branch(world.bot, Reader(), 1, ada)
    assert before.shot == after.shot
    assert before.post.text == after.post.text


async def test_a_branch_from_a_replay(weeks: Weeks) -> None:
    await weeks.turn("ada")
    shown = await weeks.world.ben.slash(weeks.world.thread, "game replay")
    assert "WHAT IF" in await weeks.press("ben", shown.response, "What if?")


async def test_the_animation_is_made_once_for_everybody(over: Weeks, monkeypatch: pytest.MonkeyPatch) -> None:
    def tiny(self: FakeRenderer, view: Any, look: Any) -> bytes:
        target = io.BytesIO()
        picture = Image.new("RGB", (40, 30), "navy")
        picture.paste("orange", (0, 0, 1 + sum(cell.stones for cell in view.board) % 39, 30))
        picture.save(target, "PNG")
        return target.getvalue()

    monkeypatch.setattr(FakeRenderer, "draw", tiny)
    monkeypatch.setattr(animation, "WIDTH", 40)
    final = over.last
    assert "appears in the thread" in await over.press("ben", final, "Animation")
    await over.done()
    film = over.last
    assert words(film) == "The whole match."
    data = await film.attachments[0].read()
    assert len(data) < 8 * 2**20
    with Image.open(io.BytesIO(data)) as shown:
        assert getattr(shown, "n_frames", 1) > 3
    percents = [one.json for one in over.world.env.http_requests if one.method == "PATCH" and one.json]
    assert any("100 %" in json.dumps(one, ensure_ascii=False) for one in percents)
    assert str(film.id) in await over.press("ada", final, "Animation")


async def test_notes_are_private_and_shown_when_the_panel_opens(weeks: Weeks) -> None:
    assert "You have no note" in await weeks.say("ada", "table note")
    assert "attack ben" in await weeks.say("ada", "table note", note="attack ben")
    panel = await weeks.world.ada.click(weeks.last, label="My move")
    assert "📝 attack ben" in words(panel.response)
    assert "📝 attack ben" in await weeks.say("ada", "game next")
    others = await weeks.world.ben.click(weeks.last, label="My move")
    assert "attack" not in words(others.response)
    assert "You have no note" in await weeks.say("ada", "table note", note="-")
    assert "welcome to watch" in await weeks.say("eve", "table note", note="hm")


async def test_standing_orders_are_given_listed_carried_out_and_revoked(weeks: Weeks) -> None:
    for _ in range(4):
        await weeks.round("ada", "ben", "cleo")
    table = await weeks.world.table()
    assert kernel.waiting(table.position) == (0,)
    assert "You have no standing orders" in await weeks.say("ada", "table orders")
    shown = await weeks.world.ada.slash(weeks.world.thread, "table order", line="end")
    assert "you answer **Go on to the swap**" in words(shown.response)
    assert "You have no standing orders" in await weeks.say("ada", "table orders")
    assert "Agreed: whenever" in await weeks.press("ada", shown.response, "Give this order")
    moves = await weeks.world.store.moves(1)
    assert (moves[-1].source, moves[-1].seat) != ("player", 0)
    assert any(move.source == "order" for move in moves)
    listed = await weeks.world.ada.slash(weeks.world.thread, "table orders")
    assert "Go on to the swap" in words(listed.response)
    assert "no standing orders" in await weeks.say("ben", "table orders")
    assert "One standing order is revoked" in await weeks.press("ada", listed.response, "Revoke all")
    assert "nothing to revoke" in await weeks.say("ada", "table revoke")
    assert "welcome to watch" in await weeks.say("eve", "table order", line="end")


async def test_ratings_and_records_after_a_match(over: Weeks) -> None:
    ranked = await over.say("eve", "game ratings", game="ur")
    assert over.world.ada.mention in ranked
    assert "(one match)" in ranked
    assert "UR**: one match" in await over.say("ada", "game stats")
    assert "UR**: one match" in await over.say("eve", "game stats", person=over.world.ben)
    assert "no finished match" in await over.say("eve", "game stats")
    await over.say("ben", "game settings", rated=False)
    assert "keeps their record private" in await over.say("eve", "game stats", person=over.world.ben)
    ranked = await over.say("eve", "game ratings", game="ur")
    assert over.world.ben.mention not in ranked
    assert over.world.ada.mention in ranked


async def test_a_file_goes_to_players_and_to_the_server_of_the_match(over: Weeks) -> None:
    world = over.world
    elsewhere = world.env.create_guild()
    channel = elsewhere.create_text_channel("far")
    for who, answer in ((world.eve, "belongs to another server"), (world.ada, "The whole match.")):
        there = elsewhere.add_member(who.user)
        result = await there.slash(channel, "game export", match=1)
        assert answer in words(result.response)
    assert "The whole match." in await over.say("eve", "game export")


async def test_without_rated_matches_nobody_is_ranked(weeks: Weeks) -> None:
    assert "No match has been rated yet" in await weeks.say("ada", "game ratings")


async def test_a_rematch_keeps_the_pace_and_starts_without_votes(over: Weeks) -> None:
    said = await over.press("ben", over.last, "Rematch")
    assert "The rematch is open" in said
    again = over.world.channel.history()[-1]
    assert over.world.ben.mention in words(again)
    assert "Pace daily" in words(again)
    found, _ = await over.world.bot.desk.lobby(2)
    assert found.host == over.world.ben.id


async def test_who_wants_to_be_forgotten_is_and_no_match_is_harmed(weeks: Weeks) -> None:
    await weeks.say("ada", "game settings", language="de")
    await weeks.round("ada")
    asked = await weeks.world.ada.slash(weeks.world.channel, "game forget-me")
    assert "wirklich vergessen" in words(asked.response)
    assert await weeks.world.store.prefs(weeks.world.ada.id)
    await weeks.press("ada", asked.response, "Vergiss mich")
    await weeks.done()
    table = await weeks.world.table()
    assert (table.chairs[0].user, table.chairs[0].name) == (None, "–")
    assert await weeks.world.store.prefs(weeks.world.ada.id) == {}
    await weeks.round("ben", "cleo")
    assert kernel.waiting((await weeks.world.table()).position) == (1,)
    log = await play.look(weeks.world.bot.desk, 1, None)
    assert log.viewer is None
    assert "ada" not in await weeks.say("ben", "game log")


async def test_wrong_hours_and_zones_are_explained(weeks: Weeks) -> None:
    assert "“late” is not a span of hours" in await weeks.say("ada", "game settings", quiet="late")
    assert "no time zone “Atlantis”" in await weeks.say("ada", "game settings", zone="Atlantis")
    offered = await weeks.world.ada.autocomplete(weeks.world.thread, "game settings", "zone", "berl")
    assert [choice["value"] for choice in offered] == ["Europe/Berlin"]
    assert "22:00–07:05" in await weeks.say("ada", "game settings", quiet="22 - 7.05")
    assert "“22:00+02:00-7” is not a span of hours" in await weeks.say("ada", "game settings", quiet="22:00+02:00-7")
    assert "no" in await weeks.say("ada", "game settings", quiet="off")
    prefs = await weeks.world.store.prefs(weeks.world.ada.id)
    assert prefs["quiet_from"] == ""
