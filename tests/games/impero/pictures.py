"""The kinds of pictures of Impero, with moments to draw them at."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial

from msgspec.structs import replace

from render.impero import DRAWER as impero
from tests.render import samples, samples_impero
from tests.render.moments import Kind, Moment, Seen, moments_of, page_of, tariff
from tests.render.rules import Shape
from tests.render.samples import LANGUAGES

USUAL = 8


TABLES = (
    samples_impero.Wanted(),
    samples_impero.Wanted(seats=2, companies=2, own=1, lots=0),
    samples_impero.Wanted(seats=8, companies=16, own=3, lots=6, turn=13),
    samples_impero.Wanted(seats=13, companies=30, own=0, lots=25, rich=10, seed=5),
    samples_impero.Wanted(seats=20, companies=52, own=15, lots=16, rich=100, seed=3),
)


_IMPERO_PAGES: Mapping[str, tuple[str, Shape]] = {
    "key": ("key", "page"),
    "mine": ("mine", "page"),
    "each": ("each", "study"),
    "player": ("player:1", "page"),
    "market": ("market", "page"),
    "report": ("report", "study"),
    "region": ("region:0", "study"),
}


def _impero() -> Iterator[Seen]:
    for language in LANGUAGES:
        yield (
            f"impero, begun, {language}",
            samples_impero.scene(samples_impero.small(), 0, language),
            True,
        )
        # Nothing is remembered meanwhile, and maps are large: hard names in one language only.
        names = samples_impero.HARD_NAMES if language == "it" else samples_impero.NAMES
        for wanted in TABLES:
            state = samples_impero.state(wanted)
            usual = names is samples_impero.NAMES and wanted.seats <= USUAL
            told = f"impero, {wanted.seats} seats, {language}"
            yield told, samples_impero.scene(state, 0, language, names), usual


def _impero_with_companies() -> Iterator[Seen]:
    return (one for one in _impero() if one[1].view.companies)


def _impero_ends() -> Iterator[Moment]:
    for wanted in TABLES:
        end = samples_impero.state(replace(wanted, turn=15, lots=0))
        for language in LANGUAGES:
            for names in (samples_impero.NAMES, samples_impero.HARD_NAMES):
                seen = samples_impero.scene(end, None, language, names)
                seen = samples.decided(seen, seen.view.capital)
                usual = wanted.seats == 6 and names is samples_impero.NAMES
                draw = partial(impero.final, seen, samples_impero.history(end))
                yield Moment(f"impero, {wanted.seats} seats, end, {language}", draw, usual)


KINDS: Mapping[str, Kind] = {
    "impero-board": Kind("board", moments_of(impero.board, _impero)),
    "impero-empire": Kind("hand", moments_of(impero.hand, _impero)),
    **{
        f"impero-{name}": Kind(shape, moments_of(page_of(impero, key), _impero))
        for name, (key, shape) in _IMPERO_PAGES.items()
    },
    "impero-company": Kind(
        "study", moments_of(page_of(impero, "company:0"), _impero_with_companies)
    ),
    "impero-final": Kind("final", _impero_ends),
    "impero-prices": Kind(
        "study",
        tariff(impero, lambda one: samples_impero.scene(samples_impero.small(), None, one).words),
    ),
}
AXES = {
    "board": r"\d0|[1-8]",
    "film": r"\d0|[1-8]|[+\N{MINUS SIGN}].*",
    "mine": r"\d0",
    "player": r"\d0",
    "company": r"\d\d?",
    "region": r"\d\d?",
    "each": r"[1-8]",
}
"""Rows and columns of the map, and the numbers of players: cells and people have names in words. What a turn of a film
brought is told by the report of that turn.
"""
