"""A whole recorded game, played again by these rules and compared after every action."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

import msgspec
from msgspec.structs import replace

from games.acquire.components import RACK
from games.acquire.state import Disposing, Ordering, Over, State
from games.core.contract import Step
from games.core.record import encode
from games.core.words import RuleError
from tests.records import comparing, declared, events
from tests.records.comparing import Fields
from tests.records.dealing import Dealer
from tests.records.events import Happening
from tests.records.notation import CELL, Expect, Game, Line
from tests.records.parts import Parts
from tests.records.playing import exchanged_again, exchanged_twice, judged, opened, trimmed

REFUSALS = {
    "tile is not a valid tile": {"no-such-tile"},
    "player does not have given tile": {"not-your-tile"},
    "cannot play given tile": {"tile-is-dead", "no-eighth-corporation"},
    "chain is not a valid chain": {"no-such-corporation"},
    "cannot select chain as the new chain": {"corporation-not-free"},
    "cannot select chain as the controlling chain": {"not-among-the-largest"},
    "cannot select chain as the next chain": {"not-among-the-next"},
    "trade amount is not an integer >= 0": {"below-nothing"},
    "sell amount is not an integer >= 0": {"below-nothing"},
    "trade amount is not a multiple of 2": {"trade-in-pairs"},
    "cannot trade for more shares than are available": {"more-than-you-hold"},
    "cannot trade and sell more shares than owned": {"more-than-you-hold"},
    "number of chains is larger than 3": {"too-many-shares"},
    "a chain is not a valid chain": {"malformed"},
    "a requested chain does not exist on the board": {"not-on-the-board"},
    "more shares requested for a chain than are available": {"too-few-shares-left"},
    "not enough cash to pay for requested shares": {"not-enough-money"},
}
"""Why an action is refused, as it is recorded, and here. Forty-six shares that nobody has cannot be
traded for two reasons: the record names one, we the other.
"""

BREAKS = (RuleError, ArithmeticError, AssertionError, LookupError, TypeError, ValueError)
"""How an action fails that the record, damaged perhaps, has as played."""


class Report(msgspec.Struct):
    """What was compared, what differs, and how often the source's other rules showed."""

    games: int = 0
    actions: int = 0
    states: int = 0
    differences: list[str] = msgspec.field(default_factory=list)
    declared: Counter[str] = msgspec.field(default_factory=Counter)


