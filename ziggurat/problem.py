"""What goes wrong by the caller's doing."""


class Problem(Exception):
    """Something the caller has to mend, as a sentence."""


class Found(AssertionError):
    """A simulation has found what must not be; the story is what happened until then."""

    def __init__(self, what: str, story: str = "") -> None:
        super().__init__(what)
        self.story = story
