"""The first edition: purchases prepared while others still buy, a secret list that is played in order when the turn
comes (SM-B-RND-02). Later editions prepare them as every game does."""

from msgspec import Struct, msgpack

from rules.kernel import Illegal, Msg, Path, Position, Ready, Seat, Tape, TapeError, Turn, ask, msg, read, write
from rules.sidmeier.exploring import unseen
from rules.sidmeier.standing import Phase
from rules.sidmeier.state import World

DECODER = msgpack.Decoder(World)


class Planned(Struct, frozen=True):
    """A purchase for later."""

    path: Path


class Dropped(Struct, frozen=True):
    """Nothing is prepared any more."""


def plan(g: World, seat: Seat) -> list[str]:
    """The purchases that a player has prepared, as lines."""
    return [entry.rpartition(".")[0] for entry in g.plans.get(seat, ())]


def note_down(t: Turn[World], seat: Seat, path: Path) -> None:
    if plan(t.g, seat)[-1:] != ["end"]:
        t.g.plans.setdefault(seat, []).append(f"{write(path)}.{seat}")
    t.tell(msg("sidmeier-planned", number=len(t.g.plans[seat])), to=(seat,))


def drop(t: Turn[World], seat: Seat) -> None:
    t.g.plans.pop(seat, None)
    t.tell(msg("sidmeier-plan-dropped"), to=(seat,))


def foreseen(g: World, seat: Seat, buy: Phase) -> World | None:
    """The world after what a player has prepared; None where dice, hidden tokens or the end of the turn come first."""
    if seat not in g.plans:
        return g
    copy = DECODER.decode(msgpack.encode(g))
    copy.plans = {}
    t = Turn(Position(copy, [buy]), Tape(fixed=()))
    for line in plan(g, seat):
        if not _can_foresee(t, seat, line):
            return None
    return copy


def resume(t: Turn[World], seat: Seat, buy: Phase) -> None:
    """The next prepared purchase; where it no longer holds, the player is asked again."""
    line = plan(t.g, seat)[0]
    t.g.plans[seat].pop(0)
    if not t.g.plans[seat]:
        del t.g.plans[seat]
    try:
        node = ask(t.position, seat, read(line)[0])
    except Illegal as refusal:
        _stop(t, seat, refusal.msg)
        return
    assert isinstance(node, Ready)
    buy.play(t, seat, node.action)


def _can_foresee(t: Turn[World], seat: Seat, line: str) -> bool:
    """Plays a line on a private copy; no matter of chance, nothing hidden, and the same player goes on buying."""
    verb, *rest = read(line)[0]
    if verb == "found" and unseen(t.g, seat, rest[0]):
        return False
    try:
        node = ask(t.position, seat, (verb, *rest))
        assert isinstance(node, Ready)
        t.position.stack[-1].play(t, seat, node.action)
        t.run()
    except (Illegal, TapeError):
        return False
    return len(t.position.stack) == 1


def _stop(t: Turn[World], seat: Seat, why: Msg) -> None:
    t.g.plans.pop(seat, None)
    t.tell(msg("sidmeier-plan-stopped", why=why), to=(seat,))
