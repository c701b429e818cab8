"""Instants as the catalogue's sentences take them: whole seconds UTC."""

from __future__ import annotations

from datetime import datetime


def seconds(instant: datetime | None) -> int | None:
    """None stays None: nothing runs."""
    return None if instant is None else int(instant.timestamp())
