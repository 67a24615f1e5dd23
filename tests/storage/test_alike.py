"""Whatever is done, in whatever order, both databases answer the same and hold the same rows afterwards."""

import asyncio
import tempfile
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from storage import (
    Attempt,
    Board,
    Chair,
    Commit,
    Conflict,
    Held,
    Home,
    Match,
    Move,
    Order,
    Outage,
    Rating,
    Score,
    Search,
    Shard,
    Store,
    Timer,
    schema,
)
from storage.ops import Op
from tests.lengths import length
from tests.storage.conftest import Server, emptied

pytestmark = pytest.mark.needs_postgresql

# Small worlds, so that things meet.
match = st.integers(1, 4)
seat = st.integers(0, 2)
person = st.sampled_from([7, 8, 205_000_000_000_000_001])
time = st.sampled_from([0.0, 0.1, 1.5, 100.0, 1_700_000_000.123456])
text = st.sampled_from(["", "a", "place a1", "Ünï–cödé ‘’", "'; DROP TABLE matches; --"])
rev = st.one_of(st.none(), st.integers(0, 6))
n = st.integers(0, 101)
value = st.one_of(st.none(), st.integers(-(2**62), 2**62), text, st.lists(person, max_size=2), st.booleans())
changes = st.dictionaries(
    st.sampled_from(["lang", "pace", "vote", "watch:5", "substitutes", "sought"]), value, max_size=3
)
places = st.dictionaries(st.sampled_from(["post", "hands", "watch:5", "watch:6"]), value, max_size=3)
guild = st.sampled_from([0, 1 << 22, 3 << 22])
rooms = st.fixed_dictionaries({}, optional={"thread": st.integers(0, 3), "guild": guild})
where = st.builds(lambda a, b: {**a, **b}, places, rooms)
told = st.lists(st.tuples(text, st.binary(max_size=3)), max_size=2)
chair = st.builds(
    Chair,
    seat=seat,
    user=st.one_of(st.none(), person),
    name=text,
    waiting=st.booleans(),
    left=st.one_of(st.none(), time),
    since=st.one_of(st.none(), time),
    excused=st.booleans(),
    vacation=time,
)
chairs = st.lists(chair, max_size=2, unique_by=lambda one: one.seat)
lobby = st.builds(
    Match,
    game=st.sampled_from(["x", "y"]),
    version=st.just(1),
    host=person,
    options=st.just({"war": "adjacent"}),
    settings=st.builds(
        lambda given, branch: {**given, **({"branch": branch} if branch else {})}, changes, st.one_of(st.none(), match)
    ),
    place=where,
    created=time,
)
move = st.builds(
    Move,
    n=n,
    number=n,
    hidden=st.booleans(),
    seat=st.one_of(st.none(), seat),
    line=text,
    draws=st.lists(st.integers(0, 2**53), max_size=2).map(tuple),
    source=st.sampled_from(["player", "table"]),
    back=st.one_of(st.none(), n),
    secret=st.booleans(),
    free=st.booleans(),
    log=st.binary(max_size=3),
    spots=st.lists(text, max_size=2).map(tuple),
    at=time,
)
timer = st.builds(Timer, match, seat, st.sampled_from(["half", "deadline", "return", "vote"]), time)


@st.composite
def commits(draw: st.DrawFn, number: int | None = None) -> Commit:
    which = draw(match) if number is None else number
    moves = draw(st.lists(move, min_size=1, max_size=2, unique_by=lambda one: one.n))
    due = draw(st.lists(timer, max_size=2, unique_by=lambda one: (one.seat, one.kind)))
    return Commit(
        match=which,
        rev=draw(rev),
        moves=moves,
        states=[(one.n, b"state") for one in moves],
        chairs=draw(chairs),
        letters=draw(told),
        timers=draw(st.sampled_from([None, due])),
        status=draw(st.sampled_from([None, None, "over"])),
        settings=draw(changes),
        orders=[Order(which, 0, "q", line) for line in draw(st.lists(text, max_size=1))],
        credited=draw(st.one_of(st.none(), time)),
        keep=draw(st.sampled_from([0, moves[0].n])),
    )


