"""What cannot be done is tried again, each time after a longer pause: a server that has thrown us out stays closed, and
Discord shuts out who asks too often for what is refused."""

from collections.abc import Callable, Hashable

FIRST_PAUSE, LONGEST_PAUSE = 20.0, 3_600.0
REMEMBERED = 10_000


class Patience:
    """In memory alone: after a restart it is tried at once."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._pauses: dict[Hashable, tuple[float, float]] = {}
        """Until when each waits, and how long that is."""

    def waits(self, what: Hashable) -> bool:
        return what in self._pauses and self._pauses[what][0] > self._now()

    def failed(self, what: Hashable) -> None:
        _, last = self._pauses.pop(what, (0.0, FIRST_PAUSE / 2))
        pause = min(LONGEST_PAUSE, 2 * last)
        self._pauses[what] = (self._now() + pause, pause)
        while len(self._pauses) > REMEMBERED:
            del self._pauses[next(iter(self._pauses))]

    def done(self, what: Hashable) -> None:
        self._pauses.pop(what, None)
