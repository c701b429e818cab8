"""Pictures and their words show what the viewer may know, and not a pixel more."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from games.acquire.rules import RULES as rules
from games.acquire.state import State
from games.core.chance import Chance
from games.core.words import Seat
from render import png, theme
from render.acquire import DRAWER as acquire
from render.acquire.players import FOOT, ROW
from tests.render.samples import LANGUAGES, played, scene


def seen(state: State, viewer: Seat | None, language: str) -> tuple[str | bytes, ...]:
    """All that somebody is shown of a state."""
    shown = scene(state, viewer, language)
    public = (png.encode(acquire.board(shown)), acquire.alt(shown), acquire.text(shown))
    if viewer is None:
        return public
    return (*public, png.encode(acquire.hand(shown)), acquire.alt_hand(shown))


@pytest.mark.parametrize("open_holdings", [True, False])
@pytest.mark.parametrize("seats", [3, 6])
def test_nothing_changes_when_only_something_hidden_does(seats: int, open_holdings: bool) -> None:
    """Open or hidden resources."""
    game = played(seats, 11, open_holdings=open_holdings)
    for number, state in enumerate(game.states[:: len(game.tables) // 8]):
        for viewer in (None, Seat(0), Seat(seats - 1)):
            other = rules.imagine(state, viewer, Chance("secrets", number))
            language = LANGUAGES[number % 2]
            assert seen(other, viewer, language) == seen(state, viewer, language)


def test_holdings_that_do_not_lie_open_are_not_shown() -> None:
    """Hidden, they are a matter of memory: the view knows them, the picture keeps silent."""
    state = played(4, 2, open_holdings=False).states[90]
    purses = (*(cash + 100 for cash in state.purses[:-1]), state.purses[-1] - 400)
    richer = replace(state, purses=purses, shares=state.shares[1:] + state.shares[:1])
    assert rules.view(richer, None) != rules.view(state, None)
    for language in LANGUAGES:
        assert seen(richer, None, language) == seen(state, None, language)


def test_hidden_holdings_are_slots_of_one_size() -> None:
    """A poor player's line looks like a rich one's."""
    state = played(4, 2, open_holdings=False).states[90]
    view = rules.view(state, None)
    assert view.cash == (None,) * 4
    assert view.shares == (None,) * 4
    image = acquire.board(scene(state)).image
    top = image.height - theme.EDGE - FOOT - 4 * ROW
    waited = rules.waiting(state).seats
    lines = [
        image.crop((420, top + seat * ROW + 3, 1170, top + (seat + 1) * ROW - 2)).tobytes()
        for seat in range(4)
        if seat not in waited
    ]
    assert len(set(lines)) == 1
