"""Games recorded one share at a time, and with smaller racks: their parts put together.

A purchase is complete when the turn ends, a disposal when all shares of the defunct corporation are
accounted for. Until then nothing is played, and nothing compared.
"""

from __future__ import annotations

from msgspec.structs import replace

from games.acquire.actions import Buy, ChooseDefunct, ChooseSurvivor, Dispose
from games.acquire.components import COUNT
from games.acquire.recorded.driving import judged
from games.acquire.recorded.notation import CORPORATION, Line
from games.acquire.state import Disposing, Ordering, State, Surviving
from games.core.contract import Step


class Parts:
    """What has been named of the purchase or disposal that goes on."""

    def __init__(self) -> None:
        self._bought = [0] * COUNT
        self._disposed = {"sell_part": 0, "keep_part": 0, "trade_part": 0}

    @property
    def pending(self) -> bool:
        return any(self._bought) or any(self._disposed.values())

    def played(self, state: State, line: Line) -> Step[State] | None:
        """The state after the part, unchanged if it completes nothing; None: no part at all."""
        match line.type:
            case "buy_one":
                self._bought[CORPORATION[line.corp or ""]] += 1
            case "end_turn" | "end_game":
                return self._end(state, line)
            case "merge_into":
                return self._merge(state, line)
            case "sell_part" | "keep_part" | "trade_part":
                return self._dispose(state, line)
            case _:
                return None
        return Step(state)

    def _end(self, state: State, line: Line) -> Step[State]:
        """Nothing, if the turn is over already since nothing could be bought."""
        if state.mover != line.player:
            return Step(state)
        wanted, self._bought = tuple(self._bought), [0] * COUNT
        return judged(state, line, Buy(wanted, line.type == "end_game"))

    def _merge(self, state: State, line: Line) -> Step[State]:
        """Nothing, if the sizes leave no choice."""
        match state.phase:
            case Surviving():
                return judged(state, line, ChooseSurvivor(CORPORATION[line.into or ""]))
            case Ordering():
                return judged(state, line, ChooseDefunct(CORPORATION[line.from_ or ""]))
            case _:
                return Step(state)

    def _dispose(self, state: State, line: Line) -> Step[State]:
        self._disposed[line.type] += line.count
        assert isinstance(state.phase, Disposing)
        if sum(self._disposed.values()) < state.shares[line.player][state.phase.defunct]:
            return Step(state)
        wanted = self._disposed["sell_part"], self._disposed["trade_part"]
        self._disposed = dict.fromkeys(self._disposed, 0)
        return judged(state, line, Dispose(wanted))


def trimmed(state: State, size: int) -> State:
    """Racks of that many tiles: what was drawn beyond goes back on top of the bag."""
    racks, bag = list(state.racks), state.bag
    for seat, rack in enumerate(racks):
        racks[seat], bag = rack[:size], rack[size:] + bag
    return replace(state, racks=tuple(racks), bag=bag) if bag != state.bag else state
