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
from rules.kernel import Illegal, Msg, msg
from service import agents, clock, fair_chance, lobby, names
from service.desk import Chair, Match

if TYPE_CHECKING:
    from bot.app import Ziggurat

Act = Callable[[Interaction, int], Awaitable[Msg]]
"""Does something in a lobby, and says so."""

PACE = "daily"
"""Of a new lobby, until its host chooses another."""
TEMPLATE = r"l:(?P<match>\d{1,18}):(?P<what>[a-z]+)(?::(?P<key>.+))?"
FORM = r"l:(?P<match>\d{1,18}):word"


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
        match = self.match
        act = {"join": join, "leave": leave, "computer": add_computer, "start": start}.get(self.what)
        if act is not None:
            await privately(interaction, lambda _: _acted(interaction, match, act))
        elif self.what == "cut":
            await open_form(interaction, match)
        elif self.what == "options":
            await privately(interaction, lambda reader: options(interaction, reader, match))
        else:
            change = (self.what, self.key, self.values[0] if self.values else "")
            await privately(interaction, lambda reader: set_(interaction, reader, match, *change))


async def by_command(interaction: Interaction, reader: Reader, match: int, act: Act) -> Card:
    """The same by a command: the lobby's post changes, and the one who asked gets a sentence."""
    sentence = await act(interaction, match)
    await lobby_post.refresh_lobby(interaction.client, match)
    return text(reader.say(sentence))


async def find(interaction: Interaction, match: int) -> tuple[Match, list[Chair]]:
    """An open lobby of this server; from elsewhere only those get in who sit there."""
    found, chairs = await lobby.open_lobby(interaction.client.desk, match)
    if found.place.get("guild") != interaction.guild_id and not _sits(chairs, interaction.user.id):
        raise Illegal(msg("lobby-elsewhere"))
    await _note_place(interaction, found)
    return found, chairs


async def _note_place(interaction: Interaction, found: Match) -> None:
    """Who died between a lobby's post and the note of where it stands learns that from the first who acts there."""
    if "message" in found.place:
        return
    post = interaction.message
    place = {"message": post.id} if post is not None and not post.flags.ephemeral else {}
    await lobby.set_place(interaction.client.desk, found.id, {"channel": interaction.channel_id, **place})


async def join(interaction: Interaction, match: int) -> Msg:
    found, _ = await find(interaction, match)
    user = interaction.user
    if lobby_post.setting(found, "access") == "private" and user.id not in found.settings.get(lobby.INVITED, []):
        raise Illegal(msg("lobby-private-lobby", host=f"<@{found.host}>"))
    await lobby.join(interaction.client.desk, match, user.id, user.display_name, str(interaction.id))
    return msg("lobby-joined")


async def leave(interaction: Interaction, match: int) -> Msg:
    await find(interaction, match)
    await lobby.leave(interaction.client.desk, match, interaction.user.id, str(interaction.id))
    return msg("lobby-left")


async def add_computer(interaction: Interaction, match: int) -> Msg:
    found, chairs = await find(interaction, match)
    if not _sits(chairs, interaction.user.id):
        raise Illegal(msg("lobby-sit-first"))
    level = found.settings.get("level") or agents.levels(found.game)[-1]
    await lobby.add_computer(interaction.client.desk, match, level)
    return msg("lobby-computer-added")


def cutting(word: str) -> Act:
    """Somebody gives a word to the chance of the match."""

    async def cut(interaction: Interaction, match: int) -> Msg:
        await _seated(interaction, match)
        await lobby.cut(interaction.client.desk, match, interaction.user.id, word)
        return msg("lobby-cut-done")

    return cut


async def open_form(interaction: Interaction, match: int) -> None:
    """One line for a word; it is checked when it comes back."""
    reader = await readers.reader(interaction.client.desk, interaction)
    try:
        await _seated(interaction, match)
    except Illegal:
        await privately(interaction, lambda _: _acted(interaction, match, cutting("")))
        return
    form = ui.Modal(title=reader("lobby-cut"), custom_id=f"l:{match}:word", timeout=None)
    field: ui.TextInput[Any] = ui.TextInput(custom_id="word", max_length=fair_chance.WORD)
    form.add_item(ui.Label(text=reader("lobby-cut-label"), description=reader("lobby-cut-about"), component=field))
    form.stop()  # it is found again by its custom_id
    await interaction.response.send_modal(form)


async def submitted(interaction: Interaction, match: int, word: str) -> None:
    await privately(interaction, lambda _: _acted(interaction, match, cutting(word)))


async def start(interaction: Interaction, match: int) -> Msg:
    bot, user = interaction.client, interaction.user.id
    await _hosted(interaction, match)
    await lobby.start(bot.desk, match, user, str(interaction.id))
    bot.wake(match)
    return msg("lobby-started")


