"""Refusals in Discord's words: a status, a code, a sentence and, for forms, a tree of errors."""

from typing import Any

from localdiscord.model import Json


class Refusal(Exception):
    """A request that Discord would refuse."""

    def __init__(self, status: int, code: int, message: str, errors: Json | None = None) -> None:
        super().__init__(message)
        self.status, self.code, self.message, self.errors = status, code, message, errors

    def body(self) -> Json:
        body: Json = {"message": self.message, "code": self.code}
        if self.errors:
            body["errors"] = self.errors
        return body


def unknown(what: str) -> Refusal:
    """A 404 for something that is not there (or not any more)."""
    return Refusal(404, _UNKNOWN[what], f"Unknown {what}")


_UNKNOWN = {
    "Channel": 10003,
    "Guild": 10004,
    "Member": 10007,
    "Message": 10008,
    "User": 10013,
    "Emoji": 10014,
    "Webhook": 10015,
    "interaction": 10062,
    "application command": 10063,
}


def unauthorized() -> Refusal:
    return Refusal(401, 0, "401: Unauthorized")


def missing_access() -> Refusal:
    return Refusal(403, 50001, "Missing Access")


def missing_permissions() -> Refusal:
    return Refusal(403, 50013, "Missing Permissions")


def closed_dm() -> Refusal:
    return Refusal(403, 50007, "Cannot send messages to this user")


def too_many_dms() -> Refusal:
    return Refusal(400, 40003, "You are opening direct messages too fast")


def empty_message() -> Refusal:
    return Refusal(400, 50006, "Cannot send an empty message")


def already_acknowledged() -> Refusal:
    return Refusal(400, 40060, "Interaction has already been acknowledged.")


def dead_token() -> Refusal:
    return Refusal(401, 50027, "Invalid Webhook Token")


def thread_archived() -> Refusal:
    return Refusal(400, 50083, "Thread is archived")


def not_author() -> Refusal:
    return Refusal(403, 50005, "Cannot edit a message authored by another user")


def too_large() -> Refusal:
    return Refusal(413, 40005, "Request entity too large")


class Form:
    """Collects what is wrong with a body, place by place, and refuses it as a whole (50035)."""

    def __init__(self) -> None:
        self.tree: Json = {}

    def wrong(self, path: list[str | int], code: str, message: str) -> None:
        node = self.tree
        for step in path:
            node = node.setdefault(str(step), {})
        node.setdefault("_errors", []).append({"code": code, "message": message})

    def required(self, path: list[str | int]) -> None:
        self.wrong(path, "BASE_TYPE_REQUIRED", "This field is required")

    def length(self, path: list[str | int], text: Any, low: int, high: int) -> None:
        """Refuses text that is not a string of a length between the two."""
        if not isinstance(text, str):
            self.wrong(path, "BASE_TYPE_REQUIRED", "This field is required")
        elif len(text) > high:
            self.wrong(path, "BASE_TYPE_MAX_LENGTH", f"Must be {high} or fewer in length.")
        elif len(text) < low:
            code = "BASE_TYPE_REQUIRED" if not text else "BASE_TYPE_BAD_LENGTH"
            self.wrong(path, code, f"Must be between {low} and {high} in length.")

    def scheme(self, path: list[str | int], url: Any, schemes: tuple[str, ...]) -> None:
        """Refuses an address that begins otherwise."""
        if isinstance(url, str) and not url.startswith(tuple(f"{scheme}://" for scheme in schemes)):
            message = f"Scheme must be one of {schemes}."
            self.wrong(path, "URL_TYPE_INVALID_SCHEME", message)

    def count(self, path: list[str | int], number: int, low: int, high: int) -> None:
        """Refuses a list whose length is not between the two."""
        if not low <= number <= high:
            message = f"Must be between {low} and {high} in length."
            self.wrong(path, "BASE_TYPE_BAD_LENGTH", message)

    def check(self) -> None:
        """Refuses the body if anything was wrong with it."""
        if self.tree:
            raise Refusal(400, 50035, "Invalid Form Body", self.tree)


def invalid(path: list[str | int], code: str, message: str) -> Refusal:
    """A form with a single error."""
    form = Form()
    form.wrong(path, code, message)
    return Refusal(400, 50035, "Invalid Form Body", form.tree)
