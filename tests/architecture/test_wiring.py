"""The app wires in one direction: what a thing needs is passed in when it is made, never set on it later."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

APPS = [Path("bot", "app.py"), Path("bot", "parts", "app.py")]


def set_later(source: str) -> Iterator[str]:
    """Assignments to what belongs to a part of the app: self.clock.regain = ..."""
    for node in ast.walk(ast.parse(source)):
        targets = node.targets if isinstance(node, ast.Assign) else []
        for one in targets:
            if isinstance(one, ast.Attribute) and not isinstance(one.value, ast.Name):
                yield f"{one.lineno}: {ast.unparse(one)}"


@pytest.mark.parametrize("path", APPS, ids=str)
def test_nothing_is_set_on_a_part_after_it_was_made(path: Path) -> None:
    assert list(set_later(path.read_text("utf-8"))) == [], "pass it in when the part is made"


def test_what_is_set_later_is_found() -> None:
    assert list(set_later("self.clock.regain = look\nself.clock = Clock()\n")) == [
        "1: self.clock.regain"
    ]
