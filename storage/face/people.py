"""People: what they wish, how they played, and that they are forgotten."""

from collections.abc import Sequence
from typing import Any

from storage.face.running import Running
from storage.ops import matches, people
from storage.records import Attempt, Rating, Score


class People(Running):
    """What is known of somebody."""

    async def prefs(self, user: int) -> dict[str, Any]:
        return (await self._read(people.prefs, user))[0]

    async def prefs_with_rev(self, user: int) -> tuple[dict[str, Any], int]:
        """With the revision that `keep_prefs` wants."""
        return await self._read(people.prefs, user)

    async def keep_prefs(self, user: int, prefs: dict[str, Any], rev: int = 0) -> None:
        """Conflict if they have changed since that revision; 0: there were none."""
        await self._write(people.keep_prefs, user, prefs, rev)

    async def scores_of_match(self, match: int) -> list[Score]:
        return await self._read(people.scores_of_match, match)

    async def played(self, match: int) -> dict[int, int]:
        """How many matches of this game everybody at the table has finished."""
        return await self._read(people.played, match)

    async def scores_of(self, user: int) -> list[Score]:
        return await self._read(people.scores_of, user)

    async def keep_scores(self, scores: Sequence[Score]) -> None:
        """The results of a match, all or nothing; Conflict if they are kept already."""
        await self._write(people.keep_scores, scores)

    async def rating(self, user: int, game: str) -> Rating | None:
        return await self._read(people.rating, user, game)

    async def is_rated(self, match: int, user: int, game: str) -> bool:
        """Whether the match counts in the person's rating."""
        return await self._read(people.is_rated, match, user, game)

    async def add_ratings(self, match: int, ratings: Sequence[Rating]) -> None:
        """What follows from a match, all or nothing; Conflict if something else was rated meanwhile."""
        await self._write(people.add_ratings, match, ratings)

    async def best(self, game: str, limit: int) -> list[Rating]:
        """The highest ratings of a game."""
        return await self._read(people.best, game, limit)

    async def attempts(self, user: int) -> list[Attempt]:
        """The lessons that somebody has begun, the latest last."""
        return await self._read(people.attempts, user)

    async def begin_lesson(self, user: int, attempt: Attempt) -> None:
        await self._write(people.begin_lesson, user, attempt)

    async def end_lesson(self, user: int, game: str, lesson: str, at: float) -> None:
        """It is done; the first time counts."""
        await self._write(people.end_lesson, user, game, lesson, at)

    async def forget(self, user: int, stranger: int, name: str) -> None:
        """Everything that names a person goes; the matches stay, with a stranger's number and name in the seats.

        Match by match: what a kill breaks off is in `forgetting`, and can be done again.
        """
        stranger = await self._write(people.begin_forgetting, user, stranger)
        for match in await self._read(people.naming, user):
            for branch in await self._read(people.what_ifs, match, user):
                await self._write(matches.drop_branch, branch)
            await self._write(people.forget_in, match, user, stranger, name)
        await self._write(people.end_forgetting, user)

    async def forgetting(self) -> list[tuple[int, int]]:
        """Who is not yet wholly forgotten, and the stranger who stands for them."""
        return await self._read(people.forgetting)
