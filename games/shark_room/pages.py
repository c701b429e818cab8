"""The pages of Shark Room: the market, the desk; and the names of offers and promises."""

from __future__ import annotations

from collections.abc import Sequence

from games.core.contract import Page
from games.core.kinds import Titles
from games.shark_room.events import DESK
from games.shark_room.state import Over, View

MARKET = "market"


def pages(view: View) -> Sequence[Page]:
    """The desk has a button on every board: offers may be answered in anybody's turn."""
    return (Page(MARKET), Page(DESK, board=not isinstance(view.phase, Over)))


def titles(view: View) -> Titles:
    """Offers and promises are called by what is in them."""
    return {
        "proposal": {
            one.id: {"count": one.id, "by": one.by, "give": one.give, "take": one.take}
            for one in view.desk.open
        },
        "promise": {
            one.id: {"count": one.id, "giver": one.giver, "words": one.words}
            for one in view.desk.promises
        },
    }
