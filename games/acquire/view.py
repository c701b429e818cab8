"""What a viewer may know of a game, and what he may imagine about the rest."""

from __future__ import annotations

from msgspec.structs import replace

from games.acquire import ending
from games.acquire.board import is_playable
from games.acquire.components import PRICES
from games.acquire.state import Buying, Disposing, Over, Placing, State, View
from games.core.chance import Chance
from games.core.seats import put
from games.core.words import Seat


def view(state: State, seat: Seat | None) -> View:
    """Own tiles, what lies open, and money and shares as far as the table plays them open."""
    return View(
        me=seat,
        open_holdings=state.open_holdings,
        left=state.left,
        cash=tuple(
            cash if sees(state, seat, owner) else None
            for owner, cash in enumerate(state.purses[:-1])
        ),
        shares=tuple(
            mine if sees(state, seat, owner) else None for owner, mine in enumerate(state.shares)
        ),
        shown=shown(state),
        stock=state.stock,
        board=state.board,
        sizes=state.sizes,
        prices=tuple(prices[size] for prices, size in zip(PRICES, state.sizes, strict=True)),
        rack=() if seat is None else tuple(sorted(state.racks[seat])),
        bag=len(state.bag),
        aside=state.aside,
        mover=state.mover,
        moves=state.moves,
        last=state.last,
        declared=state.declared,
        can_declare=isinstance(state.phase, Placing | Buying)
        and not state.declared
        and ending.may_end(state.sizes),
        phase=state.phase,
        market=state.market,
        sheet=state.sheet,
    )


def sees(state: State, viewer: Seat | None, owner: int) -> bool:
    """Whether the viewer sees the owner's money and shares (Open or hidden resources)."""
    return state.open_holdings or viewer == owner or isinstance(state.phase, Over)


def shown(state: State) -> tuple[int, ...]:
    """At a merger all must show what they hold of the defunct corporation (Bonuses)."""
    if not isinstance(state.phase, Disposing):
        return ()
    return tuple(mine[state.phase.defunct] for mine in state.shares)


def imagine(state: State, seat: Seat | None, chance: Chance) -> State:
    """Others' racks and the order of the bag are secret; with hidden holdings, so are others'
    money and shares. After the end nothing is.
    """
    if isinstance(state.phase, Over):
        return state
    dealt = _dealt_again(state, seat, chance)
    return dealt if state.open_holdings else _holdings_exchanged(dealt, seat, chance)


def _dealt_again(state: State, seat: Seat | None, chance: Chance) -> State:
    others = [cell for one, rack in enumerate(state.racks) if one != seat for cell in rack]
    pool = list(chance.shuffled([*others, *state.bag]))
    if isinstance(state.phase, Placing) and state.mover != seat:
        _give_a_playable_tile(state, seat, pool)
    racks = list[tuple[int, ...]]()
    for one, rack in enumerate(state.racks):
        if one == seat:
            racks.append(rack)
        else:
            racks.append(tuple(pool[: len(rack)]))
            del pool[: len(rack)]
    return replace(state, racks=tuple(racks), bag=tuple(pool))


def _give_a_playable_tile(state: State, seat: Seat | None, pool: list[int]) -> None:
    """That the mover has one is public: he would not be asked to place otherwise."""
    before = (rack for one, rack in enumerate(state.racks[: state.mover]) if one != seat)
    place = sum(len(rack) for rack in before)
    given = next(cell for cell in pool if is_playable(state.board, state.sizes, cell))
    index = pool.index(given)
    pool[place], pool[index] = pool[index], pool[place]


def _holdings_exchanged(state: State, seat: Seat | None, chance: Chance) -> State:
    """Two others change money and shares, but for the shares that lie open during a merger."""
    others = chance.shuffled([one for one in range(len(state.left)) if one != seat])
    if len(others) < 2:
        return state
    one, two = others[:2]
    open_now = state.phase.defunct if isinstance(state.phase, Disposing) else None
    purses = put(put(state.purses, one, state.purses[two]), two, state.purses[one])
    mine, theirs = list(state.shares[one]), list(state.shares[two])
    for corporation in range(len(mine)):
        if corporation != open_now:
            mine[corporation], theirs[corporation] = theirs[corporation], mine[corporation]
    shares = put(put(state.shares, one, tuple(mine)), two, tuple(theirs))
    return replace(state, purses=purses, shares=shares)
