"""Standing orders as sentences."""

from bot.people.readers import Reader, written
from rules import kernel
from rules.kernel import msg
from service import order_rules
from service.desk import Table
from service.standing_orders import Order


def said(table: Table, order: Order, reader: Reader) -> str:
    """An order as a sentence."""
    rule = order_rules.of(order)
    if rule is None:
        return reader("people-order-same", move=_in_words(table, order.seat, order.line, reader))
    moves = reader("people-order-then").join(_in_words(table, order.seat, line, reader) for line in rule.moves)
    said = reader(f"people-order-{rule.until or 'once'}", move=moves)
    if not rule.verb:
        return said
    verb = reader.say(msg(f"{table.match.game}-verb-{rule.verb}"))
    return reader("people-order-if-not" if rule.no else "people-order-if", verb=verb, order=said)


def _in_words(table: Table, seat: kernel.Seat, line: str, reader: Reader) -> str:
    """What an order does, as people call it; where its question is not asked now, its first word and the rest."""
    words = kernel.read(line)[0]
    reader = reader.at(table)
    try:
        return reader.say(msg("kernel-told", move=kernel.told(table.position, seat, words)))
    except kernel.Illegal:
        verb = reader.say(msg(f"{table.match.game}-verb-{words[0]}"))
        return f"{verb} `{written(' '.join(words[1:]))}`" if words[1:] else verb
