"""`/table`: what the people at a table decide together, and whom the host of a lobby wants there."""

import discord
from discord import app_commands

from bot.commands import which_match
from bot.commands.command import Commands
from bot.commands.which_match import offer_lobbies, offer_mine, on_lobby, on_match
from bot.lobby import lobby_buttons
from bot.panel.answering import Interaction
from bot.people import readers, seat_handover
from bot.thread import vote_post
from rules.kernel import Illegal
from service import votes


async def _seats(interaction: Interaction, typed: str) -> list[app_commands.Choice[int]]:
    """The seats of the match by the names of those who sit there."""
    try:
        table = await interaction.client.desk.table(await which_match.started(interaction, interaction.namespace.match))
    except Illegal:
        return []
    named = [(f"{chair.seat + 1} · {readers.written(chair.name)}", chair.seat + 1) for chair in table.chairs]
    return [app_commands.Choice(name=name, value=seat) for name, seat in named if typed.casefold() in name.casefold()]


COMMANDS = Commands()


@COMMANDS.add("pause")
@app_commands.autocomplete(match=offer_mine)
async def pause(interaction: Interaction, match: int | None = None) -> None:
    await on_match(interaction, match, vote_post.propose, votes.PAUSE)


@COMMANDS.add("resume")
@app_commands.autocomplete(match=offer_mine)
async def resume(interaction: Interaction, match: int | None = None) -> None:
    await on_match(interaction, match, vote_post.propose, votes.RESUME)


@COMMANDS.add("end")
@app_commands.autocomplete(match=offer_mine)
async def end(interaction: Interaction, match: int | None = None) -> None:
    await on_match(interaction, match, vote_post.propose, votes.END)


@COMMANDS.add("takeback")
@app_commands.autocomplete(match=offer_mine)
async def takeback(
    interaction: Interaction, number: app_commands.Range[int, 0] | None = None, match: int | None = None
) -> None:
    await on_match(interaction, match, vote_post.offer_undo, None, number)


@COMMANDS.add("vote")
@app_commands.autocomplete(match=offer_mine)
async def vote(interaction: Interaction, agree: bool, match: int | None = None) -> None:
    await on_match(interaction, match, vote_post.cast, agree)


@COMMANDS.add("replace")
@app_commands.autocomplete(match=offer_mine)
@app_commands.autocomplete(seat=_seats)
async def replace(interaction: Interaction, seat: int, newcomer: discord.User, match: int | None = None) -> None:
    await on_match(interaction, match, seat_handover.offer_seat, seat - 1, newcomer.id)


@COMMANDS.add("invite")
@app_commands.autocomplete(lobby=offer_lobbies)
async def invite(interaction: Interaction, who: discord.User, lobby: int | None = None) -> None:
    await on_lobby(interaction, lobby, lobby_buttons.inviting(who.id))


@COMMANDS.add("send-away")
@app_commands.autocomplete(lobby=offer_lobbies)
async def send_away(interaction: Interaction, guest: discord.User, lobby: int | None = None) -> None:
    await on_lobby(interaction, lobby, lobby_buttons.sending_away(guest.id))


@COMMANDS.add("cut")
@app_commands.autocomplete(lobby=offer_lobbies)
async def cut(interaction: Interaction, cutting: str, lobby: int | None = None) -> None:
    await on_lobby(interaction, lobby, lobby_buttons.cutting(cutting))
