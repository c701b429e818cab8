"""Mini-Impero: the calendar, auctions, escrow, outages, orders that compete."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest

from games.core.orders import Stored
from games.core.record import Cause, TimeUp
from games.core.timers import House, arm, next_at
from games.core.words import RuleError, Seat
from tests.contract.host import Host, header
from tests.contract.reduced import impero

HOURS = (9, 21)


def utc(*when: int) -> datetime:
    return datetime(*when, tzinfo=UTC)  # type: ignore[misc,arg-type]


def table() -> Host:
    """Friday 28 March 2025, 13:00 in Rome; the clocks go forward on Sunday."""
    return Host(impero.RULES, header(impero.RULES, 3))


def auction(host: Host, least: int = 100) -> None:
    host.act(0, impero.Found("Eagle", 1000))
    host.act(0, impero.Issue(0, 10, least))


def test_turns_end_at_nine_and_twenty_one_on_the_wall_clock() -> None:
    """12 hours, but 11 in the night in which the clocks go forward and 13 when they go back."""
    saturday = utc(2025, 3, 29, 20)
    assert next_at(saturday, "Europe/Rome", HOURS) == utc(2025, 3, 30, 7)
    assert next_at(utc(2025, 10, 25, 19), "Europe/Rome", HOURS) == utc(2025, 10, 26, 8)
    assert next_at(utc(2025, 3, 30, 7), "Europe/Rome", HOURS) == utc(2025, 3, 30, 19)


@pytest.mark.parametrize("zone", ["Australia/Lord_Howe", "America/Sao_Paulo", "Pacific/Apia"])
def test_hours_come_in_order_in_odd_zones(zone: str) -> None:
    moment, end = utc(2011, 12, 1), utc(2012, 12, 1)
    while moment < end:
        after = next_at(moment, zone, HOURS)
        assert timedelta(0) < after - moment <= timedelta(hours=13)
        moment = after


def test_a_late_bid_extends_the_auction_by_a_minute() -> None:
    host = table()
    auction(host)
    ends = host.state.auctions[0].ends
    host.now = ends - timedelta(seconds=30)
    host.act(1, impero.Bid(1, 100))
    assert host.state.auctions[0].ends == ends + timedelta(minutes=1)
    assert [alarm.due for alarm in host.alarms if alarm.key == "auction:1"] == [
        ends + timedelta(minutes=1)
    ]


def test_a_bid_is_held_in_escrow_and_returns_when_beaten() -> None:
    host = table()
    auction(host)
    host.act(1, impero.Bid(1, 300))
    assert host.state.purses[1] == impero.START - 300
    host.act(2, impero.Bid(1, 301))
    assert host.state.purses[1] == impero.START
    assert host.state.purses[3] == 301


def test_after_an_outage_everything_is_played_in_order_at_its_own_time() -> None:
    host = table()
    auction(host)
    host.act(1, impero.Bid(1, 100))
    host.ring_until(host.now + timedelta(days=2))
    rung = [(e.at, e.action.key) for e in host.entries if isinstance(e.action, TimeUp)]
    assert rung == [
        (utc(2025, 3, 28, 20), "turn:1"),
        (utc(2025, 3, 29, 0), "auction:1"),
        (utc(2025, 3, 29, 8), "turn:2"),
        (utc(2025, 3, 29, 20), "turn:3"),
        (utc(2025, 3, 30, 7), "turn:4"),
    ]
    assert host.state.companies[0].shares == (20, 10, 0)


def test_an_auction_due_with_the_turn_closes_first() -> None:
    host = table()
    host.now = utc(2025, 3, 28, 20)
    host.ring_until(host.now)
    auction(host)
    host.act(1, impero.Bid(1, 100))
    host.ring_until(host.now + timedelta(hours=12))
    assert [e.action.key for e in host.entries if isinstance(e.action, TimeUp)] == [
        "turn:1",
        "auction:1",
        "turn:2",
    ]


def test_a_bid_at_the_very_end_is_too_late() -> None:
    host = table()
    auction(host)
    host.now = host.state.auctions[0].ends
    with pytest.raises(RuleError, match="auction-over"):
        host.act(1, impero.Bid(1, 100))


def test_secret_maximum_bids_are_settled_in_a_few_entries_at_one_step_over_the_second() -> None:
    host = table()
    auction(host)
    before = len(host.entries)
    host.store(
        Stored(1, Seat(1), impero.BidUpTo(1, 2000)),
        Stored(2, Seat(2), impero.BidUpTo(1, 1500)),
    )
    assert host.state.auctions[0].leader == 1
    assert host.state.auctions[0].least - 1 == 1501
    assert len(host.entries) - before <= 3
    assert [(one.seat, why.why) for one, why in host.cancelled] == [(2, "outbid")]
    assert {entry.cause for entry in host.entries[before:]} <= {
        Cause("order", 1),
        Cause("order", 2),
    }


def test_equal_maximum_bids_go_to_the_earlier_order() -> None:
    host = table()
    auction(host)
    host.store(
        Stored(1, Seat(1), impero.BidUpTo(1, 2000)),
        Stored(2, Seat(2), impero.BidUpTo(1, 2000)),
    )
    assert host.state.auctions[0].leader == 1
    assert host.state.auctions[0].least - 1 <= 2000


def test_alarms_follow_the_timers() -> None:
    """Same key, same alarm; a moved instant moves it; what is gone is dropped."""
    house = House("Europe/Rome", seconds=86_400, window=60)
    host = table()
    auction(host)
    timers = impero.waiting(host.state).timers
    first = arm((), timers, host.now, house)
    assert arm(first, timers, host.now + timedelta(hours=3), house) == first
    assert [alarm.key for alarm in arm(first, timers[1:], host.now, house)] == ["turn:1"]
