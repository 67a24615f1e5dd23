"""Makes renderers/sidmeier/map.json, the drawing of the world map, once. The result is kept in the repository.

    npm pack world-atlas && tar xzf world-atlas-*.tgz
    python -m tools.sidmeier_map package/land-50m.json

Coast lines come from Natural Earth (public domain) by way of the package world-atlas. sidmeier_map.toml says which part
of the world belongs to which area; the projection is bent until every area has the room that a game needs; the borders
are traced, smoothed and compared with rules/sidmeier/world.toml. Nothing is written unless they agree exactly.
Needs the development packages numpy, pillow and shapely; takes some minutes; always makes the same file.
"""

import json
import sys
from pathlib import Path
from typing import Any

import msgspec

from renderers.sidmeier.geometry import Chart
from tools.sidmeier_chart import trace
from tools.sidmeier_chart.check import compare, links, mend
from tools.sidmeier_chart.drawing import chart
from tools.sidmeier_chart.labels import final_labels, flat_labels, lookup, room
from tools.sidmeier_chart.plan import HEIGHT, PLAN, SCENERY, WIDTH, WORLD
from tools.sidmeier_chart.warp import bend
from tools.sidmeier_chart.world import flat_world

OUT = Path(__file__).parent.parent / "renderers" / "sidmeier" / "map.json"


def main(coast_file: str) -> None:
    number = {name: i for i, name in enumerate([*WORLD["land"], *WORLD["sea"], *SCENERY])}
    shapes = flat_world(coast_file)
    flat = flat_labels(shapes, number)
    warp = bend(lambda points: lookup(flat, points), room(number), WIDTH, HEIGHT, PLAN["room"]["soften"])
    wanted = links(number)
    grid = mend(final_labels(shapes, warp, number), wanted, number)
    arcs = trace.trace(grid)
    if problems := compare(arcs, wanted, grid, list(number)):
        sys.exit("\n".join(problems))
    write(chart(arcs, number, grid, warp, shapes["far"]))


def write(drawing: Chart) -> None:
    """One line of text for each line of the map, so that changes can be read."""
    whole = json.loads(msgspec.json.encode(drawing))
    parts = []
    for key, value in whole.items():
        items = (
            (f"{json.dumps(k)}: {_flat(v)}" for k, v in value.items()) if isinstance(value, dict) else map(_flat, value)
        )
        opening, closing = "{}" if isinstance(value, dict) else "[]"
        parts.append(f'"{key}": {opening}\n' + ",\n".join(items) + f"\n{closing}")
    OUT.write_text("{\n" + ",\n".join(parts) + "\n}\n")


def _flat(value: Any) -> str:
    return json.dumps(value, separators=(",", ":"))


if __name__ == "__main__":
    main(*sys.argv[1:])
