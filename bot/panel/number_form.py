"""A form for one number: whatever is typed is checked when it comes back."""

from typing import TYPE_CHECKING, Any

from discord import ui

from bot.panel import layout
from bot.panel.answering import Interaction
from bot.people import readers
from rules.kernel import Count, Illegal, Split
from service import play
from service.desk import Stale
from service.play import Panel

if TYPE_CHECKING:
    from bot.panel.clicks import Click

WHERE = r"(?P<match>\d{1,18}):(?P<seat>\d{1,2}):(?P<k>\d{1,9})\.(?P<depth>\d{1,4})"
FORM = rf"f:{WHERE}:(?P<key>.*)"
NUMBER = "number"


async def opened(interaction: Interaction, click: "Click") -> bool:
    """Opens the form; not where the question has passed."""
    bot = interaction.client
    reader = await readers.reader(bot.desk, interaction)
    try:
        asked = await play.ask(bot.desk, click.match, interaction.user.id, click.seat)
        lo, hi = _range(asked, click.rest)
    except (Illegal, Stale):
        return False
    form = ui.Modal(
        title=reader("panel-form-title"),
        custom_id=f"f:{click.match}:{click.seat}:{click.k}.{click.depth}:{click.rest}",
        timeout=None,
    )
    field: ui.TextInput[Any] = ui.TextInput(custom_id=NUMBER, max_length=4, placeholder=f"{lo}–{hi}")
    form.add_item(ui.Label(text=reader("panel-form-label", lo=lo, hi=hi), component=field))
    form.stop()  # it is found again by its custom_id
    await interaction.response.send_modal(form)
    return True


def answer(item: str, typed: str) -> str:
    """The form's number as the click that it stands for."""
    number = typed.strip() or "-"
    return f"n:{number}:{item}" if item else f"w:{number}"


def _range(asked: Panel, item: str) -> tuple[int, int]:
    match asked.node:
        case Count(lo=lo, hi=hi) if not item:
            return lo, hi
        case Split() as node if item in {choice.key for choice in node.choices}:
            return 0, layout.room(node, asked.part, item)
        case _:
            raise Stale
