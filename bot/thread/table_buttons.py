"""Below a table: My move, My hand, Since my turn, Log, Help, parts of the board; at the end Rematch, Review,
Replay, Animation.

A custom_id is `t:MATCH:N:WHAT`.
"""

import re
from typing import TYPE_CHECKING, Any

import discord
from discord import ui

from bot.history import earlier_positions, films, log_pages, review, since_last_turn
from bot.lobby import rematch_lobby
from bot.panel.answering import privately
from bot.people import notes_and_orders
from bot.teaching import help_pages
from bot.thread import hand_messages, zoom

if TYPE_CHECKING:
    pass

TEMPLATE = r"t:(?P<match>\d{1,18}):(?P<n>\d{1,9}):(?P<what>[a-z]+)"


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
                await privately(interaction, lambda reader: notes_and_orders.panel(bot, reader, match, user))
            case "hand":
                await privately(interaction, lambda reader: hand_messages.hand(bot, reader, match, user))
            case "since":
                await privately(interaction, lambda reader: since_last_turn.since(bot, reader, match, user))
            case "log":
                await privately(interaction, lambda reader: log_pages.log(bot, reader, match, user))
            case "replay":
                await privately(interaction, lambda reader: earlier_positions.replay(bot, reader, match, user))
            case zoom.KEY:
                region = next(iter(self.item.values), "") if isinstance(self.item, ui.Select) else ""
                await privately(interaction, lambda reader: zoom.board(bot, reader, match, user, region))
            case "review":
                await review.press(interaction, match)
            case "film":
                await privately(interaction, lambda reader: films.ask(bot, reader, match))
            case "rematch":
                await privately(interaction, lambda reader: rematch_lobby.open_rematch(bot, reader, match, interaction))
            case _:
                await privately(interaction, lambda reader: help_pages.help_(bot, reader, match))
