"""What people do in a lobby, by its buttons or by commands. A custom_id is `l:MATCH:WHAT`."""

import re
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

import discord
from discord import ui

from bot.lobby import invitations, lobby_options, lobby_post, lobby_progress
from bot.panel.answering import Card, Interaction, privately, text
from bot.panel.widgets import view
from bot.people import readers
from bot.people.readers import Reader
from rules.kernel import Illegal, Msg, msg
from service import agents, fair_chance, lobby, seek
from service.desk import Chair, Match

if TYPE_CHECKING:
    pass

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
        level = next(iter(self.values), "")
        act = {"join": join, "leave": leave, "computer": adding_computer(level), "start": start}.get(self.what)
        if act is not None:
            await privately(interaction, lambda _: _acted(interaction, match, act))
        elif self.what == "cut":
            await open_form(interaction, match)
        elif self.what == "invite" and self.key.isdecimal():
            invite = inviting(int(self.key))
            await privately(interaction, lambda reader: by_command(interaction, reader, match, invite))
        elif self.what == "options":
            await privately(interaction, lambda reader: lobby_options.options(interaction, reader, match))
        else:
            change = (self.what, self.key, self.values[0] if self.values else "")
            await privately(interaction, lambda reader: lobby_options.set_(interaction, reader, match, *change))


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
    place = {"channel": interaction.channel_id}
    if post is not None and lobby_post.shows(post, found.id):
        place |= {"message": post.id, lobby_post.SHOWN: lobby_post.UNKNOWN}
    await lobby.set_place(interaction.client.desk, found.id, place)


async def join(interaction: Interaction, match: int) -> Msg:
    found, _ = await find(interaction, match)
    user = interaction.user
    if lobby_post.setting(found, "access") == "private" and user.id not in found.settings.get(lobby.INVITED, []):
        raise Illegal(msg("lobby-private-lobby", host=f"<@{found.host}>"))
    await lobby.join(interaction.client.desk, match, user.id, user.display_name, str(interaction.id))
    await seek.trim(interaction.client.desk, user.id)
    await seek.settle(interaction.client.desk, match)
    await lobby_progress.after(interaction.client, match, user.id)
    return msg("lobby-joined")


async def leave(interaction: Interaction, match: int) -> Msg:
    await find(interaction, match)
    await lobby.leave(interaction.client.desk, match, interaction.user.id, str(interaction.id))
    return msg("lobby-left")


def adding_computer(level: str = "") -> Act:
    """A computer player of this level sits down; of the usual one, where none is named."""

    async def add(interaction: Interaction, match: int) -> Msg:
        found, chairs = await find(interaction, match)
        if not _sits(chairs, interaction.user.id):
            raise Illegal(msg("lobby-sit-first"))
        await lobby.add_computer(interaction.client.desk, match, level or agents.usual(found.game))
        await lobby_progress.after(interaction.client, match, interaction.user.id)
        return msg("lobby-computer-added")

    return add


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
    await hosted(interaction, match)
    await lobby.start(bot.desk, match, user, str(interaction.id))
    bot.wake(match)
    bot.spawn(lobby_options.put_away(bot, match))
    return msg("lobby-started")


def sending_away(guest: int) -> Act:
    """The host wants somebody to go."""

    async def send_away(interaction: Interaction, match: int) -> Msg:
        await hosted(interaction, match)
        await lobby.send_away(interaction.client.desk, match, guest, str(interaction.id))
        return msg("lobby-sent-away", who=f"<@{guest}>")

    return send_away


def inviting(guest: int) -> Act:
    """The host lets somebody into a private lobby, or back into one."""

    async def invite(interaction: Interaction, match: int) -> Msg:
        found = await hosted(interaction, match)
        await lobby.invite(interaction.client.desk, match, guest)
        await invitations.call(interaction, found, guest)
        return msg("lobby-invited", who=f"<@{guest}>")

    return invite


async def _acted(interaction: Interaction, match: int, act: Act) -> Card:
    await act(interaction, match)
    found, chairs = await interaction.client.desk.lobby(match)
    return Card(lobby_post.lobby(found, chairs, readers.public(found.settings)), public=True)


async def hosted(interaction: Interaction, match: int) -> Match:
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
    place = {"channel": interaction.channel_id, "message": sent.message_id, lobby_post.SHOWN: found.rev}
    await lobby.set_place(bot.desk, match.id, place)
