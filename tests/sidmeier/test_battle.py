"""The battle itself: picks, dice, modifiers, unit types."""

import pytest

from rules import kernel
from rules.kernel import Who
from rules.sidmeier import RULES
from rules.sidmeier.battle import Fray
from rules.sidmeier.board import area_name
from rules.sidmeier.duel import Roll, strength
from rules.sidmeier.printed import UNITS
from rules.sidmeier.purchase import Buy
from rules.sidmeier.state import unit_of
from rules.sidmeier.view import view
from tests.clauses import clause
from tests.sidmeier.table import (
    WorldPosition,
    after,
    at,
    buying,
    figure,
    home,
    moving,
    offered,
    play,
    there,
    told,
    top,
    waiting,
    world,
)


def fray(
    figures: list[str], area: str = "mekong", homes: dict[str, str] | None = None, **fields: object
) -> WorldPosition:
    """A attacks B."""
    g = world(homes or {}, figures, **fields)  # type: ignore[arg-type]
    p = at(g, Fray(area, [0], [1]))
    g.figures.append(g.figures[0].__class__(99, 2, "settler", 1, "labrador"))
    return p


def battle(figures: list[str], *lines: str, dice: tuple[int, ...] = (), **fields: object) -> WorldPosition:
    """A, who moves, declares a battle against B in mekong and the dice fall."""
    p = after(moving(fields.pop("homes", {}), figures, **fields), "end")  # type: ignore[arg-type]
    return after(p, "declare mekong p2", *lines, dice=dice)


@clause("SM-B-BAT-01")
def test_all_units_of_both_sides_take_part() -> None:
    p = fray(["A infantry mekong", "A cavalry2 mekong", "A settler mekong", "B infantry mekong"])
    assert offered(p, "pick") == ["ancient-infantry", "medieval-cavalry"]
    assert offered(p) == ["pick", "end"]


@clause("SM-B-BAT-02", "SM-B-BAT-03", "SM-B-ASY-02")
def test_both_choose_in_secret_and_are_revealed_together() -> None:
    figures = ["A infantry mekong", "A cavalry mekong", "B infantry mekong", "B artillery mekong", "B aircraft mekong"]
    p = fray(figures, homes={"mekong": "B1"})
    assert waiting(p) == (0, 1)
    one, other = play(p, "pick ancient-infantry"), play(p, "pick ancient-cavalry")
    assert one.secret
    assert one.log == other.log == ()
    for viewer in (1, 2, None):
        assert view(one.position, viewer) == view(other.position, viewer)
        assert RULES.secrets(one.position, viewer) >= {"unit.1"}
    assert "unit.1" not in RULES.secrets(one.position, 0)
    assert waiting(one.position) == (1,)
    assert offered(one.position, "pick ancient-artillery", 1) == ["none", "aircraft"]
    done = play(one.position, "pick ancient-artillery aircraft", 1, dice=(1, 6, 6))
    assert len(told(done, "roll")) == 2


@clause("SM-B-BAT-03", "SM-B-BAT-04")
def test_one_aircraft_supports_and_never_fights_alone() -> None:
    p = fray(
        ["A infantry mekong", "A aircraft mekong *2", "B infantry mekong", "B infantry mekong"], homes={"mekong": "A1"}
    )
    assert offered(p, "pick") == ["ancient-infantry"]
    assert offered(p, "pick ancient-infantry") == ["none", "aircraft"]
    outcome = play(p, "pick ancient-infantry aircraft", dice=(1, 2, 1))
    assert len(told(outcome, "roll")) == 2


@clause("SM-B-BAT-05")
def test_the_higher_total_wins_and_the_loser_is_eliminated() -> None:
    p = battle(["A infantry mekong", "B infantry mekong"], dice=(5, 4))
    assert there(p, "mekong") == ["A infantry"]
    assert there(battle(["A infantry mekong", "B infantry mekong"], dice=(3, 4)), "mekong") == ["B infantry"]


