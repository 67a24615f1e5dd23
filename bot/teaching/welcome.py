"""The welcome: one post for a server, with three doors into the games. A custom_id is `g:WHAT[:GAME]`.

A server gets it once: when the bot joins, or at the first start at which it finds itself there. What was sent is noted
under the server's id where people's wishes are kept (Discord's ids are unique over both); the channel is noted before
the post is sent, so that a bot that was killed in between looks for the post there before it sends another.
"""

import re
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import discord
from discord import ui

from bot.host.logs import LOG, extra
from bot.lobby import lobby_buttons, permissions
from bot.panel.answering import TROUBLE, Card, Interaction, privately, refuse
from bot.panel.layout import Button, Row
from bot.panel.widgets import Post, view
from bot.people import preferences, readers
from bot.people.preferences import Prefs
from bot.people.readers import Reader
from bot.teaching import facts_in_words, first_match, lessons
from bot.thread.pictures import Picture
from rules import GAMES
from rules.kernel import Illegal, msg, several

if TYPE_CHECKING:
    from bot.app import Ziggurat

TEMPLATE = r"g:(?P<what>[a-z]+)(?::(?P<game>[a-z]+))?"
PREFIX = "g:"
PICTURE = Path(__file__).with_name("welcome.png")
KEY = "welcome"
"""The wish of a server under which its welcome is noted: `channel`, then `message`."""
WRITE = ("view_channel", "send_messages", "attach_files", "read_message_history")
STATUSES = ("running", "lobby", "over", "closed")
RECENT = 50
"""So many messages of a channel are looked through for a welcome that was sent and not noted."""
IN_ROW = 2


class Door(ui.DynamicItem[ui.Item[Any]], template=TEMPLATE):
    """A button of the welcome, or of the choice of a game behind it."""

    def __init__(self, item: ui.Item[Any], what: str, game: str) -> None:
        super().__init__(item)
        self.what, self.game = what, game

    @classmethod
    async def from_custom_id(cls, _: discord.Interaction, item: ui.Item[Any], match: re.Match[str], /) -> "Door":
        return cls(item, match["what"], match["game"] or "")

    async def callback(self, interaction: discord.Interaction[Any]) -> Any:
        what, game = self.what, self.game
        match what, game in GAMES:
            case "learn", _:
                await lessons.open_courses(interaction)
            case "play", True:
                await first_match.play_now(interaction, game)
            case "table", True:
                await open_table(interaction, game)
            case _:
                await privately(interaction, lambda reader: which_game(reader, what))


async def open_table(interaction: Interaction, game: str) -> None:
    """A lobby in this channel, as `/game new` opens it."""
    try:
        permissions.require(interaction.app_permissions)
    except Illegal as refusal:
        await refuse(interaction, refusal)
        return
    await lobby_buttons.open_(interaction, game)


async def which_game(reader: Reader, what: str) -> Card:
    """The games with what one wants to know of them, and a button for each."""
    if what not in ("play", "table"):
        raise Illegal(msg("bot-old-button"))
    head = reader(f"teaching-{what}-which")
    buttons = [Button(f"{what}:{game}", reader.say(msg(f"{game}-name.brief")), "main") for game in GAMES]
    rows: tuple[Row, ...] = tuple(tuple(buttons[at : at + IN_ROW]) for at in range(0, len(buttons), IN_ROW))
    seeking = (Button("f:open", reader("lobby-seek")),) if what == "table" else ()
    return Card(Post(f"{head}\n{facts_in_words.every_game(reader)}", rows, PREFIX, aside=seeking))


def post(reader: Reader) -> Post:
    """The welcome itself."""
    doors = (
        Button("play", reader("teaching-play-now"), "good"),
        Button("learn", reader("teaching-learn-a-game"), "main"),
        Button("table", reader("teaching-open-a-table")),
    )
    return Post(reader("teaching-welcome"), (doors,), PREFIX, after=facts_in_words.every_game(reader))


def picture(reader: Reader) -> Picture:
    games = several([msg(f"{game}-name") for game in GAMES])
    return Picture(_drawn(), reader("teaching-welcome-picture", games=games))


@cache
def _drawn() -> bytes:
    return PICTURE.read_bytes()


async def show(interaction: Interaction) -> None:
    """For everybody in this channel, because somebody asked for it."""
    reader = Reader(readers.language(interaction.guild_locale, interaction.locale))
    shown = picture(reader)
    await interaction.response.send_message(view=view(post(reader), shown), files=[shown.file()])


async def greet_all(bot: "Ziggurat") -> None:
    """Every server in which the bot finds itself and that has no welcome yet."""
    for guild in bot.guilds:
        await greet(bot, guild)


async def greet(bot: "Ziggurat", guild: discord.Guild) -> None:
    """Posts a server's welcome, unless it was posted, or games are played there already."""
    async with bot.greeting:
        noted = (await bot.desk.store.prefs(guild.id)).get(KEY)
        if noted is None:
            noted = await _begun(bot, guild)
        if "message" not in noted and "channel" in noted:
            await _post(bot, guild, noted["channel"])


async def _begun(bot: "Ziggurat", guild: discord.Guild) -> Prefs:
    """Where the welcome will be; no channel where nobody needs it, or where it is not possible."""
    store = bot.desk.store
    if any([await store.matches_of_guild(guild.id, status, 1) for status in STATUSES]):
        return await _note(bot, guild, {"message": 0})
    channel = _channel(guild)
    return {} if channel is None else await _note(bot, guild, {"channel": channel})


def _channel(guild: discord.Guild) -> int | None:
    """The server's system channel, else the first in which we may write."""
    channels = [guild.system_channel, *guild.text_channels]
    return next((one.id for one in channels if one is not None and _may_write(one)), None)


def _may_write(channel: discord.TextChannel) -> bool:
    have = channel.permissions_for(channel.guild.me)
    return all(getattr(have, name) for name in WRITE)


async def _post(bot: "Ziggurat", guild: discord.Guild, channel: int) -> None:
    try:
        message = await _sent(bot, channel) or await _send(bot, guild, channel)
    except (discord.NotFound, discord.Forbidden) as closed:
        LOG.info("No welcome here.", extra=extra(code=closed.code))
        await _note(bot, guild, None)
    except TROUBLE as trouble:
        LOG.warning("A welcome is posted later.", extra=extra(what=type(trouble).__name__))
    else:
        await _note(bot, guild, {"channel": channel, "message": message})


async def _send(bot: "Ziggurat", guild: discord.Guild, channel: int) -> int:
    reader = Reader(readers.language(guild.preferred_locale))
    shown, where = picture(reader), bot.get_partial_messageable(channel)
    sent = await where.send(view=view(post(reader), shown), files=[shown.file()], nonce=f"g{guild.id}")
    bot.metrics.posts.labels("sent").inc()
    return sent.id


async def _sent(bot: "Ziggurat", channel: int) -> int | None:
    """The welcome, if it was sent and we died before we noted that."""
    async for message in bot.get_partial_messageable(channel).history(limit=RECENT):
        if message.author == bot.user and _is_welcome(message):
            return message.id
    return None


def _is_welcome(message: discord.Message) -> bool:
    parts = ui.LayoutView.from_message(message).walk_children()
    return any(getattr(part, "custom_id", "") == f"{PREFIX}play" for part in parts)


async def _note(bot: "Ziggurat", guild: discord.Guild, what: Prefs | None) -> Prefs:
    await preferences.change(bot.desk, guild.id, lambda old: {**old, KEY: what})
    return what or {}
