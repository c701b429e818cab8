"""Amounts: read as people type them, written as a text field shows them."""

from __future__ import annotations

import re
from functools import cache

from bot.words.typed import words_for
from games.core.kinds import Money

_DIGITS = 13
"""The most that is read: no player has more, and a longer number fits in no column."""
_GROUPED = re.compile(r"(?!0)\d{1,3}(?:[.,'\N{RIGHT SINGLE QUOTATION MARK}\s]\d{3})+")
"""A number such as 0.500: its dot is a decimal one, and it is not five hundred."""
_CENTS = re.compile(rf"(?P<whole>{_GROUPED.pattern}|\d+)(?:[.,](?P<cents>\d{{1,2}}))?")
_LONGEST = 50
"""Maximum characters that are read."""


def read(text: str, kind: Money) -> int | None:
    """An amount of a game's money, with its sign or without: 120, 120M, 120 m."""
    return amount(text, cents=kind.cents, sign=kind.sign)


def amount(text: str, *, cents: bool = False, sign: str = "") -> int | None:
    """A number as people write it: 1200, 1,200, 1.200, $1'200; with cents 12.50 or 1.200,50.

    Nothing else may stand in it but the sign: 1e9 is not 19, and 10k not 10.
    """
    currency = rf"(?:(?:{'|'.join(filter(None, (re.escape(sign), _currencies())))})\s*)*"
    digits = r"\d[\d.,'\N{RIGHT SINGLE QUOTATION MARK}\s]*"
    pattern = rf"{currency}(?P<bare>-?\s*{currency}{digits}){currency}"
    typed = re.fullmatch(pattern, text.strip(), re.IGNORECASE) if len(text) <= _LONGEST else None
    if typed is None or len(re.sub(r"\D", "", text)) > _DIGITS + 2 * cents:
        return None
    # The currency may stand before or behind the minus: -$5 and $-5.
    bare = re.sub(currency, "", typed["bare"], flags=re.IGNORECASE).strip()
    # Three figures behind a point are a group of thousands, one or two are cents.
    if cents and (match := _CENTS.fullmatch(bare)):
        return _bare(match["whole"]) * 100 + int((match["cents"] or "0").ljust(2, "0"))
    if _GROUPED.fullmatch(bare):
        return _bare(bare)
    if re.fullmatch(r"-?\d+", bare):
        return int(bare) * (100 if cents else 1)
    return None


def written(value: int, kind: Money) -> str:
    """A number as a text field shows it: 1200, 12.00 if it is in cents, 120M."""
    digits = f"{value // 100}.{value % 100:02}" if kind.cents else str(value)
    return f"{digits}{kind.sign}" if kind.behind else digits


@cache
def _currencies() -> str:
    # The longest first: of "dollars" nothing is left over.
    known = sorted(words_for("line", "money"), key=len, reverse=True)
    return "|".join(("[$€£]", *map(re.escape, known)))


def _bare(grouped: str) -> int:
    return int(re.sub(r"\D", "", grouped))
