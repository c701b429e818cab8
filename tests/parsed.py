"""The code of the project, parsed: each file once a run, however many tests ask for it."""

from __future__ import annotations

import ast
import gc
from collections.abc import Iterator
from functools import cache
from pathlib import Path

HOUSE = ("bot", "games", "render", "tests")
SHIPPED = HOUSE[:3]


@cache
def files(*folders: str) -> tuple[Path, ...]:
    """The modules below these folders."""
    return tuple(path for one in folders for path in sorted(Path(one).rglob("*.py")))


@cache
def text(path: Path) -> str:
    return path.read_text("utf-8")


@cache
def nodes(path: Path) -> tuple[ast.AST, ...]:
    """All that stands in a module, from the outside in."""
    # A million small things that all stay: to look for garbage among them takes longer than to read them.
    gc.disable()
    try:
        found = tuple(ast.walk(ast.parse(text(path))))
        gc.freeze()
    finally:
        gc.enable()
    return found


def tree(path: Path) -> ast.Module:
    first = nodes(path)[0]
    assert isinstance(first, ast.Module)
    return first


@cache
def imports(path: Path) -> tuple[tuple[str, str], ...]:
    """Each module that it imports, and what it takes from it; the name is empty where it takes all."""
    return tuple(_imports(path))


def _imports(path: Path) -> Iterator[tuple[str, str]]:
    for node in nodes(path):
        if isinstance(node, ast.Import):
            yield from ((one.name, "") for one in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = path.parents[node.level - 1].parts if node.level else ()
            module = ".".join([*above, *([node.module] if node.module else [])])
            yield from ((module, one.name) for one in node.names)
