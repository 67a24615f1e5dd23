"""Discord's limits: every question that occurs in any game becomes a panel that fits, and so do the commands."""

import re
from typing import Any

import pytest
from discord import Intents, Locale, ui
from discord.ext import commands

from bot.commands.tree import every_command
from bot.commands.wording import Translator
from bot.lobby import lobby_options
from bot.panel import board_parts, layout
from bot.panel.completion import line
from bot.panel.layout import Asked, At, Button, Heading, Menu, Row
from bot.panel.rows import buttons as every_button
from bot.panel.widgets import Post, view
from bot.people.readers import Reader
from bot.thread import match_in_words
from rules import GAMES, kernel, text
from rules.kernel import Choice, Count, Many, One, Position, Ready, Split, Tape, msg
from rules.message import Msg
from service.desk import Chair, Match, Table

SLASH = 1
PREFIX = "a:1234567890:3:123456.12:"
NAMES = tuple(f"Player {number}" for number in range(1, 9))
LONGEST, BESIDE_ICON = 38, 34
"""Characters of a label that no phone cuts, without an icon and beside one."""
EVERY = 5
"""One move in so many is looked at."""


def alone(node: kernel.Node) -> Asked:
    """A question behind which nothing more is asked."""
    return Asked(lambda path: Ready(None) if path else node, ())


def helping(reader: Reader) -> list[Button]:
    """What stands on a panel for help, at most."""
    return [Button("s", reader("panel-suggest")), Button("i", reader("panel-what-now"))]


def others(reader: Reader) -> list[Row]:
    """What prepared moves and the rest of the move add, at most."""
    prepared = ("people-prepare-other", "people-prepare-stop", "people-prepared-drop")
    return [
        tuple(Button(f"q:{number}", reader(key)) for number, key in enumerate(prepared)),
        (Button("e", reader("panel-rest")),),
    ]


CUT = re.compile(r"\S…$")
"""A label that was too long; one that goes on has a blank before its dots."""


def check(asked: Asked, at: At, lang: str) -> None:
    node, reader = asked.node, Reader(lang, names=NAMES)
    laid = layout.lay(asked, at, reader.say, back=True, more=helping(reader))  # in the place of Undo
    made = view(Post("x" * 3000, (*laid.rows, *others(reader)), PREFIX), "alt")
    ids = [item.custom_id for item in made.walk_children() if isinstance(item, ui.Button | ui.Select)]
    assert len(ids) == len(set(ids))
    assert all(isinstance(one, str) and len(one) <= 100 for one in ids)
    assert made.total_children_count <= 40
    for row in laid.rows:
        if isinstance(row, Menu):
            assert 1 <= len(row.entries) <= 25
            assert 0 <= row.lo <= row.hi <= len(row.entries)
            assert len(row.hint) <= 150
            assert len({entry.value for entry in row.entries}) == len(row.entries)
            for entry in row.entries:
                assert 1 <= len(entry.label) <= 100
                assert len(entry.value) <= 100
                assert len(entry.note) <= 100
        elif isinstance(row, Heading):
            assert 1 <= len(row.text) <= 100
        else:
            assert 1 <= len(row) <= 4
            most = [BESIDE_ICON if button.sign else LONGEST for button in row]
            assert all(1 <= len(b.label) <= fits for b, fits in zip(row, most, strict=True)), [b.label for b in row]
            assert not any(CUT.search(button.label) for button in row), [button.label for button in row]
    buttons = list(every_button(laid.rows))
    answers = {button.label for button in buttons if button.key.startswith("w:")}
    assert not answers & {button.label for button in buttons if not button.key.startswith("w:")}, "offered twice"
    assert len(match_in_words.asked(node, reader)) <= 1000


@pytest.mark.parametrize("game", list(GAMES))
def test_every_question_of_a_game_fits(game: str) -> None:
    rules = GAMES[game]
    for seats in (rules.seats[0], rules.seats[-1]):
        seed = b"layout%d" % seats
        chance, n = Tape(b"moves" + seed), 0
        p = kernel.setup(rules, seats, {}, Tape(seed, 0)).position
        while p.stack and n < 400:
            n += 1
            seat = kernel.waiting(p)[0]
            path = kernel.sample(p, seat, chance)
            if n % EVERY == 0:
                check_path(p, seat, path, rules.key)
            p = kernel.apply(rules, p, seat, path, Tape(seed, n)).position


