"""People beyond a match: ratings, records, how they want to be reminded, being forgotten."""

from typing import TYPE_CHECKING, Any
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from bot import posts
from bot.layout import Button
from bot.prefs import Prefs
from bot.reply import Card, text
from bot.widgets import Post
from bot.words import Reader, clip
from rules import GAMES
from rules.kernel import Illegal, Msg, msg
from service import people, ratings, reminders

if TYPE_CHECKING:
    from bot.app import Ziggurat

BEST = 20
TEXT = 3_600
OFF = "off"
HOUR = 3_600.0


async def ranked(bot: "Ziggurat", reader: Reader, game: str) -> Card:
    """The best of every game, or of one."""
    lines: list[str] = []
    for key in [game] if game in GAMES else GAMES:
        best = await ratings.best(bot.desk, key, BEST)
        if best:
            lines.append(f"### {reader.say(msg(f'{key}-name'))}")
        for place, one in enumerate(best, 1):
            points = round(ratings.shown(one))
            lines.append(reader("bot-rated", place=place, who=f"<@{one.user}>", points=str(points), number=one.matches))
    return text(clip([*lines, reader("bot-rating-about")], TEXT) if lines else reader("bot-no-ratings"))


async def record(bot: "Ziggurat", reader: Reader, user: int, who: int) -> Card:
    """A person's games, places, pace and missed deadlines; those who want no rating show them to themselves only."""
    if user != who and (await bot.desk.store.prefs(who)).get(ratings.OPT_OUT):
        raise Illegal(msg("bot-stats-private"))
    found = await ratings.stats(bot.desk, who)
    if not found:
        return text(reader("bot-no-stats"))
    lines = [f"### <@{who}>"]
    for one in found:
        places = ", ".join(reader("bot-placed", place=place, number=times) for place, times in one.places.items())
        lines.append(reader("bot-stats", game=msg(f"{one.game}-name"), number=one.matches, places=places))
        if one.pace is not None:
            lines.append(f"-# {reader('bot-stats-pace', span=_span(one.pace))}")
        lines.append(f"-# {reader('bot-stats-missed', number=one.missed)}")
        if one.rating is not None:
            lines.append(f"-# {reader('bot-stats-rating', points=str(round(one.rating)))}")
    return text(clip(lines, TEXT))


async def offer_forget(reader: Reader) -> Card:
    """Asked once more, because nothing brings it back."""
    return Card(Post(reader("bot-forget-sure"), ((Button("forget", reader("bot-forget"), "bad"),),), "w:0:"))


async def forget(bot: "Ziggurat", reader: Reader, user: int) -> Card:
    running = await bot.desk.store.matches_of(user)
    await people.forget(bot.desk, user)
    for match in running:
        found, _ = await bot.desk.lobby(match)
        if found.status == "running":
            bot.wake(match)
        else:
            await posts.refresh_lobby(bot, match)
    return text(reader("bot-forgotten"))


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


def settings(prefs: Prefs, reader: Reader) -> list[str]:
    """How somebody wants to be reminded and rated, in words."""
    wish = reminders.manners(prefs)
    hours = f"{wish.quiet_from}–{wish.quiet_to}" if wish.quiet_from else reader("bot-no")
    values: dict[str, str | Msg] = {
        "remind": _yes(not wish.stop),
        "limit": str(wish.limit),
        "quiet": hours,
        "zone": wish.zone,
        "upcoming": _yes(wish.next_up),
        "rated": _yes(not prefs.get(ratings.OPT_OUT)),
    }
    return [reader("bot-option", name=msg(f"bot-opt-{key}"), value=value) for key, value in values.items()]


def _yes(is_so: bool) -> Msg:
    return msg("bot-yes") if is_so else msg("bot-no")


def _zone(name: str) -> str:
    try:
        return ZoneInfo(name).key
    except (ZoneInfoNotFoundError, ValueError, OSError):
        raise Illegal(msg("bot-unknown-zone", zone=name[:40])) from None


def _hours(text: str) -> tuple[str, str]:
    """`22:00-07:30`, or `off`."""
    if text.strip().casefold() in (OFF, "aus"):
        return "", ""
    first, _, second = text.replace("–", "-").partition("-")
    begin, end = reminders.clock_time(first), reminders.clock_time(second)
    if begin is None or end is None:
        raise Illegal(msg("bot-unknown-hours", hours=text[:40]))
    return f"{begin:%H:%M}", f"{end:%H:%M}"


def _span(seconds: float) -> Msg:
    if seconds >= 2 * HOUR:
        return msg("bot-span-hours", number=round(seconds / HOUR))
    return msg("bot-span-minutes", number=max(1, round(seconds / 60)))
