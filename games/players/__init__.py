"""Computer players: functions from what a seat sees and may do to what it does.

Those that know a game are the game's own, `Rules.players`; the random one knows them all, and the
easy one (`levels`) is made of the strongest of them. The strong one searches: it needs a state, so it is
no such function, and plays in a process of its own (`thinking`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from games.core.contract import Player, Rules, State
from games.core.offers import Offer
from games.core.words import Seat
from games.players.at_random import at_random
from games.players.levels import EASY, easier

RANDOM = "random"
STRONG = "strong"
"""Not one of a game's kinds: it searches, which takes time, and needs more than a view."""


def kinds(rules: Rules[Any, Any, Any]) -> tuple[str, ...]:
    """The computer players that see a view, the strongest first."""
    return (*rules.players, RANDOM)


def player_of(rules: Rules[Any, Any, Any], kind: str) -> Player:
    """The player of that kind; a kind that the game does not have plays as its strongest."""
    known = {**rules.players, RANDOM: at_random}
    strongest = known[kinds(rules)[0]]
    return easier(rules, strongest) if kind == EASY else known.get(kind, strongest)


def offered(
    rules: Rules[Any, Any, Any], player: object, state: State, seat: Seat
) -> Sequence[Offer]:
    """What the player chooses from: the random one from everything that a person may do."""
    if player is at_random or rules.computer_offers is None:
        return rules.offers(state, seat)
    return rules.computer_offers(state, seat)
