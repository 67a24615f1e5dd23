"""Who is asked to a table that a search has found: the letter, and the answer."""

from typing import TYPE_CHECKING

from bot.lobby import lobby_progress, open_list
from bot.panel.answering import Card, Interaction
from bot.panel.layout import Button
from bot.panel.widgets import Link, Post
from bot.people.readers import Reader
from bot.thread import clocks_in_words, match_in_words
from rules.kernel import several
from service import seek
from service.desk import Chair, Match, Search
from service.seek import Asked

if TYPE_CHECKING:
    pass

PREFIX = "f:"


def letter(match: Match, chairs: list[Chair], one: Asked, search: Search, reader: Reader) -> Post:
    """What somebody reads who is asked: which table, with whom, until when."""
    others = [f"<@{other.user}>" for other in seek.pending(match, chairs) if other.user != one.user]
    others += [f"<@{chair.user}>" for chair in chairs if chair.user is not None]
    pace = reader(f"lobby-setting-pace-{clocks_in_words.pace_of(match)}")
    lines = [
        f"### {match_in_words.title(match.game, match.id, reader)} · {pace}",
        reader("lobby-seek-found", who=several(others), number=len(others)),
        reader("lobby-seek-answer", when=clocks_in_words.stamp(one.due)),
    ]
    buttons = (
        Button(f"yes:{match.id}", reader("lobby-seek-yes"), "good"),
        Button(f"no:{match.id}", reader("lobby-seek-no")),
        Button(f"stop:{search.id}", reader("lobby-seek-stop")),
    )
    return Post("\n".join(lines), (buttons,), PREFIX, _links(match, reader))


def _links(match: Match, reader: Reader) -> tuple[Link, ...]:
    url = open_list.where(match)
    return (Link(url, reader("bot-to-the-table")),) if url else ()


async def answer(interaction: Interaction, reader: Reader, match: int, comes: bool) -> Card:
    """Whoever was asked sits down, or looks on; the letter then says so."""
    bot, user = interaction.client, interaction.user
    if not comes:
        await seek.decline(bot.desk, match, user.id)
        await bot.seekers.show(match)
        return Card(Post(reader("lobby-seek-declined")), public=True)
    ended = await seek.accept(bot.desk, match, user.id, user.display_name, str(interaction.id))
    await lobby_progress.after(bot, match, user.id)
    await bot.seekers.show(match)
    found, _ = await bot.desk.lobby(match)
    said = [f"### {match_in_words.title(found.game, match, reader)}", reader("lobby-seek-accepted")]
    said += [reader("lobby-seek-trimmed", number=len(ended))] if ended else []
    return Card(Post("\n".join(said), links=_links(found, reader)), public=True)
