"""The menus of the settings, before and after a restart."""

import re
from typing import Any

import discord
from discord import ui

from bot.panel.answering import privately
from bot.people import settings

TEMPLATE = r"s:(?P<key>[a-z]+)"


class SettingsMenu(ui.DynamicItem[ui.Item[Any]], template=TEMPLATE):
    """Changes the settings of whoever picks."""

    def __init__(self, item: ui.Item[Any], key: str, picked: str) -> None:
        super().__init__(item)
        self.key, self.picked = key, picked

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction, item: ui.Item[Any], match: re.Match[str], /
    ) -> "SettingsMenu":
        data: Any = interaction.data
        return cls(item, match["key"], next(iter(data.get("values", ())), ""))

    async def callback(self, interaction: discord.Interaction[Any]) -> Any:
        bot, user = interaction.client, interaction.user.id
        await privately(interaction, lambda reader: settings.pick(bot, reader, user, self.key, self.picked))
