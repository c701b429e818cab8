"""Saved states of older shapes, rewritten in the present one."""

from __future__ import annotations

from typing import Any

import msgspec

from games.impero.components import BOX


def upgrade(shape: int, data: bytes) -> bytes:
    """A state of shape 1, which did not note the effects of transfers.

    All that a seat has more or less than at the last closing counts as its secret until the next one: a
    dealing with itself, which nobody else knows.
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
