"""A table of Owner's Choice that is played by names of companies, with dice that fall as wanted.

Where money, shares, prices and the marker matter and not how they came about, they are laid on the table.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Self, TypeVar

import pytest
from msgspec.structs import replace

from games.core.chance import Chance
from games.core.contract import Step
from games.core.offers import Offer
from games.core.record import encode
from games.core.seats import put
from games.core.words import Action, Event, RuleError, Seat
from games.owners_choice import preparation
from games.owners_choice.actions import (
    ChooseCompany,
    DeclareBankruptcy,
    Exchange,
    ExchangeNothing,
    Move,
    Pass,
    RollDie,
    Trade,
)
from games.owners_choice.appointing import appoint
from games.owners_choice.asks import acting
from games.owners_choice.components import (
    COMPANIES,
    EVENT_DIE,
    FUND_DIE,
    PRICES,
    SIDES_OF,
    SPACES,
    lap,
)
from games.owners_choice.rules import RULES
from games.owners_choice.state import FUND, Opening, Phase, State
from tests.contract.host import Host, header

NUMBER: dict[str, int] = {key: number for number, key in enumerate(COMPANIES)}
E = TypeVar("E", bound=Event)


class Dice(Chance):
    """Sides that fall one after the other."""

    def __init__(self, sides: Sequence[int]) -> None:
        super().__init__("dice", 0)
        self._sides = list(sides)

    def below(self, limit: int) -> int:
        return self._sides.pop(0)

    def __bool__(self) -> bool:
        return bool(self._sides)


def counts(shares: Mapping[str, int]) -> tuple[int, ...]:
    """Shares by company, from names."""
    return tuple(shares.get(key, 0) for key in COMPANIES)


def faces(event: Sequence[str]) -> list[int]:
    """The sides of the Event die with these faces."""
    return [SIDES_OF[EVENT_DIE].index(face) for face in event]


class Game:
    """A game in which seat 0 begins and the boards lie in order; after the first purchases."""

    def __init__(self, seats: int = 3, *, opening: bool = False) -> None:
        self.host = Host(RULES, header(RULES, seats))
        in_order_and_seat_0 = Dice([2, 1, 0])
        self.step: Step[State] = preparation.prepare(seats, in_order_and_seat_0)
        self._put(self.step.state)
        while not opening and isinstance(self.state.phase, Opening):
            self.act(Pass())

    @property
    def state(self) -> State:
        return self.step.state

    @property
    def phase(self) -> Phase:
        return self.state.phase

    @property
    def asked(self) -> Seat | None:
        return acting(self.state)

    @property
    def reason(self) -> str | None:
        over = RULES.outcome(self.state)
        return over.reason if over else None

    def told(self, kind: type[E]) -> E:
        """The only event of that kind that the last action told."""
        (event,) = self.all_told(kind)
        return event

    def all_told(self, kind: type[E]) -> list[E]:
        return [event for event in self.step.events if isinstance(event, kind)]

    def act(self, action: Action, seat: int | None = None, sides: Sequence[int] = ()) -> Self:
        asked = self.asked if seat is None else Seat(seat)
        assert asked is not None
        dice = Dice(sides)
        before = RULES.totals(self.state)
        self.step = RULES.apply(self.state, asked, action, self.host.now, dice)
        assert not dice, "more dice than were rolled"
        assert RULES.totals(self.state) == before
        self._put(self.state)
        return self

    def refused(self, action: Action, seat: int | None = None) -> RuleError:
        """The refusal of what must be refused; nothing changes."""
        before = encode(self.state)
        with pytest.raises(RuleError) as refusal:
            self.act(action, seat)
        assert encode(self.state) == before
        return refusal.value

    def silence(self, sides: Sequence[int] = ()) -> Self:
        """The clock rings."""
        self.step = RULES.time_up(self.state, "turn", self.host.now, Dice(sides))
        self._put(self.state)
        return self

    def leave(self, seat: int) -> Self:
        self.step = RULES.leave(self.state, Seat(seat), self.host.now, Dice(()))
        self._put(self.state)
        return self

    # ---- what players do ----

    def trade(self, **shares: int) -> Self:
        """Hold so many afterwards; of companies not named, as many as before."""
        assert self.asked is not None
        held = dict[str, int](zip(COMPANIES, self.state.shares[self.state.mover], strict=True))
        return self.act(Trade(counts({**held, **shares})))

    def done(self) -> Self:
        return self.act(Pass())

    def go(self, steps: int = 1, event: Sequence[str] = ()) -> Self:
        return self.act(Move(steps), sides=faces(event))

    def roll(self, face: str) -> Self:
        """The President rolls the company's die."""
        company = self._presided()
        return self.act(RollDie(company), sides=[SIDES_OF[company].index(face)])

    def roll_fund(self, face: str) -> Self:
        return self.act(RollDie(FUND_DIE), sides=[SIDES_OF[FUND_DIE].index(face)])

    def choose(self, company: str) -> Self:
        return self.act(ChooseCompany(NUMBER[company]))

    def exchange(self, seat: int, given: str, taken: str) -> Self:
        return self.act(Exchange(Seat(seat), NUMBER[given], NUMBER[taken]))

    def keep(self) -> Self:
        return self.act(ExchangeNothing())

    def go_bankrupt(self, seat: int) -> Self:
        return self.act(DeclareBankruptcy(), seat)

    # ---- what is laid on the table ----

    def holds(self, seat: int, **shares: int) -> Self:
        """The seat's shares of these companies, from or to the stock; Presidents follow."""
        mine, stock = list(self.state.shares[seat]), list(self.state.stock)
        for key, count in shares.items():
            stock[NUMBER[key]] -= count - mine[NUMBER[key]]
            mine[NUMBER[key]] = count
        held = put(self.state.shares, seat, tuple(mine))
        laid, _ = appoint(replace(self.state, shares=held, stock=tuple(stock)), ())
        return self._put(laid)

    def has(self, seat: int, cash: int) -> Self:
        """The seat's money, the rest from or to the bank."""
        return self._purse(seat, cash)

    def fund(self, amount: int) -> Self:
        return self._purse(FUND, amount)

    def price(self, **prices: int) -> Self:
        rungs = self.state.rungs
        for key, price in prices.items():
            rungs = put(rungs, NUMBER[key], PRICES.index(price))
        return self._put(replace(self.state, rungs=rungs))

    def before(self, space: str) -> Self:
        """The marker stands a step before the first such space."""
        step = lap(self.state.boards).index(space)
        return self._put(replace(self.state, marker=step - 1))

    def at(self, step: int) -> Self:
        return self._put(replace(self.state, marker=step))

    def turn_of(self, seat: int) -> Self:
        """The others before the seat move to a space without effect, and trade nothing."""
        while self.asked != seat:
            self.at(0).go().done()
        return self.at(0)

    # ---- what is seen ----

    def cash(self, seat: int) -> int:
        return self.state.purses[seat]

    @property
    def in_fund(self) -> int:
        return self.state.purses[FUND]

    def shares(self, seat: int, company: str) -> int:
        return self.state.shares[seat][NUMBER[company]]

    def price_of(self, company: str) -> int:
        return PRICES[self.state.rungs[NUMBER[company]]]

    def president(self, company: str) -> int | None:
        return self.state.presidents[NUMBER[company]]

    @property
    def space(self) -> str:
        return SPACES[SPACES.index(lap(self.state.boards)[self.state.marker])]

    def offer(self, kind: type[Action], seat: int | None = None) -> Offer:
        """The first open offer of that kind; StopIteration if there is none."""
        return next(one for one in self._offers(seat) if isinstance(one.action, kind))

    def offered(self, seat: int | None = None) -> list[type[Any]]:
        return [type(one.action) for one in self._offers(seat)]

    def _offers(self, seat: int | None) -> Sequence[Offer]:
        asked = self.asked if seat is None else Seat(seat)
        return () if asked is None else RULES.offers(self.state, asked)

    def _presided(self) -> int:
        company: int = getattr(self.phase, "company")  # noqa: B009
        return company

    def _purse(self, purse: int, amount: int) -> Self:
        purses = list(self.state.purses)
        purses[-1] -= amount - purses[purse]
        purses[purse] = amount
        return self._put(replace(self.state, purses=tuple(purses)))

    def _put(self, state: State) -> Self:
        """Lay a state on the table; the clock starts anew."""
        self.step = replace(self.step, state=state) if hasattr(self, "step") else Step(state)
        self.host.moved_to(state)
        self.host.alarms = ()
        self.host._arm()
        return self
