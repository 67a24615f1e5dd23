"""What `/rules` finds, page by page. A custom_id is `r:GAME:PAGE:QUERY`; without a game of the thread it is `all`."""

import re
from typing import Any

import discord
from discord import ui

from bot.panel.answering import Card, privately
from bot.panel.layout import Button
from bot.panel.widgets import TEXT, Post
from bot.people.readers import Reader, clip, written
from bot.thread import match_in_words
from rules import GAMES
from rules.kernel import msg
from service.rule_search import Passage, search

TEMPLATE = r"r:(?P<game>[a-z]+):(?P<page>\d{1,4}):(?P<query>.+)"
ALL = "all"
ON_PAGE = 8
QUERY = 70
"""Characters of what was asked that a button remembers."""


class RulesPage(ui.DynamicItem[ui.Item[Any]], template=TEMPLATE):
    """Turns to another page of what was found."""

    def __init__(self, item: ui.Item[Any], game: str, page: int, query: str) -> None:
        super().__init__(item)
        self.game, self.page, self.query = game, page, query

    @classmethod
    async def from_custom_id(cls, _: discord.Interaction, item: ui.Item[Any], match: re.Match[str], /) -> "RulesPage":
        return cls(item, match["game"], int(match["page"]), match["query"])

    async def callback(self, interaction: discord.Interaction[Any]) -> Any:
        beside = self.game == match_in_words.CLAUSE
        await privately(interaction, lambda reader: look_up(reader, self.query, self.game, self.page), anew=beside)


async def look_up(reader: Reader, query: str, game: str = ALL, page: int = 0) -> Card:
    """The rules that are called so or speak of it, those of the thread's game first."""
    query = " ".join(query.split())[:QUERY]
    found = search(query, game if game in GAMES else "")
    if not found:
        games = ", ".join(reader.say(msg(f"{key}-name")) for key in GAMES)
        return Card(Post(reader("teaching-no-rule", query=written(query), games=games)))
    last = (len(found) - 1) // ON_PAGE
    page = min(page, last)
    shown = found[page * ON_PAGE : (page + 1) * ON_PAGE]
    text = clip([reader("teaching-rules-found", query=written(query)), *_lines(shown, reader)], TEXT)
    if not last:
        return Card(Post(text))
    buttons = (
        Button(f"{game}:{max(0, page - 1)}:{query}", reader("teaching-better"), disabled=page == 0),
        Button(f"{game}:{page + 1}:{query}", reader("teaching-further"), disabled=page == last),
    )
    return Card(Post(text, (buttons,), "r:", after=reader("teaching-page", number=page + 1, last=last + 1)))


def _lines(passages: list[Passage], reader: Reader) -> list[str]:
    """Each with its game where they are of several."""
    several = len({passage.game for passage in passages}) > 1
    return [_line(passage, reader, several) for passage in passages]


def _line(passage: Passage, reader: Reader, name_game: bool) -> str:
    page = "" if passage.is_clause else reader(f"teaching-tab-{passage.key}")
    key = passage.key if passage.is_clause else reader("teaching-in-help", page=page)
    game = f"{reader.say(msg(f'{passage.game}-name'))} · " if name_game else ""
    return f"- {game}**{key}** · {passage.text(reader.lang)}"
