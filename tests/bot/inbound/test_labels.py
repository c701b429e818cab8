"""Labels are understood without the picture: unique in their message, with words, what decides before the cut."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from discord import ButtonStyle

from bot.ui.board import board_rows
from bot.ui.buttons import _style
from bot.ui.control import LABEL, OPTION
from bot.ui.hand import hand_sheet, page_sheet
from bot.ui.sheet import Sheet, note
from bot.words.catalogue import Catalogue
from games import GAMES
from games.core.chance import Chance
from games.core.contract import HAND, AnyRules
from games.core.desk import Decline
from games.core.offers import Offer
from games.impero.actions import Answer
from tests.bot.inbound.sights import flat, payload, sight_of
from tests.render import placing
from tests.render.samples import LANGUAGES

CATALOGUE = Catalogue(strict=True)
MOMENTS, STEPS, SEATS = 12, 5_000, 4
BUTTON, SELECT = 2, 3
_CUT = re.compile(r"[\d.,]…$")
Component = dict[str, Any]


def sheets(rules: AnyRules, state: Any, seats: int, language: str) -> Iterator[tuple[str, Sheet]]:
    """What somebody who is asked opens: the board, the hand, a page of each kind."""
    for viewer in rules.waiting(state).seats[:1]:
        sight = sight_of(rules, state, viewer, seats)
        words = CATALOGUE.words(language, rules, sight.names, sight.titles)
        yield "board", note("board", rows=board_rows(sight, words, undo=False))
        yield "hand", hand_sheet(sight, words, ())
        kinds = {page.kind: page for page in sight.pages if page.key != HAND}
        yield from ((kind, page_sheet(sight, words, page, ())) for kind, page in kinds.items())


@pytest.mark.parametrize("number", range(2))
@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_label_is_understood_without_the_picture(game: str, number: int) -> None:
    rules, wrong = GAMES[game], set[tuple[str, str, str]]()
    seats = min(max(SEATS + number, rules.seats[0]), rules.seats[-1])
    host, chance = placing.begun(rules, seats, f"labels {number}"), Chance("labels", number)
    for _ in range(STEPS):
        if host.over:
            break
        host.random_step(chance)
    for at in {chance.below(len(host.tables) - 1) for _ in range(MOMENTS)}:
        for language in LANGUAGES:
            for kind, sheet in sheets(rules, host.tables[at].state, seats, language):
                wrong |= {(kind, *one) for one in misunderstood(flat(payload(sheet)))}
    assert wrong == set()


def misunderstood(components: list[Component]) -> Iterator[tuple[str, str]]:
    """What is wrong, and the label."""
    buttons = [one for one in components if one["type"] == BUTTON]
    yield from _wrong(buttons, LABEL)
    for menu in (one for one in components if one["type"] == SELECT):
        yield from _wrong(menu["options"], OPTION)
        if not menu.get("placeholder"):
            yield "a select without a question", str(menu["options"][0]["label"])


def _wrong(told: list[Component], most: int) -> Iterator[tuple[str, str]]:
    labels = [str(one.get("label") or "") for one in told]
    for label, count in Counter(labels).items():
        if count > 1:
            yield "twice", label
        if not re.search(r"\w", label):
            yield "a sign alone", label
        if len(label) >= most and _CUT.search(label):
            yield "cut within a number", label


def test_what_is_wrong_is_found() -> None:
    told = [
        {"type": BUTTON, "label": "Buy"},
        {"type": BUTTON, "label": "Buy"},
        {"type": BUTTON, "label": "→"},
        {"type": BUTTON, "label": f"{'x' * (LABEL - 3)}12…"},
        {"type": SELECT, "options": [{"label": "Pear"}]},
    ]
    assert [what for what, _ in misunderstood(told)] == [
        "twice",
        "a sign alone",
        "cut within a number",
        "a select without a question",
    ]


def test_a_refusal_has_a_colour_of_its_own() -> None:
    """Beside what accepts: two buttons alike were pressed for each other."""
    assert _style(Offer(Answer(1, accept=True))) == ButtonStyle.primary
    for action in (Answer(1, accept=False), Decline(1)):
        assert _style(Offer(action)) == ButtonStyle.danger
