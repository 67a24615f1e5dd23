"""`/seek`: looking for players. A command of its own, for it is what somebody types who knows no table yet."""

from discord import app_commands

from bot.commands.command import GAME_CHOICES, Commands
from bot.commands.wording import t, worded_as
from bot.lobby import seek_panel
from bot.panel.answering import Card, Interaction, privately
from bot.people.readers import Reader

COMMANDS = Commands()


def _choices(key: str) -> list[app_commands.Choice[str]]:
    return [
        app_commands.Choice(name=worded_as(seek_panel.label(key, one)), value=one) for one in seek_panel.CHOICES[key]
    ]


@COMMANDS.add("seek")
@app_commands.choices(
    game=[*GAME_CHOICES, app_commands.Choice(name=t("lobby-seek-game-all"), value="")],
    tempo=_choices("pace"),
    experience=_choices("experience"),
)
async def seek(
    interaction: Interaction,
    game: str | None = None,
    tempo: str | None = None,
    players: app_commands.Range[int, 2, int(seek_panel.NUMBERS[-1])] | None = None,
    computers: bool | None = None,
    experience: str | None = None,
    abroad: bool | None = None,
) -> None:
    """With a game the search begins; otherwise the panel asks for the rest."""
    wished = {
        "game": None if game is None else [game] if game else list(seek_panel.CHOICES["game"]),
        "pace": tempo,
        "number": None if game is None and players is None else str(players or 0),
        "computers": _switch(computers),
        "experience": experience,
        "abroad": _switch(abroad),
    }

    async def work(reader: Reader) -> Card:
        await seek_panel.wish(interaction, {key: value for key, value in wished.items() if value is not None})
        return await (seek_panel.panel(interaction, reader) if game is None else seek_panel.begin(interaction, reader))

    await privately(interaction, work)


def _switch(chosen: bool | None) -> str | None:
    return None if chosen is None else seek_panel.SWITCH[chosen]
