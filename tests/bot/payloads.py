"""Every request of a test against Discord's own specification and limits.

The checker is not part of this repository: `payload_check.py` beside the specification, in the
folder `discord` of BORSA_MATERIAL or of `../shared`. Where it is absent, the check is left out.
"""

from __future__ import annotations

import importlib.util
import os
import re
from collections.abc import Callable, Iterable
from functools import cache, partial
from pathlib import Path
from typing import Any, cast
from urllib.parse import quote

from jsonschema_rs import Draft202012Validator, Registry
from simcord import HttpLogEntry

Problem = tuple[str, str, str]
Check = Callable[..., list[Problem]]

NUMBER = re.compile(r"(?<![0-9])1[0-9]{17,19}(?![0-9])")
"""Discord's numbers, of which a path may have any."""

HOUSE = Path(__file__).resolve().parents[2]


def place() -> Path:
    shared = Path(os.environ.get("BORSA_MATERIAL") or HOUSE.parent / "shared")
    return shared / "discord" / "payload_check.py"


@cache
def checker() -> Check | None:
    """The check, or None where it is absent."""
    if not place().is_file():
        return None
    spec = importlib.util.spec_from_file_location("payload_check", place())
    assert spec is not None
    assert spec.loader is not None
    module: Any = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    module.check = _quick(module)
    return partial(_check, module)


def _quick(module: Any) -> Check:
    """The check against the specification, in a hundredth of the time where there is nothing to find; what
    is wrong the slow one says, which knows fewer formats.
    """
    slow: Check = module.check
    registry = Registry([(module.ROOT, module.SPEC)])

    @cache
    def validator(method: str, operation: str) -> Draft202012Validator:
        where = f"#/paths/{quote(module.esc(operation))}/{method.lower()}/requestBody"
        schema = {"$ref": f"{module.ROOT}{where}/content/application~1json/schema"}
        return Draft202012Validator(schema, registry=registry, validate_formats=True)

    def check(method: str, path: str, body: Any, *rest: Any) -> list[Problem]:
        operation, told = module.find(method, path)
        kinds = (told or {}).get("requestBody", {}).get("content", {})
        if rest or "application/json" not in kinds:
            return slow(method, path, body, *rest)
        found = validator(method, operation)
        if found.is_valid(body):
            return []
        return slow(method, path, body) or [("", "format", str(next(found.iter_errors(body))))]

    return check


def _check(module: Any, method: str, path: str, body: Any, files: tuple[str, ...]) -> list[Problem]:
    """What has no body has no message to look into."""
    if body is None:
        return cast("list[Problem]", module.check(method, path, body))
    return cast("list[Problem]", module.check_request(method, path, body, files))


def uploaded(body: Any) -> tuple[str, ...]:
    """The files sent along: attachments that have no number of Discord's yet."""
    data = body.get("data", body) if isinstance(body, dict) else {}
    attachments = data.get("attachments") or [] if isinstance(data, dict) else []
    return tuple(each["filename"] for each in attachments if "filename" in each)


def problems(requests: Iterable[HttpLogEntry]) -> list[str]:
    """What Discord would refuse among the requests, each with the request it is about."""
    check = checker()
    if check is None:
        return []
    found = []
    for request in requests:
        if any(request.json is one or request.json == one for one in _PASSED):
            continue
        told = check(
            request.method,
            NUMBER.sub("1", request.path),
            request.json,
            uploaded(request.json),
        )
        if not told and request.path.endswith("/commands") and request.json:
            _PASSED.append(request.json)
        found += [
            f"{request.method} {request.path}: {where or 'request'} {rule}: {detail}"
            for where, rule, detail in told
        ]
    return found


_PASSED: list[Any] = []
"""All commands at once, some 300 kB: even to see that they are those of before takes as long as a test."""