def check_path(p: Position[Any, Any], seat: int, path: kernel.Path, game: str) -> None:
    for length in range(len(path) + 1):
        asked = Asked(lambda words: kernel.ask(p, seat, words), path[:length], board_parts.on_board(game))
        node = asked.node
        for lang in text.LANGUAGES:
            for page in range(1 if isinstance(node, Ready) else layout.pages(node)):
                check(asked, At(page=page), lang)
            if isinstance(node, Split):
                for choice in node.choices[:3]:
                    check(asked, At(item=choice.key), lang)
            for number in range(len(layout.areas(asked, node, Reader(lang, names=NAMES).say))):
                check(asked, At(area=number), lang)
    match = Match(game=game, version=1, host=1, options={}, created=0)
    table = Table(match, [Chair(seat=s, user=s, name=NAMES[s]) for s in range(7)], 0, p)
    typed = kernel.write(path)
    for length in range(0, len(typed) + 1, 3):
        offers = line(table, seat, typed[:length], Reader("de", names=NAMES).say)
        assert len(offers) <= 25
        assert all(1 <= len(shown) <= 100 and 1 <= len(value) <= 100 for shown, value in offers)


@pytest.mark.parametrize("game", list(GAMES))
@pytest.mark.parametrize("lang", text.LANGUAGES)
def test_the_options_of_a_full_lobby_fit(game: str, lang: str) -> None:
    rules = GAMES[game]
    match = Match(game=game, version=1, host=1, options=rules.choose({}), created=0)
    people = [Chair(seat=seat, user=seat + 1, name="W" * 40) for seat in range(rules.seats[-1] - 1)]
    chairs = [*people, Chair(seat=len(people), user=None, name="Computer 1", level="greedy")]
    rows = lobby_options.menus(match, chairs, Reader(lang))
    made = view(Post("x" * 3000, tuple(rows), "l:1234567890:"))
    assert made.total_children_count <= 40
    assert all(len(button.label) <= 80 for row in rows if isinstance(row, tuple) for button in row)


def many(number: int, spot: bool = True) -> tuple[Choice, ...]:
    return tuple(Choice(f"place-{n}", spot=f"spot-{n}" if spot else None) for n in range(number))


ASK = msg("panel-pick")
LONG = Msg("bot-option", {"name": "n" * 90, "value": "v" * 90})


@pytest.mark.parametrize(
    "node",
    [
        One(ASK, many(1)),
        One(ASK, many(10)),
        One(ASK, many(11)),
        One(ASK, many(76)),
        One(ASK, many(200)),
        One(ASK, tuple(Choice(f"k{n}", LONG, LONG, f"s{n}") for n in range(30))),
        One(ASK, tuple(Choice(f"k{n}", LONG, LONG, f"s{n}") for n in range(9))),
        Many(ASK, many(3), 0, 3),
        Many(ASK, many(25), 2, 25),
        Many(ASK, many(60), 1, 40),
        Count(ASK, 0, 9),
        Count(ASK, 0, 55),
        Split(ASK, many(4), (1, 2, 3, 55), 2, 30),
        Split(ASK, many(80), (3,) * 80, 0, 12),
        Ready(None),
    ],
)
def test_questions_of_every_size_fit(node: kernel.Node) -> None:
    for lang in text.LANGUAGES:
        for page in range(1 if isinstance(node, Ready) else layout.pages(node)):
            check(alone(node), At(page=page), lang)
        if isinstance(node, Split):
            for choice in node.choices:
                check(alone(node), At(item=choice.key), lang)


def test_every_choice_is_on_some_page() -> None:
    node = One(ASK, many(200))
    pages = [layout.lay(alone(node), At(page=page), Reader().say).rows for page in range(layout.pages(node))]
    values = [entry.value for rows in pages for row in rows if isinstance(row, Menu) for entry in row.entries]
    assert values == [choice.key for choice in node.choices]


def test_letters_on_the_board_are_those_of_the_labels() -> None:
    node = One(ASK, (Choice("c3", spot="c3"), Choice("sparta", msg("lobby-join"), spot="sparta"), *many(40)))
    laid = layout.lay(alone(node), At(), Reader().say)
    marks = dict(laid.marks)
    assert marks["c3"] == "c3"
    assert marks["sparta"] == "A"
    assert marks["spot-30"] == "AF"
    labels = {entry.value: entry.label for row in laid.rows if isinstance(row, Menu) for entry in row.entries}
    assert labels["sparta"] == "A · Join"
    assert labels["c3"] == "c3"


