"""Looking for players: a private panel of wishes, and of the searches that wait. A custom_id is `f:WHAT[:KEY]`.

What somebody wishes for is kept with their preferences, so that the panel is as they left it, also after a restart.
"""

import re
from collections.abc import Sequence
from typing import Any

import discord
from discord import ui

from bot.lobby import permissions, seek_answers
from bot.panel.answering import Card, Interaction, privately
from bot.panel.layout import Button, Entry, Menu, Row
from bot.panel.widgets import Post, Section
from bot.people import preferences
from bot.people.preferences import Prefs
from bot.people.readers import Reader
from bot.thread import clocks_in_words
from rules import GAMES
from rules.kernel import Illegal, Msg, msg, several
from service import clock, lobby, matchmaking, seek
from service.desk import Search

TEMPLATE = r"f:(?P<what>[a-z]+)(?::(?P<key>\w+))?"
PREFIX = "f:"
WISH = "seek"
"""The preference: what somebody wished for the last time."""
SWITCH = ("no", "yes")
NUMBERS = tuple(map(str, (0, *sorted({size for game in GAMES for size in lobby.playable(game)}))))
CHOICES: dict[str, tuple[str, ...]] = {
    "game": tuple(GAMES),
    "pace": ("any", *clock.PACES, clock.NONE),
    "number": NUMBERS,
    "experience": matchmaking.EXPERIENCE,
    "computers": SWITCH,
    "abroad": SWITCH,
}
"""What the menus offer; the first of each is what holds if nothing is said, and of games all."""


class Seeking(ui.DynamicItem[ui.Item[Any]], template=TEMPLATE):
    """A menu or a button of the panel, or the answer of somebody who is asked."""

    def __init__(self, item: ui.Item[Any], what: str, key: str, values: list[str]) -> None:
        super().__init__(item)
        self.what, self.key, self.values = what, key, values

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction, item: ui.Item[Any], match: re.Match[str], /
    ) -> "Seeking":
        data: Any = interaction.data
        return cls(item, match["what"], match["key"] or "", data.get("values", []))

    async def callback(self, interaction: discord.Interaction[Any]) -> Any:
        await privately(interaction, lambda reader: _clicked(interaction, reader, self.what, self.key, self.values))


async def _clicked(interaction: Interaction, reader: Reader, what: str, key: str, values: Sequence[str]) -> Card:
    match what:
        case "open":
            return await panel(interaction, reader)
        case "set" if key in CHOICES and values and set(values) <= set(CHOICES[key]):
            await wish(interaction, {key: list(values) if key == "game" else values[0]})
            return await panel(interaction, reader)
        case "go":
            return await begin(interaction, reader)
        case "server":
            return await _switch_server(interaction, reader)
        case "stop" if key.isdecimal():
            return await _stop(interaction, reader, int(key))
        case "yes" | "no" if key.isdecimal():
            return await seek_answers.answer(interaction, reader, int(key), what == "yes")
        case _:
            raise Illegal(msg("bot-old-button"))


async def wish(interaction: Interaction, changes: dict[str, Any]) -> None:
    """What somebody wishes from now on."""
    user = interaction.user.id
    await preferences.change(interaction.client.desk, user, lambda old: {**old, WISH: {**old.get(WISH, {}), **changes}})


async def panel(interaction: Interaction, reader: Reader, said: str = "") -> Card:
    """The menus, and the searches that wait, each with its button."""
    guild, store = interaction.guild_id, interaction.client.desk.store
    if guild is None:
        raise Illegal(msg("lobby-seek-server"))
    wished = (await store.prefs(interaction.user.id)).get(WISH, {})
    allowed = bool((await store.prefs(guild)).get(seek.ABROAD))
    mine = await store.searches_of(interaction.user.id)
    head = [said, f"### {reader('lobby-seek')}", reader("lobby-seek-about")]
    rows: list[Row] = [_menu(key, wished, reader) for key in CHOICES if key != "abroad" or allowed]
    rows.append((Button("go", reader("lobby-seek-go"), "good"), *_server(interaction, allowed, reader)))
    sections = tuple(Section(_row(one, reader), _stop_button(one, reader)) for one in mine)
    return Card(Post("\n".join(filter(None, head)), tuple(rows), PREFIX, sections=sections))


