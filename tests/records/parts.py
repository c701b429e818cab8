"""Games recorded one share at a time: the parts of a purchase or disposal put together.

A purchase is complete when the turn ends, a disposal when all shares of the defunct corporation are
accounted for. Until then nothing is played, and nothing compared.
"""

from __future__ import annotations

from games.acquire.actions import Buy, ChooseDefunct, ChooseSurvivor, Dispose
from games.acquire.components import COUNT
from games.acquire.state import Disposing, Ordering, State, Surviving
from games.core.words import Action
from tests.records.notation import CORPORATION, Line
from tests.records.playing import action_of


class Parts:
    """What has been named of the purchase or disposal that goes on."""

    def __init__(self) -> None:
        self._bought = [0] * COUNT
        self._disposed = {"sell_part": 0, "keep_part": 0, "trade_part": 0}

    @property
    def pending(self) -> bool:
        return any(self._bought) or any(self._disposed.values())

    def action(self, state: State, line: Line) -> Action | None:
        """What the line does, or completes; None if there is nothing to do yet, or any more."""
        match line.type:
            case "buy_one":
                self._bought[CORPORATION[line.corp or ""]] += 1
                return None
            case "end_turn" | "end_game":
                return self._end(state, line)
            case "merge_into":
                return _merge(state, line)
            case "sell_part" | "keep_part" | "trade_part":
                return self._dispose(state, line)
            case _:
                return action_of(state, line)

    def _end(self, state: State, line: Line) -> Action | None:
        """None, if the turn is over already since nothing could be bought."""
        if state.mover != line.player:
            return None
        wanted, self._bought = tuple(self._bought), [0] * COUNT
        return Buy(wanted, line.type == "end_game")

    def _dispose(self, state: State, line: Line) -> Action | None:
        self._disposed[line.type] += line.count
        assert isinstance(state.phase, Disposing), "no shares are disposed of here"
        if sum(self._disposed.values()) < state.shares[line.player][state.phase.defunct]:
            return None
        wanted = self._disposed["sell_part"], self._disposed["trade_part"]
        self._disposed = dict.fromkeys(self._disposed, 0)
        return Dispose(wanted)


def _merge(state: State, line: Line) -> Action | None:
    """None, if the sizes leave no choice."""
    match state.phase:
        case Surviving():
            return ChooseSurvivor(CORPORATION[line.into or ""])
        case Ordering():
            return ChooseDefunct(CORPORATION[line.from_ or ""])
        case _:
            return None
