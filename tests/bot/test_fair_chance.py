"""Fair chance as people see it: promised in the lobby, everybody's word in the list, the secret at the end."""

import hashlib
import logging
import re
from typing import Any

import discord
import pytest

from service import fair_chance, game_file
from tests.bot.test_matches import finish
from tests.bot.world import World, buttons, words

HASH = re.compile(r"`([0-9a-f]{64})`")


@pytest.fixture
def plain_seeds() -> None:
    """Here the seed comes from everything that it comes from on Discord."""


def post(world: World) -> discord.Message:
    return world.channel.history()[0]


@pytest.fixture
async def lobby(world: World) -> World:
    await world.ada.slash(world.channel, "game new", game="ur")
    return world


async def cut(world: World, who: str, word: str) -> Any:
    shown = await getattr(world, who).click(post(world), label="Cut the deck")
    return await getattr(world, who).submit_modal(shown, {"word": word})


async def kept(world: World) -> fair_chance.Chance:
    match = await world.store.match(1)
    assert match is not None
    chance = fair_chance.of(match)
    assert chance is not None
    return chance


async def test_the_hash_is_published_before_anybody_has_joined_and_stays(lobby: World) -> None:
    (promised,) = HASH.findall(words(post(lobby)))
    chance = await kept(lobby)
    assert promised == chance.hash == hashlib.sha256(bytes.fromhex(chance.secret)).hexdigest()
    await lobby.ben.click(post(lobby), label="Join")
    await cut(lobby, "ben", "seven lean cows")
    await lobby.ada.click(post(lobby), label="Start")
    assert promised in words(post(lobby))
    assert promised in words(lobby.posts[0])
    await finish(lobby)
    assert buttons(lobby.posts[0]) == []  # it is an old table now
    assert promised in words(post(lobby))
    assert promised in words(lobby.posts[0])
    assert promised in words(lobby.posts[-1])
    assert chance.secret in words(lobby.posts[-1])


async def test_everybodys_word_and_every_interaction_stand_in_the_list_in_order(lobby: World) -> None:
    await lobby.ben.click(post(lobby), label="Join")
    await lobby.ben.click(post(lobby), label="Leave")
    await lobby.cleo.click(post(lobby), label="Join")
    await lobby.ben.click(post(lobby), label="Join")
    await cut(lobby, "ben", "first")
    assert "cut the deck: `first`" in words(post(lobby))
    said = await lobby.cleo.slash(lobby.channel, "table cut", word="fat `cows`")
    assert said.response is not None
    assert "Your word counts" in words(said.response)
    await cut(lobby, "ben", "second")
    assert "`first`" not in words(post(lobby))
    start = await lobby.ada.click(post(lobby), label="Start")
    marks = (await kept(lobby)).marks
    assert [mark.kind for mark in marks] == ["open", "join", "leave", "join", "join", "cut", "cut", "start"]
    assert marks[-1].value == str(start._interaction.id)
    told = words(lobby.posts[0])
    shown = re.findall(r"^-# \d+\. .*`(.*)`$", told, re.MULTILINE)
    assert shown == [mark.value for mark in marks]
    assert "cleo cut the deck: `fat 'cows'`" in told
    assert "ben cut the deck: `second`" in told
    table = await lobby.table()
    assert table.match.seed == fair_chance.seed(bytes.fromhex((await kept(lobby)).secret), marks)


async def test_a_word_is_refused_with_a_sentence_and_changes_nothing(lobby: World) -> None:
    before = await kept(lobby)
    refused = await lobby.eve.click(post(lobby), label="Cut the deck")
    assert "Join the table first" in words(refused.response)
    for word, why in (("x" * 41, "at most 40"), ("\u200b\u202e", "that can be seen"), ("ж" * 3_000, "at most 40")):
        said = await lobby.ada.slash(lobby.channel, "table cut", word=word)
        assert why in words(said.response)
    assert await kept(lobby) == before


async def test_a_running_match_says_what_was_promised_and_a_finished_one_proves_it(lobby: World) -> None:
    await lobby.ben.click(post(lobby), label="Join")
    await cut(lobby, "ada", "mine")
    await lobby.ada.click(post(lobby), label="Start")
    (promised,) = HASH.findall(words(post(lobby)))
    said = await lobby.ben.slash(lobby.thread, "game verify")
    assert "The match goes on, so its secret is not shown yet" in words(said.response)
    assert promised in words(said.response)
    assert "ada cut the deck: `mine`" in words(said.response)
    await finish(lobby)
    said = await lobby.ben.slash(lobby.thread, "game verify")
    assert words(said.response).startswith("Verified: ")
    assert promised in words(said.response)


@pytest.mark.parametrize(
    ("field", "why"),
    [("secret", "The secret is another"), ("hash", "The secret is another"), ("marks", "this list of")],
)
async def test_a_host_who_changes_the_database_is_found_out(lobby: World, field: str, why: str) -> None:
    await lobby.ben.click(post(lobby), label="Join")
    await lobby.ada.click(post(lobby), label="Start")
    await finish(lobby)
    match = await lobby.store.match(1)
    assert match is not None
    chance = match.settings["chance"]
    chance[field] = chance[field][::-1]
    await lobby.store.set_settings(1, {"chance": chance})
    said = await lobby.ben.slash(lobby.thread, "game verify")
    assert why in words(said.response)


async def test_the_secret_leaves_only_at_the_end(lobby: World, caplog: pytest.LogCaptureFixture) -> None:
    """Not in a post, a message, an answer, a file or a log line."""
    caplog.set_level(logging.DEBUG)
    secrets = [(await kept(lobby)).secret]
    await lobby.ben.click(post(lobby), label="Join")
    await lobby.ada.click(post(lobby), label="Options")
    await lobby.ada.click(post(lobby), label="Start")
    secrets.append((await lobby.table()).match.seed.hex())
    for command in ("game verify", "game export", "game log", "game show", "game hand", "game branch"):
        await lobby.ben.slash(lobby.thread, command)
    sent = lobby.env.backend.messages
    everything = "\n".join(repr(message) for channel in sent.values() for message in channel.values())
    assert "The match goes on" in everything
    logged = "\n".join(f"{vars(record)}" for record in caplog.records)
    running = await game_file.export(lobby.bot.desk, 1)
    for secret in secrets:
        assert secret not in everything
        assert secret not in logged
        assert secret not in running
