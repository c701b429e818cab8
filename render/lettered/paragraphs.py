"""Long texts on several lines, broken between words."""

from __future__ import annotations

from render import text, theme
from render.text import Pen

MAX_LINES = 4
"""Maximum lines; the last one is cut."""
PEN = Pen(theme.LEAST_FACT, "semibold")


def broken(words: str, room: float) -> list[str]:
    """The text in at least one line, none wider than the room."""
    rows, rest = list[str](), words.split(" ")
    while rest and len(rows) < MAX_LINES - 1:
        count = _fitting(rest, room)
        rows.append(text.fit(" ".join(rest[:count]), PEN.size, PEN.weight, room, PEN.size)[0])
        rest = rest[count:]
    if rest:
        # One word more than fits is enough to be cut: measuring all of them takes seconds.
        tail = rest[: _fitting(rest, room) + 1]
        rows.append(text.fit(" ".join(tail), PEN.size, PEN.weight, room, PEN.size)[0])
    return rows


def _fitting(parts: list[str], room: float) -> int:
    """How many words fit on a line, at least one."""
    count = 1
    while (
        count < len(parts)
        and text.width(" ".join(parts[: count + 1]), PEN.size, PEN.weight) <= room
    ):
        count += 1
    return count
