"""Every technology, improvement and wonder, read from its clause."""

import re
from collections.abc import Iterable
from pathlib import Path

import pytest

from rules import text
from rules.kernel import Msg
from rules.sidmeier.happiness import plan
from rules.sidmeier.printed import (
    ADVANCED,
    ERAS,
    IMPROVEMENTS,
    RANGES,
    TECHNOLOGIES,
    UNITS,
    WONDERS,
    Technology,
)
from rules.sidmeier.technologies import for_sale, price
from tests.clauses import clause
from tests.sidmeier.table import after, buying, gold, home, offered, play, refused, there, told, top, world

CLAUSES = dict(
    re.findall(
        r"^\| (SM-A-[A-Z]+-\d+) \| (.*?) \|",
        (Path(__file__).parent / "clauses.md").read_text(encoding="utf-8"),
        re.MULTILINE,
    )
)
TECHNOLOGY = re.compile(
    r"(?P<en>[^(]+) \((?P<de>[^)]+)\): (?P<era>\w+), (?P<price>\d+) gold, (?P<needs>[^;]+); "
    r"owner: (?P<owner>.+); allows: (?P<allows>.+)\."
)
CARD = re.compile(r"([\w ]+) \((\d \w+), ([^)]+)\)")
ROWS = {match["en"]: match for row in CLAUSES.values() if (match := TECHNOLOGY.fullmatch(row))}


def name(kind: str, key: str, lang: str = "en") -> str:
    return text.say(Msg(f"sidmeier-{kind}-{key}"), lang, ())


def find(kind: str, called: str, among: Iterable[str]) -> str:
    return next(key for key in among if _typed(name(kind, key)) == _typed(called))


def _typed(title: str) -> str:
    return title.lower().replace("’", "'")


@clause("SM-A-TEC-14", "SM-A-TEC-15", "SM-A-TEC-16", "SM-A-TEC-17", "SM-A-TEC-18", "SM-A-TEC-19", "SM-A-TEC-20")
@clause("SM-A-TEC-21", "SM-A-TEC-22", "SM-A-TEC-23", "SM-A-TEC-24", "SM-A-TEC-25", "SM-A-TEC-26", "SM-A-TEC-27")
@clause("SM-A-TEC-28", "SM-A-TEC-29", "SM-A-TEC-30", "SM-A-TEC-31", "SM-A-TEC-32", "SM-A-TEC-33", "SM-A-TEC-34")
@clause("SM-A-TEC-35", "SM-A-TEC-36", "SM-A-TEC-37", "SM-A-TEC-38", "SM-A-TEC-39", "SM-A-TEC-40", "SM-A-TEC-41")
@clause("SM-A-TEC-42", "SM-A-TEC-43", "SM-A-TEC-44", "SM-A-TEC-45", "SM-A-TEC-46", "SM-A-TEC-47", "SM-A-TEC-48")
@clause("SM-A-TEC-49", "SM-A-TEC-50", "SM-A-TEC-51", "SM-A-TEC-52", "SM-A-TEC-53", "SM-A-TEC-54", "SM-A-TEC-55")
@clause("SM-A-TEC-56", "SM-A-TEC-57", "SM-A-TEC-58", "SM-A-TEC-59", "SM-A-TEC-60", "SM-A-TEC-61", "SM-A-TEC-62")
@clause("SM-A-TEC-63", "SM-A-TEC-64", "SM-A-TEC-65", "SM-A-TEC-66")
@pytest.mark.parametrize("called", sorted(ROWS))
def test_a_technology_card_is_as_its_clause_says(called: str) -> None:
    row = ROWS[called]
    key = find("technology", called, TECHNOLOGIES)
    card = TECHNOLOGIES[key]
    assert name("technology", key, "de") == row["de"]
    assert (ERAS[card.era - 1], card.price) == (row["era"], int(row["price"]))
    assert needs(card) == ("no prerequisite" if not card.needs else row["needs"])
    assert row["needs"] == needs(card)
    check_owner(key, card, row["owner"])
    check_allowed(key, card, row["allows"])


def needs(card: Technology) -> str:
    if not card.needs:
        return "no prerequisite"
    return "needs " + " and ".join(name("technology", need) for need in card.needs)


