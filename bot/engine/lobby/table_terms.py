"""Terms that every game's table has: time off, advice, and what its lobby asks of those who join."""

from __future__ import annotations

from msgspec.structs import replace

from bot.engine.table.live import Change, Live
from bot.errors import HouseError
from bot.store.ratings import LEAST_ASKED, Known
from games.league.ratings import NEW

_OF_CLOCK = {"vacations": "vacations", "weekends": "weekends_off"}
_OF_TABLE = ("advice", "settled")


def choose(change: Change, field: str, value: object) -> None:
    """HouseError: option-value, no such term or no such value; option-number says what would be right."""
    if field == "reliable":
        change.set(reliable=_share(value))
    elif not isinstance(value, bool):
        raise HouseError("option-value")
    elif field in _OF_CLOCK:
        change.set(clock=replace(change.live.row.clock, **{_OF_CLOCK[field]: value}))
    elif field in _OF_TABLE:
        change.set(**{field: value})
    else:
        raise HouseError("option-value")


def check_asked(live: Live, user_id: int, known: Known) -> None:
    """People whom the host invites by name need not have what the table asks.

    HouseError: asked-reliable, asked-reliable-first, asked-settled.
    """
    row = live.row
    if user_id in row.invited:
        return
    if row.reliable and not known.reliable:
        raise HouseError(
            "asked-reliable-first", least=row.reliable, count=known.asked, first=LEAST_ASKED
        )
    if known.share < row.reliable:
        raise HouseError("asked-reliable", least=row.reliable, share=known.share, count=known.asked)
    if row.settled and (known.rating or NEW).provisional:
        raise HouseError("asked-settled")


def _share(value: object) -> int:
    if isinstance(value, bool) or not isinstance(value, int | str):
        raise HouseError("option-number", least=0, most=100)
    try:
        share = int(value)
    except ValueError as error:
        raise HouseError("option-number", least=0, most=100) from error
    if not 0 <= share <= 100:
        raise HouseError("option-number", least=0, most=100)
    return share