async def test_commands_fit_in_every_language() -> None:
    client = commands.Bot("!", intents=Intents.none())
    tree = client.tree
    for command in every_command():
        tree.add_command(command)
    await tree.set_translator(Translator())
    translator = tree.translator
    assert translator is not None
    payloads = [await command.get_translated_payload(tree, translator) for command in tree.get_commands()]
    assert len(payloads) <= 100
    for payload in payloads:
        assert longest(payload) <= 8000
        check_command(payload) if payload["type"] == SLASH else check_menu(payload)
    await client.close()


def longest(part: dict[str, Any]) -> int:
    """Characters of a command as Discord counts them: the longest of all languages."""
    own = 0
    for field in ("name", "description"):
        texts = [part.get(field) or "", *(part.get(f"{field}_localizations") or {}).values()]
        own += max(map(len, texts))
    own += sum(len(str(choice["value"])) + longest(choice) for choice in part.get("choices", []))
    return own + sum(longest(option) for option in part.get("options", []))


def check_command(part: dict[str, Any]) -> None:
    for lang in (None, Locale.german.value):
        names = [named(option, "name", lang) for option in part.get("options", [])]
        assert len(names) == len(set(names)) <= 25
        assert 1 <= len(named(part, "name", lang)) <= 32
        assert named(part, "name", lang) == named(part, "name", lang).lower()
        assert 1 <= len(named(part, "description", lang)) <= 100
    for option in part.get("options", []):
        check_command(option)


def check_menu(part: dict[str, Any]) -> None:
    """What stands in a menu has a name alone, as people write."""
    assert all(1 <= len(named(part, "name", lang)) <= 32 for lang in (None, Locale.german.value))


def named(part: dict[str, Any], field: str, lang: str | None) -> str:
    return str((part.get(f"{field}_localizations") or {}).get(lang) or part[field])


def marching(path: kernel.Path) -> kernel.Node:
    """From one of two places to another one, in a number that is asked for."""
    match path:
        case ():
            return One(msg("kernel-over"), (Choice("march-by-land"), Choice("finish")))
        case ("march-by-land",):
            note = msg("kernel-over")
            return One(
                msg("kernel-over"), tuple(Choice(place, spot=place, note=note) for place in ("memphis", "sinai"))
            )
        case ("march-by-land", source):
            targets = ("memphis", "sinai", "alexandria", "heliopolis")
            return One(msg("kernel-over"), tuple(Choice(place, spot=place) for place in targets if place != source))
        case ("march-by-land", _, _):
            return Count(msg("kernel-over"), 1, 30)
    return Ready(None)


def test_what_taps_have_in_common_stands_above_them_also_if_it_is_two_words() -> None:
    reader = Reader("en")
    laid = layout.lay(Asked(marching, ()), At(), reader.say)
    headings = [row.text for row in laid.rows if isinstance(row, Heading)]
    assert headings == ["march-by-land · memphis …", "march-by-land · sinai …", "Or"]
    labels = [button.label for button in every_button(laid.rows)]
    assert labels == [
        "A · sinai",
        "B · alexandria",
        "C · heliopolis",
        "D · memphis",
        "B · alexandria",
        "C · heliopolis",
        "finish",
    ]
    noted = [remark.split(":")[0] for remark in laid.remarks]
    assert sorted(noted) == ["**memphis**", "**sinai**"]


def test_the_board_is_cut_where_the_gap_is_widest_and_else_in_the_middle() -> None:
    """An ocean parts two continents, though there are more places on one of them."""
    continents = [*range(0, 70, 10), *range(200, 330, 10)]
    choices = tuple(Choice(str(x), spot=str(x)) for x in continents)

    def along(place: str) -> tuple[float, float]:
        return float(place), 0.0

    def evenly(place: str) -> tuple[float, float]:
        return float(continents.index(int(place))), 0.0

    assert [len(part) for part in board_parts.parts(choices, along, 16)] == [7, 13]
    assert [len(part) for part in board_parts.parts(choices, evenly, 16)] == [10, 10]
