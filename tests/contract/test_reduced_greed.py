"""Mini-Greed: a bid per company, deals with a transformation, stored maximum bids."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from games.core.desk import Accept, Decline, Propose
from games.core.orders import Stored
from games.core.words import RuleError, Seat
from tests.contract.host import Host, header
from tests.contract.reduced import greed


def table() -> Host:
    """Three seats, four companies: the first seat directs 0 and 3."""
    return Host(greed.RULES, header(greed.RULES, 3))


def trading(host: Host) -> Host:
    """Company 1 makes rails, company 0 has the coal and the steel."""
    for seat in host.seats:
        host.act(seat, greed.Announce(0))
    for firm, ceo in enumerate((0, 1, 2, 0)):
        host.act(ceo, greed.Bid(firm, 0))
    firms = (
        replace(host.state.firms[0], goods=(1, 1, 0), assets=(3,)),
        replace(host.state.firms[1], assets=(5,), goods=(0, 0, 0)),
        *host.state.firms[2:],
    )
    host.tables[-1] = replace(host.table, state=replace(host.state, firms=firms))
    return host


def test_a_seat_bids_for_each_company_it_directs() -> None:
    host = table()
    for seat in host.seats:
        host.act(seat, greed.Announce(0))
    firms = {
        offer.action.firm for offer in host.offers(Seat(0)) if isinstance(offer.action, greed.Bid)
    }
    assert firms == {0, 3}
    host.act(0, greed.Bid(0, 30))
    assert 0 in greed.waiting(host.state).seats
    with pytest.raises(RuleError, match="not-ceo"):
        host.act(0, greed.Bid(1, 30))


DEAL = Propose(0, 1, (1, 1, 0, 0), (0, 0, 1, 0), (5,))


def test_a_deal_with_a_transformation_in_the_middle_is_one_entry() -> None:
    host = trading(table())
    host.act(0, DEAL)
    host.act(1, Accept(1, 1))
    assert [firm.goods for firm in host.state.firms[:2]] == [(0, 0, 1), (0, 0, 1)]


def test_a_deal_that_fails_in_the_middle_changes_nothing_and_stays_open() -> None:
    host = trading(table())
    host.act(0, replace(DEAL, take=(0, 0, 3, 0)))
    before = host.state
    with pytest.raises(RuleError, match="goods-missing"):
        host.act(1, Accept(1, 1))
    assert host.state == before
    kinds = [type(offer.action) for offer in host.offers(Seat(1))]
    assert Accept not in kinds
    assert Decline in kinds


def test_a_counter_replaces_the_proposal_it_answers() -> None:
    host = trading(table())
    host.act(0, DEAL)
    host.act(1, Propose(1, 0, (0, 0, 0, 5), (1, 0, 0, 0), answers=1))
    assert [one.id for one in host.state.desk.open] == [2]
    with pytest.raises(RuleError, match="no-such-offer"):
        host.act(1, Accept(1, 1))


def test_the_phase_waits_for_who_is_not_done_and_who_has_an_offer_to_answer() -> None:
    """The others may act all the same, and a CEO who makes an offer is not done any more."""
    host = trading(table())
    host.act(1, greed.Done())
    assert greed.waiting(host.state).may == (1,)
    host.act(0, DEAL)
    assert greed.waiting(host.state).seats == (0, 1, 2)
    host.act(1, Decline(1))
    assert greed.waiting(host.state).seats == (0, 2)
    host.act(1, Propose(1, None, (0, 0, 0, 5), (1, 0, 0, 0)))
    assert greed.waiting(host.state).seats == (0, 1, 2)


def test_three_parties_trade_by_an_offer_to_anybody_and_counters() -> None:
    """What one wants of another a third takes up: all is public, and conserved."""
    host = trading(table())
    before = greed.totals(host.state)
    host.act(2, Propose(2, None, (0, 0, 0, 30), (1, 0, 0, 0)))
    host.act(0, Propose(0, 2, (1, 0, 0, 0), (0, 0, 0, 40), answers=1))
    host.act(2, Propose(2, 0, (0, 0, 0, 35), (1, 0, 0, 0), answers=2))
    host.act(0, Accept(3, 0))
    assert host.state.firms[2].goods == (1, 0, 0)
    assert host.state.firms[0].goods == (0, 1, 0)
    assert greed.totals(host.state) == before
    assert [one.id for one in host.state.desk.open] == [1]


def test_trade_ends_when_all_are_done() -> None:
    host = trading(table())
    for seat in host.seats:
        assert isinstance(host.state.phase, greed.Trading)
        host.act(seat, greed.Done())
    assert isinstance(host.state.phase, greed.Rising)


def test_stored_maximum_bids_in_a_rising_auction_with_turns() -> None:
    """The stronger pays a step more than the weaker's limit; the weaker passes with a reason."""
    host = trading(table())
    for seat in host.seats:
        host.act(seat, greed.Done())
    host.store(
        Stored(1, Seat(0), greed.SymbolUpTo(1, 100)),
        Stored(2, Seat(1), greed.SymbolUpTo(1, 140)),
    )
    assert host.state.phase.seat == 2
    host.act(2, greed.Pass())
    assert host.state.phase.leader == 1
    assert host.state.phase.least - 10 == 110
    assert [(one.id, why.why) for one, why in host.cancelled] == [(1, "outbid")]
    host.act(0, greed.Pass())
    assert host.state.symbols == (0, 1, 0)
