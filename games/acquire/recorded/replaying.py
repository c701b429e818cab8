"""A whole recorded game, played again by these rules and compared after every action."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

import msgspec

from games.acquire import preparation, turns
from games.acquire.components import RACK
from games.acquire.recorded import comparing, happenings
from games.acquire.recorded.comparing import Fields
from games.acquire.recorded.dealing import Dealer, pile
from games.acquire.recorded.driving import played
from games.acquire.recorded.happenings import Happening
from games.acquire.recorded.notation import CELL, Expect, Game, Line
from games.acquire.recorded.parts import Parts, trimmed
from games.acquire.state import Disposing, Options, Ordering, Over, State
from games.core.chance import Chance
from games.core.contract import Step
from games.core.record import encode
from games.core.words import RuleError

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


class Report(msgspec.Struct):
    """What a replay found."""

    games: int = 0
    actions: int = 0
    states: int = 0
    differences: list[str] = msgspec.field(default_factory=list)
    fields: Counter[str] = msgspec.field(default_factory=Counter)
    """How often each field was compared."""


class Replay:
    """One game on its way through the rules."""

    def __init__(self, game: Game, report: Report) -> None:
        self._header, self._lines, self._report = game.header, game.lines, report
        self._dealer = Dealer(game.header, game.lines)
        self._bonuses = Counter[Happening](), Counter[Happening]()
        self._parts = Parts()
        self._state = self._opened()

    def run(self) -> None:
        """To the end, or up to an automatic end that these rules do not know."""
        self._report.games += 1
        for index, line in enumerate(self._lines):
            self._report.actions += 1
            self._state = self._dealer.dealt(self._state, index)
            try:
                goes_on = self._refused(line) if line.reject else self._accepted(line)
            except (RuleError, ValueError) as refusal:
                self._differs(line.n, line.type, "accepted", repr(refusal))
                return
            if not goes_on or line.n == self._header.tags.get("automatic_end"):
                return

    def _opened(self) -> State:
        """The table before the first turn, its tiles and seats as recorded."""
        header, tiles = self._header, pile(self._header)
        size, place = header.rules.get("rack_size", RACK), len(header.start_draws)
        starts = sorted(CELL[draw.tile] for draw in header.start_draws)
        racks = list[tuple[int, ...]]()
        for _ in header.players:
            racks.append(tiles[place : place + size])
            place += size
        dealt = preparation.opened(starts, tuple(racks), tiles[place:], Options())
        return turns.begin(dealt, (), Chance("record", 0)).state

    def _refused(self, line: Line) -> bool:
        """A recorded refusal: for the same reason, and nothing changes."""
        before = encode(self._state)
        try:
            played(self._state, line)
        except RuleError as refusal:
            if refusal.why not in REFUSALS.get(line.reject or "", {refusal.why}):
                self._differs(line.n, "refusal", line.reject, refusal.why)
        else:
            self._differs(line.n, "refusal", line.reject, "accepted")
        if encode(self._state) != before:
            self._differs(line.n, "refusal", "no change", "changed")
        return True

    def _accepted(self, line: Line) -> bool:
        before = self._state
        if line.type == "start":
            self._compare_start(line)
        else:
            step = self._parts.played(before, line) or played(before, line)
            self._state = trimmed(step.state, self._header.rules.get("rack_size", RACK))
            self._compare_events(line, before, step)
        if line.expect is not None and not self._parts.pending:
            self._report.states += 1
            if line.n not in self._header.wrong:
                self._compare(line.n, self._fields(line, line.expect))
        return not isinstance(self._state.phase, Over)

    def _fields(self, line: Line, expect: Expect) -> Fields:
        yield from comparing.holdings(expect, self._state)
        if line.n != self._header.tags.get("automatic_end"):
            yield from comparing.turn(expect, self._state)
            yield from comparing.tiles(expect, self._state)

    def _compare_start(self, line: Line) -> None:
        """The seats are given; ranked by letter first they are ours unless the tags deny it."""
        draws = self._header.start_draws
        seats = [draw.player for draw in sorted(draws, key=lambda draw: CELL[draw.tile])]
        differs = bool(self._header.tags.get("start_order_row_first_differs"))
        self._compare(line.n, [("start order", differs, seats != sorted(seats))])
        if line.expect and line.expect.events:
            told = happenings.recorded(line.expect.events)
            self._compare(line.n, [("events", told, happenings.at_start(self._header))])

    def _compare_events(self, line: Line, before: State, step: Step[State]) -> None:
        """Bonuses of a merger are compared when it is over: the record's come all at once."""
        if line.expect is None or line.expect.events is None:
            return
        told = happenings.recorded(line.expect.events)
        theirs, ours = self._bonuses
        theirs.update({one: count for one, count in told.items() if one[0] == "bonus"})
        ours.update(happenings.bonuses_paid(before, step))
        rest = Counter({one: count for one, count in told.items() if one[0] != "bonus"})
        if line.n != self._header.tags.get("automatic_end"):
            here = happenings.ours(line, before, step, self._header.view)
            self._compare(line.n, [("events", rest, here)])
        if not isinstance(step.state.phase, Ordering | Disposing):
            self._compare(line.n, [("bonuses", theirs, ours)])
            self._bonuses = Counter[Happening](), Counter[Happening]()

    def _compare(self, number: int, fields: Iterable[tuple[str, object, object]]) -> None:
        for name, theirs, ours in fields:
            if theirs is not None:
                self._report.fields[name.split()[0]] += 1
                if theirs != ours:
                    self._differs(number, name, theirs, ours)

    def _differs(self, number: int, name: str, theirs: object, ours: object) -> None:
        where = f"{self._header.id}, record {number}, {name}"
        self._report.differences.append(f"{where}: recorded {theirs}, here {ours}")
