"""`/table`: what the people at a table decide, alone or together, so that a match lasts for weeks."""

from typing import Any

import discord
from discord import app_commands

from bot import absences, ballots, intake, lobbies, memos, reminding, times, words
from bot.cogs import which
from bot.cogs.game import allow
from bot.cogs.moves import offer_line
from bot.cogs.which import on_match
from bot.reply import Card, Interaction, privately, text
from bot.translator import Made, t, worded
from bot.words import Reader
from rules.kernel import Illegal, msg
from service import absence, votes
from service.clock import DAY

LONGEST = 365
"""Days."""


def group() -> app_commands.Group:
    contexts = app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False)
    made = app_commands.Group(name=t("bot-cmd-table"), description=t("bot-cmd-table-about"), allowed_contexts=contexts)
    for add in (_together, _alone, _kept):
        add(made)
    return made


def _together(group: app_commands.Group) -> None:
    @group.command(name=t("bot-cmd-pause"), description=t("bot-cmd-pause-about"))
    @worded
    async def pause(interaction: Interaction, match: int | None = None) -> None:
        await on_match(interaction, match, ballots.propose, votes.PAUSE)

    @group.command(name=t("bot-cmd-resume"), description=t("bot-cmd-resume-about"))
    @worded
    async def resume(interaction: Interaction, match: int | None = None) -> None:
        await on_match(interaction, match, ballots.propose, votes.RESUME)

    @group.command(name=t("bot-cmd-end"), description=t("bot-cmd-end-about"))
    @worded
    async def end(interaction: Interaction, match: int | None = None) -> None:
        await on_match(interaction, match, ballots.propose, votes.END)

    @group.command(name=t("bot-cmd-takeback"), description=t("bot-cmd-takeback-about"))
    @worded
    async def takeback(
        interaction: Interaction, number: app_commands.Range[int, 0] | None = None, match: int | None = None
    ) -> None:
        await on_match(interaction, match, ballots.offer_undo, None, number)

    @group.command(name=t("bot-cmd-vote"), description=t("bot-cmd-vote-about"))
    @worded
    async def vote(interaction: Interaction, agree: bool, match: int | None = None) -> None:
        await on_match(interaction, match, ballots.cast, agree)

    @group.command(name=t("bot-cmd-replace"), description=t("bot-cmd-replace-about"))
    @worded
    async def replace(interaction: Interaction, seat: int, newcomer: discord.User, match: int | None = None) -> None:
        await on_match(interaction, match, absences.offer_seat, seat - 1, newcomer.id)

    replace.autocomplete("seat")(_seats)
    _offer_mine(pause, resume, end, takeback, vote, replace)


def _alone(group: app_commands.Group) -> None:
    @group.command(name=t("bot-cmd-vacation"), description=t("bot-cmd-vacation-about"))
    @worded
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

    @group.command(name=t("bot-cmd-concede"), description=t("bot-cmd-concede-about"))
    @worded
    async def concede(interaction: Interaction, match: int | None = None) -> None:
        await on_match(interaction, match, absences.offer_concede)

    @group.command(name=t("bot-cmd-mute"), description=t("bot-cmd-mute-about"))
    @worded
    async def mute(interaction: Interaction, silent: bool = True, match: int | None = None) -> None:
        await on_match(interaction, match, reminding.mute, silent)

    @group.command(name=t("bot-cmd-pace"), description=t("bot-cmd-pace-about"))
    @worded
    async def pace(
        interaction: Interaction,
        pace: str = "",
        vacation: app_commands.Range[int, 0, LONGEST] | None = None,
        lobby: int | None = None,
    ) -> None:
        async def work(reader: Reader) -> Card:
            number = await which.open_lobby(interaction, lobby)
            return await lobbies.set_pace(interaction.client, reader, number, interaction.user.id, pace, vacation)

        await privately(interaction, work)

    pace.autocomplete("lobby")(which.offer_lobbies)
    pace.autocomplete("pace")(_paces)
    _offer_mine(vacation, concede, mute)


def _kept(group: app_commands.Group) -> None:
    @group.command(name=t("bot-cmd-note"), description=t("bot-cmd-note-about"))
    @worded
    async def note(
        interaction: Interaction, note: app_commands.Range[str, 0, memos.LONGEST] = "", match: int | None = None
    ) -> None:
        await on_match(interaction, match, memos.note, note)

    @group.command(name=t("bot-cmd-order"), description=t("bot-cmd-order-about"))
    @worded
    async def order(interaction: Interaction, line: str, match: int | None = None) -> None:
        await on_match(interaction, match, memos.order, line)

    @group.command(name=t("bot-cmd-orders"), description=t("bot-cmd-orders-about"))
    @worded
    async def orders(interaction: Interaction, match: int | None = None) -> None:
        await on_match(interaction, match, memos.listed)

    @group.command(name=t("bot-cmd-revoke"), description=t("bot-cmd-revoke-about"))
    @worded
    async def revoke(interaction: Interaction, match: int | None = None) -> None:
        await on_match(interaction, match, memos.revoke)

    @group.command(name=t("bot-cmd-import"), description=t("bot-cmd-import-about"))
    @worded
    async def import_(interaction: Interaction, file: discord.Attachment) -> None:
        async def work(reader: Reader) -> Card:
            which.in_server(interaction)
            allow(interaction.app_permissions)
            return await intake.take_in(interaction, reader, file)

        await privately(interaction, work, slow=True)

    order.autocomplete("line")(offer_line)
    _offer_mine(note, order, orders, revoke)


def _offer_mine(*commands: Made) -> None:
    for command in commands:
        command.autocomplete("match")(which.offer_mine)


async def _everywhere(interaction: Interaction, reader: Reader, days: int | None) -> Card:
    """The same vacation in every running match of the user; where the budget is too small, it says so."""
    bot, user = interaction.client, interaction.user.id
    if days is None:
        raise Illegal(msg("bot-vacation-days"))
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
    end = times.stamp(bot.desk.now() + days * DAY, "D")
    lines = [reader("bot-vacation-everywhere", matches=", ".join(taken), when=end)] if taken else []
    lines += [reader("bot-vacation-not-in", matches=", ".join(refused))] if refused else []
    return text("\n".join(lines) or reader("bot-no-matches"))


async def _paces(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """The paces with what they mean, and own hours while they are typed."""
    reader = await words.reader(interaction.client.desk, interaction)
    offers = times.offered(typed, reader)
    return [app_commands.Choice(name=name[:100], value=value) for name, value in offers]


async def _seats(interaction: Interaction, typed: str) -> list[app_commands.Choice[int]]:
    """The seats of the match by the names of those who sit there."""
    try:
        table = await interaction.client.desk.table(await which.started(interaction, interaction.namespace.match))
    except Illegal:
        return []
    named = [(f"{chair.seat + 1} · {words.written(chair.name)}", chair.seat + 1) for chair in table.chairs]
    return [app_commands.Choice(name=name, value=seat) for name, seat in named if typed.casefold() in name.casefold()]
