"""Suggest and What now? on the private panel: who gets them, what they fill in, and what they say."""

from pathlib import Path

import pytest

from bot.panel import clicks, what_now
from bot.panel.layout import Button
from bot.people.readers import Reader
from bot.thread import vote_post
from rules import GAMES, kernel
from rules.text import LANGUAGES
from service import coach, game_file, play, votes
from service.clauses import clauses
from service.desk import Chair, Match, Table
from service.player_aid import moments
from tests.bot.test_matches import begin
from tests.bot.test_panel import opened
from tests.bot.world import Panel, World, buttons, words
from tests.games import read, some
from ziggurat import clicking


async def against_a_computer(world: World, game: str = "ur") -> Panel:
    await world.ada.slash(world.channel, "game new", game=game)
    await world.add_computer()
    await world.ada.click(world.channel.history()[-1], label="Start")
    return await opened(world, world.ada)


async def test_a_suggestion_is_a_draft_that_one_tap_makes_a_move(world: World) -> None:
    panel = await against_a_computer(world)
    before = await world.table()
    seat = before.seat_of(world.ada.id)
    idea = coach.suggest("ur", before.rules.encode(before.position), seat)
    await clicking.press(panel, "s")
    assert "The computer would do this" in panel.text
    assert await world.store.draft(1, seat) == idea.line
    assert (await world.table()).n == before.n
    await clicking.press(panel, "c")
    (move,) = await world.store.moves(1, before.n + 1, before.n + 1)
    assert move.line == idea.line


async def test_a_suggestion_can_be_changed(world: World) -> None:
    panel = await against_a_computer(world)
    await clicking.press(panel, "s")
    assert not clicking.offers(panel, "s")
    await clicking.press(panel, "b")
    assert clicking.offers(panel, "s")
    assert "Where do you put your stone?" in panel.text


async def planned(world: World) -> Panel:
    """Until the rest of a turn has several moves."""
    panel = await against_a_computer(world, "tigris")
    for _ in range(20):
        await clicking.press(panel, "s")
        if clicking.offers(panel, "t"):
            await clicking.press(panel, "t")
            if clicking.offers(panel, "k"):
                return panel
        await clicking.press(panel, "c")
        await world.wake()
        panel = await opened(world, world.ada)
    raise AssertionError("no turn of several moves")


async def test_a_whole_turn_is_a_draft_that_one_tap_plays(world: World) -> None:
    panel = await planned(world)
    before = await world.table()
    seat = before.seat_of(world.ada.id)
    lines = (await world.store.draft(1, seat) or "").split("; ")
    assert f"A plan of {len(lines)} moves" in panel.text
    await clicking.press(panel, "c")
    moves = await world.store.moves(1, before.n + 1, before.n + len(lines))
    assert [move.line for move in moves] == lines


async def test_moves_of_a_planned_turn_can_be_struck_out(world: World) -> None:
    panel = await planned(world)
    seat = (await world.table()).seat_of(world.ada.id)
    first, *_ = (await world.store.draft(1, seat) or "").split("; ")
    await panel.pick(clicking.find(panel, "k"), ["0"])
    assert await world.store.draft(1, seat) == first
    assert not clicking.offers(panel, "k")


async def test_what_does_not_go_on_without_a_struck_move_is_refused(world: World) -> None:
    panel = await planned(world)
    seat = (await world.table()).seat_of(world.ada.id)
    kept = await world.store.draft(1, seat)
    table = await world.table()
    with pytest.raises(kernel.Illegal):
        await play.plan(world.bot.desk, 1, world.ada.id, ["pass", "pass"], seat, table.k(seat))
    assert await world.store.draft(1, seat) == kept
    assert clicking.offers(panel, "c")


async def test_among_people_there_are_no_suggestions_and_a_forged_click_is_refused(world: World) -> None:
    await begin(world, "ben")
    panel = await opened(world, world.ada)
    assert not clicking.offers(panel, "s")
    assert clicking.offers(panel, "i")
    table = await world.table()
    seat = table.seat_of(world.ada.id)
    card = await clicks.press(
        world.bot, Reader(), world.ada.id, clicks.Click(1, seat, table.k(seat), clicking.depth(panel), "s")
    )
    assert "Suggestions are only for tables" in card.post.text
    assert await world.store.draft(1, 0) is None


