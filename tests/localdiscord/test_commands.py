"""Registering commands: what is taken, what is refused, what people are offered."""

from typing import Any

import discord
import pytest
from discord.http import Route

from localdiscord.client import Box
from localdiscord.commands import Mistake
from tests.localdiscord.bot import TestBot


async def put(bot: TestBot, bodies: list[dict[str, Any]], guild: str | None = None) -> Any:
    where = f"/guilds/{guild}" if guild else ""
    return await bot.http.request(Route("PUT", f"/applications/{bot.application_id}{where}/commands"), json=bodies)


def command(name: str = "x", **more: Any) -> dict[str, Any]:
    return {"name": name, "description": "Does something.", "type": 1, **more}


def option(name: str = "o", kind: int = 3, **more: Any) -> dict[str, Any]:
    return {"name": name, "description": "An option.", "type": kind, **more}


LONG = [option(f"o{n}", choices=[{"name": "n" * 90, "value": f"{c}"} for c in range(25)]) for n in range(4)]
WRONG: dict[str, list[dict[str, Any]]] = {
    "an upper case name": [command("Game")],
    "a name of 33": [command("x" * 33)],
    "a name with a space": [command("two words")],
    "a description of 101": [command(description="x" * 101)],
    "no description": [{"name": "x", "type": 1}],
    "26 options": [command(options=[option(f"o{n}") for n in range(26)])],
    "26 choices": [command(options=[option(choices=[{"name": str(n), "value": str(n)} for n in range(26)])])],
    "8,000 characters": [command(options=LONG)],
    "the same name twice": [command(), command()],
    "an option twice": [command(options=[option(), option()])],
    "a required option after an optional one": [command(options=[option("a"), option("b", required=True)])],
    "choices that also complete": [command(options=[option(autocomplete=True, choices=[{"name": "a", "value": "a"}])])],
    "a group in a group": [command(options=[option("g", 2, options=[option("h", 2)])])],
    "a German name in upper case": [command(name_localizations={"de": "Spiel"})],
}


async def test_a_wrong_command_is_refused(bot: TestBot, subtests: pytest.Subtests) -> None:
    before = await bot.tree.fetch_commands()
    for what, bodies in WRONG.items():
        with subtests.test(what):
            with pytest.raises(discord.HTTPException) as refused:
                await put(bot, bodies)
            assert refused.value.code == 50035
    assert len(await bot.tree.fetch_commands()) == len(before)


async def test_more_than_a_hundred_are_refused(bot: TestBot) -> None:
    assert len(await put(bot, [command(f"c{n}") for n in range(100)])) == 100
    with pytest.raises(discord.HTTPException) as refused:
        await put(bot, [command(f"c{n}") for n in range(101)])
    assert refused.value.code == 30032


async def test_a_known_name_keeps_its_id(bot: TestBot) -> None:
    first = await put(bot, [command("a"), command("b")])
    second = await put(bot, [command("b", description="Changed."), command("c")])
    assert second[0]["id"] == first[1]["id"]
    assert second[0]["version"] != first[1]["version"]
    assert [c.name for c in await bot.tree.fetch_commands()] == ["b", "c"]


async def test_a_servers_command_hides_the_global_one(box: Box, bot: TestBot) -> None:
    await put(bot, [command("a", description="Global.")])
    await put(bot, [command("a", description="Ours.")], box.guild())
    await box.add_guild("Akkad")
    await box.refresh()
    akkad = (await box.call("world_state"))["guilds"][1]["channels"][0]["id"]
    offered = {}
    for channel in (box.channel("general"), akkad):
        found = await box.call("commands_for", user=box.user("Ada").id, channel=channel)
        offered[channel] = [c["description"] for c in found]
    assert list(offered.values()) == [["Ours."], ["Global."]]


async def test_people_are_offered_only_what_they_may_use(box: Box, bot: TestBot) -> None:
    bodies = [
        command("admin", default_member_permissions=8),
        command("here", contexts=[0]),
        command("there", contexts=[1]),
    ]
    await put(bot, bodies)
    ada, ben = box.user("Ada"), box.user("Ben")

    async def names(user: str, channel: str) -> list[str]:
        return [c["name"] for c in await box.call("commands_for", user=user, channel=channel)]

    general = box.channel("general")
    assert await names(ada.id, general) == ["admin", "here"]  # Ada owns the server
    assert await names(ben.id, general) == ["here"]
    assert await names(ben.id, await ben.dm()) == ["admin", "there"]
    await box.call("permit", channel=general, who="everyone", deny=["use_application_commands"])
    assert await names(ben.id, general) == []
    with pytest.raises(Mistake):
        await ben.slash(general, "/here")


async def test_commands_are_added_changed_and_deleted_one_by_one(box: Box, bot: TestBot) -> None:
    base = f"/applications/{bot.application_id}/commands"
    await put(bot, [])
    made = await bot.http.request(Route("POST", base), json=command("solo"))
    changed = await bot.http.request(Route("PATCH", f"{base}/{made['id']}"), json={"description": "New."})
    assert (changed["id"], changed["description"]) == (made["id"], "New.")
    found = await bot.http.request(Route("GET", f"{base}/{made['id']}"))
    assert found["description"] == "New."
    await bot.http.request(Route("DELETE", f"{base}/{made['id']}"))
    with pytest.raises(discord.NotFound) as unknown:
        await bot.http.request(Route("GET", f"{base}/{made['id']}"))
    assert unknown.value.code == 10063
