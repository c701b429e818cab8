"""How well a computer plays: what the host of a table chooses, the same for every game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from games.core.chance import Chance
from games.core.contract import AnyRules, Player
from games.core.desk import MakePromise, MarkPromise, Propose, Withdraw
from games.core.offers import Offer, sample
from games.core.words import Action

EASY, STRONG = "easy", "strong"
TALK = (Propose, Withdraw, MakePromise, MarkPromise)
"""Acts that somebody must read: none is made up by the dice."""


def levels(rules: AnyRules) -> tuple[str, ...]:
    """The kinds among which a host chooses, from the weakest to the strongest."""
    return (EASY, *tuple(rules.players)[:1], STRONG)


def easier(rules: AnyRules, player: Player, rarer: int = 1) -> Player:
    """One that errs as beginners do: it overlooks something, one thing at a time, in every turn or, as the
    game says, in fewer; so many times `rarer`. One that rolls dice where a game does not say what
    beginners overlook.
    """
    if rules.beginner is None:
        return _rolling(player, 2 * rarer)
    beginner = rules.beginner
    overlooking = [made(player) for made in beginner.overlooks.values()]

    def play(view: Any, offers: Sequence[Offer], chance: Chance) -> Action | None:
        lot = Chance(f"{view.me}/{beginner.lap(view)}", 0)
        if lot.below(beginner.every * rarer):
            return player(view, offers, chance)
        return overlooking[lot.below(len(overlooking))](view, offers, chance)

    return play


def _rolling(player: Player, every: int) -> Player:
    """One that does the same sort of thing as the player, but in one of `every` decisions by the dice."""

    def play(view: object, offers: Sequence[Offer], chance: Chance) -> Action | None:
        wanted = player(view, offers, chance)
        if wanted is None or isinstance(wanted, TALK) or chance.below(every):
            return wanted
        alike = [offer for offer in offers if type(offer.action) is type(wanted)]
        return sample(alike[chance.below(len(alike))], chance) if alike else wanted

    return play
