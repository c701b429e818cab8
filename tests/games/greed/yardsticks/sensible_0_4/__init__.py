"""Computer players of Greed: functions from what a seat sees and may do to what it does.

The sensible one fills its companies with its own markers, deals where it gains, lets companies be
booted and is fired with as many of its markers as it can, and buys symbols near their least price.
"""

from __future__ import annotations

from collections.abc import Sequence

from games.core.chance import Chance
from games.core.offers import Offer
from games.core.words import Action
from games.greed.state import (
    Announcing,
    Bidding,
    Discarding,
    Founding,
    Naming,
    Picking,
    Raising,
    Selling,
    Trading,
)
from games.greed.view import View
from tests.games.greed.yardsticks.sensible_0_4.building import (
    announced,
    discarded,
    founded,
    invested,
    taken,
)
from tests.games.greed.yardsticks.sensible_0_4.dealing import kept, traded
from tests.games.greed.yardsticks.sensible_0_4.spending import named, raised


def sensible(view: View, offers: Sequence[Offer], chance: Chance) -> Action | None:
    """The strongest so far; None where nobody waits for it and there is nothing to answer."""
    if isinstance(view.phase, Trading):
        return traded(view, offers)
    if view.me not in view.asked:
        return None
    match view.phase:
        case Announcing():
            return announced(view, offers)
        case Bidding():
            return invested(view, offers)
        case Picking():
            return taken(view, offers)
        case Selling():
            return kept(view, offers)
        case Naming():
            return named(view, offers)
        case Discarding():
            return discarded(view, offers)
        case Raising():
            return raised(view, offers)
        case Founding():
            return founded(view, offers)
        case _:
            return None
