"""Mergers of two, three and four corporations (Merging corporations; Multiple mergers)."""

from __future__ import annotations

from msgspec.structs import replace

from games.acquire import bonuses, deduction, turns
from games.acquire.board import united
from games.acquire.events import Merged, SharesShown
from games.acquire.founding import growth, known
from games.acquire.state import Disposing, Ordering, State, Surviving
from games.acquire.turns import Told
from games.core.chance import Chance
from games.core.contract import Step
from games.core.money import BANK, pay
from games.core.words import Public, RuleError, Seat


def merge(
    state: State, cell: int, merging: tuple[int, ...], told: Told, chance: Chance
) -> Step[State]:
    """The largest survives; of several the merger-maker chooses. The joining tile does not count."""
    tied = _largest(state, merging)
    if len(tied) > 1:
        return Step(replace(state, phase=Surviving(cell, tied, merging)), told)
    return take_over(state, cell, tied[0], merging, told, chance)


def choose_survivor(state: State, phase: Surviving, survivor: int, chance: Chance) -> Step[State]:
    if known(survivor) not in phase.tied:
        raise RuleError("not-among-the-largest", tied=phase.tied)
    chosen = replace(state, turn=state.turn + 1)
    return take_over(chosen, phase.cell, survivor, phase.merging, (), chance)


def take_over(
    state: State,
    cell: int,
    survivor: int,
    merging: tuple[int, ...],
    told: Told,
    chance: Chance,
) -> Step[State]:
    """All others are defunct: they are settled one at a time, the largest first."""
    others = (corporation for corporation in merging if corporation != survivor)
    defuncts = tuple(sorted(others, key=lambda corporation: -state.sizes[corporation]))
    event = Merged(seat=state.mover, survivor=survivor, defuncts=defuncts)
    return go_on(state, cell, survivor, defuncts, (*told, event), chance)


def go_on(
    state: State,
    cell: int,
    survivor: int,
    waiting: tuple[int, ...],
    told: Told,
    chance: Chance,
) -> Step[State]:
    """Settle the largest defunct corporation; of equal ones the merger-maker chooses (ruling 9)."""
    if not waiting:
        return _unite(state, cell, survivor, told, chance)
    tied = _largest(state, waiting)
    if len(tied) > 1:
        return Step(replace(state, phase=Ordering(cell, survivor, tied, waiting)), told)
    return _settle(state, Disposing(cell, survivor, tied[0], (), waiting), told, chance)


def choose_defunct(state: State, phase: Ordering, defunct: int, chance: Chance) -> Step[State]:
    if known(defunct) not in phase.tied:
        raise RuleError("not-among-the-next", tied=phase.tied)
    chosen = replace(state, turn=state.turn + 1)
    settled = Disposing(phase.cell, phase.survivor, defunct, (), phase.waiting)
    return _settle(chosen, settled, (), chance)


def _settle(state: State, phase: Disposing, told: Told, chance: Chance) -> Step[State]:
    """Bonuses first; then its holders are asked, clockwise from the merger-maker (ruling 12)."""
    defunct = phase.defunct
    waiting = tuple(one for one in phase.waiting if one != defunct)
    paid = bonuses.drawn(state, defunct, chance)
    happened = (*told, *_shown(state, defunct), *bonuses.told(state, defunct, paid))
    settled = replace(
        state,
        purses=_bonus_paid(state, paid),
        market=paid.market or state.market,
        lacking=_lacking(state, paid),
    )
    queue = _holders(state, defunct)
    if not queue:
        return go_on(settled, phase.cell, phase.survivor, waiting, happened, chance)
    asked = replace(phase, queue=queue, waiting=waiting)
    return Step(replace(settled, phase=asked), happened)


def _unite(state: State, cell: int, survivor: int, told: Told, chance: Chance) -> Step[State]:
    """Now the tile, the lone ones it connects and the defunct corporations join the survivor."""
    cells, sizes = united(state.board, state.sizes, cell, survivor)
    happened = (*told, *growth(state, survivor, sizes[survivor]))
    return turns.open_buying(replace(state, board=cells, sizes=sizes), happened, chance)


def _largest(state: State, corporations: tuple[int, ...]) -> tuple[int, ...]:
    most = max(state.sizes[corporation] for corporation in corporations)
    return tuple(one for one in sorted(corporations) if state.sizes[one] == most)


def _holders(state: State, defunct: int) -> tuple[Seat, ...]:
    count = len(state.left)
    clockwise = (Seat((state.mover + step) % count) for step in range(count))
    return tuple(seat for seat in clockwise if state.shares[seat][defunct] and not state.left[seat])


def _shown(state: State, defunct: int) -> tuple[Public, ...]:
    """Where holdings are hidden, all must show what they hold of the defunct corporation."""
    if state.open_holdings:
        return ()
    return tuple(
        SharesShown(seat=Seat(seat), corporation=defunct, count=mine[defunct])
        for seat, mine in enumerate(state.shares)
        if mine[defunct]
    )


def _lacking(state: State, paid: bonuses.Bonus) -> tuple[deduction.Chain, ...]:
    """The tile that was drawn for the market is in the reserve, so in no rack."""
    if paid.market is None or paid.market.cell is None:
        return state.lacking
    for seat, rack in enumerate(state.racks):
        lacking = deduction.learned(state, Seat(seat), (paid.market.cell,), len(rack))
        state = replace(state, lacking=lacking)
    return state.lacking


def _bonus_paid(state: State, paid: bonuses.Bonus) -> tuple[int, ...]:
    purses = state.purses
    for seat, amount in enumerate(paid.amounts):
        if amount:
            purses = pay(purses, BANK, seat, amount)
    return purses
