"""The points of one table, in hundredths: exact fractions, since rounding may not decide a place."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction

from games.league.tournament.settings import HUNDRED, ByMoney, ByPlace, Settings
from games.league.tournament.state import Result, Table

ROUNDED = 1
"""The version of a tournament's rules that rounded down: its draws came from rounded points."""

EVEN = 3
"""The first version in which money is compared with an equal share, so that all tables are alike."""
A_SEAT = 25
"""Points by money for each who shares a table's money."""


def part_of(total: int, parts: int, version: int) -> Fraction:
    """One of that many equal parts."""
    return Fraction(total // parts) if version <= ROUNDED else Fraction(total, parts)


def table_points(settings: Settings, table: Table, version: int) -> Mapping[int, Fraction]:
    """By player. Substitutes have a fixed low score, so that nobody wins by another's position; those
    who lapsed have nothing, as for a game that they missed.
    """
    if table.result is None:
        return {}
    match settings.points:
        case ByPlace() as by_place:
            found = _by_place(by_place, table, version)
        case ByMoney():
            found = _money_points(table, version)
    fixed = Fraction(HUNDRED * settings.substitute)
    return {
        player: fixed if player in table.substitutes and player not in table.missed else points
        for player, points in found.items()
    }


def bye_points(settings: Settings, version: int) -> Fraction:
    """A bye is worth at most a win; with points by money, an equal share of the largest table."""
    match settings.points:
        case ByPlace():
            return Fraction(HUNDRED * settings.bye)
        case ByMoney() if version >= EVEN:
            return Fraction(HUNDRED * A_SEAT)
        case ByMoney():
            return part_of(HUNDRED * 100, max(settings.sizes), version)


def people_places(table: Table) -> tuple[tuple[int, ...], ...]:
    """Players by place, those who lapsed behind all others and alike among themselves.

    A computer cannot win: it stands behind all people, and is left out here.
    """
    if table.result is None:
        return ()
    missed = set(table.missed)
    found = (
        tuple(one for one in tied if one not in missed) for tied in _by_seats(table, table.result)
    )
    behind = tuple(player for player in table.players if player in missed)
    return (*(tied for tied in found if tied), *((behind,) if behind else ()))


def placed(table: Table) -> tuple[tuple[int, ...], ...]:
    """As `people_places`, without those who lapsed: who has a place that counts."""
    missed = set(table.missed)
    return tuple(tied for tied in people_places(table) if not missed & set(tied))


def money_shares(table: Table, version: int) -> Mapping[int, Fraction]:
    """Shares of the final scores of those who count, in hundredths of a per cent; a debt counts as nothing."""
    if table.result is None:
        return {}
    scores = {
        player: max(0, score)
        for player, score in zip(_owners(table), table.result.scores, strict=True)
        if player is not None and player not in table.missed
    }
    total, whole = sum(scores.values()), 100 * HUNDRED
    found = dict.fromkeys(table.players, Fraction(0))
    if not total:
        equal = part_of(whole, max(1, len(scores)), version)
        return found | dict.fromkeys(scores, equal)
    return found | {
        player: part_of(whole * score, total, version) for player, score in scores.items()
    }


def share_count(table: Table) -> int:
    """Among how many people its money is shared out."""
    return sum(player is not None and player not in table.missed for player in _owners(table))


def even_shares(table: Table, version: int) -> Mapping[int, Fraction]:
    """Shares as parts of an equal one, in hundredths of a per cent: 100 is what everybody would have had.

    None of a ruling, whose scores nobody has played.
    """
    if table.result is None or table.result.by == "director":
        return {}
    count = share_count(table)
    return {player: share * count for player, share in money_shares(table, version).items()}


def _money_points(table: Table, version: int) -> Mapping[int, Fraction]:
    """A hundred for a table; now so many for each who shares it, or larger tables would give less."""
    shares = money_shares(table, version)
    if version < EVEN:
        return shares
    worth = Fraction(A_SEAT * share_count(table), 100)
    return {player: share * worth for player, share in shares.items()}


def _by_place(scale: ByPlace, table: Table, version: int) -> Mapping[int, Fraction]:
    worth = scale.at(len(table.seats))
    points = dict[int, Fraction]()
    for tied in placed(table):
        # The mean of the places that a tie takes.
        shared = worth[len(points) : len(points) + len(tied)]
        points |= dict.fromkeys(tied, part_of(HUNDRED * sum(shared), len(tied), version))
    return dict.fromkeys(table.players, Fraction(0)) | points


def _by_seats(table: Table, result: Result) -> Sequence[tuple[int, ...]]:
    owners = _owners(table)
    return [
        tuple(player for seat in tied if (player := owners[seat]) is not None)
        for tied in result.places
    ]


def _owners(table: Table) -> Sequence[int | None]:
    """By seat, whose place it is: theirs who were replaced and keep it, or theirs who sit there."""
    kept = {seat: player for player, seat in reversed(table.kept)}
    return [kept.get(seat, player) for seat, player in enumerate(table.seats)]
