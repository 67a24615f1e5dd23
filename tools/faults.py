"""The faults that `tools/mutants.py` can plant in a file: each is one small change of its text.

Left alone: assertions (they are laws, not rules), annotations, and what is inside of f-strings."""

import ast
import copy
from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

COMPARED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
OPERATED: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
}
CALLED = {"min": "max", "max": "min", "any": "all", "all": "any"}
OPPOSITES = (ast.Eq, ast.NotEq, ast.In, ast.NotIn, ast.Is, ast.IsNot)
"""Turning one of these round is the same as negating it."""


class Fault(NamedTuple):
    """A change of a file: what stands there, from which byte to which, and what comes instead."""

    file: str
    line: int
    where: str
    """The function, or nothing."""
    call: int
    """The line at which calls of the function are noted; 0: it happens at import, or once for all tests."""
    start: int
    end: int
    old: str
    new: str
    nth: int = 1
    """Of several that read the same in one function."""

    @property
    def key(self) -> str:
        """What it is called in a list that outlives moved lines."""
        again = f" ({self.nth})" if self.nth > 1 else ""
        return f"{self.file} {self.where}: {' '.join(self.old.split())} → {self.new}{again}"

    def planted(self, source: bytes) -> bytes:
        return source[: self.start] + self.new.encode() + source[self.end :]


class Function(NamedTuple):
    """Where a fault is."""

    name: str = ""
    call: int = 0


def faults(file: str, source: bytes) -> Iterator[Fault]:
    """All faults of a file, in the order of its lines."""
    starts = [0]
    for line in source.splitlines(keepends=True):
        starts.append(starts[-1] + len(line))
    alike: Counter[str] = Counter()
    for node, where in _nodes(ast.parse(source), Function()):
        for target, new in _changes(node):
            start = starts[target.lineno - 1] + target.col_offset
            end = starts[(target.end_lineno or 0) - 1] + (target.end_col_offset or 0)
            fault = Fault(file, target.lineno, where.name, where.call, start, end, source[start:end].decode(), new)
            alike[fault.key] += 1
            yield fault._replace(nth=alike[fault.key])


def _nodes(node: ast.AST, where: Function) -> Iterator[tuple[ast.AST, Function]]:
    """Every place where a fault could be."""
    if isinstance(node, ast.Assert | ast.JoinedStr):
        return
    if isinstance(node, ast.FunctionDef):
        name = f"{where.name}.{node.name}".lstrip(".")
        # A decorated function may remember its answers: its calls tell nothing of who relies on it.
        where = Function(name, 0 if node.decorator_list else node.lineno)
        children: list[ast.AST] = [*node.args.defaults, *node.body]
    elif isinstance(node, ast.AnnAssign):
        children = [node.value] if node.value else []
    elif isinstance(node, ast.ClassDef):
        where, children = Function(node.name), [*node.body]
    else:
        children = list(ast.iter_child_nodes(node))
    yield node, where
    for child in children:
        yield from _nodes(child, where)


def _changes(node: ast.AST) -> Iterator[tuple[ast.expr | ast.stmt, str]]:
    """What is replaced, and by what."""
    match node:
        case ast.Compare():
            yield from _compared(node)
        case ast.BinOp(op=op) if type(op) in OPERATED and not _is_text(node):
            yield node, _with(node, op=OPERATED[type(op)]())
        case ast.BoolOp(op=op):
            yield node, f"({_with(node, op=ast.Or() if isinstance(op, ast.And) else ast.And())})"
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            yield node, f"({ast.unparse(operand)})"
        case ast.Constant(value=int(number)) if not isinstance(number, bool):
            yield from ((node, str(other)) for other in (number + 1, number - 1) if other >= 0)
        case ast.Constant(value=bool(truth)):
            yield node, str(not truth)
        case ast.Call(func=ast.Name(id=name) as func) if name in CALLED:
            yield func, CALLED[name]
        case ast.Expr(value=ast.Call()) | ast.AugAssign():
            yield node, "pass"
        case ast.Assign(targets=[ast.Attribute() | ast.Subscript()]):
            yield node, "pass"
    yield from ((test, f"not ({ast.unparse(test)})") for test in _conditions(node) if not _has_opposite(test))


def _compared(node: ast.Compare) -> Iterator[tuple[ast.expr, str]]:
    for place, op in enumerate(node.ops):
        ops = [*node.ops[:place], COMPARED[type(op)](), *node.ops[place + 1 :]]
        yield node, _with(node, ops=ops)


def _conditions(node: ast.AST) -> list[ast.expr]:
    match node:
        case ast.If(test=test) | ast.While(test=test) | ast.IfExp(test=test):
            return [test]
        case ast.comprehension(ifs=ifs):
            return ifs
        case _:
            return []


def _has_opposite(test: ast.expr) -> bool:
    """Whether another change negates it already."""
    if isinstance(test, ast.Compare):
        return len(test.ops) == 1 and isinstance(test.ops[0], OPPOSITES)
    return isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not)


def _is_text(node: ast.BinOp) -> bool:
    return any(isinstance(side, ast.JoinedStr | ast.List | ast.Tuple) for side in (node.left, node.right))


def _with(node: ast.expr, **fields: object) -> str:
    changed = copy.copy(node)
    for name, value in fields.items():
        setattr(changed, name, value)
    return ast.unparse(changed)
