"""How long the long tests are: a short form in every run, the full one by `./test long`."""

import os

IS_LONG = bool(os.environ.get("ZIGGURAT_LONG"))


def length(short: int, full: int) -> int:
    return full if IS_LONG else short
