"""Who took part in a finished game: seat by seat, with the place that counts for each person."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec
from msgspec.structs import replace

from bot.engine.table.live import Live
from bot.store.results import COMPUTER, ResultRow, Role, SeatResult, Unrated, anonymous
from bot.store.rows import SeatRow
from games.core.contract import Outcome
from games.core.record import Leave
from games.core.words import Seat
from games.league.ratings import Contender, Contest, Replacement

LEAST = 2
"""Persons without whom a game is not rated."""


class Tenancy(msgspec.Struct, frozen=True):
    """Who had a seat: the one who began on it, and who ended on it if that is somebody else."""

    seat: Seat
    starter: int
    """A user id, COMPUTER, or somebody without a name."""
    stayed: bool
    """Whether the one who began played to the end; a stand-in's moves are theirs."""
    substitute: int | None = None


def tenancies(live: Live) -> list[Tenancy]:
    """Who had each seat; after an end by agreement, for which all leave, everybody has stayed."""
    agreed = is_agreed(live)
    return [
        _tenancy(
            replace(row, left=False) if agreed else row,
            [one.user_id for one in live.former if one.seat == row.seat],
        )
        for row in live.seats
    ]


def is_agreed(live: Live) -> bool:
    """Whether the table ended it by a vote, or an administrator: then the last entry leaves a seat for
    them. A person who leaves does it by themselves, and computers follow.
    """
    last = live.lines[-1] if live.lines else None
    if last is None or not isinstance(last.action, Leave):
        return False
    return last.cause is not None and last.cause.by in {"seat", "admin"}


def _tenancy(row: SeatRow, former: Sequence[int]) -> Tenancy:
    """`former` played the seat before, the first one from the start.

    The one place that knows how a seat changes hands. A seat without person and computer was
    somebody's who has been forgotten; so was a computer's that others could take, or have taken.
    """
    given_up = row.user_id is None and row.offered is not None
    if former or row.taken or given_up:
        starter = former[0] if former else anonymous(row.table_id, row.seat, "left")
        substitute = None if row.left else row.user_id
        return Tenancy(row.seat, starter, stayed=False, substitute=substitute)
    if row.user_id is not None:
        return Tenancy(row.seat, row.user_id, stayed=not row.left)
    if row.computer is not None:
        return Tenancy(row.seat, COMPUTER, stayed=not row.left)
    return Tenancy(row.seat, anonymous(row.table_id, row.seat, "left"), stayed=not row.left)


def why_unrated(live: Live, seats: Sequence[Tenancy]) -> Unrated | None:
    """None: the game is rated."""
    opened = live.row.opened
    # A record that was brought here was played before its table was made.
    if opened is not None and opened < live.row.created:
        return "imported"
    if is_agreed(live):
        return "agreed"
    if any(one.starter == COMPUTER for one in seats):
        return "computer"
    return None if len(seats) >= LEAST else "alone"


def parts(seats: Sequence[Tenancy], outcome: Outcome, row: ResultRow) -> Iterator[SeatResult]:
    """Everybody's part: those who left or were replaced share the last place."""
    by_seat = {seat: at for at, tied in enumerate(outcome.places) for seat in tied}
    ranked = {one.seat: by_seat[one.seat] for one in seats if one.stayed}
    ended = ranked | {one.seat: by_seat[one.seat] for one in seats if one.substitute is not None}
    for one in seats:
        place = _place(ranked, one.seat)
        score = outcome.scores[one.seat]
        yield _part(row, one.seat, one.starter, _role(one), place, score)
        if one.substitute is not None:
            place = _place(ended, one.seat)
            yield _part(row, one.seat, one.substitute, "substitute", place, score)


def contest(
    game: str, server: int, season: int, table: Sequence[tuple[int, int, Role, int]]
) -> Contest:
    """The rated game of these parts: seat, person, role and place of each."""
    starters = {seat: person for seat, person, role, _ in table if role != "substitute"}
    return Contest(
        game,
        server,
        season,
        tuple(Contender(person, place) for _, person, role, place in table if role != "substitute"),
        tuple(
            Replacement(person, place, starters[seat])
            for seat, person, role, place in table
            if role == "substitute"
        ),
    )


def _role(one: Tenancy) -> Role:
    if one.starter == COMPUTER:
        return "computer"
    return "played" if one.stayed else "left"


def _place(ranked: dict[Seat, int], seat: Seat) -> int:
    """The place among those who are ranked; after all of them for somebody who is not."""
    own = ranked.get(seat)
    # Tied players share a place, so only those strictly before count.
    return 1 + sum(own is None or other < own for other in ranked.values())


def _part(
    row: ResultRow, seat: Seat, person: int, role: Role, place: int, score: int
) -> SeatResult:
    return SeatResult(
        number=row.number,
        seat=seat,
        person=person,
        role=role,
        place=place,
        score=score,
        in_game=row.game,
        in_guild=row.guild_id,
    )
