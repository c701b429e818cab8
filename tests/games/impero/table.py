"""A table of Impero that is played by names of companies and with dice that fall as wanted.

Where money, shares and ground matter and not how they came about, they are laid on the table.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from datetime import timedelta
from typing import Any, Self, TypeVar

import pytest
from msgspec.structs import replace

from games.core.chance import Chance
from games.core.offers import Offer
from games.core.record import encode
from games.core.seats import put
from games.core.words import Action, Event, RuleError, Seat
from games.impero.actions import Found, Issue, Sell
from games.impero.components import MILLION
from games.impero.rules import RULES as impero
from games.impero.spending import escrow, purse
from games.impero.state import NOBODY, Auction, Company, Listing, Options, State, Transfer
from tests.contract.host import Host, header

DOLLAR = 100
E = TypeVar("E", bound=Event)
HALF_A_DAY = timedelta(hours=12)


class Dice(Chance):
    """Dice of a closing, one for each cell in order: these go dark. Or of the tax police."""

    def __init__(self, dark: Iterable[int] = (), police: int = 99) -> None:
        super().__init__("dice", 0)
        self._dark, self._police, self._cell = frozenset(dark), police, -1

    def below(self, limit: int) -> int:
        if limit != MILLION:
            return self._police
        self._cell += 1
        return 0 if self._cell in self._dark else MILLION - 1


class Game:
    """A host with words. Companies are called A, B, C as they are founded."""

    def __init__(self, seats: int = 3, **options: Any) -> None:
        self.host = Host(impero, header(impero, seats, options=Options(**options)))
        self._told: tuple[Event, ...] = ()

    @property
    def state(self) -> State:
        state: State = self.host.state
        return state

    def put(self, state: State) -> Self:
        """Lay a state on the table."""
        self.host.moved_to(state)
        self.host._arm()
        return self

    def act(self, seat: int, action: Action) -> Self:
        self.host.act(seat, action)
        self._told = self.host.table.events
        return self

    def refused(self, seat: int, action: Action) -> RuleError:
        """The refusal of what must be refused; nothing changes."""
        before = encode(self.state)
        with pytest.raises(RuleError) as refusal:
            self.act(seat, action)
        assert encode(self.state) == before
        return refusal.value

    def rolled(self, seat: int, action: Action, dice: Dice) -> Self:
        """An action whose dice fall so."""
        return self._laid(impero.apply(self.state, Seat(seat), action, self.host.now, dice))

    def close(self, dark: Iterable[int] = ()) -> Self:
        """The present turn, now, with blackouts in these cells only."""
        key = f"turn:{self.state.turn}"
        return self._laid(impero.time_up(self.state, key, self.host.now, Dice(dark)))

    def wait(self, by: timedelta) -> Self:
        """The clock rings what is due until then."""
        self.host.ring_until(self.host.now + by)
        self._told = self.host.table.events
        return self

    def ring(self, lot: Auction | Listing | Transfer) -> Self:
        """Only this is over."""
        self.host.now = lot.ends
        return self._laid(impero.time_up(self.state, lot.key, lot.ends, Dice()))

    def _laid(self, step: Any) -> Self:
        self.put(step.state)
        self._told = step.events
        return self

    @property
    def events(self) -> tuple[Event, ...]:
        """What the last step told."""
        return self._told

    def told(self, kind: type[E]) -> E:
        """The only event of that kind."""
        (event,) = self.all_told(kind)
        return event

    def all_told(self, kind: type[E]) -> list[E]:
        return [event for event in self.events if isinstance(event, kind)]

    def found(self, seat: int, capital: int = 10 * DOLLAR) -> int:
        """A company of the seat; its number."""
        number = len(self.state.companies)
        self.act(seat, Found("ABCDEFGHIJ"[number], capital))
        return number

    def issue(self, seat: int, company: int = 0, shares: int = 10, base: int = 100) -> Auction:
        self.act(seat, Issue(company, shares, base))
        return self.state.auctions[-1]

    def sell(self, seat: int, company: int = 0, shares: int = 5, price: int = 100) -> Listing:
        self.act(seat, Sell(company, shares, price))
        return self.state.listings[-1]

    def company(self, number: int = 0) -> Company:
        return self.state.companies[number]

    def cash(self, seat: int) -> int:
        return self.state.purses[seat]

    def funds(self, company: int = 0) -> int:
        return self.state.purses[purse(self.state, company)]

    @property
    def withheld(self) -> int:
        return self.state.purses[escrow(self.state)]

    def points(self, seat: int) -> int:
        return self.state.players[seat].points

    def offered(self, seat: int, kind: type[Action]) -> list[Offer]:
        return [one for one in self.host.offers(Seat(seat)) if isinstance(one.action, kind)]

    def has(self, seat: int, cash: int) -> Self:
        """The seat's money, the rest from or to the bank."""
        purses = list(self.state.purses)
        purses[-1] -= cash - purses[seat]
        purses[seat] = cash
        self.put(replace(self.state, purses=tuple(purses)))
        return self

    def has_points(self, seat: int, points: int) -> Self:
        player = replace(self.state.players[seat], points=points)
        self.put(replace(self.state, players=put(self.state.players, seat, player)))
        return self

    def holds(self, company: int, held: Mapping[int, int]) -> Self:
        """These shares, by seat; the first named has held them the longest."""
        shares = tuple(held.get(seat, 0) for seat in range(len(self.state.players)))
        holders = tuple(Seat(seat) for seat, count in held.items() if count)
        return self.set(company, shares=shares, holders=holders)

    def set(self, company: int, **changes: Any) -> Self:
        after = replace(self.company(company), **changes)
        self.put(replace(self.state, companies=put(self.state.companies, company, after)))
        return self

    def country(self, dollars: Sequence[int], owners: Sequence[int] = (), wide: int = 0) -> Self:
        """Another map: cells of these yields in rows so `wide`, for these companies."""
        wide = wide or len(dollars)
        assert len(dollars) % wide == 0
        owned = (*owners, *(NOBODY,) * (len(dollars) - len(owners)))
        self.put(
            replace(
                self.state,
                land=("#" * wide,) * (len(dollars) // wide),
                yields=tuple(dollars),
                stability=(2,) * len(dollars),
                owners=owned,
                fresh=(),
            )
        )
        return self

    def turn(self, turn: int) -> Self:
        self.put(replace(self.state, turn=turn))
        return self
