"""The kinds of pictures of Greed, with moments to draw them at."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial

from games.greed.companies import alive
from render.greed import DRAWER as greed
from tests.render import samples, samples_greed
from tests.render.moments import Kind, Moment, Seen, moments_of, page_of, spread, tariff
from tests.render.samples import LANGUAGES

_GREED_PAGES = ("market", "desk", "symbols")


def _greed(viewer: int | None) -> Iterator[Seen]:
    for seats in range(3, 6):
        game = samples_greed.played(seats)
        moments = [*spread(game), samples_greed.picking(seats), samples_greed.offered(seats)]
        for number, state in enumerate([*moments, samples_greed.crowded(seats)]):
            for language in LANGUAGES:
                for names in (samples_greed.NAMES, samples_greed.HARD_NAMES):
                    told = f"greed, {seats} seats, moment {number}, {language}"
                    usual = seats == 4 and names is samples_greed.NAMES and number < len(moments)
                    yield told, samples_greed.scene(state, viewer, language, names), usual


def _greed_companies() -> Iterator[Moment]:
    for told, seen, usual in _greed(0):
        for number in alive(seen.view.board)[:2]:
            draw = partial(greed.page, seen, f"company:{number}")
            yield Moment(f"{told}, company {number}", draw, usual)


def _greed_ends() -> Iterator[Moment]:
    for seats in range(3, 6):
        game = samples_greed.played(seats)
        for language in LANGUAGES:
            for names in (samples_greed.NAMES, samples_greed.HARD_NAMES):
                for end in (game[-1], samples_greed.crowded(seats)):
                    seen = samples_greed.scene(end, None, language, names)
                    seen = samples.decided(seen, seen.view.points)
                    draw = partial(greed.final, seen, samples_greed.history(game))
                    usual = seats == 4 and names is samples_greed.NAMES and end is game[-1]
                    yield Moment(f"greed, {seats} seats, end, {language}", draw, usual)


KINDS: Mapping[str, Kind] = {
    "greed-board": Kind("board", moments_of(greed.board, partial(_greed, None))),
    "greed-hand": Kind("hand", moments_of(greed.hand, partial(_greed, 0))),
    **{
        f"greed-{key}": Kind("page", moments_of(page_of(greed, key), partial(_greed, 0)))
        for key in _GREED_PAGES
    },
    "greed-company": Kind("page", _greed_companies),
    "greed-final": Kind("final", _greed_ends),
    "greed-prices": Kind(
        "study",
        tariff(greed, lambda one: samples_greed.scene(samples_greed.played(3)[0], None, one).words),
    ),
}
AXES = {"board": r".* \+\d+", "desk": r"\d+ (?:earlier promises|promesse precedenti)"}
"""What the picture has no room for; words tell them all."""