@clause("SM-B-BAT-06", "SM-B-BAT-15")
def test_on_equal_totals_both_are_lost_and_settlers_and_settlement_stay() -> None:
    figures = ["A infantry mekong", "B infantry mekong", "A settler mekong", "B settler mekong"]
    p = battle(figures, dice=(4, 4), homes={"mekong": "B2"})
    assert there(p, "mekong") == ["A settler", "B settler"]
    assert home(p, "mekong") == "B2"


@clause("SM-B-BAT-07")
def test_an_aircraft_shares_the_fate_of_its_unit() -> None:
    p = fray(["A infantry mekong", "A aircraft mekong", "B infantry mekong *2"], homes={"mekong": "C1"})
    assert there(after(p, "pick ancient-infantry aircraft", dice=(1, 1, 6)), "mekong") == ["B infantry"] * 2
    assert there(after(p, "pick ancient-infantry aircraft", dice=(1, 2, 3)), "mekong") == ["B infantry"]
    won = after(p, "pick ancient-infantry aircraft", dice=(6, 6, 1))
    assert there(won, "mekong") == ["A aircraft", "A infantry", "B infantry"]
    lost = after(p, "pick ancient-infantry none", dice=(1, 6))
    assert there(lost, "mekong") == ["B infantry"] * 2  # left without an army it is lost too


@clause("SM-B-BAT-08", "SM-B-BAT-09")
def test_rounds_repeat_until_a_side_has_nobody_left_and_nobody_retreats() -> None:
    figures = ["A infantry mekong", "A cavalry mekong", "B infantry mekong *2"]
    p = fray(figures)
    p = after(p, "pick ancient-infantry", dice=(6, 1))
    assert (top(p), there(p, "mekong")) == ("Fray", ["A cavalry", "A infantry", "B infantry"])
    assert offered(p) == ["pick", "end"]  # a choice, or chance
    p = after(p, "pick ancient-cavalry", dice=(1, 6, 5, 2))  # then one unit is left to each, and nobody is asked
    assert there(p, "mekong") == ["A infantry"]
    assert top(p) != "Fray"


@clause("SM-B-BAT-10")
def test_a_side_with_one_choice_is_not_asked() -> None:
    p = fray(["A infantry mekong *3", "B infantry mekong", "B cavalry mekong"])
    assert waiting(p) == (1,)
    p = battle(["A infantry mekong", "B infantry mekong"], dice=(1, 6))
    assert top(p) == "Trade"


@clause("SM-B-BAT-11")
@pytest.mark.parametrize("era", [1, 2, 3, 4])
def test_a_unit_rolls_dice_by_its_own_era(era: int) -> None:
    p = fray([f"A infantry{era} mekong", "B infantry4 mekong"], era=4)
    assert strength(p.game, "mekong", [0], [figure(p, 1)], figure(p, 2)).dice == era
    advanced = fray([f"A infantry{era} mekong", "B infantry4 mekong"], era=1, advanced=True)
    assert strength(advanced.game, "mekong", [0], [figure(advanced, 1)], figure(advanced, 2)).dice == era


@clause("SM-B-BAT-12")
def test_a_sunk_ship_takes_its_cargo_down() -> None:
    figures = ["A fleet coral-sea", "A settler coral-sea @1", "B fleet coral-sea", "B infantry coral-sea *2 @3"]
    p = after(moving(figures=figures), "end")
    assert there(after(p, "declare coral-sea p2", dice=(6, 1)), "coral-sea") == ["A fleet", "A settler"]
    assert there(after(p, "declare coral-sea p2", dice=(1, 6)), "coral-sea") == ["B fleet", "B infantry", "B infantry"]


@clause("SM-B-BAT-13")
def test_settlers_of_the_beaten_side_are_lost_joiners_too() -> None:
    figures = [
        "A infantry2 mekong *2",
        "B infantry mekong",
        "B settler mekong",
        "C infantry mekong",
        "C settler mekong",
    ]
    p = after(moving(figures=figures), "end", "declare mekong p2", "end")
    p = after(p, "join p2", seat=2)
    p = after(p, "pick ancient-infantry", seat=1, dice=(6, 6, 1, 6, 6, 1))
    assert there(p, "mekong") == ["A infantry"] * 2


