"""Every kind of picture of the games and of the community, with moments to draw it at.

From a game's first moment to its worst: both languages, everyday and hard names, all numbers of players. A game
that draws more than a board, a hand and an end says so in `tests/games/<key>/pictures.py`. The layout tests and
the figures (`python -m tests.bench pictures`) take their moments from here.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial

from games import GAMES
from games.core.contract import AnyRules
from games.core.words import Seat
from render import chances, community
from render.community import shelf
from render.lettered import LETTERED
from render.scene import Drawer, History
from render.shelf import DRAWERS
from tests.contract.reduced import REDUCED
from tests.own import own
from tests.render import approval_community, samples, samples_lettered
from tests.render.moments import Kind, Moment, Seen, moments_of, spread
from tests.render.samples import LANGUAGES

GAMES_AT_ONCE = 5
"""A shelf of more is read a game at a time."""


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


def _own_or_plain(key: str, rules: AnyRules) -> Mapping[str, Kind]:
    """The kinds that the game's own tests name; else its board, hand and end in whatever draws them."""
    kinds: Mapping[str, Kind] | None = own(key, "pictures", "KINDS")
    if kinds is not None:
        return kinds
    drawer = DRAWERS[key]
    return {
        f"{key}-board": Kind("board", moments_of(drawer.board, partial(_plain, key, rules))),
        f"{key}-hand": Kind("hand", moments_of(drawer.hand, partial(_plain, key, rules), own=True)),
        f"{key}-final": Kind("final", partial(_plain_end, rules, drawer)),
    }


def _plain(key: str, rules: AnyRules) -> Iterator[Seen]:
    states = [table.state for table in samples_lettered.played(rules)]
    for number, state in enumerate(spread(states)):
        for language in LANGUAGES:
            told = f"{key}, moment {number}, {language}"
            yield told, samples_lettered.scene(rules, state, Seat(0), language), True


def _plain_end(rules: AnyRules, drawer: Drawer) -> Iterator[Moment]:
    states = [table.state for table in samples_lettered.played(rules)]
    history = History([rules.worth(state) for state in states])
    for language in LANGUAGES:
        end = samples_lettered.scene(rules, states[-1], None, language)
        yield Moment(
            f"{rules.key}, end, {language}", partial(drawer.final, end, history), usual=True
        )


KINDS: Mapping[str, Kind] = {
    "community": Kind("page", _community),
    "community-shelf": Kind("page", _shelf),
    "chances": Kind("page", _chances),
    "lettered": Kind("page", moments_of(LETTERED.board, _lettered)),
    **{
        name: kind
        for key, rules in GAMES.items()
        for name, kind in _own_or_plain(key, rules).items()
    },
}
