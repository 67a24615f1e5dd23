"""How somebody wants to be reminded and rated: from a command's options, and in words."""

from typing import TYPE_CHECKING, Any
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from bot.panel.answering import Card, text
from bot.people import confirming, preferences
from bot.people.preferences import Prefs
from bot.people.readers import Reader
from rules.kernel import Illegal, Msg, msg
from service import ratings, reminders

if TYPE_CHECKING:
    from bot.app import Ziggurat


OFF = "off"


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
    """Keeps what was wished for, and shows all settings."""
    chosen = {key: value for key, value in wished.items() if value is not None}
    kept = await preferences.change(bot.desk, user, lambda old: {**old, **chosen})
    reader = Reader(kept.get("lang", reader.lang), kept.get("palette", reader.palette))
    lines = [
        reader("bot-option", name=msg("commands-opt-language"), value=msg(f"lobby-setting-lang-{reader.lang}")),
        reader("bot-option", name=msg("commands-opt-colours"), value=msg(f"people-palette-{reader.palette}")),
        reader("bot-option", name=msg("commands-opt-confirm"), value=msg(f"people-confirm-{_confirm(kept)}")),
        reader("bot-option", name=msg("commands-opt-hands"), value=_yes(kept.get("dm", True))),
        *_manners(kept, reader),
    ]
    return text(
        "\n".join(
            [reader("people-settings-kept" if chosen else "people-settings-are"), *(f"- {line}" for line in lines)]
        )
    )


def _manners(prefs: Prefs, reader: Reader) -> list[str]:
    """How somebody wants to be reminded and rated, in words."""
    wish = reminders.manners(prefs)
    hours = f"{wish.quiet_from}–{wish.quiet_to}" if wish.quiet_from else reader("people-no")
    values: dict[str, str | Msg] = {
        "remind": _yes(not wish.stop),
        "limit": str(wish.limit),
        "quiet": hours,
        "zone": wish.zone,
        "upcoming": _yes(wish.next_up),
        "rated": _yes(not prefs.get(ratings.OPT_OUT)),
    }
    return [reader("bot-option", name=msg(f"commands-opt-{key}"), value=value) for key, value in values.items()]


def _confirm(prefs: Prefs) -> str:
    return str(prefs.get("confirm", confirming.WISHES[0]))


def _yes(is_so: bool) -> Msg:
    return msg("people-yes") if is_so else msg("people-no")


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
