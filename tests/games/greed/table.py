"""A table of Greed that is played by the numbers of cards and the names of products.

Seat n directs company n, and seat 0 has the start marker: who was dealt what is not what is tested.
What a company or a player has is taken from the bank, the reserve and the deck where a test needs
it and not how it came about.
"""

from __future__ import annotations

from typing import Any, Self, TypeVar

import pytest
from msgspec.structs import replace

from games.core.desk import Bundle, Propose
from games.core.money import BANK
from games.core.offers import Offer
from games.core.record import encode
from games.core.seats import put
from games.core.words import Action, Event, RuleError, Seat
from games.greed.actions import Announce, Name
from games.greed.asking import awaited
from games.greed.companies import company_of, exchanged, paid, with_company
from games.greed.components import (
    BOX,
    CARDS,
    FIRST_ASSET,
    FREE,
    LAST,
    NEW,
    PRODUCTS,
    TRENDS,
    Stock,
    by_product,
)
from games.greed.prices import price
from games.greed.rules import RULES
from games.greed.state import Board, Company, Lot, Options, Over, Phase, State
from games.greed.view import View
from games.greed.view import view as seen
from tests.contract.host import Host, header

E = TypeVar("E", bound=Event)
PRODUCT = {key: number for number, key in enumerate(PRODUCTS)}


def cards(*numbers: int) -> tuple[int, ...]:
    """Assets by the numbers printed on them."""
    return tuple(number - FIRST_ASSET for number in numbers)


def card(number: int) -> int:
    return number - FIRST_ASSET


def goods(**counts: int) -> Stock:
    return by_product(counts)


def bundle(money: int = 0, **counts: int) -> Bundle:
    return (*by_product(counts), money)


