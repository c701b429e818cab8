"""The random player: an offer, and its fields, by the dice."""

from __future__ import annotations

from collections.abc import Sequence

from games.core.chance import Chance
from games.core.offers import Offer, sample
from games.core.words import Action


def at_random(view: object, offers: Sequence[Offer], chance: Chance) -> Action:
    """Any of the offers, completed at random: it fits, and is nearly always legal."""
    return sample(offers[chance.below(len(offers))], chance)
