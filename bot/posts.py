"""The public messages of a match: its lobby, its tables, its thread, and what spectators get."""

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING

import discord
from discord import ui

from bot import tables, times, words
from bot.layout import Button
from bot.widgets import Link, Post, kept_picture, view
from bot.words import Reader
from rules import GAMES, kernel
from rules.kernel import Arg, msg
from service import fair
from service.desk import Chair, Match, Table

if TYPE_CHECKING:
    from bot.app import Ziggurat

TABLE = re.compile(r"t:(?P<match>\d+):(?P<n>\d+):")
LINES = 3_000
THREAD_NAME = 100


def table(table: Table, lines: Sequence[str], reader: Reader, *, first: bool = False) -> Post:
    """What happened, then the board, then who is up."""
    text = "\n".join([tables.head(table, reader), words.clip(lines, LINES)]).strip()
    over = table.match.status == "over"
    after = _ending(table, reader) if over else [up(table, reader), *times.state(table, reader)]
    if over:
        after.append(reader("bot-seed", seed=table.match.seed.hex()))
    elif first:
        after.append(reader("bot-commitment", hash=fair.commitment(table.match.seed)))
    rows = (_after_end(reader) if over else _buttons(reader),)
    return Post(text, rows, f"t:{table.match.id}:{table.n}:", after="\n".join(after))


def _ending(table: Table, reader: Reader) -> list[str]:
    result = table.rules.result(table.position)
    return tables.ending(table, result, reader) if result else [reader("bot-ended-together")]


def up(table: Table, reader: Reader) -> str:
    """Who is up: people by a mention, computer players by name."""
    seats = kernel.waiting(table.position)
    who: list[Arg] = [_called(table.chairs[seat], reader) for seat in seats]
    return reader("bot-up", who=kernel.several(who), number=len(seats))


def mirrored(table: Table, lines: Sequence[str], reader: Reader) -> Post:
    """The same for spectators elsewhere: no mention, no button but the way to the thread."""
    result = table.rules.result(table.position)
    text = "\n".join([tables.head(table, reader), words.clip(lines, LINES)]).strip()
    after = "\n".join(tables.ending(table, result, reader)) if result else tables.up(table, reader)
    url = tables.url(table)
    return Post(text, after=after, links=(Link(url, reader("bot-to-the-table")),) if url else ())


def lobby(match: Match, chairs: Sequence[Chair], reader: Reader) -> Post:
    """An open lobby, one that has begun, or one that is closed."""
    head = [f"## {tables.title(match.game, match.id, reader)}", reader.say(msg(f"{match.game}-tagline"))]
    if match.status == "closed":
        left = any(chair.user is not None for chair in chairs)
        return Post("\n".join([*head, reader("bot-lobby-dead" if left else "bot-lobby-closed")]))
    people = [_seated(chair, match) for chair in chairs]
    seats = GAMES[match.game].seats
    count = reader("bot-lobby-seats", number=len(chairs), lo=seats[0], hi=seats[-1])
    text = [*head, "", count, *people, "", *described(match, reader)]
    if match.status != "lobby":
        thread = match.place.get("thread")
        text.append(reader("bot-lobby-begun", thread=f"<#{thread}>") if thread else reader("bot-lobby-starting"))
        return Post("\n".join(text))
    text += ["", reader("bot-lobby-invites", host=f"<@{match.host}>")]
    return Post("\n".join(text), (_lobby_buttons(match, chairs, reader),), f"l:{match.id}:")


def described(match: Match, reader: Reader) -> list[str]:
    """The options and settings of a match, in words."""
    game = match.game
    options = [
        reader(
            "bot-option",
            name=msg(f"{game}-option-{option.key}"),
            value=msg(f"{game}-option-{option.key}-{match.options[option.key]}"),
        )
        for option in GAMES[game].options
    ]
    settings = [
        reader("bot-option", name=msg(f"bot-setting-{key}"), value=msg(f"bot-setting-{key}-{setting(match, key)}"))
        for key in SETTINGS
    ]
    return [*(f"-# {line}" for line in (*options, *settings)), "", *times.promised(match, reader)]


SETTINGS = {"order": ("random", "chosen"), "access": ("open", "private"), "lang": ("en", "de")}
"""What a lobby can set beside the rules; the first is what holds if nothing is said."""


def setting(match: Match, key: str) -> str:
    return str(match.settings.get(key) or SETTINGS[key][0])


def thread_name(table: Table, reader: Reader) -> str:
    names = ", ".join(table.names)
    title = tables.title(table.match.game, table.match.id, reader)
    return f"{title} · {names}"[:THREAD_NAME]


async def refresh_lobby(bot: "Ziggurat", match: int) -> None:
    """The lobby's post shows how things stand; if it is gone, nobody needs it."""
    found, chairs = await bot.desk.lobby(match)
    if "message" not in found.place:
        return
    reader = words.public(found.settings)
    part = bot.get_partial_messageable(found.place["channel"]).get_partial_message(found.place["message"])
    try:
        await part.edit(view=view(lobby(found, chairs, reader)))
    except discord.NotFound:
        return


def move_of(message: discord.Message, match: int) -> int | None:
    """The move after which a message shows a match's table, by its buttons; None if it shows none."""
    parts = ui.LayoutView.from_message(message).walk_children()
    found = (TABLE.match(str(getattr(part, "custom_id", ""))) for part in parts)
    return next((int(one["n"]) for one in found if one and int(one["match"]) == match), None)


def without_buttons(message: discord.Message) -> ui.LayoutView:
    """An older table: what happened and the board as it was."""
    texts = [part.content for part in message.components if isinstance(part, discord.TextDisplay)]
    return view(Post(texts[0] if texts else ""), kept_picture(message.attachments))


def _called(chair: Chair, reader: Reader) -> str:
    return f"<@{chair.user}>" if times.is_here(chair) else reader.names[chair.seat]


def _seated(chair: Chair, match: Match) -> str:
    name = words.written(chair.name) if chair.user is None else f"<@{chair.user}>"
    return f"- {name}"


def _buttons(reader: Reader) -> tuple[Button, ...]:
    return (
        Button("move", reader("bot-my-move"), "main"),
        Button("hand", reader("bot-my-hand")),
        Button("log", reader("bot-log")),
        Button("help", reader("bot-help")),
    )


def _after_end(reader: Reader) -> tuple[Button, ...]:
    return (
        Button("rematch", reader("bot-rematch"), "good"),
        Button("replay", reader("bot-replay")),
        Button("film", reader("bot-film")),
        Button("log", reader("bot-log")),
    )


def _lobby_buttons(match: Match, chairs: Sequence[Chair], reader: Reader) -> tuple[Button, ...]:
    seats = GAMES[match.game].seats
    full = len(chairs) >= seats[-1]
    return (
        Button("join", reader("bot-join"), "main", disabled=full),
        Button("leave", reader("bot-leave")),
        Button("computer", reader("bot-add-computer"), disabled=full),
        Button("options", reader("bot-options")),
        Button("start", reader("bot-start"), "good", disabled=len(chairs) not in seats),
    )
