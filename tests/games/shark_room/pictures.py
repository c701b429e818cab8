"""The kinds of pictures of Shark Room, with moments to draw them at."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial

from render.shark_room import DRAWER as shark_room
from tests.render import approval_shark_room, samples_shark_room
from tests.render.moments import Kind, Moment, Seen, moments_of, page_of, spread, tariff
from tests.render.samples import LANGUAGES


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


KINDS: Mapping[str, Kind] = {
    "shark-board": Kind("board", moments_of(shark_room.board, _shark)),
    "shark-hand": Kind("hand", moments_of(shark_room.hand, _shark, own=True)),
    "shark-market": Kind("page", moments_of(page_of(shark_room, "market"), _shark)),
    "shark-desk": Kind("page", moments_of(page_of(shark_room, "desk"), _shark)),
    "shark-final": Kind("final", _shark_ends),
    "shark-prices": Kind(
        "study", tariff(shark_room, lambda one: samples_shark_room.words(one, ()))
    ),
}
