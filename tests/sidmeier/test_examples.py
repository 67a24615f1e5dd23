"""The worked examples of the rulebook, with the corrections of the rulings. A is Angela, B is Brad, C is Chris."""

from rules.kernel import Position
from rules.sidmeier.battle import Fray
from rules.sidmeier.board import COAST, LAND, SEA, steps_between
from rules.sidmeier.happiness import plan
from rules.sidmeier.printed import IMPROVEMENTS, TECHNOLOGIES, WONDERS
from rules.sidmeier.production import income
from rules.sidmeier.scoring import points, result
from rules.sidmeier.state import World, unit_of
from tests.clauses import clause
from tests.sidmeier.table import (
    after,
    at,
    buying,
    figure,
    fresh,
    gold,
    home,
    moving,
    offered,
    play,
    refused,
    there,
    told,
    top,
    waiting,
    world,
)


def test_the_map_satisfies_what_the_examples_tell() -> None:
    for region in ("kalahari", "atlantia", "nigeria", "eritrea", "tanganika"):
        assert steps_between("funa", region) <= 2
    assert steps_between("funa", "euphrates") == 3
    assert "mekong" in LAND["himalaya"]
    (one,) = set(COAST["mekong"]) & set(COAST["tanami"])
    (two,) = set(COAST["java"]) & set(COAST["tasmania"])
    assert two in SEA[one]
    assert len(SEA[one]) > 1
    assert one not in COAST["himalaya"]


@clause("SM-B-SET-05", "SM-B-SET-06")
def test_placing_in_snake_order() -> None:
    p = fresh(3)
    angela, brad, chris = ((waiting(p)[0] + place) % 3 for place in range(3))
    for seat, area in (
        (angela, "mississippi"),
        (brad, "steppe"),
        (chris, "gran-chaco"),
        (chris, "orinoco"),
        (brad, "yunnan"),
    ):
        assert waiting(p) == (seat,)
        p = after(p, f"start {area}", seat=seat)
    assert waiting(p) == (angela,)
    assert home(p, "orinoco")[0] == "ABC"[chris]


@clause("SM-B-TOK-23", "SM-B-TOK-26", "SM-B-TOK-27")
def test_the_plague_of_funa() -> None:
    p = moving(
        {"tanganika": "A2", "eritrea": "A1", "nigeria": "B3", "euphrates": "C2"},
        [
            *("A cavalry3 kalahari *2", "A settler funa", "B infantry3 atlantia", "B artillery3 atlantia"),
            *("C settler euphrates", "C artillery3 euphrates"),
        ],
        {"funa": "plague"},
        era=3,
    )
    p = after(p, "explore funa")
    assert [there(p, area) for area in ("funa", "kalahari", "atlantia")] == [[], [], []]
    assert there(p, "euphrates") == ["C artillery", "C settler"]
    assert [home(p, area) for area in ("tanganika", "eritrea", "nigeria", "euphrates")] == ["A1", "A1", "B2", "C2"]


def voyage() -> Position[World, object]:
    p = moving(figures=["A settler mekong *2", "A artillery mekong", "A fleet2 bay-of-bengal"], era=2)
    return after(
        p,
        "move bay-of-bengal medieval-fleet sunda-sea 1",
        "move mekong ancient-artillery sunda-sea 1 4",
        "move mekong settler sunda-sea 2 4",
    )


@clause("SM-B-SEA-04", "SM-B-SEA-05", "SM-B-SEA-09", "SM-B-SEA-14", "SM-B-MOV-11")
def test_the_caravel_between_mekong_and_tanami() -> None:
    p = voyage()
    both = after(p, "move sunda-sea settler+1/4 tanami 2")
    assert there(both, "tanami") == ["A settler"] * 2
    further = after(both, "move sunda-sea medieval-fleet+1/4 coral-sea 1")
    assert there(further, "coral-sea") == ["A artillery", "A fleet"]
    sailed = after(p, "move sunda-sea medieval-fleet+1/4 coral-sea 1")
    assert there(after(sailed, "move coral-sea settler+1/4 tasmania 2"), "tasmania") == ["A settler"] * 2
    one = after(sailed, "move coral-sea settler+1/4 tanami 1", "move coral-sea settler+1/4 tasmania 1")
    assert [there(one, area) for area in ("tanami", "tasmania")] == [["A settler"]] * 2
    stay = after(p, "move sunda-sea medieval-fleet+1/4 bay-of-bengal 1", "end")
    assert len(there(stay, "bay-of-bengal")) == 4
    assert "ancient-artillery/4" not in offered(p, "move sunda-sea")


