"""What goes wrong by the caller's doing."""


class Problem(Exception):
    """Something the caller has to mend, as a sentence."""


class Found(AssertionError):
    """A simulation has found what must not be."""
