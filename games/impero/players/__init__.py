"""Computer players of Impero.

The sensible one founds a company each turn with all that it can use, takes free cells before land runs
out, spends its companies' points and money where they bring most, and pays out the rest.
"""

from __future__ import annotations

from collections.abc import Sequence

from games.core.chance import Chance
from games.core.contract import Player
from games.core.offers import Offer
from games.core.words import Action
from games.impero.actions import Answer, Ready
from games.impero.players.companies import founded, managed
from games.impero.players.manner import SENSIBLE, Manner
from games.impero.players.market import answered, bargain, bid, funded, issued
from games.impero.state import View

CHOICES = founded, managed, funded, issued, bargain, bid


def sensible(view: View, offers: Sequence[Offer], chance: Chance) -> Action | None:
    """The best offered action by rules of thumb; in the end Ready, after which it only answers."""
    return _played(view, offers, SENSIBLE)


def player(manner: Manner) -> Player:
    """The sensible player with other numbers."""

    def played(view: View, offers: Sequence[Offer], chance: Chance) -> Action | None:
        return _played(view, offers, manner)

    return played


def ideas(view: View, offers: Sequence[Offer]) -> Sequence[Action]:
    """Both answers to money that is sent, and an act of each sort."""
    answers = [one.action for one in offers if isinstance(one.action, Answer)]
    chosen = (choose(view, offers, SENSIBLE) for choose in CHOICES)
    return (*answers, *filter(None, chosen))


def _played(view: View, offers: Sequence[Offer], manner: Manner) -> Action | None:
    ready = next((one.action for one in offers if isinstance(one.action, Ready)), None)
    if ready is None:
        return answered(view, offers)
    if (action := answered(view, offers)) is not None:
        return action
    for choose in CHOICES:
        if (action := choose(view, offers, manner)) is not None:
            return action
    return ready
