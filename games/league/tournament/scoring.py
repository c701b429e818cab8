"""The points of one table, in hundredths."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from games.league.tournament.settings import HUNDRED, ByMoney, ByPlace, Settings
from games.league.tournament.state import Result, Table


def table_points(settings: Settings, table: Table) -> Mapping[int, int]:
    """By player. Substitutes have a fixed low score, so that nobody wins by another's position."""
    if table.result is None:
        return {}
    match settings.points:
        case ByPlace() as by_place:
            found = _by_place(by_place, table, table.result)
        case ByMoney():
            found = money_shares(table)
    fixed = HUNDRED * settings.substitute
    return {
        player: fixed if player in table.substitutes else points for player, points in found.items()
    }


def bye_points(settings: Settings) -> int:
    """A bye is worth at most a win; with points by money, an equal share of the largest table."""
    match settings.points:
        case ByPlace():
            return HUNDRED * settings.bye
        case ByMoney():
            return HUNDRED * 100 // max(settings.sizes)


def people_places(table: Table) -> tuple[tuple[int, ...], ...]:
    """Players by place. A computer cannot win: it stands behind all people, and is left out here."""
    if table.result is None:
        return ()
    found = (
        tuple(player for seat in tied if (player := table.seats[seat]) is not None)
        for tied in table.result.places
    )
    return tuple(tied for tied in found if tied)


def money_shares(table: Table) -> Mapping[int, int]:
    """Of the people's final scores together, in hundredths of a per cent; a debt counts as nothing."""
    if table.result is None:
        return {}
    scores = {
        player: max(0, score)
        for player, score in zip(table.seats, table.result.scores, strict=True)
        if player is not None
    }
    total = sum(scores.values())
    whole = 100 * HUNDRED
    if not total:
        return dict.fromkeys(scores, whole // max(1, len(scores)))
    return {player: whole * score // total for player, score in scores.items()}


def _by_place(scale: ByPlace, table: Table, result: Result) -> Mapping[int, int]:
    worth = scale.at(len(table.seats))
    points: dict[int, int] = {}
    for tied in people_places(table):
        shared = _shared(worth, len(points), len(tied))
        points.update(dict.fromkeys(tied, shared))
    return points


def _shared(worth: Sequence[int], ahead: int, tied: int) -> int:
    """The mean of the places that a tie takes."""
    return HUNDRED * sum(worth[ahead : ahead + tied]) // tied
