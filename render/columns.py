"""A board as text, in letters of one width: columns that a phone shows whole."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable

PHONE = 38
"""Columns of a block of code on a phone 400 px wide; what is longer is cut or broken anywhere."""


def written(sections: Iterable[Iterable[str]], most: int | None = None) -> str:
    """The sections with an empty line between them, within a number of characters.

    Lines that are too long go on below, two columns in. There is no backtick: one in a name would end the
    block of code.
    """
    told = "\n\n".join("\n".join(_folded(line) for line in lines) for lines in sections)
    told = told.replace("`", "\N{PRIME}")
    return told if most is None or len(told) <= most else f"{told[: most - 1].rstrip()}…"


def _folded(line: str) -> str:
    if len(line) <= PHONE:
        return line
    inner = len(line) - len(line.lstrip()) + 2
    return "\n".join(textwrap.wrap(line, PHONE, subsequent_indent=" " * inner))
