"""Computer players: for seats of their own, and for persons who are away."""

from __future__ import annotations

from typing import Any

import structlog

from bot.engine.moves.entries import enter
from bot.engine.table.live import Change, Live
from games.core.chance import Chance
from games.core.contract import Player, Rules
from games.core.record import Cause
from games.core.words import Action, RuleError, Seat
from games.players import RANDOM, kinds, offered, player_of
from games.players.levels import STRONG

_log = structlog.get_logger()


def stand_in(rules: Rules[Any, Any, Any]) -> str:
    """The kind that plays for an absent person: the strongest."""
    # Games name their kinds from the strongest on: an absence should not lose the game.
    return kinds(rules)[0]


def think(live: Live, seat: Seat, plan: Player | None = None) -> Action | None:
    """What the seat's computer would do, by the plan if it follows one. It may take long: never run it
    in the loop's thread.
    """
    header, game = live.begun
    kind = live.seats[seat].computer or RANDOM
    # The strong one thinks beside the bot: where it gave no answer, another one plays for it.
    player = plan or player_of(live.rules, stand_in(live.rules) if kind == STRONG else kind)
    view, offers = live.rules.view(game.state, seat), offered(live.rules, player, game.state, seat)
    if not offers:
        return None
    # A seed of its own for each seat and entry: a computer's dice neither move those of the rules
    # nor depend on how often it was asked, so the same position gives the same move after a
    # restart.
    chance = Chance(f"{header.seed}/player/{seat}", game.number + 1)
    try:
        return player(view, offers, chance)
    except Exception:  # noqa: BLE001 - a computer's mistake must not hold up the table
        _log.exception("computer failed", table=live.row.id, seat=seat, kind=kind)
        return None


def play(change: Change, seat: Seat, idea: Action | None) -> bool:
    """Play the computer's idea for the seat, else the first offer that is legal.

    False if nothing that is offered is legal: then only the clock can help.
    """
    offered = [offer.action for offer in change.live.rules.offers(change.live.state, seat)]
    # A refused idea is a fault of the computer, but the game waits for this seat: any legal act
    # does.
    if any(tried(change, seat, one) for one in (offered if idea is None else (idea, *offered))):
        return True
    _log.error("computer stuck", table=change.live.row.id, seat=seat)
    return False


def tried(change: Change, seat: Seat, action: Action) -> bool:
    """Whether the rules let the computer act so; if not, the log says why."""
    try:
        enter(change, seat, action, Cause("computer"))
    except RuleError as refusal:
        _log.warning("computer refused", table=change.live.row.id, seat=seat, refusal=refusal.why)
        return False
    return True


def offer_aside(change: Change, seat: Seat, idea: Action | None) -> bool:
    """Play the idea of a computer that nobody waits for. False, and noted, if it has none."""
    if idea is not None and tried(change, seat, idea):
        return True
    # Without this note the table would stay due, and the clock would ask again and again.
    change.set_seat(seat, considered=change.live.row.number)
    return False
