"""`/game`: spectators, files, settings, the doctor, help."""

from functools import cache
from typing import Any
from zoneinfo import available_timezones

import discord
from discord import app_commands

from bot import buttons, persons, poster, prefs
from bot.cogs import which
from bot.cogs.game import NEEDED
from bot.reply import Card, Interaction, privately, text
from bot.translator import Made, t, worded
from bot.widgets import Post
from bot.words import Reader
from renderers.palette import PALETTES
from rules import GAMES
from rules.kernel import Illegal, Msg, msg
from rules.text import LANGUAGES
from service import archive

THREADS = 1_000
"""Discord's limit of active threads in a server."""
LONGEST_DELAY = 24 * 60
"""Minutes."""
CLOSED = 50007


def add(group: app_commands.Group) -> None:
    @group.command(name=t("bot-cmd-watch"), description=t("bot-cmd-watch-about"))
    @worded
    async def watch(
        interaction: Interaction,
        match: int | None = None,
        delay: app_commands.Range[int, 0, LONGEST_DELAY] = 0,
    ) -> None:
        await privately(interaction, lambda reader: _watch(interaction, reader, match, delay))

    @group.command(name=t("bot-cmd-unwatch"), description=t("bot-cmd-unwatch-about"))
    @worded
    async def unwatch(interaction: Interaction, match: int | None = None) -> None:
        await privately(interaction, lambda reader: _unwatch(interaction, reader, match))

    @group.command(name=t("bot-cmd-export"), description=t("bot-cmd-export-about"))
    @worded
    async def export(interaction: Interaction, match: int | None = None) -> None:
        await privately(interaction, lambda reader: _export(interaction, reader, match), slow=True)

    @group.command(name=t("bot-cmd-verify"), description=t("bot-cmd-verify-about"))
    @worded
    async def verify(interaction: Interaction, match: int | None = None) -> None:
        await privately(interaction, lambda reader: _verify(interaction, reader, match), slow=True)

    @group.command(name=t("bot-cmd-settings"), description=t("bot-cmd-settings-about"))
    @app_commands.choices(
        language=[app_commands.Choice(name=t(f"bot-setting-lang-{lang}"), value=lang) for lang in LANGUAGES],
        colours=[app_commands.Choice(name=t(f"bot-palette-{key}"), value=key) for key in PALETTES],
    )
    @worded
    async def settings(
        interaction: Interaction,
        language: str = "",
        colours: str = "",
        hands: bool | None = None,
        remind: bool | None = None,
        limit: app_commands.Range[int, 0, 50] | None = None,
        quiet: str = "",
        zone: str = "",
        upcoming: bool | None = None,
        rated: bool | None = None,
    ) -> None:
        async def work(reader: Reader) -> Card:
            wished = {"lang": language or None, "palette": colours or None, "dm": hands}
            times = persons.wishes(zone, quiet, limit, remind, upcoming, rated)
            return await _settings(interaction, reader, {**wished, **times})

        await privately(interaction, work)

    settings.autocomplete("zone")(_zones)

    @group.command(name=t("bot-cmd-doctor"), description=t("bot-cmd-doctor-about"))
    async def doctor(interaction: Interaction) -> None:
        await privately(interaction, lambda reader: _doctor(interaction, reader), slow=True)

    @group.command(name=t("bot-cmd-help"), description=t("bot-cmd-help-about"))
    @app_commands.choices(game=[app_commands.Choice(name=t(f"{key}-name"), value=key) for key in GAMES])
    @worded
    async def help_(interaction: Interaction, game: str = "") -> None:
        await privately(interaction, lambda reader: _help(reader, game))

    commands: tuple[Made, ...] = (watch, unwatch, export, verify)
    for command in commands:
        command.autocomplete("match")(which.offer_mine)


async def _watch(interaction: Interaction, reader: Reader, match: int | None, delay: int) -> Card:
    """This channel hears what happens in a match of the same server, as spectators see it."""
    channel, number = await _spectating(interaction, match)
    await poster.watch(interaction.client, number, channel, delay * 60.0)
    return text(reader("bot-watching", match=str(number), delay=delay))


async def _unwatch(interaction: Interaction, reader: Reader, match: int | None) -> Card:
    channel, number = await _spectating(interaction, match)
    if not await poster.unwatch(interaction.client, number, channel):
        raise Illegal(msg("bot-not-watching", match=str(number)))
    return text(reader("bot-unwatched", match=str(number)))


