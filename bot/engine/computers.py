"""Computer players: for seats of their own, and for persons who are away."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import takewhile
from typing import Any

import structlog

from bot.engine.change import Change
from bot.engine.entries import enter
from bot.engine.live import Live
from games.core.chance import Chance
from games.core.contract import Rules
from games.core.record import Cause
from games.core.undo import Standing
from games.core.words import Action, RuleError, Seat
from games.players import RANDOM, kinds, player_of

MOST_ACTS = 300
"""Acts of a computer within one decision: one that never says it is ready must not hang a table."""
MOST_ASIDE = 20
"""Acts of a computer that nobody waits for, within one decision."""

_log = structlog.get_logger()


def stand_in(rules: Rules[Any, Any, Any]) -> str:
    """The kind that plays for an absent person: the strongest."""
    # Games name their kinds from the strongest on: an absence should not lose the game.
    return kinds(rules)[0]


def mover(live: Live) -> Seat | None:
    """The next computer's seat that the game waits for; it acts before the table waits for persons.

    None also when it has acted `MOST_ACTS` times within the decision.
    """
    if not _has_computers(live):
        return None
    acts = _acts(live)
    able = (seat for seat in live.waiting.seats if acts[seat] < MOST_ACTS and _plays(live, seat))
    return next(able, None)


def bystanders(live: Live) -> tuple[Seat, ...]:
    """The computers that may act, though nobody waits for them, and have something to consider.

    Each is asked again after every entry until it has nothing to do; the random one, which always
    finds something, acts once in each decision.
    """
    if not live.waiting.may or not _has_computers(live):
        return ()
    acts = _acts(live)
    return tuple(
        seat
        for seat in live.waiting.may
        # A computer that had nothing to do is asked again only after another entry.
        if live.seats[seat].considered < live.row.number
        and acts[seat] < (1 if live.seats[seat].computer == RANDOM else MOST_ASIDE)
        and _plays(live, seat)
    )


def busy(live: Live) -> bool:
    """Whether any computer has something to do or to consider."""
    return mover(live) is not None or bool(bystanders(live))


def think(live: Live, seat: Seat) -> Action | None:
    """What the seat's computer would do. It may take long: never run it in the loop's thread."""
    header, game = live.begun
    view, offers = live.rules.view(game.state, seat), live.rules.offers(game.state, seat)
    # A seed of its own for each seat and entry: a computer's dice neither move those of the rules
    # nor depend on how often it was asked, so the same position gives the same move after a
    # restart.
    chance = Chance(f"{header.seed}/player/{seat}", game.number + 1)
    kind = live.seats[seat].computer or RANDOM
    try:
        return player_of(live.rules, kind)(view, offers, chance)
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
    for action in offered if idea is None else (idea, *offered):
        try:
            enter(change, seat, action, Cause("computer"))
        except RuleError as refusal:
            _log.warning(
                "computer refused", table=change.live.row.id, seat=seat, refusal=refusal.why
            )
        else:
            return True
    _log.error("computer stuck", table=change.live.row.id, seat=seat)
    return False


def offer_aside(change: Change, seat: Seat, idea: Action | None) -> bool:
    """Play the idea of a computer that nobody waits for. False, and noted, if it has none."""
    if idea is not None:
        try:
            enter(change, seat, idea, Cause("computer"))
        except RuleError as refusal:
            _log.warning(
                "computer refused", table=change.live.row.id, seat=seat, refusal=refusal.why
            )
        else:
            return True
    # Without this note the table would stay due, and the clock would ask again and again.
    change.set_seat(seat, considered=change.live.row.number)
    return False


def _has_computers(live: Live) -> bool:
    return live.row.stage == "running" and any(row.computer is not None for row in live.seats)


def _acts(live: Live) -> Counter[Seat | None]:
    return Counter(line.seat for line in _decision(live))


def _decision(live: Live) -> Iterator[Standing]:
    """The entries that stand of the present decision, the newest first."""
    return takewhile(lambda line: line.number > live.row.decision, reversed(live.lines))


def _plays(live: Live, seat: Seat) -> bool:
    row = live.seats[seat]
    return row.computer is not None and not row.left and bool(live.rules.offers(live.state, seat))
