"""Every kind of picture of the five games and of the community, with moments to draw it at.

From a game's first moment to its worst: both languages, everyday and hard names, all numbers of players. The
layout tests and the figures (`python -m tests.bench pictures`) take their moments from here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any

import msgspec
from msgspec.structs import replace

from games.core.words import Seat
from games.greed.companies import alive
from games.owners_choice.rules import RULES as owners_rules
from render import chances, community
from render.acquire import DRAWER as acquire
from render.community import shelf
from render.greed import DRAWER as greed
from render.impero import DRAWER as impero
from render.lettered import LETTERED
from render.owners_choice import DRAWER as owners_choice
from render.scene import Picture, Scene
from render.shark_room import DRAWER as shark_room
from tests.contract.reduced import REDUCED
from tests.render import (
    approval_community,
    approval_shark_room,
    samples,
    samples_greed,
    samples_impero,
    samples_lettered,
    samples_owners_choice,
    samples_shark_room,
)
from tests.render.rules import Shape
from tests.render.samples import LANGUAGES

RICH = 987_654
SOME = 6
"""So many moments of each game, and its end."""
GAMES_AT_ONCE = 5
"""A shelf of more is read a game at a time."""


class Moment(msgspec.Struct, frozen=True):
    """A picture to draw. `usual` is an ordinary moment at the usual number of players."""

    told: str
    draw: Callable[[], Picture]
    usual: bool = False


class Kind(msgspec.Struct, frozen=True):
    shape: Shape
    moments: Callable[[], Iterator[Moment]]


Draw = Callable[[Scene], Picture]
Seen = tuple[str, Scene, bool]
"""What it is, the scene, whether it is usual."""


def spread(states: Sequence[Any]) -> Sequence[Any]:
    """Some of the states, the first and the last among them."""
    step = max(1, (len(states) - 1) // SOME)
    return [*states[:-1:step], states[-1]]


def _of(
    draw: Draw, seen: Callable[[], Iterator[Seen]], *, own: bool = False
) -> Callable[[], Iterator[Moment]]:
    """A kind's moments; with `own` only those that somebody at the table sees."""

    def moments() -> Iterator[Moment]:
        for told, scene, usual in seen():
            if not own or scene.view.me is not None:
                yield Moment(told, partial(draw, scene), usual)

    return moments


def _page(drawer: Any, key: str) -> Draw:
    return lambda scene: drawer.page(scene, key)


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


def _owners() -> Iterator[Seen]:
    for seats in range(2, 6):
        game = samples_owners_choice.played(seats, seats, sensible=seats % 2 == 0)
        for number, state in enumerate(spread(game.states)):
            for language in LANGUAGES:
                for viewer in (None, *owners_rules.waiting(state).seats):
                    told = f"owners, {seats} seats, moment {number}, {language}, viewer {viewer}"
                    seen = samples_owners_choice.scene(state, viewer, language)
                    yield told, seen, seats == 4
                    names = samples_owners_choice.HARD_NAMES
                    seen = samples_owners_choice.scene(state, viewer, language, names, (1,))
                    cash = tuple(None if one is None else RICH for one in seen.view.cash)
                    yield (
                        f"{told}, hard",
                        replace(seen, view=replace(seen.view, cash=cash, fund=RICH)),
                        False,
                    )


def _owners_ends() -> Iterator[Moment]:
    for seats in range(2, 6):
        game = samples_owners_choice.played(seats, seats, sensible=False)
        for language in LANGUAGES:
            for names in (samples_owners_choice.NAMES, samples_owners_choice.HARD_NAMES):
                seen = samples_owners_choice.scene(game.end, None, language, names)
                usual = seats == 4 and names is samples_owners_choice.NAMES
                draw = partial(owners_choice.final, seen, game.history())
                yield Moment(f"owners, {seats} seats, end, {language}", draw, usual)


def _shark() -> Iterator[Seen]:
    for seats in range(2, 5):
        states = list(spread(samples_shark_room.played(seats, seats).states))
        if seats == 4:
            states += [
                approval_shark_room.desk(),
                approval_shark_room.looking(),
                approval_shark_room.asked(),
            ]
        for number, state in enumerate(states):
            for language in LANGUAGES:
                for viewer in (None, 0, 1):
                    told = f"shark, {seats} seats, moment {number}, {language}, viewer {viewer}"
                    yield told, samples_shark_room.scene(state, viewer, language), seats == 4
                    names = samples_shark_room.HARD_NAMES
                    seen = samples_shark_room.scene(state, viewer, language, names, (1,))
                    yield f"{told}, hard", samples_shark_room.rich(seen, 98_750), False


def _shark_ends() -> Iterator[Moment]:
    for seats in range(2, 5):
        game = samples_shark_room.played(seats, seats)
        for language in LANGUAGES:
            for names in (samples_shark_room.NAMES, samples_shark_room.HARD_NAMES):
                seen = samples_shark_room.scene(game.end, None, language, names)
                usual = seats == 4 and names is samples_shark_room.NAMES
                draw = partial(shark_room.final, seen, game.history())
                yield Moment(f"shark, {seats} seats, end, {language}", draw, usual)


