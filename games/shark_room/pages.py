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
    """An offer is told by its number and its maker, a promise by its words."""
    offers = {one.id: {"serial": one.id, "seat": one.by} for one in view.desk.open}
    return {"proposal": offers, "promise": {one.id: one.words for one in view.desk.promises}}
