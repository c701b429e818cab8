"""What a viewer may know of a game, and what he may imagine about the rest."""

from __future__ import annotations

from msgspec.structs import replace

from games.core.chance import Chance
from games.core.money import BANK, pay
from games.core.words import Seat
from games.impero import spending
from games.impero.closing import outcome, worth
from games.impero.components import BOX
from games.impero.state import State, Transfer, View


def view(state: State, seat: Seat | None) -> View:
    """All but the others' capital and points of now, and transfers between others."""
    over, seats = outcome(state) is not None, len(state.players)
    return View(
        me=seat,
        turn=state.turn,
        options=state.options,
        began=state.began,
        land=state.land,
        yields=state.yields,
        stability=state.stability,
        owners=state.owners,
        out=state.out,
        fresh=state.fresh,
        companies=state.companies,
        funds=state.purses[seats + 1 : BANK],
        accounts=state.accounts,
        capital=worth(state) if over else tuple(one.shown for one in state.players),
        change=tuple(one.change for one in state.players),
        ready=tuple(one.ready for one in state.players),
        left=tuple(one.left for one in state.players),
        cash=None if seat is None else state.purses[seat],
        points=None if seat is None else state.players[seat].points,
        auctions=state.auctions,
        listings=state.listings,
        transfers=tuple(one for one in state.transfers if seat in (one.giver, one.taker)),
    )


def imagine(state: State, seat: Seat | None, chance: Chance) -> State:
    """Others' capital and points of now are secret, and what they send each other."""
    if outcome(state) is not None:
        return state
    others = tuple(Seat(one) for one in range(len(state.players)) if one != seat)
    for transfer in state.transfers:
        if seat not in (transfer.giver, transfer.taker):
            state = _sent_otherwise(state, transfer, others, chance)
    for other in others:
        state = _otherwise_rich(state, other, chance)
    return state


def _sent_otherwise(
    state: State, transfer: Transfer, others: tuple[Seat, ...], chance: Chance
) -> State:
    """Another amount, from another to another; that something runs until then is in the timers."""
    staying = [one for one in others if not state.players[one].left]
    giver, taker = chance.shuffled(staying)[:2]
    amount = 1 + chance.below(transfer.amount)
    rest = transfer.amount - amount
    dreamt = replace(transfer, giver=giver, taker=taker, amount=amount, risk=chance.below(101))
    transfers = tuple(dreamt if one == transfer else one for one in state.transfers)
    purses = pay(state.purses, spending.escrow(state), BANK, rest)
    return replace(state, transfers=transfers, purses=purses)


def _otherwise_rich(state: State, seat: Seat, chance: Chance) -> State:
    """Up to twice what he has and a little more; the bank has the difference."""
    cash = state.purses[seat]
    purses = list(state.purses)
    purses[seat] = chance.below(2 * cash + BOX.player.capital)
    purses[BANK] += cash - purses[seat]
    player = replace(state.players[seat], points=chance.below(BOX.player.points + 1))
    players = tuple(player if one == seat else old for one, old in enumerate(state.players))
    return replace(state, purses=tuple(purses), players=players)
