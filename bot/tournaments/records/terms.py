"""What a tournament's tables are opened with: `Settings.table`, which the record only hands on."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Annotated, Any, Literal

import msgspec
from msgspec.structs import replace

from bot.engine.lobby.options import with_options
from bot.engine.time.paces import clock_of
from bot.store.rows import ClockTerms, Pace
from games.core.contract import Rules
from games.league.tournament.settings import Setting, Settings

TimeOff = Literal["counts", "weekends", "quiet", "none"]
"""What puts deadlines off: vacations and quiet hours; free weekends, too; quiet hours alone; nothing."""


class Terms(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Pace and the game's options that differ from its own."""

    pace: Annotated[
        Pace, Setting("pace", created=5, names="pace", values=("live", "fast", "daily", "slow"))
    ] = "daily"
    seconds: Annotated[int | None, Setting("pace", called="hours")] = None
    """A pace of one's own, in seconds."""
    options: Annotated[dict[str, Any], Setting(None, called="option")] = {}
    time_off: Annotated[TimeOff, Setting("pace", names="cup-time-off")] = "counts"

    def clock(self, zone: str) -> ClockTerms:
        """HouseError: pace-out-of-range."""
        return replace(
            clock_of(self.pace, zone, self.seconds),
            vacations=self.time_off in {"counts", "weekends"},
            weekends_off=self.time_off == "weekends",
            quiet=self.time_off != "none",
        )

    def options_of(self, rules: Rules[Any, Any, Any]) -> bytes:
        """HouseError: no-such-option, option-value."""
        given: Mapping[str, object] = self.options
        return with_options(rules, given)


def clock_in(settings: Settings, zone: str) -> ClockTerms:
    """The clock of its tables: no bank is longer than a third of a round, or nobody would be late before its end."""
    clock = unpacked(settings.table).clock(zone)
    if settings.round_length is None:
        return clock
    third = int(settings.round_length.total_seconds()) // 3
    return replace(clock, bank=min(clock.bank, third), refill=min(clock.refill, third))


def packed(terms: Terms) -> str:
    return msgspec.json.encode(terms).decode()


def unpacked(text: str) -> Terms:
    return msgspec.convert(json.loads(text), Terms)
