"""A pupil of Impero. Each choice is a line of the last page; what a move would do its button says."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from games.core.chance import Chance
from games.core.offers import Choice, Offer
from games.core.words import Action
from games.impero.actions import Answer, BuyCell, DevelopCell, Found, Ready, RentCell, SetDividend
from games.impero.components import BOX
from games.impero.hints import hint
from games.impero.naming import mistaken
from games.impero.state import View

LAST = 4
"""In so many last turns dividends go up, and no company is founded."""
KEPT = 100
"""Cents that one keeps."""
WHOLE = 100
"""Per cent of a dividend that leaves nothing."""

ENOUGH = 1
"""Games after which it is ahead of chance. One is long, and its pupil has ten times what chance has."""


def pupil(view: View, offers: Sequence[Offer], chance: Chance) -> Action | None:
    """What somebody does who has read the page; None once they are ready."""
    left, cash = view.options.turns - view.turn + 1, view.cash or 0
    for offer in offers:
        match offer.action:
            case Answer(accept=False):
                return offer.action
            case Found() if left > LAST and cash > 2 * KEPT:
                return Found(_name(view), cash - KEPT)
            case _:
                pass
    if left <= LAST and (raised := _raised(view, offers)) is not None:
        return raised
    ready = next((one.action for one in offers if isinstance(one.action, Ready)), None)
    return max(_works(offers), key=lambda one: _good(view, one), default=ready)


def _works(offers: Sequence[Offer]) -> Iterator[Action]:
    for offer in offers:
        if isinstance(offer.action, BuyCell | DevelopCell | RentCell):
            (field,) = offer.fields
            assert isinstance(field, Choice)
            yield from (replace(offer.action, cell=cell) for cell in field.values)


def _good(view: View, action: Action) -> tuple[bool, int, int]:
    """Developing first, then what brings most, then the stable one."""
    note = hint(view, action)
    assert note is not None
    earned, stability = note.facts["earned"], note.facts["stability"]
    assert isinstance(earned, int)
    assert isinstance(stability, int)
    return isinstance(action, DevelopCell), earned, stability


def _raised(view: View, offers: Sequence[Offer]) -> Action | None:
    """A step more of the first company that does not pay all."""
    for offer in offers:
        if isinstance(offer.action, SetDividend):
            now = view.companies[offer.action.company].dividend
            if now < WHOLE:
                return SetDividend(offer.action.company, now + BOX.company.dividend_step)
    return None


def _name(view: View) -> str:
    """Whatever nobody has taken."""
    taken, count = [company.name for company in view.companies], 1
    while mistaken(f"Pupil {count}", taken) is not None:
        count += 1
    return f"Pupil {count}"
