"""The lobby's post: who sits there, what is agreed, and the buttons."""

from collections.abc import Sequence
from contextlib import suppress
from typing import TYPE_CHECKING

import discord
from discord import ui

from bot.host.logs import LOG, extra
from bot.lobby import chance_in_words
from bot.panel.answering import TROUBLE
from bot.panel.layout import Button, Entry, Menu, Row
from bot.panel.widgets import Post, view
from bot.people import readers
from bot.people.readers import Reader
from bot.teaching import facts_in_words
from bot.thread import clocks_in_words, match_in_words
from rules import GAMES
from rules.kernel import msg
from service import agents, coach, seek, substitutes
from service import lobby as rooms
from service.desk import Chair, Match

if TYPE_CHECKING:
    from bot.app import Ziggurat


def lobby(match: Match, chairs: Sequence[Chair], reader: Reader) -> Post:
    """An open lobby, one that has begun, or one that is closed."""
    title = f"## {match_in_words.title(match.game, match.id, reader)}"
    if match.status == "closed":
        left = any(chair.user is not None for chair in chairs)
        vain = not left and seek.asked(match) and all(one.out for one in seek.asked(match))
        return Post("\n".join([title, reader("lobby-dead" if left else "lobby-vain" if vain else "lobby-closed")]))
    if match.status != "lobby":
        return _begun(match, chairs, reader)
    text = [title, *_about(match, reader), "", count(match, chairs, reader), *(_seated(c, reader) for c in chairs)]
    text += [*_asked(match, chairs, reader), "", _invitation(match, chairs, reader), "", *described(match, reader)]
    text += chance_in_words.opening(match, reader)
    return Post("\n".join(text), _rows(match, chairs, reader), f"l:{match.id}:")


def _begun(match: Match, chairs: Sequence[Chair], reader: Reader) -> Post:
    """Folded up: who plays, and where. What was agreed stands in the thread."""
    people = ", ".join(_named(chair) for chair in chairs)
    thread = match.place.get("thread")
    where = reader("lobby-begun", thread=f"<#{thread}>") if thread else reader("lobby-starting")
    title = f"### {match_in_words.title(match.game, match.id, reader)}"
    return Post("\n".join([title, people, where, *chance_in_words.folded(match, reader)]))


def _about(match: Match, reader: Reader) -> list[str]:
    """What somebody who might join wants to know of the game."""
    return [f"-# {facts_in_words.measures(match.game, reader)}", f"-# {facts_in_words.about(match.game, reader)}"]


def _asked(match: Match, chairs: Sequence[Chair], reader: Reader) -> list[str]:
    """Who was found by a search and may still come."""
    return [
        f"- {reader('lobby-asked', who=f'<@{one.user}>', when=clocks_in_words.stamp(one.due))}"
        for one in seek.pending(match, chairs)
    ]


def _invitation(match: Match, chairs: Sequence[Chair], reader: Reader) -> str:
    if seek.pending(match, chairs):
        return reader("lobby-found")
    begins = "lobby-invites-full" if setting(match, rooms.BEGINS) == rooms.FULL else "lobby-invites"
    return reader(begins, host=f"<@{match.host}>")


def count(match: Match, chairs: Sequence[Chair], reader: Reader) -> str:
    """How many sit there, of how many."""
    wanted, sizes = rooms.wanted(match), rooms.sizes(match)
    if wanted:
        return reader("lobby-seats-wanted", number=len(chairs), wanted=wanted)
    return reader("lobby-seats", number=len(chairs), lo=sizes[0], hi=sizes[-1])


def described(match: Match, reader: Reader) -> list[str]:
    """The options and settings of a match, in words, as one paragraph that a phone shows; and its pace."""
    chosen = GAMES[match.game].effective(match.options)
    named = [(f"{match.game}-option-{option.key}", value) for option, value in chosen]
    named += [(f"lobby-setting-{key}", setting(match, key)) for key in SETTINGS if _is_told(match, key)]
    lines = [reader("bot-option", name=msg(name), value=msg(f"{name}-{value}")) for name, value in named]
    return [f"-# {' · '.join(lines)}", *clocks_in_words.promised(match, reader)]


