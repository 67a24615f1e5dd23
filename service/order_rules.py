"""Orders with a condition or an end, as people say them:

    [if [not] VERB:] MOVE [then MOVE …] [until phase | until round]

`pass until phase` passes whenever its player is asked, for as long as the phase lasts. `if not accept: leave` waits
until there is nothing to accept, and leaves. `if` looks at what the player could do now and at nothing else. Without
`until` it is done once; with the phase it lapses, and so it does when its player has moved in person.
"""

import re

import msgspec
from msgspec import Struct

from rules import kernel
from rules.kernel import Illegal, Msg, Ready, Rules, Seat, msg
from rules.text import every_name
from service import seats
from service.desk import Table
from storage import Order

RULE = "rule "
"""So begin, after the owner's mark, the questions under which these are kept among the standing orders."""
PHASE, ROUND = "phase", "round"
GRAMMAR = re.compile(
    r"(?:(?:if|wenn)\s+(?P<no>not\s+|nicht\s+)?(?P<verb>[^:]+?)\s*:\s*)?"
    r"(?P<moves>.+?)"
    r"(?:\s+(?:until|bis)\s+(?:(?P<phase>phase)|(?P<round>round|runde)))?",
    re.IGNORECASE,
)
THEN = re.compile(r"\s+(?:then|dann)\s+|\s*;\s*", re.IGNORECASE)


class Said(Struct, frozen=True):
    """What somebody wrote."""

    moves: tuple[str, ...]
    verb: str = ""
    no: bool = False
    until: str = ""

    @property
    def is_plain(self) -> bool:
        """A single move: the standing order for the question that is asked now."""
        return len(self.moves) == 1 and not self.verb and not self.until


class Rule(Struct, frozen=True):
    """An order as it is kept. Of when it was given: the player's last move, the round, the phase and its step."""

    moves: tuple[str, ...]
    verb: str
    no: bool
    until: str
    k: int
    round: int
    phase: str
    step: str


def read(line: str) -> Said:
    found = GRAMMAR.fullmatch(line.strip())
    if found is None:
        raise Illegal(msg("kernel-empty"))
    moves = tuple(filter(None, THEN.split(found["moves"])))
    until = PHASE if found["phase"] else ROUND if found["round"] else ""
    return Said(moves, found["verb"] or "", bool(found["no"]), until)


def made(table: Table, seat: Seat, said: Said) -> Rule:
    """An order of this moment, if it can be one."""
    moves = tuple(_move(table, seat, line) for line in said.moves)
    if said.until and (len(moves) > 1 or len(kernel.read(moves[0])[0]) > 1):
        raise Illegal(msg("service-order-until-bare", line="; ".join(moves)))
    verb = _verb(table.rules, said.verb) if said.verb else ""
    return Rule(moves, verb, said.no, said.until, table.k(seat), *_moment(table, seat))


def kept(table: Table, user: int, seat: Seat, rule: Rule) -> Order:
    """One of each kind: the same words, said again, take the place of the older ones."""
    words = " ".join([rule.verb, "not" * rule.no, "; ".join(rule.moves), rule.until])
    return Order(table.match.id, seat, seats.mark(table.match, user) + RULE + words, msgspec.json.encode(rule).decode())


def of(order: Order) -> Rule | None:
    """The rule that an order holds, if it is of this kind."""
    is_rule = order.question.partition(".")[2].startswith(RULE)
    return msgspec.json.decode(order.line, type=Rule) if is_rule else None


def has_lapsed(table: Table, seat: Seat, rule: Rule) -> bool:
    """Whether its time is over."""
    if not table.position.stack:
        return True
    round_, phase, _ = _moment(table, seat)
    steps = {type(step).__name__ for step in table.position.stack}
    return round_ != rule.round or (rule.until != ROUND and phase != rule.phase and rule.step not in steps)


def is_done(table: Table, seat: Seat, rule: Rule) -> bool:
    """Whether it was for once, and its player has moved since."""
    return not rule.until and table.k(seat) != rule.k


def fits(table: Table, seat: Seat, rule: Rule) -> bool:
    """Whether it speaks of this moment: its condition holds, and its first move is possible."""
    if rule.verb and _can(table, seat, rule.verb) == rule.no:
        return False
    try:
        return isinstance(kernel.ask(table.position, seat, kernel.read(rule.moves[0])[0]), Ready)
    except Illegal:
        return False


def _moment(table: Table, seat: Seat) -> tuple[int, str, str]:
    view = table.rules.view(table.position, seat)
    return getattr(view, "round", 0), _phase(view.phase), type(table.position.stack[-1]).__name__


def _phase(phase: Msg) -> str:
    """Its name without what is counted in it."""
    inner = phase.args.get("phase")
    return inner.key if isinstance(inner, Msg) else phase.key


def _move(table: Table, seat: Seat, line: str) -> str:
    """A whole move of this moment; what is only a verb may have to wait for its moment."""
    (words,) = kernel.read(line)
    try:
        path = kernel.resolve(table.position, seat, words, every_name)
    except Illegal as refusal:
        try:
            return _verb(table.rules, line)
        except Illegal:
            raise refusal from None
    if not isinstance(kernel.ask(table.position, seat, path), Ready):
        raise Illegal(msg("service-order-whole", line=kernel.write(path)))
    return kernel.write(path)


def _verb(rules: Rules[object], word: str) -> str:
    """What a game calls something that can be done, by any of its names."""
    wanted = word.strip().casefold()
    for verb in rules.verbs:
        if wanted in {verb, *(name.casefold() for name in every_name(msg(f"{rules.key}-verb-{verb}")))}:
            return verb
    raise Illegal(msg("service-order-verb", word=word.strip()))


def _can(table: Table, seat: Seat, verb: str) -> bool:
    try:
        kernel.ask(table.position, seat, (verb,))
    except Illegal:
        return False
    return True
