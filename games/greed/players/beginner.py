"""What beginners overlook in Greed."""

from __future__ import annotations

from games.core.beginners import instead, unseen
from games.core.contract import Beginner
from games.core.desk import Accept, Propose
from games.core.words import Action
from games.greed.actions import Abstain, Invest, Name, Pass, RaiseTo, Transform
from games.greed.companies import company_of
from games.greed.scapegoats import OFFICES
from games.greed.state import Naming
from games.greed.view import View

DEAR = 3
"""A bid of more than this part of the cash, a third, is too much for them."""


def _market(view: View, wanted: Action) -> Action:
    """Assets on sale."""
    return Abstain(wanted.company) if isinstance(wanted, Invest) else wanted


def _severance(view: View, wanted: Action) -> Action:
    """That to be fired may pay: they hold on to their own office."""
    if not isinstance(wanted, Name) or not isinstance(view.phase, Naming):
        return wanted
    officers = company_of(view.board, wanted.company).officers[:OFFICES]
    others = [at for at, seat in enumerate(officers) if seat != view.me]
    return Name(wanted.company, others[0]) if others else wanted


def _symbols(view: View, wanted: Action) -> Action:
    """That money counts nothing in the end: they hold on to it."""
    assert view.me is not None
    dear = isinstance(wanted, RaiseTo) and wanted.amount * DEAR > view.board.cash[view.me]
    return Pass() if dear else wanted


def _year(view: View) -> object:
    return view.board.year


BEGINNER: Beginner[View] = Beginner(
    overlooks={
        "deals": unseen(Accept, Propose),
        "best use": unseen(Transform),
        "market": instead(_market),
        "severance": instead(_severance),
        "symbols": instead(_symbols),
    },
    lap=_year,
    every=2,
)
