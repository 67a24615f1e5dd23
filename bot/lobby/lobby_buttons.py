"""What people do in a lobby, by its buttons or by commands. A custom_id is `l:MATCH:WHAT`."""

import re
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

import discord
from discord import ui

from bot.lobby import lobby_post
from bot.panel.answering import Card, Interaction, privately, text
from bot.panel.layout import Button, Entry, Menu, Row
from bot.panel.widgets import Post, view
from bot.people import readers
from bot.people.readers import Reader
from bot.thread import clocks_in_words, match_in_words
from rules import GAMES
from rules.kernel import Illegal, msg
from service import agents, clock, lobby
from service.desk import Chair, Match

if TYPE_CHECKING:
    from bot.app import Ziggurat

User = discord.User | discord.Member
Act = Callable[["Ziggurat", int, User], Awaitable[str]]
"""Does something in a lobby; the key of the sentence that says so."""

PACE = "daily"
"""Of a new lobby, until its host chooses another."""
TEMPLATE = r"l:(?P<match>\d+):(?P<what>[a-z]+)(?::(?P<key>.+))?"


class Lobby(ui.DynamicItem[ui.Item[Any]], template=TEMPLATE):
    """A button of a lobby's post or of its options."""

    def __init__(self, item: ui.Item[Any], match: int, what: str, key: str, values: list[str]) -> None:
        super().__init__(item)
        self.match, self.what, self.key, self.values = match, what, key, values

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction, item: ui.Item[Any], match: re.Match[str], /
    ) -> "Lobby":
        data: Any = interaction.data
        return cls(item, int(match["match"]), match["what"], match["key"] or "", data.get("values", []))

    async def callback(self, interaction: discord.Interaction[Any]) -> Any:
        bot, match, user = interaction.client, self.match, interaction.user
        act = {"join": join, "leave": leave, "computer": add_computer, "start": start}.get(self.what)
        if act is not None:
            await privately(interaction, lambda reader: _acted(bot, reader, match, act, user))
        elif self.what == "options":
            await privately(interaction, lambda reader: options(bot, reader, match, user.id))
        else:
            change = (self.what, self.key, self.values[0] if self.values else "")
            await privately(interaction, lambda reader: set_(bot, reader, match, user.id, *change))


async def by_command(bot: "Ziggurat", reader: Reader, match: int, act: Act, user: User) -> Card:
    """The same by a command: the lobby's post changes, and the one who asked gets a sentence."""
    sentence = await act(bot, match, user)
    await lobby_post.refresh_lobby(bot, match)
    return text(reader(sentence))


async def join(bot: "Ziggurat", match: int, user: User) -> str:
    found, _ = await lobby.open_lobby(bot.desk, match)
    if lobby_post.setting(found, "access") == "private" and user.id not in found.settings.get("invited", []):
        raise Illegal(msg("lobby-private-lobby", host=f"<@{found.host}>"))
    await lobby.join(bot.desk, match, user.id, user.display_name)
    return "lobby-joined"


async def leave(bot: "Ziggurat", match: int, user: User) -> str:
    await lobby.leave(bot.desk, match, user.id)
    return "lobby-left"


async def add_computer(bot: "Ziggurat", match: int, user: User) -> str:
    found, chairs = await lobby.open_lobby(bot.desk, match)
    if not any(chair.user == user.id for chair in chairs):
        raise Illegal(msg("lobby-sit-first"))
    await lobby.add_computer(bot.desk, match, found.settings.get("level") or agents.levels(found.game)[-1])
    return "lobby-computer-added"


async def start(bot: "Ziggurat", match: int, user: User) -> str:
    found, _ = await lobby.open_lobby(bot.desk, match)
    _must_host(found, user.id)
    await lobby.start(bot.desk, match)
    bot.wake(match)
    return "lobby-started"


async def options(bot: "Ziggurat", reader: Reader, match: int, user: int) -> Card:
    """The menus of a lobby; only the host can change them, everybody may look."""
    found, chairs = await lobby.open_lobby(bot.desk, match)
    head = f"### {match_in_words.title(found.game, match, reader)}"
    if found.host != user:
        return text(
            "\n".join([head, *lobby_post.described(found, reader), reader("lobby-host-only", host=f"<@{found.host}>")])
        )
    return Card(Post(f"{head}\n{reader('lobby-options-about')}", tuple(_menus(found, chairs, reader)), f"l:{match}:"))


async def set_(bot: "Ziggurat", reader: Reader, match: int, user: int, what: str, key: str, value: str) -> Card:
    """An option of the game, a setting of the lobby, or one computer player less."""
    found, _ = await lobby.open_lobby(bot.desk, match)
    _must_host(found, user)
    match what:
        case "option":
            await lobby.set_options(bot.desk, match, {key: value})
        case "setting" if value in (*lobby_post.SETTINGS.get(key, ()), *_levels(found, key)):
            await lobby.set_settings(bot.desk, match, {key: value})
        case "setting" if key in ("pace", "vacation"):
            await _set_time(bot, match, key, value)
        case "fewer":
            await lobby.remove_computer(bot.desk, match)
        case _:
            raise Illegal(msg("bot-old-button"))
    bot.spawn(lobby_post.refresh_lobby(bot, match))
    return await options(bot, reader, match, user)


