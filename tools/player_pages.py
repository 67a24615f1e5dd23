"""The part of `docs/play/*.md` that teaches a game is what Help says: `python -m tools.player_pages` writes it anew.

Its picture is drawn by `python -m tools.player_pictures`."""

import re
from collections.abc import Iterator
from pathlib import Path
from textwrap import fill

import bot  # noqa: F401  its sentences are registered by that
from rules import GAMES
from rules.kernel import Msg
from rules.text import LANGUAGES, say
from service.lessons import course
from service.player_aid import aid

PAGES = Path(__file__).resolve().parents[1] / "docs" / "play"
WIDTH = 120
TAUGHT = re.compile(r"\n## [^\n]+\n\n<!-- help -->\n.*?<!-- /help -->\n\n## [^\n]+\n", re.DOTALL)


def page(game: str, lang: str) -> Path:
    return PAGES / (f"{game}.md" if lang == LANGUAGES[0] else f"{game}.{lang}.md")


def picture(game: str, lang: str) -> str:
    """Where a page's picture lies, seen from the page."""
    return f"../pictures/{page(game, lang).stem}.png"


def taught(game: str, lang: str) -> str:
    """A picture and the way into lessons; then goal, turn, scoring, end and three tips, each below a heading."""
    about = aid(game, lang)
    turn = "\n".join([about.turn, *(part.text for part in about.phases)])
    tips = "\n".join(f"{number}. {tip}" for number, tip in enumerate(about.tips, 1))
    parts = {"tab-goal": about.goal, "tab-turn": turn, "tab-scoring": about.scoring, "tab-end": about.end, "tips": tips}
    body = "\n\n".join(f"### {_say(key, lang)}\n\n{''.join(_wrapped(text))}".rstrip() for key, text in parts.items())
    name, lessons = say(Msg(f"{game}-name"), lang, ()), _say("to-lessons", lang, number=len(course(game)))
    shown = f"![{name}]({picture(game, lang)})\n\n{fill(lessons, WIDTH)}\n\n{body}"
    first, then = _say("learn", lang), _say("by-chat", lang)
    return f"\n## {first}\n\n<!-- help -->\n{shown}\n<!-- /help -->\n\n## {then}\n"


def _say(key: str, lang: str, **args: int) -> str:
    return say(Msg(f"teaching-{key}", {**args}), lang, ())


def _wrapped(text: str) -> Iterator[str]:
    """Lines of a chat as paragraphs and lists of a document."""
    was_item = False
    for line in text.splitlines():
        item = re.match(r"(- |\d\. )", line)
        if was_item and not item:
            yield "\n"
        indent = " " * len(item[0]) if item else ""
        yield fill(line, WIDTH, subsequent_indent=indent, break_long_words=False, break_on_hyphens=False) + "\n"
        if not item:
            yield "\n"
        was_item = item is not None


def write(game: str, lang: str) -> None:
    """Puts it below the title of the page, in place of what stood there."""
    file = page(game, lang)
    title, _, rest = TAUGHT.sub("", file.read_text(encoding="utf-8")).partition("\n")
    file.write_text(f"{title}\n{taught(game, lang)}{rest}", encoding="utf-8")


if __name__ == "__main__":
    for game in GAMES:
        for lang in LANGUAGES:
            write(game, lang)
