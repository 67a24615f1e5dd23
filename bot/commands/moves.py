"""Moves as commands: `/play LINE`, and for every game one subcommand per verb, completed out of its questions."""

from collections.abc import Callable, Coroutine, Sequence
from functools import partial
from inspect import Parameter, Signature
from typing import Any

from discord import app_commands
from msgspec.structs import replace

from bot.commands import which_match
from bot.commands.command import Commands, from_anywhere
from bot.commands.which_match import offer_mine
from bot.commands.wording import t
from bot.panel import completion, private_panel
from bot.panel.answering import Card, Interaction, privately
from bot.panel.labels import Say
from bot.people import readers
from bot.people.readers import Reader
from bot.thread import match_in_words
from rules import kernel
from rules.kernel import Illegal, Msg, Rules, Seat, msg
from service import play as service
from service.desk import Table
from service.prepared_moves import Prepared

MOST = 25
"""Subcommands of a group, and offers of an autocompletion."""
COMMANDS = Commands()
Offers = list[app_commands.Choice[str]]


async def offer_line(interaction: Interaction, typed: str) -> Offers:
    """Completes a line of moves."""
    return await _offers(interaction, partial(_line, typed))


async def offer_ahead(interaction: Interaction, typed: str) -> Offers:
    """Completes a line of moves that are prepared."""
    return await _offers(interaction, partial(_line, typed), ahead=True)


@COMMANDS.add("play")
@app_commands.autocomplete(line=offer_line)
@app_commands.autocomplete(match=offer_mine)
async def play(interaction: Interaction, line: str, match: int | None = None) -> None:
    await privately(interaction, lambda reader: typed(interaction, reader, line, match))


async def typed(interaction: Interaction, reader: Reader, line: str, match: int | None) -> Card:
    """Plays a line; one that is not finished opens the panel where it stops."""
    bot, user = interaction.client, interaction.user.id
    number = await which_match.started(interaction, match)
    try:
        played = await service.act(bot.desk, number, user, line)
    except Illegal as refusal:
        moves = kernel.read(line)
        if refusal.msg.key != "kernel-unfinished" or len(moves) > 1:
            await private_panel.refused(bot, refusal)
            table = await bot.desk.table(number)
            return await _refused(interaction, reader.at(table), number, refusal.msg)
        asked = await service.draft(bot.desk, number, user, moves[0])
        return await private_panel.panel(bot, reader, number, user, asked.seat)
    await private_panel.moved(bot, played)
    said = match_in_words.heard(played.log, played.seat, reader.at(played.table))
    return await private_panel.panel(bot, reader, number, user, played.seat, said=said)


def of_game(rules: Rules[Any]) -> app_commands.Group:
    """`/GAME VERB`: verbs that do not fit into one group stand under `more`."""
    key = rules.key
    group = from_anywhere(app_commands.Group(name=key, description=t(f"{key}-tagline")))
    verbs = list(rules.verbs.items())
    room = MOST if len(verbs) <= MOST else MOST - 1
    for verb, names in verbs[:room]:
        group.add_command(_verb(key, verb, names))
    if verbs[room:]:
        more = app_commands.Group(name=t("commands-cmd-more"), description=t("commands-cmd-more-about"))
        for verb, names in verbs[room:]:
            more.add_command(_verb(key, verb, names))
        group.add_command(more)
    return group


def _verb(game: str, verb: str, names: Sequence[str]) -> app_commands.Command[Any, Any, Any]:
    """A subcommand whose options are the further words of the move."""

    async def call(interaction: Interaction, /, **given: str | None) -> None:
        await privately(interaction, lambda reader: _commanded(interaction, reader, game, verb, names, given))

    options = [f"word{number}" for number in range(len(names))]
    parameters = [
        Parameter("interaction", Parameter.POSITIONAL_ONLY, annotation=Interaction),
        *(Parameter(name, Parameter.KEYWORD_ONLY, annotation=str | None, default=None) for name in options),
    ]
    call.__signature__ = Signature(parameters)  # type: ignore[attr-defined]
    if options:
        titles = {option: t(f"{game}-word-{name}") for option, name in zip(options, names, strict=True)}
        app_commands.rename(**titles)(call)
        app_commands.describe(**dict.fromkeys(options, t("commands-opt-word-about")))(call)
    command: app_commands.Command[Any, Any, Any] = app_commands.Command(
        name=t(f"{game}-cmd-{verb}"), description=t(f"{game}-about-{verb}"), callback=call
    )
    for number, option in enumerate(options):
        command.autocomplete(option)(_offering(game, verb, names, number))
    return command


def _offering(
    game: str, verb: str, names: Sequence[str], number: int
) -> Callable[[Interaction, str], Coroutine[Any, Any, Offers]]:
    async def offer(interaction: Interaction, typed: str) -> Offers:
        given = [getattr(interaction.namespace, t(f"{game}-word-{name}").message, None) for name in names[:number]]
        if not all(given):
            return []
        before = [verb, *map(str, given)]
        find = partial(_words, before, typed)
        return await _offers(interaction, find, game)

    return offer


def _line(typed: str, table: Table, seat: Seat, say: Say) -> list[completion.Offer]:
    return completion.line(table, seat, typed, say)


def _words(before: Sequence[str], typed: str, table: Table, seat: Seat, say: Say) -> list[completion.Offer]:
    return completion.word(table, seat, before, typed, say)


async def _offers(
    interaction: Interaction, find: Callable[..., list[completion.Offer]], game: str = "", ahead: bool = False
) -> Offers:
    """What can be typed now by this player, in their language; nothing where nothing is asked of them."""
    desk = interaction.client.desk
    try:
        number = await which_match.started(interaction, getattr(interaction.namespace, "match", None))
        table = await desk.table(number)
        seat = table.seat_of(interaction.user.id)
    except Illegal:
        return []
    if game and table.match.game != game:
        return []
    reader = (await readers.reader(desk, interaction)).at(table)
    tables = (await Prepared.at(desk, table)).outlooks(seat).values() if ahead else [table]
    offers = dict.fromkeys(offer for one in tables for offer in find(one, seat, reader.say))
    return [app_commands.Choice(name=text, value=value) for text, value in offers][:MOST]


async def _commanded(
    interaction: Interaction, reader: Reader, game: str, verb: str, names: Sequence[str], given: dict[str, str | None]
) -> Card:
    number = await which_match.started(interaction, None)
    table = await interaction.client.desk.table(number)
    if table.match.game != game:
        raise Illegal(msg("commands-other-game", game=msg(f"{table.match.game}-name")))
    values = [given.get(f"word{place}") for place in range(len(names))]
    filled = [value for value in values if value]
    if filled != values[: len(filled)]:
        gap = next(name for name, value in zip(names, values, strict=True) if not value)
        raise Illegal(msg("commands-fill-first", word=msg(f"{game}-word-{gap}")))
    return await typed(interaction, reader, " ".join([verb, *filled]), number)


async def _refused(interaction: Interaction, reader: Reader, match: int, sentence: Msg) -> Card:
    """The refusal, and what is asked instead."""
    said = [match_in_words.refusal(sentence, reader)]
    card = await private_panel.panel(interaction.client, reader, match, interaction.user.id, said=said)
    return replace(card, post=replace(card.post, aside=match_in_words.looking_up(sentence, reader)))
