"""Who is lapsed, told from the entries of a record."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import timedelta
from typing import Any

import msgspec
import pytest

from games import GAMES
from games.core.attendance import Attendance, AttendanceStep, answers, is_own
from games.core.chance import Chance
from games.core.contract import AnyRules, Waiting
from games.core.record import Cause, Entry, Header, Table, TimeUp, open_table, play, replay
from games.core.seats import put
from games.core.timers import At, Pace, Timer
from games.core.words import Action, Seat
from games.players import kinds, player_of
from games.players.game import OPENED
from games.shark_room.actions import TakeCash


def after(*answers: bool) -> Attendance:
    found = Attendance()
    for one in answers:
        found = found.after(one)
    return found


@pytest.mark.parametrize(
    ("answers", "lapsed"),
    [
        ((False, False), False),
        ((False, False, False), True),
        ((False, False, True, False), False),
        ((False, True, False, True), False),
        ((False, True, False, True, True), True),
        ((True, True, True, True, False), False),
        ((True,) * 6 + (False, False), False),
        ((True,) * 5 + (False, False), True),
        ((False, False) + (True,) * 6, False),
    ],
)
def test_three_in_a_row_or_more_than_a_quarter_of_five(
    answers: tuple[bool, ...], lapsed: bool
) -> None:
    assert after(*answers).lapsed == lapsed


def test_i_am_back_ends_the_row_and_leaves_the_quarter() -> None:
    assert not after(False, False, False).back().lapsed
    often = after(True, True, False, False, False).back()
    assert often.lapsed
    for _ in range(7):
        often = often.after(True)
    assert not often.lapsed


def attendances(
    rules: AnyRules, header: Header[Any], entries: Sequence[Entry]
) -> tuple[Attendance, ...]:
    """The attendance of each seat after all entries; an entry that was taken back counts all the same."""
    tables = replay(rules, header, entries)
    by_the_clock = rules.schedule(header.options) is not None
    found = tuple(Attendance() for _ in range(header.seats))
    acted = set[Seat]()
    for before, entry, then in zip(tables, entries, tables[1:], strict=False):
        asked, asks = rules.waiting(before.state), rules.waiting(then.state)
        step = AttendanceStep(before, asked, entry, then, asks)
        for seat, own in answers(step, by_the_clock=by_the_clock, acted=acted, seats=header.seats):
            found = put(found, seat, found[seat].after(own))
        if is_own(entry.seat, entry.cause) and entry.seat is not None:
            acted.add(entry.seat)
        if step.closes:
            acted.clear()
    return found


def silent(key: str, seat: int, seats: int, most: int) -> list[Attendance]:
    """Attendances of a game in which one person lets the clock ring twice, then a computer plays."""
    rules = GAMES[key]
    header = Header(key, rules.version, seats, rules.options_type(), "ghost", OPENED)
    table, entries, rung = open_table(rules, header), list[Entry](), 0
    while rules.outcome(table.state) is None and len(entries) < most:
        waiting, at = rules.waiting(table.state), table.at
        asked = next((one for one in waiting.seats if rules.offers(table.state, one)), None)
        timer = waiting.timers[0]
        if asked is None or (asked == seat and rung < 2 and not waiting.window):
            rung += asked == seat
            at = timer.due.instant if isinstance(timer.due, At) else at + timedelta(days=1)
            entry = Entry(None, TimeUp(timer.key), at)
        else:
            view, offers = rules.view(table.state, asked), rules.offers(table.state, asked)
            chance = Chance("x", table.number)
            action = player_of(rules, kinds(rules)[0])(view, offers, chance)
            cause = Cause("computer") if asked == seat else None
            entry = Entry(Seat(asked), action or offers[0].action, at, cause)
        table = play(rules, header, table, entry)
        entries.append(entry)
    return list(attendances(rules, header, entries))


@pytest.mark.parametrize("key", ["acquire", "owners_choice", "shark_room", "greed"])
def test_a_ghost_lapses_in_every_game_and_nobody_else_does(key: str) -> None:
    found = silent(key, 1, GAMES[key].seats[0], 60)
    assert found[1].lapsed
    assert found[1].missed == found[1].asked >= 3
    assert not any(one.lapsed for one in found[:1] + found[2:])


def test_by_the_clock_each_closing_without_an_act_counts() -> None:
    rules = GAMES["impero"]
    header = Header("impero", rules.version, 2, rules.options_type(), "ghost", OPENED)
    table, entries = open_table(rules, header), list[Entry]()

    def enter(entry: Entry) -> None:
        nonlocal table
        table = play(rules, header, table, entry)
        entries.append(entry)

    for number in range(6):
        offer = rules.offers(table.state, Seat(0))[-1].action
        if number % 4 < 3:
            enter(Entry(Seat(0), offer, table.at))
        turn = table.state.turn
        while table.state.turn == turn:
            closing = rules.waiting(table.state).timers[-1]
            enter(Entry(None, TimeUp(closing.key), table.at + timedelta(hours=12)))
    one, other = attendances(rules, header, entries)
    assert (one.asked, one.missed, one.lapsed) == (6, 1, False)
    assert (other.asked, other.missed, other.lapsed) == (6, 6, True)


@pytest.mark.parametrize("entry", [TimeUp("window"), TakeCash()])
def test_a_window_is_no_decision(entry: Action) -> None:
    """To let it pass is an answer; and it names nobody, so it must not show in anybody's figures."""
    state: Any = None
    table = Table(4, OPENED, 1, state, None)
    due = Timer("window", Pace(window=True))
    open_, over = Waiting((Seat(0), Seat(1)), (due,), window=True), Waiting((Seat(2),), ())
    who = None if isinstance(entry, TimeUp) else Seat(1)
    step = AttendanceStep(
        table, open_, Entry(who, entry, OPENED), Table(5, OPENED, 5, state, None), over
    )
    assert list(answers(step, by_the_clock=False, acted=(), seats=3)) == []
    plain = msgspec.structs.replace(
        step, asked=Waiting((Seat(0), Seat(1)), (Timer("window", Pace()),))
    )
    assert list(answers(plain, by_the_clock=False, acted=(), seats=3))