@clause("SM-B-SEA-06")
def test_a_settler_from_himalaya_cannot_land_again() -> None:
    p = moving(figures=["A settler himalaya", "A fleet2 sunda-sea"], era=2)
    p = after(p, "move himalaya settler mekong 1", "move mekong settler+1 sunda-sea 1 2")
    assert offered(p, "move sunda-sea") == ["medieval-fleet/2"]


def orinoco(**fields: object) -> Position[World, object]:
    """Brad has moved in and declared the battle."""
    g = world(
        {"orinoco": "C4", "java": "C1"},
        [
            *("B cavalry4 orinoco *2", "B artillery4 orinoco", "B aircraft orinoco"),
            *("C infantry3 orinoco", "C cavalry4 orinoco", "C artillery3 orinoco", "C settler orinoco *3"),
            "A settler gobi",
        ],
        era=4,
        **fields,  # type: ignore[arg-type]
    )
    return at(g, Fray("orinoco", [1], [2]), queue=(0,))


@clause("SM-B-BAT-06", "SM-B-BAT-07", "SM-B-BAT-13", "SM-B-CAP-02", "SM-S-MOD-07", "SM-B-MOD-03")
def test_the_battle_of_orinoco_by_the_standard_rules() -> None:
    p = after(orinoco(), "pick modern-cavalry aircraft", seat=1)
    outcome = play(p, "pick industrial-artillery", 2, dice=(4, 4, 4, 4, 4, 5, 5, 6))
    assert [event.msg.args["total"] for event in told(outcome, "roll")] == [20, 20]
    p = outcome.position
    assert there(p, "orinoco").count("B aircraft") == 0
    p = after(p, "pick modern-cavalry", seat=1)
    p = after(p, "pick modern-cavalry", seat=2, dice=(4, 4, 4, 5, 3, 3, 3, 3))  # 17 against 12
    assert waiting(p) == (1,)  # Chris has only the musketeer left
    outcome = play(p, "pick modern-cavalry", 1, dice=(3, 3, 3, 4, 4, 4, 4))
    assert [event.msg.args["total"] for event in told(outcome, "roll")] == [17, 12]
    p = outcome.position
    assert there(p, "orinoco") == ["B artillery", "B cavalry"]
    assert home(p, "orinoco") == "B4"


@clause("SM-A-MOD-09", "SM-A-MOD-12", "SM-A-UNI-07", "SM-B-BAT-07")
def test_the_battle_of_orinoco_by_the_advanced_rules() -> None:
    techs = {"mass-production": "B", "advanced-flight": "B", "metallurgy": "C", "gunpowder-weapons": "C"}
    p = after(orinoco(advanced=True, techs=techs), "pick modern-cavalry aircraft", seat=1)
    outcome = play(p, "pick industrial-artillery", 2, dice=(3, 3, 3, 3, 4, 4, 4, 5, 5))
    one, other = (event.msg.args for event in told(outcome, "roll"))
    assert (one["total"], other["total"]) == (20, 14 + 1 + 4 + 1)
    p = after(outcome.position, "pick modern-cavalry", seat=1)
    outcome = play(p, "pick modern-cavalry", 2, dice=(4, 4, 4, 5, 3, 3, 3, 3))
    assert [event.msg.args["total"] for event in told(outcome, "roll")] == [17, 13]  # the town wall counts after all
    outcome = play(outcome.position, "pick modern-cavalry", 1, dice=(3, 3, 3, 4, 4, 4, 4))
    assert [event.msg.args["total"] for event in told(outcome, "roll")] == [17, 13]
    assert home(outcome.position, "orinoco") == "B4"


def battleships(**fields: object) -> Position[World, object]:
    figures = ["C fleet4 coral-sea *2", "B fleet3 coral-sea", "B fleet2 coral-sea"]
    figures += ["B infantry4 coral-sea @4", "B artillery4 coral-sea @4", "A settler gobi"]
    return at(world(figures=figures, era=4, **fields), Fray("coral-sea", [2], [1]), queue=(0,))  # type: ignore[arg-type]