class Game:
    """A host with words. `hands` are cards by number, for each seat."""

    def __init__(
        self,
        seats: int = 3,
        *,
        hands: tuple[tuple[int, ...], ...] = (),
        options: Options | None = None,
        seed: str = "seed",
    ) -> None:
        self.host = Host(RULES, header(RULES, seats, seed, options=options or Options()))
        companies: list[Company | None] = [None] * BOX.inventory.companies
        for seat in range(seats):
            companies[seat] = Company((Seat(seat),), since=1)
        purses = list(self.board.purses)
        purses[seats:] = [0] * len(purses[seats:])
        for seat in range(seats):
            purses[self.board.slot(seat, FREE)] = BOX.setup.company_cash
        purses[BANK] = -sum(purses)
        flat = (BOX.trend_track.start,) * len(PRODUCTS)
        self.board_is(companies=tuple(companies), purses=tuple(purses), start=Seat(0), trends=flat)
        if hands:
            self._deal(tuple(tuple(sorted(cards(*hand))) for hand in hands))

    @property
    def state(self) -> State:
        state: State = self.host.state
        return state

    @property
    def board(self) -> Board:
        return self.state.board

    @property
    def phase(self) -> Phase:
        return self.state.phase

    @property
    def reason(self) -> str | None:
        """Why it is over."""
        return self.phase.reason if isinstance(self.phase, Over) else None

    @property
    def asked(self) -> tuple[int, ...]:
        return tuple(awaited(self.state))

    @property
    def events(self) -> tuple[Event, ...]:
        """What the last entry told."""
        return self.host.table.events

    def told(self, kind: type[E]) -> E:
        """The only event of that kind that the last entry told."""
        (event,) = self.all_told(kind)
        return event

    def all_told(self, kind: type[E]) -> list[E]:
        return [event for event in self.events if isinstance(event, kind)]

    def act(self, seat: int, action: Action) -> Self:
        self.host.act(seat, action)
        return self

    def refused(self, seat: int, action: Action) -> RuleError:
        """The refusal of what must be refused; nothing changes."""
        before = encode(self.state)
        with pytest.raises(RuleError) as refusal:
            self.host.act(seat, action)
        assert encode(self.state) == before
        return refusal.value

    def silence(self) -> Self:
        """The time is up."""
        self.host.ring()
        return self

    def until(self, phase: type[Any]) -> Self:
        """Everybody is silent until the game comes to that phase."""
        while not isinstance(self.phase, phase):
            assert self.reason is None
            self.silence()
        return self

    def offers(self, seat: int, kind: type[Action] = Action) -> list[Offer]:
        return [one for one in self.host.offers(Seat(seat)) if isinstance(one.action, kind)]

    def view(self, seat: int | None) -> View:
        return seen(self.state, None if seat is None else Seat(seat))

    def announce(self, *numbers: int) -> Self:
        for seat, number in enumerate(numbers):
            self.act(seat, Announce(card(number)))
        return self

    def propose(self, by: int, partner: int | None, give: Bundle, take: Bundle, **rest: Any) -> int:
        """The number of the offer; made by the CEO."""
        self.act(self.company(by).officers[0], Propose(by, partner, give, take, **rest))
        return self.board.desk.made

    def names(self, number: int, *offices: int) -> Self:
        """CEO, CFO and COO name these."""
        for office in offices:
            (seat,) = self.asked
            self.act(seat, Name(number, office))
        return self

    def company(self, number: int) -> Company:
        return company_of(self.board, number)

    def money(self, number: int) -> tuple[int, int, int]:
        """Free Cash, last year's and this year's income."""
        free, last, new = (self.board.money(number, slot) for slot in (FREE, LAST, NEW))
        return free, last, new

    def stock(self, number: int) -> dict[str, int]:
        return {key: n for key, n in zip(PRODUCTS, self.board.stocks[number], strict=True) if n}

    def price(self, product: str) -> int:
        return price(self.board, PRODUCT[product])

    def trend(self, product: str) -> int:
        return TRENDS[self.board.trends[PRODUCT[product]]]

    def has(self, number: int, **counts: int) -> Self:
        """The company's goods are these."""
        board = exchanged(self.board, number, self.board.stocks[number], goods(**counts))
        return self.put(replace(self.state, board=board))

    def has_money(self, number: int, free: int, last: int = 0) -> Self:
        board = self.board
        for slot, amount in ((FREE, free), (LAST, last)):
            purse = board.slot(number, slot)
            board = paid(board, purse, BANK, board.purses[purse])
            board = paid(board, BANK, purse, amount)
        return self.put(replace(self.state, board=board))

    def is_rich(self, seat: int, amount: int) -> Self:
        """The player's own money."""
        board = paid(self.board, seat, BANK, self.board.purses[seat])
        return self.put(replace(self.state, board=paid(board, BANK, seat, amount)))

    def owns(self, number: int, *numbers: int) -> Self:
        """The company's assets, which lay in the deck."""
        state, taken = self.state, cards(*numbers)
        company = replace(self.company(number), assets=taken)
        deck = tuple(one for one in state.deck if one not in taken)
        assert not {one for hand in state.hands for one in hand} & set(taken)
        board = with_company(state.board, number, company)
        return self.put(replace(state, deck=deck, board=board))

    def seats(self, number: int, *seats: int) -> Self:
        """Whose markers sit in the company, CEO first."""
        officers = tuple(Seat(seat) for seat in seats)
        return self.with_company(number, replace(self.company(number), officers=officers))

    def is_booted(self, number: int) -> Self:
        return self.with_company(number, replace(self.company(number), boot=True))

    def with_company(self, number: int, company: Company | None) -> Self:
        return self.put(replace(self.state, board=with_company(self.board, number, company)))

    def trend_is(self, product: str, value: int) -> Self:
        box = TRENDS.index(value)
        return self.board_is(trends=put(self.board.trends, PRODUCT[product], box))

    def price_is(self, product: str, value: int) -> Self:
        box = CARDS.products.list[PRODUCT[product]].prices.index(value)
        return self.board_is(prices=put(self.board.prices, PRODUCT[product], box))

    def on_sale(self, *lots: tuple[int, int]) -> Self:
        """Cards with their owners' seats, from earlier years."""
        market = tuple(Lot(card(number), Seat(seat), 0) for number, seat in lots)
        deck = tuple(one for one in self.state.deck if one not in {lot.card for lot in market})
        self.put(replace(self.state, deck=deck))
        return self.board_is(market=(*self.board.market, *market))

    def board_is(self, **changes: Any) -> Self:
        return self.put(replace(self.state, board=replace(self.board, **changes)))

    def phase_is(self, phase: Phase) -> Self:
        return self.put(replace(self.state, phase=phase, turn=self.state.turn + 1))

    def put(self, state: State) -> Self:
        """Lay a state on the table; the clock starts anew."""
        self.host.moved_to(state)
        self.host.alarms = ()
        self.host._arm()
        return self

    def _deal(self, hands: tuple[tuple[int, ...], ...]) -> None:
        """These hands; what was in hand goes back to the deck in their place."""
        state = self.state
        given = {one for hand in hands for one in hand}
        all_cards = sorted({*state.deck, *(one for hand in state.hands for one in hand)} - given)
        self.put(replace(state, hands=hands, deck=tuple(all_cards)))
