"""A small bot that uses what a real one uses, written in plain discord.py."""

import asyncio
import io
import re
from typing import Any

import discord
from discord import app_commands, ui
from discord.ext import commands
from PIL import Image

Interaction = discord.Interaction["TestBot"]

GERMAN = {
    "game": "spiel",
    "new": "neu",
    "name": "name",
    "seats": "plätze",
    "Open a table.": "Eröffnet einen Tisch.",
    "All about games.": "Alles über Spiele.",
    "two": "zwei",
    "three": "drei",
    "trade": "handeln",
    "where": "wohin",
    "Trade somewhere.": "Irgendwo handeln.",
}


class German(app_commands.Translator):
    """Command names in German."""

    async def translate(self, string: app_commands.locale_str, locale: discord.Locale, context: Any) -> str | None:
        return GERMAN.get(string.message) if locale is discord.Locale.german else None


class TestBot(commands.AutoShardedBot):
    """Keeps what it heard, so that a test can look at it."""

    __test__ = False

    def __init__(self, intents: discord.Intents | None = None, **options: Any) -> None:
        chosen = intents or discord.Intents(guilds=True)
        super().__init__("!", intents=chosen, guild_ready_timeout=0.05, help_command=None, **options)
        self.heard: list[Any] = []
        self.errors: list[BaseException] = []
        self.gate = asyncio.Event()  # what `/slow` waits for while it thinks
        self.gate.set()
        self.resumed = 0
        self.identified = 0
        known: tuple[app_commands.Command[Any, Any, Any], ...] = (
            ping,
            slow,
            trade,
            panel,
            layout,
            picture,
            form,
            pick,
            echo,
            tell,
            give,
        )
        for command in known:
            self.tree.add_command(command)
        self.tree.add_command(game)
        self.tree.add_command(app_commands.ContextMenu(name="Read aloud", callback=read_aloud))
        self.tree.add_command(app_commands.ContextMenu(name="Greet", callback=greet))
        self.tree.error(self._on_error)

    async def setup_hook(self) -> None:
        await self.tree.set_translator(German())
        self.add_dynamic_items(Numbered)
        await self.tree.sync()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        self.identified += 1

    async def on_shard_resumed(self, shard_id: int) -> None:
        self.resumed += 1

    async def on_message(self, message: discord.Message) -> None:
        self.heard.append(message)

    async def on_raw_reaction_add(self, payload: discord.RawReactionActionEvent) -> None:
        self.heard.append(payload)

    async def on_thread_update(self, before: discord.Thread, after: discord.Thread) -> None:
        self.heard.append(after)

    async def _on_error(self, interaction: Interaction, error: app_commands.AppCommandError) -> None:
        self.errors.append(getattr(error, "original", error))


def png(width: int = 320, height: int = 200, colour: str = "teal") -> io.BytesIO:
    file = io.BytesIO()
    Image.new("RGB", (width, height), colour).save(file, "PNG")
    file.seek(0)
    return file


async def read_aloud(interaction: Interaction, message: discord.Message) -> None:
    await interaction.response.send_message(f"It says: {message.content}", ephemeral=True)


async def greet(interaction: Interaction, person: discord.User) -> None:
    await interaction.response.send_message(f"Hello, {person.display_name}!", ephemeral=True)


@app_commands.command(description="Answers at once.")
async def ping(interaction: Interaction) -> None:
    await interaction.response.send_message("pong", ephemeral=True)


@app_commands.command(description="Thinks first.")
async def slow(interaction: Interaction, private: bool = False, late: bool = False) -> None:
    if late:
        await interaction.client.gate.wait()
    await interaction.response.defer(thinking=True, ephemeral=private)
    await interaction.client.gate.wait()
    first = await interaction.followup.send("thought through", wait=True)
    second = await interaction.followup.send("and an afterthought", wait=True, ephemeral=True)
    interaction.client.heard += [first, second]


@app_commands.command(description="Trade somewhere.")
async def trade(interaction: Interaction, where: str, many: int = 1) -> None:
    await interaction.response.send_message(f"{interaction.user.mention} trades {many} at **{where}**")


