"""The description of Discord, held against what the box and the bot said."""

from pathlib import Path

import msgspec
import pytest

from localdiscord.client import Box
from localdiscord.core import Exchange
from localdiscord.validate import Spec
from tests.localdiscord.bot import TestBot

pytestmark = pytest.mark.needs_shared


@pytest.fixture(scope="module")
def described(shared: Path) -> Spec:
    return Spec.load(shared / "discord" / "openapi.json")


async def test_a_conversation_is_what_discord_describes(box: Box, bot: TestBot, described: Spec) -> None:
    ada, general = box.user("Ada"), box.channel("general")
    for command in ("ping", "panel", "picture", "layout", "pick", "form"):
        await ada.slash(general, f"/{command}")
    await (await ada.slash(general, "/slow")).done()
    room = await bot.fetch_channel(int(general))
    await room.send("hello")  # type: ignore[union-attr]
    log = await box.exchanges()
    assert described.violations(log) == []
    assert {e.method for e in log} == {"GET", "PUT", "POST"}


def exchange(**facts: object) -> Exchange:
    usual = {"method": "GET", "path": "/users/@me", "status": 200, "response": {}, "request": None}
    return msgspec.convert({**usual, "route": "", "query": {}, "ms": 0.0, **facts}, Exchange)


def test_a_response_without_its_fields_is_found(described: Spec) -> None:
    assert any("'id' is a required property" in found for found in described.check(exchange()))


def test_a_response_with_another_status_is_found(described: Spec) -> None:
    assert described.check(exchange(status=202)) == [
        "GET /users/@me -> 202: response: status 202 is not among ['200', '429', '4XX']"
    ]


def test_an_unknown_path_is_found(described: Spec) -> None:
    assert described.check(exchange(path="/nowhere/at/all")) == ["GET /nowhere/at/all -> 200: no such operation"]


@pytest.mark.parametrize(("reference", "fine"), [(123, True), ("123", True), ("abc", False)])
def test_snowflakes_may_be_sent_as_numbers(described: Spec, reference: object, fine: bool) -> None:
    body = {"recipient_id": reference}
    response = {"id": "1", "type": 1, "flags": 0, "recipients": []}
    call = exchange(method="POST", path="/users/@me/channels", request=body, has_request=True, response=response)
    assert (described.check(call) == []) is fine


def test_what_a_test_made_go_wrong_is_not_counted(described: Spec) -> None:
    assert described.check(exchange(status=500, injected=True)) == []


def test_the_most_literal_path_is_taken(described: Spec) -> None:
    assert described.template("/webhooks/1/t/messages/@original") == (
        "/webhooks/{webhook_id}/{webhook_token}/messages/@original"
    )


async def test_a_box_counts_violations_when_it_has_the_description(shared: Path) -> None:
    async with await Box.start(validate=shared / "discord" / "openapi.json") as box:
        assert await box.call("violations") == []
