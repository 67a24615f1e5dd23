"""What stands in the menu of a message or of a person: the same as by command, where one's thumb is already."""

from collections.abc import Iterator
from typing import Any

import discord
from discord import app_commands

from bot.commands import game_look, which_match
from bot.commands.command import ANYWHERE, EVERYBODY
from bot.commands.wording import t
from bot.history import since_last_turn
from bot.lobby import lobby_buttons
from bot.panel import routing
from bot.panel.answering import Card, Interaction, privately
from bot.panel.layout import Button
from bot.panel.widgets import Post
from bot.people import notes_and_orders
from bot.people.readers import Reader
from bot.thread import match_in_words
from rules.kernel import Illegal, msg
from service.desk import Match

MOST = 5
"""Tables of one host between which one can choose."""


def made() -> Iterator[app_commands.ContextMenu]:
    """Anew for every bot, because discord.py binds them to one."""
    for key, call in (("move", _move), ("since", _since), ("text", _text), ("invite", _invite)):
        name = t(f"commands-menu-{key}")
        yield app_commands.ContextMenu(name=name, callback=call, allowed_installs=EVERYBODY, allowed_contexts=ANYWHERE)


async def _move(interaction: Interaction, message: discord.Message) -> None:
    await _on_message(interaction, message, notes_and_orders.panel)


async def _since(interaction: Interaction, message: discord.Message) -> None:
    await _on_message(interaction, message, since_last_turn.since)


async def _text(interaction: Interaction, message: discord.Message) -> None:
    await _on_message(interaction, message, game_look.as_text)


async def _invite(interaction: Interaction, guest: discord.User) -> None:
    await privately(interaction, lambda reader: _inviting(interaction, reader, guest))


async def _on_message(interaction: Interaction, message: discord.Message, act: Any) -> None:
    async def work(reader: Reader) -> Card:
        number = await which_match.started(interaction, match_of(message))
        card: Card = await act(interaction.client, reader, number, interaction.user.id)
        return card

    await privately(interaction, work)


def match_of(message: discord.Message) -> int | None:
    """The match that a message of ours speaks of, by what can be clicked in it."""
    ids = [part.custom_id for part in _parts(message.components) if getattr(part, "custom_id", None)]
    return next((match for match in map(routing.match_of, ids) if match is not None), None)


def _parts(components: Any) -> Iterator[Any]:
    for part in components:
        yield part
        yield from _parts(getattr(part, "children", ()))
        yield from _parts([part.accessory] if getattr(part, "accessory", None) else ())


async def _inviting(interaction: Interaction, reader: Reader, guest: discord.User | discord.Member) -> Card:
    """To the host's only open table; of several one is chosen."""
    if guest.bot:
        raise Illegal(msg("lobby-invite-people"))
    tables = await _hosted(interaction)
    if not tables:
        raise Illegal(msg("lobby-invite-where"))
    if len(tables) == 1:
        return await lobby_buttons.by_command(interaction, reader, tables[0].id, lobby_buttons.inviting(guest.id))
    buttons = [
        Button(f"{one.id}:invite:{guest.id}", match_in_words.title(one.game, one.id, reader)) for one in tables[:MOST]
    ]
    return Card(Post(reader("lobby-invite-which", who=guest.mention), (tuple(buttons),), "l:"))


async def _hosted(interaction: Interaction) -> list[Match]:
    """The open tables of the one who asks, the newest first."""
    store, user = interaction.client.desk.store, interaction.user.id
    found = [await store.match(one) for one in await store.matches_of(user)]
    mine = [one for one in found if one is not None and one.status == "lobby" and one.host == user]
    return sorted(mine, key=lambda one: -one.id)
