"""Settings from the environment and from a `.env` file beside the program's working folder."""

import os
from collections.abc import Mapping
from pathlib import Path

from dotenv import dotenv_values
from msgspec import Struct

from ziggurat.problem import Problem

POSTGRESQL = ("postgresql://", "postgres://")
LEVELS = ("DEBUG", "INFO", "WARNING", "ERROR")


class Config(Struct, frozen=True):
    """What a host can set; docs/hosting.md explains each."""

    token: str
    db: Path
    lang: str
    local: str = ""
    """Address and token of a local Discord, and who started the bot beside it; set by `./run` for that bot."""
    local_port: int = 8420
    health_port: int = 8080
    log_level: str = "INFO"
    pause: float = 0.5
    workers: int = 1
    icons: bool = True
    database: str = ""
    """Address of a PostgreSQL; it wins over the file."""
    pool: int = 10
    of: int = 1
    shards: tuple[int, ...] = (0,)
    """The shards that this process serves, of so many."""
    health_host: str = "127.0.0.1"

    @property
    def store(self) -> Path | str:
        """Where matches are kept."""
        return self.database or self.db


def load(environ: Mapping[str, str] | None = None, dotenv: Path = Path(".env")) -> Config:
    """The environment wins over the file."""
    values = {key: value or "" for key, value in dotenv_values(dotenv).items()}
    values.update(os.environ if environ is None else environ)
    return Config(
        token=values.get("DISCORD_TOKEN", ""),
        db=Path(values.get("ZIGGURAT_DB") or "ziggurat.db"),
        lang="de" if values.get("ZIGGURAT_LANG", values.get("LANG", "")).startswith("de") else "en",
        local=values.get("DISCORD_LOCAL", ""),
        local_port=_number(values, "LOCAL_PORT", 8420, 65_535),
        health_port=_number(values, "HEALTH_PORT", 8080, 65_535),
        log_level=_level(values),
        pause=_number(values, "COMPUTER_PAUSE_MS", 500, 60_000) / 1000,
        workers=max(1, _number(values, "DRAWING_PROCESSES", 1, 64)),
        icons=bool(_number(values, "ICONS", 1, 1)),
        database=_database(values),
        pool=max(1, _number(values, "DATABASE_POOL", 10, 1_000)),
        of=_shards(values)[0],
        shards=_shards(values)[1],
        health_host=values.get("HEALTH_HOST") or "127.0.0.1",
    )


def _number(values: Mapping[str, str], name: str, default: int, most: int) -> int:
    text = values.get(name) or str(default)
    if not text.isdecimal() or int(text) > most:
        raise Problem(f"{name} must be a number from 0 to {most}, not “{text}”.")
    return int(text)


def _database(values: Mapping[str, str]) -> str:
    url = values.get("DATABASE_URL", "")
    if url and not url.startswith(POSTGRESQL):
        raise Problem("DATABASE_URL must begin with postgresql://. A file is named by ZIGGURAT_DB.")
    return url


def _shards(values: Mapping[str, str]) -> tuple[int, tuple[int, ...]]:
    """`0-3/8`, `2/8` and `0,4/8`; nothing: all servers in one process."""
    text = values.get("SHARDS", "").strip()
    if not text:
        return 1, (0,)
    which, _, of = text.partition("/")
    parts = [part.partition("-") for part in which.split(",")]
    numbers = [number for first, dash, last in parts for number in ((first, last) if dash else (first,))]
    if not of.isdecimal() or not all(number.strip().isdecimal() for number in numbers):
        raise Problem(f"SHARDS must be like 0-3/8, 2/8 or 0,4/8, not “{text}”.")
    found = {n for first, _, last in parts for n in range(int(first), int(last or first) + 1)}
    if not found or max(found) >= int(of):
        raise Problem(f"SHARDS “{text}”: of {of} shards the numbers are 0 to {int(of) - 1}.")
    if len(found) < int(of) and not values.get("DATABASE_URL"):
        raise Problem(
            f"SHARDS “{text}” is a part of the servers, and a file is for one process: nobody would serve the others."
            " Set DATABASE_URL to a PostgreSQL, or take SHARDS away."
        )
    return int(of), tuple(sorted(found))


def _level(values: Mapping[str, str]) -> str:
    level = (values.get("LOG_LEVEL") or "INFO").upper()
    if level not in LEVELS:
        raise Problem(f"LOG_LEVEL must be one of {', '.join(LEVELS)}, not “{level}”.")
    return level