shard = st.builds(Shard, st.sampled_from([1, 2]), st.just(0))
outage = st.builds(Outage, st.sampled_from([1, 2]), st.just(0), time, time)
scores = st.lists(
    st.builds(Score, match, person, st.just("x"), seat, n, seat, seat, st.one_of(st.none(), time), st.booleans(), time),
    min_size=1,
    max_size=2,
)
ratings = st.lists(st.builds(Rating, person, st.just("x"), time, time, st.integers(1, 3)), max_size=2)
order = st.builds(Order, match, seat, st.sampled_from(["q", "r"]), text)
attempt = st.builds(Attempt, st.just("x"), st.sampled_from(["first", "second"]), match, time)
board = st.builds(Board, st.integers(0, 2), guild, st.integers(0, 3), st.just("en"), text, time)
search = st.builds(
    Search,
    person=person,
    name=text,
    guild=guild,
    channel=st.integers(1, 2),
    lang=st.just("en"),
    games=st.lists(st.sampled_from(["x", "y"]), max_size=2, unique=True).map(tuple),
    pace=text,
    number=seat,
    computers=st.booleans(),
    experience=text,
    abroad=st.booleans(),
    since=time,
    until=time,
)
which_search = st.integers(1, 5)
asked = st.lists(which_search, max_size=2, unique=True)
prefs = st.dictionaries(st.sampled_from(["lang", "dm"]), value, max_size=2)

home = st.builds(Home, st.sampled_from([1, 2]), st.just((0,)), st.sampled_from(["a", "b"]))
letters = st.lists(st.tuples(match, st.integers(0, 6), st.integers(0, 1)), max_size=3)

WRITES: dict[str, tuple[st.SearchStrategy[Any], ...]] = {
    "create": (lobby, chairs),
    "sit": (match, chair, rev),
    "rise": (match, seat, rev),
    "close_lobby": (match, rev),
    "set_options": (match, st.just({"war": "far"}), rev),
    "set_settings": (match, changes, rev),
    "set_places": (match, where, letters),
    "take_place": (match, st.just("rematch"), value.filter(lambda one: one is not None)),
    "commit": (commits(),),
    "keep_draft": (match, seat, st.one_of(st.none(), text)),
    "keep_order": (order,),
    "keep_orders": (match, rev, st.lists(order, max_size=2)),
    "drop_order": (order,),
    "post": (match, text, st.binary(max_size=3), time),
    "delivered": (letters,),
    "ring": (timer, st.one_of(st.none(), st.tuples(text, st.binary(max_size=3))), time),
    "delay": (timer, time),
    "beat": (shard, time),
    "note_outage": (outage,),
    "drop_outage": (outage,),
    "credit": (match, outage),
    "drop_branch": (match,),
    "drop_branches": (time,),
    "begin_lesson": (person, attempt),
    "end_lesson": (person, st.just("x"), st.just("first"), time),
    "keep_board": (board,),
    "redrawn": (board,),
    "drop_board": (board,),
    "avoid": (person, person),
    "stop_avoiding": (person, person),
    "begin_search": (search, st.integers(0, 2)),
    "stop_search": (which_search,),
    "open_for": (lobby, asked, time, told),
    "ask_also": (match, st.integers(0, 6), changes, asked, time, told, time),
    "release_search": (match, st.integers(0, 6), changes, which_search, st.one_of(st.none(), time)),
    "tell": (match, st.integers(0, 6), changes, told, time),
    "keep_prefs": (person, prefs, st.integers(0, 3)),
    "keep_scores": (scores,),
    "add_ratings": (match, ratings),
    "forget": (person, st.integers(-9, -1), st.just("–")),
    "try_to_write": (),
    "lay_out": (st.integers(1, 3), time),
    "take": (home, st.just(["b"]), time, time),
    "renew": (home, time),
    "release": (home,),
    "retire": (st.builds(Held, st.sampled_from([1, 2]), st.just(0), text, time, time), st.one_of(st.none(), outage)),
    "lease": (st.sampled_from(["x", "y"]), text, time, time),
    "unlease": (st.sampled_from(["x", "y"]),),
}

