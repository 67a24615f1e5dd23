"""The parts of scipy that this tool needs. It is no dependency of the project, and it carries no types."""

from importlib import import_module
from typing import Any

ndimage: Any = import_module("scipy.ndimage")
fft: Any = import_module("scipy.fft")
KDTree: Any = import_module("scipy.spatial").cKDTree
