"""The one store that the service knows, whatever the database; a driver runs its operations."""

from pathlib import Path

from storage.face.company import Company
from storage.face.duties import Duties
from storage.face.leases import Leases
from storage.face.matches import Matches
from storage.face.moves import Moves
from storage.face.people import People
from storage.face.searches import Searches
from storage.ops import duties
from storage.records import Home


class Store(Matches, Moves, Duties, Leases, People, Company, Searches):
    """What the service needs of a database."""

    @classmethod
    async def open(cls, where: Path | str, pool: int = 10) -> "Store":
        """A file, or the address of a PostgreSQL."""
        if isinstance(where, Path):
            from storage.sqlite import Sqlite

            return cls(await Sqlite.open(where))
        from storage.postgres import Postgres

        return cls(await Postgres.open(where, pool))

    def at_home(self, home: Home) -> "Store":
        """The same database for who serves these servers, as long as they are held."""
        served = Store(self.driver)
        served.home = home
        return served

    async def close(self) -> None:
        await self.driver.close()

    async def backup(self, target: Path) -> None:
        """A copy while everything goes on; nothing that exists is overwritten."""
        await self.driver.backup(target)

    async def try_to_write(self) -> None:
        """Changes nothing; StoreError if it cannot be written to."""
        await self._write(duties.touch)
