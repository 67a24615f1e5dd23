"""A board after one more move, drawn and encoded with warm caches, against merely saving its pixels with Pillow's
defaults; and a panel with other letters."""

import io
import statistics
import time
from collections.abc import Callable
from functools import partial
from itertools import islice
from typing import Any

import msgspec
from PIL import Image

import renderers
from renderers import Look, crop
from rules import GAMES, kernel
from rules.kernel import Position, Rules, Tape, View
from ziggurat.bench import Figures, Wanted, progress

POSITIONS = 24
"""Positions of a match that are drawn, spread over its length."""
LONGEST = 1_500
MARKS = 16
"""Places on a panel at most."""


def figures(wanted: Wanted) -> Figures:
    for key, rules in GAMES.items():
        if not wanted(f"render.{key}."):
            continue
        progress(f"pictures of {key}")
        positions = _positions(rules)
        yield from _figures(key, [(rules.view(p, None), _after(rules, p)) for p in positions])
        yield f"render.{key}.panel.ratio_to_png", _panel(key, positions)


def _panel(key: str, positions: list[Position[Any, Any]]) -> float:
    """Pictures of panels, cut to what can be picked, against saving the pixels of the whole board."""
    renderer, drawn = renderers.of(key), list[float]()
    for p in positions:
        view, spots = GAMES[key].view(p, kernel.waiting(p)[0]), _pickable(p)
        look = Look(spots=spots, box=crop.around(filter(None, (renderer.where(place) for place, _ in spots))))
        if look.box is not None:
            renderer.draw(view, look)
            other = msgspec.structs.replace(look, spots=tuple((place, "B") for place, _ in spots))
            drawn.append(_timed(partial(renderer.draw, view, other)))
    whole = Image.open(io.BytesIO(renderer.draw(view, Look()))).convert("RGB")
    return statistics.median(drawn) / _timed(partial(whole.save, io.BytesIO(), "PNG"))


def _pickable(p: Position[Any, Any]) -> tuple[tuple[str, str], ...]:
    """The places that a random move of the seat that is up could name, each marked."""
    seat = kernel.waiting(p)[0]
    path = kernel.sample(p, seat, Tape(b"panel"))
    asked = [kernel.ask(p, seat, path[:length]) for length in range(len(path))]
    choices = [choice for node in asked for choice in getattr(node, "choices", ())]
    return tuple(dict.fromkeys((choice.spot, "A") for choice in choices if choice.spot))[:MARKS]


def _after(rules: Rules[Any], p: Position[Any, Any]) -> View:
    """What is seen after a random move."""
    seat = kernel.waiting(p)[0]
    return rules.view(kernel.play_random(rules, p, seat, Tape(b"one"), Tape(b"more")).position, None)


def _figures(key: str, views: list[tuple[View, View]]) -> Figures:
    draw, look = renderers.of(key).draw, Look(names=("Ada", "Ben", "Cleo", "Dan", "Eva", "Fritz", "Gerd"))
    changed, saved, sizes = [], [], []
    for number, (before, view) in enumerate(views):
        draw(before, look)
        new = msgspec.structs.replace(look, said=f"Move {number}.")
        changed.append(_timed(partial(draw, view, new)))
        picture = draw(view, new)
        sizes.append(len(picture))
        pixels = Image.open(io.BytesIO(picture)).convert("RGB")
        saved.append(_timed(partial(pixels.save, io.BytesIO(), "PNG")))
    yield f"render.{key}.ms", statistics.median(changed) * 1000
    yield f"render.{key}.ratio_to_png", statistics.median(changed) / statistics.median(saved)
    yield f"render.{key}.bytes", max(sizes)
    yield f"render.{key}.unchanged_ms", _timed(partial(draw, view, new)) * 1000


def _timed(work: Callable[[], object]) -> float:
    began = time.perf_counter()
    work()
    return time.perf_counter() - began


def _positions(rules: Rules[Any]) -> list[Position[Any, Any]]:
    """Some positions of a random match with the most players."""
    match = kernel.random_match(rules, rules.seats[-1], {}, b"pictures")
    found = [p for p in islice(match, LONGEST) if p.stack]
    return found[:: max(1, len(found) // POSITIONS)][:POSITIONS]
