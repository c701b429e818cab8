"""What beginners overlook in Acquire."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from games.acquire.actions import Dispose, PlayTile
from games.acquire.board import fit
from games.acquire.components import COUNT
from games.acquire.state import View
from games.core.beginners import instead, seeing
from games.core.contract import Beginner
from games.core.offers import Choice, Offer
from games.core.words import Action

Seen = tuple[View, Sequence[Offer]]


def _majority(view: View, offers: Sequence[Offer]) -> Seen:
    """The view of one who does not look at others' shares."""
    shares = [
        mine if seat == view.me else (0,) * COUNT for seat, mine in enumerate(view.known_shares)
    ]
    return replace(view, known_shares=tuple(shares)), offers


def _takeover(view: View, offers: Sequence[Offer]) -> Seen:
    """Tiles by which corporations merge, while there are others."""
    return view, [_apart(view, one) if isinstance(one.action, PlayTile) else one for one in offers]


def _apart(view: View, offer: Offer) -> Offer:
    (field,) = offer.fields
    assert isinstance(field, Choice)
    cells: list[Any] = [
        one for one in field.values if fit(view.board, view.sizes, int(one)) != "merges"
    ]
    return replace(offer, fields=(replace(field, values=tuple(cells or field.values)),))


def _end(view: View, offers: Sequence[Offer]) -> Seen:
    return replace(view, can_declare=False), offers


def _held(view: View, wanted: Action) -> Action:
    """Shares of a corporation that is gone are kept, for it might be founded again."""
    return Dispose((0, 0)) if isinstance(wanted, Dispose) else wanted


def _turn(view: View) -> object:
    return view.moves, view.rack


BEGINNER: Beginner[View] = Beginner(
    overlooks={
        "majority": seeing(_majority),
        "takeover": seeing(_takeover),
        "end": seeing(_end),
        "holds": instead(_held),
    },
    lap=_turn,
)
