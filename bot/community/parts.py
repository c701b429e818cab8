"""The people who took part in a finished game: seat by seat, with the place that counts for each."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

import msgspec
from msgspec.structs import replace

from bot.engine.table.live import Live
from bot.store.results import COMPUTER, PlayedGame, ResultRow, Role, SeatResult, Unrated, anonymous
from bot.store.rows import FormerRow, SeatRow
from games.core.attendance import is_own
from games.core.contract import Outcome
from games.core.record import Leave
from games.core.words import Seat
from games.league.ratings import Contender, Contest, Mark, Replacement

LEAST = 2
"""Persons without whom a game is not rated."""


class Tenancy(msgspec.Struct, frozen=True):
    """A seat's people: the one who began on it, and the one who ended on it if that is somebody else."""

    seat: Seat
    starter: int
    """A user id, COMPUTER, or somebody without a name."""
    stayed: bool
    """Whether the one who began played to the end; a stand-in's moves are theirs."""
    substitute: int | None = None
    lapsed: bool = False
    """Whether the computer had answered too often for who ended there."""
    kept: bool = False
    """Whether the person who began was replaced without having lapsed, and keeps the place of the seat."""
    left_lapsed: bool = False
    """Whether the person who began had lapsed when they lost the seat."""
    moved: bool = True
    """Whether the person who began has made a move of their own."""
    ended: int | None = None
    """The entry at which the person who began left; None: they stayed."""

    @property
    def stays(self) -> bool:
        """Whether the one who ended there had a right to it: a person who had not lapsed, or a computer that
        began, but no stand-in for somebody who has gone.
        """
        return (self.stayed or self.substitute is not None) and not self.lapsed