async def set_pace(bot: "Ziggurat", reader: Reader, match: int, user: int, pace: str, vacation: int | None) -> Card:
    """By a command: a pace by name or by its own hours, and days of vacation."""
    found, _ = await lobby.open_lobby(bot.desk, match)
    _must_host(found, user)
    changes: dict[str, Any] = {"pace": clock.parse(pace)} if pace else {}
    if vacation is not None:
        changes["vacation"] = vacation * clock.DAY
    found = await lobby.set_settings(bot.desk, match, changes)
    await lobby_post.refresh_lobby(bot, match)
    return text("\n".join(clocks_in_words.promised(found, reader)))


async def _set_time(bot: "Ziggurat", match: int, key: str, value: str) -> None:
    if value == clocks_in_words.OWN:
        return
    if value not in (clocks_in_words.PACES if key == "pace" else clocks_in_words.VACATIONS):
        raise Illegal(msg("bot-old-button"))
    await lobby.set_settings(bot.desk, match, {key: value if key == "pace" else int(value) * clock.DAY})


async def invite(bot: "Ziggurat", reader: Reader, match: int, user: int, guest: int) -> Card:
    """The host of a private lobby lets somebody in."""
    found, _ = await lobby.open_lobby(bot.desk, match)
    _must_host(found, user)
    invited = sorted({*found.settings.get("invited", []), guest})
    await lobby.set_settings(bot.desk, match, {"invited": invited})
    return text(reader("lobby-invited", who=f"<@{guest}>"))


def _menus(match: Match, chairs: list[Chair], reader: Reader) -> list[Row]:
    rows: list[Row] = []
    for option, chosen in GAMES[match.game].effective(match.options):
        stem = f"{match.game}-option-{option.key}"
        texts = {value: reader.say(msg(f"{stem}-{value}")) for value in option.values}
        rows.append(_menu(f"option:{option.key}", reader.say(msg(stem)), texts, chosen))
    for key, values in lobby_post.SETTINGS.items():
        texts = {value: reader(f"lobby-setting-{key}-{value}") for value in values}
        rows.append(_menu(f"setting:{key}", reader(f"lobby-setting-{key}"), texts, lobby_post.setting(match, key)))
    rows += _times(match, reader)
    levels = _levels(match, "level")
    if len(levels) > 1:
        texts = {level: reader(f"lobby-level-{level}") for level in levels}
        rows.append(
            _menu("setting:level", reader("lobby-setting-level"), texts, match.settings.get("level") or levels[-1])
        )
    if any(chair.user is None for chair in chairs):
        rows.append((Button("fewer", reader("lobby-remove-computer")),))
    return rows


def _times(match: Match, reader: Reader) -> list[Row]:
    """The pace and the vacation, with own values where they were set by a command."""
    pace, vacation = clocks_in_words.pace_of(match), str(clocks_in_words.vacation_of(match))
    paces = {key: reader.say(msg(f"lobby-setting-pace-{key}")) for key in dict.fromkeys((*clocks_in_words.PACES, pace))}
    days = {
        key: reader("thread-days", number=int(key)) for key in dict.fromkeys((*clocks_in_words.VACATIONS, vacation))
    }
    return [
        _menu("setting:pace", reader("lobby-setting-pace"), paces, pace),
        _menu("setting:vacation", reader("lobby-setting-vacation"), days, vacation),
    ]


def _menu(key: str, hint: str, texts: dict[str, str], chosen: str) -> Menu:
    entries = tuple(Entry(value, f"{hint}: {text}"[:100], chosen=value == chosen) for value, text in texts.items())
    return Menu(key, hint, entries)


def _levels(match: Match, key: str) -> tuple[str, ...]:
    return agents.levels(match.game) if key == "level" else ()


async def _acted(bot: "Ziggurat", reader: Reader, match: int, act: Act, user: User) -> Card:
    await act(bot, match, user)
    found, chairs = await bot.desk.lobby(match)
    return Card(lobby_post.lobby(found, chairs, readers.public(found.settings)), public=True)


def _must_host(match: Match, user: int) -> None:
    if match.host != user:
        raise Illegal(msg("lobby-host-only", host=f"<@{match.host}>"))


async def open_(interaction: Interaction, game: str) -> None:
    """A new lobby with its post in this channel."""
    bot, user = interaction.client, interaction.user
    lang = readers.language(interaction.guild_locale, interaction.locale)
    match = await lobby.create(bot.desk, game, user.id, user.display_name, settings={"lang": lang, "pace": PACE})
    found, chairs = await bot.desk.lobby(match.id)
    sent = await interaction.response.send_message(
        view=view(lobby_post.lobby(found, chairs, readers.public(found.settings)))
    )
    place = {"guild": interaction.guild_id, "channel": interaction.channel_id, "message": sent.message_id}
    await lobby.set_place(bot.desk, match.id, place)