class Replay:
    """One game on its way through the rules."""

    def __init__(self, game: Game, report: Report) -> None:
        self._game, self._header, self._report = game, game.header, report
        self._players = len(game.header.players)
        self._dealer, self._parts = Dealer(game), Parts()
        self._bonuses = Counter[Happening](), Counter[Happening]()
        self._state = opened(game.header).state
        self._over = self._by_itself = False

    def run(self) -> None:
        """To the end of the record, which must be the end of the game unless it is said to be cut."""
        self._report.games += 1
        for index, line in enumerate(self._game.lines):
            if self._over:
                self._differs(line.n, "end", "goes on", "over")
                return
            self._report.actions += 1
            try:
                self._compare(line.n, [("number", line.n, index)])
                self._state = self._dealer.dealt(self._state, index)
                self._refused(line) if line.reject else self._accepted(line)
            except BREAKS as refusal:
                self._differs(line.n, line.type, "accepted", repr(refusal))
                return
        if self._over:
            return
        if declared.is_cut(self._game):
            self._report.declared[declared.CUT] += 1
        else:
            last = self._game.lines[-1].n if self._game.lines else None
            self._differs(last, "end", "nothing more", "not over")

    def _refused(self, line: Line) -> None:
        """A recorded refusal: for the same reason, and nothing changes."""
        before, action = encode(self._state), self._parts.action(self._state, line)
        assert action
        try:
            judged(self._state, line, action)
        except RuleError as refusal:
            if refusal.why not in REFUSALS.get(line.reject or "", {refusal.why}):
                self._differs(line.n, "refusal", line.reject, refusal.why)
        else:
            self._differs(line.n, "refusal", line.reject, "accepted")
        if encode(self._state) != before:
            self._differs(line.n, "refusal", "no change", "changed")
        self._compare(line.n, self._asked(line))

    def _accepted(self, line: Line) -> None:
        before, step = self._played(line)
        self._state = step.state
        self._by_itself = line.n == self._header.tags.get("automatic_end")
        self._report.declared[declared.BY_ITSELF] += self._by_itself
        self._over = self._by_itself or isinstance(step.state.phase, Over)
        if self._parts.pending:
            return
        self._compare(line.n, self._asked(line))
        if line.expect is None:
            return
        if line.expect.events is not None:
            self._compare_events(line.n, events.recorded(line.expect.events), before, step)
        if line.n in self._header.wrong:
            self._report.declared[declared.KNOWN_ERROR] += 1
        else:
            self._report.states += 1
            self._compare(line.n, self._fields(line.expect))

    def _played(self, line: Line) -> tuple[State, Step[State]]:
        """Before and after the line, what the source's rules do beyond ours included."""
        if line.type == "start":
            return self._started(line)
        before, action = self._state, self._parts.action(self._state, line)
        if action is None:
            return before, Step(before)
        step = judged(before, line, action)
        if step.state.moves == before.moves:
            return before, step
        self._compare(line.n, [("exchanged twice", (), exchanged_twice(before, step))])
        step, again = exchanged_again(before, step)
        self._report.declared[declared.CHAIN] += again
        if self._header.rack_size != RACK:
            self._report.declared[declared.RACK_SIZE] += 1
            step = replace(step, state=trimmed(step.state, self._header.rack_size))
        return before, step

    def _started(self, line: Line) -> tuple[State, Step[State]]:
        """The seats are given, whatever the start tiles."""
        draws = self._header.start_draws
        seats = [draw.player for draw in sorted(draws, key=lambda draw: CELL[draw.tile])]
        self._report.declared[declared.COLUMN_FIRST] += seats != sorted(seats)
        step = opened(self._header)
        return replace(step.state, moves=0, mover=-1), step

    def _asked(self, line: Line) -> Fields:
        for ask in (line.ask_after, line.expect.ask if line.expect else None):
            if ask is not None:
                ours = comparing.GAME_OVER if self._over else comparing.asked(self._state)
                yield "ask", dict(ask), {key: ours[key] for key in ours if key in ask}

    def _fields(self, expect: Expect) -> Fields:
        yield from comparing.holdings(expect, self._state, self._owed())
        yield "turn", expect.turn, None if self._over else self._state.mover
        if not self._over:
            yield from comparing.tiles(expect, self._state)

    def _owed(self) -> list[int]:
        """Bonuses that the record has paid already, and the rules are still to pay, by player."""
        theirs, ours = self._bonuses
        owed = [0] * self._players
        for (_, seat, _, amount), times in (theirs - ours).items():
            owed[seat] += amount * times
        self._report.declared[declared.PAID_AT_ONCE] += any(owed)
        return owed

    def _compare_events(
        self, number: int, told: Counter[Happening], before: State, step: Step[State]
    ) -> None:
        """Bonuses of a merger are compared when all are paid: the record's come at once."""
        pair = told, events.ours(before, step, self._header.view, self._players)
        for side, happened in zip(self._bonuses, pair, strict=True):
            side.update({one: happened.pop(one) for one in list(happened) if one[0] == "bonus"})
        if not self._by_itself:
            self._compare(number, [("events", *pair)])
        phase = step.state.phase
        if not (isinstance(phase, Ordering | Disposing) and phase.waiting):
            theirs, ours = self._bonuses
            self._compare(number, [("bonuses", theirs, ours)])
            self._report.declared[declared.NO_MARKET] += theirs.total() * (self._players == 2)
            self._bonuses = Counter[Happening](), Counter[Happening]()

    def _compare(self, number: int, fields: Iterable[tuple[str, object, object]]) -> None:
        for name, theirs, ours in fields:
            if theirs is not None and theirs != ours:
                self._differs(number, name, theirs, ours)

    def _differs(self, number: int | None, name: str, theirs: object, ours: object) -> None:
        where = f"{self._header.id}, record {number}, {name}"
        self._report.differences.append(f"{where}: recorded {theirs}, here {ours}")