def tenancies(live: Live) -> list[Tenancy]:
    """The people of each seat; after an end by agreement, for which all leave, everybody has stayed."""
    agreed = is_agreed(live)
    return [
        _tenancy(
            live,
            replace(row, left=False) if agreed else row,
            [one for one in live.former if one.seat == row.seat],
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


def _tenancy(live: Live, row: SeatRow, former: Sequence[FormerRow]) -> Tenancy:
    """`former` played the seat before, the first one from the start.

    The one place that knows how a seat changes hands. A seat without person and computer was
    somebody's who has been forgotten; so was a computer's that others could take, or have taken.
    """
    given_up = row.user_id is None and row.offered is not None
    if former or row.taken or given_up:
        first = former[0] if former else None
        starter = first.user_id if first else anonymous(row.table_id, row.seat, "left")
        end = first.number if first else row.taken
        return Tenancy(
            row.seat,
            starter,
            stayed=False,
            substitute=None if row.left else row.user_id,
            lapsed=row.lapsed,
            kept=first is not None
            and first.why in {"admin", "director", "voted"}
            and not first.lapsed,
            left_lapsed=first is not None and first.lapsed,
            moved=_has_moved(live, row.seat, end),
            ended=end,
        )
    computer = row.user_id is None and row.computer is not None
    starter = row.user_id or (COMPUTER if computer else anonymous(row.table_id, row.seat, "left"))
    return Tenancy(
        row.seat,
        starter,
        stayed=not row.left,
        lapsed=row.lapsed and not computer,
        moved=computer or _has_moved(live, row.seat, live.row.number),
        ended=_left_at(live, row.seat) if row.left else None,
    )


def _has_moved(live: Live, seat: Seat, until: int) -> bool:
    """Whether the seat's person has acted up to that entry, by an order of theirs at least."""
    return any(
        line.seat == seat
        and line.number <= until
        and not isinstance(line.action, Leave)
        and is_own(line.seat, line.cause)
        for line in live.lines
    )


def _left_at(live: Live, seat: Seat) -> int:
    gone = (one.number for one in live.lines if one.seat == seat and isinstance(one.action, Leave))
    return next(gone, live.row.number)


def is_whole(seats: Sequence[Tenancy], usual: int | None) -> bool:
    """Whether two people or more, none of them lapsed, played to the end or past half of the usual length."""
    played = [
        one
        for one in seats
        if one.starter != COMPUTER
        and (one.stays or (one.ended is not None and _is_past_half(one, usual)))
    ]
    return len(played) >= LEAST


def _is_past_half(one: Tenancy, usual: int | None) -> bool:
    return usual is not None and not one.left_lapsed and 2 * (one.ended or 0) > usual


def why_unrated(live: Live, seats: Sequence[Tenancy]) -> Unrated | None:
    """None: the game is rated."""
    if live.row.imported:
        return "imported"
    if is_agreed(live):
        return "agreed"
    if any(one.starter == COMPUTER for one in seats):
        return "computer"
    if live.row.advice:
        return "advice"
    if not any(one.stays for one in seats):
        return "absent"
    return None if len(seats) >= LEAST else "alone"


def parts(
    seats: Sequence[Tenancy],
    outcome: Outcome,
    row: ResultRow,
    again: Callable[[int], bool] = lambda _person: False,
    *,
    kept_behind: bool = False,
) -> Iterator[SeatResult]:
    """Everybody's part. Seats stand as the game ends, those behind where nobody stayed.

    A person who left or was replaced shares the last place for their rating, unless they keep the seat's: where a
    computer went on that seat used to stand behind, and does so in older results (`kept_behind`).
    `again` says of somebody who lapsed whether they had lapsed shortly before.
    """
    by_seat = {seat: at for at, tied in enumerate(outcome.places) for seat in tied}
    kept = {one.seat for one in seats if one.kept and not kept_behind}
    ended = {one.seat: (not one.stays and one.seat not in kept, by_seat[one.seat]) for one in seats}
    ranked = {one.seat: ended[one.seat] for one in seats if one.stayed or one.seat in kept}
    for one in seats:
        place, score = _place(ended, one.seat), outcome.scores[one.seat]
        counts = place if one.kept and kept_behind else _place(ranked, one.seat)
        mark = _mark(one, again)
        own = place if one.stayed or one.kept else 1 + sum(other.stays for other in seats)
        yield _part(row, one, one.starter, _role(one), (own, counts, score), mark)
        if one.substitute is not None:
            late: Mark = "lapsed" if one.lapsed else "played"
            known = (place, place, score)
            yield _part(row, one, one.substitute, "substitute", known, late)


def told_places(seats: Sequence[Tenancy], outcome: Outcome) -> tuple[tuple[Seat, ...], ...]:
    """The seats by the places that count: behind, in their order, those where nobody stayed or keeps it."""
    stays = {one.seat for one in seats if one.stays or one.kept}
    front = (tuple(seat for seat in tied if seat in stays) for tied in outcome.places)
    behind = (tuple(seat for seat in tied if seat not in stays) for tied in outcome.places)
    return tuple(tied for tied in (*front, *behind) if tied)


def _mark(one: Tenancy, again: Callable[[int], bool]) -> Mark:
    if one.starter == COMPUTER:
        return "played"
    if not one.moved:
        return "unplayed"
    if one.kept:
        return "played"
    if one.left_lapsed or (one.stayed and one.lapsed):
        return "again" if again(one.starter) else "lapsed"
    return "played" if one.stayed else "left"


def contest(table: Sequence[PlayedGame], met: Mapping[frozenset[int], int]) -> Contest:
    """The rated game of these parts; `met` as `Contest` has it."""
    first = table[0]
    starters = {one.seat: one.person for one in table if one.role != "substitute"}
    return Contest(
        first.game,
        first.guild_id,
        first.season,
        tuple(
            Contender(one.person, one.place, one.mark) for one in table if one.role != "substitute"
        ),
        tuple(
            Replacement(one.person, one.place, starters[one.seat])
            for one in table
            if one.role == "substitute" and one.mark == "played"
        ),
        rule=first.rule,
        whole=first.whole,
        met=met,
    )


def _role(one: Tenancy) -> Role:
    if one.starter == COMPUTER:
        return "computer"
    return "played" if one.stayed else "left"


def _place(ranked: Mapping[Seat, tuple[bool, int]], seat: Seat) -> int:
    """The place among those who are ranked; after all of them for somebody who is not."""
    own = ranked.get(seat)
    # Tied players share a place, so only those strictly before count.
    return 1 + sum(own is None or other < own for other in ranked.values())


def _part(
    row: ResultRow,
    one: Tenancy,
    person: int,
    role: Role,
    known: tuple[int, int, int],
    mark: Mark,
) -> SeatResult:
    """`known`: the place in the game, the one that counts, and the score."""
    place, counts, score = known
    return SeatResult(
        number=row.number,
        seat=one.seat,
        person=person,
        role=role,
        place=place,
        score=score,
        mark=mark,
        counts=None if counts == place else counts,
        in_game=row.game,
        in_guild=row.guild_id,
    )
