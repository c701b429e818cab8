"""Discord's limits of a message, and texts cut to fit them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from textwrap import wrap

from bot.words.values import escaped

CONTENT = 2000
"""Characters of a message's plain content."""
ROWS = 5
"""Rows of buttons below plain content."""
TEXT = 4000
"""Characters in all texts of a message together, as Discord counts them (UTF-16)."""
COMPONENTS = 40
"""Components of a message, nested ones included."""
LINE = 1000
"""Characters of a line that stays whole: a longer one would leave a message half empty."""
ALT = 1024
"""The alt text of a picture."""
THREAD_NAME = 100


def units(text: str) -> int:
    """The length of a text as Discord counts it."""
    return len(text.encode("utf-16-le")) // 2


_NUMBER = re.compile(r"[\s,$€]*[\d.,]+$")
"""What a text must not end with where it is cut: more of the number, or what it counts, may have followed."""


_DRAWN = re.compile(r"<(?:[@#/:]|a:|t:)[^<>]*$")


def shortened(text: str, most: int) -> str:
    """The text, cut with an ellipsis if it is longer, but never behind or within a number, nor within what Discord
    draws: a mention, a command, a moment.
    """
    if units(text) <= most:
        return text
    kept = text[: most - 1]
    # Letters outside the basic plane count double, so more of them have to go: at least half as many.
    while (over := units(kept) - most + 1) > 0:
        kept = kept[: -over // 2]
    kept = _DRAWN.sub("", kept)
    kept = _NUMBER.sub("", kept.rstrip()) or kept
    return f"{kept.rstrip()}…"


def messages(told: str, first: int = TEXT) -> list[str]:
    """Plain lines as the texts of as many messages as it takes, in the first of which there is less room. A
    list stays one; nothing else is markup.
    """
    left = [part for line in told.splitlines() for part in _broken(_harmless(line))]
    found, room = list[str](), first
    while left:
        fitting = oldest(left, room)
        found.append("\n".join(fitting).strip("\n"))
        left, room = left[len(fitting) :], TEXT
    return found


def _broken(line: str) -> list[str]:
    """A line that no message holds, in several."""
    if units(line) < LINE:
        return [line]
    return wrap(line, LINE // 2, break_on_hyphens=False)


def _harmless(line: str) -> str:
    bullet = "- " if line.startswith("- ") else ""
    return bullet + escaped(line.removeprefix(bullet))


def newest(lines: Sequence[str], most: int) -> tuple[str, ...]:
    """The last of these lines that fit together, each with its line break."""
    left, kept = most, []
    for line in reversed(lines):
        left -= units(line) + 1
        if left < 0:
            break
        kept.append(line)
    return tuple(reversed(kept))


def oldest(lines: Sequence[str], most: int) -> tuple[str, ...]:
    """The first of these lines that fit together, each with its line break."""
    return tuple(reversed(newest(tuple(reversed(lines)), most)))
