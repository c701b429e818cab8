"""The seat that the game waits for, the question to it, and its offers."""

from __future__ import annotations

from collections.abc import Sequence

from games.acquire.actions import (
    Buy,
    ChooseDefunct,
    ChooseSurvivor,
    ClaimVictory,
    DeclareEnd,
    Dispose,
    Found,
    PlayTile,
)
from games.acquire.board import playable
from games.acquire.buying import NOTHING
from games.acquire.components import CORPORATIONS, MAX_BOUGHT, TILES, price
from games.acquire.disposal import RATIO, tradable
from games.acquire.ending import may_claim, may_declare
from games.acquire.founding import free
from games.acquire.state import (
    Buying,
    Disposing,
    Founding,
    Ordering,
    Over,
    Placing,
    State,
    Surviving,
)
from games.core.contract import Waiting
from games.core.kinds import Kinds, Label, Money, Named, Player, Tally, Word
from games.core.offers import Choice, Counts, Field, Item, Offer
from games.core.timers import Pace, Timer
from games.core.words import Action, Facts, Seat

action_types: tuple[type[Action], ...] = (
    PlayTile,
    Found,
    ChooseSurvivor,
    ChooseDefunct,
    Dispose,
    Buy,
    DeclareEnd,
    ClaimVictory,
)

_CORPORATION = Named("corporation", CORPORATIONS)
kinds: Kinds = {
    **dict.fromkeys(("seat", "seats", "mover"), Player()),
    **dict.fromkeys(("cell", "cells"), Label(TILES)),
    **dict.fromkeys(("corporation", "survivor", "defunct"), _CORPORATION),
    **dict.fromkeys(("corporations", "defuncts", "tied", "merging"), _CORPORATION),
    **dict.fromkeys(("amount", "amounts", "price", "cash", "cost", "budget"), Money("$")),
    "shares": Tally(_CORPORATION),
    "disposal": Word("disposal"),
    "reason": Word("reason"),
}


def acting(state: State) -> Seat | None:
    """The seat whose answer the game waits for; None once it is over."""
    match state.phase:
        case Disposing(queue=queue):
            return queue[0]
        case Over():
            return None
        case _:
            return state.mover


def waiting(state: State) -> Waiting:
    seat = acting(state)
    if seat is None:
        return Waiting((), ())
    timer = Timer(f"turn:{state.turn}", Pace())
    ask, facts = _ask(state)
    return Waiting((seat,), (timer,), ask=ask, facts={"seat": seat, **facts})


def offers(state: State, seat: Seat) -> Sequence[Offer]:
    """The offers to the seat; none unless the game waits for it."""
    if seat != acting(state) or state.left[seat]:
        return ()
    match state.phase:
        case Placing():
            return (_tile(state, seat), *_end(state))
        case Founding():
            choice = free(state.sizes)
            return (Offer(Found(choice[0]), (Choice("corporation", choice),)),)
        case Surviving(tied=tied):
            return (Offer(ChooseSurvivor(tied[0]), (Choice("survivor", tied),)),)
        case Ordering(tied=tied):
            return (Offer(ChooseDefunct(tied[0]), (Choice("defunct", tied),)),)
        case Disposing() as phase:
            return (_disposal(state, phase, seat),)
        case Buying():
            return (_purchase(state, seat), *_end(state))
        case Over():
            return ()


def _ask(state: State) -> tuple[str, Facts]:
    match state.phase:
        case Placing():
            return "play-a-tile", {}
        case Founding():
            return "found-a-corporation", {}
        case Surviving():
            return "choose-the-survivor", {}
        case Ordering():
            return "choose-the-next-defunct", {}
        case Disposing(defunct=defunct, survivor=survivor):
            return "dispose-of-shares", {"corporation": defunct, "survivor": survivor}
        case Buying():
            return "buy-shares", {}
        case Over():
            return "", {}


def _tile(state: State, seat: Seat) -> Offer:
    cells = playable(state.board, state.sizes, state.racks[seat])
    return Offer(PlayTile(cells[0]), (Choice("cell", cells),), hidden=True)


def _end(state: State) -> tuple[Offer, ...]:
    """Beside a tile and a purchase, which stand out: to end the game, where it may be ended."""
    ways = ((DeclareEnd(), may_declare(state)), (ClaimVictory(), may_claim(state)))
    return tuple(Offer(action, aside=True) for action, open_now in ways if open_now)


def _disposal(state: State, phase: Disposing, seat: Seat) -> Offer:
    held = state.shares[seat][phase.defunct]
    given = tradable(held, state.stock[phase.survivor])
    items = (Item("sell", held), Item("trade", given, step=RATIO))
    return Offer(Dispose((0, 0)), (Counts("disposal", items, held),))


LIKELY = 3
"""Purchases with a button each."""


def _likely(state: State, seat: Seat, items: Sequence[Item]) -> tuple[tuple[int, ...], ...]:
    """As many as possible of one corporation: of those that the seat holds most of, then the cheapest."""
    purse, held = state.purses[seat], state.shares[seat]
    able = [one for one in items if one.most and one.price <= purse]
    ranked = sorted(able, key=lambda one: (-held[int(one.key)], one.price))
    found = list[tuple[int, ...]]()
    for item in ranked[:LIKELY]:
        count = min(item.most, purse // item.price)
        found.append(tuple(count * (one is item) for one in items))
    return tuple(found)


def _purchase(state: State, seat: Seat) -> Offer:
    """The offer to buy. It is hidden if holdings are: its budget is the mover's money."""
    items = tuple(
        Item(one, min(MAX_BOUGHT, left) if size else 0, price=price(one, size))
        for one, (size, left) in enumerate(zip(state.sizes, state.stock, strict=True))
    )
    budget = state.purses[seat]
    likely = _likely(state, seat, items)
    fields: tuple[Field, ...] = (Counts("shares", items, MAX_BOUGHT, budget=budget, quick=likely),)
    if may_declare(state):
        fields += (Choice("end", (False, True)),)
    return Offer(Buy(NOTHING), fields, hidden=not state.open_holdings)