def check_owner(key: str, card: Technology, owner: str) -> None:
    wonders = re.search(r"the wonders? (.+?)(?:, 4 points|$)", owner)
    named = [find("wonder", part, WONDERS) for part in wonders[1].split(" and ")] if wonders else []
    assert list(card.wonders) == named
    assert card.seminal == ("seminal discovery" in owner)
    unit = re.search(r"one free (.+)", owner)
    assert bool(card.unit) == bool(unit and not card.growth)
    if card.unit and unit:
        assert name("unit", card.unit).lower() == unit[1].lower()
    improvement = re.fullmatch(r"a free (.+)", owner)
    assert card.improvement == (find("improvement", improvement[1], IMPROVEMENTS) if improvement else "")
    assert card.growth == owner.startswith("one free growth")
    if owner == "no bonus":
        assert not any((card.wonders, card.unit, card.improvement, card.growth, card.seminal))


def check_allowed(key: str, card: Technology, allows: str) -> None:
    units = {unit for unit, row in UNITS.items() if row.technology == key}
    improvements = {name for name, row in IMPROVEMENTS.items() if row.technology == key}
    ranges = [row for row in RANGES if row.technology == key]
    words = [word for part in allows.split(", ") for word in part.split(" and ")]
    assert {unit for unit in UNITS if name("unit", unit).lower() in [w.lower() for w in words]} == units
    assert {i for i in IMPROVEMENTS if name("improvement", i) in words} == improvements
    size = re.search(r"growth to size (\d)", allows)
    assert card.size == (int(size[1]) if size else 0)
    reach = re.search(r"trade range land (\d), sea (\d)", allows)
    if reach:
        assert [(row.land, row.sea) for row in ranges] == [(int(reach[1]), int(reach[2]))]
    else:
        assert bool(ranges) == ("unlimited trade range" in allows)
    if allows == "nothing directly":
        assert not any((units, improvements, ranges, card.size))


def test_every_technology_has_a_clause() -> None:
    assert len(ROWS) == len(TECHNOLOGIES) == 53


@clause("SM-A-TEC-14", "SM-A-TEC-17", "SM-A-TEC-21", "SM-A-TEC-22", "SM-A-TEC-23", "SM-A-TEC-31", "SM-A-TEC-36")
@clause("SM-A-TEC-37", "SM-A-TEC-42", "SM-A-TEC-43", "SM-A-TEC-50", "SM-A-TEC-51", "SM-A-TEC-52", "SM-A-TEC-57")
@clause("SM-A-TEC-60", "SM-A-TEC-62", "SM-A-TEC-64", "SM-A-TEC-65", "SM-A-TEC-07", "SM-A-TEC-09")
@pytest.mark.parametrize("key", sorted(key for key, card in TECHNOLOGIES.items() if card.unit))
def test_the_first_acquirer_receives_the_unit_with_its_own_dice(key: str) -> None:
    card = TECHNOLOGIES[key]
    unit = UNITS[card.unit]
    for era in {card.era, max(1, card.era - 1), min(4, card.era + 1)}:
        techs = dict.fromkeys(card.needs, "B")
        p = buying({"java": "A4"}, gold=200, era=era, advanced=True, techs=techs)
        p = after(p, f"research {key}")
        if top(p) == "Place":
            p = after(p, "assign " + " ".join(path(p)))
        (figure,) = p.game.figures
        assert (figure.owner, figure.kind, figure.era) == (0, unit.kind, unit.era)


def path(p: object) -> list[str]:
    """The first place that is offered for a free figure."""
    words: list[str] = []
    for _ in range(3):
        found = offered(p, " ".join(["assign", *words]))  # type: ignore[arg-type]
        if not found:
            break
        words.append(found[0])
    return words


@clause("SM-A-TEC-16", "SM-A-TEC-20", "SM-A-TEC-27", "SM-A-TEC-29", "SM-A-TEC-44", "SM-A-TEC-46", "SM-A-TEC-48")
@clause("SM-A-TEC-56", "SM-A-IMP-09", "SM-A-IMP-10")
@pytest.mark.parametrize("key", sorted(key for key, card in TECHNOLOGIES.items() if card.improvement))
def test_a_free_improvement_comes_with_the_technology_unless_its_era_is_past(key: str) -> None:
    card = TECHNOLOGIES[key]
    for era in {card.era, max(1, card.era - 1), min(4, card.era + 1)}:
        p = buying({"java": "A4"}, gold=200, era=era, advanced=True, techs=dict.fromkeys(card.needs, "B"))
        p = after(p, f"research {key}")
        assert p.game.players[0].improvements == ([card.improvement] if era <= card.era else [])
    owned = buying({"java": "A4"}, gold=200, era=card.era, advanced=True, techs=dict.fromkeys(card.needs, "B"))
    owned.game.players[0].improvements = [card.improvement]
    assert after(owned, f"research {key}").game.players[0].improvements == [card.improvement]


