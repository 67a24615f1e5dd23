"""Copies of a position, made after its types: what can change is copied, what never changes is shared."""

from collections.abc import Callable
from typing import Any, get_origin

from msgspec import Struct, inspect

Copy = Callable[[Any], Any]
shallow: Copy = Struct.__copy__  # type: ignore[attr-defined]  # msgspec does not declare it


def copier(kind: object) -> Copy:
    """Copies things of a type, all the way down."""
    copy = _copier(inspect.type_info(kind))
    if copy is None:
        raise TypeError(f"{kind} never changes")
    return copy


def _copier(kind: inspect.Type) -> Copy | None:
    """None: such a thing never changes."""
    match kind:
        case inspect.ListType(item_type=item):
            return _list(_copier(item))
        case inspect.DictType(value_type=value):
            return _dict(_copier(value))
        case inspect.SetType():
            return set
        case inspect.StructType(cls=cls, fields=fields):
            return _struct(cls, {field.name: _copier(field.type) for field in fields})
        case inspect.UnionType(types=types):
            return _union(types)
        case inspect.TupleType(item_types=types):
            assert not any(map(_copier, types)), f"one of {types} changes inside a tuple"
        case inspect.VarTupleType(item_type=item):
            assert _copier(item) is None, f"{item} changes inside a tuple"
        case inspect.AnyType() | inspect.CustomType():
            raise TypeError(f"{kind} does not tell whether it changes")
    return None


def _list(item: Copy | None) -> Copy:
    return list if item is None else lambda items: list(map(item, items))


def _dict(value: Copy | None) -> Copy:
    return dict if value is None else lambda items: {key: value(each) for key, each in items.items()}


def _struct(cls: type[Struct], fields: dict[str, Copy | None]) -> Copy | None:
    """Written out as a line of its own for each class, as dataclasses do: positions are copied at every move."""
    inner = {f"copy_{name}": copy for name, copy in fields.items() if copy}
    if not inner:
        return None if cls.__struct_config__.frozen else shallow
    parts = [f"copy_{name}(old.{name})" if copy else f"old.{name}" for name, copy in fields.items()]
    copy: Copy = eval(f"lambda old: new({', '.join(parts)})", {**inner, "new": get_origin(cls) or cls})
    return copy


def _union(types: tuple[inspect.Type, ...]) -> Copy | None:
    """Things that change are told apart by their class."""
    copies = {kind.cls: copy for kind in types if isinstance(kind, inspect.StructType) and (copy := _copier(kind))}
    others = [kind for kind in types if not isinstance(kind, inspect.StructType)]
    assert not any(map(_copier, others)), f"one of {others} changes beside others"
    return (lambda thing: copies[type(thing)](thing) if type(thing) in copies else thing) if copies else None
