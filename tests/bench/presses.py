"""Presses to the end of each act: those that sensible computers make most often, in a whole game of each kind.

They are counted from what one sees: the board, or the private answer to one's act of just before. A select takes two
presses, a window two (it is opened and sent off), a step of a form one, its confirmation one, the hand or a page of the
board's one, any other page one or, where its kind has several, two for the select.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from statistics import fmean
from typing import Any

from bot.ui import buttons, drafts
from bot.ui.buttons import _shared, _shortcuts
from bot.ui.forms import FEW_ITEMS, SMALL
from games import GAMES
from games.core.codes import tag
from games.core.contract import AnyRules
from games.core.offers import Choice, Counts, Offer, Pick
from games.core.record import Header, open_table, play
from games.core.words import Action, Seat
from games.players import player_of
from games.players.game import OPENED, play_game
from tests.bench.__main__ import Figure
from tests.bot.inbound.sights import sight_of

MOST = 20
"""Kinds of acts that are told, the most frequent first."""


def main() -> list[Figure]:
    figures = list[Figure]()
    for key, rules in GAMES.items():
        counts = defaultdict[str, list[int]](list)
        for name, count in _acts(rules):
            counts[name].append(count)
        ranked = sorted(counts.items(), key=lambda one: -len(one[1]))[:MOST]
        figures += [
            (f"{key}: presses of {name}, {len(found)} times", f"{fmean(found):.1f}", "", "")
            for name, found in ranked
        ]
    return figures


def _acts(rules: AnyRules) -> Iterator[tuple[str, int]]:
    seats = min(max(rules.seats), 3)
    header = Header(rules.key, rules.version, seats, rules.options_type(), "presses", OPENED)
    players = [player_of(rules, "sensible")] * seats
    table = open_table(rules, header)
    shown: tuple[Seat, str] | None = None
    for entry in play_game(rules, header, players).entries:
        if (seat := entry.seat) is not None:
            sight = sight_of(rules, table.state, seat, seats)
            offer = drafts.offer_of(sight.offers, entry.action)
            if offer is not None:
                page = shown[1] if shown and shown[0] == seat else None
                yield tag(type(entry.action)), presses(sight, offer, entry.action, page)
                shown = (seat, offer.page)
        table = play(rules, header, table, entry)


def presses(sight: Any, offer: Offer, action: Action, shown: str | None = None) -> int:
    """From the board, or the page that one's last answer shows, to the end of the act."""
    is_there = offer in _shared(sight) or _is_on_call(sight, offer) or shown == offer.page
    way = 0 if is_there else _way(sight, offer.page, shown)
    if action in (drafts.few(offer) or ()) or action in _shortcuts(sight, offer):
        return way + 1
    match offer.fields:
        case (Choice(),):
            return way + 2
        case _ if drafts.whole(offer) or _is_typed(offer, action):
            return way + 2
        case _:
            steps = sum(_steps(offer, action, field) for field in drafts.controlled(offer))
            by_form = way + 1 + steps + (2 if drafts.written(offer) else 1)
            # An earlier version has no such way.
            typed = getattr(drafts, "is_typed_too", None)
            return min(by_form, way + 2) if typed and typed(offer) else by_form


def _way(sight: Any, key: str, shown: str | None) -> int:
    """To a page, or to the hand."""
    page = sight.page(key) if key else None
    if page is None or (page.board and shown is None):
        return 1
    alike = sum(one.kind == page.kind for one in sight.pages)
    return (shown is None) + (2 if alike > 1 else 1)


def _is_on_call(sight: Any, offer: Offer) -> bool:
    """Whether the message that called about it has the button."""
    # An earlier version has no such way.
    answering = getattr(buttons, "_answering", None)
    facts = {"proposal": getattr(offer.action, "proposal", getattr(offer.action, "answers", None))}
    return facts["proposal"] is not None and bool(
        answering and offer in answering(sight, offer.page, facts)
    )


def _is_typed(offer: Offer, action: Action) -> bool:
    chosen = [getattr(action, one.name) for one in drafts.controlled(offer)]
    # An earlier version has no such way.
    known = getattr(drafts, "is_typed_first", None)
    return bool(known and known(offer)) and not any(chosen)


def _steps(offer: Offer, action: Action, field: Any) -> int:
    begun, wanted = getattr(drafts.start(offer), field.name), getattr(action, field.name)
    match field:
        case Counts():
            pairs = list(zip(begun, wanted, field.items, strict=True))
            if field.most > SMALL or len(field.items) > FEW_ITEMS:
                return 2 * sum(bool(one != other) for one, other, _ in pairs)
            return sum(int(abs(one - other)) // item.step for one, other, item in pairs)
        case Pick():
            return 2 * len(wanted)
        case _:
            return 2 * bool(begun != wanted)
