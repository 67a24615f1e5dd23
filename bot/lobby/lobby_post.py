"""The lobby's post: who sits there, what is agreed, and the buttons."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

import discord
from discord import ui

from bot.lobby import chance_in_words
from bot.panel.layout import Button
from bot.panel.widgets import Post, view
from bot.people import readers
from bot.people.readers import Reader
from bot.thread import clocks_in_words, match_in_words
from rules import GAMES
from rules.kernel import msg
from service import coach
from service.desk import Chair, Match

if TYPE_CHECKING:
    from bot.app import Ziggurat


def lobby(match: Match, chairs: Sequence[Chair], reader: Reader) -> Post:
    """An open lobby, one that has begun, or one that is closed."""
    head = [f"## {match_in_words.title(match.game, match.id, reader)}", reader.say(msg(f"{match.game}-tagline"))]
    if match.status == "closed":
        left = any(chair.user is not None for chair in chairs)
        return Post("\n".join([*head, reader("lobby-dead" if left else "lobby-closed")]))
    people = [_seated(chair, match) for chair in chairs]
    seats = GAMES[match.game].seats
    count = reader("lobby-seats", number=len(chairs), lo=seats[0], hi=seats[-1])
    text = [*head, "", count, *people, "", *described(match, reader), "", *chance_in_words.opening(match, reader)]
    if match.status != "lobby":
        thread = match.place.get("thread")
        text.append(reader("lobby-begun", thread=f"<#{thread}>") if thread else reader("lobby-starting"))
        return Post("\n".join(text))
    text += ["", reader("lobby-invites", host=f"<@{match.host}>")]
    return Post("\n".join(text), _lobby_buttons(match, chairs, reader), f"l:{match.id}:")


def described(match: Match, reader: Reader) -> list[str]:
    """The options and settings of a match, in words."""
    game = match.game
    options = [
        reader(
            "bot-option",
            name=msg(f"{game}-option-{option.key}"),
            value=msg(f"{game}-option-{option.key}-{chosen}"),
        )
        for option, chosen in GAMES[game].effective(match.options)
    ]
    settings = [
        reader("bot-option", name=msg(f"lobby-setting-{key}"), value=msg(f"lobby-setting-{key}-{setting(match, key)}"))
        for key in SETTINGS
    ]
    return [*(f"-# {line}" for line in (*options, *settings)), "", *clocks_in_words.promised(match, reader)]


SETTINGS = {
    "order": ("random", "chosen"),
    "access": ("open", "private"),
    "lang": ("en", "de"),
    coach.SETTING: ("off", coach.ON),
}
"""What a lobby can set beside the rules; the first is what holds if nothing is said."""


def setting(match: Match, key: str) -> str:
    return str(match.settings.get(key) or SETTINGS[key][0])


async def refresh_lobby(bot: "Ziggurat", match: int) -> None:
    """The lobby's post shows how things stand; if it is gone, nobody needs it."""
    found, chairs = await bot.desk.lobby(match)
    if "message" not in found.place:
        return
    reader = readers.public(found.settings)
    part = bot.get_partial_messageable(found.place["channel"]).get_partial_message(found.place["message"])
    try:
        await part.edit(view=view(lobby(found, chairs, reader)))
    except discord.NotFound:
        return


def shows(message: discord.Message, match: int) -> bool:
    """Whether a message is the post of this lobby, by its buttons."""
    parts = ui.LayoutView.from_message(message).walk_children()
    return any(str(getattr(part, "custom_id", "")).startswith(f"l:{match}:") for part in parts)


def _seated(chair: Chair, match: Match) -> str:
    name = readers.written(chair.name) if chair.user is None else f"<@{chair.user}>"
    return f"- {name}"


def _lobby_buttons(match: Match, chairs: Sequence[Chair], reader: Reader) -> tuple[tuple[Button, ...], ...]:
    seats = GAMES[match.game].seats
    full = len(chairs) >= seats[-1]
    sitting = (
        Button("join", reader("lobby-join"), "main", disabled=full),
        Button("leave", reader("lobby-leave")),
        Button("computer", reader("lobby-add-computer"), disabled=full),
        Button("cut", reader("lobby-cut")),
    )
    hosting = (
        Button("options", reader("lobby-options")),
        Button("start", reader("lobby-start"), "good", disabled=len(chairs) not in seats),
    )
    return sitting, hosting
