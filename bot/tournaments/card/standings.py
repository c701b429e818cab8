"""Standings and cross-table as pages, for a picture and for a message alike."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from typing import TypeVar

from msgspec.structs import replace

from bot.tournaments.card.speaker import Speaker
from bot.tournaments.records.records import Held
from bot.words.values import Markup
from games.league.tournament.settings import ByMoney, TieBreak
from games.league.tournament.shown import decimals
from games.league.tournament.standings import (
    Cell,
    StandingsRow,
    TournamentStanding,
    cross_table,
    standings,
)
from render.community import CommunityPage, PageColumn, PageGrid, PageLine

NAMED = 32
"""Characters of a name; a picture cuts those for which a line has no room."""
LINES = 10
"""Players on a page."""
ROUNDS = 6
"""Rounds side by side in a cross-table: the newest ones."""
_COUNTED: tuple[TieBreak, ...] = ("wins", "shares", "seconds", "opponents")
"""Tie-breaks that are numbers of one player, with columns of their own."""
_DASH = "\u2013"

T = TypeVar("T")

Decimals = Mapping[Fraction, int]
"""With how many decimals each figure of a column is shown."""


def until_round(held: Held, number: int) -> Held:
    """The tournament with no rounds after that one: its standings are those at the round's end."""
    return replace(held, state=replace(held.state, rounds=held.state.rounds[:number]))


