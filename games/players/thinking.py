"""Thinking beside whoever serves the tables: `python -m games.players.thinking`.

One process, asked one line at a time: each request comes as a line of JSON on standard input, its answer
goes out as a line. It gives way to everybody else on the machine and ends with its input. About a game
that goes on a request holds a world that the seat cannot tell from the true one (`imagined`), so that no
secret gets here; a game that is over has none. What is asked while such a game is gone through is
answered first.
"""

from __future__ import annotations

import dataclasses
import gc
import os
import select
import sys
import time
from collections.abc import Callable, Sequence
from datetime import datetime
from typing import Any

import msgspec

from games import GAMES
from games.core.chance import Chance
from games.core.contract import AnyRules
from games.core.record import decode_action, decode_state, encode
from games.core.transcript import read
from games.core.words import Action, Seat
from games.players.reviewing import Review, review
from games.players.search import SearchBudget, foretold, search

PATIENCE = 19
"""Steps by which the process stands back, of 19."""
FORETOLD = 3
"""Moves whose chances are told to people."""
PART = 1 << 16
"""Bytes read at once."""


class Thinking(msgspec.Struct, frozen=True, kw_only=True, tag_field="what"):
    """What every request says. `number` comes back with the answer."""

    number: int = 0
    game: str
    version: int


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
    """Of the dice of the thinking: nothing in it may be secret."""
    rollouts: int
    seconds: float
    """A ceiling, by the clock on the wall: somebody waits. Below it the same request has the same answer."""


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


class ThinkingAnswer(msgspec.Struct, frozen=True):
    """The answer to a request. Without moves the seat has nothing to do, or nothing for now."""

    number: int
    moves: tuple[Considered, ...] = ()
    review: Review | None = None
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


def answered(line: bytes, meanwhile: Callable[[], None] = lambda: None) -> ThinkingAnswer:
    """The answer to the request in a line; `meanwhile` is called again and again during a long one."""
    wanted = msgspec.json.decode(line, type=MoveWanted | ReviewWanted)
    rules = GAMES.get(wanted.game)
    if rules is None or rules.version != wanted.version:
        return ThinkingAnswer(
            wanted.number, failed=f"there is no {wanted.game} {wanted.version} here"
        )
    if isinstance(wanted, MoveWanted):
        return ThinkingAnswer(wanted.number, _considered(rules, wanted))
    shared = {rules.key: _interrupted(rules, meanwhile)}
    return ThinkingAnswer(wanted.number, review=review(read(wanted.record, shared, own=True)))


def _considered(rules: AnyRules, wanted: MoveWanted) -> tuple[Considered, ...]:
    state = decode_state(rules, bytes(wanted.state))
    budget = SearchBudget(rollouts=wanted.rollouts, seconds=wanted.seconds, clock=time.monotonic)
    found = search(rules, state, wanted.seat, wanted.at, rules.guide, budget, wanted.seed)
    if found is None:
        return ()
    ranked = found.ranked
    if wanted.foretold:
        whole = msgspec.structs.replace(budget, rollouts=wanted.foretold)
        ranked = foretold(
            rules, state, wanted.seat, wanted.at, ranked[:FORETOLD], whole, wanted.seed
        )
    return tuple(
        Considered(msgspec.Raw(encode(one.action)), one.plan, one.chance, one.error, one.worlds)
        for one in ranked
        if one.action is not None
    )


def _interrupted(rules: AnyRules, meanwhile: Callable[[], None]) -> AnyRules:
    """The rules, which serve others before each world that they imagine: one for each rollout."""

    def imagine(state: Any, viewer: Seat | None, chance: Chance) -> Any:
        meanwhile()
        return rules.imagine(state, viewer, chance)

    return dataclasses.replace(rules, imagine=imagine)


class Inbox:
    """Requests line by line, also those that come while another one is worked on."""

    def __init__(self, source: int) -> None:
        """`source` is the number of an open file."""
        self._source, self._rest = source, b""

    def line(self) -> bytes:
        """The next one; empty at the end."""
        while b"\n" not in self._rest:
            if not self._read():
                return b""
        return self._cut()

    def waiting(self) -> bytes | None:
        """The next one, if it has come by now. SystemExit: nobody is there any more."""
        while b"\n" not in self._rest and select.select([self._source], [], [], 0)[0]:
            if not self._read():
                sys.exit(0)
        return self._cut() if b"\n" in self._rest else None

    def _read(self) -> bool:
        part = os.read(self._source, PART)
        self._rest += part
        return bool(part)

    def _cut(self) -> bytes:
        line, _, self._rest = self._rest.partition(b"\n")
        return line


def serve(inbox: Inbox, say: Callable[[bytes], None]) -> None:
    """Answer until the input ends."""

    def meanwhile() -> None:
        while (line := inbox.waiting()) is not None:
            say(_said(line, lambda: None))

    while line := inbox.line():
        say(_said(line, meanwhile))


def _said(line: bytes, meanwhile: Callable[[], None]) -> bytes:
    try:
        said = answered(line, meanwhile)
    except Exception as error:  # noqa: BLE001 - one bad request must not cost the next ones
        said = ThinkingAnswer(_number_of(line), failed=repr(error))
    return encode(said) + b"\n"


class _Numbered(msgspec.Struct):
    number: int = 0


def _number_of(line: bytes) -> int:
    try:
        return msgspec.json.decode(line, type=_Numbered).number
    except msgspec.DecodeError:
        return 0


def _say(line: bytes) -> None:
    sys.stdout.buffer.write(line)
    sys.stdout.buffer.flush()


def main() -> None:
    # Not every system knows of standing back.
    if hasattr(os, "nice"):
        os.nice(PATIENCE)
    # What was imported stays: it need not be looked at again and again.
    gc.freeze()
    serve(Inbox(sys.stdin.fileno()), _say)


if __name__ == "__main__":
    main()
