"""A whole game of computer players, without a bot: for simulations, benchmarks and tests."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from typing import Any

import msgspec

from games.core.chance import Chance
from games.core.contract import Outcome, Player, Rules
from games.core.offers import Offer
from games.core.record import Entry, Header, Table, TimeUp, open_table, play
from games.core.timers import Alarm, House, arm
from games.core.words import Action, RuleError, Seat
from games.players import offered
from games.players.at_random import at_random
from games.players.search import Strong

OPENED = datetime(2026, 1, 1, 12, tzinfo=UTC)
MAX_ENTRIES = 20_000
"""Entries after which a game counts as endless."""
MAX_ASIDE = 20
"""Acts, within one decision, of a player for whom nobody waits."""
Seated = Player | Strong
"""What plays a seat: a function of its view, or a search."""
HOUSE = House("UTC", seconds=86_400, window=3_600)


class WholeGame(msgspec.Struct, frozen=True):
    """A finished game. `slips` counts actions that were refused and replaced by the offered one."""

    header: Header[Any]
    entries: tuple[Entry, ...]
    table: Table[Any]
    outcome: Outcome
    slips: int


def play_game(
    rules: Rules[Any, Any, Any], header: Header[Any], players: Sequence[Seated]
) -> WholeGame:
    """Play it to the end: who is waited for acts; the clock rings only if nobody does.

    Who may act without being waited for is asked again after each entry, the random player once
    in each decision.
    """
    return play_on(rules, header, open_table(rules, header), players)


def play_on(
    rules: Rules[Any, Any, Any],
    header: Header[Any],
    table: Table[Any],
    players: Sequence[Seated],
) -> WholeGame:
    """From this table to the end. `entries` are those since; the header's seed is what they roll with."""
    match = _Match(rules, header, table, players)
    for _ in match.steps():
        pass
    outcome = match.table.outcome
    assert outcome is not None
    return WholeGame(header, tuple(match.entries), match.table, outcome, match.slips)


def tables(
    rules: Rules[Any, Any, Any], header: Header[Any], players: Sequence[Seated]
) -> Iterator[Table[Any]]:
    """The table after each entry, to the end, for those who play a game bit by bit."""
    return _Match(rules, header, open_table(rules, header), players).steps()


class _Match:
    def __init__(
        self,
        rules: Rules[Any, Any, Any],
        header: Header[Any],
        table: Table[Any],
        players: Sequence[Seated],
    ) -> None:
        self.rules, self.header, self.table, self.players = rules, header, table, players
        self.entries: list[Entry] = []
        self.slips = 0
        self._alarms: tuple[Alarm, ...] = ()
        self._aside: Counter[tuple[int, Seat]] = Counter()
        """How often a seat has acted without being waited for, by decision."""
        self._considered: dict[Seat, int] = {}
        """By seat, the entry after which it had nothing to do."""
        self._chances = [Chance(f"{header.seed}/player/{n}", 0) for n in range(header.seats)]

    def steps(self) -> Iterator[Table[Any]]:
        while self.table.outcome is None:
            self._step()
            if len(self.entries) > MAX_ENTRIES:
                name, seed = self.header.game, self.header.seed
                raise AssertionError(f"{name} with seed {seed} does not end")
            yield self.table

    def _step(self) -> None:
        waiting = self.rules.waiting(self.table.state)
        self._alarms = arm(self._alarms, waiting.timers, self.table.at, HOUSE)
        for seat in waiting.seats:
            if self._act(seat):
                return
        for seat in waiting.may:
            if self._act_aside(seat):
                return
        self._ring()

    def _act(self, seat: Seat) -> bool:
        """Whether the seat had something to do, and did it."""
        player = self.players[seat]
        offers = offered(self.rules, player, self.table.state, seat)
        if not offers:
            return False
        player = self.players[seat]
        if isinstance(player, Strong):
            action = player.act(self.table, seat)
        else:
            action = player(self.rules.view(self.table.state, seat), offers, self._chances[seat])
        if action is None:
            return False
        self._entered(seat, action, offers)
        return True

    def _act_aside(self, seat: Seat) -> bool:
        """Whether a seat that nobody waits for did something; it is asked once after an entry."""
        once = (self.table.opened, seat)
        most = 1 if self.players[seat] is at_random else MAX_ASIDE
        if self._considered.get(seat) == self.table.number or self._aside[once] >= most:
            return False
        self._considered[seat] = self.table.number
        self._aside[once] += 1
        return self._act(seat)

    def _entered(self, seat: Seat, action: Action, offers: Sequence[Offer]) -> None:
        try:
            self._save(Entry(seat, action, self.table.at))
        except RuleError:
            self.slips += 1
            self._save(Entry(seat, offers[0].action, self.table.at))

    def _ring(self) -> None:
        first = min(self._alarms, key=lambda alarm: alarm.due)
        self._save(Entry(None, TimeUp(first.key), max(first.due, self.table.at)))

    def _save(self, entry: Entry) -> None:
        self.table = play(self.rules, self.header, self.table, entry)
        self.entries.append(entry)