def page_count(held: Held) -> int:
    """The number of pages, of standings and cross-table alike."""
    return max(1, -(-len(standings(held.state)) // LINES))


def page_of(held: Held, viewer: int | None) -> int:
    """The page on which a player stands, counted from 0."""
    players = [line.player for line in standings(held.state)]
    return players.index(viewer) // LINES if viewer in players else 0


def standings_page(speaker: Speaker, at: int = 0, viewer: int | None = None) -> CommunityPage:
    """The page of that number, counted from 0; the last one if there are fewer."""
    say, lines = speaker.words.say, standings(speaker.state)
    head = say("cup-standings")
    if not lines or not _begun(speaker):
        return CommunityPage(head, speaker.title, empty=say("cup-standings-empty"))
    shown = _cut(lines, at)
    ties = [one for one in _COUNTED if one in speaker.settings.tie_breaks]
    figures = {name: _decimals(speaker, lines, name) for name in ("points", *ties)}
    columns = (
        PageColumn(),
        PageColumn(number=False),
        PageColumn(number=False),
        PageColumn(say("cup-column-points")),
        *(PageColumn(say(f"cup-column-{one}")) for one in ties),
        PageColumn(say("cup-column-played")),
    )
    grid = PageGrid(
        _range(speaker, lines, shown),
        columns,
        tuple(_standing(speaker, one, figures, viewer) for one in shown),
    )
    decided = any(one.decided_by for one in shown)
    legend = "cup-standings-legend" if decided else "cup-standings-legend-plain"
    foot = say(legend, breaks=_breaks(speaker))
    return CommunityPage(head, speaker.title, _after(speaker), grids=(grid,), foot=foot)


def cross_page(speaker: Speaker, at: int = 0, viewer: int | None = None) -> CommunityPage:
    """Points and places of everybody in each round."""
    say, rows = speaker.words.say, cross_table(speaker.state)
    head = say("cup-cross")
    if not rows or not _begun(speaker):
        return CommunityPage(head, speaker.title, empty=say("cup-standings-empty"))
    places = {line.player: line for line in standings(speaker.state)}
    shown = _cut(rows, at)
    rounds = [cell.round for cell in rows[0].cells][-ROUNDS:]
    columns = (
        PageColumn(),
        PageColumn(number=False),
        *(PageColumn(say("cup-column-round", round=number)) for number in rounds),
        PageColumn(say("cup-column-points"), lead=True),
    )
    totals = _decimals(speaker, places.values(), "points")
    single = decimals(cell.points for row in rows for cell in row.cells if cell.points is not None)
    lines = tuple(
        _crossed(speaker, row, places[row.player], (single, totals), viewer) for row in shown
    )
    grid = PageGrid(_range(speaker, rows, shown), columns, lines)
    foot = say("cup-cross-legend")
    return CommunityPage(head, speaker.title, _after(speaker), grids=(grid,), foot=foot)


def _begun(speaker: Speaker) -> bool:
    return any(one.opened for one in speaker.state.rounds)


def _cut(lines: Sequence[T], at: int) -> Sequence[T]:
    at = max(0, min(at, (len(lines) - 1) // LINES))
    return lines[at * LINES : (at + 1) * LINES]


def _range(speaker: Speaker, lines: Sequence[T], shown: Sequence[T]) -> str:
    first = lines.index(shown[0]) + 1
    return speaker.words.say(
        "cup-standings-shown", first=first, last=first + len(shown) - 1, count=len(lines)
    )


def _after(speaker: Speaker) -> str:
    """How many rounds are over, or of the running one how many tables."""
    now = speaker.state.rounds[-1]
    ended = len(now.tables) - len(now.running)
    if now.opened and now.running and ended:
        return speaker.words.say(
            "cup-standings-during", round=now.number, ended=ended, count=len(now.tables)
        )
    over = sum(one.opened is not None and not one.running for one in speaker.state.rounds)
    return speaker.words.say("cup-standings-after", count=over)


def _standing(
    speaker: Speaker,
    one: TournamentStanding,
    figures: Mapping[str, Decimals],
    viewer: int | None,
) -> PageLine:
    """`figures`: the columns with numbers of this player, and the decimals of each."""
    cells = (
        f"{one.place}.",
        _name(speaker, one),
        speaker.words.say(f"cup-column-{one.decided_by}") if one.decided_by else "",
        *(_figure(speaker, one, name, places) for name, places in figures.items()),
        speaker.voice.number(one.played),
    )
    return PageLine(cells, own=one.player == viewer, faint=not one.here)


def _breaks(speaker: Speaker) -> Markup:
    """The tie-breaks in their order, as the columns are headed."""
    breaks = speaker.settings.tie_breaks
    return Markup(", ".join(speaker.words.say(f"cup-column-{one}") for one in breaks))


def _decimals(speaker: Speaker, lines: Iterable[TournamentStanding], name: str) -> Decimals:
    """The decimals of a column: nobody seems to have what somebody else has who has not."""
    money = isinstance(speaker.settings.points, ByMoney)
    least = 0 if name == "shares" or (name == "opponents" and money) else 2
    return decimals((getattr(one, name) for one in lines), least)


def _figure(speaker: Speaker, one: TournamentStanding, name: str, places: Decimals) -> str:
    value: Fraction = getattr(one, name)
    shown = speaker.hundredths(value, places[value])
    return speaker.words.language.percent(shown) if name == "shares" else str(shown)


def _crossed(
    speaker: Speaker,
    row: StandingsRow,
    standing: TournamentStanding,
    figures: tuple[Decimals, Decimals],
    viewer: int | None,
) -> PageLine:
    """`figures`: the decimals of points in one round, and of all points."""
    single, totals = figures
    cells = (
        f"{standing.place}.",
        _name(speaker, standing),
        *(_cell(speaker, cell, single) for cell in row.cells[-ROUNDS:]),
        str(speaker.hundredths(standing.points, totals[standing.points])),
    )
    return PageLine(cells, own=row.player == viewer, faint=not standing.here)


def _cell(speaker: Speaker, cell: Cell, places: Decimals) -> str:
    """Bye, not there, still played, left the table, or points with the place."""
    if cell.points is None:
        return _DASH if cell.table is None else "…"
    points = speaker.hundredths(cell.points, places[cell.points])
    if cell.table is None:
        return speaker.words.say("cup-cross-bye", points=points)
    if cell.seat is None:
        return speaker.words.say("cup-cross-left", points=points)
    return "…" if cell.place is None else f"{points} ({cell.place})"


def _name(speaker: Speaker, one: TournamentStanding) -> str:
    name = speaker.name(one.player, NAMED)
    return str(name) if one.here else speaker.words.say("cup-left", name=name)