@clause("SM-B-BAT-16")
def test_survivors_stay_and_return_to_their_owners() -> None:
    figures = ["A infantry2 mekong", "B infantry mekong", "C infantry2 mekong"]
    p = after(moving(figures=figures), "end", "declare mekong p2", "end")
    p = after(p, "join p1", seat=2)
    p = after(p, "pick medieval-infantry/p3", dice=(6, 6, 1))
    assert there(p, "mekong") == ["A infantry", "C infantry"]


@clause("SM-B-BAT-17")
def test_the_result_names_units_dice_modifiers_and_losses() -> None:
    p = after(moving(figures=["A cavalry mekong", "B infantry mekong"], techs={"masonry": "B", "currency": "B"}), "end")
    outcome = play(p, "declare mekong p2", dice=(2, 5))
    one, other = (event.msg.args for event in told(outcome, "roll"))
    superior, science = kernel.msg("sidmeier-roll-superiority", added=1), kernel.msg("sidmeier-roll-science", added=1)
    assert one["parts"] == kernel.several([kernel.msg("sidmeier-roll-dice", dice="2"), superior])
    assert other["parts"] == kernel.several([kernel.msg("sidmeier-roll-dice", dice="5"), science])
    assert (one["total"], other["total"]) == (3, 6)
    assert one["unit"] == kernel.msg("sidmeier-unit-horseman")
    assert [event.msg.args["number"] for event in told(outcome, "duel-lost")] == [1]


@clause("SM-B-BAT-17")
def test_who_fights_where_is_told_and_what_falls_without_dice() -> None:
    figures = ["A infantry mekong", "B infantry mekong", "B settler mekong *2"]
    outcome = play(after(moving(figures=figures), "end"), "declare mekong p2", dice=(6, 1))
    mekong = area_name("mekong")
    (begun,), (fallen,) = told(outcome, "battle"), told(outcome, "lost-with")
    assert begun.msg.args == {"who": kernel.several([Who(0)]), "whom": Who(1), "area": mekong}
    assert fallen.msg.args == {"number": 2, "area": mekong}


@clause("SM-B-BAT-15", "SM-B-BAT-17")
def test_nobody_is_left_only_where_both_sides_have_lost_everything() -> None:
    p = after(moving(figures=["A infantry mekong", "B infantry mekong"]), "end")
    tie, won, lost = [play(p, "declare mekong p2", dice=dice) for dice in ((4, 4), (5, 4), (4, 5))]
    assert [len(told(outcome, "nobody-left")) for outcome in (tie, won, lost)] == [1, 0, 0]
    assert [len(told(outcome, "won")) for outcome in (tie, won, lost)] == [0, 1, 1]


# Modifiers


def rolls(one: str, other: str, **fields: object) -> tuple[Roll, Roll]:
    p = fray([f"A {one} mekong", f"B {other} mekong"], **fields)  # type: ignore[arg-type]
    a, b = figure(p, 1), figure(p, 2)
    return strength(p.game, "mekong", [0], [a], b), strength(p.game, "mekong", [1], [b], a)


@clause("SM-B-MOD-01", "SM-B-MOD-02", "SM-B-MOD-03", "SM-B-MOD-04")
@pytest.mark.parametrize(
    ("better", "worse"), [("cavalry", "infantry"), ("infantry", "artillery"), ("artillery", "cavalry")]
)
@pytest.mark.parametrize("era", [1, 2, 3, 4])
@pytest.mark.parametrize("advanced", [False, True])
def test_superiority_adds_the_number_of_the_current_era(better: str, worse: str, era: int, advanced: bool) -> None:
    one, other = rolls(f"{better}2", f"{worse}1", era=era, advanced=advanced)
    assert (one.superiority, other.superiority) == (era, 0)