def sending_away(guest: int) -> Act:
    """The host wants somebody to go."""

    async def send_away(interaction: Interaction, match: int) -> Msg:
        await _hosted(interaction, match)
        await lobby.send_away(interaction.client.desk, match, guest, str(interaction.id))
        return msg("lobby-sent-away", who=f"<@{guest}>")

    return send_away


async def options(interaction: Interaction, reader: Reader, match: int) -> Card:
    """The menus of a lobby; only the host can change them, everybody may look."""
    found, chairs = await find(interaction, match)
    head = f"### {match_in_words.title(found.game, match, reader)}"
    if found.host != interaction.user.id:
        return text(
            "\n".join([head, *lobby_post.described(found, reader), reader("lobby-host-only", host=f"<@{found.host}>")])
        )
    return Card(Post(f"{head}\n{reader('lobby-options-about')}", tuple(menus(found, chairs, reader)), f"l:{match}:"))


async def set_(interaction: Interaction, reader: Reader, match: int, what: str, key: str, value: str) -> Card:
    """An option of the game, a setting of the lobby, one computer player less, or somebody who has to go."""
    bot = interaction.client
    found = await _hosted(interaction, match)
    match what:
        case "option":
            await lobby.set_options(bot.desk, match, {key: value})
        case "setting" if value in (*lobby_post.SETTINGS.get(key, ()), *_levels(found, key)):
            await lobby.set_settings(bot.desk, match, {key: value})
        case "setting" if key in ("pace", "vacation"):
            await _set_time(bot, match, key, value)
        case "fewer":
            await lobby.remove_computer(bot.desk, match)
        case "away" if key.isdecimal():
            await sending_away(int(key))(interaction, match)
        case _:
            raise Illegal(msg("bot-old-button"))
    bot.spawn(lobby_post.refresh_lobby(bot, match))
    return await options(interaction, reader, match)


async def set_pace(interaction: Interaction, reader: Reader, match: int, pace: str, vacation: int | None) -> Card:
    """By a command: a pace by name or by its own hours, and days of vacation."""
    bot = interaction.client
    await _hosted(interaction, match)
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


def inviting(guest: int) -> Act:
    """The host lets somebody into a private lobby, or back into one."""

    async def invite(interaction: Interaction, match: int) -> Msg:
        await _hosted(interaction, match)
        await lobby.invite(interaction.client.desk, match, guest)
        return msg("lobby-invited", who=f"<@{guest}>")

    return invite


def menus(match: Match, chairs: list[Chair], reader: Reader) -> list[Row]:
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
    return [*rows, *_guests(match, chairs, reader)]


def _guests(match: Match, chairs: list[Chair], reader: Reader) -> list[Row]:
    """A button for each human whom the host could send away."""
    guests = [chair for chair in chairs if chair.user is not None and chair.user != match.host]
    buttons = [Button(f"away:{c.user}", reader("lobby-send-away", who=names.readable(c.name)), "bad") for c in guests]
    return [tuple(buttons[first : first + 5]) for first in range(0, len(buttons), 5)]


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


async def _acted(interaction: Interaction, match: int, act: Act) -> Card:
    await act(interaction, match)
    found, chairs = await interaction.client.desk.lobby(match)
    return Card(lobby_post.lobby(found, chairs, readers.public(found.settings)), public=True)


async def _hosted(interaction: Interaction, match: int) -> Match:
    """A lobby whose host is the one who asks."""
    found, _ = await find(interaction, match)
    if found.host != interaction.user.id:
        raise Illegal(msg("lobby-host-only", host=f"<@{found.host}>"))
    return found


async def _seated(interaction: Interaction, match: int) -> None:
    _, chairs = await find(interaction, match)
    if not _sits(chairs, interaction.user.id):
        raise Illegal(msg("lobby-cut-sit-first"))


def _sits(chairs: list[Chair], user: int) -> bool:
    return any(chair.user == user for chair in chairs)


async def open_(interaction: Interaction, game: str) -> None:
    """A new lobby with its post in this channel."""
    bot, user = interaction.client, interaction.user
    lang = readers.language(interaction.guild_locale, interaction.locale)
    match = await lobby.create(
        bot.desk,
        game,
        user.id,
        user.display_name,
        str(interaction.id),
        settings={"lang": lang, "pace": PACE},
        place={"guild": interaction.guild_id},
    )
    found, chairs = await bot.desk.lobby(match.id)
    sent = await interaction.response.send_message(
        view=view(lobby_post.lobby(found, chairs, readers.public(found.settings)))
    )
    await lobby.set_place(bot.desk, match.id, {"channel": interaction.channel_id, "message": sent.message_id})
