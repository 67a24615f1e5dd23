"""Holds every exchange with the bot against Discord's own OpenAPI description.

The description is not part of this project: whoever has the file names it. It says nothing of the
gateway. Two things it gets wrong are put right here: client libraries send snowflakes as integers,
and the codes inside an error tree are words.
"""

import re
from collections.abc import Iterable
from copy import deepcopy
from pathlib import Path
from typing import Any

import msgspec

from localdiscord.core import Exchange
from localdiscord.model import Json

_URI = "urn:discord"


class Spec:
    """Discord's description, with its validators compiled once."""

    def __init__(self, document: Json) -> None:
        self._requests = _document(document, integers=True)
        self._responses = _document(document, integers=False)
        self._paths = sorted(map(_pattern, document["paths"]), key=lambda p: p[2])
        self._validators: dict[str, Any] = {}

    @classmethod
    def load(cls, path: Path) -> "Spec":
        return cls(msgspec.json.decode(path.read_bytes()))

    def violations(self, log: Iterable[Exchange]) -> list[str]:
        """Everything that is wrong in a recorded log, as a sentence each."""
        return [sentence for exchange in log for sentence in self.check(exchange)]

    def check(self, exchange: Exchange) -> list[str]:
        """What is wrong with one exchange."""
        if exchange.injected:
            return []
        template = self.template(exchange.path)
        where = f"{exchange.method} {exchange.path} -> {exchange.status}"
        operation = self._responses["paths"].get(template, {}).get(exchange.method.lower()) if template else None
        if operation is None:
            known = exchange.status == 404
            return [] if known else [f"{where}: no such operation"]
        at = ["paths", template, exchange.method.lower()]
        found = self._check_request(exchange, operation, at)
        found += self._check_response(exchange, operation, at)
        return [f"{where}: {sentence}" for sentence in found]

    def template(self, path: str) -> str | None:
        """The most literal path of the description that fits."""
        return next((template for template, pattern, _ in self._paths if pattern.fullmatch(path)), None)

    def _check_request(self, exchange: Exchange, operation: Json, at: list[Any]) -> list[str]:
        body = operation.get("requestBody")
        if not body:
            return []
        if not exchange.has_request:
            return ["request: a body is required"] if body.get("required") and exchange.status < 400 else []
        # a refused request may be as wrong as it likes
        if exchange.status >= 400 or "application/json" not in body["content"]:
            return []
        pointer = [*at, "requestBody", "content", "application/json", "schema"]
        return self._errors("request", self._requests, pointer, exchange.request)

    def _check_response(self, exchange: Exchange, operation: Json, at: list[Any]) -> list[str]:
        responses = operation["responses"]
        status = str(exchange.status)
        key = status if status in responses else "4XX" if status.startswith("4") else None
        if key is None:
            return [f"response: status {status} is not among {sorted(responses)}"]
        pointer = [*at, "responses", key]
        if ref := responses[key].get("$ref"):
            pointer = ref.removeprefix("#/").split("/")
        content = _at(self._responses, pointer).get("content")
        if not content:
            return ["response: no body expected"] if exchange.response is not None else []
        pointer += ["content", "application/json", "schema"]
        return self._errors("response", self._responses, pointer, exchange.response)

    def _errors(self, kind: str, document: Json, pointer: list[Any], value: Any) -> list[str]:
        validator = self._validator(kind, document, pointer)
        found = []
        for error in validator.iter_errors(value):
            worst = _deepest(error)
            found.append(f"{kind} at /{'/'.join(map(str, worst.absolute_path))}: {worst.message[:300]}")
        return found

    def _validator(self, kind: str, document: Json, pointer: list[Any]) -> Any:
        from jsonschema import Draft202012Validator
        from referencing import Registry
        from referencing.jsonschema import DRAFT202012

        name = kind + "/".join(pointer)
        if name not in self._validators:
            registry = Registry().with_resource(_URI, DRAFT202012.create_resource(document))
            escaped = "/".join(str(p).replace("~", "~0").replace("/", "~1") for p in pointer)
            schema = {"$ref": f"{_URI}#/{escaped}"}
            self._validators[name] = Draft202012Validator(schema, registry=registry)
        return self._validators[name]


def _document(document: Json, *, integers: bool) -> Json:
    copy: Json = deepcopy(document)
    schemas = copy["components"]["schemas"]
    if integers:
        schemas["SnowflakeType"]["type"] = ["string", "integer"]
    if "InnerErrors" in schemas:
        schemas["InnerErrors"]["properties"]["_errors"]["items"] = {
            "type": "object",
            "required": ["code", "message"],
            "properties": {"code": {"type": ["string", "integer"]}, "message": {"type": "string"}},
        }
    return copy


def _pattern(template: str) -> tuple[str, re.Pattern[str], int]:
    parts = re.split(r"\{[^}]+\}", template)
    return template, re.compile("[^/]+".join(map(re.escape, parts))), len(parts)


def _at(document: Json, pointer: list[Any]) -> Json:
    node: Any = document
    for step in pointer:
        node = node[step]
    found: Json = node
    return found


def _deepest(error: Any) -> Any:
    """In a choice of shapes, the complaint that got furthest tells most."""
    while error.context:
        error = max(error.context, key=lambda e: (len(e.absolute_path), -len(e.schema_path)))
    return error
