"""What the post of a table in a forum shows: title, tags, words and buttons."""

import textwrap
from collections.abc import Sequence

import discord
from msgspec import Struct

from bot.lobby import lobby_post, open_list
from bot.panel.widgets import Link, Post
from bot.people.readers import Reader
from bot.teaching import facts_in_words
from bot.thread import clocks_in_words, match_in_words
from rules import GAMES
from rules.kernel import msg
from service import clock, open_tables
from service.desk import Chair, Match
from service.open_tables import Open

TAG, TAGS, APPLIED = 20, 20, 5
"""Characters of a tag, tags of a forum, tags of a post."""
TITLE = 100


class Wish(Struct, frozen=True):
    """How the post of a table shall be. `ours`: every tag that a table of ours can have."""

    key: str
    title: str
    name: str
    post: Post
    tags: tuple[str, ...]
    ours: frozenset[str]
    over: bool = False

    @property
    def mark(self) -> str:
        return open_list.mark((self.name, self.post, self.tags, self.over))


def open_to_all(rows: Sequence[Open], reader: Reader) -> Wish:
    """A table with a free seat, or several."""
    match = rows[0].match
    url = open_list.where(match)
    links = (Link(url, reader("bot-to-the-table")),) if url and match.status == "lobby" else ()
    words = f"-# {facts_in_words.measures(match.game, reader)}\n-# {facts_in_words.about(match.game, reader)}"
    post = Post(words, prefix=open_list.PREFIX, sections=open_list.sections(rows, reader), links=links)
    return _wish(match, post, reader, free=True)


def no_longer_open(match: Match, chairs: Sequence[Chair], reader: Reader) -> Wish:
    """A table that is full, or by invitation now, or has begun, or is closed; it stays while somebody may yet leave."""
    if match.status != "lobby":
        starting = match.status == "running" and "thread" not in match.place
        return _wish(match, lobby_post.lobby(match, chairs, reader), reader, over=not starting)
    private = match.settings.get(open_tables.ACCESS) == open_tables.PRIVATE
    head = f"**{match_in_words.title(match.game, match.id, reader)}**"
    if private:
        return _wish(match, Post(f"{head}\n{reader('lobby-forum-private')}"), reader, over=True)
    row = open_list.row(Open(match, chairs, {}), reader)
    return _wish(match, Post(f"{row}\n{reader('lobby-forum-full')}"), reader)


def _wish(match: Match, post: Post, reader: Reader, *, free: bool = False, over: bool = False) -> Wish:
    title = f"{match_in_words.title(match.game, match.id, reader)} · "
    pace = _pace(clocks_in_words.pace_of(match), reader)
    tags = (_game(match.game, reader), _tag(pace), *([_free(reader)] if free else []))
    return Wish(str(match.id), title, f"{title}{pace}"[:TITLE], post, tags, _vocabulary(reader), over)


def _vocabulary(reader: Reader) -> frozenset[str]:
    paces = [_tag(_pace(pace, reader)) for pace in (*clock.PACES, clock.NONE, clocks_in_words.OWN)]
    return frozenset(map(str.casefold, [*(_game(game, reader) for game in GAMES), *paces, _free(reader)]))


def _game(game: str, reader: Reader) -> str:
    return _tag(reader.say(msg(f"{game}-name")))


def _pace(pace: str, reader: Reader) -> str:
    return reader.say(msg(f"lobby-setting-pace-{pace}"))


def _free(reader: Reader) -> str:
    return _tag(reader("lobby-forum-free"))


def _tag(name: str) -> str:
    """As many whole words as fit."""
    return textwrap.shorten(name, TAG, placeholder="") or name[:TAG]


async def with_tags(forum: discord.ForumChannel, wishes: Sequence[Wish]) -> discord.ForumChannel:
    """The forum with the tags that are missing, as far as there is room and we may make them."""
    if not forum.permissions_for(forum.guild.me).manage_channels:
        return forum
    known = {tag.name.casefold() for tag in forum.available_tags}
    wanted = dict.fromkeys(tag for wish in wishes for tag in wish.tags if tag.casefold() not in known)
    fresh = [discord.ForumTag(name=name) for name in wanted][: TAGS - len(forum.available_tags)]
    if not fresh:
        return forum
    return await forum.edit(available_tags=[*forum.available_tags, *fresh]) or forum


def tags_of(
    forum: discord.ForumChannel, wish: Wish, applied: Sequence[discord.ForumTag] = ()
) -> list[discord.ForumTag]:
    """The forum's tags that fit, beside those that somebody else has given the post."""
    trusted = forum.permissions_for(forum.guild.me).manage_threads
    names = {tag.casefold() for tag in wish.tags}
    fitting = [one for one in forum.available_tags if one.name.casefold() in names and (trusted or not one.moderated)]
    others = [tag for tag in applied if tag.name.casefold() not in wish.ours]
    return [*fitting, *others][:APPLIED]
