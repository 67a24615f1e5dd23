"""Set-up: stacks, the order of choice, nations."""

import pytest

from rules import kernel
from rules.civilization import RULES
from rules.civilization.nations import Nations
from rules.civilization.printed import NATIONS, SETUPS, kind
from rules.civilization.state import Civ, stock
from rules.kernel import Illegal, Position, Tape
from tests.clauses import clause
from tests.table import offered, play, refused


def dealt(seats: int, seed: bytes = b"setup", variant: str = "full") -> Position[Civ, Nations]:
    return kernel.setup(RULES, seats, {"variant": variant}, Tape(seed)).position


@clause("CIV-42-a", "CIV-42-e")
def test_stacks_are_shuffled_with_the_calamity_at_the_bottom() -> None:
    one, other = dealt(4).game, dealt(4, b"else").game
    assert [len(stack) for stack in one.stacks] == [14, 11, 10, 9, 8, 7, 6, 5, 4]
    bottoms = ["volcano", "flood", "famine", "civil-war", "epidemic", "disorder", "iconoclasm", "piracy"]
    assert [kind(stack[0]) for stack in one.stacks[1:]] == bottoms
    assert one.stacks[0] != other.stacks[0]
    assert one.stacks[1] != other.stacks[1]


@clause("CIV-42-b", "CIV-42-n")
def test_the_shop_is_open_and_surplus_mysticism_is_out_of_the_game() -> None:
    assert [dealt(seats).game.shop["mysticism"] for seats in range(2, 8)] == [1, 1, 2, 2, 3, 3]
    assert dealt(2).game.shop["law"] == 7
    assert dict(RULES.view(dealt(2), None).shop)["law"] == 7  # type: ignore[attr-defined]


@clause("CIV-42-c", "CIV-42-d")
def test_the_highest_card_chooses_first() -> None:
    outcome = kernel.setup(RULES, 4, {}, Tape(b"deal"))
    values = [event.msg.args["value"] for event in outcome.log if event.msg.key == "civilization-dealt"]
    assert sorted(values) == [1, 2, 3, 4]  # type: ignore[type-var]
    step = outcome.position.stack[-1]
    assert [values[seat] for seat in step.queue] == [4, 3, 2, 1]


@clause("CIV-42-f")
def test_no_nation_is_chosen_twice() -> None:
    p = dealt(3)
    first = kernel.waiting(p)[0]
    after = play(RULES, p, first, "nation crete").position
    second = kernel.waiting(after)[0]
    assert second != first
    assert refused(RULES, after, second, "nation crete").clause == "CIV-42-f"


@pytest.mark.parametrize(
    ("seats", "regions", "starts"),
    [
        (2, "beige", "asia=hatti crete=kreta-ost thrace=moesia"),
        (3, "beige pink", "asia=hatti crete=kreta-ost illyria=germania italy=etruria thrace=scythia"),
        (4, "beige green", "asia=kuban assyria=media babylon=elam crete=kreta-ost thrace=moesia"),
        (
            5,
            "beige green fourth",
            "africa=karthago asia=kuban assyria=media babylon=elam crete=kreta-ost egypt=oberaegypten-west"
            " thrace=moesia",
        ),
        (
            6,
            "beige pink green fourth",
            "africa=karthago asia=kuban assyria=media babylon=elam crete=kreta-ost egypt=oberaegypten-west"
            " illyria=germania italy=etruria thrace=scythia",
        ),
    ],
)
@clause("CIV-42-g", "CIV-42-h", "CIV-42-i", "CIV-42-j", "CIV-42-k", "CIV-42-l")
def test_regions_and_nations_by_number_of_players(seats: int, regions: str, starts: str) -> None:
    wanted = dict(word.split("=") for word in starts.split())
    assert SETUPS[str(seats)].starts == wanted
    assert list(SETUPS[str(seats)].regions) == regions.split()
    p = dealt(seats)
    assert set(offered(p, kernel.waiting(p)[0], "nation")) == set(wanted)
    if seats == 6:
        assert SETUPS["7"] == SETUPS["6"]


@clause("CIV-42-g")
def test_a_nation_of_another_region_is_refused() -> None:
    p = dealt(2)
    assert refused(RULES, p, kernel.waiting(p)[0], "nation egypt").clause == "CIV-42-g"


@clause("CIV-42-m")
def test_each_begins_with_one_token_and_nothing_else() -> None:
    p = dealt(7)
    nations = list(NATIONS)[:7]
    for nation in nations:
        p = play(RULES, p, kernel.waiting(p)[0], f"nation {nation}").position
    players = p.game.players
    assert [sum(player.tokens.values()) for player in players] == [2] * 7  # the first growth is over
    assert all(set(player.tokens) == {SETUPS["7"].starts[player.nation]} for player in players)
    assert [stock(p.game, seat) for seat in range(7)] == [46] * 7
    assert [(player.treasury, player.hand, player.cards, player.space) for player in players] == [(0, [], [], 0)] * 7


@clause("CIV-71-a")
def test_the_small_variants_are_for_up_to_four() -> None:
    for variant in ("nomads", "farmers"):
        with pytest.raises(Illegal) as refusal:
            dealt(5, variant=variant)
        assert refusal.value.msg.clause == "CIV-71-a"
