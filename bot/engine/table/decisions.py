"""How buttons name the decision for which they were made."""

from __future__ import annotations

from hashlib import sha256

from bot.engine.table.live import Live
from bot.store.rows import TableRow
from games.core.contract import nothing_told
from games.core.words import Action, Seat

_LEAST, _KINDS = 100_000_000, 900_000_000
"""Nine digits, which no entry's own number has."""


def mark_of(row: TableRow) -> int:
    """The number of the present decision in the ids of buttons; of a lobby the row's own.

    The entry that opened a decision has a number that counts secret entries, too: from one board to the
    next anybody could read how many there were. The seed is a secret of the running game, so this
    number tells nothing.
    """
    if row.seed is None:
        return row.decision
    return _digest(f"{row.seed}/{row.decision}")


def number_of(mark: int, told: tuple[int, ...]) -> int:
    """The number in the id of a button for an act: another one once what it was told has changed."""
    return mark if not told else _digest(f"{mark}/{told}")


def is_present(live: Live, seat: Seat, action: Action, decision: int) -> bool:
    """Whether a button was made for the present decision and for what holds now.

    Those of version 0.4 carry the entry's number.
    """
    rules, told = live.rules, tuple[int, ...]()
    # A view takes time, and most games tell nothing that could have changed.
    if rules.told is not nothing_told:
        told = rules.told(rules.view(live.state, seat), action)
    return decision in {live.row.decision, number_of(mark_of(live.row), told)}


def _digest(text: str) -> int:
    return _LEAST + int(sha256(text.encode()).hexdigest(), 16) % _KINDS
