"""The log of games: chains of events are one line, and what begins a year stands out."""

from __future__ import annotations

from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.engine.views.sight import LogLine, Sight
from bot.ui.logbook import LINKS, log_page, log_text
from bot.words.catalogue import Catalogue
from bot.words.languages import LANGUAGES
from games import GAMES
from games.core.words import Event, Seat
from games.greed.components import COMPANY, GOLD
from games.greed.events import BidderPassed, BidRaised, FoundingBought, YearBegun

CATALOGUE = Catalogue(strict=True)
SIGHT = cast(
    "Sight",
    SimpleNamespace(outcome=None, seats=[SimpleNamespace(user_id=None) for _ in range(3)]),
)


def log_of(*events: Event) -> Sequence[LogLine]:
    return [LogLine(at, Seat(0), None, (event,)) for at, event in enumerate(events)]


def bids(count: int, lot: int = GOLD) -> list[Event]:
    return [BidRaised(seat=Seat(at % 2), lot=lot, amount=10 * (at + 1)) for at in range(count)]


def words(language: str = "en") -> Any:
    return CATALOGUE.words(language, GAMES["greed"], ("Anna", "Bob", "Carla"))


def test_the_bids_of_an_auction_are_one_line() -> None:
    passed = BidderPassed(seat=Seat(1), lot=GOLD)
    told = log_text(SIGHT, words(), log_of(*bids(3), passed))
    assert told == "- Bids for gold: Anna 10M · Bob 20M · Anna 30M · Bob passes"


def test_a_long_auction_shows_its_newest_bids() -> None:
    told = log_text(SIGHT, words(), log_of(*bids(LINKS + 5)))
    assert told.startswith("- Bids for gold: … · ")
    assert told.count("M") == LINKS


def test_two_auctions_are_two_lines() -> None:
    between = FoundingBought(seat=Seat(0), amount=60)
    told = log_text(SIGHT, words(), log_of(*bids(2), between, *bids(2, COMPANY))).splitlines()
    assert [line.split(":")[0] for line in told] == [
        "- Bids for gold",
        "- Anna pays 60M to found a company.",
        "- Bids for a new company",
    ]


def test_bids_for_another_lot_begin_a_line_of_their_own() -> None:
    told = log_text(SIGHT, words(), log_of(*bids(2), *bids(2, COMPANY))).splitlines()
    assert len(told) == 2


def test_a_bid_that_was_taken_back_is_struck_by_itself_on_the_page() -> None:
    first, second = log_of(*bids(2))
    struck = LogLine(0, Seat(0), None, first.events, struck=True)
    page, _, _ = log_page(SIGHT, words(), [struck, second], 0)
    assert page.splitlines() == [
        "- `0` ~~Anna bids 10M for gold.~~",
        "- `1` Bob bids 20M for gold.",
    ]


def test_what_begins_a_year_stands_out() -> None:
    begun = YearBegun(seat=Seat(0), year=2, years=8)
    told = log_text(SIGHT, words(), log_of(begun, *bids(1)))
    assert told.splitlines()[0] == "- **Year 2 of 8 begins; Anna has the start marker.**"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_of_a_chain_has_its_link(language: str) -> None:
    for event in (bids(1)[0], BidderPassed(seat=Seat(1), lot=GOLD)):
        assert words(language).link(event)
        assert words(language).chain(event)