USUAL = 8
TABLES = (
    samples_impero.Wanted(),
    samples_impero.Wanted(seats=2, companies=2, own=1, lots=0),
    samples_impero.Wanted(seats=8, companies=16, own=3, lots=6, turn=13),
    samples_impero.Wanted(seats=13, companies=30, own=0, lots=25, rich=10, seed=5),
    samples_impero.Wanted(seats=20, companies=52, own=15, lots=16, rich=100, seed=3),
)


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


def _tariff(drawer: Any, words: Callable[[str], Any]) -> Callable[[], Iterator[Moment]]:
    def moments() -> Iterator[Moment]:
        for language in LANGUAGES:
            yield Moment(f"prices, {language}", partial(drawer.prices, words(language)), usual=True)

    return moments


def _lettered() -> Iterator[Seen]:
    for key, rules in REDUCED.items():
        for number, table in enumerate(spread(samples_lettered.played(rules))):
            for language in LANGUAGES:
                told = f"{key} in letters, moment {number}, {language}"
                yield told, samples_lettered.scene(rules, table.state, Seat(0), language), True


def _community() -> Iterator[Moment]:
    pages = {
        "profile": approval_community.profile(200, approval_community.LONG),
        "profile of one game": approval_community.profile(1),
        "leaderboard": approval_community.leaderboard(),
        "nothing": approval_community.nothing(),
        "standings": approval_community.standings(),
        "three rounds": approval_community.crossed(3),
        "all rounds that are shown": approval_community.crossed(),
        "versus": approval_community.versus(),
        "history": approval_community.history(),
    }
    for told, page in pages.items():
        yield Moment(told, partial(community.draw, page), usual=True)


def _chances() -> Iterator[Moment]:
    for seats in (2, 4, chances.MOST):
        for told, names in (("everyday", samples.NAMES), ("hard", samples.HARD_NAMES)):
            chart = approval_community.chances_of(seats, names)
            draw = partial(chances.draw, chart)
            yield Moment(f"{seats} seats, {told} names", draw, usual=True)


def _shelf() -> Iterator[Moment]:
    for language in LANGUAGES:
        shown = approval_community.shelf_in(language)
        usual = len(shown.cards) <= GAMES_AT_ONCE
        yield Moment(f"shelf, {language}", partial(shelf.draw, shown), usual)


_IMPERO_PAGES: Mapping[str, tuple[str, Shape]] = {
    "key": ("key", "page"),
    "mine": ("mine", "page"),
    "each": ("each", "study"),
    "player": ("player:1", "page"),
    "market": ("market", "page"),
    "report": ("report", "study"),
    "region": ("region:0", "study"),
}
_GREED_PAGES = ("market", "desk", "symbols")

KINDS: Mapping[str, Kind] = {
    "community": Kind("page", _community),
    "community-shelf": Kind("page", _shelf),
    "chances": Kind("page", _chances),
    "lettered": Kind("page", _of(LETTERED.board, _lettered)),
    "acquire-board": Kind("board", _of(acquire.board, _acquire)),
    "acquire-hand": Kind("hand", _of(acquire.hand, _acquire, own=True)),
    "acquire-final": Kind("final", _acquire_ends),
    "acquire-prices": Kind("study", _tariff(acquire, lambda one: samples.words(one, ()))),
    "greed-board": Kind("board", _of(greed.board, partial(_greed, None))),
    "greed-hand": Kind("hand", _of(greed.hand, partial(_greed, 0))),
    **{
        f"greed-{key}": Kind("page", _of(_page(greed, key), partial(_greed, 0)))
        for key in _GREED_PAGES
    },
    "greed-company": Kind("page", _greed_companies),
    "greed-final": Kind("final", _greed_ends),
    "greed-prices": Kind(
        "study",
        _tariff(
            greed, lambda one: samples_greed.scene(samples_greed.played(3)[0], None, one).words
        ),
    ),
    "owners-board": Kind("board", _of(owners_choice.board, _owners)),
    "owners-hand": Kind("hand", _of(owners_choice.hand, _owners, own=True)),
    "owners-market": Kind("page", _of(_page(owners_choice, "market"), _owners)),
    "owners-final": Kind("final", _owners_ends),
    "owners-prices": Kind(
        "study", _tariff(owners_choice, lambda one: samples_owners_choice.words(one, ()))
    ),
    "shark-board": Kind("board", _of(shark_room.board, _shark)),
    "shark-hand": Kind("hand", _of(shark_room.hand, _shark, own=True)),
    "shark-market": Kind("page", _of(_page(shark_room, "market"), _shark)),
    "shark-desk": Kind("page", _of(_page(shark_room, "desk"), _shark)),
    "shark-final": Kind("final", _shark_ends),
    "shark-prices": Kind(
        "study", _tariff(shark_room, lambda one: samples_shark_room.words(one, ()))
    ),
    "impero-board": Kind("board", _of(impero.board, _impero)),
    "impero-empire": Kind("hand", _of(impero.hand, _impero)),
    **{
        f"impero-{name}": Kind(shape, _of(_page(impero, key), _impero))
        for name, (key, shape) in _IMPERO_PAGES.items()
    },
    "impero-company": Kind("study", _of(_page(impero, "company:0"), _impero_with_companies)),
    "impero-final": Kind("final", _impero_ends),
    "impero-prices": Kind(
        "study",
        _tariff(impero, lambda one: samples_impero.scene(samples_impero.small(), None, one).words),
    ),
}
