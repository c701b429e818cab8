"""Possible games that a viewer cannot tell from this one; this states what is secret.

Transfers between others are secret, and so is their present money. The imagined game is drawn from the
viewer's own reckoning alone, so imagining twice tells no more than imagining once.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from games.core.chance import Chance
from games.core.money import BANK
from games.core.words import Seat, knows
from games.impero import reckoning, spending
from games.impero.closing import outcome
from games.impero.components import BOX, COSTS
from games.impero.deadlines import ends
from games.impero.state import Dealing, State, Transfer
from games.impero.transfers import risk_of

RARE = 12
"""In one of this many imagined turns others have sent each other money that was accepted; computers never
do, and people rarely.
"""
MAX_DEALS = 3
"""Maximum imagined transfers of one turn."""


def imagine(state: State, seat: Seat | None, chance: Chance) -> State:
    """A possible game, in which others have sent each other other money since the last closing."""
    others = [Seat(one) for one in range(len(state.players)) if not knows(seat, one)]
    if outcome(state) is not None or len(others) < 2:
        return state
    world = _World(state, seat, others, chance)
    world.make_up()
    for transfer in state.transfers:
        world.send(transfer)
    for _ in range(0 if chance.below(RARE) else 1 + chance.below(MAX_DEALS)):
        world.deal()
    return world.state()


class _World:
    """The imagined money of each seat so far, and the imagined dealings."""

    def __init__(
        self, state: State, viewer: Seat | None, others: Sequence[Seat], chance: Chance
    ) -> None:
        self._before, self._viewer, self._chance = state, viewer, chance
        self._others = others
        self._staying = [one for one in others if not state.players[one].left]
        self._cash = list(reckoning.capital(state, viewer))
        self._points = list(reckoning.points(state, viewer))
        self._dealings = [one for one in state.dealings if reckoning.known_to(one, viewer)]
        self._transfers: list[Transfer] = []

    def make_up(self) -> None:
        """Let a seat that has spent more than is accounted for have it from the richest other seat."""
        for poor in self._others:
            if self._cash[poor] < 0:
                rich = max((one for one in self._others if one != poor), key=self._cash.__getitem__)
                missing = -self._cash[poor]
                self._note(rich, poor, -min(missing, max(self._cash[rich], 0)), COSTS.send)
                self._note(poor, rich, missing, COSTS.accept)

    def send(self, transfer: Transfer) -> None:
        """Imagine the open transfers: the timers tell their ends, but not their seats and amounts."""
        if self._viewer in (transfer.giver, transfer.taker):
            self._transfers.append(transfer)
            return
        able = [one for one in self._staying if self._able(one)] or self._staying
        giver = self._one_of(able)
        taker = self._one_of([one for one in self._staying if one != giver])
        capital = max(self._cash[giver], 1)
        amount = 1 + self._chance.below(capital)
        if _sent_in_this_turn(self._before, transfer):
            self._note(giver, taker, -min(amount, max(self._cash[giver], 0)), COSTS.send)
        risk = risk_of(amount, capital)
        dreamt = replace(transfer, giver=giver, taker=taker, amount=amount, risk=risk)
        self._transfers.append(dreamt)

    def deal(self) -> None:
        """Imagine a transfer that was accepted and not noticed."""
        able = [one for one in self._staying if self._able(one)]
        if not able or len(self._staying) < 2:
            return
        giver = self._one_of(able)
        taker = self._one_of([one for one in self._staying if one != giver])
        if self._points[taker] >= COSTS.accept:
            amount = 1 + self._chance.below(self._cash[giver])
            self._note(giver, taker, -amount, COSTS.send)
            self._note(taker, giver, amount, COSTS.accept)

    def state(self) -> State:
        """The state with this money; the bank has the difference, so that the sum is right."""
        state = self._before
        purses = [*self._cash, *state.purses[len(self._cash) :]]
        running = sum(one.amount for one in state.auctions)
        purses[spending.escrow(state)] = running + sum(one.amount for one in self._transfers)
        purses[BANK] -= sum(purses)
        players = tuple(
            replace(one, points=left) for one, left in zip(state.players, self._points, strict=True)
        )
        return replace(
            state,
            purses=tuple(purses),
            players=players,
            transfers=tuple(self._transfers),
            dealings=tuple(self._dealings),
        )

    def _able(self, seat: Seat) -> bool:
        return self._cash[seat] > 0 and self._points[seat] >= COSTS.send

    def _one_of(self, seats: Sequence[Seat]) -> Seat:
        return seats[self._chance.below(len(seats))]

    def _note(self, seat: Seat, other: Seat, amount: int, points: int) -> None:
        """Note a dealing. A seat without points pays none: nobody can tell from what it had."""
        points = min(points, self._points[seat])
        self._dealings.append(Dealing(seat, other, amount, points))
        self._cash[seat] += amount
        self._points[seat] -= points


def _sent_in_this_turn(state: State, transfer: Transfer) -> bool:
    lasts = ends(state.options, BOX.transfer.hours, state.began) - state.began
    return transfer.ends - lasts >= state.began
