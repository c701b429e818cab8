"""Every request of a test against Discord's own specification and limits.

The checker is not part of this repository: `payload_check.py` beside the specification, in the
folder `discord` of BORSA_MATERIAL or of `../shared`. Where it is absent, the check is left out.
"""

from __future__ import annotations

import importlib.util
import json
import os
import re
from collections.abc import Callable, Iterable, Mapping
from functools import cache, partial
from pathlib import Path
from typing import Any, cast

from simcord import HttpLogEntry

Problem = tuple[str, str, str]
Check = Callable[[str, str, Any, tuple[str, ...]], list[Problem]]

NUMBER = re.compile(r"(?<![0-9])1[0-9]{17,19}(?![0-9])")
"""Discord's numbers: which one it is makes no difference to the check, but which are the same."""

Room = Mapping[str, int]
"""Texts, and up to which length the specification asks for nothing but that they are not empty."""
SPOKEN: Room = {
    "content": 2000,
    "label": 45,
    "custom_id": 100,
    "placeholder": 100,
    "description": 100,
    "nonce": 25,
}
PICTURE: Room = {"filename": 1024, "description": 1024}
FILE: Room = {"url": 1024}
ON_BUTTON: Room = {**SPOKEN, "label": 80}
TO_CHOOSE: Room = {"name": 100, "value": 100, "label": 100, "description": 100}
BUTTON, MARK = 2, 1 << 30
UPLOADED = re.compile(r"attachment://[a-z0-9._-]+")

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
    module.check = _by_shape(module.check)
    return partial(_check, module)


def _by_shape(check: Callable[..., list[Problem]]) -> Callable[..., list[Problem]]:
    """The check against the specification, which takes long, once for all bodies of one shape."""
    passed: set[tuple[str, str, str]] = set()

    def checked(method: str, path: str, body: Any, *rest: Any) -> list[Problem]:
        shape = (method, path, NUMBER.sub("1", json.dumps(_shape(body))))
        if shape in passed:
            return []
        found = check(method, path, body, *rest)
        if not found:
            passed.add(shape)
        return found

    return checked


def _shape(body: Any, key: str = "", room: Room = SPOKEN) -> Any:
    """A body in which texts that are far from any limit are alike; the limits of sums, and what may
    stand there only once, are not the specification's.
    """
    if isinstance(body, dict):
        room = _room(body)
        return {name: _shape(value, name, room) for name, value in body.items()}
    if isinstance(body, list):
        return [_shape(one, key, room) for one in body]
    if isinstance(body, str) and key in room and 0 < len(body) <= room[key]:
        return "x"
    # The bot's marks are numbers of components.
    if type(body) is int and key == "id" and MARK <= body < 2 * MARK:
        return MARK
    return body


def _room(body: dict[str, Any]) -> Room:
    if "filename" in body or "media" in body:
        return PICTURE
    if UPLOADED.fullmatch(str(body.get("url"))):
        return FILE
    if body.get("type") == BUTTON:
        return ON_BUTTON
    return TO_CHOOSE if "value" in body else SPOKEN


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
