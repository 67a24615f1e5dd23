"""The signs with their names, for the tab Signs; nothing where there are no emojis."""

from bot.host import emojis
from bot.panel.widgets import TEXT
from bot.people.readers import Reader
from renderers import signs
from rules.kernel import msg

BETWEEN, HEADING = " · ", 100


def added(game: str, reader: Reader, words: str) -> str:
    """The words, and below them as many signs as there is room for, the most needed first and none of them cut."""
    shown, room = list[str](), TEXT - HEADING - len(words)
    for entry in entries(game, reader):
        room -= len(entry) + len(BETWEEN)
        if room < 0:
            break
        shown.append(entry)
    return "\n".join(filter(None, [words, BETWEEN.join(shown)]))


def entries(game: str, reader: Reader) -> list[str]:
    """Each sign and what it stands for, in the order of the game's list."""
    return [
        f"{emoji}\u00a0{reader.say(msg(f'{game}-{sign.names.split()[0]}'))}"
        for name, sign in signs.of(game).items()
        if sign.in_help and (emoji := emojis.of(name))
    ]
