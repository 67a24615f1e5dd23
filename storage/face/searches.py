"""Who looks for players, and who is asked at which table."""

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from storage.face.running import Running
from storage.ops import matches, searches
from storage.records import Draft, Match, Search


class Searches(Running):
    """A search is at one table at a time."""

    async def begin_search(self, search: Search, most: int) -> int | None:
        """Its number; None: the person has so many already. Conflict if another of the person began this moment."""
        number = await self._write(searches.number)
        return number if await self._write(searches.begin, replace(search, id=number), most) else None

    async def search(self, number: int) -> Search | None:
        return await self._read(searches.search, number)

    async def searches_of(self, user: int) -> list[Search]:
        return await self._read(searches.searches_of, user)

    async def looking(self, now: float, limit: int) -> list[Search]:
        """Who is not asked anywhere, the one who waits longest first; of other servers only who looks abroad."""
        return await self._read(searches.looking, self.home, now, limit)

    async def expired_searches(self, now: float, limit: int) -> list[Search]:
        return await self._read(searches.expired, now, limit)

    async def unanswered(self, now: float, limit: int) -> list[Search]:
        """Whose time to answer is over, or whose table began or closed without them."""
        return await self._read(searches.unanswered, self.home, now, limit)

    async def seeking_tables(self, limit: int) -> list[tuple[int, int]]:
        """Lobbies that came of a search, with their revision."""
        return await self._read(searches.seeking_tables, self.home, limit)

    async def stop_search(self, number: int) -> bool:
        """False: a table asks its owner by now, or it is gone."""
        return await self._write(searches.stop, number)

    async def open_for(self, match: Match, asked: Sequence[int], due: float, letters: Sequence[Draft]) -> int:
        """A lobby that asks the owners of these searches; Conflict, and nothing, if one of them is taken or gone."""
        number = await self._write(matches.number)
        await self._write(searches.open_table, number, match, asked, due, letters)
        return number

    async def ask_also(
        self,
        match: int,
        rev: int,
        settings: Mapping[str, Any],
        asked: Sequence[int],
        due: float,
        letters: Sequence[Draft],
        at: float,
    ) -> int:
        """A lobby asks further people, all or none of these; its revision from now on."""
        return await self._write(searches.ask, match, rev, settings, asked, due, letters, at)

    async def release_search(
        self, match: int, rev: int, settings: Mapping[str, Any], number: int, since: float | None
    ) -> int:
        """A lobby no longer asks somebody, who looks on from this place of the queue, or (None) no more."""
        return await self._write(searches.release, match, rev, settings, number, since)

    async def tell(self, match: int, rev: int, settings: Mapping[str, Any], letters: Sequence[Draft], at: float) -> int:
        """Letters about a lobby, and the settings that note that they were written."""
        return await self._write(searches.tell, match, rev, settings, letters, at)
