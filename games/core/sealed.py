"""Sealed choices: several choose at the same time, and nobody sees another's until all are there.

A game declares one as a `Sealed`, and all the rest follows: who is still asked, that an answer may be changed
until the last one comes, what a viewer sees, and what they may imagine. Its actions are `Secret`, its offers
hidden, and `Waiting.private` is true; no event tells that somebody has answered, or with what.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar, cast

from msgspec.structs import replace

from games.core.chance import Chance
from games.core.contract import State
from games.core.seats import put
from games.core.words import Seat, knows

S = TypeVar("S", bound=State)


@dataclass(frozen=True, kw_only=True)
class Sealed(Generic[S]):
    """A sealed choice of the state's `phase`. A seat may answer at several places, as for its companies."""

    field: str
    """The field of the phase with the answers, by place; None: not answered yet."""
    owners: Callable[[S], Sequence[Seat]]
    """By place, who answers there."""
    guess: Callable[[S, int, Chance], Any]
    """(state, place, chance): what another may have answered there. Nothing in it may be true only."""
    silence: Callable[[S, int], Any]
    """(state, place): the answer of somebody who has not answered when the time is up, or has left."""

    def answers(self, state: S) -> tuple[Any, ...]:
        """By place; None where there is none yet."""
        return cast("tuple[Any, ...]", getattr(cast(Any, state).phase, self.field))

    def chosen(self, state: S, place: int, answer: object) -> S:
        """With this answer, in place of any before it."""
        return self._with(state, put(self.answers(state), place, answer))

    def opened(self, state: S) -> tuple[Any, ...]:
        """All answers, by place; where there is none silence has answered."""
        return tuple(
            self.silence(state, place) if answer is None else answer
            for place, answer in enumerate(self.answers(state))
        )

    def asked(self, state: S) -> set[Seat]:
        """Those who have not answered everywhere."""
        both = zip(self.owners(state), self.answers(state), strict=True)
        return {owner for owner, answer in both if answer is None}

    def places(self, state: S, seat: Seat) -> list[int]:
        """Where the seat answers, and may change its answer."""
        return [place for place, owner in enumerate(self.owners(state)) if owner == seat]

    def seen(self, state: S, viewer: Seat | None) -> S:
        """As the viewer sees it: without others' answers."""
        both = zip(self.owners(state), self.answers(state), strict=True)
        return self._with(state, tuple(own if seat == viewer else None for seat, own in both))

    def dreamt(self, state: S, viewer: Seat | None, chance: Chance) -> S:
        """As the viewer may imagine it: who has answered is known, with what only of oneself."""
        both = enumerate(zip(self.owners(state), self.answers(state), strict=True))
        return self._with(
            state,
            tuple(
                answer
                if answer is None or knows(viewer, seat)
                else self.guess(state, place, chance)
                for place, (seat, answer) in both
            ),
        )

    def _with(self, state: S, answers: tuple[Any, ...]) -> S:
        phase = replace(cast(Any, state).phase, **{self.field: answers})
        return replace(state, phase=phase)
