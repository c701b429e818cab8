"""Games that computers play on from a table, as a request to the process that thinks."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from datetime import datetime
from typing import Any

import msgspec
from msgspec.structs import replace

from games.core.chance import Chance
from games.core.contract import AnyRules, Outcome
from games.core.record import Header, Table, decode_options, decode_state, encode
from games.players import kinds, player_of
from games.players.game import play_on
from games.players.requests import Thinking


class PlayoutWanted(Thinking, frozen=True, kw_only=True, tag="playout"):
    """The outcome of one game played on from a table; `game_number` says which of its games."""

    seats: int
    options: msgspec.Raw
    seed: str
    opened: datetime
    entry: int
    at: datetime
    decision: int
    state: msgspec.Raw
    game_number: int


def playouts(
    rules: AnyRules, header: Header[Any], table: Table[Any], numbers: Iterable[int]
) -> Iterator[Outcome]:
    """The outcomes of the games with these numbers, one by one: each is the same wherever it is played."""
    players = [player_of(rules, kinds(rules)[0])] * header.seats
    for number in numbers:
        seed = f"{header.seed}/adjudication/{table.number}/{number}"
        imagined = rules.imagine(table.state, None, Chance(seed, 0))
        start = replace(table, state=imagined, events=())
        yield play_on(rules, replace(header, seed=seed), start, players).outcome


def playouts_wanted(header: Header[Any], table: Table[Any], number: int) -> PlayoutWanted:
    """The request for the game with this number."""
    return PlayoutWanted(
        game=header.game,
        version=header.version,
        seats=header.seats,
        options=msgspec.Raw(encode(header.options)),
        seed=header.seed,
        opened=header.opened,
        entry=table.number,
        at=table.at,
        decision=table.opened,
        state=msgspec.Raw(encode(table.state)),
        game_number=number,
    )


def outcome_of(rules: AnyRules, wanted: PlayoutWanted) -> Outcome:
    """The game that is asked for, played to its end."""
    options = decode_options(rules, bytes(wanted.options))
    header = Header(wanted.game, wanted.version, wanted.seats, options, wanted.seed, wanted.opened)
    state = decode_state(rules, bytes(wanted.state))
    table = Table(wanted.entry, wanted.at, wanted.decision, state, rules.outcome(state))
    return next(playouts(rules, header, table, [wanted.game_number]))
