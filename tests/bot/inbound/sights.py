"""Tables as a viewer sees them, made from a state of the rules, without engine or store."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import discord

from bot.engine.views.sight import Sight
from bot.store.rows import ClockTerms, SeatRow, TableRow
from games.core.contract import Rules
from games.core.words import Seat

CLOCK = ClockTerms("UTC", 86_400, 3_600, "daily", bank=0, refill=0)
NAMES = ("Anna", "Bruno", "Carla", "Dario", "Elena", "Franco")
THEN = datetime(2026, 1, 1, tzinfo=UTC)
TABLE, DECISION = 7, 3


def table_row(game: str, **fields: Any) -> TableRow:
    given: dict[str, Any] = {
        "id": TABLE, "game": game, "guild_id": 1, "channel_id": 2, "host_id": 100,
        "language": "en", "stage": "running", "options": b"{}", "clock": CLOCK,
        "decision": DECISION, "created": THEN,
    }  # fmt: skip
    return TableRow(**(given | fields))


def _name(seat: int) -> str:
    return NAMES[seat] if seat < len(NAMES) else f"Guest {seat + 1}"


def sight_of(
    rules: Rules[Any, Any, Any], state: Any, viewer: int | None, count: int | None = None
) -> Sight:
    """The table as the engine would show it to this seat, with as many seats as the state says."""
    count = count or len(state.left)
    seats = tuple(
        SeatRow(table_id=TABLE, seat=Seat(seat), user_id=100 + seat, name=_name(seat))
        for seat in range(count)
    )
    me = None if viewer is None else Seat(viewer)
    waiting = rules.waiting(state)
    return Sight(
        table=table_row(rules.key),
        find_decision=lambda: DECISION,
        seats=seats,
        rules=rules,
        viewer=me,
        find_view=lambda: rules.view(state, me),
        waiting=waiting,
        offers=() if me is None else tuple(rules.offers(state, me)),
        open_offers=tuple(
            (seat, offer)
            for seat in waiting.seats
            for offer in rules.offers(state, seat)
            if not offer.hidden
        ),
        outcome=rules.outcome(state),
    )


def payload(view: discord.ui.LayoutView) -> list[dict[str, Any]]:
    """The components as Discord gets them."""
    found: list[dict[str, Any]] = view.to_components()  # type: ignore[no-untyped-call]
    return found


def flat(components: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Every component, nested ones included."""
    found: list[dict[str, Any]] = []
    for one in components:
        found += [one, *flat(one.get("components", []))]
    return found
