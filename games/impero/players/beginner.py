"""What beginners overlook in Impero."""

from __future__ import annotations

from collections.abc import Sequence

from games.core.beginners import seeing, unseen
from games.core.contract import Beginner
from games.core.offers import Offer
from games.impero.actions import Bid, Buy, DevelopCell, Found, SetDividend
from games.impero.players.position import mine
from games.impero.state import View


def _company(view: View, offers: Sequence[Offer]) -> tuple[View, Sequence[Offer]]:
    """One of their companies."""
    own = mine(view)
    lost = own[view.turn % len(own)] if own else None
    return view, [one for one in offers if getattr(one.action, "company", -1) != lost]


def _turn(view: View) -> object:
    return view.turn


BEGINNER: Beginner[View] = Beginner(
    overlooks={
        "company": seeing(_company),
        "founding": unseen(Found),
        "developing": unseen(DevelopCell),
        "market": unseen(Bid, Buy),
        "holds": unseen(SetDividend),
    },
    lap=_turn,
    every=4,
)
