"""The settings as menus and in plain words. A custom_id is `s:KEY`, and what is picked is a value of that key."""

from collections.abc import Iterator

from bot.panel.answering import Card
from bot.panel.layout import Entry, Menu
from bot.panel.widgets import Post
from bot.people import asleep, confirming
from bot.people.preferences import Prefs
from bot.people.readers import Reader
from renderers.palette import PALETTES
from rules.kernel import Msg, msg
from rules.text import LANGUAGES
from service import company, ratings, reminders

SWITCH = ("yes", "no")
CHOICES: dict[str, tuple[str, ...]] = {
    "lang": LANGUAGES,
    "palette": tuple(PALETTES),
    "confirm": confirming.WISHES,
    "hands": SWITCH,
    "remind": ("0", "2", str(reminders.LIMIT), "20"),
    "quiet": ("off", "22:00-07:00", "23:00-08:00", "00:00-09:00"),
    "upcoming": SWITCH,
    "rated": SWITCH,
    company.LIMIT: ("0", "1", "3", "5", "10"),
    asleep.SHOWN: SWITCH,
}
"""What the menus offer; another value that somebody has typed is offered too."""


def shown(prefs: Prefs, reader: Reader, *, is_new: bool = False) -> Card:
    head = reader("people-settings-kept" if is_new else "people-settings-are")
    menus = tuple(_menu(key, value, reader) for key, value in _values(prefs, reader).items())
    return Card(Post(f"{head}\n{zone(prefs, reader)}", menus, "s:"))


def in_words(prefs: Prefs, reader: Reader) -> Iterator[str]:
    """Every setting as a sentence."""
    return (reader.say(_label(key, value)) for key, value in _values(prefs, reader).items())


def zone(prefs: Prefs, reader: Reader) -> str:
    return reader("people-set-zone", zone=reminders.manners(prefs).zone)


def _menu(key: str, chosen: str, reader: Reader) -> Menu:
    values = dict.fromkeys((*CHOICES[key], chosen))
    entries = tuple(Entry(value, reader.say(_label(key, value)), chosen=value == chosen) for value in values)
    return Menu(key, reader.say(_label(key, chosen)), entries)


def _label(key: str, value: str) -> Msg:
    match key:
        case "remind":
            return msg("people-set-remind", number=int(value))
        case company.LIMIT:
            return msg("people-set-matches", number=int(value))
        case "quiet" if "-" in value:
            begin, _, end = value.partition("-")
            return msg("people-set-quiet", begin=begin, end=end)
        case _:
            return msg(f"people-set-{key}-{value}")


def _values(prefs: Prefs, reader: Reader) -> dict[str, str]:
    """How it is now."""
    wish = reminders.manners(prefs)
    return {
        "lang": reader.lang,
        "palette": reader.palette,
        "confirm": str(prefs.get("confirm", confirming.WISHES[0])),
        "hands": _yes(prefs.get("dm", True)),
        "remind": "0" if wish.stop else str(wish.limit),
        "quiet": f"{wish.quiet_from}-{wish.quiet_to}" if wish.quiet_from else "off",
        "upcoming": _yes(wish.next_up),
        "rated": _yes(not prefs.get(ratings.OPT_OUT)),
        company.LIMIT: str(prefs.get(company.LIMIT) or 0),
        asleep.SHOWN: _yes(bool(prefs.get(asleep.SHOWN))),
    }


def _yes(is_so: bool) -> str:
    return SWITCH[0] if is_so else SWITCH[1]
