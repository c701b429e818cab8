"""Nothing stands on anything else: any state, any names, any amounts, both languages."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from games.acquire.rules import RULES as acquire_rules
from games.acquire.state import Buying, Disposing
from render import theme
from render.acquire import DRAWER as acquire
from render.scene import History, Scene
from tests.render.overlaps import Texts, collisions, outside
from tests.render.samples import HARD_NAMES, LANGUAGES, played, scene, words

RICH = 987_654


def scenes(seats: int, language: str) -> Iterator[Scene]:
    """Some moments of a game with the longest names and six-figure money."""
    game = played(seats, seats, open_holdings=seats % 2 == 0)
    gone = (False,) * (seats - 1) + (True,)
    for state in game.states[:: max(1, len(game.tables) // 12)]:
        for viewer in (None, 0):
            seen = scene(state, viewer, language, HARD_NAMES, computers=(1,))
            cash = tuple(None if one is None else RICH for one in seen.view.cash)
            view = replace(seen.view, cash=cash, left=gone, declared=True)
            yield replace(seen, view=view)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", range(2, 7))
def test_no_two_texts_of_a_board_overlap(seats: int, language: str, texts: Texts) -> None:
    for seen in scenes(seats, language):
        texts.clear()
        height = acquire.board(seen).image.height
        assert collisions(texts) == []
        assert outside(texts, height) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", range(2, 7))
def test_no_two_texts_of_a_hand_overlap(seats: int, language: str, texts: Texts) -> None:
    for seen in scenes(seats, language):
        if seen.view.me is not None:
            texts.clear()
            height = acquire.hand(seen).image.height
            assert collisions(texts) == []
            assert outside(texts, height) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", range(2, 7))
def test_no_two_texts_of_the_final_sheet_overlap(seats: int, language: str, texts: Texts) -> None:
    game = played(seats, seats)
    seen = scene(game.end, None, language, HARD_NAMES)
    for cash in (seen.view.cash, (RICH,) * seats):
        texts.clear()
        shown = replace(seen, view=replace(seen.view, cash=cash))
        height = acquire.final(shown, game.history()).image.height
        assert collisions(texts) == []
        assert outside(texts, height) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_texts_of_the_price_table_overlap(language: str, texts: Texts) -> None:
    height = acquire.prices(words(language, ())).image.height
    assert collisions(texts) == []
    assert outside(texts, height) == []


def test_a_final_sheet_without_a_way_to_show_has_no_chart() -> None:
    end = played(3).end
    worth = [acquire_rules.worth(end)]
    without = acquire.final(scene(end), History(worth)).image.height
    assert without < acquire.final(scene(end), History(worth * 2)).image.height


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_decided_about_is_what_the_hand_shows(language: str, texts: Texts) -> None:
    """While buying each price, stock and count; while disposing what selling and trading bring."""
    met = set[str]()
    for state in played(4, 4).states:
        seats = acquire_rules.waiting(state).seats
        if not isinstance(state.phase, Buying | Disposing) or (len(met) > 1 and state.turn % 5):
            continue
        seen = scene(state, seats[0], language, HARD_NAMES)
        texts.clear()
        height = acquire.hand(seen).image.height
        assert collisions(texts) == []
        assert outside(texts, height) == []
        assert height <= 1.06 * theme.WIDTH
        met.add(type(state.phase).__name__)
        drawn, view = {words for words, _ in texts}, seen.view
        told = acquire.alt_hand(replace(seen, words=seen.words.heard))
        if isinstance(state.phase, Disposing):
            own = view.shares[seats[0]][state.phase.defunct]
            wanted = [seen.words.money(own * view.prices[state.phase.defunct])]
        else:
            on_board = [at for at, price in enumerate(view.prices) if price]
            wanted = [seen.words.money(view.prices[at]) for at in on_board]
            assert {str(view.stock[at]) for at in on_board} <= drawn
        assert set(wanted) <= drawn
        assert all(one in told for one in wanted)
    assert met == {"Buying", "Disposing"}