@clause("SM-B-BAT-12", "SM-B-BAT-08")
def test_the_battleships_sink_frigate_and_caravel() -> None:
    p = after(battleships(), "pick industrial-fleet", seat=1, dice=(1, 2, 2, 2, 2, 2, 2, 4, 4, 4, 4, 6, 6))
    assert there(p, "coral-sea") == ["C fleet", "C fleet"]
    outcome = play(
        battleships(advanced=True, techs={"combustion": "C"}),
        "pick industrial-fleet",
        1,
        dice=(2, 2, 2, 3, 2, 2, 2, 4, 4, 4, 4, 6, 6),
    )
    assert [event.msg.args["total"] for event in told(outcome, "roll")] == [10, 6, 17, 12]
    assert there(outcome.position, "coral-sea") == ["C fleet", "C fleet"]


def production(**fields: object) -> World:
    return world(
        {
            "mekong": "A1",
            "java": "A1",
            "nile": "A1",
            "gobi": "B1",
            "indus": "B2",
            "persia": "B2",
            "steppe": "C2",
            "siberia": "C2",
        },
        tokens={
            "mekong": "wine!",
            "java": "wine!",
            "nile": "wine!",
            "gobi": "wine!",
            "indus": "spices!",
            "persia": "fertile!",
            "siberia": "oil!",
        },
        era=2,
        **fields,  # type: ignore[arg-type]
    )


@clause("SM-S-PRO-01", "SM-S-PRO-04", "SM-S-PRO-06", "SM-B-PRO-24", "SM-B-PRO-26")
def test_production_by_the_standard_rules() -> None:
    techs = {
        "masonry": "A",
        "banking": "A",
        "mathematics": "B",
        "currency": "B",
        "education": "B",
        "theology": "B",
        "mysticism": "C",
        "code-of-laws": "C",
        "the-wheel": "C",
        "chemistry": "C",
    }
    g = production(techs=techs)
    rows = [income(g, seat, "spices") for seat in (0, 1, 2)]
    assert [row.settlements for row in rows] == [3, 6, 4]
    assert [row.critical for row in rows] == [0, 6, 0]
    assert [row.types for row in rows] == [2, 8, 4]
    assert [row.monopolies for row in rows] == [20, 0, 0]
    assert [row.total for row in rows] == [25, 20, 10]


@clause("SM-A-PRO-09", "SM-A-PRO-15", "SM-A-PRO-17", "SM-A-HAP-03", "SM-A-HAP-11")
def test_production_by_the_advanced_rules() -> None:
    g = production(advanced=True)
    g.players[0].improvements = ["granary"]
    g.players[1].improvements = ["courthouse"]
    g.players[2].improvements = ["granary"]
    rows = [income(g, seat, "spices") for seat in (0, 1, 2)]
    assert [row.settlements for row in rows] == [16, 16, 13]
    assert [row.critical for row in rows] == [0, 15, 0]
    assert [row.types for row in rows] == [3, 6, 3]
    assert [row.total for row in rows] == [39, 37, 16]


@clause("SM-A-HAP-02", "SM-A-HAP-03", "SM-A-HAP-04")
def test_angelas_three_settlements() -> None:
    g = world({"mekong": "A1", "java": "A2", "nile": "A1"}, tokens={"mekong": "wine!", "java": "oil!"}, advanced=True)
    assert len(plan(g, 0).happy) == 2
    g.players[0].assigned = {"free": ["java"]}
    assert plan(g, 0).happy == {"mekong", "java"}
    g.players[0].improvements = ["temple"]
    assert plan(g, 0).happy == {"mekong", "java", "nile"}


@clause("SM-A-BUY-30", "SM-A-BUY-31", "SM-A-BUY-32", "SM-A-BUY-28")
def test_soldiers_knights_and_no_trebuchet() -> None:
    p = buying({"java": "A4", "gobi": "A2"}, gold=100, era=2, advanced=True, techs={"chivalry": "A", "feudalism": "B"})
    p = after(p, "buy medieval-infantry gobi 2")
    assert (gold(p), gold(p, 1)) == (70, 110)  # thirty paid, ten of them to Brad
    p = after(p, "buy medieval-cavalry java 3")
    assert (gold(p), gold(p, 1)) == (25, 110)
    assert refused(p, "buy medieval-artillery java 1").clause == "SM-A-BUY-28"


@clause("SM-A-UNI-08", "SM-A-UNI-09")
def test_brads_units_rise() -> None:
    figures = ["B infantry gobi *2", "B cavalry gobi", "B artillery gobi"]
    techs = {"the-wheel": "A", "iron-working": "A", "code-of-laws": "A", "construction": "A"}
    p = buying({"java": "A4"}, figures, gold=300, advanced=True, techs=techs)
    assert unit_of(p.game, "cavalry", 1) == "chariot"
    p = after(p, "research horseback-riding")
    assert unit_of(p.game, "cavalry", 1) == "horseman"
    p = after(p, "research feudalism", "research engineering")
    assert [(f.kind, f.era) for f in p.game.figures if f.owner == 1] == [
        *[("infantry", 1)] * 2,
        *[("cavalry", 1), ("artillery", 2)],
    ]
    assert (unit_of(p.game, "infantry", 1), unit_of(p.game, "artillery", 2)) == ("swordsman", "trebuchet")


