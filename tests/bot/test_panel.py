"""The private panel: who may click, what has passed, what survives a restart, and in whose language."""

from typing import Any

import discord
import pytest
import simcord

from bot.host import emojis
from bot.panel import answering, rest_of_move
from bot.people.readers import Reader
from renderers import signs
from rules import GAMES, kernel
from service import play
from tests.bot.test_matches import begin
from tests.bot.world import Panel, World, buttons, ids, words
from ziggurat import clicking


async def opened(world: World, who: simcord.MemberActor) -> Panel:
    return Panel(who, await who.click(world.posts[-1], label="My move"))


async def test_the_panel_asks_and_its_picture_rings_what_can_be_picked(match: World) -> None:
    panel = await opened(match, match.ada)
    assert "Where do you put your stone?" in panel.text
    (file,) = panel.message.attachments
    assert file.filename == "board.png"
    picture = (await file.read()).decode()
    assert '["b2","b2"]' in picture


async def test_a_picture_that_comes_too_late_is_not_drawn(match: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(answering, "LATE", 0.0)
    panel = await opened(match, match.ada)
    assert "Where do you put your stone?" in panel.text
    assert panel.message.attachments == []


async def test_what_can_be_taken_back_is_made_at_once_and_undo_is_offered(match: World) -> None:
    who, line = await freely(match)
    panel = await opened(match, who)
    before = await match.table()
    await clicking.play(panel, before, before.seat_of(who.id), tuple(kernel.read(line)[0]))
    assert (await match.table()).n == before.n + 1
    await clicking.press(panel, "u")
    assert (await match.table()).n == before.n + 2
    assert "Undo" not in buttons(panel.message)


async def freely(world: World) -> tuple[simcord.MemberActor, str]:
    """Moves until somebody can make a move that can be taken back: who, and the move."""
    chance = kernel.Tape(b"freely")
    while True:
        table = await world.table()
        (seat,) = kernel.waiting(table.position)
        who = next(one for one in (world.ada, world.ben) if one.id == table.chairs[seat].user)
        path = kernel.sample(table.position, seat, chance)
        if play.is_free(await play.draft(world.bot.desk, 1, who.id, path)):
            await play.back(world.bot.desk, 1, who.id)
            await world.store.keep_draft(1, seat, None)
            return who, kernel.write(path)
        await play.act(world.bot.desk, 1, who.id, kernel.write(path))
        await world.wake()


@pytest.mark.parametrize("wish", ["always", "never"])
async def test_who_wants_it_is_asked_always_or_never(match: World, wish: str) -> None:
    await match.ada.slash(match.thread, "game settings", confirm=wish)
    panel = await opened(match, match.ada)
    await panel.pick(ids(panel.message)[0], ["c3"])
    assert clicking.offers(panel, "c") == (wish == "always")
    assert (await match.table()).n == (0 if wish == "always" else 1)


async def test_three_taps_make_a_move(match: World) -> None:
    panel = await opened(match, match.ada)
    await panel.pick(ids(panel.message)[0], ["c3"])
    assert "Make this move?" in panel.text
    await clicking.press(panel, "c")
    assert "ada places a stone on c3." in panel.text
    assert "It is ben’s turn." in panel.text


async def test_nothing_is_played_before_confirm_and_back_takes_a_word_back(match: World) -> None:
    panel = await opened(match, match.ada)
    assert not clicking.offers(panel, "b")
    await panel.pick(ids(panel.message)[0], ["c3"])
    assert (await match.table()).n == 0
    await clicking.press(panel, "b")
    assert "Where do you put your stone?" in panel.text
    assert await match.store.draft(1, 0) in (None, "place")


async def politics(world: World) -> tuple[simcord.MemberActor, kernel.Split]:
    """Moves until somebody can move stones about; who, and the question."""
    chance = kernel.Tape(b"politics")
    while True:
        table = await world.table()
        (seat,) = kernel.waiting(table.position)
        who = next(one for one in (world.ada, world.ben) if one.id == table.chairs[seat].user)
        node = kernel.ask(table.position, seat, ())
        assert isinstance(node, kernel.One)
        if any(choice.key == "politics" for choice in node.choices):
            await play.draft(world.bot.desk, 1, who.id, ("politics",))
            split = kernel.ask(table.position, seat, ("politics",))
            assert isinstance(split, kernel.Split)
            if len(split.choices) > 1:
                return who, split
        await play.act(world.bot.desk, 1, who.id, kernel.write(kernel.sample(table.position, seat, chance)))
        await world.wake()


async def test_what_the_rules_propose_is_one_tap(match: World) -> None:
    who, split = await politics(match)
    await who.slash(match.thread, "game settings", confirm="always")
    panel = await opened(match, who)
    await clicking.press(panel, "h")
    assert clicking.offers(panel, "c")
    assert (
        await match.store.draft(1, (await match.table()).seat_of(who.id))
        == f"politics {kernel.write([split.hint or ()])}"
    )


async def test_a_rest_too_long_for_its_button_is_drafted_and_seen_first(
    match: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rest_of_move, "WORDS", 0)
    who, _ = await politics(match)
    panel = await opened(match, who)
    before = await match.table()
    await clicking.press(panel, "e")
    assert clicking.offers(panel, "c")
    assert (await match.table()).n == before.n
    seat = before.seat_of(who.id)
    state = before.rules.encode(before.position)
    assert await match.store.draft(1, seat) == rest_of_move.finished("ur", state, seat, "politics")


async def test_amounts_are_one_menu_that_says_what_is_missing_and_is_the_answer_when_whole(match: World) -> None:
    who, split = await politics(match)
    await who.slash(match.thread, "game settings", confirm="always")
    panel = await opened(match, who)
    assert split.lo == split.hi, "all stones move"
    values = [key if number == 1 else f"{key}*{number}" for key, number in split.hint or ()]
    await panel.pick(clicking.find(panel, "g:0"), values[:1])
    assert not clicking.offers(panel, "d")
    assert "(1 of 4)" in panel.text
    await panel.pick(clicking.find(panel, "g:0"), values)
    assert clicking.offers(panel, "c"), "all stones are placed: nothing is left to say"


async def test_back_opens_an_answer_of_several_parts_as_it_was(match: World) -> None:
    who, _ = await politics(match)
    await who.slash(match.thread, "game settings", confirm="always")
    panel = await opened(match, who)
    await clicking.press(panel, "h")
    assert clicking.offers(panel, "c")
    await clicking.press(panel, "b")
    assert clicking.offers(panel, "d")
    await clicking.press(panel, "b")
    assert not clicking.offers(panel, "d")
    assert clicking.offers(panel, "h")


async def test_a_stranger_who_clicks_is_refused(match: World) -> None:
    refused = await match.eve.click(match.posts[-1], label="My move")
    assert refused.ephemeral
    assert refused.response is not None
    assert "welcome to watch" in words(refused.response)


async def test_whoever_is_not_up_is_told_who_is(match: World) -> None:
    panel = await opened(match, match.ben)
    assert "It is ada’s turn" in panel.text
    assert "It is ada’s turn." in panel.text


async def test_somebody_elses_seat_cannot_be_used_by_a_forged_click(match: World) -> None:
    from bot.panel.clicks import Click, press
    from rules.kernel import Illegal

    table = await match.table()
    click = Click(1, 0, table.k(0), 1, "w:c3")
    with pytest.raises(Illegal, match="service-not-your-seat"):
        await press(match.bot, Reader(), match.ben.id, click)
    assert await match.store.draft(1, 0) is None


async def test_a_second_confirm_does_nothing_and_says_so(match: World) -> None:
    panel = await opened(match, match.ada)
    await panel.pick(ids(panel.message)[0], ["c3"])
    from bot.panel.clicks import Click, press
    from bot.people.readers import Reader

    await press(match.bot, Reader(), match.ada.id, Click(1, 0, 0, 2, "c"))
    await match.wake()
    assert (await match.table()).n == 1
    await clicking.press(panel, "c")
    assert (await match.table()).n == 1
    assert "Things have moved on." in panel.text


async def test_a_word_clicked_twice_counts_once(match: World) -> None:
    panel = await opened(match, match.ada)
    from bot.panel.clicks import Click, press
    from bot.people.readers import Reader

    click = Click(1, 0, 0, 1, "m:0", ("c3",))
    await press(match.bot, Reader(), match.ada.id, click)
    card = await press(match.bot, Reader(), match.ada.id, click)
    assert "Things have moved on." in card.post.text
    assert "Make this move?" in card.post.text
    assert panel.text


async def test_a_stale_panel_shows_how_things_stand(match: World) -> None:
    panel = await opened(match, match.ada)
    await play.act(match.bot.desk, 1, match.ada.id, "place c3")
    await panel.pick(ids(panel.message)[0], ["d4"])
    assert "Things have moved on." in panel.text
    assert "It is ben’s turn." in panel.text
    assert (await match.table()).n == 1


async def test_a_newer_panel_closes_the_older_one_and_goes_on_with_its_draft(match: World) -> None:
    older = await opened(match, match.ada)
    await clicking.press(older, "i")
    newer = await opened(match, match.ada)
    assert older.text == "-# Your panel stands further below; this one is closed."
    assert not ids(older.message)
    assert not older.message.attachments
    assert "Where do you put your stone?" in newer.text
    await clicking.press(newer, "i")
    assert "Where do you put your stone?" in newer.text, "a click on the newest panel does not close it"


async def test_panels_of_different_people_stay_open_side_by_side(match: World) -> None:
    ada, ben = await opened(match, match.ada), await opened(match, match.ben)
    assert ids(ada.message)
    assert "closed" not in ben.text


async def test_a_panel_that_can_no_longer_be_changed_stays_and_its_clicks_are_stale(
    match: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    older = await opened(match, match.ada)
    monkeypatch.setattr(discord.Interaction, "is_expired", lambda self: True)
    newer = await opened(match, match.ada)
    assert ids(older.message)
    assert "Where do you put your stone?" in newer.text


async def test_a_draft_survives_a_restart(match: World) -> None:
    panel = await opened(match, match.ada)
    await panel.pick(ids(panel.message)[0], ["c3"])
    await match.restart()
    await clicking.press(panel, "c")
    assert (await match.store.moves(1))[-1].line == "place c3"
    panel = await opened(match, match.ben)
    await panel.pick(ids(panel.message)[0], ["d4"])
    await clicking.press(panel, "c")
    assert (await match.store.moves(1))[-1].line == "place d4"


async def test_an_illegal_line_is_refused_in_private_with_its_clause(match: World) -> None:
    await match.ada.slash(match.thread, "play", line="place c3")
    before = len(match.posts)
    refused = await match.ben.slash(match.thread, "play", line="place c3")
    assert refused.ephemeral
    assert refused.response is not None
    assert "c3 is occupied" in words(refused.response)
    assert "UR-" in words(refused.response)
    assert "Where do you put your stone?" in words(refused.response)
    assert len(match.posts) == before


async def test_an_unfinished_line_opens_the_panel_there(match: World) -> None:
    await play_on(match, 6)
    who, seat = await whose(match)
    asked = await play.ask(match.bot.desk, 1, who.id, seat)
    result = await who.slash(match.thread, "play", line="swap")
    assert result.response is not None
    assert not isinstance(asked.node, kernel.Ready)
    assert await match.store.draft(1, seat) == "swap"
    assert "Which free tile do you take?" in words(result.response)


async def test_the_rest_of_a_move_is_offered_unless_a_button_shows_it_already(match: World) -> None:
    await play_on(match, 6)
    who, seat = await whose(match)
    await who.slash(match.thread, "play", line="swap")
    asked = await play.ask(match.bot.desk, 1, who.id, seat)
    (row,) = (await rest_of_move.late(match.bot, asked, Reader())).rows
    assert (await rest_of_move.late(match.bot, asked, Reader(), [row])).rows == ()


async def test_undo_takes_the_own_move_back_as_long_as_nobody_has_acted(match: World) -> None:
    await play_on(match, 8)
    who, seat = await whose(match)
    before = await match.table()
    while (table := await match.table()).n == before.n or not await play.can_undo(match.bot.desk, table, seat):
        node = kernel.ask(table.position, seat, ())
        assert isinstance(node, kernel.One)
        verb = next(choice.key for choice in node.choices if choice.key in ("agriculture", "trade", "culture"))
        path = next(kernel.legal(table.position, seat, (verb,)))
        await who.slash(match.thread, "play", line=kernel.write(path))
    panel = await opened(match, who)
    await clicking.press(panel, "u")
    after = await match.table()
    assert after.position == before.position
    assert "takes back" in panel.text
    refused = await who.slash(match.thread, "game undo")
    assert refused.response is not None
    assert "You cannot take anything back on your own" in words(refused.response)


async def test_every_reader_gets_their_own_language(match: World) -> None:
    await match.ben.slash(match.thread, "game settings", language="de")
    await match.ada.slash(match.thread, "play", line="place c3")
    panel = await opened(match, match.ben)
    assert "Wohin setzt du deinen Stein?" in panel.text or "Stein" in panel.text
    (file,) = panel.message.attachments
    assert str(file.description).startswith("board in de for 1")
    await panel.pick(ids(panel.message)[0], ["d4"])
    assert "Bestätigen" in buttons(panel.message)
    assert "ada places" in words(match.posts[-1])


async def test_a_button_of_an_old_message_says_so(match: World) -> None:
    from discord import ui

    view = ui.View(timeout=None)
    view.add_item(ui.Button(label="Old", custom_id="something:older"))
    view.stop()
    await match.bot.get_partial_messageable(match.channel.id).send("old", view=view)
    result = await match.ada.click(match.channel.history()[-1], label="Old")
    assert result.response is not None
    assert "old message" in words(result.response)


async def test_a_fault_of_ours_gets_a_number_and_changes_nothing(
    match: World, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    panel = await opened(match, match.ada)
    await panel.pick(ids(panel.message)[0], ["c3"])

    async def broken(*_: object, **__: object) -> None:
        raise RuntimeError("the words of a secret move")

    monkeypatch.setattr(play, "confirm", broken)
    await clicking.press(panel, "c")
    (record,) = [record for record in caplog.records if record.msg == "A fault of ours."]
    assert record.id in panel.text  # type: ignore[attr-defined]
    assert record.match == 1  # type: ignore[attr-defined]
    assert (await match.table()).n == 0
    from bot.host.logs import Lines

    assert "secret" not in Lines().format(record)


async def play_on(world: World, moves: int) -> None:
    """So many first legal moves."""
    for _ in range(moves):
        table = await world.table()
        seat = kernel.waiting(table.position)[0]
        await play.act_for(world.bot.desk, 1, seat, kernel.default(table.position, seat), "player")
    await world.wake()


async def whose(world: World) -> tuple[simcord.MemberActor, int]:
    table = await world.table()
    seat = kernel.waiting(table.position)[0]
    return getattr(world, table.chairs[seat].name), seat


@pytest.mark.parametrize("game", list(GAMES))
async def test_a_panel_says_and_offers_the_same_with_icons_and_without(
    world: World, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An icon stands beside a word, never for it."""
    await begin(world, "ben", game=game)
    seat = kernel.waiting((await world.table()).position)[0]
    who = (world.ada, world.ben)[seat]
    plain = await opened(world, who)
    text, said = plain.text, [(w["custom_id"], w.get("label"), w.get("options")) for w in plain.widgets()]
    known = {sign: f"<:zg_{number}:{number + 1}>" for number, sign in enumerate({**signs.of(game), **signs.shared()})}
    monkeypatch.setattr(emojis, "_known", known)
    iconic = await opened(world, who)
    assert emojis.without(iconic.text) == text
    assert [(w["custom_id"], w.get("label"), _bare(w.get("options"))) for w in iconic.widgets()] == said
    has_icons = any("emoji" in part for w in iconic.widgets() for part in (w, *w.get("options", ())))
    assert has_icons == (game != "ur"), "whose first question is about places alone"


def _bare(options: Any) -> Any:
    return [{key: value for key, value in one.items() if key != "emoji"} for one in options] if options else options
