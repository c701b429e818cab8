"""Places: by the rules once the game is over, before that by figures that all can see."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

import msgspec

from games.core.seats import ranked
from games.core.words import Seat
from render import names
from render.scene import Scene


class Standing(msgspec.Struct, frozen=True):
    """The seats from first to last and their places; equals share one."""

    seats: tuple[Seat, ...]
    places: tuple[int, ...]
    scores: tuple[int, ...]
    """By seat, in the unit of the final score; before the end the figures that were ranked."""

    @property
    def winners(self) -> tuple[Seat, ...]:
        return tuple(seat for seat, place in self.lines() if place == 1)

    def lines(self) -> Iterator[tuple[Seat, int]]:
        """Seat and place, from first to last."""
        return zip(self.seats, self.places, strict=True)

    def place_of(self, wanted: int) -> int:
        """LookupError: nobody has this seat."""
        return self.places[self.seats.index(Seat(wanted))]


def standing(scene: Scene, shown: Sequence[int] = ()) -> Standing:
    """The rules' places. Before the end the highest of the figures `shown`, by seat, comes first.

    LookupError: the game goes on, and there are no figures.
    """
    if scene.outcome is not None:
        # A leave, a bankruptcy or a tie-break may count for more than the figures.
        scores = tuple(scene.outcome.scores[Seat(seat)] for seat in range(len(scene.names)))
        return _of(scene.outcome.places, scores)
    if not shown:
        raise LookupError("A game that goes on has no places.")
    return _by(tuple(shown))


def leader(scene: Scene, shown: Sequence[int]) -> Seat | None:
    """The seat that stands first; None if several share the place."""
    first = standing(scene, shown).winners
    return first[0] if len(first) == 1 else None


def victory(scene: Scene) -> str:
    """The winners and their score in words. LookupError: the game goes on."""
    ranking = standing(scene)
    first = ranking.winners
    score = scene.words.score(ranking.scores[first[0]])
    return names.said(scene, "victory", count=len(first), seats=first, score=score)


def ended(scene: Scene) -> tuple[str, tuple[Seat, ...]]:
    """What stands above the board of a game that is over: who has won, and their seats."""
    if scene.outcome is None:
        return scene.words.say("picture-over"), ()
    return victory(scene), standing(scene).winners


@lru_cache(maxsize=64)
def _by(shown: tuple[int, ...]) -> Standing:
    return _of(ranked({Seat(seat): figure for seat, figure in enumerate(shown)}), shown)


def _of(places: Sequence[Sequence[Seat]], scores: tuple[int, ...]) -> Standing:
    seats, numbers = list[Seat](), list[int]()
    for tied in places:
        numbers += [len(seats) + 1] * len(tied)
        seats += tied
    return Standing(tuple(seats), tuple(numbers), scores)
