"""What one viewer may see of a table. Everything that leaves the engine is made here."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from hashlib import sha256
from typing import Any, Generic, TypeVar, cast, overload

from msgspec.structs import replace

from bot.engine.moves.undoing import reach_of
from bot.engine.table.decisions import mark_of
from bot.engine.table.live import Live
from bot.engine.time.absence import vacations_of
from bot.engine.time.clocks import asked_persons, deadline, reasons
from bot.engine.views.advising import is_advised
from bot.engine.views.sight import Sight
from bot.store.rows import VacationRow
from games.core.offers import Offer
from games.core.record import Table
from games.core.words import Seat

T = TypeVar("T")


_NOT_YET = object()


class Once(Generic[T]):
    """A value that is worked out once, when somebody first asks for it."""

    __slots__ = ("_found", "_work")

    def __init__(self, work: Callable[[], T]) -> None:
        # A `functools.cache` of each takes longer to be made than what is asked of most sights.
        self._work, self._found = work, cast("T", _NOT_YET)

    def __call__(self) -> T:
        if self._found is _NOT_YET:
            self._found = self._work()
        return self._found


class Later(Sequence[T]):
    """A sequence that is worked out once, when somebody first looks: offers take time to find."""

    def __init__(self, work: Callable[[], tuple[T, ...]]) -> None:
        self._found = Once(work)

    @overload
    def __getitem__(self, at: int) -> T: ...
    @overload
    def __getitem__(self, at: slice) -> tuple[T, ...]: ...
    def __getitem__(self, at: int | slice) -> T | tuple[T, ...]:
        return self._found()[at]

    def __len__(self) -> int:
        return len(self._found())


def sight(live: Live, viewer: Seat | None) -> Sight:
    """The table for the person in that seat, or for a spectator."""
    if live.game is None:
        row = replace(live.row, state=None, seed=None)
        return Sight(
            table=row,
            seats=live.seats,
            rules=live.rules,
            viewer=viewer,
            vacations=_vacations(live),
        )
    rules, state, vacations = live.rules, live.game.state, _vacations(live)
    over = live.row.stage == "over"
    mine: Sequence[Offer] = Later(lambda: _own_offers(live, viewer))
    everybodys = Later(lambda: tuple(_open_offers(live, viewer, mine)))
    return Sight(
        # State and seed hold all secrets. Code that only has a sight cannot leak them.
        table=replace(live.row, state=None, seed=live.row.seed if over else None),
        seats=live.seats,
        rules=rules,
        viewer=viewer,
        waiting=live.waiting,
        offers=mine,
        open_offers=everybodys,
        outcome=live.game.outcome if over else None,
        orders=tuple(one for one in live.orders if one.seat == viewer),
        turn=state.turn,
        ballots=live.ballots,
        seed_hash=hash_of(live.row.seed or ""),
        # A press looks before it plays: what it does not ask for need not be worked out.
        find_decision=Once(lambda: mark_of(live.row)),
        find_view=Once(lambda: rules.view(state, viewer)),
        find_undo=Once(lambda: None if viewer is None else reach_of(live, viewer)),
        find_deadline=Once(lambda: deadline(live)),
        find_reasons=Once(lambda: reasons(live)),
        find_advised=Once(lambda: is_advised(live, viewer)),
        vacations=vacations,
        given_up=frozenset(one.seat for one in live.former),
    )


def at(live: Live, past: Table[Any]) -> Live:
    """The table as it was then, without orders, ballots and alarms: those are only known of now."""
    row = replace(live.row, number=past.number, decision=past.opened, alarms=(), due=None)
    waiting = live.rules.waiting(past.state)
    return replace(live, row=row, game=past, waiting=waiting, orders=(), ballots=(), lines=())


@lru_cache(maxsize=1024)
def hash_of(seed: str) -> str:
    """SHA-256 of the seed, published while the game runs: nobody can change the seed afterwards."""
    return sha256(seed.encode()).hexdigest()


def _vacations(live: Live) -> dict[Seat, tuple[VacationRow, ...]]:
    if not live.time_off:
        return {}
    found = {row.seat: vacations_of(live, row) for row in live.seats}
    return {seat: rows for seat, rows in found.items() if rows}


def _own_offers(live: Live, viewer: Seat | None) -> tuple[Offer, ...]:
    if viewer is None or live.row.stage != "running" or live.seats[viewer].left:
        return ()
    return tuple(live.rules.offers(live.state, viewer))


def _open_offers(
    live: Live, viewer: Seat | None, mine: Sequence[Offer]
) -> Iterator[tuple[Seat, Offer]]:
    if live.row.stage != "running" or live.waiting.private:
        return
    for seat in asked_persons(live):
        # Offers are costly to find, and the viewer's are found already.
        offers = mine if seat == viewer else live.rules.offers(live.state, seat)
        yield from ((seat, offer) for offer in offers if not offer.hidden)
