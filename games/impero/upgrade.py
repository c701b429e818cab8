"""Saved states of older shapes, read as the present one."""

from __future__ import annotations

from typing import Any

import msgspec

from games.impero.components import BOX


def upgrade(shape: int, data: bytes) -> bytes:
    """Shape 1 did not note what transfers do.

    So all that a seat has more or less than at the last closing counts as its secret until the
    next one: a dealing with itself, of which nobody else knows.
    """
    if shape != 1:
        raise AssertionError(f"Impero never had the shape {shape}")
    state: dict[str, Any] = msgspec.json.decode(data)
    state["dealings"] = [
        {
            "seat": seat,
            "other": seat,
            "amount": state["purses"][seat] - player["shown"],
            "points": BOX.player.points - player["points"],
        }
        for seat, player in enumerate(state["players"])
    ]
    return msgspec.json.encode(state)
