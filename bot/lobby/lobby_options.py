"""The options of a lobby: private menus, which go when the match begins.

Discord lets a private message be taken away for some minutes, by whoever has its last interaction at hand; those are
kept in memory, for a menu that is older says itself that the match has begun.
"""

from contextlib import suppress
from typing import TYPE_CHECKING, Any
from weakref import WeakKeyDictionary

from bot.lobby import lobby_buttons, lobby_post
from bot.panel.answering import TROUBLE, Card, Interaction, text
from bot.panel.layout import Button, Entry, Menu, Row
from bot.panel.widgets import Post
from bot.people.readers import Reader
from bot.thread import clocks_in_words, match_in_words
from rules import GAMES
from rules.kernel import Illegal, msg
from service import clock, lobby, names
from service.desk import Chair, Match

if TYPE_CHECKING:
    from bot.app import Ziggurat

OPEN: "WeakKeyDictionary[Ziggurat, dict[int, dict[int, Interaction]]]" = WeakKeyDictionary()
"""By bot, match and user: the last interaction of the options that somebody looks at."""


def remember(interaction: Interaction, match: int) -> None:
    OPEN.setdefault(interaction.client, {}).setdefault(match, {})[interaction.user.id] = interaction


async def put_away(bot: "Ziggurat", match: int) -> None:
    """The match begins: nobody needs its options any more."""
    for interaction in OPEN.get(bot, {}).pop(match, {}).values():
        if not interaction.is_expired():
            with suppress(*TROUBLE):
                await interaction.delete_original_response()


async def options(interaction: Interaction, reader: Reader, match: int) -> Card:
    """The menus of a lobby; only the host can change them, everybody may look."""
    found, chairs = await lobby_buttons.find(interaction, match)
    head = f"### {match_in_words.title(found.game, match, reader)}"
    remember(interaction, match)
    if found.host != interaction.user.id:
        return text(
            "\n".join([head, *lobby_post.described(found, reader), reader("lobby-host-only", host=f"<@{found.host}>")])
        )
    return Card(Post(f"{head}\n{reader('lobby-options-about')}", tuple(menus(found, chairs, reader)), f"l:{match}:"))


async def set_(interaction: Interaction, reader: Reader, match: int, what: str, key: str, value: str) -> Card:
    """An option of the game, a setting of the lobby, one computer player less, or somebody who has to go."""
    bot = interaction.client
    await lobby_buttons.hosted(interaction, match)
    match what:
        case "option":
            await lobby.set_options(bot.desk, match, {key: value})
        case "setting" if value in lobby_post.SETTINGS.get(key, ()):
            await lobby.set_settings(bot.desk, match, {key: value})
        case "wanted" if value.isdecimal():
            await lobby.want(bot.desk, match, int(value))
        case "setting" if key in ("pace", "vacation"):
            await _set_time(bot, match, key, value)
        case "fewer":
            await lobby.remove_computer(bot.desk, match)
        case "away" if key.isdecimal():
            await lobby_buttons.sending_away(int(key))(interaction, match)
        case _:
            raise Illegal(msg("bot-old-button"))
    bot.spawn(lobby_post.refresh_lobby(bot, match))
    return await options(interaction, reader, match)


async def set_pace(interaction: Interaction, reader: Reader, match: int, pace: str, vacation: int | None) -> Card:
    """By a command: a pace by name or by its own hours, and days of vacation."""
    bot = interaction.client
    await lobby_buttons.hosted(interaction, match)
    changes: dict[str, Any] = {"pace": clock.parse(pace)} if pace else {}
    if vacation is not None:
        changes["vacation"] = vacation * clock.DAY
    found = await lobby.set_settings(bot.desk, match, changes)
    await lobby_post.refresh_lobby(bot, match)
    return text("\n".join(clocks_in_words.promised(found, reader)))


async def _set_time(bot: "Ziggurat", match: int, key: str, value: str) -> None:
    if value == clocks_in_words.OWN:
        return
    if value not in (clocks_in_words.PACES if key == "pace" else clocks_in_words.VACATIONS):
        raise Illegal(msg("bot-old-button"))
    await lobby.set_settings(bot.desk, match, {key: value if key == "pace" else int(value) * clock.DAY})


def menus(match: Match, chairs: list[Chair], reader: Reader) -> list[Row]:
    rows: list[Row] = []
    for option, chosen in GAMES[match.game].effective(match.options):
        stem = f"{match.game}-option-{option.key}"
        texts = {value: reader.say(msg(f"{stem}-{value}")) for value in option.values}
        rows.append(_menu(f"option:{option.key}", reader.say(msg(stem)), texts, chosen))
    rows.append(_wanted(match, chairs, reader))
    for key, values in lobby_post.SETTINGS.items():
        texts = {value: reader(f"lobby-setting-{key}-{value}") for value in values}
        rows.append(_menu(f"setting:{key}", reader(f"lobby-setting-{key}"), texts, lobby_post.setting(match, key)))
    rows += _times(match, reader)
    if any(chair.user is None for chair in chairs):
        rows.append((Button("fewer", reader("lobby-remove-computer")),))
    return [*rows, *_guests(match, chairs, reader)]


def _wanted(match: Match, chairs: list[Chair], reader: Reader) -> Menu:
    """How many shall play; not fewer than sit there."""
    texts = {str(number): reader("lobby-wanted-number", number=number) for number in lobby.sizes(match)}
    fitting = {number: text for number, text in texts.items() if int(number) >= len(chairs)}
    texts = {str(lobby.ANY): reader("lobby-wanted-any"), **fitting}
    return _menu("wanted", reader("lobby-wanted"), texts, str(lobby.wanted(match)))


def _guests(match: Match, chairs: list[Chair], reader: Reader) -> list[Row]:
    """A button for each human whom the host could send away."""
    guests = [chair for chair in chairs if chair.user is not None and chair.user != match.host]
    buttons = [Button(f"away:{c.user}", reader("lobby-send-away", who=names.readable(c.name)), "bad") for c in guests]
    return [tuple(buttons[first : first + 5]) for first in range(0, len(buttons), 5)]


def _times(match: Match, reader: Reader) -> list[Row]:
    """The pace and the vacation, with own values where they were set by a command."""
    pace, vacation = clocks_in_words.pace_of(match), str(clocks_in_words.vacation_of(match))
    paces = {key: reader.say(msg(f"lobby-setting-pace-{key}")) for key in dict.fromkeys((*clocks_in_words.PACES, pace))}
    days = {
        key: reader("thread-days", number=int(key)) for key in dict.fromkeys((*clocks_in_words.VACATIONS, vacation))
    }
    return [
        _menu("setting:pace", reader("lobby-setting-pace"), paces, pace),
        _menu("setting:vacation", reader("lobby-setting-vacation"), days, vacation),
    ]


def _menu(key: str, hint: str, texts: dict[str, str], chosen: str) -> Menu:
    entries = tuple(Entry(value, f"{hint}: {text}"[:100], chosen=value == chosen) for value, text in texts.items())
    return Menu(key, hint, entries)
