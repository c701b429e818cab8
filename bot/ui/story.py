"""One sentence on a finished game: who led when, and what turned it."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.views.sight import Point
from bot.ui.limits import shortened
from bot.words.translator import GameWords
from bot.words.values import Markup
from games.core.contract import Outcome
from games.core.words import Seat

_EARLY = 0.15
"""A player who leads from this part of the game on has led from the start."""
_LONGEST = 160
"""Maximum characters of the event that turned it."""


def story(words: GameWords, outcome: Outcome, points: Sequence[Point]) -> str:
    """Empty for a game of which nothing is known, or that a computer's rules have changed since."""
    winners = outcome.places[0]
    if len(points) < 2:
        return ""
    if len(winners) > 1:
        return words.say("story-tied", seats=winners)
    (winner,) = winners
    led = [_leader(one.worth) for one in points]
    turn = _turn(led, winner)
    facts = {"seat": winner, "step": points[turn].number, "most": points[-1].number}
    if turn <= _EARLY * len(points):
        return words.say("story-start", **facts)
    rival = _rival(led, winner)
    event = Markup(_event(words, points[turn], winner))
    whose = winner if rival is None else rival
    return words.say("story-turn", whose=whose, event=event, alone=rival is None, **facts)


def _leader(worth: Sequence[int]) -> Seat | None:
    """None: nobody leads alone."""
    best = max(worth)
    seats = [seat for seat, one in enumerate(worth) if one == best]
    return Seat(seats[0]) if len(seats) == 1 else None


def _turn(led: Sequence[Seat | None], winner: Seat) -> int:
    """The first point from which on nobody else led any more, and the winner did."""
    behind = [at for at, one in enumerate(led) if one not in {winner, None}]
    after = behind[-1] + 1 if behind else 0
    ahead = (at for at in range(after, len(led)) if led[at] == winner)
    return next(ahead, len(led) - 1)


def _rival(led: Sequence[Seat | None], winner: Seat) -> Seat | None:
    """The other player who led longest."""
    times = {seat: led.count(seat) for seat in led if seat is not None and seat != winner}
    return max(times, key=times.__getitem__, default=None)


def _event(words: GameWords, point: Point, winner: Seat) -> str:
    """What happened there, of the winner if anything of theirs did; empty if it is no news."""
    theirs = [one for one in point.events if getattr(one, "seat", None) == winner]
    told = (words.event(one).rstrip(".") for one in (*theirs, *point.events))
    return shortened(next(filter(None, told), ""), _LONGEST)
