"""A rated game in all its scopes, read from and written to a book of ratings."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from msgspec.structs import replace

from bot.store.results import Ratings
from games.league.ratings import EVERYWHERE, NEW, Contest, Model, Rating, Scope, scopes


class Book(Protocol):
    """Where ratings stand: in the store, or in the memory of a recomputation."""

    def get(self, scope: Scope, person: int) -> Rating | None: ...
    def put(self, scope: Scope, person: int, rating: Rating) -> None: ...


Met = Mapping[frozenset[int], int]
"""How often two people have met in earlier games, as `Contest.met` has it."""


def rate(model: Model, contest: Contest, met_here: Met, book: Book) -> dict[int, Ratings]:
    """Play the game in its four scopes; the ratings of those whom it changed, in their order.

    In the server's own scopes only meetings there make a game weigh less, `met_here`.
    """
    afters: dict[int, list[Rating]] = {person: [] for person in contest.people}
    moved = set[int]()
    played = {True: contest, False: replace(contest, met=met_here)}
    for scope in scopes(contest.game, contest.server):
        found = {person: book.get(scope, person) for person in contest.people}
        before = {person: rating for person, rating in found.items() if rating is not None}
        changed = model.play(played[scope[1] == EVERYWHERE], before)
        for person, rating in changed.items():
            book.put(scope, person, rating)
        for person, after in afters.items():
            after.append(changed.get(person) or before.get(person, NEW))
        moved |= changed.keys()
    return {person: tuple(after) for person, after in afters.items() if person in moved}