@clause("SM-A-IMP-10", "SM-A-IMP-04", "SM-A-ERA-10")
def test_improvements_return_with_the_new_era_and_those_of_the_next_stay() -> None:
    p = buying(
        {"java": "A4", "gobi": "A2"}, ["A settler gobi"], gold=200, advanced=True, techs={"currency": "B"}, queue=()
    )
    p.game.players[0].improvements = ["granary"]
    p = after(p, "research banking")
    assert p.game.players[0].improvements == ["granary", "bank"]
    assert len(plan(p.game, 0).productive) == 2
    p.game.players[0].assigned = {"granary": ["java"], "bank": ["gobi"]}
    p = after(p, "end")
    assert p.game.era == 2
    assert p.game.players[0].improvements == ["bank"]
    assert p.game.players[0].assigned == {"bank": ["gobi"]}


@clause("SM-A-IMP-01", "SM-A-IMP-02")
def test_improvements_are_bought_once_in_their_era_with_their_technology() -> None:
    techs = {"ceremonial-burial": "A", "feudalism": "B"}
    p = buying({"java": "A4"}, gold=200, advanced=True, techs=techs)
    assert [word for word in offered(p, "buy") if word in IMPROVEMENTS] == ["ziggurat"]
    assert refused(p, "buy castle").clause == "SM-A-IMP-01"
    assert refused(p, "buy granary").clause == "SM-A-IMP-01"
    p = after(p, "buy ziggurat")
    assert refused(p, "buy ziggurat").clause == "SM-A-IMP-02"
    assert ADVANCED["improvement"] == [10, 15, 20, 25]


@clause("SM-A-IMP-05", "SM-A-IMP-06", "SM-A-IMP-07", "SM-A-IMP-08")
@pytest.mark.parametrize("era", [1, 2, 3, 4])
def test_the_improvements_of_an_era_are_as_their_clause_says(era: int) -> None:
    row = CLAUSES[f"SM-A-IMP-0{era + 4}"].partition(": ")[2]
    listed = {title.strip(): (symbols, technology) for title, symbols, technology in CARD.findall(row)}
    own = {key: card for key, card in IMPROVEMENTS.items() if card.era == era}
    assert {name("improvement", key) for key in own} == set(listed)
    for key, card in own.items():
        symbols, technology = listed[name("improvement", key)]
        number, sort = symbols.split()
        expected = (int(number), 0) if sort.startswith("smiley") else (0, int(number))
        assert (card.smileys, card.gears) == expected
        assert name("technology", card.technology) == technology


# Technologies in general


@clause("SM-A-TEC-01")
def test_a_technology_costs_its_printed_price_and_exists_once() -> None:
    p = buying({"java": "A1"}, gold=100, advanced=True, techs={"masonry": "B", "the-wheel": "-"})
    assert not {"masonry", "the-wheel"} & set(offered(p, "research"))
    assert refused(p, "research masonry").clause == "SM-A-TEC-01"
    assert gold(after(p, "research pottery-specialization")) == 80
    assert gold(after(p, "research pottery-specialization"), 1) == 100


@clause("SM-A-TEC-02", "SM-A-TEC-05")
def test_prerequisites_must_be_in_play_with_anybody() -> None:
    p = buying({"java": "A1"}, gold=300, advanced=True, techs={"masonry": "B", "alphabet-writing": "-"})
    assert "mathematics" in offered(p, "research")
    assert refused(p, "research horseback-riding").clause == "SM-A-TEC-02"
    q = buying({"java": "A1"}, gold=300, advanced=True, era=3, techs={"masonry": "B"})
    assert refused(q, "research mathematics").clause == "SM-A-TEC-02"


@clause("SM-A-TEC-03")
def test_technologies_of_past_current_and_next_era_are_for_sale() -> None:
    everything = {
        key: "B" for key, card in TECHNOLOGIES.items() if key not in ("masonry", "banking", "physics", "flight")
    }
    for era, names in ((1, {"masonry", "banking"}), (2, {"masonry", "banking", "physics"})):
        g = world(advanced=True, era=era, techs=everything)
        assert set(for_sale(g)) == names
    p = buying(gold=300, advanced=True, techs=everything)
    assert refused(p, "research physics").clause == "SM-A-TEC-03"


