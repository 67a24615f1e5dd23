"""Rate limits: a bucket per route and place, one for the whole bot, and the ban for insisting."""

import hashlib
import math
import time
from collections import deque
from collections.abc import Callable

from localdiscord.model import Json

# requests, seconds; what is not named here falls under "*"
DISCORD_LIKE: dict[str, tuple[int, float]] = {
    "POST /channels/{channel_id}/messages": (5, 5.0),
    "PATCH /channels/{channel_id}/messages/{message_id}": (5, 5.0),
    "DELETE /channels/{channel_id}/messages/{message_id}": (5, 1.0),
    "PUT /channels/{channel_id}/messages/{message_id}/reactions/{emoji}/@me": (1, 0.25),
    "POST /channels/{channel_id}/threads": (10, 10.0),
    "POST /channels/{channel_id}/messages/{message_id}/threads": (10, 10.0),
    "PATCH /channels/{channel_id}": (5, 5.0),
    "rename": (2, 600.0),
    "POST /webhooks/{webhook_id}/{token}": (5, 2.0),
    "PATCH /webhooks/{webhook_id}/{token}/messages/{message_id}": (5, 2.0),
    "DELETE /webhooks/{webhook_id}/{token}/messages/{message_id}": (5, 2.0),
    "PUT /applications/{application_id}/commands": (4, 20.0),
    "PUT /applications/{application_id}/guilds/{guild_id}/commands": (4, 20.0),
    "POST /users/@me/channels": (10, 10.0),
    "*": (50, 1.0),
    "global": (50, 1.0),
    "new DMs": (100, 600.0),
}
OFF: dict[str, tuple[int, float]] = {}

INVALID_REQUESTS, INVALID_WITHIN = 10_000, 600.0
_MAJOR = ("channel_id", "guild_id", "webhook_id", "token")


class Limited(Exception):
    """429: come back later. `via` is missing when it is a ban rather than a limit."""

    def __init__(self, retry_after: float, *, everywhere: bool = False, banned: bool = False) -> None:
        super().__init__("You are being rate limited.")
        self.retry_after = math.ceil(retry_after * 1000) / 1000  # rounded down, it would be a moment too early
        self.everywhere, self.banned = everywhere, banned

    def body(self) -> Json:
        return {
            "message": "You are being rate limited.",
            "retry_after": self.retry_after,
            "global": self.everywhere,
            "code": 0,
        }

    def headers(self) -> dict[str, str]:
        if self.banned:
            return {}
        scope = "global" if self.everywhere else "user"
        headers = {
            "Via": "1.1 localdiscord",
            "Retry-After": str(self.retry_after),
            "X-RateLimit-Scope": scope,
        }
        return headers | ({"X-RateLimit-Global": "true"} if self.everywhere else {})


class Bucket:
    """So many requests in so many seconds, counted from the first."""

    def __init__(self, limit: int, seconds: float) -> None:
        self.limit, self.seconds = limit, seconds
        self.used, self.resets_at = 0, 0.0

    def take(self, now: float) -> float:
        """Counts one request; returns how long to wait if there is no room for it."""
        if now >= self.resets_at:
            self.used, self.resets_at = 0, now + self.seconds
        if self.used >= self.limit:
            return self.resets_at - now
        self.used += 1
        return 0.0

    def headers(self, name: str, now: float) -> dict[str, str]:
        after = max(0.0, self.resets_at - now)
        return {
            "X-RateLimit-Limit": str(self.limit),
            "X-RateLimit-Remaining": str(self.limit - self.used),
            "X-RateLimit-Reset": f"{now + after:.3f}",
            "X-RateLimit-Reset-After": f"{after:.3f}",
            "X-RateLimit-Bucket": name,
        }


class Rates:
    """The limits in force; an empty table switches them off."""

    def __init__(self, table: dict[str, tuple[int, float]] | None = None, now: Callable[[], float] = time.time) -> None:
        self.now = now
        self.table = DISCORD_LIKE if table is None else table
        self.buckets: dict[str, Bucket] = {}
        self.invalid: deque[float] = deque(maxlen=INVALID_REQUESTS)

    def take(self, route: str, place: dict[str, str]) -> dict[str, str]:
        """Counts a request to a route; returns the headers that tell of its bucket."""
        limit = self.table.get(route) or self.table.get("*")
        if limit is None:
            return {}
        where = "+".join(place[name] for name in _MAJOR if name in place)
        bucket = self._bucket(f"{route}:{where}", limit)
        wait = bucket.take(self.now())
        if wait:
            raise Limited(wait)
        return bucket.headers(hashlib.md5(route.encode(), usedforsecurity=False).hexdigest(), self.now())

    def take_global(self) -> None:
        if wait := self._named("global"):
            raise Limited(wait, everywhere=True)

    def take_rename(self, channel_id: int) -> None:
        """A channel may change its name or topic only twice in ten minutes."""
        if wait := self._named("rename", str(channel_id)):
            raise Limited(wait)

    def too_many_dms(self) -> bool:
        return bool(self._named("new DMs"))

    def count_invalid(self, status: int) -> None:
        if status in (401, 403, 429):
            self.invalid.append(self.now())

    def check_ban(self) -> None:
        full = len(self.invalid) == INVALID_REQUESTS
        if full and self.now() - self.invalid[0] < INVALID_WITHIN:
            raise Limited(INVALID_WITHIN, everywhere=True, banned=True)

    def _named(self, name: str, place: str = "") -> float:
        limit = self.table.get(name)
        return self._bucket(f"{name}:{place}", limit).take(self.now()) if limit else 0.0

    def _bucket(self, key: str, limit: tuple[int, float]) -> Bucket:
        if len(self.buckets) > 5_000:
            now = self.now()
            self.buckets = {k: b for k, b in self.buckets.items() if b.resets_at > now}
        return self.buckets.setdefault(key, Bucket(*limit))
