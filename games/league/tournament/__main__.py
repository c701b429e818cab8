"""Replay an exported tournament: `python -m games.league.tournament FILE` prints tables and standings."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from games.league.tournament.scoring import people_places
from games.league.tournament.shown import decimals, digits
from games.league.tournament.standings import standings
from games.league.tournament.state import Round, State
from games.league.tournament.transcript import Transcript, TranscriptError, read

NOT_READ = 2


def main(arguments: list[str]) -> int:
    """0 when the file replays, 2 with one sentence when it does not."""
    if len(arguments) != 1:
        sys.stderr.write("usage: python -m games.league.tournament FILE\n")
        return NOT_READ
    try:
        transcript, replayed = read(Path(arguments[0]).read_bytes())
    except (OSError, TranscriptError) as error:
        sys.stderr.write(f"{arguments[0]}: {error}\n")
        return NOT_READ
    sys.stdout.writelines(f"{line}\n" for line in lines(transcript, replayed[-1].state))
    return 0


def lines(transcript: Transcript, state: State) -> Iterator[str]:
    """A line for the start, for each table and for each player."""
    settings = state.settings
    yield f"{settings.title}: {settings.game}, {settings.format}, {len(state.players)} players"
    yield f"seed {state.seed}, SHA-256 {state.seed_hash}"
    for one in state.rounds:
        yield from _round(transcript, one)
    final = standings(state)
    places = decimals(line.points for line in final)
    for line in final:
        whole, part = digits(line.points, places[line.points])
        points = f"{'-' if line.points < 0 else ''}{whole}{'.' if part else ''}{part}"
        why = f" ({line.decided_by})" if line.decided_by else ""
        yield f"{line.place}. {_name(transcript, line.player)} {points}{why}"


def _round(transcript: Transcript, one: Round) -> Iterator[str]:
    byes = ", ".join(_name(transcript, player) for player in one.byes)
    yield f"round {one.number}" + (f", bye: {byes}" if byes else "")
    for table in one.tables:
        seats = ", ".join(
            "computer" if player is None else _name(transcript, player) for player in table.seats
        )
        places = " > ".join(
            " = ".join(_name(transcript, player) for player in tied)
            for tied in people_places(table)
        )
        mark = " (ruled by a player of this table)" if table.result and table.result.own else ""
        yield f"  table {table.number}: {seats}" + (f" -> {places}{mark}" if places else "")


def _name(transcript: Transcript, player: int) -> str:
    known = transcript.names
    return known[player - 1] if player <= len(known) else f"player {player}"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
