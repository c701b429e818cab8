"""Saved states of older shapes, rewritten in the present one."""

from __future__ import annotations

from typing import Any

import msgspec

from games.shark_room.components import CARDS


def upgrade(shape: int, data: bytes) -> bytes:
    """A state of shape 1, which kept of each card in which making of the deck it was.

    What passed before counts as if it had never been: each seat has drawn what lies before it now.
    """
    if shape != 1:
        raise AssertionError(f"Shark Room never had the shape {shape}")
    state: dict[str, Any] = msgspec.json.decode(data)
    shuffles = state.pop("shuffles")
    state.pop("drawn", None)
    own = [
        sorted((*hand, *lying)) for hand, lying in zip(state["hands"], state["turned"], strict=True)
    ]
    hidden = sorted((*state["specials"], *(card for cards in own for card in cards)))
    state["makings"] = [
        sorted(CARDS[card] for card in hidden if shuffles[card] == making)
        for making in range(max(shuffles) + 1)
    ]
    state["passages"] = [
        [
            *sorted(["drawn", shuffles[card]] for card in cards),
            *(["turned", CARDS[card]] for card in lying),
        ]
        for cards, lying in zip(own, state["turned"], strict=True)
    ]
    return msgspec.json.encode(state)