MATCHES, PEOPLE, SHARDS = range(1, 5), (7, 8, 205_000_000_000_000_001, -3), (Shard(1, 0), Shard(2, 0))
READS: dict[str, list[tuple[Any, ...]]] = {
    **{
        name: [(one,) for one in MATCHES]
        for name in ("match", "place", "rev", "glance", "chairs", "head", "orders", "scores_of_match", "played")
    },
    **{
        name: [(one,) for one in PEOPLE]
        for name in ("prefs", "prefs_with_rev", "scores_of", "attempts", "avoided", "apart", "searches_of")
    },
    **{name: [(one,) for one in SHARDS] for name in ("alive", "outages")},
    **{name: [()] for name in ("next_timer", "forgetting", "boards")},
    "search": [(number,) for number in range(1, 6)],
    **{
        name: [(at, most) for at in (0.1, 9e9) for most in (1, 9)]
        for name in ("looking", "expired_searches", "unanswered")
    },
    "seeking_tables": [(1,), (9,)],
    "lobbies_due": [(1,), (9,)],
    "state": [(one, last) for one in MATCHES for last in (None, 0, 50, 77)],
    "moves": [(one, 0, last) for one in MATCHES for last in (None, 50)],
    "draft": [(one, seat) for one in MATCHES for seat in range(3)],
    "letters": [(3,), (99,), *((99, one) for one in MATCHES)],
    "letters_due": [(kind, at, most) for kind in ("", "a") for at in (0.1, 9e9) for most in (1, 9)],
    "matches_with_letters": [(kind, at) for kind in ("", "a") for at in (0.1, 9e9)],
    "moved": [()],
    "shards": [()],
    "holder": [("x",), ("y",)],
    "timers": [(1.5, 99), (9e9, 2)],
    "uncredited": [(Outage(of, 0, 0.0, ended),) for of in (1, 2) for ended in (0.1, 9e9)],
    "matches_of": [(one, waiting) for one in PEOPLE for waiting in (False, True)],
    "matches_with": [(status, most) for status in ("lobby", "running", "over", "closed") for most in (1, 9)],
    "machines_up": [()],
    "one_of_each": [()],
    "moved_since": [(at,) for at in (0.0, 1.5, 9e9)],
    "threads": [()],
    "match_in": [(thread,) for thread in range(4)],
    "matches_of_guild": [(number << 22, status, 9) for number in range(2) for status in ("lobby", "running")],
    "seats_wanted": [(number << 22, most) for number in range(2) for most in (1, 9)],
    "rating": [(one, "x") for one in PEOPLE],
    "is_rated": [(match, one, "x") for match in MATCHES for one in PEOPLE],
    "best": [("x", 1), ("x", 9)],
}

NEITHER = {"open", "close", "backup", "driver", "call", "calls", "clock", "at_home"}
writes = st.sampled_from(sorted(WRITES)).flatmap(lambda name: st.tuples(st.just(name), *WRITES[name]))


@st.composite
def histories(draw: st.DrawFn) -> list[tuple[Any, ...]]:
    """Two lobbies, one of them started, then anything."""
    began = commits(1)
    first = [
        ("create", draw(lobby), draw(chairs)),
        ("create", draw(lobby), draw(chairs)),
        ("start", Match(id=1, game="x", version=2, host=7, options={}, created=0.0, seed=b"\x00\xff"), [], draw(began)),
    ]
    return [*first, *draw(st.lists(writes, min_size=10, max_size=40))]


def test_every_operation_is_tried() -> None:
    public = {name for name in dir(Store) if not name.startswith("_")} - NEITHER
    assert public == {*WRITES, *READS, "start"}


@settings(max_examples=length(25, 3_000), suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(history=histories())
def test_both_answer_the_same_and_hold_the_same(server: Server, history: list[tuple[Any, ...]]) -> None:
    asyncio.run(compare(server, history))


async def compare(server: Server, history: list[tuple[Any, ...]]) -> None:
    with tempfile.TemporaryDirectory() as folder:
        file, served = await Store.open(Path(folder) / "z.db"), await Store.open(await emptied(server), 1)
        try:
            for call in history:
                assert await done(file, call) == await done(served, call), call
            for call in ((name, *arguments) for name, given in READS.items() for arguments in given):
                assert await done(file, call) == await done(served, call), call
            for table, columns in schema.tables().items():
                read = partial(rows, table, ", ".join(columns))
                here, there = [await store.driver.read(read) for store in (file, served)]
                assert here == there, table
        finally:
            await file.close()
            await served.close()


async def done(store: Store, call: tuple[Any, ...]) -> Any:
    """What it answers; a conflict is an answer too."""
    name, *arguments = call
    try:
        return await getattr(store, name)(*arguments)
    except Conflict:
        return Conflict


def rows(table: str, columns: str) -> Op[list[tuple[Any, ...]]]:
    found = yield (f"SELECT {columns} FROM {table} ORDER BY {columns}",)
    return sorted((tuple(row) for row in found), key=repr)
