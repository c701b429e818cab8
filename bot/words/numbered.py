"""Labels that end in a number, which is no part of a name by ear: Velvetel share 3."""

from __future__ import annotations

import re
from typing import Any, Protocol

from bot.words.values import Markup

_NUMBERED = re.compile(r"(.+) (\d+)")
_KEY = "label-numbered"


class _Saying(Protocol):
    is_heard: bool

    def has(self, key: str) -> bool: ...

    def say(self, key: str, **facts: Any) -> str: ...


def numbered(words: _Saying, label: str) -> str:
    """A label, where it is heard as the game says."""
    found = _NUMBERED.fullmatch(label) if words.is_heard else None
    if found is None or not words.has(_KEY):
        return label
    return words.say(_KEY, name=Markup(found[1]), number=Markup(found[2]))


def unnumbered(words: _Saying, text: str) -> str:
    """What somebody typed, with labels as they are printed, also where they wrote them as they are heard."""
    if not words.has(_KEY):
        return text
    word = re.escape(words.say(_KEY, name="", number="").strip())
    return re.sub(rf"\s+{word}\s+(?=\d)", " ", text, flags=re.IGNORECASE)
