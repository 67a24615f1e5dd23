"""Who sits together: fair by waiting time, nobody twice, nobody with whom they do not fit."""

from itertools import combinations
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from service import matchmaking
from service.matchmaking import ANY, EQUAL, FEW, NEAR, NEW, USUAL_PATIENCE, Found, Seeker, find, fits
from storage import Search

NOW = 1_000_000.0
GAMES = {"x": [2, 3, 4], "y": [3]}


def seeker(person: int, waited: float = 0.0, **more: Any) -> Seeker:
    known = {key: more.pop(key) for key in Seeker.__struct_fields__ if key in more}
    wish = {"games": ("x",), "number": 2, "guild": 1, **more}
    search = Search(
        id=person,
        person=person,
        name="",
        channel=0,
        lang="en",
        since=NOW - waited,
        until=0.0,
        **wish,
    )
    return Seeker(search, **known)


def found(*seekers: Seeker) -> Found | None:
    return find(seekers, NOW, GAMES.__getitem__, lambda _: True)


def people(table: Found | None) -> list[int]:
    return [one.search.person for one in table.company] if table else []


def test_those_who_wait_longest_sit_together() -> None:
    assert people(found(seeker(1, 5), seeker(2, 10), seeker(3, 7))) == [2, 3]


def test_who_fits_nobody_does_not_hold_up_the_others() -> None:
    assert people(found(seeker(1, 9, number=4), seeker(2, 5), seeker(3, 7))) == [3, 2]


def test_a_number_a_pace_a_game_and_a_server_have_to_be_the_same() -> None:
    wishes: list[dict[str, Any]] = [{"number": 3}, {"pace": "live"}, {"games": ("y",)}, {"guild": 2}]
    for wish in wishes:
        assert found(seeker(1, pace="daily"), seeker(2, **{"pace": "daily", **wish})) is None
    table = found(seeker(1, 5), seeker(2, pace="live"))
    assert table is not None
    assert table.pace == "live", "who is content with any takes the other's"


def test_of_several_games_the_first_that_another_wants_too() -> None:
    table = found(seeker(1, 5, games=("y", "x")), seeker(2))
    assert table is not None
    assert table.game == "x"


def test_people_of_two_servers_meet_only_if_both_look_abroad() -> None:
    assert found(seeker(1, abroad=True), seeker(2, guild=2)) is None
    assert people(found(seeker(1, 1, abroad=True), seeker(2, guild=2, abroad=True))) == [1, 2]


def test_people_who_avoid_each_other_never_meet() -> None:
    assert found(seeker(1, apart=frozenset({2})), seeker(2)) is None
    assert people(found(seeker(1, 3, apart=frozenset({2})), seeker(2, 2), seeker(3, 1))) == [1, 3]


def test_who_plays_enough_is_passed_over() -> None:
    assert people(found(seeker(1, 3, is_free=False), seeker(2, 2), seeker(3, 1))) == [2, 3]


def test_nobody_meets_themselves() -> None:
    one = seeker(1)
    assert found(one, Seeker(Search(**{**_fields(one.search), "id": 2}))) is None


def _fields(search: Search) -> dict[str, Any]:
    return {name: getattr(search, name) for name in search.__struct_fields__}


def test_any_number_waits_for_a_full_table_and_is_then_content_with_less() -> None:
    few = [seeker(1, 10, number=0), seeker(2, 5, number=0)]
    assert found(*few) is None
    assert people(found(*few, seeker(3, number=0), seeker(4, number=0))) == [1, 2, 3, 4]
    table = found(seeker(1, USUAL_PATIENCE, number=0), few[1])
    assert table is not None
    assert (table.seats, people(table)) == (2, [1, 2])


def test_computers_fill_up_after_a_while_where_everybody_allows_it() -> None:
    waited = seeker(1, USUAL_PATIENCE, number=4, computers=True)
    assert found(waited, seeker(2, number=4)) is None
    table = found(waited, seeker(2, 1, number=4), seeker(3, number=4, computers=True))
    assert table is not None
    assert (table.seats, people(table)) == (4, [1, 3])
    assert found(seeker(1, 5, number=4, computers=True), seeker(3, number=4, computers=True)) is None


