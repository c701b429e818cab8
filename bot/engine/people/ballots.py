"""Votes of a table. Persons who are away are not asked, and silence at the end blocks nothing."""

from __future__ import annotations

from datetime import timedelta
from typing import Literal

from msgspec.structs import replace

from bot.engine.table.live import Change, Live, persons
from bot.engine.time.absence import check_no_vacation
from bot.errors import HouseError
from bot.store.rows import BallotRow
from games.core.seats import put
from games.core.words import Seat

What = Literal["undo", "pause", "resume", "extend", "end", "finish", "move", "replace"]

LONGEST_VOTE = timedelta(hours=24)
"""A ballot closes after this, or the table's pace if that is shorter."""


def open_ballot(
    change: Change, what: What, by: Seat, asked: tuple[Seat, ...], subject: int = 0
) -> None:
    """Ask the seats in `asked`, one or more. HouseError: ballot-open, on-vacation."""
    live = change.live
    if what == "replace":
        # Silence does not block a vote, and this person has announced theirs.
        check_no_vacation(live, live.seats[subject], change.now)
    if any(ballot.what == what for ballot in live.ballots):
        raise HouseError("ballot-open", what=what)
    ballot = BallotRow(
        id=0,
        table_id=live.row.id,
        what=what,
        subject=subject,
        number=live.row.number,
        by=by,
        asked=asked,
        answers=(None,) * len(asked),
        # At a quick table a vote of a day would outlive the game.
        closes=change.now + min(LONGEST_VOTE, timedelta(seconds=live.row.clock.seconds)),
    )
    change.set_ballots(*live.ballots, ballot)
    change.say("ballot-opened", what=what, seat=by, seats=asked, until=_stamp(ballot))
    change.tell("board")


def others(live: Live, seat: Seat) -> tuple[Seat, ...]:
    """The persons who can be asked when the seat proposes something."""
    return tuple(one for one in persons(live) if one != seat)


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
    """Ask the seat no more: its person is away, or has left."""
    for ballot in change.live.ballots:
        if seat in ballot.asked:
            kept = [n for n, one in enumerate(ballot.asked) if one != seat]
            asked = tuple(ballot.asked[n] for n in kept)
            answers = tuple(ballot.answers[n] for n in kept)
            _swap(change, ballot, replace(ballot, asked=asked, answers=answers))


def void_replacing(change: Change, seat: Seat) -> None:
    """End the votes to replace the seat's player: that has happened in another way."""
    for ballot in change.live.ballots:
        if ballot.what == "replace" and ballot.subject == seat:
            remove(change, ballot)
            change.say("ballot-void", what=ballot.what, seat=ballot.by)


def decided(ballot: BallotRow, closing: bool) -> bool | None:
    """Whether it is carried; None while it is open.

    An undo and an end need everybody who answers, all else the greater part.
    """
    yes, no = ballot.answers.count(True), ballot.answers.count(False)
    if ballot.what in {"undo", "end", "finish"}:
        # Silence is consent at the end, or one person who has gone would block an undo for good.
        return False if no else (True if closing or yes == len(ballot.asked) else None)
    # The one who proposes is not asked and counts as a yes: hence the two `+ 1`.
    voters = yes + no + 1 if closing else len(ballot.asked) + 1
    if 2 * (yes + 1) > voters:
        return True
    return False if closing or 2 * no >= voters else None


def remove(change: Change, ballot: BallotRow) -> None:
    change.set_ballots(*(one for one in change.live.ballots if one.id != ballot.id))


def _swap(change: Change, old: BallotRow, new: BallotRow) -> None:
    change.set_ballots(*(new if one.id == old.id else one for one in change.live.ballots))


def _stamp(ballot: BallotRow) -> int:
    return int(ballot.closes.timestamp())
