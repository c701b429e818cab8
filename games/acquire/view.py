"""A viewer's knowledge of a game, and possible worlds that agree with it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from msgspec.structs import replace

from games.acquire import deduction, ending
from games.acquire.board import fit, playable
from games.acquire.components import PRICES
from games.acquire.state import Buying, Disposing, Over, Placing, State, View
from games.core.chance import Chance
from games.core.seats import put
from games.core.words import Seat, knows

STAYS = {"alone": 1.3, "founds": 0.5}
"""How likely a tile of its fit is to lie in a rack rather than in the reserve, against others, as games show:
what founds is played soon.
"""


def view(state: State, seat: Seat | None) -> View:
    """The view: own tiles, open things, and what follows from the public events."""
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
        known_cash=state.purses[:-1],
        known_shares=state.shares,
        tiles=tuple(map(len, state.racks)),
        lacking=state.lacking,
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
        begun=state.begun,
        last=state.last,
        declared=state.declared,
        can_declare=isinstance(state.phase, Placing | Buying) and ending.may_declare(state),
        can_claim=isinstance(state.phase, Placing | Buying) and ending.may_claim(state),
        phase=state.phase,
        market=state.market,
        sheet=state.sheet,
    )


def sees(state: State, viewer: Seat | None, owner: int) -> bool:
    """Whether the owner's money and shares are open to the viewer (Open or hidden resources)."""
    return state.open_holdings or viewer == owner or isinstance(state.phase, Over)


def shown(state: State) -> tuple[int, ...]:
    """The shares shown at a merger: all must show those of the defunct corporation (Bonuses)."""
    if not isinstance(state.phase, Disposing):
        return ()
    return tuple(mine[state.phase.defunct] for mine in state.shares)


def imagine(state: State, seat: Seat | None, chance: Chance) -> State:
    """A possible world: others' racks and the order of the reserve are dealt again within the record.

    Money and shares stay, even if they are not open: public events tell all that moves them. After
    the end nothing is secret.
    """
    if isinstance(state.phase, Over):
        return state
    others = [one for one in range(len(state.racks)) if not knows(seat, one)]
    pool = [*state.bag, *(cell for one in others for cell in state.racks[one])]
    for barred in _ways(state, others, pool, chance):
        dealt = deduction.imagined(
            pool, barred, chance, lambda cell: STAYS.get(fit(state.board, state.sizes, cell), 1)
        )
        if dealt:
            racks = tuple(dealt[0].get(one, rack) for one, rack in enumerate(state.racks))
            return replace(state, racks=racks, bag=dealt[1])
    raise AssertionError("the racks as they are fit what is known of them")


def _ways(
    state: State, others: Sequence[int], pool: Iterable[int], chance: Chance
) -> Iterator[dict[int, tuple[frozenset[int], ...]]]:
    """Possible constraints for the places of others' racks; one of them can be dealt.

    A mover who is asked for a tile has a playable one, which is public: it may be in any place.
    """
    barred = {one: deduction.places(state.lacking[one], len(state.racks[one])) for one in others}
    if state.mover not in barred or not isinstance(state.phase, Placing):
        yield barred
        return
    open_now = playable(state.board, state.sizes, pool)
    unplayable = frozenset(pool).difference(open_now)
    mine = barred[state.mover]
    for place in chance.shuffled(range(len(mine))):
        yield barred | {state.mover: put(mine, place, mine[place] | unplayable)}
