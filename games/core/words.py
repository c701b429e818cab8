"""The words every game speaks: seats, actions, events, refusals."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import NewType

import msgspec

Seat = NewType("Seat", int)
"""A place at the table, from 0. Never a Discord id."""
EVERYBODY = Seat(-1)
"""A viewer who knows what each seat does, as after the end, but not what nobody does, such as the order of a deck."""


def knows(viewer: Seat | None, owner: int) -> bool:
    """Whether the viewer knows what only the owner does."""
    return viewer in (owner, EVERYBODY)


Fact = int | str | bool | tuple[int, ...] | None
Facts = Mapping[str, Fact]
"""What a sentence of the catalogue is told with; what the numbers mean says `kinds`."""


def kebab(name: str) -> str:
    """The tag of a class in JSON and its key in the catalogues: LotSold is lot-sold."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", name).lower()


class Action(msgspec.Struct, frozen=True, tag_field="do", tag=kebab):
    """What a seat asks the rules to do."""

    @property
    def refuses(self) -> bool:
        """Whether it says no to somebody: its button has a colour of its own."""
        return False


class Secret(Action, frozen=True):
    """An action of which something stays its seat's own until the rules reveal it, or for ever."""


class Call(msgspec.Struct, frozen=True):
    """The seats that must be called about an event; about one topic at most once an hour."""

    seats: tuple[Seat, ...]
    topic: str
    page: str = ""
    """The key of the page that it is about: the notice has a button for it."""


class Event(msgspec.Struct, frozen=True, kw_only=True, tag_field="is", tag=kebab):
    """What happened. Every event is Public or Private; there is no third kind and no default."""

    @property
    def call(self) -> Call | None:
        """The seats that must hear of it though the table does not wait for them; by default none."""
        return None

    @property
    def is_result(self) -> bool:
        """What something came to, such as a closing: kept in the log, however much came after it."""
        return False

    @property
    def chain(self) -> str:
        """Events of one chain that follow each other are one line of the log, such as an auction.

        `chain-` and this name is the catalogue key of its beginning; each event has a `.link`.
        """
        return ""

    @property
    def heads(self) -> bool:
        """Whether it begins a turn or a year: in the log it stands out above what follows."""
        return False

    @property
    def leads_to(self) -> str:
        """The key of the page on which its player goes on; by default where they acted."""
        return ""


class Public(Event, frozen=True):
    """Everybody may know."""


class Private(Event, frozen=True):
    """Only the seats in `to` may know."""

    to: tuple[Seat, ...]


def visible_events(events: Iterable[Event], viewer: Seat | None) -> tuple[Event, ...]:
    """The events that a seat, or a spectator (None), may read."""
    return tuple(
        event
        for event in events
        if isinstance(event, Public) or (isinstance(event, Private) and viewer in event.to)
    )


class RuleError(Exception):
    """The rules forbid it. `why` is a catalogue key; `facts` say what would be right."""

    def __init__(self, why: str, **facts: Fact) -> None:
        super().__init__(why, facts)
        self.why = why
        self.facts: Facts = facts
