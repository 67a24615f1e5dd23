"""The buttons below a table: My move, My hand, Log, Help; at the end Rematch, Replay, Animation.

A custom_id is `t:MATCH:N:WHAT`.
"""

import re
from typing import TYPE_CHECKING, Any

import discord
from discord import ui

from bot import films, hands, memos, past, posts, tables, words
from bot.reply import Card, Interaction, privately, text
from bot.widgets import Post, view
from bot.words import Reader
from rules import GAMES
from rules.kernel import Illegal, msg
from service import lobby, people

if TYPE_CHECKING:
    from bot.app import Ziggurat

TEMPLATE = r"t:(?P<match>\d+):(?P<n>\d+):(?P<what>[a-z]+)"
KEPT = ("access", "invited", "level")
"""Settings of the bot's own that hold for a rematch too."""
TEXT = 3_600


class TableButton(ui.DynamicItem[ui.Item[Any]], template=TEMPLATE):
    """A button below a table, old or new: it always speaks of the match as it is now."""

    def __init__(self, item: ui.Item[Any], match: int, what: str) -> None:
        super().__init__(item)
        self.match, self.what = match, what

    @classmethod
    async def from_custom_id(cls, _: discord.Interaction, item: ui.Item[Any], match: re.Match[str], /) -> "TableButton":
        return cls(item, int(match["match"]), match["what"])

    async def callback(self, interaction: discord.Interaction[Any]) -> Any:
        bot, match, user = interaction.client, self.match, interaction.user.id
        match self.what:
            case "move":
                await privately(interaction, lambda reader: memos.panel(bot, reader, match, user))
            case "hand":
                await privately(interaction, lambda reader: hand(bot, reader, match, user))
            case "log":
                await privately(interaction, lambda reader: past.log(bot, reader, match, user))
            case "replay":
                await privately(interaction, lambda reader: past.replay(bot, reader, match, user))
            case "film":
                await privately(interaction, lambda reader: films.ask(bot, reader, match))
            case "rematch":
                await privately(interaction, lambda reader: rematch(bot, reader, match, interaction))
            case _:
                await privately(interaction, lambda reader: help_(bot, reader, match))


async def hand(bot: "Ziggurat", reader: Reader, match: int, user: int) -> Card:
    """What the player holds; whoever does not play holds nothing."""
    table = await bot.desk.table(match)
    seat = table.seat_of(user)
    reader = reader.at(table)
    shot = hands.shot(table, seat, reader)
    if await bot.pictures.draw(shot) is None:
        return text(f"{tables.head(table, reader)}\n{reader('bot-no-hand')}")
    return Card(Post(f"{tables.head(table, reader)}\n{reader('bot-your-hand')}"), shot)


async def help_(bot: "Ziggurat", reader: Reader, match: int) -> Card:
    """How to play, and what the words of this game's moves do."""
    table = await bot.desk.table(match)
    reader = reader.at(table)
    return text(game_help(table.match.game, reader))


def game_help(game: str, reader: Reader) -> str:
    verbs = [f"- `/{game} {verb}` · {reader.say(msg(f'{game}-about-{verb}'))}" for verb in GAMES[game].verbs]
    head = f"### {reader.say(msg(f'{game}-name'))}\n{reader.say(msg(f'{game}-tagline'))}"
    return words.clip([head, reader("bot-how-to-play"), *verbs], TEXT)


async def rematch(bot: "Ziggurat", reader: Reader, match: int, interaction: Interaction) -> Card:
    """A new lobby with the same people and options; the old table keeps it from being made twice."""
    table = await bot.desk.table(match)
    table.seat_of(interaction.user.id)
    old, _ = await bot.desk.lobby(match)
    if "rematch" in old.place:
        raise Illegal(msg("bot-rematch-exists", match=str(old.place["rematch"])))
    made = await people.rematch(bot.desk, match, interaction.user.id)
    await lobby.set_settings(bot.desk, made.id, {key: old.settings[key] for key in KEPT if key in old.settings})
    await lobby.set_place(bot.desk, match, {"rematch": made.id})
    found, chairs = await bot.desk.lobby(made.id)
    channel = bot.get_partial_messageable(old.place["channel"])
    sent = await channel.send(view=view(posts.lobby(found, chairs, words.public(found.settings))))
    await lobby.set_place(bot.desk, made.id, {"guild": old.place["guild"], "channel": channel.id, "message": sent.id})
    return text(reader("bot-rematch-made", url=sent.jump_url))
