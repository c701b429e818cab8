"""The record: outages, pauses, undo, stale alarms, the seed."""

from __future__ import annotations

from datetime import timedelta

import pytest

from games.core.record import Entry, Resume, TimeUp, Undo, play, replay
from games.core.timers import At, Daily, Pace, Timer, arm, credit
from games.core.undo import Reach, StandingEntry, reach
from games.core.words import RuleError, Seat
from tests.contract.host import HOUSE, OPENED, Host, header
from tests.contract.reduced import impero, owner

HOUR = timedelta(hours=1)


def test_an_outage_moves_only_what_runs_at_the_tables_pace() -> None:
    timers = (
        Timer("a", At(OPENED + HOUR)),
        Timer("d", Daily((9, 21))),
        Timer("p", Pace()),
        Timer("w", Pace(window=True)),
    )
    before = arm((), timers, OPENED, HOUSE)
    after = credit(before, OPENED + HOUR, OPENED + 2 * HOUR)
    moved = [new.due - old.due for new, old in zip(after, before, strict=True)]
    assert moved == [timedelta(0), timedelta(0), HOUR, HOUR]


def test_what_began_in_an_outage_is_later_by_what_was_left_of_it() -> None:
    (before,) = arm((), (Timer("p", Pace()),), OPENED, HOUSE)
    (after,) = credit((before,), OPENED - HOUR, OPENED + HOUR / 4)
    assert after.due - before.due == HOUR / 4
    assert credit((before,), OPENED - HOUR, OPENED) == (before,)


def test_an_undo_gives_an_auction_the_time_it_had_left() -> None:
    host = Host(impero.RULES, header(impero.RULES, 3))
    host.act(0, impero.Found("Eagle", 1000))
    host.act(0, impero.Issue(0, 10, 100))
    left = host.state.auctions[0].ends - host.now
    host.now += 2 * HOUR
    host.act(1, impero.Bid(1, 100))
    at = host.now + 20 * HOUR
    back = replay(impero.RULES, host.head, [*host.entries, Entry(None, Undo(2), at)])[-1]
    assert back.state.auctions[0].ends - at == left
    assert back.state.auctions[0].leader is None
    assert (back.number, back.opened) == (4, 4)


def test_after_an_undo_the_dice_are_others() -> None:
    """The number of the entry seeds the dice, and numbers are never used twice."""
    host = Host(owner.RULES, header(owner.RULES, 2))
    host.act(host.state.mover, owner.Buy((3, 3, 0, 0)))
    entries = [*host.entries, Entry(None, Undo(1), host.now)]
    assert [table.number for table in replay(owner.RULES, host.head, entries)] == [0, 1, 2]


def test_a_pause_is_an_entry_that_puts_off_what_the_rules_timed() -> None:
    host = Host(impero.RULES, header(impero.RULES, 3))
    host.act(0, impero.Found("Eagle", 1000))
    host.act(0, impero.Issue(0, 10, 100))
    ends = host.state.auctions[0].ends
    entry = Entry(None, Resume(after=5 * HOUR), host.now + 5 * HOUR)
    table = play(impero.RULES, host.head, host.table, entry)
    assert table.state.auctions[0].ends == ends + 5 * HOUR


def test_a_stale_alarm_changes_nothing() -> None:
    host = Host(impero.RULES, header(impero.RULES, 3))
    with pytest.raises(RuleError, match="stale"):
        play(impero.RULES, host.head, host.table, Entry(None, TimeUp("turn:7"), host.now))


def test_what_the_clock_did_since_is_not_taken_back_for_free() -> None:
    lines = [StandingEntry(1, Seat(0), owner.EndTurn()), StandingEntry(2, None, TimeUp("turn:2"))]
    assert reach(lines[:1], Seat(0)) == Reach(0, free=True)
    assert reach(lines, Seat(0)) == Reach(0, free=False)


def test_where_the_dice_have_fallen_two_cannot_agree_to_throw_them_again() -> None:
    """Send and Answer, and the tax police: everybody is asked, not only who answered."""
    sent = StandingEntry(1, Seat(0), owner.EndTurn())
    plain, thrown = (
        StandingEntry(2, Seat(1), owner.EndTurn()),
        StandingEntry(2, Seat(1), owner.EndTurn(), True),
    )
    assert reach([sent, plain], Seat(0)) == Reach(0, free=False, asked=(Seat(1),))
    assert reach([sent, thrown], Seat(0)) == Reach(0, free=False)
    assert reach([sent, plain, StandingEntry(3, None, TimeUp("turn:2"))], Seat(0)) == Reach(
        0, free=False
    )
