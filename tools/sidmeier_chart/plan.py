"""The map maker's plan, and the flat map that everything starts from."""

import tomllib
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray
from shapely.geometry import Polygon
from shapely.geometry.base import BaseGeometry

ROOT = Path(__file__).parents[2]
PLAN: dict[str, Any] = tomllib.loads((ROOT / "tools" / "sidmeier_map.toml").read_text(encoding="utf-8"))
RULES = ROOT / "rules" / "sidmeier"
WORLD: dict[str, Any] = tomllib.loads((RULES / "world.toml").read_text(encoding="utf-8"))
"""The areas of the game and who borders whom."""
WIDTH, HEIGHT, CUT = (PLAN["frame"][key] for key in ("width", "height", "cut"))
FINE = 2
"""Pixels of the working picture per pixel of the map."""
SCENERY = ("lake", "wild", "ice", "rose")

Grid = NDArray[Any]
Numbers = dict[str, int]
"""From an area's id to its number in pictures: land regions first, then sea zones, then scenery."""


def project(points: Any) -> Grid:
    """Longitude and latitude to pixels of the flat map (Miller's projection, stretched to the frame)."""
    lon, lat = np.asarray(points, float).T
    top, bottom = _miller(PLAN["frame"]["north"]), _miller(PLAN["frame"]["south"])
    lon = np.where(lon < CUT - 1e-9, lon + 360, lon)
    return np.stack([(lon - CUT) / 360 * WIDTH, (top - _miller(lat)) / (top - bottom) * HEIGHT], 1)


def _miller(lat: Any) -> Any:
    return 1.25 * np.log(np.tan(np.pi / 4 + 0.4 * np.radians(np.clip(lat, -80, 85))))


def pieces(shape: BaseGeometry) -> list[Polygon]:
    return [part for part in getattr(shape, "geoms", [shape]) if part.geom_type == "Polygon" and not part.is_empty]
