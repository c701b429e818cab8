"""Playing a tile (1: Playing a tile)."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from games.acquire import board, deduction, founding, mergers, turns
from games.acquire.components import CELLS
from games.acquire.events import TilePlayed
from games.acquire.state import LONE, State
from games.core.chance import Chance
from games.core.contract import Step
from games.core.seats import put
from games.core.words import RuleError


def play(state: State, cell: int, chance: Chance) -> Step[State]:
    """Put the mover's tile on its cell: it stays alone, or founds, enlarges or merges."""
    fit = judged(state, cell)
    rack = state.racks[state.mover]
    placed = replace(
        state,
        turn=state.turn + 1,
        board=state.board[:cell] + bytes((LONE,)) + state.board[cell + 1 :],
        racks=put(state.racks, state.mover, tuple(one for one in rack if one != cell)),
        lacking=deduction.given_up(state, state.mover, (cell,)),
        last=cell,
    )
    told = (TilePlayed(seat=state.mover, cell=cell),)
    match fit:
        case "founds":
            return founding.open_founding(placed, cell, told, chance)
        case "grows":
            (corporation,) = board.touched(state.board, cell)
            return founding.grow(placed, cell, corporation, told, chance)
        case "merges":
            merging = board.touched(state.board, cell)
            return mergers.merge(placed, cell, merging, told, chance)
        case _:
            return turns.open_buying(placed, told, chance)


def judged(state: State, cell: int) -> board.Fit:
    """The effect of the tile. RuleError: why the mover may not play it."""
    if type(cell) is not int or not 0 <= cell < CELLS:
        raise RuleError("no-such-tile")
    if cell not in state.racks[state.mover]:
        raise RuleError("not-your-tile", cell=cell)
    fit = board.fit(state.board, state.sizes, cell)
    if fit == "eighth":
        raise RuleError("no-eighth-corporation", cell=cell)
    if fit == "dead":
        raise RuleError("tile-is-dead", cell=cell, corporations=board.touched(state.board, cell))
    return fit


def by_silence(state: State, chance: Chance) -> Step[State]:
    """Play the quietest tile for a silent mover: so the rest of the rack has no quieter one."""
    hidden = board.unplayed(state.board, state.aside)
    quieter = by_quiet(state.board, state.sizes, hidden)
    played = quietest(state.board, state.sizes, state.racks[state.mover])
    lacked, rest = quieter[: quieter.index(played)], len(state.racks[state.mover])
    lacking = deduction.learned(state, state.mover, lacked, rest)
    return play(replace(state, lacking=lacking), played, chance)


def quietest(cells: bytes, sizes: tuple[int, ...], rack: tuple[int, ...]) -> int:
    """The tile of a silent mover: the one that changes least."""
    return by_quiet(cells, sizes, rack)[0]


def by_quiet(cells: bytes, sizes: tuple[int, ...], tiles: Iterable[int]) -> list[int]:
    """The playable tiles among these, those that change less first.

    Alone comes before growth, founding and merging; of equal ones the nearest to 1a.
    """
    order = ("alone", "grows", "founds", "merges")
    open_now = board.playable(cells, sizes, tiles)
    return sorted(open_now, key=lambda cell: order.index(board.fit(cells, sizes, cell)))
