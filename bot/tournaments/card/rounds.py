"""The tables of a tournament in sentences: round by round, and one player's own."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from bot.tournaments.card.figures import figures
from bot.tournaments.card.speaker import Speaker
from bot.ui.limits import units
from bot.words.values import Markup, seconds_of
from games.league.adjudication import GAMES
from games.league.tournament.scoring import bye_points
from games.league.tournament.shown import decimals
from games.league.tournament.standings import standings
from games.league.tournament.state import Playing, Round, Table, timer

ROOM = 3000
"""Characters of a page of tables."""

Places = Mapping[int, int]
"""By the record's number of a table: the thread or channel where it is played, once there is one."""

Scoring = Mapping[int, int]
"""By number, the tables whose score takes minutes: how many games from there have ended by now."""

NONE: Scoring = {}


def tables_pages(speaker: Speaker, places: Places, scoring: Scoring = NONE) -> list[str]:
    """All rounds, the newest first, in pages that fit a message."""
    rounds = speaker.state.rounds
    if not rounds:
        return [speaker.words.say("cup-tables-empty")]
    found, page = list[str](), ""
    for one in reversed(rounds):
        for line in round_lines(speaker, one, places, scoring):
            if page and units(page) + units(line) >= ROOM:
                found.append(page)
                page = ""
            page = f"{page}\n{line}".strip()
    return [*found, page]


def my_table(speaker: Speaker, player: int | None, places: Places, scoring: Scoring = NONE) -> str:
    """What a player must know now: where they play, whom they meet, until when."""
    say, one = speaker.words.say, speaker.state.current
    if player is None or one is None:
        return say("cup-mine-none")
    lines = [_mine(speaker, one, player, places)]
    if one.due and not one.overdue and _running_table(one, player):
        lines.append(say("cup-mine-until", until=seconds_of(one.due), method=speaker.method()))
    table = _running_table(one, player)
    if table is not None and table.number in scoring:
        lines.append(_scored_soon(speaker, "cup-mine-scoring", scoring[table.number]))
    if player in set(speaker.state.entered) - set(speaker.state.active):
        lines.append(say("cup-mine-absent"))
    lines += _own_points(speaker, player)
    return "\n".join(lines)


def links(speaker: Speaker, one: Round, places: Places, room: int) -> list[str]:
    """A line for each table of a round with its link, as many as `room` characters take."""
    lines, left = list[str](), room
    for at, table in enumerate(one.tables):
        line = f"- {table_line(speaker, table, places)}"
        left -= units(line) + 1
        if left < 0:
            return [*lines, f"- {speaker.more(len(one.tables) - at)}"]
        lines.append(line)
    return lines


def round_lines(
    speaker: Speaker, one: Round, places: Places, scoring: Scoring = NONE
) -> Iterator[str]:
    """Head, figures, each table, and the byes if there are any."""
    yield f"**{_head(speaker, one)}**"
    yield f"-# {figures(speaker, one)}"
    for table in one.tables:
        yield f"- {_table(speaker, one, table, places, scoring)}"
    if one.byes:
        yield f"- {speaker.words.say('cup-tables-byes', players=speaker.names(one.byes))}"


def table_line(speaker: Speaker, table: Table, places: Places) -> str:
    place = places.get(table.number)
    return speaker.words.say(
        "cup-tables-line",
        table=table.number,
        where=Markup(f" <#{place}>" if place else ""),
        players=speaker.names(table.seats),
    )


def _head(speaker: Speaker, one: Round) -> str:
    say = speaker.words.say
    if one.opened is None:
        return say("cup-tables-drawn", round=one.number)
    if one.due is None or not one.running:
        return say("cup-tables-round", round=one.number)
    return say("cup-tables-round-until", round=one.number, until=seconds_of(one.due))


def _table(speaker: Speaker, one: Round, table: Table, places: Places, scoring: Scoring) -> str:
    say, parts = speaker.words.say, [table_line(speaker, table, places)]
    if table.group is not None:
        parts.append(say("cup-tables-group", group=table.group))
    if table.locked and one.opened is None:
        parts.append(say("cup-tables-locked"))
    if table.result is not None:
        parts += [str(speaker.result(table)), *_judged(speaker, table)]
    elif table.number in scoring:
        parts.append(_scored_soon(speaker, "cup-tables-scoring", scoring[table.number]))
    elif one.opened is not None:
        playing = isinstance(speaker.state.phase, Playing)
        parts.append(say("cup-tables-running" if playing else "cup-tables-closed"))
    return " · ".join(parts)


def _scored_soon(speaker: Speaker, key: str, ended: int) -> str:
    return speaker.words.say(key, ended=ended, games=GAMES)


def _judged(speaker: Speaker, table: Table) -> Iterator[str]:
    result = table.result
    if result is not None and result.by == "method":
        yield speaker.words.say("cup-tables-by-method")
    if result is not None and result.by == "director":
        reason = speaker.text(result.reason)
        yield speaker.words.say("cup-tables-by-director", reason=reason)


def _running_table(one: Round, player: int) -> Table | None:
    tables = (table for table in one.running if player in table.seats)
    return next(tables, None) if one.opened else None


def _mine(speaker: Speaker, one: Round, player: int, places: Places) -> str:
    say = speaker.words.say
    table = next((table for table in one.tables if player in table.seats), None)
    if table is None and player in one.byes:
        points = speaker.hundredths(bye_points(speaker.settings, speaker.state.version))
        return say("cup-mine-bye", round=one.number, points=points)
    if table is None or not isinstance(speaker.state.phase, Playing):
        return say("cup-mine-none")
    others = speaker.names([other for other in table.seats if other != player])
    if one.opened is None:
        return _drawn(speaker, one, others)
    place = places.get(table.number)
    if place is None:
        return say("cup-mine-opening", round=one.number, table=table.number, players=others)
    key = "cup-mine-playing" if table.result is None else "cup-mine-over"
    where = Markup(f"<#{place}>")
    return say(key, round=one.number, table=table.number, where=where, players=others)


def _drawn(speaker: Speaker, one: Round, others: Markup) -> str:
    running = timer(speaker.state)
    if running is None:
        return speaker.words.say("cup-mine-drawn-soon", round=one.number, players=others)
    until = seconds_of(running.at)
    return speaker.words.say("cup-mine-drawn", round=one.number, players=others, until=until)


def _has_result(one: Round) -> bool:
    return bool(one.byes) or any(table.result is not None for table in one.tables)


def _own_points(speaker: Speaker, player: int) -> Iterator[str]:
    lines = standings(speaker.state)
    own = next((line for line in lines if line.player == player), None)
    if own is not None and any(map(_has_result, speaker.state.rounds)):
        yield speaker.words.say(
            "cup-mine-points",
            points=speaker.hundredths(
                own.points, decimals(line.points for line in lines)[own.points]
            ),
            rank=own.place,
            count=len(lines),
        )
