"""What is known of people: their wishes, how they fared, what they learn, and that they want to be forgotten."""

from collections.abc import Sequence
from typing import Any

import msgspec

from storage.ops import Op, json, marks, unjson
from storage.records import Attempt, Conflict, Rating, Score

SCORE = "match, person, game, place, points, seats, missed, pace, rated, at"


def prefs(person: int) -> Op[tuple[dict[str, Any], int]]:
    """With the revision that a change of them has to name; 0: there are none yet."""
    rows = yield "SELECT prefs, rev FROM users WHERE id = ?", person
    return (unjson(rows[0][0]), int(rows[0][1])) if rows else ({}, 0)


def keep_prefs(person: int, prefs: dict[str, Any], rev: int) -> Op[None]:
    if rev == 0:
        kept = yield (
            "INSERT INTO users (id, prefs, rev) VALUES (?, ?, 1) ON CONFLICT DO NOTHING RETURNING 1",
            person,
            json(prefs),
        )
    else:
        kept = yield (
            "UPDATE users SET prefs = ?, rev = rev + 1 WHERE id = ? AND rev = ? RETURNING 1",
            json(prefs),
            person,
            rev,
        )
    if not kept:
        raise Conflict(f"the preferences of {person} have changed")


def scores_of_match(match: int) -> Op[list[Score]]:
    rows = yield f"SELECT {SCORE} FROM results WHERE match = ? ORDER BY at, person", match
    return [_score(row) for row in rows]


def scores_of(person: int) -> Op[list[Score]]:
    rows = yield f"SELECT {SCORE} FROM results WHERE person = ? ORDER BY at, match", person
    return [_score(row) for row in rows]


def played(match: int) -> Op[dict[int, int]]:
    """By everybody who sits there: how many matches of its game they have finished."""
    rows = yield (
        "SELECT s.person, count(r.match) FROM seats s JOIN matches m ON m.id = s.match"
        " LEFT JOIN results r ON r.person = s.person AND r.game = m.game"
        " WHERE s.match = ? AND s.person IS NOT NULL GROUP BY s.person",
        match,
    )
    return {int(person): int(number) for person, number in rows}


def _score(row: Sequence[Any]) -> Score:
    return msgspec.convert(dict(zip(Score.__struct_fields__, row, strict=True)), Score, strict=False)


def keep_scores(scores: Sequence[Score]) -> Op[None]:
    rows = [msgspec.structs.astuple(score) for score in scores]
    yield f"INSERT INTO results ({SCORE}) VALUES ({marks(SCORE)})", rows


def rating(person: int, game: str) -> Op[Rating | None]:
    rows = yield (
        "SELECT person, game, mu, sigma, k FROM ratings WHERE person = ? AND game = ? ORDER BY k DESC LIMIT 1",
        person,
        game,
    )
    return Rating(*rows[0]) if rows else None


def is_rated(match: int, person: int, game: str) -> Op[bool]:
    rows = yield "SELECT 1 FROM ratings WHERE person = ? AND game = ? AND match = ?", person, game, match
    return bool(rows)


def add_ratings(match: int, ratings: Sequence[Rating]) -> Op[None]:
    """The next of each person; Conflict if another match was rated meanwhile, or this one already."""
    rows = [(one.user, one.game, one.matches, one.mu, one.sigma, match) for one in ratings]
    yield "INSERT INTO ratings (person, game, k, mu, sigma, match) VALUES (?, ?, ?, ?, ?, ?)", sorted(rows)


def best(game: str, limit: int) -> Op[list[Rating]]:
    rows = yield (
        "SELECT person, game, mu, sigma, k FROM ratings r WHERE game = ? AND NOT EXISTS"
        " (SELECT 1 FROM ratings n WHERE n.person = r.person AND n.game = r.game AND n.k > r.k)"
        " ORDER BY mu - 3 * sigma DESC, person LIMIT ?",
        game,
        limit,
    )
    return [Rating(*row) for row in rows]


def attempts(person: int) -> Op[list[Attempt]]:
    rows = yield (
        "SELECT game, lesson, match, begun, done FROM lessons WHERE person = ? ORDER BY begun, game, lesson",
        person,
    )
    return [Attempt(*row) for row in rows]


def begin_lesson(person: int, attempt: Attempt) -> Op[None]:
    """Once more, perhaps: that it was done once, stays."""
    yield (
        "INSERT INTO lessons (person, game, lesson, match, begun) VALUES (?, ?, ?, ?, ?)"
        " ON CONFLICT (person, game, lesson) DO UPDATE SET match = excluded.match, begun = excluded.begun",
        *(person, attempt.game, attempt.lesson, attempt.match, attempt.begun),
    )


