"""Names of players as they may be shown: in pictures, in sentences, in thread names."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection

LONGEST = 28
NOBODY = "?"
"""What is left of a name without a character that can be shown."""

_MENTION = re.compile(r"<[@#:/a-zA-Z][^<>]*>|@(?=everyone|here)")
_MARKDOWN = re.compile(r"[*_~`|<>\[\]()\\#{}]")


def cleaned(name: str) -> str:
    """Without mentions, markdown, line breaks and invisible characters; at most 28 long."""
    plain = _MARKDOWN.sub("", _MENTION.sub("", unicodedata.normalize("NFC", name)))
    shown = "".join(one if unicodedata.category(one)[0] not in "CZ" else " " for one in plain)
    return " ".join(shown.split())[:LONGEST].strip() or NOBODY


def distinct(name: str, taken: Collection[str]) -> str:
    """The name, with a number if somebody at the table has it already."""
    clean, number = cleaned(name), 2
    found = clean
    while found in taken:
        suffix = f" {number}"
        found = clean[: LONGEST - len(suffix)] + suffix
        number += 1
    return found
