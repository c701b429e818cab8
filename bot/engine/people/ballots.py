"""Votes of a table. What takes a result away needs the yes of everybody who plays on: silence is none."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime, timedelta
from typing import Literal

from msgspec.structs import replace

from bot.engine.table.live import Change, Live, persons, staying
from bot.engine.table.tallying import TAKES_AWAY, needs_all
from bot.engine.time.absence import check_no_vacation
from bot.engine.time.clocks import reckoned
from bot.errors import HouseError
from bot.store.rows import BallotRow
from games.core.seats import put
from games.core.words import Seat

What = Literal["undo", "pause", "resume", "extend", "end", "finish", "move", "replace"]

LONGEST_VOTE = timedelta(hours=24)
"""A ballot by which nothing is lost closes after this, or the table's pace if that is shorter."""
LONGEST_CONSENT = timedelta(days=14)
"""The most that people are waited for whose yes is needed."""
ENDS = frozenset({"end", "finish"})
MOST_PROPOSALS = 2
"""How often one person may propose to end a game."""


def open_ballot(
    change: Change, what: What, by: Seat, asked: tuple[Seat, ...], subject: int = 0
) -> None:
    """Ask the seats in `asked`, one or more. HouseError: ballot-open, on-vacation, proposed-lately,
    proposed-too-often.
    """
    live = change.live
    if what == "replace":
        # Silence does not block a vote, and this person has announced theirs.
        check_no_vacation(live, live.seats[subject], change.now)
    if any(ballot.what == what for ballot in live.ballots):
        raise HouseError("ballot-open", what=what)
    if what in ENDS:
        _note_proposal(change, by)
    ballot = BallotRow(
        id=0,
        table_id=live.row.id,
        what=what,
        subject=subject,
        number=live.row.number,
        by=by,
        asked=asked,
        answers=(None,) * len(asked),
        closes=_closing(live, what, asked, change.now),
    )
    change.set_ballots(*live.ballots, ballot)
    change.say("ballot-opened", what=what, seat=by, seats=asked, until=_stamp(ballot))
    change.tell("board")


def others(live: Live, seat: Seat, what: str = "") -> tuple[Seat, ...]:
    """The persons who can be asked when the seat proposes something: those who are here, or for what
    takes something away all who play on.
    """
    there = staying(live) if what in TAKES_AWAY else persons(live)
    return tuple(one for one in there if one != seat)


def check_here(live: Live, seat: Seat) -> None:
    """A person who is absent decides nothing over those who play. HouseError: lapsed-no-vote."""
    if live.seats[seat].lapsed:
        raise HouseError("lapsed-no-vote")


def check_alone(live: Live, seat: Seat, what: str) -> None:
    """With nobody else who plays on, a game may be ended as it stands, not broken off.

    HouseError: finish-instead.
    """
    gone = any(row.user_id is not None and row.seat != seat for row in live.seats)
    if what == "end" and gone and not others(live, seat, what):
        raise HouseError("finish-instead")


def find(live: Live, ballot_id: int) -> BallotRow:
    ballot = next((one for one in live.ballots if one.id == ballot_id), None)
    if ballot is None:
        raise HouseError("no-such-ballot")
    return ballot


def answer(change: Change, ballot: BallotRow, seat: Seat, yes: bool) -> BallotRow:
    """The ballot with the seat's answer, which may be changed while it is open.

    HouseError: not-asked.
    """
    if seat not in ballot.asked:
        raise HouseError("not-asked")
    answered = replace(ballot, answers=put(ballot.answers, ballot.asked.index(seat), yes))
    _swap(change, ballot, answered)
    return answered


def excuse(change: Change, seat: Seat) -> None:
    """Ask the seat no more: its person is away, or has left. Where their yes is needed it still is."""
    row = change.live.seats[seat]
    for ballot in change.live.ballots:
        needed = needs_all(ballot) and row.user_id is not None and not row.left
        if seat in ballot.asked and not needed:
            kept = [n for n, one in enumerate(ballot.asked) if one != seat]
            asked = tuple(ballot.asked[n] for n in kept)
            answers = tuple(ballot.answers[n] for n in kept)
            _swap(change, ballot, replace(ballot, asked=asked, answers=answers))


def void_replacing(change: Change, seat: Seat) -> None:
    """End the votes to replace the seat's player: that has happened in another way."""
    for ballot in change.live.ballots:
        if ballot.what == "replace" and ballot.subject == seat:
            void(change, ballot)


def clock_of_all(live: Live, seats: Iterable[Seat], since: datetime) -> datetime:
    """When the longest time of these seats for a decision is over: pace, bank and time off."""
    pace = timedelta(seconds=live.row.clock.seconds)
    ends = [
        reckoned(live, seat, since, pace + timedelta(seconds=live.seats[seat].bank)).due
        for seat in seats
    ]
    return max(ends, default=since + pace)


def void(change: Change, ballot: BallotRow) -> None:
    """End the vote without an outcome: what it asked for cannot be done any more."""
    remove(change, ballot)
    change.say("ballot-void", what=ballot.what, seat=ballot.by)
    change.tell("board")


def remove(change: Change, ballot: BallotRow) -> None:
    change.set_ballots(*(one for one in change.live.ballots if one.id != ballot.id))


def _closing(live: Live, what: What, asked: tuple[Seat, ...], now: datetime) -> datetime:
    if what in TAKES_AWAY:
        return min(clock_of_all(live, asked, now), now + LONGEST_CONSENT)
    # At a quick table a vote of a day would outlive the game.
    return now + min(LONGEST_VOTE, timedelta(seconds=live.row.clock.seconds))


def _note_proposal(change: Change, seat: Seat) -> None:
    """Nobody is asked again and again until they are worn down."""
    row, pace = change.live.seats[seat], timedelta(seconds=change.live.row.clock.seconds)
    if row.proposals >= MOST_PROPOSALS:
        raise HouseError("proposed-too-often", most=MOST_PROPOSALS)
    if row.proposed and change.now < row.proposed + pace:
        raise HouseError("proposed-lately", until=int((row.proposed + pace).timestamp()))
    change.set_seat(seat, proposals=row.proposals + 1, proposed=change.now)


def _swap(change: Change, old: BallotRow, new: BallotRow) -> None:
    change.set_ballots(*(new if one.id == old.id else one for one in change.live.ballots))


def _stamp(ballot: BallotRow) -> int:
    return int(ballot.closes.timestamp())
