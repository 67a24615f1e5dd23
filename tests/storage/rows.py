"""Matches and moves to put into a store."""

from typing import Any

import msgspec

from storage import Chair, Commit, Match, Move, Store

ADA, BEN = Chair(seat=0, user=7, name="Ada"), Chair(seat=1, user=8, name="Ben")


def lobby(game: str = "ur", **more: Any) -> Match:
    return Match(game=game, version=1, host=7, options={"war": "adjacent"}, created=100.0, **more)


def move(n: int, seat: int | None = 0, **more: Any) -> Move:
    return Move(n=n, seat=seat, line=f"m{n}", at=float(n), **more)


def commit(match: int, *moves: Move, keep: int | None = None, **more: Any) -> Commit:
    last = {m.seat: m.n for m in moves}
    return Commit(
        match=match,
        moves=list(moves),
        states=[(m.n, b"state%d" % m.n) for m in moves],
        chairs=[
            msgspec.structs.replace(chair, waiting=chair.seat == 1, last=last.get(chair.seat, 0))
            for chair in (ADA, BEN)
        ],
        keep=moves[-1].n if keep is None else keep,
        **more,
    )


async def started(store: Store, **more: Any) -> Match:
    match = lobby(**more)
    match.id = await store.create(match, [ADA, BEN])
    match.seed = b"seed"
    match.rev = await store.start(match, [ADA, BEN], commit(match.id, move(0, None), rev=0))
    return match
