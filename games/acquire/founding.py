"""Founding a corporation, and its growth (Founding a corporation)."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from games.acquire import turns
from games.acquire.board import joined
from games.acquire.components import COUNT, SAFE
from games.acquire.events import CorporationFounded, CorporationGrown, CorporationSafe
from games.acquire.holdings import moved
from games.acquire.state import Founding, State
from games.acquire.turns import Told
from games.core.chance import Chance
from games.core.contract import Step
from games.core.seats import put
from games.core.words import Public, RuleError


def free(sizes: Sequence[int]) -> tuple[int, ...]:
    """The corporations that are not on the board."""
    return tuple(corporation for corporation in range(COUNT) if not sizes[corporation])


def known(corporation: object) -> int:
    """The number of one of the seven corporations."""
    if type(corporation) is not int or not 0 <= corporation < COUNT:
        raise RuleError("no-such-corporation")
    return corporation


def open_founding(state: State, cell: int, told: Told, chance: Chance) -> Step[State]:
    """Ask the founder for the corporation; if only one is left, found it at once."""
    choice = free(state.sizes)
    if len(choice) > 1:
        return Step(replace(state, phase=Founding(cell)), told)
    return found(state, cell, choice[0], told, chance)


def found(state: State, cell: int, corporation: int, told: Told, chance: Chance) -> Step[State]:
    """Found it with all connected lone tiles. The founder gets a free share if the bank has one."""
    if state.sizes[known(corporation)]:
        raise RuleError("corporation-not-free", corporations=free(state.sizes))
    board, size = joined(state.board, cell, corporation)
    gift = min(1, state.stock[corporation])
    founded = replace(
        moved(state, state.mover, corporation, gift),
        turn=state.turn + 1,
        board=board,
        sizes=put(state.sizes, corporation, size),
    )
    event = CorporationFounded(seat=state.mover, corporation=corporation, size=size, gift=gift)
    return turns.open_buying(founded, (*told, event, *became_safe(corporation, 0, size)), chance)


def grow(state: State, cell: int, corporation: int, told: Told, chance: Chance) -> Step[State]:
    """The tile joins the only corporation it touches, with all lone tiles connected (ruling 3)."""
    board, added = joined(state.board, cell, corporation)
    size = state.sizes[corporation] + added
    grown = replace(state, board=board, sizes=put(state.sizes, corporation, size))
    return turns.open_buying(grown, (*told, *growth(state, corporation, size)), chance)


def growth(state: State, corporation: int, size: int) -> tuple[Public, ...]:
    """The events of a corporation's growth to `size` tiles; `state` is the one before."""
    told = CorporationGrown(corporation=corporation, size=size)
    return (told, *became_safe(corporation, state.sizes[corporation], size))


def became_safe(corporation: int, before: int, size: int) -> tuple[Public, ...]:
    if before >= SAFE or size < SAFE:
        return ()
    return (CorporationSafe(corporation=corporation, size=size),)
