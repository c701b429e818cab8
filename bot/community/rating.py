"""A rated game in all its scopes, read from and written to a book of ratings."""

from __future__ import annotations

from typing import Protocol

from bot.store.results import Ratings
from games.league.ratings import NEW, Contest, Model, Rating, Scope, scopes


class Book(Protocol):
    """Where ratings stand: in the store, or in the memory of a recomputation."""

    def get(self, scope: Scope, person: int) -> Rating | None: ...
    def put(self, scope: Scope, person: int, rating: Rating) -> None: ...


def rate(model: Model, contest: Contest, book: Book) -> dict[int, Ratings]:
    """Play the game in its four scopes; the ratings of those whom it changed, in their order."""
    afters: dict[int, list[Rating]] = {person: [] for person in contest.people}
    moved = set[int]()
    for scope in scopes(contest.game, contest.server):
        found = {person: book.get(scope, person) for person in contest.people}
        before = {person: rating for person, rating in found.items() if rating is not None}
        changed = model.play(contest, before)
        for person, rating in changed.items():
            book.put(scope, person, rating)
        for person, after in afters.items():
            after.append(changed.get(person) or before.get(person, NEW))
        moved |= changed.keys()
    return {person: tuple(after) for person, after in afters.items() if person in moved}
