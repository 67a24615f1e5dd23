"""Buttons of votes, reminders, logs and replays, before and after a restart. A custom_id is `w:MATCH:WHAT[:MORE]`."""

import re
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

import discord
from discord import ui
from msgspec import Struct

from bot.history import earlier_positions, log_pages, review, since_last_turn, what_ifs
from bot.panel.answering import Card, privately
from bot.people import absences, forgetting, notes_and_orders, reminder_messages, seat_handover
from bot.people.readers import Reader
from bot.thread import vote_post
from rules.kernel import Illegal, msg
from service import votes

if TYPE_CHECKING:
    from bot.app import Ziggurat

TEMPLATE = r"w:(?P<match>\d{1,18}):(?P<what>[a-z]+)(?::(?P<more>.+))?"
NUMBER = r"\d{1,9}"
EYES = rf"({earlier_positions.MINE}|{earlier_positions.SPECTATOR}|\d)"
MORE = {
    **dict.fromkeys(("yes", "no", "undo", "days", "eyes", "branch"), NUMBER),
    "seat": rf"{NUMBER}(\..+)?",
    "log": rf"[a-z]+(\.-?{NUMBER}){{1,2}}\.[a-z]+",
    "replay": rf"[a-z]*\.{NUMBER}\.{EYES}",
}
"""What may stand behind the name of a button; an id that nobody of us has made is an old button."""


class Press(Struct, frozen=True):
    """Who pressed what; of a menu, what was picked."""

    bot: "Ziggurat"
    reader: Reader
    match: int
    user: int
    name: str
    more: str
    picked: str

    @property
    def here(self) -> "tuple[Ziggurat, Reader, int, int]":
        return self.bot, self.reader, self.match, self.user


class Control(ui.DynamicItem[ui.Item[Any]], template=TEMPLATE):
    """Whoever presses is checked by what the button does."""

    def __init__(self, item: ui.Item[Any], match: int, what: str, more: str, picked: str) -> None:
        super().__init__(item)
        self.match, self.what, self.more, self.picked = match, what, more, picked

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction, item: ui.Item[Any], match: re.Match[str], /
    ) -> "Control":
        data: Any = interaction.data
        picked = next(iter(data.get("values", ())), "")
        return cls(item, int(match["match"]), match["what"], match["more"] or "", picked)

    async def callback(self, interaction: discord.Interaction[Any]) -> Any:
        user = interaction.user
        if self.what == "review":
            await review.press(interaction, self.match)
            return

        async def work(reader: Reader) -> Card:
            press = Press(interaction.client, reader, self.match, user.id, user.display_name, self.more, self.picked)
            known = re.fullmatch(MORE.get(self.what, ".*"), self.more, re.ASCII)
            return await (ACTS.get(self.what, _old) if known else _old)(press)

        await privately(interaction, work)


async def _old(press: Press) -> Card:
    raise Illegal(msg("bot-old-button"))


def _replayed(press: Press) -> Awaitable[Card]:
    step, n, eyes = press.more.split(".")
    return earlier_positions.replay(*press.here, earlier_positions.At(int(n), eyes), step)


def _seen(press: Press) -> Awaitable[Card]:
    return earlier_positions.replay(*press.here, earlier_positions.At(int(press.more), press.picked))


def _logged(press: Press) -> Awaitable[Card]:
    return log_pages.log(*press.here, *log_pages.turned(press.more))


ACTS: dict[str, Callable[[Press], Awaitable[Card]]] = {
    "yes": lambda press: vote_post.cast(*press.here, True, int(press.more)),
    "no": lambda press: vote_post.cast(*press.here, False, int(press.more)),
    "undo": lambda press: vote_post.propose(*press.here, votes.UNDO, target=int(press.more)),
    "since": lambda press: since_last_turn.since(*press.here),
    "mute": lambda press: reminder_messages.mute(*press.here),
    "back": lambda press: absences.back(*press.here),
    "away": lambda press: absences.offer_vacation(*press.here),
    "days": lambda press: absences.vacation(*press.here, int(press.more)),
    "concede": lambda press: absences.concede(*press.here),
    "seat": lambda press: seat_handover.take_seat(*press.here, press.name, press.more),
    "log": _logged,
    "replay": _replayed,
    "eyes": lambda press: _seen(press) if re.fullmatch(EYES, press.picked, re.ASCII) else _old(press),
    "branch": lambda press: what_ifs.branch(*press.here, int(press.more)),
    "order": lambda press: notes_and_orders.agree(*press.here),
    "orders": lambda press: notes_and_orders.listed(*press.here),
    "revoke": lambda press: notes_and_orders.revoke(*press.here),
    "forget": lambda press: forgetting.forget(press.bot, press.reader, press.user),
}
