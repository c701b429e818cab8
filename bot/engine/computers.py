"""Computer players: for seats of their own, and for persons who are away."""

from __future__ import annotations

import structlog

from bot.engine.draft import Draft
from bot.engine.judge import enter
from bot.engine.live import Live
from games.core.chance import Chance
from games.core.words import Action, RuleError, Seat
from games.players import RANDOM, kinds, player_of

_log = structlog.get_logger()


def stand_in(game: str) -> str:
    """The kind that plays for an absent person."""
    return "sensible" if "sensible" in kinds(game) else RANDOM


def mover(live: Live) -> Seat | None:
    """The computer's seat that must act before the table waits for anybody.

    Where the game waits for nobody, a computer acts once in each decision of the game.
    """
    if live.row.stage != "running" or live.game is None:
        return None
    if live.waiting.seats:
        candidates: tuple[Seat, ...] = live.waiting.seats
    else:
        since = {line.seat for line in live.lines if line.number > live.row.decision}
        candidates = tuple(row.seat for row in live.seats if row.seat not in since)
    for seat in candidates:
        if _plays(live, seat):
            return seat
    return None


def think(live: Live, seat: Seat) -> Action | None:
    """What the seat's computer would do; it may take its time, so not in the loop's thread."""
    header, game = live.begun
    view, offers = live.rules.view(game.state, seat), live.rules.offers(game.state, seat)
    chance = Chance(f"{header.seed}/player/{seat}", game.number + 1)
    kind = live.seats[seat].computer or RANDOM
    try:
        return player_of(live.row.game, kind)(view, offers, chance)
    except Exception:  # noqa: BLE001 - a computer's mistake must not hold up the table
        _log.exception("computer failed", table=live.row.id, seat=seat, kind=kind)
        return None


def play(draft: Draft, seat: Seat, idea: Action | None) -> bool:
    """The computer's entry for the seat: its idea, else the first offer that is legal.

    False if nothing that is offered is legal: then only the clock can help.
    """
    offered = [offer.action for offer in draft.live.rules.offers(draft.live.state, seat)]
    for action in offered if idea is None else (idea, *offered):
        try:
            enter(draft, seat, action, "computer")
        except RuleError as refusal:
            _log.warning(
                "computer refused", table=draft.live.row.id, seat=seat, refusal=refusal.why
            )
        else:
            return True
    _log.error("computer stuck", table=draft.live.row.id, seat=seat)
    return False


def _plays(live: Live, seat: Seat) -> bool:
    row = live.seats[seat]
    return row.computer is not None and not row.left and bool(live.rules.offers(live.state, seat))
