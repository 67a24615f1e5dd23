"""The clauses of a game's rules in words, for looking them up. A game keeps them beside its sentences, or has none."""

import tomllib
from functools import cache
from pathlib import Path

import rules

HOME = Path(rules.__file__).parent


@cache
def clauses(game: str, lang: str) -> dict[str, str]:
    """Clause by id, from `rules/<game>/clauses.<lang>.toml`."""
    file = HOME / game / f"clauses.{lang}.toml"
    if not file.is_file():
        return {}
    return {key: str(text) for key, text in tomllib.loads(file.read_text(encoding="utf-8")).items()}
