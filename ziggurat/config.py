"""Settings from the environment and from a `.env` file beside the program's working folder."""

import os
from collections.abc import Mapping
from pathlib import Path

from dotenv import dotenv_values
from msgspec import Struct


class Config(Struct, frozen=True):
    """What a host can set; docs/hosting.md explains each."""

    token: str
    db: Path
    lang: str


def load(environ: Mapping[str, str] | None = None, dotenv: Path = Path(".env")) -> Config:
    """The environment wins over the file."""
    values = {key: value or "" for key, value in dotenv_values(dotenv).items()}
    values.update(os.environ if environ is None else environ)
    return Config(
        token=values.get("DISCORD_TOKEN", ""),
        db=Path(values.get("ZIGGURAT_DB") or "ziggurat.db"),
        lang="de" if values.get("ZIGGURAT_LANG", values.get("LANG", "")).startswith("de") else "en",
    )
