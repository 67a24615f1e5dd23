"""Looking for players: who waits for what, and at which table somebody is asked.

That somebody is asked stands with the search and in the table's settings, and both change in one transaction, which
claims the table. So of two who want the same search only one gets it: the other finds it taken, or gone.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from storage.ops import AT_HOME, Op, claim, duties, home_of, json, marks, matches, unjson
from storage.records import Conflict, Draft, Home, Match, Search

SEARCH = (
    "id, person, name, guild, channel, lang, games, pace, number, computers, experience, abroad,"
    " since, until, match, due"
)


def number() -> Op[int]:
    ((value,),) = yield ("UPDATE counters SET value = value + 1 WHERE name = 'search' RETURNING value",)
    return int(value)


def begin(search: Search, most: int) -> Op[bool]:
    """False: the person looks for enough already."""
    rows = yield "SELECT slot FROM searches WHERE person = ? ORDER BY slot", search.person
    free = sorted(set(range(most)) - {int(row[0]) for row in rows})
    if not free:
        return False
    row = (search.id, search.person, search.name, search.guild, search.channel, search.lang, json(search.games))
    wish = (search.pace, search.number, int(search.computers), search.experience, int(search.abroad))
    yield (
        f"INSERT INTO searches ({SEARCH}, slot) VALUES ({marks(SEARCH)}, ?)",
        *row,
        *wish,
        *(search.since, search.until, search.match, search.due, free[0]),
    )
    return True


def search(number: int) -> Op[Search | None]:
    rows = yield f"SELECT {SEARCH} FROM searches WHERE id = ?", number
    return _search(rows[0]) if rows else None


def searches_of(person: int) -> Op[list[Search]]:
    rows = yield f"SELECT {SEARCH} FROM searches WHERE person = ? ORDER BY id", person
    return [_search(row) for row in rows]


def looking(home: Home, now: float, limit: int) -> Op[list[Search]]:
    """Who is not asked anywhere, on our servers or also on others, the one who waits longest first."""
    rows = yield (
        f"SELECT {SEARCH} FROM searches m WHERE match IS NULL AND until > ? AND (abroad = 1 OR {AT_HOME})"
        " ORDER BY since, id LIMIT ?",
        now,
        *home_of(home),
        limit,
    )
    return [_search(row) for row in rows]


def expired(now: float, limit: int) -> Op[list[Search]]:
    rows = yield (
        f"SELECT {SEARCH} FROM searches WHERE match IS NULL AND until <= ? ORDER BY until, id LIMIT ?",
        *(now, limit),
    )
    return [_search(row) for row in rows]


def unanswered(home: Home, now: float, limit: int) -> Op[list[Search]]:
    """Whose time to answer is over, or whose table began or closed without them."""
    rows = yield (
        f"SELECT {', '.join(f's.{column}' for column in SEARCH.split(', '))}"
        " FROM searches s JOIN matches m ON m.id = s.match"
        f" WHERE (s.due <= ? OR m.status <> 'lobby') AND {AT_HOME} ORDER BY s.due, s.id LIMIT ?",
        now,
        *home_of(home),
        limit,
    )
    return [_search(row) for row in rows]


def seeking_tables(home: Home, limit: int) -> Op[list[tuple[int, int]]]:
    """Lobbies that came of a search, with their revision."""
    rows = yield (
        "SELECT m.id, m.rev FROM matches m JOIN settings s ON s.match = m.id AND s.key = 'sought'"
        f" WHERE m.status = 'lobby' AND {AT_HOME} ORDER BY m.id LIMIT ?",
        *home_of(home),
        limit,
    )
    return [(row[0], row[1]) for row in rows]


def stop(number: int) -> Op[bool]:
    """Only who is not asked anywhere stops as simply as that; False: it was taken meanwhile, or is gone."""
    return bool((yield "DELETE FROM searches WHERE id = ? AND match IS NULL RETURNING 1", number))


def open_table(number: int, match: Match, asked: Sequence[int], due: float, letters: Sequence[Draft]) -> Op[None]:
    """A lobby for these searches, all or none, in which nobody sits yet."""
    yield from matches.create(number, match, ())
    yield from _take(number, asked, due)
    yield from duties.post(number, match.rev, letters, match.created)


def ask(
    match: int,
    rev: int,
    settings: Mapping[str, Any],
    asked: Sequence[int],
    due: float,
    letters: Sequence[Draft],
    at: float,
) -> Op[int]:
    """A lobby asks further people, all or none of these."""
    yield from matches.become(match, "lobby", "lobby")
    yield from _take(match, asked, due)
    return (yield from tell(match, rev, settings, letters, at))


def _take(match: int, asked: Sequence[int], due: float) -> Op[None]:
    for number in sorted(asked):
        taken = yield (
            "UPDATE searches SET match = ?, due = ? WHERE id = ? AND match IS NULL RETURNING 1",
            *(match, due, number),
        )
        if not taken:
            raise Conflict(f"search {number} is taken or gone")


def release(match: int, rev: int, settings: Mapping[str, Any], number: int, since: float | None) -> Op[int]:
    """The table no longer asks somebody, who looks on from this place of the queue, or (None) no more."""
    new = yield from claim(match, rev)
    yield from matches.put_settings(match, settings)
    if since is None:
        gone = yield "DELETE FROM searches WHERE id = ? AND match = ? RETURNING 1", number, match
    else:
        gone = yield (
            "UPDATE searches SET match = NULL, due = NULL, since = ? WHERE id = ? AND match = ? RETURNING 1",
            *(since, number, match),
        )
    if not gone:
        raise Conflict(f"search {number} is not asked by match {match}")
    return new


def tell(match: int, rev: int, settings: Mapping[str, Any], letters: Sequence[Draft], at: float) -> Op[int]:
    """Something that is said of a lobby once: that it was said is noted with the letter."""
    new = yield from claim(match, rev)
    yield from matches.put_settings(match, settings)
    yield from duties.post(match, new, letters, at)
    return new


def _search(row: Sequence[Any]) -> Search:
    known = dict(zip(SEARCH.split(", "), row, strict=True))
    flags = {key: bool(known[key]) for key in ("computers", "abroad")}
    return Search(**{**known, **flags, "games": tuple(unjson(known["games"]))})
