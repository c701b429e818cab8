"""What the locks pin is all that is wanted, on every Python that the README promises."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, requires
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

LOCKS = Path(__file__).parents[2] / ".lock"
PYTHONS = ("3.11", "3.12", "3.13", "3.14")
SYSTEMS = ({"sys_platform": "linux", "platform_system": "Linux", "os_name": "posix"},)


def pinned(lock: Path, python: str) -> dict[str, Requirement]:
    """By name what is installed there."""
    lines = re.sub(r"\\\n", "", lock.read_text("utf-8")).splitlines()
    found = [
        Requirement(line.partition("--hash")[0].strip()) for line in lines if line[:1].isalpha()
    ]
    return {canonicalize_name(one.name): one for one in found if holds(one, python)}


def holds(one: Requirement, python: str, extra: str = "") -> bool:
    here = {"python_version": python, "python_full_version": f"{python}.1", "extra": extra}
    return one.marker is None or one.marker.evaluate({**SYSTEMS[0], **here})


def wanted(found: dict[str, Requirement], python: str) -> Iterator[tuple[str, Requirement]]:
    for name, pin in found.items():
        try:
            needs = requires(name) or ()
        except PackageNotFoundError:
            # It is for another Python than this one.
            continue
        for extra in ("", *pin.extras):
            yield from ((name, one) for one in map(Requirement, needs) if holds(one, python, extra))


@pytest.mark.parametrize("python", PYTHONS)
@pytest.mark.parametrize("lock", sorted(LOCKS.glob("*.txt")), ids=lambda lock: lock.stem)
def test_whatever_a_package_wants_is_pinned_for_each_python(lock: Path, python: str) -> None:
    found = pinned(lock, python)
    assert "discord-py" in found
    missing = [
        f"{name} wants {one}"
        for name, one in wanted(found, python)
        if canonicalize_name(one.name) not in found
    ]
    assert missing == []
