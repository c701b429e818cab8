"""What somebody overlooks to whom a game is new: offers that they do not see, a view that lacks something."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from games.core.chance import Chance
from games.core.contract import Player
from games.core.offers import Offer
from games.core.words import Action

Oversight = Callable[[Player], Player]


def unseen(*kinds: type[Action]) -> Oversight:
    """Acts of these kinds do not come to mind while there are others."""
    return seeing(lambda view, offers: (view, _besides(offers, kinds)))


def _besides(offers: Sequence[Offer], kinds: tuple[type[Action], ...]) -> Sequence[Offer]:
    return [one for one in offers if not isinstance(one.action, kinds)] or offers


def seeing(changed: Callable[[Any, Sequence[Offer]], tuple[Any, Sequence[Offer]]]) -> Oversight:
    """The table looks otherwise than it is, or some offers are missing."""

    def overlooking(player: Player) -> Player:
        def play(view: Any, offers: Sequence[Offer], chance: Chance) -> Action | None:
            return player(*changed(view, offers), chance)

        return play

    return overlooking


def instead(changed: Callable[[Any, Action], Action]) -> Oversight:
    """What the player wants is done otherwise, such as kept in place of sold."""

    def overlooking(player: Player) -> Player:
        def play(view: Any, offers: Sequence[Offer], chance: Chance) -> Action | None:
            wanted = player(view, offers, chance)
            return None if wanted is None else changed(view, wanted)

        return play

    return overlooking