SETTINGS = {
    "order": ("random", "chosen"),
    "access": ("open", "private"),
    rooms.BEGINS: ("host", rooms.FULL),
    "lang": ("en", "de"),
    coach.SETTING: ("off", coach.ON),
    substitutes.CONSENT: ("free", substitutes.VOTE),
}
"""What a lobby can set beside the rules; the first is what holds if nothing is said."""


def _is_told(match: Match, key: str) -> bool:
    """What is as usual goes without saying, but for who may join."""
    return key == "access" or setting(match, key) != SETTINGS[key][0]


def setting(match: Match, key: str) -> str:
    return str(match.settings.get(key) or SETTINGS[key][0])


SHOWN = "shown"
"""Noted in a match's place while its post shows an open lobby: how that stood, by its revision."""
UNKNOWN = -1
"""A revision that is none: how it stood is not known."""


async def refresh_lobby(bot: "Ziggurat", match: int) -> None:
    """The lobby's post shows how things stand, and it is noted that it does; if it is gone, nobody needs it."""
    found, chairs = await bot.desk.lobby(match)
    if "message" not in found.place:
        return
    reader = readers.public(found.settings)
    part = bot.get_partial_messageable(found.place["channel"]).get_partial_message(found.place["message"])
    with suppress(discord.NotFound):
        await part.edit(view=view(lobby(found, chairs, reader)))
    await rooms.set_place(bot.desk, match, {SHOWN: found.rev if found.status == "lobby" else None})


async def refresh_stale(bot: "Ziggurat", match: Match) -> None:
    """A post that somebody changed, and whose change did not arrive, is shown as things stand."""
    this = (SHOWN, match.id, match.rev)
    if match.place.get(SHOWN) == (match.rev if match.status == "lobby" else None) or bot.patience.waits(this):
        return
    try:
        await refresh_lobby(bot, match.id)
    except TROUBLE as trouble:
        bot.patience.failed(this)
        what, code = type(trouble).__name__, getattr(trouble, "code", 0)
        LOG.warning("A lobby is shown anew later.", extra=extra(match=match.id, what=what, code=code))


def shows(message: discord.Message, match: int) -> bool:
    """Whether a message is the post of this lobby, by its buttons."""
    parts = ui.LayoutView.from_message(message).walk_children()
    return any(str(getattr(part, "custom_id", "")).startswith(f"l:{match}:") for part in parts)


def _seated(chair: Chair, reader: Reader) -> str:
    level = f" · {reader(f'lobby-level-{chair.level}')}" if chair.user is None and chair.level else ""
    return f"- {_named(chair)}{level}"


def _named(chair: Chair) -> str:
    return readers.written(chair.name) if chair.user is None else f"<@{chair.user}>"


def _rows(match: Match, chairs: Sequence[Chair], reader: Reader) -> tuple[Row, ...]:
    full = len(chairs) >= rooms.most(match)
    sitting = (
        Button("join", reader("lobby-join"), "main", disabled=full),
        Button("leave", reader("lobby-leave")),
        Button("cut", reader("lobby-cut")),
    )
    hosting = (
        Button("options", reader("lobby-options")),
        Button("start", reader("lobby-start"), "good", disabled=len(chairs) not in rooms.sizes(match)),
    )
    return (sitting, *(() if full else (_computers(match, reader),)), hosting)


def _computers(match: Match, reader: Reader) -> Menu:
    """Computer players by their level, with a sentence of what to expect."""
    entries = tuple(
        Entry(level, reader("lobby-computer", level=msg(f"lobby-level-{level}")), reader(f"lobby-level-{level}-about"))
        for level in agents.levels(match.game)
    )
    return Menu("computer", reader("lobby-add-computer"), entries)
