"""Every request of a test against Discord's own specification and limits.

The checker is not part of this repository: `payload_check.py` beside the specification, in the
folder `discord` of BORSA_SHARED or of `../shared`. Where it is absent, the check is left out.
"""

from __future__ import annotations

import importlib.util
import os
from collections.abc import Callable, Iterable
from functools import cache, partial
from pathlib import Path
from typing import Any, cast

from simcord import HttpLogEntry

Problem = tuple[str, str, str]
Check = Callable[[str, str, Any, Iterable[str]], list[Problem]]

HOUSE = Path(__file__).resolve().parents[2]


def place() -> Path:
    shared = Path(os.environ.get("BORSA_SHARED") or HOUSE.parent / "shared")
    return shared / "discord" / "payload_check.py"


@cache
def checker() -> Check | None:
    """The check, or None where it is absent."""
    if not place().is_file():
        return None
    spec = importlib.util.spec_from_file_location("payload_check", place())
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return cast("Check", partial(_check, module))


def _check(module: Any, method: str, path: str, body: Any, files: Iterable[str]) -> list[Problem]:
    """What has no body has no message to look into."""
    if body is None:
        return cast("list[Problem]", module.check(method, path, body))
    return cast("list[Problem]", module.check_request(method, path, body, files))


def uploaded(body: Any) -> list[str]:
    """The files sent along: attachments that have no number of Discord's yet."""
    data = body.get("data", body) if isinstance(body, dict) else {}
    attachments = data.get("attachments") or [] if isinstance(data, dict) else []
    return [each["filename"] for each in attachments if "filename" in each]


def problems(requests: Iterable[HttpLogEntry]) -> list[str]:
    """What Discord would refuse among the requests, each with the request it is about."""
    check = checker()
    if check is None:
        return []
    return [
        f"{request.method} {request.path}: {where or 'request'} {rule}: {detail}"
        for request in requests
        for where, rule, detail in check(
            request.method, request.path, request.json, uploaded(request.json)
        )
    ]