async def test_a_table_may_allow_suggestions_and_says_so_openly(world: World) -> None:
    await world.ada.slash(world.channel, "game new", game="ur")
    await world.ben.click(world.channel.history()[-1], label="Join")
    options = await world.ada.click(world.channel.history()[-1], label="Options")
    assert options.response is not None
    await world.ada.select(options.response, ["on"], custom_id="l:1:setting:suggestions")
    while world.bot._tasks:
        await world.wake()
    assert "Suggestions of the computer: allowed for everybody" in words(world.channel.history()[-1])
    await world.ada.click(world.channel.history()[-1], label="Start")
    assert "may ask the computer for suggestions" in words(world.posts[-1])
    table = await world.table()
    who = world.ada if table.chairs[kernel.waiting(table.position)[0]].user == world.ada.id else world.ben
    assert clicking.offers(await opened(world, who), "s")


async def test_what_now_explains_the_moment_and_can_be_shut_again(world: World) -> None:
    await begin(world, "ben")
    panel = await opened(world, world.ada)
    await clicking.press(panel, "i")
    assert moments("ur")["placing"].en in panel.text
    assert clauses("ur", "en")["UR-SETUP-14"] in panel.text
    assert "Where do you put your stone?" in panel.text, "the question stays, and can be answered"
    await clicking.press(panel, "o")
    assert moments("ur")["placing"].en not in panel.text
    assert "What now?" in buttons(panel.message)


@pytest.mark.parametrize("game", GAMES)
def test_every_moment_has_its_clauses_and_both_languages(game: str) -> None:
    for name, moment in moments(game).items():
        assert name in {step.__name__.lower() for step in GAMES[game].steps}
        assert moment.clauses
        assert set(moment.clauses) <= set(clauses(game, "en")) & set(clauses(game, "de")), name
        assert 60 < len(moment.en) < 700
        assert 60 < len(moment.de) < 700
        assert moment.en != moment.de


@pytest.mark.parametrize("game", GAMES)
def test_what_now_knows_every_step_at_which_somebody_is_asked_in_recorded_games(game: str) -> None:
    """All steps that recorded games show and that ask, and every question of some games in both languages."""
    asking = {step.__name__.lower() for step in GAMES[game].steps if step.ask is not kernel.Step.ask}
    assert asking <= set(moments(game))
    for path in some(game):
        for panel in asked(path, game):
            for lang in LANGUAGES:
                lines = what_now.explained(panel, Reader(lang, names=panel.table.names))
                assert lines[0].startswith("> ")
                assert lines[-1].startswith("> -# `"), "there is room for clauses too"


def asked(path: Path, game: str) -> list[play.Panel]:
    """What is asked in a recorded game, once for each question."""
    found: dict[object, play.Panel] = {}
    record = read(path)
    for _, outcome in game_file.replay(record):
        p = outcome.position
        chairs = [Chair(seat=seat, user=1, name="Ada") for seat in range(len(record.names))]
        table = Table(Match(game=game, version=1, host=1, options={}, created=0), chairs, 0, p)
        for seat in kernel.waiting(p)[:1]:
            node = kernel.ask(p, seat, ())
            key = (type(p.stack[-1]), getattr(node, "ask", kernel.msg("x")).key)
            found.setdefault(key, play.Panel(table, seat, 0, (), node))
    return list(found.values())


async def test_who_takes_back_alone_goes_on_with_one_tap(world: World) -> None:
    panel = await against_a_computer(world)
    await clicking.press(panel, "s")
    await clicking.press(panel, "c")
    await world.wake()
    card = await vote_post.propose(world.bot, Reader(), 1, world.ada.id, votes.UNDO, target=0)
    assert "it is done" in card.post.text
    assert card.post.rows == ((Button("move", "My move", "main"),),)
    assert card.post.prefix == "t:1:0:"