@clause("SM-A-IMP-02")
def test_chris_buys_four_different_improvements_but_none_twice() -> None:
    techs = {IMPROVEMENTS[name].technology: "A" for name in ("granary", "marketplace", "temple", "courthouse")}
    p = buying({"java": "C4"}, gold=100, advanced=True, techs=techs, seat=2)
    p = after(p, "buy granary", "buy marketplace", "buy temple", "buy courthouse", seat=2)
    assert p.game.players[2].improvements == ["granary", "marketplace", "temple", "courthouse"]
    assert refused(p, "buy granary", 2).clause == "SM-A-IMP-02"


@clause("SM-A-BUY-41", "SM-A-BUY-42")
def test_horsemen_are_sold_for_two_gold_in_the_middle_ages() -> None:
    p = buying(figures=["A cavalry gobi *2"], advanced=True, era=2, gold=0)
    assert gold(after(p, "sell gobi ancient-cavalry 2")) == 4


def civilization(sizes: tuple[int, int, int, int], seat: str, start: int) -> dict[str, str]:
    flat = [size for size, number in enumerate(sizes, 1) for _ in range(number)]
    return {area: f"{seat}{size}" for area, size in zip(list(LAND)[start:], flat, strict=False)}


def cards(rows: dict[str, int], names: list[str]) -> dict[str, str]:
    """So many cards for each player, in order."""
    rest = iter(names)
    return {next(rest): seat for seat, number in rows.items() for _ in range(number)}


@clause("SM-B-VP-01", "SM-S-VP-02", "SM-S-VP-03", "SM-B-VP-12")
def test_the_final_points_of_the_standard_game() -> None:
    g = world(
        {
            **civilization((2, 1, 2, 1), "A", 0),
            **civilization((0, 0, 4, 3), "B", 6),
            **civilization((0, 2, 3, 3), "C", 13),
        },
        era=4,
        techs=cards({"A": 8, "B": 12, "C": 11}, list(TECHNOLOGIES)),
        wonders=cards({"A": 1, "B": 4, "C": 5}, list(WONDERS)),
        ending="third",
    )
    ended = result(Position(g, []))
    assert ended is not None
    assert ended.points == (33, 60, 62)
    assert ended.places == (3, 2, 1)


@clause("SM-A-VP-04", "SM-A-VP-05", "SM-A-VP-06", "SM-A-VP-09")
def test_the_final_points_of_the_advanced_game() -> None:
    plain = [name for name, card in TECHNOLOGIES.items() if not card.seminal]
    seminal = [name for name, card in TECHNOLOGIES.items() if card.seminal]
    techs = cards({"A": 8, "B": 12, "C": 6}, plain) | cards({"B": 3, "C": 1}, seminal)
    g = world(
        {
            **civilization((1, 2, 3, 3), "A", 0),
            **civilization((0, 0, 4, 6), "B", 9),
            **civilization((0, 2, 4, 8), "C", 19),
        },
        era=4,
        advanced=True,
        techs=techs,
        wonders=cards({"A": 1, "B": 8, "C": 5}, list(WONDERS)[::-1]),
        ending="space",
    )
    assert [points(g, seat).settlements for seat in (0, 1, 2)] == [26, 36, 48]
    ended = result(Position(g, []))
    assert ended is not None
    assert ended.points == (36, 79, 69)
    assert ended.places == (3, 1, 2)


@clause("SM-B-RND-04")
def test_the_start_player_goes_round_the_table() -> None:
    p = buying(figures=["A settler gobi", "B settler gobi", "C settler gobi"], first=0, queue=())
    firsts = []
    for _ in range(3):
        while top(p) != "Buy":
            seat = waiting(p)[0]
            dice = (1, 1) if top(p) == "Trade" and len(waiting(p)) == 1 else ()
            p = after(p, "end", seat=seat, dice=dice)
        while top(p) == "Buy":
            p = after(p, "end", seat=waiting(p)[0])
        firsts.append(p.game.first)
    assert firsts == [1, 2, 0]
    assert figure(p, 1).area == "gobi"
