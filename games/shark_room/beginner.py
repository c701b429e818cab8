"""What beginners overlook in Shark Room."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from games.core.beginners import instead, seeing, unseen
from games.core.contract import Beginner
from games.core.offers import Offer
from games.core.words import Action
from games.shark_room.actions import Buy, PlayCard, Sell, TakeCash
from games.shark_room.components import SHARES_EACH, TITLES
from games.shark_room.state import View


def _closing(view: View, offers: Sequence[Offer]) -> tuple[View, Sequence[Offer]]:
    """That closings are still to come, which take shares."""
    return replace(view, closings=tuple(title.closings for title in TITLES)), offers


def _single(view: View, wanted: Action) -> Action:
    """That several shares of a title cost one price each, and pay as a group."""
    if not isinstance(wanted, Buy):
        return wanted
    return Buy(wanted.lot - wanted.lot % SHARES_EACH)


def _held(view: View, wanted: Action) -> Action:
    """Shares are kept in the hope of more."""
    return TakeCash() if isinstance(wanted, Sell) else wanted


def _turn(view: View) -> object:
    return view.moves, view.hand


BEGINNER: Beginner[View] = Beginner(
    overlooks={
        "cards": unseen(PlayCard),
        "closing": seeing(_closing),
        "group": instead(_single),
        "holds": instead(_held),
    },
    lap=_turn,
)
