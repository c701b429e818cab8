"""Names of players as they may be shown: in pictures, in sentences, in thread names."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection

LONGEST_NAME = 28
NAMELESS = "?"
"""The name of a player whose own has no character that can be shown."""

_MENTION = re.compile(r"<[@#:/a-zA-Z][^<>]*>|@+(?=everyone|here)")
_MARKDOWN = re.compile(r"[*_~`|<>\[\]()\\#{}]|(?<=:)//")
_UNSEEN = re.compile("[\u034f\u17b4\u17b5\u180b-\u180f\ufe00-\ufe0f\U000e0100-\U000e01ef]")
"""Marks that choose between forms of a letter and are never seen themselves."""
_BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters and signs that look like a space."""
_TOWER = re.compile(r"(?<=[\u0300-\u036f]{2})[\u0300-\u036f]+")
"""Accents upon accents, which would run over the lines above."""


def cleaned(name: str) -> str:
    """Without mentions, markdown, line breaks and invisible characters; at most 28 long."""
    plain = _UNSEEN.sub("", unicodedata.normalize("NFC", name))
    plain = _TOWER.sub("", _MARKDOWN.sub("", _without_mentions(plain)))
    shown = "".join(one if _is_seen(one) else " " for one in plain)
    words = " ".join(shown.split())[:LONGEST_NAME].strip()
    # Accents alone are drawn upon what stands before them: such a name would be on its neighbour.
    return words if any(unicodedata.category(one)[0] != "M" for one in words) else NAMELESS


def _without_mentions(name: str) -> str:
    """The name without mentions. One taken away may join its neighbours into another: hence loops."""
    while (less := _MENTION.sub("", name)) != name:
        name = less
    return name


def _is_seen(one: str) -> bool:
    return unicodedata.category(one)[0] not in "CZ" and one not in _BLANK


def distinct(name: str, taken: Collection[str]) -> str:
    """The name, with a number if somebody at the table has it already."""
    clean, number = cleaned(name), 2
    found = clean
    while found in taken:
        suffix = f" {number}"
        # The number stays whole: a name cut after it would be the other player's again.
        found = clean[: LONGEST_NAME - len(suffix)] + suffix
        number += 1
    return found
