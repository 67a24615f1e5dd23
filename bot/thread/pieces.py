"""Long texts in pieces that fit into a message: nothing is cut away."""

from collections.abc import Sequence


def pieces(lines: Sequence[str], most: int) -> list[list[str]]:
    """The lines in their order, as few pieces as possible; a line that is too long alone is a piece of its own."""
    found: list[list[str]] = []
    size = most
    for line in lines:
        if size + len(line) + 1 > most:
            found.append([])
            size = 0
        found[-1].append(line)
        size += len(line) + 1
    return found
