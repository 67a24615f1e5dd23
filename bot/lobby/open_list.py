"""Tables that look for players, as a list that is turned page by page. A custom_id is `o:WHAT:NUMBER[.SEAT]`."""

import hashlib
import re
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import discord
import msgspec
from discord import ui

from bot.lobby import lobby_buttons, lobby_post, open_elsewhere
from bot.panel.answering import Card, Interaction, on_panel, privately, text
from bot.panel.layout import Button
from bot.panel.widgets import Post, Section
from bot.people import readers, substitution
from bot.people.readers import Reader
from bot.thread import clocks_in_words, match_in_words
from rules.kernel import Illegal, Seat, msg
from service import open_tables
from service.desk import Chair, Match
from service.open_tables import Open

TEMPLATE = r"o:(?P<what>[a-z]+):(?P<number>\d{1,18})(?:\.(?P<seat>\d{1,2}))?"
PREFIX = "o:"
ON_PAGE = 6
ROW = 550
"""Characters of a row, so that a page of them fits into a message."""


class OpenTable(ui.DynamicItem[ui.Item[Any]], template=TEMPLATE):
    """A button of the list, or of the board that shows its first page to everybody."""

    def __init__(self, item: ui.Item[Any], what: str, number: int, seat: int) -> None:
        super().__init__(item)
        self.what, self.number, self.seat = what, number, seat

    @classmethod
    async def from_custom_id(cls, _: discord.Interaction, item: ui.Item[Any], match: re.Match[str], /) -> "OpenTable":
        return cls(item, match["what"], int(match["number"]), int(match["seat"] or 0))

    async def callback(self, interaction: discord.Interaction[Any]) -> Any:
        seat = self.seat
        if self.what == "seat":
            await privately(interaction, lambda reader: substitution.take(interaction, reader, self.number, seat))
        else:
            await privately(interaction, lambda reader: ACTS.get(self.what, _old)(interaction, reader, self.number))


async def page(interaction: Interaction, reader: Reader, number: int, said: str = "") -> Card:
    """The tables of this server that are open to the one who asks."""
    user = interaction.user.id
    if interaction.guild_id is None or interaction.client.get_guild(interaction.guild_id) is None:
        return await _elsewhere(interaction, reader)
    tables = await open_tables.of_server(interaction.client.desk, interaction.guild_id, user)
    last = max(0, (len(tables) - 1) // ON_PAGE)
    here = min(number, last)
    head = reader("lobby-open", number=len(tables)) if tables else reader("lobby-open-none")
    words = "\n".join(filter(None, (said, head)))
    turning = (_turning(here, last, reader),) if last else ()
    looking = (Button("f:open", reader("lobby-seek")),)
    shown = tables[here * ON_PAGE : (here + 1) * ON_PAGE]
    return Card(Post(words, turning, PREFIX, sections=sections(shown, reader, user), aside=looking))


async def _elsewhere(interaction: Interaction, reader: Reader) -> Card:
    """Away from the servers: what is open on one's own, and the way there."""
    tables = (await open_elsewhere.tables(interaction.client, interaction.user.id))[:ON_PAGE]
    if not tables:
        raise Illegal(msg("lobby-open-server"))
    rows = [row(table, reader) for table in tables]
    return text("\n\n".join([reader("lobby-open-elsewhere"), *rows]))


def sections(tables: Sequence[Open], reader: Reader, user: int | None = None) -> tuple[Section, ...]:
    """A row for each table, with its button; who sits there already cannot press it."""
    return tuple(Section(row(table, reader), _button(table, reader, user)) for table in tables)


def row(table: Open, reader: Reader) -> str:
    """What somebody wants to know before joining."""
    match = table.match
    pace = reader.say(msg(f"lobby-setting-pace-{clocks_in_words.pace_of(match)}"))
    people = ", ".join(_person(chair, table.played, reader) for chair in table.chairs)
    if table.seat is not None:
        return "\n".join([*_wanted(table, table.seat, pace, reader), f"-# {people}"])[:ROW]
    lines = [
        f"**{match_in_words.title(match.game, match.id, reader)}** · {pace}",
        f"{lobby_post.count(match, table.chairs, reader)} {where(match)}",
        f"-# {people}",
    ]
    return "\n".join(lines)[:ROW]


def _wanted(table: Open, seat: Seat, pace: str, reader: Reader) -> list[str]:
    """A seat of a running match, with its phase and the way to its thread."""
    match, owner = table.match, readers.written(table.chairs[seat].name)
    phase = reader.say(table.phase) if table.phase else ""
    thread = f"<#{match.place['thread']}>" if "thread" in match.place else ""
    return [
        f"**{match_in_words.title(match.game, match.id, reader)}** · {phase} · {pace}",
        f"{reader('lobby-open-seat', who=owner, seat=seat + 1)} {thread}",
    ]


def where(match: Match) -> str:
    """The way to the lobby's post."""
    place = match.place
    if "message" not in place:
        return ""
    return f"https://discord.com/channels/{place['guild']}/{place['channel']}/{place['message']}"


def _person(chair: Chair, played: dict[int, int], reader: Reader) -> str:
    name = readers.written(chair.name)
    if chair.user not in played:
        return name
    return reader("lobby-open-person", who=name, number=played[chair.user])


def _button(table: Open, reader: Reader, user: int | None) -> Button:
    if table.seat is not None:
        return Button(f"seat:{table.match.id}.{table.seat}", reader("people-take-seat"), "good")
    sits = user is not None and any(chair.user == user for chair in table.chairs)
    return Button(f"join:{table.match.id}", reader("lobby-join"), "main", disabled=sits)


def _turning(here: int, last: int, reader: Reader) -> tuple[Button, ...]:
    return (
        Button(f"page:{max(0, here - 1)}", "◀", disabled=here == 0),
        Button("page:999", reader("lobby-open-page", page=here + 1, last=last + 1), disabled=True),
        Button(f"page:{here + 1}", "▶", disabled=here == last),
    )


def mark(shown: Any) -> str:
    """By which it is known whether something has changed."""
    return hashlib.blake2b(msgspec.json.encode(shown), digest_size=16).hexdigest()


async def _join(interaction: Interaction, reader: Reader, match: int) -> Card:
    """Sits down, and shows what is open now; below a board that everybody sees, only the way to the table."""
    sentence = reader.say(await lobby_buttons.join(interaction, match))
    await lobby_post.refresh_lobby(interaction.client, match)
    found, _ = await interaction.client.desk.lobby(match)
    said = f"{sentence} {where(found)}"
    return await page(interaction, reader, 0, said) if on_panel(interaction) else text(said)


async def _old(interaction: Interaction, reader: Reader, number: int) -> Card:
    raise Illegal(msg("bot-old-button"))


ACTS: dict[str, Callable[[Interaction, Reader, int], Awaitable[Card]]] = {"page": page, "join": _join}
