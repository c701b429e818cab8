"""What a hint says of money is what happens."""

from __future__ import annotations

from itertools import islice

import pytest

from games import GAMES
from games.impero import cells
from games.impero.spending import paid_to_bank
from tests.architecture.sentences import game as sentences_of
from tests.bot.words.agreeing import differences, figures_of

MOST_GAMES = 40
"""Random games in which each figure must be read once; a game without a hint would be looked at for ever."""
FIGURES = 60
"""The short form; `python -m tests.bench.hinted` checks thousands."""
NUMBERED = [game for game in GAMES if figures_of(game)]


def checked(game: str, figures: int) -> list[tuple[str, str]]:
    """The differences among so many figures, or those of so many games."""
    found = (one for seed in range(MOST_GAMES) for one in differences(game, seed))
    return [one for one in islice(found, figures) if one is not None]


def test_every_game_with_hints_says_which_figures_there_are_to_check() -> None:
    hinting = {
        key for key in GAMES if any(one.startswith("hint-") for one in sentences_of("en", key))
    }
    lacking = [f"tests/games/{key}/figures.py" for key in hinting if figures_of(key) is None]
    assert lacking == [], (
        "hints name figures that nobody checks: write FIGURES there, see tests/own.py"
    )


@pytest.mark.parametrize("game", NUMBERED)
def test_a_hint_and_what_comes_of_the_act_agree(game: str) -> None:
    assert checked(game, FIGURES) == []


@pytest.mark.parametrize("game", NUMBERED)
def test_every_pattern_is_found_in_its_sentence(game: str) -> None:
    """A sentence that is worded anew would otherwise be checked no more."""
    figures = figures_of(game) or {}
    wanted = {(key, pattern) for key, said in figures.items() for pattern, _ in said}
    read = set[tuple[str, str]]()
    for _ in (one for seed in range(MOST_GAMES) for one in differences(game, seed, read)):
        if read == wanted:
            break
    assert read == wanted


def test_a_price_that_is_charged_otherwise_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """The control: a cell that costs a dollar more than its hint says."""
    monkeypatch.setattr(
        cells, "paid_to_bank", lambda state, company, cost: paid_to_bank(state, company, cost + 1)
    )
    assert checked("impero", FIGURES)
