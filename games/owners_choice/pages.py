"""The pages of Owner's Choice: the market, and what stands above the hand."""

from __future__ import annotations

from collections.abc import Sequence

from games.core.contract import HAND, Note, Page
from games.owners_choice.state import View


def pages(view: View) -> Sequence[Page]:
    """The market is a button on every board."""
    market = Page("market", board=True)
    if view.me is None or view.me not in view.ruined:
        return (market,)
    return (Page(HAND, notes=(Note("note-may-declare"),)), market)