@clause("SM-B-MOD-05")
def test_equal_classes_and_fleets_have_no_superiority() -> None:
    assert [roll.superiority for roll in rolls("infantry", "infantry4", era=4)] == [0, 0]
    p = fray(["A fleet coral-sea", "B fleet4 coral-sea", "A aircraft coral-sea"], era=4)
    assert strength(p.game, "coral-sea", [0], [figure(p, 1), figure(p, 3)], figure(p, 2)).superiority == 0
    q = fray(["A infantry mekong", "B infantry mekong", "A aircraft mekong"], era=4)
    assert strength(q.game, "mekong", [0], [figure(q, 1), figure(q, 3)], figure(q, 2)).superiority == 0


@clause("SM-S-MOD-06", "SM-S-MOD-08")
def test_science_adds_one_for_every_two_technologies() -> None:
    techs = {"masonry": "A", "banking": "A", "physics": "A", "currency": "B"}
    one, other = rolls("infantry", "infantry", techs=techs, homes={"mekong": "B4"})
    assert (one.science, other.science) == (1, 0)
    assert (one.added, other.added) == (1, 0)
    p = fray(["A fleet coral-sea", "B fleet coral-sea"], techs=techs | {"theology": "A"})
    assert strength(p.game, "coral-sea", [0], [figure(p, 1)], figure(p, 2)).science == 2


@clause("SM-S-MOD-07")
def test_in_the_standard_game_an_aircraft_adds_one_die() -> None:
    p = fray(["A infantry3 mekong", "B infantry mekong", "A aircraft mekong"], era=4)
    assert strength(p.game, "mekong", [0], [figure(p, 1), figure(p, 3)], figure(p, 2)).dice == 4


@clause("SM-A-MOD-09", "SM-A-MOD-10")
def test_the_side_of_the_settlements_owner_adds_one() -> None:
    one, other = rolls("infantry", "infantry", advanced=True, homes={"mekong": "B1"})
    assert (one.defence, other.defence) == (0, 1)
    one, other = rolls("infantry", "infantry", advanced=True, homes={"mekong": "A1"})
    assert (one.defence, other.defence) == (1, 0)  # though A attacks
    p = fray(["A infantry mekong", "B infantry mekong"], advanced=True, homes={"mekong": "C1"})
    assert strength(p.game, "mekong", [1, 2], [figure(p, 2)], figure(p, 1)).defence == 1  # joined by the owner
    assert strength(p.game, "mekong", [1], [figure(p, 2)], figure(p, 1)).defence == 0


@clause("SM-A-MOD-11", "SM-A-MOD-12")
def test_technologies_give_no_bonus_and_all_modifiers_add_up() -> None:
    techs = dict.fromkeys(("metallurgy", "masonry", "currency", "banking"), "B")
    one, other = rolls("cavalry3", "artillery3", advanced=True, era=3, techs=techs, homes={"mekong": "B2"})
    assert (one.science, other.science) == (0, 0)
    assert other.added == 3 + 1 + 1  # superiority, cannon, settlement


# Unit types


@clause("SM-S-UNI-01")
def test_the_units_of_the_standard_game() -> None:
    g = world()
    names = [[unit_of(g, kind, era) for kind in ("infantry", "cavalry", "artillery", "fleet")] for era in (1, 2, 3, 4)]
    assert names == [
        ["swordsman", "horseman", "catapult", "galley"],
        ["man-at-arms", "knight", "catapult", "caravel"],
        ["musketman", "dragoon", "cannon", "frigate"],
        ["machine-gunner", "tank", "howitzer", "battleship"],
    ]
    assert unit_of(g, "aircraft", 4) == "fighter"


@clause("SM-S-UNI-02")
def test_catapults_rise_with_the_middle_ages_and_nothing_else_does() -> None:
    figures = [f"{seat} {kind} mekong" for seat in "AB" for kind in ("artillery", "infantry", "cavalry")]
    g = world(figures=figures, dawn=True)
    p = after(at(g, Buy(0), stage="purchase", queue=()), "end")
    assert p.game.era == 2
    assert {f.era for f in p.game.figures if f.kind == "artillery"} == {2}
    assert {f.era for f in p.game.figures if f.kind != "artillery"} == {1}


