"""Standings and cross-table as pages, for a picture and for a message alike."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeVar

from msgspec.structs import replace

from bot.tournaments.card.speaker import Speaker
from bot.tournaments.records.records import Held
from bot.words.values import Markup
from games.league.tournament.settings import ByMoney, TieBreak
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


def until_round(held: Held, number: int) -> Held:
    """The tournament with no rounds after that one: its standings are those at the round's end."""
    return replace(held, state=replace(held.state, rounds=held.state.rounds[:number]))


def page_count(held: Held) -> int:
    """Of standings and cross-table alike."""
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
        tuple(_standing(speaker, one, ties, viewer) for one in shown),
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
    lines = tuple(_crossed(speaker, row, places[row.player], viewer) for row in shown)
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
    speaker: Speaker, one: TournamentStanding, ties: Iterable[TieBreak], viewer: int | None
) -> PageLine:
    cells = (
        f"{one.place}.",
        _name(speaker, one),
        speaker.words.say(f"cup-column-{one.decided_by}") if one.decided_by else "",
        str(speaker.hundredths(one.points)),
        *(_tie(speaker, one, tie) for tie in ties),
        speaker.voice.number(one.played),
    )
    return PageLine(cells, own=one.player == viewer, faint=not one.here)


def _breaks(speaker: Speaker) -> Markup:
    """The tie-breaks in their order, as the columns are headed."""
    breaks = speaker.settings.tie_breaks
    return Markup(", ".join(speaker.words.say(f"cup-column-{one}") for one in breaks))


def _tie(speaker: Speaker, one: TournamentStanding, tie: TieBreak) -> str:
    value: int = getattr(one, tie)
    if tie == "shares":
        return f"{speaker.voice.number(round(value / 100))}%"
    if tie == "opponents" and isinstance(speaker.settings.points, ByMoney):
        # Money is in whole units; the mean of opponents would show parts of one.
        value = round(value, -2)
    return str(speaker.hundredths(value))


def _crossed(
    speaker: Speaker, row: StandingsRow, standing: TournamentStanding, viewer: int | None
) -> PageLine:
    cells = (
        f"{standing.place}.",
        _name(speaker, standing),
        *(_cell(speaker, cell) for cell in row.cells[-ROUNDS:]),
        str(speaker.hundredths(standing.points)),
    )
    return PageLine(cells, own=row.player == viewer, faint=not standing.here)


def _cell(speaker: Speaker, cell: Cell) -> str:
    """Bye, not there, still played, left the table, or points with the place."""
    if cell.table is None:
        if cell.points is None:
            return _DASH
        return speaker.words.say("cup-cross-bye", points=speaker.hundredths(cell.points))
    if cell.seat is None:
        return speaker.words.say("cup-cross-left", points=speaker.hundredths(cell.points or 0))
    if cell.points is None or cell.place is None:
        return "…"
    return f"{speaker.hundredths(cell.points)} ({cell.place})"


def _name(speaker: Speaker, one: TournamentStanding) -> str:
    name = speaker.name(one.player, NAMED)
    return str(name) if one.here else speaker.words.say("cup-left", name=name)
