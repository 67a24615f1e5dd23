"""When somebody has sat down: the match begins by itself, or its host is told that enough are here."""

from typing import TYPE_CHECKING

from bot.lobby import lobby_options, open_list
from bot.panel.widgets import Link, Post
from bot.people.readers import Reader
from bot.thread import match_in_words
from service import lobby_progress
from service.desk import Chair, Match

if TYPE_CHECKING:
    from bot.app import Ziggurat


async def after(bot: "Ziggurat", match: int, by: int | None = None) -> bool:
    """Whether the match has begun."""
    begun = await lobby_progress.settle(bot.desk, match, by)
    if begun:
        bot.wake(match)
        bot.spawn(lobby_options.put_away(bot, match))
    else:
        bot.spawn(bot.seekers.deliver())
    return begun


def letter(match: Match, chairs: list[Chair], stage: str, reader: Reader) -> Post | None:
    """What its host reads; nothing where it is no longer so."""
    if not lobby_progress.still(match, chairs, stage):
        return None
    url = open_list.where(match)
    links = (Link(url, reader("bot-to-the-table")),) if url else ()
    title = match_in_words.title(match.game, match.id, reader)
    return Post(f"### {title}\n{reader(f'lobby-host-{stage}', number=len(chairs))}", links=links)
