"""What a hint says of money is what happens."""

from __future__ import annotations

from itertools import count, islice

import pytest

from games import GAMES
from games.impero import cells
from games.impero.spending import paid_to_bank
from tests.bot.words.agreeing import SAID, differences

FIGURES = 60
"""The short form; `python -m tests.bench.hinted` checks thousands."""


def checked(game: str, figures: int) -> list[tuple[str, str]]:
    """The differences among so many figures."""
    found = (one for seed in count() for one in differences(game, seed))
    return [one for one in islice(found, figures) if one is not None]


def test_every_game_has_figures_to_check() -> None:
    assert SAID.keys() == GAMES.keys()


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_and_what_comes_of_the_act_agree(game: str) -> None:
    assert checked(game, FIGURES) == []


def test_a_price_that_is_charged_otherwise_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """The control: a cell that costs a dollar more than its hint says."""
    monkeypatch.setattr(
        cells, "paid_to_bank", lambda state, company, cost: paid_to_bank(state, company, cost + 1)
    )
    assert checked("impero", FIGURES)
