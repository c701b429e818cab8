"""Somebody who counts cards at a table of Greed."""

from __future__ import annotations

from functools import partial

from games.greed.announcements import CARDS
from tests.contract.counting import CardCounter

Counter = partial(CardCounter, CARDS)
