"""A match and who sits there, from the lobby to the archive."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from storage.ops import AT_HOME, Op, claim, fresh, home_of, json, marks, unjson
from storage.ops.duties import delivered
from storage.records import Chair, Conflict, Home, LetterKey, Match

MATCH = "id, rev, game, version, status, host, options, thread, guild, branch, seed, seeded, credited, created, ended"
CHAIR = "person, name, level, waiting, last, deputy, clock, since, missed, excused, vacation, away"
IN_ROW = ("thread", "guild")
"""Places by which a match is found are columns of its row."""
BRANCH = "branch"
"""The setting by which a what-if is known, also a column."""


def number() -> Op[int]:
    """The next match's, small enough to be typed; in a transaction of its own, for everybody waits for it."""
    ((value,),) = yield ("UPDATE counters SET value = value + 1 WHERE name = 'match' RETURNING value",)
    return int(value)


def create(number: int, match: Match, chairs: Sequence[Chair]) -> Op[None]:
    row = (number, 0, match.game, match.version, match.status, match.host, json(match.options))
    found_by = (*(match.place.get(key) for key in IN_ROW), match.settings.get(BRANCH))
    rest = (match.seed, match.seeded, match.credited, match.created, match.ended)
    yield f"INSERT INTO matches ({MATCH}) VALUES ({marks(MATCH)})", *row, *found_by, *rest
    yield from put_settings(number, {key: value for key, value in match.settings.items() if key != BRANCH})
    yield from _put_places(number, {key: value for key, value in match.place.items() if key not in IN_ROW})
    yield from seat(number, chairs)


def match(number: int) -> Op[Match | None]:
    rows = yield f"SELECT {MATCH} FROM matches WHERE id = ?", number
    if not rows:
        return None
    found = dict(zip(MATCH.split(", "), rows[0], strict=True))
    settings = yield "SELECT key, value FROM settings WHERE match = ? ORDER BY key", number
    places = yield "SELECT key, value FROM places WHERE match = ? ORDER BY key", number
    branch, columns = found.pop(BRANCH), {key: found.pop(key) for key in IN_ROW}
    found["options"] = unjson(found["options"])
    return Match(
        **found,
        settings={**_there({BRANCH: branch}), **{key: unjson(value) for key, value in settings}},
        place={**_there(columns), **_nested(places)},
    )


def place(number: int) -> Op[dict[str, Any]]:
    rows = yield "SELECT thread, guild FROM matches WHERE id = ?", number
    places = yield "SELECT key, value FROM places WHERE match = ? ORDER BY key", number
    return {**_there(dict(zip(IN_ROW, rows[0], strict=True))), **_nested(places)} if rows else {}


