"""Ratings and records: the best of every game, and how a person has fared."""

from typing import TYPE_CHECKING

from bot.panel.answering import Card, text
from bot.panel.widgets import TEXT
from bot.people.readers import Reader, clip
from rules import GAMES
from rules.kernel import Illegal, Msg, msg
from service import ratings

if TYPE_CHECKING:
    from bot.app import Ziggurat


BEST = 20
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
            lines.append(
                reader("people-rated", place=place, who=f"<@{one.user}>", points=str(points), number=one.matches)
            )
    return text(clip([*lines, reader("people-rating-about")], TEXT) if lines else reader("people-no-ratings"))


async def record(bot: "Ziggurat", reader: Reader, user: int, who: int) -> Card:
    """A person's games, places, pace and missed deadlines; those who want no rating show them to themselves only."""
    if user != who and (await bot.desk.store.prefs(who)).get(ratings.OPT_OUT):
        raise Illegal(msg("people-stats-private"))
    found = await ratings.stats(bot.desk, who)
    if not found:
        return text(reader("people-no-stats"))
    lines = [f"### <@{who}>"]
    for one in found:
        places = ", ".join(reader("people-placed", place=place, number=times) for place, times in one.places.items())
        lines.append(reader("people-stats", game=msg(f"{one.game}-name"), number=one.matches, places=places))
        if one.pace is not None:
            lines.append(f"-# {reader('people-stats-pace', span=_span(one.pace))}")
        lines.append(f"-# {reader('people-stats-missed', number=one.missed)}")
        if one.rating is not None:
            lines.append(f"-# {reader('people-stats-rating', points=str(round(one.rating)))}")
    return text(clip(lines, TEXT))


def _span(seconds: float) -> Msg:
    if seconds >= 2 * HOUR:
        return msg("thread-span-hours", number=round(seconds / HOUR))
    return msg("thread-span-minutes", number=max(1, round(seconds / 60)))
