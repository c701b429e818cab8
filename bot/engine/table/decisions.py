"""How buttons name the decision for which they were made."""

from __future__ import annotations

from hashlib import sha256

from bot.store.rows import TableRow

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
    return _LEAST + int(sha256(f"{row.seed}/{row.decision}".encode()).hexdigest(), 16) % _KINDS


def is_present(row: TableRow, decision: int) -> bool:
    """Whether a button was made for the present decision; those of version 0.4 carry the entry's number."""
    return decision in {row.decision, mark_of(row)}
