"""Matches and who sits there: lobbies, settings, places, and how they are found."""

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

from storage.face.running import Running
from storage.ops import matches
from storage.records import Chair, LetterKey, Match

T = TypeVar("T")


class Matches(Running):
    """What the service asks about a match that is not its moves."""

    async def create(self, match: Match, chairs: Sequence[Chair]) -> int:
        number = await self._write(matches.number)
        await self._write(matches.create, number, match, chairs)
        return number

    async def match(self, match: int) -> Match | None:
        return await self._read(matches.match, match)

    async def place(self, match: int) -> dict[str, Any]:
        """Where it is played, and what was told there; empty where there is no such match."""
        return await self._read(matches.place, match)

    async def glance(self, match: int) -> tuple[int, dict[str, int]] | None:
        """The revision, and the thread and the server where it is played."""
        return await self._read(matches.glance, match)

    async def rev(self, match: int) -> int | None:
        """Changes with everything that a table shows: the match, its seats, its settings and its clocks."""
        seen = await self.glance(match)
        return seen[0] if seen else None

    async def chairs(self, match: int) -> list[Chair]:
        return await self._read(matches.chairs, match)

    async def sit(self, match: int, chair: Chair, rev: int | None = None) -> None:
        """Takes a free seat of a lobby; Conflict if it is taken or the lobby is gone."""
        await self._write(matches.sit, match, chair, rev)

    async def rise(self, match: int, seat: int, rev: int | None = None) -> int:
        """Leaves a seat of a lobby; the match's revision from now on."""
        return await self._write(matches.rise, match, seat, rev)

    async def close_lobby(self, match: int, rev: int | None = None) -> None:
        await self._write(matches.close_lobby, match, rev)

    async def set_options(self, match: int, options: Mapping[str, str], rev: int | None = None) -> None:
        await self._write(matches.set_options, match, options, rev)

    async def set_settings(self, match: int, changes: Mapping[str, Any], rev: int | None = None) -> int:
        """Only these; None removes one. The match's revision from now on."""
        return await self._write(matches.set_settings, match, changes, rev)

    async def set_places(self, match: int, changes: Mapping[str, Any], told: Sequence[LetterKey] = ()) -> None:
        """Only these, whatever the others are; None removes one. A table does not show them. In the same step the
        letters of which they keep that they are told are delivered."""
        await self._repeated(matches.set_places, match, changes, told)

    async def take_place(self, match: int, key: str, value: T) -> T:
        """What stands there from now on: this value, or that of whoever was first."""
        found: T = await self._repeated(matches.take_place, match, key, value)
        return found

    async def matches_of(self, user: int, waiting: bool = False) -> list[int]:
        """Running matches and lobbies of a user; only those that wait for the user, if asked so."""
        return await self._read(matches.matches_of, user, waiting)

    async def matches_with(self, status: str, limit: int) -> list[int]:
        """The oldest of them."""
        return await self._read(matches.matches_with, self.home, status, limit)

    async def lobbies_due(self, limit: int) -> list[int]:
        """The oldest lobbies whose post is not as it should be, or that begin by themselves."""
        return await self._read(matches.lobbies_due, self.home, limit)

    async def machines_up(self) -> list[int]:
        """Running matches in which a computer or a standing order may have to move."""
        return await self._read(matches.machines_up, self.home)

    async def one_of_each(self) -> list[int]:
        """Of every game that is played in a language, one running match."""
        return await self._read(matches.one_of_each, self.home)

    async def moved_since(self, at: float) -> list[int]:
        """Running matches whose last move was made after this time, without those that have kept, in the place
        `quiet`, that nothing is to be told at this revision."""
        return await self._read(matches.moved_since, self.home, at)

    async def threads(self) -> list[tuple[int, int]]:
        """Running matches, and the threads in which they are played."""
        return await self._read(matches.threads, self.home)

    async def match_in(self, thread: int) -> int | None:
        """The match that is played in this thread."""
        return await self._read(matches.match_in, thread)

    async def matches_of_guild(self, guild: int, status: str, limit: int) -> list[int]:
        """The newest matches of a server."""
        return await self._read(matches.matches_of_guild, guild, status, limit)

    async def seats_wanted(self, guild: int, limit: int) -> list[int]:
        """The oldest running matches of a server in which somebody looks for a substitute."""
        return await self._read(matches.seats_wanted, guild, limit)

    async def drop_branches(self, before: float) -> int:
        """What-ifs in which nothing was played since then go, one by one; how many there were."""
        idle = await self._read(matches.idle_branches, self.home, before)
        return sum([await self._write(matches.drop_branch, match) for match in idle])

    async def drop_branch(self, match: int) -> None:
        """A what-if that nobody wants any more."""
        await self._write(matches.drop_branch, match)
