"""No game knows its seats' order, but where its own data say so."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from games import GAMES
from games.core.seats import around
from games.core.words import Seat
from games.greed import announcements
from games.owners_choice import exchanging
from tests.contract.rotation import check_rotation

STEPS = 60


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("game", GAMES)
def test_the_same_game_with_its_seats_renamed(game: str, seed: int) -> None:
    """The short form; `python -m tests.bench.rotated` plays whole games with every number of seats."""
    check_rotation(GAMES[game], seed, STEPS)


def test_seat_0_taken_for_nobody_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """As once: nobody could exchange with seat 0 alone."""

    def without_seat_0(state: Any) -> Iterator[Seat]:
        return (seat for seat in partners(state) if seat)

    partners = exchanging.partners
    monkeypatch.setattr(exchanging, "partners", without_seat_0)
    with pytest.raises(AssertionError, match="the seats' order"):
        for seed in range(12):
            check_rotation(GAMES["owners_choice"], seed)


def test_cards_drawn_from_seat_0_on_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """As once, whoever had the start marker."""
    monkeypatch.setattr(announcements, "around", lambda first, seats: around(0, seats))
    with pytest.raises(AssertionError, match="the seats' order"):
        for seed in range(3):
            check_rotation(GAMES["greed"], seed, STEPS)
