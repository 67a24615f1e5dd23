"""That a match is whole: its moves, played again, lead to the position that is stored."""

from service.desk import Desk
from storage import SNAPSHOT


async def is_whole(desk: Desk, match: int) -> bool:
    """Played again from the last position that is kept for ever; a lobby has nothing to prove."""
    if await desk.store.state(match) is None:
        return True
    table = await desk.table(match)
    again = await desk.replayed(table, table.n, max(0, table.n - 1) // SNAPSHOT * SNAPSHOT)
    return bool(again == table.position)
