"""How often somebody's phone rings: where a match is played live, people look anyway, and a few times will do."""

from collections import OrderedDict, deque
from collections.abc import Sequence

from service import clock
from service.desk import Table

AN_HOUR = 6
"""So often in an hour a live match may mention somebody aloud."""
REMEMBERED = 10_000


class Ringing:
    """Kept in memory alone: after a restart a phone may ring once more."""

    def __init__(self) -> None:
        self._rung: OrderedDict[tuple[int, int], deque[float]] = OrderedDict()

    def heard(self, table: Table, users: Sequence[int], now: float) -> list[int]:
        """Those of them whose phones ring now."""
        if clock.pace_of(table.match) != clock.PACES["live"]:
            return list(users)
        return [user for user in users if self._rings((table.match.id, user), now)]

    def _rings(self, who: tuple[int, int], now: float) -> bool:
        rung = self._rung.setdefault(who, deque(maxlen=AN_HOUR))
        self._rung.move_to_end(who)
        while len(self._rung) > REMEMBERED:
            self._rung.popitem(last=False)
        if len(rung) == AN_HOUR and now - rung[0] < clock.HOUR:
            return False
        rung.append(now)
        return True