def _there(values: Mapping[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in values.items() if value is not None}


def _nested(rows: Sequence[Any]) -> dict[str, Any]:
    """Rows `watch:5` and `watch:6` are the entries 5 and 6 of `watch`: each is written for itself."""
    found: dict[str, Any] = {}
    for key, value in rows:
        outer, _, inner = key.partition(":")
        if inner:
            found.setdefault(outer, {})[inner] = unjson(value)
        else:
            found[outer] = unjson(value)
    return found


def glance(number: int) -> Op[tuple[int, dict[str, int]] | None]:
    """The revision, and the thread and the server where it is played."""
    rows = yield "SELECT rev, thread, guild FROM matches WHERE id = ?", number
    return (int(rows[0][0]), _there(dict(zip(IN_ROW, rows[0][1:], strict=True)))) if rows else None


def chairs(match: int) -> Op[list[Chair]]:
    rows = yield f"SELECT seat, {CHAIR} FROM seats WHERE match = ? ORDER BY seat", match
    return [msgspec.convert(dict(zip(Chair.__struct_fields__, row, strict=True)), Chair, strict=False) for row in rows]


def seat(match: int, chairs: Sequence[Chair]) -> Op[None]:
    rows = [(match, *msgspec.structs.astuple(chair)) for chair in chairs]
    yield (
        f"INSERT INTO seats (match, seat, {CHAIR}) VALUES (?, ?, {marks(CHAIR)})"
        f" ON CONFLICT (match, seat) DO UPDATE SET {fresh(CHAIR)}",
        rows,
    )


def sit(match: int, chair: Chair, rev: int | None) -> Op[None]:
    yield from claim(match, rev)
    yield from become(match, "lobby", "lobby")
    if (yield "SELECT 1 FROM seats WHERE match = ? AND seat = ?", match, chair.seat):
        raise Conflict(f"seat {chair.seat} is taken")
    yield from seat(match, [chair])
    yield "DELETE FROM searches WHERE match = ? AND person = ?", match, chair.user  # found


def rise(match: int, seat: int, rev: int | None) -> Op[int]:
    new = yield from claim(match, rev)
    yield from become(match, "lobby", "lobby")
    yield "DELETE FROM seats WHERE match = ? AND seat = ?", match, seat
    return new


def close_lobby(match: int, rev: int | None) -> Op[None]:
    yield from claim(match, rev)
    yield from become(match, "lobby", "closed")


def become(match: int, before: str, after: str) -> Op[None]:
    if not (yield "UPDATE matches SET status = ? WHERE id = ? AND status = ? RETURNING 1", after, match, before):
        raise Conflict(f"match {match} is not in status {before}")


def set_options(match: int, options: Mapping[str, str], rev: int | None) -> Op[None]:
    yield from claim(match, rev)
    yield "UPDATE matches SET options = ? WHERE id = ?", json(options), match


def set_settings(match: int, changes: Mapping[str, Any], rev: int | None) -> Op[int]:
    new = yield from claim(match, rev)
    yield from put_settings(match, changes)
    return new


def put_settings(match: int, changes: Mapping[str, Any]) -> Op[None]:
    """Only the keys that change; None removes one."""
    yield "DELETE FROM settings WHERE match = ? AND key = ?", _removed(match, changes)
    yield (
        "INSERT INTO settings (match, key, value) VALUES (?, ?, ?)"
        " ON CONFLICT (match, key) DO UPDATE SET value = excluded.value",
        _kept(match, changes),
    )


def set_places(match: int, changes: Mapping[str, Any], told: Sequence[LetterKey] = ()) -> Op[None]:
    """Blindly, key by key, without a claim: a table does not show where it lives. With letters that are told by it."""
    yield from delivered(told)
    if "thread" in changes:
        yield "UPDATE matches SET thread = ? WHERE id = ?", changes["thread"], match
    if "guild" in changes:
        yield "UPDATE matches SET guild = ? WHERE id = ?", changes["guild"], match
    yield from _put_places(match, {key: value for key, value in changes.items() if key not in IN_ROW})


def take_place(match: int, key: str, value: Any) -> Op[Any]:
    """What stands there: this value, or the one of whoever was first."""
    yield "INSERT INTO places (match, key, value) VALUES (?, ?, ?) ON CONFLICT DO NOTHING", match, key, json(value)
    ((found,),) = yield "SELECT value FROM places WHERE match = ? AND key = ?", match, key
    return unjson(found)


def _put_places(match: int, changes: Mapping[str, Any]) -> Op[None]:
    yield "DELETE FROM places WHERE match = ? AND key = ?", _removed(match, changes)
    yield (
        "INSERT INTO places (match, key, value) VALUES (?, ?, ?)"
        " ON CONFLICT (match, key) DO UPDATE SET value = excluded.value",
        _kept(match, changes),
    )


def _removed(match: int, changes: Mapping[str, Any]) -> list[tuple[int, str]]:
    return [(match, key) for key, value in changes.items() if value is None]


def _kept(match: int, changes: Mapping[str, Any]) -> list[tuple[int, str, str]]:
    return [(match, key, json(value)) for key, value in sorted(changes.items()) if value is not None]


def matches_of(person: int, waiting: bool) -> Op[list[int]]:
    rows = yield (
        "SELECT DISTINCT s.match FROM seats s JOIN matches m ON m.id = s.match"
        " WHERE s.person = ? AND CASE WHEN s.deputy = '' THEN s.waiting ELSE 0 END >= ?"
        " AND m.status IN ('lobby', 'running') AND m.branch IS NULL ORDER BY s.match",
        person,
        int(waiting),
    )
    return [row[0] for row in rows]


def matches_with(home: Home, status: str, limit: int) -> Op[list[int]]:
    rows = yield (
        f"SELECT id FROM matches m WHERE status = ? AND {AT_HOME} ORDER BY created, id LIMIT ?",
        status,
        *home_of(home),
        limit,
    )
    return [row[0] for row in rows]


def lobbies_due(home: Home, limit: int) -> Op[list[int]]:
    """Lobbies with a channel whose post is missing or shows an older revision, or that begin by themselves."""
    rows = yield (
        f"SELECT id FROM matches m WHERE status = 'lobby' AND {AT_HOME}"
        " AND EXISTS (SELECT 1 FROM places p WHERE p.match = m.id AND p.key = 'channel')"
        " AND (NOT EXISTS (SELECT 1 FROM places p WHERE p.match = m.id AND p.key = 'message')"
        " OR NOT EXISTS (SELECT 1 FROM places p WHERE p.match = m.id AND p.key = 'shown'"
        " AND p.value = CAST(m.rev AS TEXT))"
        " OR EXISTS (SELECT 1 FROM settings s WHERE s.match = m.id AND s.key = 'begins' AND s.value = ?))"
        " ORDER BY created, id LIMIT ?",
        *home_of(home),
        json("full"),
        limit,
    )
    return [row[0] for row in rows]


def machines_up(home: Home) -> Op[list[int]]:
    """Running matches in which a computer or a standing order may have to move: where one is waited for, or nobody."""
    rows = yield (
        f"SELECT id FROM matches m WHERE status = 'running' AND {AT_HOME} AND"
        " (EXISTS (SELECT 1 FROM seats s WHERE s.match = m.id AND s.waiting = 1"
        " AND (s.person IS NULL OR s.deputy <> ''))"
        " OR NOT EXISTS (SELECT 1 FROM seats s WHERE s.match = m.id AND s.waiting = 1)"
        " OR EXISTS (SELECT 1 FROM orders o WHERE o.match = m.id)) ORDER BY created, id",
        *home_of(home),
    )
    return [row[0] for row in rows]


def one_of_each(home: Home) -> Op[list[int]]:
    """Of every game that is played in a language, one running match."""
    rows = yield (
        "SELECT min(m.id) FROM matches m LEFT JOIN settings l ON l.match = m.id AND l.key = 'lang'"
        f" WHERE m.status = 'running' AND {AT_HOME} GROUP BY m.game, l.value ORDER BY 1",
        *home_of(home),
    )
    return [row[0] for row in rows]


def moved_since(home: Home, at: float) -> Op[list[int]]:
    """Running matches whose last move was made after this time, but those that are quiet at their revision."""
    rows = yield (
        f"SELECT id FROM matches m WHERE status = 'running' AND {AT_HOME} AND"
        " (SELECT v.at FROM moves v WHERE v.match = m.id ORDER BY v.n DESC LIMIT 1) > ?"
        " AND NOT EXISTS (SELECT 1 FROM places p WHERE p.match = m.id AND p.key = 'quiet'"
        " AND p.value = CAST(m.rev AS TEXT)) ORDER BY created, id",
        *home_of(home),
        at,
    )
    return [row[0] for row in rows]


def threads(home: Home) -> Op[list[tuple[int, int]]]:
    """Running matches, and the threads in which they are played."""
    rows = yield (
        f"SELECT id, thread FROM matches m WHERE status = 'running' AND thread IS NOT NULL AND {AT_HOME}"
        " ORDER BY created, id",
        *home_of(home),
    )
    return [(int(match), int(thread)) for match, thread in rows]


def match_in(thread: int) -> Op[int | None]:
    rows = yield "SELECT id FROM matches WHERE thread = ? ORDER BY id DESC LIMIT 1", thread
    return int(rows[0][0]) if rows else None


def matches_of_guild(guild: int, status: str, limit: int) -> Op[list[int]]:
    rows = yield (
        "SELECT id FROM matches WHERE guild = ? AND status = ? ORDER BY id DESC LIMIT ?",
        guild,
        status,
        limit,
    )
    return [row[0] for row in rows]


def seats_wanted(guild: int, limit: int) -> Op[list[int]]:
    """Matches in which somebody looks for a substitute."""
    rows = yield (
        "SELECT m.id FROM matches m JOIN settings s ON s.match = m.id AND s.key = 'substitutes'"
        " WHERE m.guild = ? AND m.status = 'running' ORDER BY m.id LIMIT ?",
        guild,
        limit,
    )
    return [row[0] for row in rows]


def idle_branches(home: Home, before: float) -> Op[list[int]]:
    """What-ifs in which nothing was played since then."""
    rows = yield (
        f"SELECT id FROM matches m WHERE branch IS NOT NULL AND {AT_HOME}"
        " AND coalesce((SELECT max(at) FROM moves WHERE moves.match = m.id), created) < ? ORDER BY id",
        *home_of(home),
        before,
    )
    return [row[0] for row in rows]


def drop_branch(match: int) -> Op[int]:
    """A what-if with all that belongs to it; how many there were."""
    return len((yield "DELETE FROM matches WHERE id = ? AND branch IS NOT NULL RETURNING 1", match))