def test_a_live_table_does_not_wait_for_hours() -> None:
    waited = matchmaking.PATIENCE["live"]
    assert people(found(seeker(1, waited, number=0, pace="live"), seeker(2, number=0))) == [1, 2]


def test_new_to_the_game_and_about_as_strong() -> None:
    old, new = seeker(1, 5, played={"x": FEW}), seeker(2, played={"x": FEW - 1})
    assert not fits(seeker(3, experience=NEW), old, "x")
    assert fits(seeker(3, experience=NEW), new, "x")
    assert not fits(seeker(3, experience=EQUAL, skill={"x": 25.0}), seeker(4, skill={"x": 25.1 + NEAR}), "x")
    assert fits(seeker(3, experience=EQUAL, skill={"x": 25.0}), seeker(4, skill={"x": 25.0 + NEAR}), "x")
    assert fits(seeker(3, experience=ANY), old, "x")


def test_the_first_of_a_table_is_one_of_ours() -> None:
    both = [seeker(1, 5, guild=1, abroad=True), seeker(2, guild=2, abroad=True)]
    table = find(both, NOW, GAMES.__getitem__, lambda one: one.guild == 2)
    assert people(table) == [2, 1]
    assert find(both, NOW, GAMES.__getitem__, lambda one: False) is None


seekers = st.lists(
    st.builds(
        lambda waited, more: (waited, more),
        st.integers(0, 30).map(lambda hours: hours * 3_600.0),
        st.fixed_dictionaries(
            {
                "games": st.sampled_from([("x",), ("y",), ("y", "x")]),
                "number": st.sampled_from([0, 2, 3]),
                "pace": st.sampled_from(["", "daily", "live"]),
                "guild": st.integers(1, 2),
                "abroad": st.booleans(),
                "computers": st.booleans(),
                "is_free": st.sampled_from([True, True, False]),
                "experience": st.sampled_from([ANY, ANY, NEW, EQUAL]),
                "apart": st.frozensets(st.integers(1, 7), max_size=2),
                "played": st.builds(lambda n: {"x": n, "y": n}, st.integers(0, 4)),
            }
        ),
    ),
    max_size=7,
).map(lambda rows: [seeker(number, waited, **more) for number, (waited, more) in enumerate(rows, 1)])


@given(seekers)
def test_a_table_is_found_whenever_there_is_one_and_it_is_whose_turn_it_is(given: list[Seeker]) -> None:
    table, possible = found(*given), list(_possible(given))
    assert (table is None) == (not possible)
    if table is not None:
        first = min(possible, key=lambda one: (one.search.since, one.search.id))
        assert table.company[0] == first, "nobody for whom a table can be made waits longer"


def _possible(given: list[Seeker]) -> list[Seeker]:
    """By trying everything: those for whom a table can be made."""
    return [
        one for one in given if any(_makes(one, rest) for size in range(1, 4) for rest in combinations(given, size))
    ]


def _makes(first: Seeker, rest: tuple[Seeker, ...]) -> bool:
    company = (first, *rest)
    pairs = list(combinations(company, 2))
    patient = matchmaking.is_patient(first.search, NOW)
    for game, sizes in GAMES.items():
        if not all(game in one.search.games and one.is_free for one in company):
            continue
        if not all(fits(a, b, game) for a, b in pairs):
            continue
        wanted = [size for size in sizes if all(one.search.number in (0, size) for one in company)]
        full = len(company) in wanted and (patient or len(company) in (first.search.number, max(sizes)))
        computers = all(one.search.computers for one in company) and bool(first.search.number) and patient
        if full or (computers and any(size > len(company) for size in wanted)):
            return True
    return False


@given(seekers)
def test_round_by_round_nobody_sits_twice_and_everybody_fits(given: list[Seeker]) -> None:
    left = list(given)
    while (table := found(*left)) is not None:
        assert len(set(people(table))) == len(table.company) >= 2
        assert all(one.is_free and table.game in one.search.games for one in table.company)
        assert all(fits(a, b, table.game) for a, b in combinations(table.company, 2))
        assert all(one.search.pace in ("", table.pace) for one in table.company)
        assert all(one.search.number in (0, table.seats) for one in table.company)
        assert len(table.company) == table.seats or all(one.search.computers for one in table.company)
        left = [one for one in left if one not in table.company]
