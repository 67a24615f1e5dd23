"""What somebody wants to know before playing a game: how many, how long, how heavy, and what it is about."""

from bot.people.readers import Reader
from rules import GAMES
from rules.kernel import Msg, msg
from service.facts import facts

HEAVIEST = 5
LONG = 120
"""Minutes from which on one counts in hours."""


def entry(game: str, reader: Reader) -> str:
    """A game in a list: its name and what is told of it."""
    return "\n".join([f"**{reader.say(msg(f'{game}-name'))}** · {measures(game, reader)}", f"-# {about(game, reader)}"])


def measures(game: str, reader: Reader) -> str:
    """How heavy it is, and for how many."""
    seats = GAMES[game].seats
    return f"{dots(game)} · {reader('teaching-players', lo=seats[0], hi=seats[-1])}"


def dots(game: str) -> str:
    weight = facts(game).weight
    return "●" * weight + "○" * (HEAVIEST - weight)


def about(game: str, reader: Reader) -> str:
    """Its sentence, and how long it takes."""
    few, many = facts(game).days
    long = reader("teaching-facts", time=_time(*facts(game).minutes), few=few, many=many)
    return f"{reader.say(msg(f'{game}-tagline'))} {long}"


def every_game(reader: Reader) -> str:
    return "\n".join([*(entry(game, reader) for game in GAMES), f"-# {reader('teaching-weight')}"])


def choice(game: str) -> Msg:
    """In a list of choices that shows one line of each."""
    seats, known = GAMES[game].seats, facts(game)
    time = _time(*known.minutes)
    return msg("teaching-choice", game=msg(f"{game}-name"), lo=seats[0], hi=seats[-1], time=time, weight=known.weight)


def _time(short: int, long: int) -> Msg:
    """An hour and a half is still told in minutes."""
    if long < LONG:
        return msg("teaching-minutes", short=short, long=long)
    return msg("teaching-hours", short=short // 60, long=long // 60)