def end_lesson(person: int, game: str, lesson: str, at: float) -> Op[None]:
    """Done; the first time counts."""
    yield (
        "UPDATE lessons SET done = ? WHERE person = ? AND game = ? AND lesson = ? AND done IS NULL",
        *(at, person, game, lesson),
    )


def begin_forgetting(person: int, stranger: int) -> Op[int]:
    """Who stands for the person from now on: this stranger, or the one of a beginning that was broken off."""
    yield (
        "INSERT INTO forgetting (person, stranger) VALUES (?, ?) ON CONFLICT DO NOTHING",
        person,
        stranger,
    )
    ((found,),) = yield "SELECT stranger FROM forgetting WHERE person = ?", person
    return int(found)


def forgetting() -> Op[list[tuple[int, int]]]:
    rows = yield ("SELECT person, stranger FROM forgetting ORDER BY person",)
    return [(int(person), int(stranger)) for person, stranger in rows]


def naming(person: int) -> Op[list[int]]:
    """Matches in which anything may name the person."""
    named = f"%{person}%"
    rows = yield (
        "SELECT match FROM seats WHERE person = ? UNION SELECT id FROM matches WHERE host = ?"
        " UNION SELECT match FROM results WHERE person = ? UNION SELECT match FROM settings WHERE value LIKE ?"
        " UNION SELECT match FROM places WHERE value LIKE ? ORDER BY 1",
        *(person, person, person),
        *(named, named),
    )
    return [row[0] for row in rows]


def what_ifs(match: int, person: int) -> Op[list[int]]:
    """What-ifs that carry the person's name: this match itself, or those that come from it and know the seat."""
    own = yield "SELECT id FROM matches WHERE id = ? AND branch IS NOT NULL AND host = ?", match, person
    sat = yield "SELECT 1 FROM seats WHERE match = ? AND person = ?", match, person
    if not sat and person not in (yield from _conceded(match)).values():
        return [row[0] for row in own]
    others = yield "SELECT id FROM matches WHERE branch = ? ORDER BY id", match
    return [row[0] for row in (*own, *others)]


def forget_in(match: int, person: int, stranger: int, name: str) -> Op[None]:
    """In one match a stranger takes the person's place; done again, it changes nothing more."""
    rows = yield "UPDATE matches SET rev = rev + 1 WHERE id = ? RETURNING rev", match
    if not rows:
        return  # a what-if that is gone
    left = [(name, match, int(seat)) for seat, user in (yield from _conceded(match)).items() if user == person]
    yield "UPDATE seats SET name = ? WHERE match = ? AND seat = ? AND person IS NULL", left
    sat = (stranger, name, match, person)
    yield "UPDATE seats SET person = ?, name = ? WHERE match = ? AND person = ?", *sat
    yield "UPDATE matches SET host = ? WHERE id = ? AND host = ?", stranger, match, person
    yield "UPDATE results SET person = ? WHERE match = ? AND person = ?", stranger, match, person
    settings = yield "SELECT key, value FROM settings WHERE match = ? AND value LIKE ?", match, f"%{person}%"
    places = yield "SELECT key, value FROM places WHERE match = ? AND value LIKE ?", match, f"%{person}%"
    yield "UPDATE settings SET value = ? WHERE match = ? AND key = ?", _unnamed(match, settings, person, stranger)
    yield "UPDATE places SET value = ? WHERE match = ? AND key = ?", _unnamed(match, places, person, stranger)


def end_forgetting(person: int) -> Op[None]:
    """What belongs to the person alone goes last, and with it the note that it is to be done."""
    yield "DELETE FROM ratings WHERE person = ?", person
    yield "DELETE FROM lessons WHERE person = ?", person
    yield "DELETE FROM avoided WHERE person = ? OR other = ?", person, person
    yield "DELETE FROM searches WHERE person = ?", person
    yield "DELETE FROM users WHERE id = ?", person
    yield "DELETE FROM forgetting WHERE person = ?", person


def _conceded(match: int) -> Op[dict[str, int]]:
    """Who left which seat to a computer."""
    rows = yield "SELECT value FROM settings WHERE match = ? AND key = 'conceded'", match
    found: dict[str, int] = unjson(rows[0][0]) if rows else {}
    return found


def _unnamed(match: int, rows: Sequence[Any], old: int, new: int) -> list[tuple[str, int, str]]:
    return [(json(_exchanged(unjson(value), old, new)), match, key) for key, value in rows]


def _exchanged(tree: Any, old: int, new: int) -> Any:
    match tree:
        case dict():
            return {key: _exchanged(value, old, new) for key, value in tree.items()}
        case list():
            return [_exchanged(value, old, new) for value in tree]
        case _:
            return new if tree == old and type(tree) is int else tree
