"""What hints and forecasts tell against what comes: people leave, clocks ring, computers and dice play.

The short form; `python -m tests.bench.told` compares thousands of acts.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from msgspec.structs import replace as changed

from games import GAMES
from tests.told import compare, is_number

ACTS, FEWEST = 400, 100


@pytest.mark.parametrize("game", GAMES)
def test_what_is_told_is_what_comes(game: str) -> None:
    found = compare(game, ACTS)
    assert found.wrong == []
    assert sum(found.compared.values()) >= FEWEST


@pytest.mark.parametrize("game", GAMES)
def test_a_number_that_is_told_otherwise_is_found(game: str, monkeypatch: Any) -> None:
    """The control: each sentence of a forecast tells one more of everything."""

    def more(view: Any) -> Any:
        for one in rules.forecast(view):
            facts = {
                name: fact + 1 if type(fact) is int and is_number(rules, name) else fact
                for name, fact in one.facts.items()
            }
            yield changed(one, facts=facts)

    rules = GAMES[game]
    monkeypatch.setitem(GAMES, game, replace(rules, forecast=lambda view: tuple(more(view))))
    assert compare(game, ACTS // 2).wrong
