"""Four reduced games that hold the places of the contract which the shelf does not use yet.

Simultaneous secret choices and sealed bids, free trade with atomic deals (greed); cards in
anybody's turn and reactions (shark); a decision of a player not on turn (owner); turns and
auctions that end by the wall clock (impero, whose key is empire). They have rules and words, and
no pictures. A session with ten goods stands beside them (stall): it has rules only.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from games.core.contract import Rules
from tests.contract.reduced import greed, impero, owner, shark

REDUCED: Mapping[str, Rules[Any, Any, Any]] = {
    rules.key: rules for rules in (greed.RULES, impero.RULES, owner.RULES, shark.RULES)
}
