"""Blackouts at a turn's end, and the cells beside them (Efficiency and blackout)."""

from __future__ import annotations

from functools import cache

from games.core.chance import Chance
from games.impero import components
from games.impero.components import MILLION
from games.impero.geography import geography
from games.impero.state import State


def roll(state: State, chance: Chance) -> tuple[int, ...]:
    """The cells in blackout, drawn for each by itself; the risk grows with yield and instability."""
    return tuple(
        cell
        for cell, (dollars, level) in enumerate(zip(state.yields, state.stability, strict=True))
        if chance.below(MILLION) < _risk(dollars, level)
    )


def halved(land: tuple[str, ...], out: tuple[int, ...]) -> frozenset[int]:
    """The lit cells beside a blackout: halved once, also beside several."""
    around = geography(land).around
    return frozenset(near for cell in out for near in around[cell]).difference(out)


_risk = cache(components.blackout_risk)
