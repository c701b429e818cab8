"""The kinds of pictures of Owner's Choice, with moments to draw them at."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial

from msgspec.structs import replace

from games.owners_choice.rules import RULES as owners_rules
from render.owners_choice import DRAWER as owners_choice
from tests.render import samples_owners_choice
from tests.render.moments import RICH, Kind, Moment, Seen, moments_of, page_of, spread, tariff
from tests.render.samples import LANGUAGES


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


KINDS: Mapping[str, Kind] = {
    "owners-board": Kind("board", moments_of(owners_choice.board, _owners)),
    "owners-hand": Kind("hand", moments_of(owners_choice.hand, _owners, own=True)),
    "owners-market": Kind("page", moments_of(page_of(owners_choice, "market"), _owners)),
    "owners-final": Kind("final", _owners_ends),
    "owners-prices": Kind(
        "study", tariff(owners_choice, lambda one: samples_owners_choice.words(one, ()))
    ),
}