@trade.autocomplete("where")
async def places(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    names = [f"{row}{column}" for row in "abcd" for column in range(1, 9)]
    fitting = [name for name in names if name.startswith(typed)]
    return [app_commands.Choice(name=f"Area {name}", value=name) for name in fitting[:25]]


game = app_commands.Group(name="game", description="All about games.")


@game.command(name="new", description="Open a table.")
@app_commands.choices(seats=[app_commands.Choice(name="two", value=2), app_commands.Choice(name="three", value=3)])
async def new(
    interaction: Interaction,
    name: str,
    seats: int = 2,
    host: discord.Member | None = None,
    room: discord.TextChannel | None = None,
) -> None:
    said = f"{name} for {seats}, host {host.display_name if host else '-'}, in {room.name if room else '-'}"
    await interaction.response.send_message(f"{said}; {interaction.locale}")


class Numbered(ui.DynamicItem[ui.Button[Any]], template=r"numbered:(?P<n>\d+)"):
    """A button that works after a restart."""

    def __init__(self, number: int) -> None:
        self.number = number
        super().__init__(ui.Button(label=f"Pressed {number}", custom_id=f"numbered:{number}"))

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction, item: ui.Item[Any], match: re.Match[str], /
    ) -> "Numbered":
        return cls(int(match["n"]))

    async def callback(self, interaction: discord.Interaction) -> None:
        view = ui.View(timeout=None)
        view.add_item(Numbered(self.number + 1))
        await interaction.response.edit_message(content=f"Pressed by {interaction.user}.", view=view)


class Panel(ui.View):
    """Buttons and a menu."""

    def __init__(self) -> None:
        super().__init__(timeout=None)
        self.add_item(Numbered(0))

    @ui.button(label="Join", style=discord.ButtonStyle.success, custom_id="join")
    async def join(self, interaction: discord.Interaction, button: ui.Button[Any]) -> None:
        await interaction.response.send_message(f"You joined, {interaction.user.display_name}.", ephemeral=True)

    @ui.button(label="Name it", style=discord.ButtonStyle.primary, custom_id="name")
    async def name(self, interaction: discord.Interaction, button: ui.Button[Any]) -> None:
        await interaction.response.send_modal(Naming())

    @ui.button(label="Silence", style=discord.ButtonStyle.danger, custom_id="silence")
    async def silence(self, interaction: discord.Interaction, button: ui.Button[Any]) -> None:
        """Answers nothing at all."""

    @ui.button(label="Off", disabled=True, custom_id="off")
    async def off(self, interaction: discord.Interaction, button: ui.Button[Any]) -> None: ...

    @ui.select(
        placeholder="Choose goods",
        custom_id="goods",
        min_values=1,
        max_values=2,
        options=[
            discord.SelectOption(label="Barley", value="b", description="grows by the river"),
            discord.SelectOption(label="Wool", value="w", emoji="🐑"),
            discord.SelectOption(label="Copper", value="c"),
        ],
    )
    async def goods(self, interaction: discord.Interaction, select: ui.Select[Any]) -> None:
        await interaction.response.edit_message(content=f"Chosen: {', '.join(sorted(select.values))}")


class Naming(ui.Modal, title="Name the city"):
    """A form with the older kind of field."""

    city: ui.TextInput[Any] = ui.TextInput(label="City", max_length=20, custom_id="city")

    async def on_submit(self, interaction: discord.Interaction) -> None:
        await interaction.response.edit_message(content=f"The city is {self.city.value}.")


class Form(ui.Modal, title="Everything"):
    """A form with every newer kind of field."""

    text: ui.Label[Any] = ui.Label(text="Words", component=ui.TextInput(custom_id="words", required=False))
    menu: ui.Label[Any] = ui.Label(
        text="Goods",
        description="One or two",
        component=ui.Select(
            custom_id="menu",
            max_values=2,
            options=[discord.SelectOption(label="Barley", value="b"), discord.SelectOption(label="Wool", value="w")],
        ),
    )
    radio: ui.Label[Any] = ui.Label(
        text="Side",
        component=ui.RadioGroup(
            custom_id="radio",
            options=[
                discord.RadioGroupOption(label="North", value="n"),
                discord.RadioGroupOption(label="South", value="s"),
            ],
        ),
    )
    agree: ui.Label[Any] = ui.Label(text="Agree", component=ui.Checkbox(custom_id="agree"))
    who: ui.Label[Any] = ui.Label(text="Who", component=ui.UserSelect(custom_id="who", required=False))

    async def on_submit(self, interaction: discord.Interaction) -> None:
        said = [self.text, self.menu, self.radio, self.agree, self.who]
        values = [getattr(part.component, "values", getattr(part.component, "value", None)) for part in said]
        await interaction.response.send_message(f"{values}", ephemeral=True)


