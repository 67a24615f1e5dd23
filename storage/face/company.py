"""Finding company: lists of open tables, and who avoids whom."""

from storage.face.running import Running
from storage.ops import company
from storage.records import Board


class Company(Running):
    """With whom somebody plays."""

    async def boards(self) -> list[Board]:
        return await self._read(company.boards, self.home)

    async def keep_board(self, board: Board) -> int | None:
        """The only one of its channel from now on; the message that it takes the place of."""
        return await self._write(company.keep_board, board)

    async def redrawn(self, board: Board) -> None:
        """What it shows by now, unless another has taken its place."""
        await self._write(company.redrawn, board)

    async def drop_board(self, board: Board) -> None:
        await self._write(company.drop_board, board)

    async def avoid(self, user: int, other: int) -> None:
        await self._write(company.avoid, user, other)

    async def stop_avoiding(self, user: int, other: int) -> None:
        await self._write(company.stop_avoiding, user, other)

    async def avoided(self, user: int) -> list[int]:
        """By this user."""
        return await self._read(company.avoided, user)

    async def apart(self, user: int) -> set[int]:
        """Whom the user avoids, and who avoids the user."""
        return await self._read(company.apart, user)
