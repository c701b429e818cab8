"""The kinds of Impero's numbers, by field name."""

from __future__ import annotations

from games.core.kinds import Kinds, Moment, Money, Named, Percent, Player, Titled, Word
from games.impero.components import MILLION
from games.impero.regions import names

_CENTS = ("amount", "base", "budget", "capital", "cash", "change", "cost", "earned", "funds")
_MORE_CENTS = ("each", "least", "most", "paid", "price", "share", "worth")
_SEATS = ("giver", "leader", "outbid", "seat", "seats", "seller", "taker")

kinds: Kinds = {
    **dict.fromkeys(_SEATS, Player()),
    **dict.fromkeys((*_CENTS, *_MORE_CENTS), Money(cents=True)),
    **dict.fromkeys(("company", "companies", "owner"), Titled("company")),
    **dict.fromkeys(("cell", "cells"), Titled("cell")),
    **{name: Titled(name) for name in ("auction", "listing", "transfer")},
    "dollars": Money(),
    "chance": Percent(parts=MILLION),
    "percent": Percent(),
    "until": Moment(),
    "reason": Word("reason"),
    "region": Named("region", names),
}
"""Fields not named here, such as counts and turns, are plain numbers."""
