"""Structure of the game: turns by the clock, live turns, turns that close early."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from itertools import pairwise
from zoneinfo import ZoneInfo

import pytest
from msgspec.structs import replace

from games.core.record import TimeUp
from games.core.timers import arm, calendar
from games.core.words import Seat
from games.impero.actions import Ready, Unready
from games.impero.components import BOX
from games.impero.deadlines import schedule
from games.impero.events import PlayerReady, PlayerUnready, TurnBegan, TurnClosed
from games.impero.rules import RULES as impero
from games.impero.state import Options
from tests.contract.host import HOUSE, OPENED, Host, header
from tests.games.impero.table import Dice, Game

HOUR = timedelta(hours=1)
ROME = ZoneInfo(HOUSE.zone)


def closings(host: Host) -> list[datetime]:
    """When each turn closed, if nobody does anything."""
    while not host.over:
        host.ring()
    return [
        entry.at
        for entry in host.entries
        if isinstance(entry.action, TimeUp) and entry.action.key.startswith("turn")
    ]


def test_fourteen_turns_close_at_nine_and_twenty_one() -> None:
    """The opening is at 13:00 in Rome; the first turn is a whole one; ruling 20."""
    ended = closings(Host(impero, header(impero, 3)))
    local = [one.astimezone(ROME) for one in ended]
    assert len(ended) == 14
    assert [one.hour for one in local] == [9, 21] * 7
    assert local[0].date() == OPENED.date() + timedelta(days=1)


@pytest.mark.parametrize(
    ("zone", "opened", "night"),
    [
        ("Europe/Rome", datetime(2025, 3, 28, 12, tzinfo=UTC), 11),
        ("Europe/Rome", datetime(2025, 10, 24, 12, tzinfo=UTC), 13),
        ("America/New_York", datetime(2025, 3, 7, 12, tzinfo=UTC), 11),
        ("America/New_York", datetime(2025, 10, 31, 12, tzinfo=UTC), 13),
        ("Australia/Lord_Howe", datetime(2025, 10, 3, 12, tzinfo=UTC), 11.5),
        ("Australia/Lord_Howe", datetime(2025, 4, 4, 12, tzinfo=UTC), 12.5),
    ],
)
def test_the_calendar_holds_when_the_clocks_change(
    zone: str, opened: datetime, night: float
) -> None:
    """The alarms ring when the calendar says; one night is shorter or longer; ruling 20."""
    state = impero.setup(3, Options(), opened, Dice()).state
    house = replace(HOUSE, zone=zone)
    alarms = arm((), impero.waiting(state).timers, opened, house)
    ended = []
    while impero.outcome(state) is None:
        (alarm,) = alarms
        ended.append(alarm.due)
        state = impero.time_up(state, alarm.key, alarm.due, Dice()).state
        alarms = arm(alarms, impero.waiting(state).timers, alarm.due, house)
    assert tuple(ended) == calendar(schedule(Options()), opened, zone)
    lengths = {(after - before) / HOUR for before, after in pairwise(ended)}
    assert lengths == {12, night}


def test_other_hours_and_another_number_of_turns() -> None:
    options = Options(hours=(20, 8, 14), turns=5)
    ended = closings(Host(impero, header(impero, 2, options=options)))
    assert [one.astimezone(ROME).hour for one in ended] == [20, 8, 14, 20, 8]
    assert tuple(ended) == calendar(schedule(options), OPENED, HOUSE.zone)


def test_live_turns_take_their_minutes() -> None:
    options = Options(minutes=5, turns=3)
    ended = closings(Host(impero, header(impero, 2, options=options)))
    assert ended == [OPENED + timedelta(minutes=5 * turn) for turn in (1, 2, 3)]
    assert tuple(ended) == calendar(schedule(options), OPENED, HOUSE.zone)


def test_fourteen_turns_and_two_hours_unless_agreed_otherwise() -> None:
    assert (Options().turns, Options().hours) == (BOX.game.turns, BOX.game.hours)


def test_everybody_is_waited_for_until_they_are_ready() -> None:
    game = Game()
    game.act(1, Ready())
    assert impero.waiting(game.state).seats == (0, 2)
    assert game.told(PlayerReady).seat == 1
    assert game.refused(1, Ready()).why == "already-ready"
    game.act(1, Unready())
    game.told(PlayerUnready)
    assert impero.waiting(game.state).seats == (0, 1, 2)
    assert game.refused(1, Unready()).why == "not-ready-yet"


def test_who_is_ready_may_act_all_the_same() -> None:
    game = Game()
    game.act(0, Ready())
    assert impero.waiting(game.state).may == (0,)
    game.found(0)


def test_ready_is_taken_back_three_times_in_a_turn_at_most() -> None:
    """Ready and not ready 200 times are no 200 lines for everybody."""
    game = Game()
    for _ in range(BOX.ready.most_taken_back):
        game.act(0, Ready()).act(0, Unready())
    game.act(0, Ready())
    assert game.refused(0, Unready()).facts == {"limit": 3}
    assert game.offered(0, Unready) == []
    game.close().act(0, Ready()).act(0, Unready())


def test_the_turn_lasts_though_everybody_is_ready() -> None:
    game = Game()
    for seat in range(3):
        game.act(seat, Ready())
    assert game.state.turn == 1


def test_by_option_it_closes_when_everybody_is_ready_and_the_calendar_stays() -> None:
    game = Game(early=True)
    for seat in range(3):
        game.act(seat, Ready())
    assert [type(one) for one in game.events[:2]] == [PlayerReady, TurnClosed]
    assert game.told(TurnBegan).turn == 2
    assert impero.waiting(game.state).seats == (0, 1, 2), "nobody is ready any more"
    (alarm,) = game.host.alarms
    wanted = calendar(schedule(Options()), OPENED, HOUSE.zone)
    assert (alarm.key, alarm.due) == ("turn:2", wanted[1])


def test_whoever_leaves_may_close_the_turn_that_waited_for_them_alone() -> None:
    game = Game(early=True)
    for seat in (0, 1):
        game.act(seat, Ready())
    game.host.leave(Seat(2))
    assert game.state.turn == 2
