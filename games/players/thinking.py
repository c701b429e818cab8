"""Thinking beside the process that serves the tables: `python -m games.players.thinking`.

Each request comes on standard input, and its answer goes out before the next one is read: JSON, behind
four bytes that say how long it is. The process gives way to everybody else on the machine and ends with
its input. About a move a request holds a world that the seat cannot tell from the true one (`imagined`),
so that no secret gets here; a game that is over has none, and one that is played on deals them again.
"""

from __future__ import annotations

import gc
import os
import sys
import time
from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime
from typing import Any, BinaryIO

import msgspec

from games import GAMES
from games.core.chance import Chance
from games.core.contract import AnyRules, Outcome
from games.core.record import decode_action, decode_state, encode
from games.core.transcript import read
from games.core.words import Action, Seat
from games.players.playing_on import PlayoutWanted, outcome_of
from games.players.requests import Thinking
from games.players.reviewing import Review, review
from games.players.search import SearchBudget, foretold, search

PATIENCE = 19
"""Steps by which the process stands back, of 19."""
FORETOLD = 3
"""Moves whose chances are told to people."""
HEAD, LONGEST = 4, 1 << 28
"""Bytes of a length, and of the longest message."""


class MoveWanted(Thinking, frozen=True, kw_only=True, tag="move"):
    """What the seat could do, the best first."""

    state: msgspec.Raw
    """A world imagined for the seat, as JSON."""
    at: datetime
    seat: Seat
    foretold: int = 0
    """For people: games played to the end after each of the best, whose chances are then how
    often the seat wins. 0: as far as the search looks ahead, which compares moves, and no more."""
    seed: str
    """The seed of the thinking's dice: nothing in it may be secret."""
    rollouts: int
    seconds: float
    """A ceiling of computing. Below it the same request has the same answer, however busy the machine is."""


class ReviewWanted(Thinking, frozen=True, kw_only=True, tag="review"):
    """Each seat's chances over a game that is over, and the moves that decided."""

    record: bytes
    """As `games.core.transcript` writes it."""


class Considered(msgspec.Struct, frozen=True):
    """An action, as JSON; the chance to win that it leaves, from 0 to 1, and its standard error."""

    action: msgspec.Raw
    plan: str
    """The guide's plan whose first action it is; "" for the policy's, and where there are none."""
    chance: float
    error: float
    worlds: int
    """In how many worlds it was tried: the fewer, the less is known."""
    is_level: bool = False
    """Whether it is as good as the best, as far as can be told."""


class ThinkingAnswer(msgspec.Struct, frozen=True):
    """The answer to a request. Without moves the seat has nothing to do, or nothing for now."""

    number: int
    moves: tuple[Considered, ...] = ()
    review: Review | None = None
    outcome: Outcome | None = None
    failed: str = ""
    """Why there is no answer."""


def imagined(rules: AnyRules, state: Any, seat: Seat, seed: str) -> msgspec.Raw:
    """A world that the seat cannot tell from the state: all that may be handed to the process.

    Two states that look alike to the seat give the same bytes.
    """
    return msgspec.Raw(encode(rules.imagine(state, seat, Chance(f"{seed}/handed over", 0))))


def move_wanted(
    rules: AnyRules,
    state: Any,
    seat: Seat,
    moment: datetime,
    seed: str,
    budget: tuple[int, float],
) -> MoveWanted:
    """`budget`: rollouts, and seconds at most."""
    world = imagined(rules, state, seat, seed)
    return MoveWanted(
        game=rules.key,
        version=rules.version,
        state=world,
        at=moment,
        seed=seed,
        rollouts=budget[0],
        seconds=budget[1],
        seat=seat,
    )


def actions_of(rules: AnyRules, answer: ThinkingAnswer) -> Sequence[Action]:
    """The actions of the answer, the best first. msgspec.DecodeError: it has others."""
    return [decode_action(rules, bytes(one.action)) for one in answer.moves]


def answered(data: bytes) -> ThinkingAnswer:
    """The answer to a request."""
    wanted: MoveWanted | ReviewWanted | PlayoutWanted = msgspec.json.decode(
        data, type=MoveWanted | ReviewWanted | PlayoutWanted
    )
    rules = GAMES.get(wanted.game)
    if rules is None or rules.version != wanted.version:
        return ThinkingAnswer(
            wanted.number, failed=f"there is no {wanted.game} {wanted.version} here"
        )
    match wanted:
        case MoveWanted():
            return ThinkingAnswer(wanted.number, _considered(rules, wanted))
        case ReviewWanted():
            found = review(read(wanted.record, {rules.key: rules}, own=True))
            return ThinkingAnswer(wanted.number, review=found)
        case PlayoutWanted():
            return ThinkingAnswer(wanted.number, outcome=outcome_of(rules, wanted))


def _considered(rules: AnyRules, wanted: MoveWanted) -> tuple[Considered, ...]:
    state = decode_state(rules, bytes(wanted.state))
    budget = SearchBudget(rollouts=wanted.rollouts, seconds=wanted.seconds, clock=time.process_time)
    # People choose acts one by one, and not by a manner for a whole turn.
    guide = replace(rules.guide, plans={}) if wanted.foretold else rules.guide
    found = search(rules, state, wanted.seat, wanted.at, guide, budget, wanted.seed)
    if found is None:
        return ()
    ranked = found.ranked
    if wanted.foretold:
        whole = msgspec.structs.replace(budget, rollouts=wanted.foretold)
        ranked = foretold(
            rules, state, wanted.seat, wanted.at, ranked[:FORETOLD], whole, wanted.seed
        )
    return tuple(
        Considered(
            msgspec.Raw(encode(one.action)),
            one.plan,
            one.chance,
            one.error,
            one.worlds,
            one.is_level,
        )
        for one in ranked
        if one.action is not None
    )


def framed(message: Thinking | ThinkingAnswer) -> bytes:
    """A message behind its length."""
    data = encode(message)
    return len(data).to_bytes(HEAD, "big") + data


def length_of(head: bytes) -> int:
    """The bytes of the message behind these. ValueError: none is so long."""
    length = int.from_bytes(head, "big")
    if length > LONGEST:
        raise ValueError(f"{head!r} is no length")
    return length


def serve(source: BinaryIO, target: BinaryIO) -> None:
    """Answer until the input ends."""
    while head := source.read(HEAD):
        target.write(framed(_said(source.read(length_of(head)))))
        target.flush()


def _said(data: bytes) -> ThinkingAnswer:
    try:
        return answered(data)
    except Exception as error:  # noqa: BLE001 - one bad request must not cost the next ones
        return ThinkingAnswer(_number_of(data), failed=repr(error))


class _Numbered(msgspec.Struct):
    number: int = 0


def _number_of(data: bytes) -> int:
    try:
        return msgspec.json.decode(data, type=_Numbered).number
    except msgspec.DecodeError:
        return 0


def main() -> None:
    # Not every system knows of standing back.
    if hasattr(os, "nice"):
        os.nice(PATIENCE)
    # What was imported stays: it need not be looked at again and again.
    gc.freeze()
    serve(sys.stdin.buffer, sys.stdout.buffer)


if __name__ == "__main__":
    main()
