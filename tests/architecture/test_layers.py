"""The arrows of the architecture: bot -> render -> games. Nothing points back."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

FORBIDDEN = {
    "games": {"bot", "render", "discord", "aiosqlite", "apscheduler", "PIL", "asyncio", "time"},
    "render": {"bot", "discord", "aiosqlite", "apscheduler", "asyncio", "random"},
}

TIMED = {Path("games/simulate.py")}
"""A command line of its own that says how long it took; no rules."""


def imports(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        match node:
            case ast.Import(names=names):
                yield from (name.name.split(".")[0] for name in names)
            case ast.ImportFrom(module=str(module)):
                yield module.split(".")[0]
            case _:
                pass


@pytest.mark.parametrize(("layer", "forbidden"), FORBIDDEN.items())
def test_a_layer_imports_nothing_above_it(layer: str, forbidden: set[str]) -> None:
    for path in Path(layer).rglob("*.py"):
        allowed = {"time"} if path in TIMED else set()
        assert not (forbidden - allowed) & set(imports(path)), path
