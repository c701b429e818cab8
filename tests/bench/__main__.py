"""`make bench`: every figure with what is wanted and what others reach, as one table.

A bench is a module here, or in the folder of a game in `games`, with `main() -> list[Figure]`.
Names on the command line choose some: `engine`, `games.<game>`.
"""

from __future__ import annotations

import importlib
import sys
import time
from collections.abc import Sequence
from pathlib import Path

Figure = tuple[str, str, str, str]
"""What, measured, wanted, a peer's."""

HEADS: Figure = ("figure", "measured", "wanted", "others")


def modules() -> list[str]:
    """All of them, by name: `engine`, `games.<game>.<scenario>`."""
    own = Path(__file__).parent
    found = (path.relative_to(own).with_suffix("") for path in own.rglob("*.py"))
    return sorted(".".join(path.parts) for path in found if not path.name.startswith("_"))


def measured(name: str) -> list[Figure]:
    module = importlib.import_module(f"tests.bench.{name}")
    return list(module.main()) if hasattr(module, "main") else []


def _has_figures(name: str) -> bool:
    return hasattr(importlib.import_module(f"tests.bench.{name}"), "main")


def _is_chosen(name: str, chosen: Sequence[str]) -> bool:
    return any(f"{name}.".startswith(f"{one}.") for one in chosen)


def loop_of_ten_million() -> float:
    """How fast this machine is: seconds for an empty loop."""
    start = time.perf_counter()
    for _ in range(10_000_000):
        pass
    return time.perf_counter() - start


def table(rows: Sequence[Figure]) -> str:
    widths = [max(len(row[column]) for row in (HEADS, *rows)) for column in range(4)]
    rule = tuple("-" * width for width in widths)
    lines = [
        "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()
        for row in (HEADS, rule, *rows)
    ]
    return "\n".join(lines)


def main(chosen: Sequence[str]) -> int:
    """2 for a name that there is not: an empty table would look like an answer."""
    known = modules()
    if unknown := [one for one in chosen if not any(_is_chosen(name, [one]) for name in known)]:
        print(
            f"No such bench: {', '.join(unknown)}. There are: {', '.join(known)}.", file=sys.stderr
        )
        return 2
    if by_hand := [one for one in chosen if one in known and not _has_figures(one)]:
        commands = ", ".join(f"python -m tests.bench.{one}" for one in by_hand)
        print(f"No figures, but a command of its own: {commands}.", file=sys.stderr)
        return 2
    rows: list[Figure] = [("empty loop of ten million", f"{loop_of_ten_million():.2f} s", "", "")]
    for name in (one for one in known if not chosen or _is_chosen(one, chosen)):
        print(f"{name} ...", file=sys.stderr, flush=True)
        rows += measured(name)
    print(table(rows))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
