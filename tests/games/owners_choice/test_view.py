"""What is hidden and what is not (Preparation, step 7; ruling 22)."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from games.core.chance import Chance
from games.core.money import BANK
from games.core.record import encode
from games.core.words import Seat
from games.owners_choice.events import HoldingsCounted
from games.owners_choice.rules import RULES
from games.owners_choice.state import FUND, Over
from render.shelf import DRAWERS
from tests.contract.host import played
from tests.games.owners_choice.counter import count
from tests.games.owners_choice.table import Game


def test_money_is_its_owners_alone() -> None:
    game = Game(3).has(0, 10).has(1, 20).has(2, 30)
    assert RULES.view(game.state, Seat(1)).cash == (None, 20, None)
    assert RULES.view(game.state, None).cash == (None, None, None)


def test_question_5_the_fund_is_public_and_so_are_shares_prices_and_presidents() -> None:
    game = Game(3).fund(150).holds(1, red=2).price(red=140)
    view = RULES.view(game.state, None)
    assert (view.fund, view.shares[1], view.prices[0], view.presidents[0], view.stock[0]) == (
        150,
        (2, 0, 0, 0),
        140,
        1,
        13,
    )


def test_no_event_before_the_end_tells_a_balance() -> None:
    """Payments are told as they happen; what is left of it is not."""
    for seed in range(6):
        for table in played(RULES, seed).tables:
            if not isinstance(table.state.phase, Over):
                assert not any(isinstance(event, HoldingsCounted) for event in table.events)


@pytest.mark.parametrize("seed", range(4))
def test_what_is_imagined_depends_on_nothing_that_its_seat_does_not_know(seed: int) -> None:
    host = played(RULES, seed)
    for table in host.tables[::5]:
        for seat in (None, *host.seats):
            one, other = Chance("one", seed), Chance("other", seed)
            twice = RULES.imagine(RULES.imagine(table.state, seat, one), seat, other)
            assert twice == RULES.imagine(table.state, seat, Chance("other", seed))


@pytest.mark.parametrize("seed", range(8))
def test_what_somebody_counts_from_the_beginning_is_what_everybody_has(seed: int) -> None:
    """Nothing else is hidden, so a world that fits the history is the real one."""
    host = played(RULES, seed)
    counted = [690] * len(host.seats)
    for number, table in enumerate(host.tables):
        for event in table.events:
            count(counted, event)
        for seat in (None, *host.seats):
            assert RULES.view(table.state, seat).known_cash == tuple(counted)
            other = RULES.imagine(table.state, seat, Chance("counted", number))
            assert other.purses[: len(counted)] == tuple(counted)


def test_money_that_can_be_counted_is_on_no_picture() -> None:
    """What a drawer shows of others is `cash`, which hides it."""
    folder = Path(DRAWERS["owners_choice"].board.__code__.co_filename).parent
    for file in (*folder.glob("*.py"), *(folder.parent / "lettered").glob("*.py")):
        assert "known_cash" not in file.read_text("utf-8")


@pytest.mark.parametrize("seed", range(4))
def test_whom_the_game_waits_for_and_what_is_shown_depend_on_no_hidden_money(seed: int) -> None:
    for number, table in enumerate(played(RULES, seed).tables):
        state, chance = table.state, Chance("waiting", number)
        if isinstance(state.phase, Over):
            continue
        less = [chance.below(cash + 1) for cash in state.purses[:FUND]]
        purses = tuple(cash - gone for cash, gone in zip(state.purses, less, strict=False))
        other = replace(state, purses=(*purses, state.purses[FUND], state.purses[BANK] + sum(less)))
        assert RULES.waiting(other) == RULES.waiting(state)
        assert RULES.outcome(other) is RULES.outcome(state) is None
        seen = replace(RULES.view(other, None), known_cash=state.purses[:FUND])
        assert encode(seen) == encode(RULES.view(state, None))
