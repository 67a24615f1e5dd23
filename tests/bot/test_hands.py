"""Private hands by direct message: at the start and when they change, and nobody else sees them."""

import json

import pytest

from bot.thread import hand_messages
from rules import kernel
from rules.kernel import Tape
from service import outbox
from tests.bot.test_matches import begin, by_line
from tests.bot.thread import letters, refuse
from tests.bot.world import FakeRenderer, World, words


@pytest.fixture
def hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(FakeRenderer, "hand", FakeRenderer.draw)


@pytest.fixture
async def secret(hidden: None, world: World) -> World:
    await begin(world, "ben", game="tigris")
    return world


async def tell_again(world: World) -> None:
    await outbox.tell_again(world.bot.desk, 1)
    await world.wake()


async def test_hands_come_by_direct_message_at_the_start(secret: World) -> None:
    for seat, who in enumerate(("ada", "ben")):
        (letter,) = letters(secret, who)
        assert "Only you see it" in words(letter)
        shown = json.loads(await letter.attachments[0].read())
        assert shown["view"]["viewer"] == seat


async def test_who_holds_nothing_any_more_is_not_left_with_what_was(
    secret: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(hand_messages, "fingerprint", lambda table, seat: "")
        await tell_again(secret)
        for who in ("ada", "ben"):
            (letter,) = letters(secret, who)
            assert "You hold nothing now" in words(letter)
            assert not letter.attachments
    await tell_again(secret)
    (letter,) = letters(secret, "ada")
    assert "Only you see it" in words(letter)
    assert letter.attachments


async def test_nothing_private_is_in_the_thread(secret: World) -> None:
    table = await secret.table()
    for post in secret.posts:
        said = words(post) + "".join([(await file.read()).decode() for file in post.attachments])
        for hidden_thing in table.rules.secrets(table.position, None):
            assert f'"{hidden_thing}"' not in said


async def test_closed_direct_messages_are_said_once_and_the_button_shows_the_hand(
    hidden: None, world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(world.bot.announcer._hands, "_deliver", refuse)
    await begin(world, "ben", game="tigris")
    said = [words(post) for post in world.posts if "direct messages are closed" in words(post)]
    assert len(said) == 2
    assert world.ada.mention in said[0]
    shown = await world.ada.slash(world.thread, "game hand")
    assert shown.ephemeral
    assert shown.response is not None
    assert shown.response.attachments
    chance = Tape(b"closed")
    for _ in range(4):
        table = await world.table()
        seat = kernel.waiting(table.position)[0]
        await by_line(world, table.chairs[seat].name, kernel.sample(table.position, seat, chance), seat)
    assert sum("direct messages are closed" in words(post) for post in world.posts) == 2


async def test_who_wants_no_letters_gets_none(hidden: None, world: World) -> None:
    await world.ben.slash(world.channel, "game settings", hands=False)
    await begin(world, "ben", game="tigris")
    assert len(letters(world, "ada")) == 1
    assert letters(world, "ben") == []