def _menu(key: str, wished: Prefs, reader: Reader) -> Menu:
    chosen = wished.get(key, CHOICES[key] if key == "game" else CHOICES[key][0])
    entries = tuple(
        Entry(value, reader.say(label(key, value))[:100], chosen=value in chosen if key == "game" else value == chosen)
        for value in CHOICES[key]
    )
    hint = reader(f"lobby-seek-{key}")
    return Menu(f"set:{key}", hint, entries, hi=len(entries)) if key == "game" else Menu(f"set:{key}", hint, entries)


def label(key: str, value: str) -> Msg:
    match key:
        case "game":
            return msg(f"{value}-name")
        case "pace" if value != "any":
            return msg("lobby-seek-pace-named", pace=msg(f"lobby-setting-pace-{value}"))
        case "number" if value != "0":
            return msg("lobby-seek-players", number=int(value))
        case _:
            return msg(f"lobby-seek-{key}-{value}")


def _server(interaction: Interaction, allowed: bool, reader: Reader) -> tuple[Button, ...]:
    """Moderators say whether the server's people and those of others may find each other."""
    if not interaction.permissions.manage_guild:
        return ()
    return (Button("server", reader("lobby-seek-server-close" if allowed else "lobby-seek-server-open")),)


def _stop_button(search: Search, reader: Reader) -> Button:
    return Button(f"stop:{search.id}", reader("lobby-seek-stop"))


def _row(search: Search, reader: Reader) -> str:
    """A search in words: what for, with whom, until when."""
    names = several([msg(f"{game}-name") for game in search.games])
    pace = label("pace", search.pace or "any")
    lines = [
        f"**{reader('lobby-seek-row', games=names if len(search.games) < len(GAMES) else msg('lobby-seek-row-any'))}**",
        f"{reader.say(pace)} · {reader.say(label('number', str(search.number)))}"
        f" · {reader.say(label('experience', search.experience))}",
    ]
    if search.match is not None:
        lines.append(reader("lobby-seek-row-asked", match=search.match, when=clocks_in_words.stamp(search.due or 0.0)))
    else:
        lines.append(f"-# {reader('lobby-seek-row-until', when=clocks_in_words.stamp(search.until))}")
    return "\n".join(lines)


async def begin(interaction: Interaction, reader: Reader) -> Card:
    """Looks for what is wished; a table that can be made is made at once."""
    bot, user, guild = interaction.client, interaction.user, interaction.guild_id
    if guild is None:
        raise Illegal(msg("lobby-seek-server"))
    wished = (await bot.desk.store.prefs(user.id)).get(WISH, {})
    search = Search(
        person=user.id,
        name=user.display_name,
        guild=guild,
        channel=_channel(interaction),
        lang=reader.lang,
        games=tuple(wished.get("game", GAMES)),
        pace="" if wished.get("pace", "any") == "any" else wished["pace"],
        number=int(wished.get("number", 0)),
        computers=wished.get("computers") == "yes",
        experience=wished.get("experience", matchmaking.ANY),
        abroad=wished.get("abroad") == "yes",
        since=0.0,
        until=0.0,
    )
    begun = await seek.begin(bot.desk, search)
    bot.spawn(bot.seekers.look())
    return await panel(interaction, reader, reader("lobby-seek-begun", when=clocks_in_words.stamp(begun.until, "D")))


def _channel(interaction: Interaction) -> int:
    """Where a table would stand: this channel, or the one to which this thread belongs."""
    permissions.require(interaction.app_permissions)
    channel = interaction.channel
    if isinstance(channel, discord.Thread) and isinstance(channel.parent, discord.TextChannel):
        return channel.parent_id
    if not isinstance(channel, discord.TextChannel):
        raise Illegal(msg("commands-text-channel"))
    return channel.id


async def _stop(interaction: Interaction, reader: Reader, number: int) -> Card:
    bot = interaction.client
    match = await seek.withdraw(bot.desk, interaction.user.id, number)
    if match is not None:
        await bot.seekers.show(match)
    if interaction.guild_id is None:
        return Card(Post(reader("lobby-seek-stopped")), public=True)
    return await panel(interaction, reader, reader("lobby-seek-stopped"))


async def _switch_server(interaction: Interaction, reader: Reader) -> Card:
    guild = interaction.guild_id
    if guild is None or not interaction.permissions.manage_guild:
        raise Illegal(msg("lobby-seek-moderators"))
    desk = interaction.client.desk
    await preferences.change(desk, guild, lambda old: {**old, seek.ABROAD: None if old.get(seek.ABROAD) else True})
    return await panel(interaction, reader)
