"""How people play in the tests: the same way every time, and so that companies meet.

They found and merge when they can, and all buy the same shares, so that a takeover has several
holders to ask.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from games.acquire.actions import Buy, DeclareEnd, Dispose, PlayTile
from games.acquire.board import fit, touched
from games.acquire.state import View
from games.core.offers import Choice, Counts, Offer
from games.core.words import Action


def decided(view: View, offers: Sequence[Offer]) -> Action:
    """What to do now. The end is declared as soon as it can be."""
    if any(isinstance(offer.action, DeclareEnd) for offer in offers):
        return DeclareEnd()
    offer = offers[0]
    match offer.action, offer.fields:
        case PlayTile(), (Choice(values=cells), *_):
            return PlayTile(max(map(int, cells), key=lambda cell: (_weight(view, cell), -cell)))
        case Buy() as buy, (Counts() as counts, *_):
            return replace(buy, shares=_purchase(counts))
        case Dispose(), (Counts(items=(_, traded)), *_):
            return Dispose((1 if traded.most == 0 else 0, traded.most - traded.most % 2))
        case action, _:
            return action


def _weight(view: View, cell: int) -> int:
    """The more corporations a tile joins the better; then what is found or grown."""
    return 2 * len(touched(view.board, cell)) + (fit(view.board, view.sizes, cell) == "founds")


def _purchase(counts: Counts) -> tuple[int, ...]:
    """As many as may be of the first that can be paid."""
    bought, left, money = [0] * len(counts.items), counts.most, counts.budget or 0
    for index, item in enumerate(counts.items):
        number = min(item.most, left, money // item.price if item.price else 0)
        bought[index] = number
        left -= number
        money -= number * item.price
    return tuple(bought)
