"""Whole random games that keep every law of the contract, and sentences in both languages."""

import re
from pathlib import Path

import pytest

from rules import text
from rules.contract import Limits, every_setting, play_out
from rules.kernel import Msg
from rules.stoneage import RULES

FOLDER = Path(text.__file__).parent / RULES.key
SETTINGS = list(every_setting(RULES))


@pytest.mark.parametrize(("seats", "options"), SETTINGS)
def test_random_games_keep_every_law(seats: int, options: dict[str, str]) -> None:
    for seed in range(2):
        record = play_out(RULES, seats, options, b"law%d" % seed, Limits(every=7))
        assert record.reason in ("stoneage-ended-cards", "stoneage-ended-buildings")


def keys(lang: str) -> set[str]:
    return set(re.findall(r"^(stoneage-[\w-]+) =", (FOLDER / f"{lang}.ftl").read_text(encoding="utf-8"), re.MULTILINE))


def arguments(lang: str) -> dict[str, set[str]]:
    """The arguments of each sentence."""
    parts = re.split(r"^(stoneage-[\w-]+) =", (FOLDER / f"{lang}.ftl").read_text(encoding="utf-8"), flags=re.MULTILINE)
    return {key: set(re.findall(r"\$(\w+)", body)) for key, body in zip(parts[1::2], parts[2::2], strict=True)}


def test_both_languages_have_the_same_sentences_with_the_same_arguments() -> None:
    assert arguments("en") == arguments("de")


def test_every_word_of_the_commands_has_a_name() -> None:
    wanted = {"stoneage-name", "stoneage-tagline"}
    for verb, words in RULES.verbs.items():
        wanted |= {f"stoneage-verb-{verb}", f"stoneage-about-{verb}", *(f"stoneage-word-{word}" for word in words)}
    for option in RULES.options:
        wanted |= {
            f"stoneage-option-{option.key}",
            *(f"stoneage-option-{option.key}-{value}" for value in option.values),
        }
    assert wanted <= keys("en")


def test_no_sentence_is_an_orphan() -> None:
    folders = [FOLDER.parents[1] / room / RULES.key for room in ("rules", "renderers", "service/agents")]
    code = "".join(path.read_text(encoding="utf-8") for folder in folders for path in folder.glob("*.py"))
    literal = set(re.findall(r'"(stoneage-[\w-]+)"', code))
    patterns = [
        re.sub(r"\\{.*?\\}", r"[\\w-]+", re.escape(found)) for found in re.findall(r'f"(stoneage-[^"]+)"', code)
    ]
    patterns = [pattern for pattern in patterns if pattern != r"stoneage\-[\w-]+"]
    patterns += [
        "stoneage-(verb|about|cmd|word|option)-.*",
        "stoneage-(name|tagline|food|wood|clay|stone|gold|tool|field)",
    ]
    orphans = {key for key in keys("en") - literal if not any(re.fullmatch(pattern, key) for pattern in patterns)}
    assert orphans == set()


def test_descriptions_of_commands_are_short() -> None:
    for lang in text.LANGUAGES:
        for verb in RULES.verbs:
            assert len(text.say(Msg(f"stoneage-about-{verb}"), lang, ())) <= 100
