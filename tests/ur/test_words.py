"""UR: what is asked, refused and told, as players read it."""

import re
from pathlib import Path

from rules import kernel, text
from rules.kernel import Msg, Tape, Turn
from rules.ur import RULES
from rules.ur.act import Rescue
from rules.ur.placing import Placing
from rules.ur.swap import Swap
from tests.clauses import clause
from tests.ur.table import UrPosition, after, play, refused, table
from tests.ur.test_end import full_board

FOLDER = Path(text.__file__).parent / RULES.key
NAMES = ("Ada", "Ben")
FARM = (("agriculture", "trade"), ("culture", "war"))


def told(p: UrPosition, line: str, lang: str = "en") -> str:
    return text.say(play(p, line).log[-1].msg, lang, NAMES)


def test_the_log_says_where_stones_came_and_went() -> None:
    p = table("aA1 w wA2", "w tA1", hands=FARM)
    assert told(p, "agriculture {a1*2}") == "Ada farms: one stone less each on c1 and b2; new stones: 2 on a1."
    assert told(table("tA1", hands=FARM), "trade {a1*2}") == "Ada trades: new stones: 2 on a1."
    assert told(table("tA1", hands=FARM), "trade {}", "de") == "Ada treibt Handel: kein neuer Stein."


def test_the_log_of_politics_names_what_has_changed() -> None:
    p = table("wA3 wA1 wA2", hands=(("politics", "trade"), ("culture", "war")))
    assert told(p, "politics {a1*4,c1*2}") == "Ada rearranges stones: now 4 on a1."
    assert told(p, "politics {a1*3,b1,c1*2}", "de") == "Ada nutzt Politik und lässt alle Steine liegen."


def test_the_log_of_war_names_losses_and_who_moves_in() -> None:
    attacked = "Ada attacks from a1 and takes b1; stones moved in: 2. Lost: Ben 1, Ada 2."
    assert told(table("wA5 tB1"), "war a1 b1 2") == attacked
    assert told(table("wA5 w"), "war a1 b1 2", "de") == "Ada zieht von a1 auf das freie Feld b1; eingezogene Steine: 2."


def test_a_spare_tile_is_called_by_where_it_lies() -> None:
    p = table("wA1", spare=(("culture", "politics"),), step=Swap(0))
    choices = kernel.ask(p, 0, ("swap",)).choices  # type: ignore[union-attr]
    label = choices[-1].label
    assert label is not None
    assert text.say(label, "de", NAMES) == "Feld am Rand 1: Kultur/Politik"
    swapped = "Ada tauscht mit einem Feld am Rand: Krieg liegt oben, genommen: Kultur/Politik."
    assert told(p, "swap spare1 war", "de") == swapped


def test_the_side_up_can_be_typed_in_german() -> None:
    p = table("wA1 c", step=Swap(0))
    assert kernel.resolve(p, 0, ("swap", "b1", "krieg"), text.every_name) == ("swap", "b1", "war")
    assert kernel.resolve(p, 0, ("swap", "B1", "Handel"), text.every_name) == ("swap", "b1", "trade")


def test_places_to_pick_say_what_lies_and_stands_there() -> None:
    choices = kernel.ask(table("tA3 cB1 w", anywhere=True), 0, ("war", "a1")).choices  # type: ignore[union-attr]
    notes = [text.say(choice.note, "de", NAMES) for choice in choices[:2] if choice.note]
    assert notes == [
        "Kultur/Politik, Ben: 1; deine Verluste: 2, fremde: 1",
        "Krieg/Landwirtschaft, frei; deine Verluste: 1, fremde: 0",
    ]


def test_agriculture_tells_which_tiles_will_starve() -> None:
    (farm, *_) = kernel.ask(table("aA1 w wA2", "w tA1", hands=FARM), 0, ()).choices  # type: ignore[union-attr]
    assert farm.note is not None
    assert text.say(farm.note, "de", NAMES) == "c1 und b2 verlieren durch Hunger je einen Stein"
    (fed, *_) = kernel.ask(table("aA1 w", hands=FARM), 0, ()).choices  # type: ignore[union-attr]
    assert fed.note is None


