"""Print an exported game: `python -m games.replay FILE`, entry by entry, with its result.

`--unfinished` takes a record that has no end, too.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from games import GAMES
from games.core.record import Entry, Table
from games.core.transcript import Reading, TranscriptError, read
from games.core.words import Action, Event, Public, kebab

NOT_READ = 2
UNFINISHED = "--unfinished"


def main(arguments: list[str]) -> int:
    """0 when the file replays to its end, 2 with one sentence when it does not."""
    unfinished = UNFINISHED in arguments
    files = [one for one in arguments if one != UNFINISHED]
    if len(files) != 1 or files[0].startswith("--"):
        sys.stderr.write("usage: python -m games.replay [--unfinished] FILE\n")
        return NOT_READ
    try:
        reading = read(Path(files[0]).read_bytes(), GAMES, unfinished=unfinished)
    except (OSError, TranscriptError) as error:
        sys.stderr.write(f"{files[0]}: {error}\n")
        return NOT_READ
    sys.stdout.writelines(f"{line}\n" for line in lines(reading))
    return 0


def lines(reading: Reading) -> Iterator[str]:
    """A line for the start, for each entry and for each place."""
    header = reading.header
    opened = header.opened.isoformat(" ", "minutes")
    yield f"{header.game} (rules {header.version}), {header.seats} players, {opened}"
    yield f"0 setup: {_told(reading.tables[0])}"
    for entry, table in zip(reading.entries, reading.tables[1:], strict=True):
        yield f"{table.number} {_who(reading, entry)}: {_shown(entry.action)} -> {_told(table)}"
    outcome = reading.rules.outcome(reading.tables[-1].state)
    if outcome is None:
        yield "not over"
        return
    yield f"over: {outcome.reason}"
    for place, seats in enumerate(outcome.places, 1):
        names = ", ".join(f"{reading.players[seat]} ({outcome.scores[seat]})" for seat in seats)
        yield f"{place}. {names}"


def _who(reading: Reading, entry: Entry) -> str:
    name = "table" if entry.seat is None else reading.players[entry.seat]
    return name if entry.cause is None else f"{name} [{entry.cause}]"


def _told(table: Table[Any]) -> str:
    shown = [event for event in table.events if isinstance(event, Public)]
    return "; ".join(_shown(event) for event in shown) or "nothing public"


def _shown(thing: Action | Event) -> str:
    fields = [f"{name}={getattr(thing, name)}" for name in thing.__struct_fields__]
    return " ".join([kebab(type(thing).__name__), *fields])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
