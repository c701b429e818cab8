"""Random play: money to the cent, shares and points add up after every entry."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from games.core.record import Table
from games.core.words import Seat
from games.impero.closing import company_points
from games.impero.components import BOX
from games.impero.deadlines import is_last_turn
from games.impero.events import AuctionWon, CompanyFounded
from games.impero.rules import RULES as impero
from games.impero.shares import director, sellable
from games.impero.spending import escrow
from games.impero.state import NOBODY, State
from tests.contract.host import played

SEEDS = range(0, 120, 11)
"""From two players to twenty, with and without early closing."""


@pytest.fixture(params=SEEDS, scope="module")
def tables(request: pytest.FixtureRequest) -> list[Table[State]]:
    return played(impero, request.param).tables


def states(tables: list[Table[State]]) -> Iterator[State]:
    return (table.state for table in tables)


def test_no_cent_is_made_or_lost(tables: list[Table[State]]) -> None:
    for state in states(tables):
        assert sum(state.purses) == 0
        assert min(state.purses[:-1]) >= 0


def test_what_is_withheld_belongs_to_leading_bids_and_transfers(
    tables: list[Table[State]],
) -> None:
    for state in states(tables):
        bids = sum(auction.amount for auction in state.auctions)
        sent = sum(transfer.amount for transfer in state.transfers)
        assert state.purses[escrow(state)] == bids + sent


def test_shares_come_from_founding_and_auctions_only(tables: list[Table[State]]) -> None:
    issued = 0
    for table in tables:
        for event in table.events:
            issued += BOX.company.shares * isinstance(event, CompanyFounded)
            issued += event.count if isinstance(event, AuctionWon) else 0
        assert sum(sum(one.shares) for one in table.state.companies) == issued


def test_holders_are_those_with_shares_and_the_director_leads(
    tables: list[Table[State]],
) -> None:
    for state in states(tables):
        for company in state.companies:
            assert sorted(company.holders) == [n for n, held in enumerate(company.shares) if held]
            assert director(company) == company.director


def test_points_are_never_negative_nor_more_than_there_are(tables: list[Table[State]]) -> None:
    for state in states(tables):
        for player in state.players:
            assert 0 <= player.points <= BOX.player.points
        for company in state.companies:
            assert 0 <= company.points <= company_points(len(state.players))


def test_nobody_offers_more_shares_than_he_has(tables: list[Table[State]]) -> None:
    for state in states(tables):
        for number in range(len(state.companies)):
            assert min(sellable(state, seat, number) for seat in seats_of(state)) >= 0


def test_companies_rent_from_others_and_each_cell_once(tables: list[Table[State]]) -> None:
    for state in states(tables):
        for number, company in enumerate(state.companies):
            assert number in state.owners
            assert len(set(company.rented)) == len(company.rented)
            assert all(state.owners[cell] not in {NOBODY, number} for cell in company.rented)


def test_an_auction_is_opened_before_the_last_turn_only(tables: list[Table[State]]) -> None:
    for before, after in zip(states(tables), states(tables[1:]), strict=False):
        if is_last_turn(before):
            assert {one.id for one in after.auctions} <= {one.id for one in before.auctions}


def seats_of(state: State) -> Iterator[Seat]:
    return (Seat(seat) for seat in range(len(state.players)))
