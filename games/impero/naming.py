"""Names of companies: their shown form, and which could be mistaken for another."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from functools import lru_cache

_MENTION = re.compile(r"<(?:@[!&]?|#|a?:\w+:|t:|/)[^>]*>")
_LINK = re.compile(r"(?:https?://|discord(?:app)?\.(?:com|gg)/)\S*", re.IGNORECASE)
_ACCENT = "[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]"
_PILE = 2
"""Maximum combining marks per letter."""
_MARKDOWN = frozenset("*_~`|>#@\\[]<")
_INVISIBLE = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0") | {
    chr(one) for one in (*range(0x180B, 0x1810), *range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0))
}
_LOOKS = str.maketrans(
    # Cyrillic, Greek and other letters as Latin ones; then what differs in a good typeface only.
    "\N{HYPHEN}\N{FIGURE DASH}\N{EN DASH}\N{EM DASH}\N{MINUS SIGN}"
    "\N{LEFT SINGLE QUOTATION MARK}\N{RIGHT SINGLE QUOTATION MARK}\N{MODIFIER LETTER APOSTROPHE}"
    "авекмнорстухіјѕԁԛԝһӏ" + "αβεζηικμνορτυχω" + "\u0131\u0251\u0261\u0585" + "l10",
    "-----'''abekmhopctyxijsdqwhi" + "abezhikmnoptyxw" + "iago" + "iio",
)


def clean(name: str) -> str:
    """The name on one line, without mentions, markdown, links and invisible characters; it may be empty.

    Links are removed last: marks in the middle of one would hide it.
    """
    text = _MENTION.sub(" ", unicodedata.normalize("NFKC", name))
    text = unicodedata.normalize("NFKC", "".join(_visible(letter) for letter in text))
    text = _unpiled(_LINK.sub(" ", text))
    text = re.sub(r"\s+", " ", text).strip(" -.,;:'")
    return text if any(unicodedata.category(letter)[0] in "LNS" for letter in text) else ""


def plain(name: str) -> str:
    """The name as shown to its author: one line, stylised letters replaced by plain ones."""
    seen = "".join(
        one
        for one in unicodedata.normalize("NFKC", name)
        if one.isspace() or (one not in _INVISIBLE and unicodedata.category(one)[0] != "C")
    )
    return " ".join(seen.split())


@lru_cache(maxsize=1024)
def alike(name: str) -> str:
    """A form that is equal for all names which a reader could mistake for each other."""
    letters = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).casefold())
    return re.sub(_ACCENT, "", letters).translate(_LOOKS)


def mistaken(name: str, others: Iterable[str]) -> int | None:
    """The other name for which it could be mistaken, or None."""
    same = alike(name)
    return next((number for number, other in enumerate(others) if alike(other) == same), None)


def _visible(letter: str) -> str:
    category = unicodedata.category(letter)
    if category in {"Zl", "Zp", "Zs"} or letter in "\t\r\n":
        return " "
    if category[0] == "C" or letter in _INVISIBLE or letter in _MARKDOWN:
        return ""
    return letter


def _unpiled(text: str) -> str:
    """The name without marks upon nothing, and with a few at most on a letter."""
    kept, pile = "", 0
    for letter in text:
        if unicodedata.category(letter) not in {"Mn", "Me"}:
            kept, pile = kept + letter, 0
        elif kept and not kept[-1].isspace() and pile < _PILE:
            kept, pile = kept + letter, pile + 1
    return kept
