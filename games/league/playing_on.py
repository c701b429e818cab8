"""Games played on from a table, in a process of their own: `python -m games.league.playing_on`.

`PlayoutRequest` comes on standard input; each outcome goes out as a line when its game has ended. The process
gives way to all others: whoever asked has tables to serve meanwhile.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from datetime import datetime
from typing import Any

import msgspec

from games import GAMES
from games.core.contract import Outcome, Rules
from games.core.record import Header, Table, decode_options, decode_state, encode
from games.league.adjudication import playouts

PATIENCE = 19
"""Steps by which the process stands back, of 19."""


class PlayoutRequest(msgspec.Struct, frozen=True, kw_only=True):
    """A table, and the numbers of the games to be played on from it: from `first` up to `end`, not with it."""

    game: str
    version: int
    seats: int
    options: msgspec.Raw
    seed: str
    opened: datetime
    number: int
    at: datetime
    decision: int
    state: msgspec.Raw
    first: int
    end: int


def request(header: Header[Any], table: Table[Any], numbers: range) -> bytes:
    """What `main` reads."""
    wanted = PlayoutRequest(
        game=header.game,
        version=header.version,
        seats=header.seats,
        options=msgspec.Raw(encode(header.options)),
        seed=header.seed,
        opened=header.opened,
        number=table.number,
        at=table.at,
        decision=table.opened,
        state=msgspec.Raw(encode(table.state)),
        first=numbers.start,
        end=numbers.stop,
    )
    return encode(wanted)


def outcome_of(line: bytes) -> Outcome:
    """An outcome as `main` writes it."""
    return msgspec.json.decode(line, type=Outcome)


def answers(data: bytes) -> Iterator[bytes]:
    """A line for each game of the request, as soon as it has ended. KeyError: no such game here."""
    wanted = msgspec.json.decode(data, type=PlayoutRequest)
    rules = GAMES[wanted.game]
    numbers = range(wanted.first, wanted.end)
    for outcome in playouts(rules, _header(rules, wanted), _table(rules, wanted), numbers):
        yield encode(outcome) + b"\n"


def main() -> None:
    # Not every system knows of standing back.
    if hasattr(os, "nice"):
        os.nice(PATIENCE)
    for line in answers(sys.stdin.buffer.read()):
        sys.stdout.buffer.write(line)
        sys.stdout.buffer.flush()


def _header(rules: Rules[Any, Any, Any], wanted: PlayoutRequest) -> Header[Any]:
    options = decode_options(rules, bytes(wanted.options))
    return Header(wanted.game, wanted.version, wanted.seats, options, wanted.seed, wanted.opened)


def _table(rules: Rules[Any, Any, Any], wanted: PlayoutRequest) -> Table[Any]:
    state = decode_state(rules, bytes(wanted.state))
    return Table(wanted.number, wanted.at, wanted.decision, state, rules.outcome(state))


if __name__ == "__main__":
    main()
