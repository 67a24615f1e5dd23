"""What somebody wishes of the bot: out of a command's options or a menu, checked and kept."""

from typing import TYPE_CHECKING, Any
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from bot.panel.answering import Card, text
from bot.people import asleep, preferences, settings_menus
from bot.people.readers import Reader
from rules.kernel import Illegal, msg
from service import company, ratings, reminders

if TYPE_CHECKING:
    from bot.app import Ziggurat


OFF = "off"
MOST = 50
"""Reminders a day, or matches at once."""


def wishes(
    zone: str, quiet: str, limit: int | None, remind: bool | None, upcoming: bool | None, rated: bool | None
) -> dict[str, Any]:
    """Out of a command's options: what changes of the preferences; refused where it makes no sense."""
    found: dict[str, Any] = {}
    if zone:
        found["zone"] = _zone(zone)
    if quiet:
        found["quiet_from"], found["quiet_to"] = _hours(quiet)
    chosen = {
        "limit": limit,
        "stop": None if remind is None else not remind,
        "next_up": upcoming,
        ratings.OPT_OUT: None if rated is None else not rated,
    }
    return {**found, **{key: value for key, value in chosen.items() if value is not None}}


async def keep(bot: "Ziggurat", reader: Reader, user: int, wished: dict[str, Any]) -> Card:
    """Keeps what a command wished for and says all settings; a command without wishes gets menus."""
    chosen = {key: value for key, value in wished.items() if value is not None}
    kept = await preferences.change(bot.desk, user, lambda old: {**old, **chosen})
    reader = Reader(kept.get("lang", reader.lang), kept.get("palette", reader.palette))
    if not chosen:
        return settings_menus.shown(kept, reader)
    lines = [*settings_menus.in_words(kept, reader), settings_menus.zone(kept, reader)]
    return text("\n".join([reader("people-settings-kept"), *(f"- {line}" for line in lines)]))


async def pick(bot: "Ziggurat", reader: Reader, user: int, key: str, value: str) -> Card:
    """Keeps what was picked in a menu, and shows the menus again."""
    wished = _picked(key, value)
    kept = await preferences.change(bot.desk, user, lambda old: {**old, **wished})
    reader = Reader(kept.get("lang", reader.lang), kept.get("palette", reader.palette))
    return settings_menus.shown(kept, reader, is_new=True)


def _picked(key: str, value: str) -> dict[str, Any]:
    """What changes of the preferences; refused where nobody of us has offered it."""
    match key:
        case "quiet":
            return wishes("", value, None, None, None, None)
        case "remind" if value.isascii() and value.isdecimal() and int(value) <= MOST:
            number = int(value)
            return wishes("", "", number or None, number > 0, None, None)
        case company.LIMIT if value.isascii() and value.isdecimal() and int(value) <= MOST:
            return {company.LIMIT: int(value)}
        case asleep.SHOWN if value in settings_menus.SWITCH:
            return {asleep.SHOWN: value == "yes"}
        case "hands" if value in settings_menus.SWITCH:
            return {"dm": value == "yes"}
        case "upcoming" | "rated" if value in settings_menus.SWITCH:
            return wishes("", "", None, None, **{"upcoming": None, "rated": None, key: value == "yes"})
        case "lang" | "palette" | "confirm" if value in settings_menus.CHOICES[key]:
            return {key: value}
    raise Illegal(msg("bot-old-button"))


def _zone(name: str) -> str:
    try:
        return ZoneInfo(name).key
    except (ZoneInfoNotFoundError, ValueError, OSError):
        raise Illegal(msg("people-unknown-zone", zone=name[:40])) from None


def _hours(text: str) -> tuple[str, str]:
    """`22:00-07:30`, or `off`."""
    if text.strip().casefold() in (OFF, "aus"):
        return "", ""
    first, _, second = text.replace("–", "-").partition("-")
    begin, end = reminders.clock_time(first), reminders.clock_time(second)
    if begin is None or end is None:
        raise Illegal(msg("people-unknown-hours", hours=text[:40]))
    return f"{begin:%H:%M}", f"{end:%H:%M}"