@clause("UR-TURN-17", "UR-WAR-15", "UR-EMPTY-02", "UR-SETUP-16")
def test_what_comes_first_is_named_with_its_rule() -> None:
    assert refused(table("wA1", step=Swap(0)), "end").clause == "UR-TURN-17"
    assert refused(after(table("wA5 w w"), "war a1 b1 3"), "end").clause == "UR-WAR-15"
    assert refused(table("wB1", step=Rescue(0)), "end").clause == "UR-EMPTY-02"
    assert refused(table("wA1", step=Placing(0, 2)), "end").clause == "UR-SETUP-16"


def sentences(lang: str) -> dict[str, set[str]]:
    """The arguments of each sentence."""
    parts = re.split(r"^(ur-[\w-]+) =", (FOLDER / f"{lang}.ftl").read_text(encoding="utf-8"), flags=re.MULTILINE)
    return {key: set(re.findall(r"\$(\w+)", body)) for key, body in zip(parts[1::2], parts[2::2], strict=True)}


def test_both_languages_have_the_same_sentences_with_the_same_arguments() -> None:
    assert sentences("en") == sentences("de")


def test_no_sentence_is_an_orphan() -> None:
    folders = [FOLDER.parents[1] / room / RULES.key for room in ("rules", "renderers", "service/agents")]
    code = "".join(path.read_text(encoding="utf-8") for folder in folders for path in folder.glob("*.py"))
    named = set(re.findall(r'"(ur-[\w-]+)"', code))
    built = ("verb", "about", "cmd", "word", "option", "region", "ended", "legend", "why", *actions_named())
    orphans = {key for key in sentences("en") if key not in named and key.split("-")[1] not in built}
    assert orphans <= {"ur-name", "ur-tagline"}


def actions_named() -> set[str]:
    """The actions, whose names are put together."""
    return {verb for verb in RULES.verbs if text.has(f"ur-{verb}", "en")}


def test_a_shared_victory_is_told_in_the_plural() -> None:
    won = Msg("ur-text-won", {"number": 2, "who": "Ada und Ben", "points": 9})
    assert text.say(won, "de", ()) == "Ada und Ben teilen sich den Sieg. Punkte: 9."


@clause("UR-TURN-02", "UR-TURN-04", "UR-EMPTY-02", "UR-SETUP-16")
def test_actions_that_are_not_open_are_found_by_any_name() -> None:
    p = table("wA5 tA1")
    assert refused(p, "Kultur").clause == "UR-TURN-02"
    assert refused(p, "land").clause == "UR-TURN-02"  # agriculture
    assert refused(after(table("tA1"), "trade {a1}"), "Handel").clause == "UR-TURN-04"
    assert refused(table("wB1", step=Rescue(0)), "Krieg").clause == "UR-EMPTY-02"
    assert refused(table("wA1", step=Placing(0, 2)), "weiter").clause == "UR-SETUP-16"


@clause("UR-SETUP-11", "UR-WAR-12")
def test_refusals_name_the_last_cell_and_the_stones_that_are_needed() -> None:
    p = kernel.setup(RULES, 2, {}, Tape(b"table")).position
    (seat,) = kernel.waiting(p)
    assert refused(p, "place a7", seat).args["last"] == "f6"
    assert refused(table("tA3 wB2"), "war a1 b1 1").args["need"] == 4


@clause("UR-SWAP-08")
def test_that_somebody_finds_nothing_to_exchange_is_told() -> None:
    turn = Turn(full_board(), Tape(fixed=()))
    turn.run()
    assert [event.msg.key for event in turn.log] == ["ur-no-swap-left"]


@clause("UR-INFO-01")
def test_a_tile_in_hand_bears_no_ziggurat() -> None:
    seen = RULES.view(table("tA3"), 0)
    assert not any(tile.ziggurat for tile in (*seen.hands, *seen.spare))  # type: ignore[attr-defined]


@clause("UR-TURN-10")
def test_an_extra_stone_is_told() -> None:
    assert [event.msg.key for event in play(table("tA1"), "stone a1").log][:1] == ["ur-put-stones"]
