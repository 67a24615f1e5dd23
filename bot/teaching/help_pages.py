"""Help: a game for somebody who does not know it, in tabs of one screen each. A custom_id is `h:GAME:MATCH:TAB`.

Before a match, and for a game at large, MATCH is 0.
"""

import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import discord
from discord import ui

from bot.panel.answering import Card, privately
from bot.panel.layout import Button, Row
from bot.panel.widgets import Post
from bot.people.readers import Reader
from bot.teaching import sign_legend
from rules import GAMES
from rules.kernel import Illegal, Msg, msg
from service.player_aid import Part, aid

if TYPE_CHECKING:
    from bot.app import Ziggurat

TEMPLATE = r"h:(?P<game>[a-z]+):(?P<match>\d{1,18}):(?P<tab>[a-z]+)"
NO_MATCH = 0
IN_ROW = 3


class HelpTab(ui.DynamicItem[ui.Item[Any]], template=TEMPLATE):
    """A tab of the help, old or new: it marks the phase in which the match is now."""

    def __init__(self, item: ui.Item[Any], game: str, match: int, tab: str) -> None:
        super().__init__(item)
        self.game, self.match, self.tab = game, match, tab

    @classmethod
    async def from_custom_id(cls, _: discord.Interaction, item: ui.Item[Any], match: re.Match[str], /) -> "HelpTab":
        return cls(item, match["game"], int(match["match"]), match["tab"])

    async def callback(self, interaction: discord.Interaction[Any]) -> Any:
        bot = interaction.client
        await privately(interaction, lambda reader: turned(bot, reader, self.game, self.match, self.tab))


async def help_(bot: "Ziggurat", reader: Reader, match: int) -> Card:
    """The help of a match, from its first tab."""
    table = await bot.desk.table(match)
    return await turned(bot, reader, table.match.game, match)


async def turned(bot: "Ziggurat", reader: Reader, game: str, match: int = NO_MATCH, tab: str = "goal") -> Card:
    """The help of a game, at one of its tabs."""
    if game not in GAMES or tab not in TABS:
        raise Illegal(msg("bot-old-button"))
    text = page(game, tab, reader, await _phase(bot, match))
    return Card(Post(text, _tabs(tab, reader), f"h:{game}:{match}:"))


async def _phase(bot: "Ziggurat", match: int) -> Msg | None:
    if match == NO_MATCH:
        return None
    table = await bot.desk.table(match)
    return table.public.phase


def overview(reader: Reader) -> Card:
    """How to play here, and a way to the help of each game."""
    names = [reader.say(msg(f"{game}-name")) for game in GAMES]
    buttons = [Button(f"{game}:{NO_MATCH}:goal", reader.say(msg(f"{game}-name.brief"))) for game in GAMES]
    return Card(Post(reader("commands-help-text", games=", ".join(names)), _in_rows(buttons, 2), "h:"))


def page(game: str, tab: str, reader: Reader, phase: Msg | None = None) -> str:
    """One screen: the heading, and what is to be said."""
    head = f"### {reader.say(msg(f'{game}-name'))} · {reader(f'teaching-tab-{tab}')}"
    return f"{head}\n{TABS[tab](game, reader, phase)}"


def _goal(game: str, reader: Reader, phase: Msg | None) -> str:
    about = aid(game, reader.lang)
    tips = [f"{number}. {tip}" for number, tip in enumerate(about.tips, 1)]
    return "\n".join([about.goal, "", f"**{reader('teaching-tips')}**", *tips])


def _turn(game: str, reader: Reader, phase: Msg | None) -> str:
    about = aid(game, reader.lang)
    return "\n".join([about.turn, *(_part(part, reader, phase) for part in about.phases)])


def _part(part: Part, reader: Reader, phase: Msg | None) -> str:
    here = phase is not None and part.is_now(phase)
    return f"▶ *{reader('teaching-now')}* {part.text}" if here else part.text


def _commands(game: str, reader: Reader, phase: Msg | None) -> str:
    verbs = [f"- `/{game} {verb}` · {reader.say(msg(f'{game}-about-{verb}'))}" for verb in GAMES[game].verbs]
    return "\n".join([reader("teaching-how-to-play"), *verbs])


TABS: dict[str, Callable[[str, Reader, Msg | None], str]] = {
    "goal": _goal,
    "turn": _turn,
    "scoring": lambda game, reader, _: aid(game, reader.lang).scoring,
    "end": lambda game, reader, _: aid(game, reader.lang).end,
    "signs": lambda game, reader, _: sign_legend.added(game, reader, aid(game, reader.lang).signs),
    "commands": _commands,
}


def _tabs(chosen: str, reader: Reader) -> tuple[Row, ...]:
    styles = {chosen: "main"}
    return _in_rows([Button(tab, reader(f"teaching-tab-{tab}"), styles.get(tab, "plain")) for tab in TABS], IN_ROW)


def _in_rows(buttons: list[Button], wide: int) -> tuple[Row, ...]:
    return tuple(tuple(buttons[at : at + wide]) for at in range(0, len(buttons), wide))
