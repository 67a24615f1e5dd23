"""Which Ziggurat this is; `CHANGELOG.md` says what is new in it."""

VERSION = "1.1.0"
