"""The kinds of pictures of Acquire, with moments to draw them at."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial

from msgspec.structs import replace

from render.acquire import DRAWER as acquire
from tests.render import samples
from tests.render.moments import RICH, Kind, Moment, Seen, moments_of, spread, tariff
from tests.render.samples import LANGUAGES


def _acquire() -> Iterator[Seen]:
    for seats in range(2, 7):
        game = samples.played(seats, seats, open_holdings=seats % 2 == 0)
        for number, state in enumerate(spread(game.states)):
            for language in LANGUAGES:
                for viewer in (None, 0):
                    told = f"acquire, {seats} seats, moment {number}, {language}, viewer {viewer}"
                    yield told, samples.scene(state, viewer, language), seats == 4
                    seen = samples.scene(state, viewer, language, samples.HARD_NAMES, (1,))
                    cash = tuple(None if one is None else RICH for one in seen.view.cash)
                    gone = (False,) * (seats - 1) + (True,)
                    view = replace(seen.view, cash=cash, left=gone, declared=True)
                    yield f"{told}, hard", replace(seen, view=view), False


def _acquire_ends() -> Iterator[Moment]:
    for seats in range(2, 7):
        game = samples.played(seats, seats)
        for language in LANGUAGES:
            for names in (samples.NAMES, samples.HARD_NAMES):
                seen = samples.scene(game.end, None, language, names)
                rich = replace(seen, view=replace(seen.view, cash=(RICH,) * seats))
                rich = samples.decided(rich, rich.view.cash)
                usual = seats == 4 and names is samples.NAMES
                told = f"acquire, {seats} seats, end, {language}"
                yield Moment(told, partial(acquire.final, seen, game.history()), usual)
                yield Moment(f"{told}, rich", partial(acquire.final, rich, game.history()))


KINDS: Mapping[str, Kind] = {
    "acquire-board": Kind("board", moments_of(acquire.board, _acquire)),
    "acquire-hand": Kind("hand", moments_of(acquire.hand, _acquire, own=True)),
    "acquire-final": Kind("final", _acquire_ends),
    "acquire-prices": Kind("study", tariff(acquire, lambda one: samples.words(one, ()))),
}
AXES = {"board": r"\d+[a-i]?"}
"""Where the board's cells are, by kind of picture: a text says which of them are taken."""
