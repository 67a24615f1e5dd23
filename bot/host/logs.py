"""Structured logs: one JSON object per line, with match and move where there is one, and never a secret."""

import asyncio
import errno
import logging
import socket
import sys
import time
import traceback
from typing import Any

import aiohttp
import discord
import msgspec

from service.desk import StoreError

LOG = logging.getLogger("ziggurat")
FIELDS = ("match", "n", "seat", "id", "what", "game", "channel", "code")
"""What a line may carry beside its sentence. No words of moves, no views."""


OF_DISCORD = (aiohttp.ClientError, discord.GatewayNotFound, discord.ConnectionClosed)
"""The way to Discord; where in the program that was noticed helps nobody."""
OF_ANY_WAY = (ConnectionError, socket.gaierror, TimeoutError)
"""The same where discord.py says so; elsewhere a pipe to another process of ours breaks in the same way."""
UNREACHABLE = (*OF_DISCORD, *OF_ANY_WAY)
"""What the connection to Discord may end with."""
OURS = (errno.EMFILE, errno.ENFILE, errno.EACCES, errno.EPERM)
"""What this machine refuses, whatever it was wanted for."""


class Lines(logging.Formatter):
    """Each record as a line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "says": record.getMessage(),
        }
        line |= {field: getattr(record, field) for field in FIELDS if hasattr(record, field)}
        if record.exc_info and _is_away(record.name, record.exc_info[1]):
            line["why"] = (
                f"Discord cannot be reached from here ({type(record.exc_info[1]).__name__}); it is tried again."
            )
        elif record.exc_info:
            if why := _why(record.exc_info[1]):
                line["why"] = why
            line["trace"] = _trace(record.exc_info[1])
        return msgspec.json.encode(line).decode()


def on_loop_error(_: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """For asyncio, which would quote the words of an error that nobody waited for."""
    LOG.error("A task has broken.", exc_info=context.get("exception"))


def _is_away(logger: str, error: BaseException | None) -> bool:
    """Whether Discord cannot be reached, and that is all."""
    if isinstance(error, OSError) and error.errno in OURS:
        return False
    return isinstance(error, UNREACHABLE if logger.partition(".")[0] == "discord" else OF_DISCORD)


def _trace(error: BaseException | None) -> list[str]:
    """Where it happened, without what was said: an error's words may quote somebody's hand."""
    if error is None:
        return []
    frames = [f"{f.filename}:{f.lineno} {f.name}" for f in traceback.extract_tb(error.__traceback__)]
    return [*_trace(error.__cause__), *frames, type(error).__name__]


def _why(error: BaseException | None) -> str | None:
    """What the store says of itself for its host: its sentences are ours, and quote nobody."""
    if error is None or isinstance(error, StoreError):
        return str(error) if error else None
    return _why(error.__cause__ or error.__context__)


def write_to_stderr(level: str = "INFO") -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    logging.basicConfig(level=level, handlers=[handler], force=True)
    for chatty in ("discord", "aiosqlite"):  # at their most talkative they repeat whole messages, private ones too
        logging.getLogger(chatty).setLevel(max(logging.INFO, logging.getLevelName(level)))


def extra(**fields: Any) -> dict[str, Any]:
    """Fields of a line; one that is not foreseen is a fault of ours."""
    unknown = set(fields) - set(FIELDS)
    if unknown:
        raise ValueError(f"a log line has no field {unknown}")
    return fields
