"""`/table`: what a player decides alone, so that a match lasts for weeks."""

from typing import Any

from discord import app_commands

from bot.commands import which_match
from bot.commands.command import Commands
from bot.commands.which_match import offer_lobbies, offer_mine, on_match
from bot.lobby import lobby_options
from bot.panel.answering import Card, Interaction, privately, text
from bot.people import absences, readers, reminder_messages
from bot.people.readers import Reader
from bot.thread import clocks_in_words
from rules.kernel import Illegal, msg
from service import absence
from service.clock import DAY

LONGEST = 365
"""Days."""


async def _paces(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """The paces with what they mean, and own hours while they are typed."""
    reader = await readers.reader(interaction.client.desk, interaction)
    offers = clocks_in_words.offered(typed, reader)
    return [app_commands.Choice(name=name[:100], value=value) for name, value in offers]


COMMANDS = Commands()


@COMMANDS.add("vacation")
@app_commands.autocomplete(match=offer_mine)
async def vacation(
    interaction: Interaction,
    days: app_commands.Range[int, 1, LONGEST] | None = None,
    everywhere: bool = False,
    match: int | None = None,
) -> None:
    if everywhere:
        await privately(interaction, lambda reader: _everywhere(interaction, reader, days))
        return
    act: Any = absences.offer_vacation if days is None else absences.vacation
    await on_match(interaction, match, act, *([] if days is None else [days]))


@COMMANDS.add("concede")
@app_commands.autocomplete(match=offer_mine)
async def concede(interaction: Interaction, match: int | None = None) -> None:
    await on_match(interaction, match, absences.offer_concede)


@COMMANDS.add("mute")
@app_commands.autocomplete(match=offer_mine)
async def mute(interaction: Interaction, silent: bool = True, match: int | None = None) -> None:
    await on_match(interaction, match, reminder_messages.mute, silent)


@COMMANDS.add("pace")
@app_commands.autocomplete(lobby=offer_lobbies)
@app_commands.autocomplete(pace=_paces)
async def pace(
    interaction: Interaction,
    pace: str = "",
    vacation: app_commands.Range[int, 0, LONGEST] | None = None,
    lobby: int | None = None,
) -> None:
    async def work(reader: Reader) -> Card:
        number = await which_match.open_lobby(interaction, lobby)
        return await lobby_options.set_pace(interaction, reader, number, pace, vacation)

    await privately(interaction, work)


async def _everywhere(interaction: Interaction, reader: Reader, days: int | None) -> Card:
    """The same vacation in every running match of the user; where the budget is too small, it says so."""
    bot, user = interaction.client, interaction.user.id
    if days is None:
        raise Illegal(msg("commands-vacation-days"))
    taken, refused = list[str](), list[str]()
    for match in await bot.desk.store.matches_of(user):
        try:
            await absence.vacation(bot.desk, match, user, days)
        except Illegal as refusal:
            if refusal.msg.key == "service-no-vacation":
                refused.append(f"#{match}")
        else:
            bot.wake(match)
            taken.append(f"#{match}")
    end = clocks_in_words.stamp(bot.desk.now() + days * DAY, "D")
    lines = [reader("commands-vacation-everywhere", matches=", ".join(taken), when=end)] if taken else []
    lines += [reader("commands-vacation-not-in", matches=", ".join(refused))] if refused else []
    return text("\n".join(lines) or reader("commands-no-matches"))
