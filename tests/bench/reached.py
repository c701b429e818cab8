"""What reaches a person in the four weeks of `living`, what should, and how it is told apart."""

from __future__ import annotations

import re
from collections.abc import Mapping
from datetime import datetime, timedelta
from typing import Any

import msgspec

NIGHT = 23, 8
AWAKE = timedelta(minutes=30)
"""Who wakes so late before a turn closes has no time to be reminded."""
SOON, LATE = timedelta(minutes=1), timedelta(hours=36)
"""A word to somebody comes so much before or after what it is about: who sleeps or travels reads it later."""

SAID: Mapping[str, re.Pattern[str]] = {
    "time up": re.compile("deadline has passed|scadenza è passata"),
    "absent": re.compile("missed your deadlines|mancato le tue scadenze"),
    "over": re.compile(r"is over|è finita"),
    "round": re.compile(": "),
    "back": re.compile("Welcome back|Eccoti dopo"),
    "scored": re.compile("it is scored|riceve un punteggio"),
    "closing": re.compile("still to do|ancora da fare"),
}
"""By what happened the words about it."""


class Rung(msgspec.Struct, frozen=True):
    """A message that made somebody's phone ring, or was written to them."""

    at: datetime
    user: int
    text: str
    shown: str
    private: bool


class Happened(msgspec.Struct, frozen=True):
    """What somebody must hear of."""

    at: datetime
    user: int
    what: str
    table: str
    """How the table is called; empty: it is of none."""


def labels(body: Mapping[str, Any]) -> list[str]:
    """What can be pressed below a message."""
    found = [one for row in body.get("components") or () for one in row.get("components") or ()]
    labels = [f"[{one['label']}]" for one in found if one.get("label")]
    return [" ".join(labels)] if labels else []
