"""Matches that are played as fast as the store takes it, while something happens to the database."""

import asyncio

from storage import Store
from tests.storage.rows import commit, move, started


class Game:
    """Four matches; whoever plays knows what was acknowledged."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.acknowledged: list[tuple[int, int]] = []
        self._told = asyncio.Condition()
        self._over = False
        self._players: list[asyncio.Task[None]] = []

    @classmethod
    async def begin(cls, store: Store, matches: int = 4) -> "Game":
        game = cls(store)
        playing = [await started(store) for _ in range(matches)]
        game._players = [asyncio.create_task(game._play(match.id, match.rev)) for match in playing]
        return game

    async def _play(self, match: int, rev: int) -> None:
        """Whatever the store raises ends the game: nobody is to hear of an outage that passes."""
        n = 0
        while not self._over:
            n += 1
            rev = await self.store.commit(commit(match, move(n), rev=rev))
            async with self._told:
                self.acknowledged.append((match, n))
                self._told.notify_all()

    async def moves(self, more: int) -> None:
        """So many more are made from now on."""
        enough = len(self.acknowledged) + more

        async def made() -> None:
            async with self._told:
                await self._told.wait_for(lambda: len(self.acknowledged) >= enough)

        waiting = asyncio.ensure_future(made())
        done, _ = await asyncio.wait({waiting, *self._players}, return_when=asyncio.FIRST_COMPLETED)
        for one in done:
            one.result()
        assert waiting in done

    async def check(self) -> None:
        """Everything that was acknowledged is stored, once and without a gap."""
        self._over = True
        await asyncio.gather(*self._players)
        assert len(set(self.acknowledged)) == len(self.acknowledged)
        matches = {match for match, _ in self.acknowledged}
        stored = {match: [one.n for one in await self.store.moves(match)] for match in matches}
        assert all(numbers == list(range(len(numbers))) for numbers in stored.values())
        assert set(self.acknowledged) == {(match, n) for match, numbers in stored.items() for n in numbers if n}
