"""Whole random games that keep every law of the contract, and sentences in both languages."""

import re
from pathlib import Path

import pytest

from rules import text
from rules.contract import Limits, play_out
from rules.kernel import Msg
from rules.sidmeier import RULES
from rules.sidmeier.board import AREAS
from rules.sidmeier.printed import IMPROVEMENTS, TECHNOLOGIES, WONDERS

FOLDER = Path(text.__file__).parent / RULES.key
LABEL = re.compile(r"sidmeier-(verb|option|area|unit|technology|wonder|milestone|improvement|money)-")
ADVANCED = {"rules": "advanced"}
SETTINGS: list[tuple[int, dict[str, str]]] = [
    *((seats, {}) for seats in RULES.seats),
    *((seats, ADVANCED) for seats in RULES.seats),
    (3, {**ADVANCED, "length": "short", "world": "rich"}),
    (4, {**ADVANCED, "length": "medium", "bonus": "none"}),
    (5, {**ADVANCED, "range": "partners"}),
    (2, {"claims": "automatic", "errata": "corrected"}),
]


@pytest.mark.parametrize(("seats", "options"), SETTINGS)
def test_random_games_keep_every_law(seats: int, options: dict[str, str]) -> None:
    limits = Limits(moves=400, every=37, cut=True)
    record = play_out(RULES, seats, options, b"law%d" % seats, limits)
    assert record.cut or record.reason.startswith("sidmeier-over-")


def keys(lang: str) -> set[str]:
    return set(arguments(lang))


def arguments(lang: str) -> dict[str, set[str]]:
    """The arguments of each sentence."""
    parts = re.split(r"^(sidmeier-[\w-]+) =", (FOLDER / f"{lang}.ftl").read_text(encoding="utf-8"), flags=re.MULTILINE)
    return {key: set(re.findall(r"\$(\w+)", body)) for key, body in zip(parts[1::2], parts[2::2], strict=True)}


def test_both_languages_have_the_same_sentences_with_the_same_arguments() -> None:
    assert arguments("en") == arguments("de")


def test_every_word_of_the_commands_has_a_name() -> None:
    wanted = {"sidmeier-name", "sidmeier-tagline"}
    for verb, words in RULES.verbs.items():
        wanted |= {f"sidmeier-verb-{verb}", f"sidmeier-about-{verb}", *(f"sidmeier-word-{word}" for word in words)}
    for option in RULES.options:
        wanted |= {f"sidmeier-option-{option.key}"}
        wanted |= {f"sidmeier-option-{option.key}-{value}" for value in option.values}
    assert wanted <= keys("en")


def test_no_sentence_is_an_orphan() -> None:
    folders = [FOLDER.parents[1] / room / RULES.key for room in ("rules", "renderers", "service/agents")]
    code = "".join(path.read_text(encoding="utf-8") for folder in folders for path in folder.glob("*.py"))
    literal = set(re.findall(r'"(sidmeier-[\w-]+)"', code))
    patterns = [re.sub(r"\\{.*?\\}", r"[\\w-]+", re.escape(name)) for name in re.findall(r'f"(sidmeier-[^"]+)"', code)]
    patterns += ["sidmeier-(verb|about|word|option)-.*", "sidmeier-(name|tagline)"]
    orphans = {key for key in keys("en") - literal if not any(re.fullmatch(pattern, key) for pattern in patterns)}
    assert orphans == set()


def test_descriptions_and_labels_are_short() -> None:
    for lang in text.LANGUAGES:
        for verb in RULES.verbs:
            assert len(text.say(Msg(f"sidmeier-about-{verb}"), lang, ())) <= 100
        for key in keys(lang):
            if LABEL.match(key) and not arguments(lang)[key]:
                assert len(text.say(Msg(key), lang, ())) <= 60


def test_no_two_things_have_the_same_word() -> None:
    words = [*AREAS, *TECHNOLOGIES, *WONDERS, *IMPROVEMENTS]
    assert len(set(words)) == len(words)