async def _spectating(interaction: Interaction, match: int | None) -> tuple[int, int]:
    """The channel and the match; only who may tidy up a channel decides what is posted there."""
    if interaction.guild_id is None or interaction.channel_id is None:
        raise Illegal(msg("bot-text-channel"))
    if not interaction.permissions.manage_messages:
        raise Illegal(msg("bot-may-not-watch"))
    number = await which.started(interaction, match)
    table = await interaction.client.desk.table(number)
    if table.match.place.get("guild") != interaction.guild_id:
        raise Illegal(msg("bot-other-server"))
    if table.match.place.get("thread") == interaction.channel_id:
        raise Illegal(msg("bot-watch-elsewhere"))
    return interaction.channel_id, number


async def _finished(interaction: Interaction, match: int | None) -> int:
    """A match that is over."""
    number = await which.started(interaction, match)
    table = await interaction.client.desk.table(number)
    if table.match.status != "over":
        raise Illegal(msg("bot-only-when-over"))
    return number


async def _export(interaction: Interaction, reader: Reader, match: int | None) -> Card:
    number = await _finished(interaction, match)
    contents = await archive.export(interaction.client.desk, number)
    return Card(Post(reader("bot-exported")), file=(f"ziggurat-{number}.game", contents))


async def _verify(interaction: Interaction, reader: Reader, match: int | None) -> Card:
    """Replays the match from its revealed seed, in a process of its own."""
    number = await _finished(interaction, match)
    contents = await archive.export(interaction.client.desk, number)
    sentence: Msg = await interaction.client.pictures.think(verified, contents)
    return text(reader.say(sentence))


def verified(contents: str) -> Msg:
    try:
        return archive.verify(archive.read(contents))
    except Illegal as refusal:
        return refusal.msg


async def _zones(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    wanted = typed.casefold().replace(" ", "_")
    found = [name for name in _known_zones() if wanted in name.casefold()]
    return [app_commands.Choice(name=name, value=name) for name in found[:25]]


@cache
def _known_zones() -> list[str]:
    return sorted(available_timezones())


async def _settings(interaction: Interaction, reader: Reader, wished: dict[str, Any]) -> Card:
    desk, user = interaction.client.desk, interaction.user.id
    chosen = {key: value for key, value in wished.items() if value is not None}
    kept = await prefs.change(desk, user, lambda old: {**old, **chosen})
    reader = Reader(kept.get("lang", reader.lang), kept.get("palette", reader.palette))
    lines = [
        reader("bot-option", name=msg("bot-opt-language"), value=msg(f"bot-setting-lang-{reader.lang}")),
        reader("bot-option", name=msg("bot-opt-colours"), value=msg(f"bot-palette-{reader.palette}")),
        reader("bot-option", name=msg("bot-opt-hands"), value=msg(f"bot-{'yes' if kept.get('dm', True) else 'no'}")),
        *persons.settings(kept, reader),
    ]
    return text(
        "\n".join([reader("bot-settings-kept" if chosen else "bot-settings-are"), *(f"- {line}" for line in lines)])
    )


async def _doctor(interaction: Interaction, reader: Reader) -> Card:
    """What is well and what is to be mended, here and now."""
    findings = [await _reachable(interaction, reader)]
    if interaction.guild is not None:
        has = interaction.app_permissions
        findings += [(bool(getattr(has, name)), reader(f"bot-permission-{name}")) for name in NEEDED]
        active = len(await interaction.guild.active_threads())
        findings.append((active < THREADS - 50, reader("bot-doctor-threads", number=active, most=THREADS)))
    waiting = len(await interaction.client.desk.store.letters(1_000))
    findings.append((waiting < 100, reader("bot-doctor-outbox", number=waiting)))
    lines = [f"{'✅' if fine else '❌'} {sentence}" for fine, sentence in findings]
    well = all(fine for fine, _ in findings)
    return text("\n".join([*lines, reader("bot-doctor-well" if well else "bot-doctor-ill")]))


async def _reachable(interaction: Interaction, reader: Reader) -> tuple[bool, str]:
    try:
        await interaction.user.send(reader("bot-doctor-dm"))
    except discord.Forbidden as refused:
        if refused.code != CLOSED:
            raise
        return False, reader("bot-doctor-dm-closed")
    return True, reader("bot-doctor-dm-open")


async def _help(reader: Reader, game: str) -> Card:
    if game:
        return text(buttons.game_help(game, reader))
    games = ", ".join(reader.say(msg(f"{key}-name")) for key in GAMES)
    return text(reader("bot-help-text", games=games))
