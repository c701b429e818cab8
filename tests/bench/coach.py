"""Does help at the table help? `python -m tests.bench coach`.

A newcomer plays at random, but heeds what stands above their hand; the others play at random. Beside them
stands the same seat in the same games, played at random without help.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from statistics import fmean
from typing import Any, TypeVar

from msgspec.structs import replace

from games import GAMES
from games.core.chance import Chance
from games.core.contract import AnyRules, Player
from games.core.offers import Offer
from games.core.record import Header
from games.core.words import Action, Facts, Seat
from games.greed.actions import Abstain, Invest, Keep, Name, RaiseTo, TakeNothing
from games.greed.components import FREE
from games.greed.state import Naming
from games.players.at_random import at_random
from games.players.game import OPENED, play_game
from games.shark_room.actions import BUY, Buy, Sell, TradeAsset
from games.shark_room.components import SHARES_EACH, title_of

Row = tuple[str, str, str, str]
Heed = Callable[[Any, Sequence[Offer], Mapping[str, Facts], Chance], Action | None]

A = TypeVar("A", bound=Action)

PLAYED, SEATS = 40, 3


def main() -> list[Row]:
    return [row(GAMES[game], heed) for game, heed in HEEDS.items()]


def row(rules: AnyRules, heed: Heed) -> Row:
    helped, alone = (results(rules, one) for one in (heeding(rules, heed), at_random))
    told = (
        f"{fmean(score for score, _ in found):.1f}, {sum(won for _, won in found)} of {PLAYED} won"
        for found in (helped, alone)
    )
    return (f"{rules.key}: newcomer who heeds it", next(told), f"> random: {next(told)}", "")


def results(rules: AnyRules, newcomer: Player) -> list[tuple[int, bool]]:
    """The newcomer's score in each game, and whether they came first."""
    found = []
    for number in range(PLAYED):
        seat = Seat(number % SEATS)
        header = Header(
            rules.key, rules.version, SEATS, rules.options_type(), f"coach-{number}", OPENED
        )
        players = [newcomer if one == seat else at_random for one in range(SEATS)]
        outcome = play_game(rules, header, players).outcome
        found.append((outcome.scores[seat], seat in outcome.places[0]))
    return found


def heeding(rules: AnyRules, heed: Heed) -> Player:
    """Somebody who does as the notes above the hand say, and anything where they say nothing."""

    def player(view: Any, offers: Sequence[Offer], chance: Chance) -> Action | None:
        notes = {one.key: one.facts for one in rules.forecast(view)}
        return heed(view, offers, notes, chance) or at_random(view, offers, chance)

    return player


def _greed(
    view: Any, offers: Sequence[Offer], notes: Mapping[str, Facts], chance: Chance
) -> Action | None:
    """Buy where a boot or liquidation is told, keep a good of a first year, spend one's own money."""
    # Of what is sealed already nothing is told any more.
    offers = [one for one in offers if getattr(one.action, "company", -1) not in view.answered]
    if BOOT & notes.keys():
        offers = [one for one in offers if not isinstance(one.action, Abstain | TakeNothing)]
        if (bid := _first(offers, Invest)) is not None:
            # Half of the cash buys any card, also one with an own marker.
            return replace(bid, amount=max(bid.amount, view.board.money(bid.company, FREE) // 2))
    if "last-office" in notes and isinstance(view.phase, Naming):
        return Name(view.phase.queue[0], view.phase.named[0])
    if "bar" in notes and (keep := _first(offers, Keep)) is not None:
        held = view.board.stocks[keep.company]
        one = next(at for at, count in enumerate(held) if count)
        return replace(keep, goods=tuple(int(at == one) for at in range(len(held))))
    if {"symbols", "last-symbols"} & notes.keys():
        return _first(offers, RaiseTo)
    return at_random(view, offers, chance) if offers else None


BOOT = {"no-assets", "alone", "boot"}


def _shark_room(
    view: Any, offers: Sequence[Offer], notes: Mapping[str, Facts], chance: Chance
) -> Action | None:
    """Sell what a closing may take, complete groups, and turn cards and money into what counts."""
    if "closing" in notes:
        sales = [one.action for one in offers if isinstance(one.action, Sell)]
        title = notes["closing"]["title"]
        if toxic := [one for one in sales if title_of(one.sold[0]) == title]:
            return toxic[0]
    if "last-turn" in notes:
        deals = [one.action for one in offers if isinstance(one.action, TradeAsset)]
        if assets := [one for one in deals if one.deal == BUY]:
            return assets[0]
    if "group" in notes:
        title = notes["group"]["title"]
        lots = [one.action for one in offers if isinstance(one.action, Buy)]
        if groups := [one for one in lots if one.lot // SHARES_EACH == title]:
            return groups[0]
    if {"last-turn", "no-turn"} & notes.keys():
        # An asset that is bought counts, and is not sold any more.
        offers = [one for one in offers if not isinstance(one.action, TradeAsset)] or offers
    return at_random(view, offers, chance)


def _first(offers: Sequence[Offer], kind: type[A]) -> A | None:
    return next((one.action for one in offers if isinstance(one.action, kind)), None)


HEEDS: Mapping[str, Heed] = {"greed": _greed, "shark_room": _shark_room}