@app_commands.command(description="Shows buttons and a menu.")
async def panel(interaction: Interaction, private: bool = False) -> None:
    await interaction.response.send_message("What now?", view=Panel(), ephemeral=private)


@app_commands.command(description="Opens a form.")
async def form(interaction: Interaction) -> None:
    await interaction.response.send_modal(Form())


@app_commands.command(description="Shows a picture.")
async def picture(interaction: Interaction, wide: int = 320) -> None:
    file = discord.File(png(wide), "board.png", description="A teal board.")
    embed = discord.Embed(title="The board", description="Ada is **up**.", colour=0x3BA55D)
    embed.set_image(url="attachment://board.png").add_field(name="Round", value="3", inline=True)
    await interaction.response.send_message(file=file, embed=embed)


class Press(ui.Button[Any]):
    """A button beside a text."""

    def __init__(self) -> None:
        super().__init__(label="Press", custom_id="press")

    async def callback(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message("pressed", ephemeral=True)


class Pressable(ui.LayoutView):
    def __init__(self) -> None:
        super().__init__(timeout=None)


@app_commands.command(description="Shows components of the newer kind.")
async def layout(interaction: Interaction) -> None:
    view = Pressable()
    files = [discord.File(png(), "a.png"), discord.File(png(colour="olive"), "b.png"), discord.File(png(8, 8), "c.txt")]
    box: ui.Container[Any] = ui.Container(accent_colour=0xE69F00)
    box.add_item(ui.TextDisplay("## UR\n-# round 3"))
    box.add_item(ui.Section("Your hand", accessory=ui.Thumbnail("attachment://a.png", description="Your hand.")))
    box.add_item(ui.Separator(spacing=discord.SeparatorSpacing.large))
    box.add_item(ui.Section("Press it", accessory=Press()))
    box.add_item(ui.MediaGallery(discord.MediaGalleryItem("attachment://b.png", description="An olive board.")))
    box.add_item(ui.File("attachment://c.txt"))
    view.add_item(box)
    await interaction.response.send_message(view=view, files=files)


class PickPeople(ui.UserSelect[Any]):
    async def callback(self, interaction: discord.Interaction) -> None:
        names = [person.display_name for person in self.values]
        await interaction.response.send_message(", ".join(names), ephemeral=True)


class PickRoom(ui.ChannelSelect[Any]):
    async def callback(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message(self.values[0].name or "?", ephemeral=True)


@app_commands.command(description="Lets choose people and channels.")
async def pick(interaction: Interaction) -> None:
    view = ui.View()
    view.add_item(PickPeople(custom_id="people", max_values=3)).add_item(PickRoom(custom_id="rooms"))
    await interaction.response.send_message("Who?", view=view)


@app_commands.command(description="Says something with all of Discord's marks.")
async def echo(interaction: Interaction, text: str) -> None:
    await interaction.response.send_message(text.replace("\\n", "\n"))


@app_commands.command(description="Takes a file.")
async def give(interaction: Interaction, file: discord.Attachment) -> None:
    content = await file.read()
    await interaction.response.send_message(f"{file.filename}: {content.decode()}", ephemeral=True)


class Upload(ui.Modal, title="Upload"):
    files: ui.Label[Any] = ui.Label(text="Files", component=ui.FileUpload(custom_id="files", max_values=2))

    async def on_submit(self, interaction: discord.Interaction) -> None:
        assert isinstance(self.files.component, ui.FileUpload)
        words = [(await file.read()).decode() for file in self.files.component.values]
        await interaction.response.send_message(" ".join(words), ephemeral=True)


@app_commands.command(description="Writes to somebody alone.")
async def tell(interaction: Interaction, who: discord.User, text: str) -> None:
    await interaction.response.defer(ephemeral=True)
    try:
        await who.send(text)
    except discord.Forbidden as refused:
        await interaction.followup.send(f"refused with {refused.code}", ephemeral=True)
    else:
        await interaction.followup.send("told", ephemeral=True)