@clause("SM-A-TEC-04")
def test_past_technologies_cost_half_rounded_up() -> None:
    g = world(advanced=True, era=2)
    assert [price(g, 0, key) for key in ("masonry", "pottery-specialization", "code-of-laws", "mathematics")] == [
        8,
        10,
        18,
        20,
    ]
    assert price(g, 0, "banking") == 50


@clause("SM-A-TEC-06")
def test_what_a_technology_allows_is_open_to_all_in_the_same_phase() -> None:
    p = buying({"java": "A2", "gobi": "B1"}, gold=200, advanced=True, techs={"iron-working": "C", "mathematics": "C"})
    p = after(p, "research construction", "end")
    assert {"aqueduct", "colosseum"} <= set(offered(p, "buy", 1))
    assert offered(p, "grow", 1) == ["gobi"]
    early = after(buying({"java": "A2"}, gold=200, advanced=True, techs={"currency": "C"}), "research banking")
    assert "bank" not in offered(early, "buy")


@clause("SM-A-TEC-08", "SM-A-WON-04")
def test_free_figures_without_a_place_are_lost() -> None:
    p = buying({"java": "A1"}, gold=200, advanced=True)
    outcome = play(p, "research ceremonial-burial")
    assert there(outcome.position, "java") == ["A cavalry"]
    assert told(outcome, "gift-lost")
    inland = buying({"gobi": "A4"}, gold=200, era=2, advanced=True, techs={"astronomy": "B"})
    outcome = play(inland, "research navigation")
    assert told(outcome, "gift-lost")
    assert outcome.position.game.figures == []
    full = buying({"java": "A1", "gobi": "A1"}, gold=200, advanced=True)
    full.game.settlements["java"].placed = 1
    assert there(after(full, "research the-wheel"), "gobi") == ["A cavalry"]


@clause("SM-A-TEC-10", "SM-A-TEC-11", "SM-A-WON-02")
def test_wonders_of_past_technologies_have_no_effect_and_those_of_the_next_work_at_once() -> None:
    p = after(buying({"java": "A4"}, gold=200, era=2, advanced=True), "research masonry")
    assert p.game.wonders == {"hanging-gardens": 0}
    assert p.game.figures == []
    techs = {"philosophy-literature": "B", "mysticism": "B"}
    q = after(
        buying({"java": "A4", "gobi": "A4", "nile": "A4", "indus": "A4"}, gold=200, advanced=True, techs=techs),
        "research theology",
    )
    assert q.game.era == 1
    assert len(plan(q.game, 0).happy) == 3
    r = after(
        buying({"java": "A4"}, gold=200, advanced=True, techs={"code-of-laws": "B", "construction": "B"}),
        "research feudalism",
    )
    assert [(f.kind, f.era) for f in r.game.figures] == [("infantry", 2)] * 2


@clause("SM-A-TEC-12")
def test_the_seminal_discoveries() -> None:
    assert {key for key, card in TECHNOLOGIES.items() if card.seminal} == {
        *("alphabet-writing", "printing-press", "steam-power", "computers"),
    }


@clause("SM-A-TEC-13", "SM-A-END-15")
def test_short_and_medium_games_do_not_sell_later_technologies() -> None:
    most = {key: "B" for key, card in TECHNOLOGIES.items() if card.era < 3}
    short = buying(gold=300, era=2, advanced=True, length="short", techs=most)
    assert refused(short, "research physics").clause in ("SM-A-TEC-13", "SM-S-BUY-01")
    assert for_sale(short.game) == []
    rest = {key: "B" for key, card in TECHNOLOGIES.items() if card.era < 4}
    assert for_sale(world(era=3, advanced=True, length="medium", techs=rest)) == []
    assert for_sale(world(era=3, advanced=True, techs=rest)) == ["scientific-method", "electricity", "combustion"]


@clause("SM-A-TEC-38")
def test_chemistry_lets_a_settlement_grow_for_nothing() -> None:
    techs = {"printing-press": "B", "education": "B", "construction": "B"}
    homes = {"java": "A2", "gobi": "A1", "nile": "A1", "indus": "A3"}
    p = buying(homes, tokens={"nile": "mountains!"}, gold=100, era=2, advanced=True, techs=techs)
    p = after(p, "research chemistry")
    assert offered(p, "grow") == ["java", "gobi"]
    p = after(p, "grow java")
    assert (home(p, "java"), gold(p)) == ("A3", 60)
    assert refused(p, "grow java").clause == "SM-B-BUY-17"
    lost = play(buying({"indus": "A3"}, gold=100, era=2, advanced=True, techs=techs), "research chemistry")
    assert told(lost, "gift-lost")