@clause("SM-A-UNI-03", "SM-A-UNI-04", "SM-A-UNI-05", "SM-A-UNI-06", "SM-A-UNI-07")
def test_dice_and_bonuses_of_the_advanced_table() -> None:
    assert {name: (unit.dice, unit.bonus) for name, unit in UNITS.items()} == {
        "spearman": (1, 0),
        "swordsman": (1, 1),
        "chariot": (1, 0),
        "horseman": (1, 1),
        "catapult": (1, 1),
        "galley": (1, 0),
        "man-at-arms": (2, 0),
        "knight": (2, 0),
        "trebuchet": (2, 0),
        "caravel": (2, 0),
        "galleon": (2, 2),
        "musketman": (3, 0),
        "rifleman": (3, 2),
        "dragoon": (3, 1),
        "cannon": (3, 1),
        "artillery": (3, 3),
        "frigate": (3, 0),
        "ironclad": (3, 2),
        "machine-gunner": (4, 0),
        "mechanized-infantry": (4, 2),
        "tank": (4, 0),
        "modern-armor": (4, 3),
        "rocket-artillery": (4, 2),
        "cruise-missiles": (4, 4),
        "battleship": (4, 1),
        "aircraft-carrier": (4, 0),
        "biplane": (1, 0),
        "monoplane": (2, 0),
        "jet": (3, 0),
        "stealth-aircraft": (4, 0),
    }
    for technology, dice in (("flight", 1), ("advanced-flight", 2), ("rocketry", 3), ("superconductor", 4)):
        p = fray(
            ["A infantry mekong", "B infantry mekong", "A aircraft mekong"], advanced=True, techs={technology: "C"}
        )
        assert strength(p.game, "mekong", [0], [figure(p, 1), figure(p, 3)], figure(p, 2)).dice == 1 + dice


@clause("SM-A-UNI-08", "SM-A-UNI-11")
def test_all_units_of_a_class_and_era_rise_with_the_better_technology() -> None:
    p = buying(
        {"mekong": "A1"}, ["B cavalry gobi", "C cavalry2 gobi"], advanced=True, gold=200, techs={"the-wheel": "B"}
    )
    assert unit_of(p.game, "cavalry", 1) == "chariot"
    p = after(p, "research horseback-riding")
    assert unit_of(p.game, "cavalry", 1) == "horseman"
    assert unit_of(p.game, "cavalry", 2) == "knight"
    p.game.techs["horseback-riding"] = -1
    assert unit_of(p.game, "cavalry", 1) == "horseman"


@clause("SM-A-UNI-09", "SM-A-BUY-43")
def test_catapults_become_trebuchets_with_engineering() -> None:
    techs = {"the-wheel": "B", "construction": "B"}
    p = buying({"mekong": "A1"}, ["B artillery gobi", "C infantry gobi"], advanced=True, gold=200, techs=techs)
    p = after(p, "research engineering")
    assert p.game.era == 1
    assert [f.era for f in p.game.figures] == [2, 1, 2]
    assert unit_of(p.game, "artillery", 2) == "trebuchet"
    later = buying(figures=["A artillery2 gobi"], advanced=True, era=3)
    assert offered(later, "sell gobi") == ["medieval-artillery"]
    assert play(later, "sell gobi medieval-artillery 1").position.game.players[0].gold == 23


@clause("SM-A-UNI-10")
def test_a_class_without_technology_fights_at_the_first_level() -> None:
    one, _ = rolls("infantry", "infantry", advanced=True)
    assert (one.dice, one.unit) == (1, 0)
    one, _ = rolls("infantry", "infantry", advanced=True, techs={"iron-working": "C"})
    assert one.unit == 1


@clause("SM-A-UNI-12")
def test_battleship_and_carrier_are_separate_kinds() -> None:
    techs = {"combustion": "A", "advanced-flight": "A"}
    p = buying({"java": "A4"}, ["A fleet4 coral-sea"], advanced=True, era=4, gold=200, techs=techs)
    assert unit_of(p.game, "fleet", 4) == "battleship"
    assert {"modern-fleet", "carrier"} <= set(offered(p, "buy"))
    p = after(p, "buy carrier coral-sea 1 java")
    assert there(p, "coral-sea") == ["A carrier", "A fleet"]
