"""What stands beside the fields of a form: figures of its own values, once for each move, and prices of one thing."""

from __future__ import annotations

from typing import Any

from discord.ui import Label, TextDisplay

from bot.ui import modals
from bot.ui.labels import is_otherwise
from bot.words.catalogue import Catalogue
from games import GAMES
from games.core.offers import Number, Offer
from games.core.words import Seat
from games.impero.actions import Issue, Sell
from tests.bot.inbound.sights import NAMES, sight_of
from tests.games.impero.table import Game

RULES = GAMES["impero"]
CATALOGUE = Catalogue(strict=True)


def impero() -> tuple[Any, Any]:
    """The view of a director who may sell and issue shares."""
    game = Game()
    game.found(0)
    game.found(1)
    sight = sight_of(RULES, game.state, 0, 2)
    return sight, CATALOGUE.words("en", RULES, NAMES, RULES.titles(sight.view))


def offered(kind: type[Any]) -> tuple[Any, Any, Offer]:
    sight, words = impero()
    return sight, words, next(one for one in sight.offers if isinstance(one.action, kind))


def about(modal: Any) -> list[str]:
    return [one.description or "" for one in modal.children if isinstance(one, Label)]


def texts(modal: Any) -> str:
    return "\n".join(one.content for one in modal.children if isinstance(one, TextDisplay))


def test_a_form_that_opens_again_tells_figures_of_what_was_written() -> None:
    sight, words, offer = offered(Issue)
    first = modals.asking(sight, words, offer, offer.action)
    again = modals.asking(
        sight, words, offer, offer.action, written={"shares": "4", "base": "2.00"}
    )
    assert "$8.00 in all" in about(again)[-1]
    assert about(first) != about(again)


def test_what_cannot_be_read_changes_no_figure() -> None:
    sight, words, offer = offered(Issue)
    written = {"shares": "many", "base": "-3"}
    told = about(modals.asking(sight, words, offer, offer.action, written=written))
    assert told == about(modals.asking(sight, words, offer, offer.action))


def test_a_move_s_effect_stands_beside_one_field_only() -> None:
    sight, words, offer = offered(Issue)
    assert (
        sum("share" in one for one in about(modals.asking(sight, words, offer, offer.action))) == 1
    )


def test_a_price_is_of_one_share_and_the_sum_is_asked_before_it_counts() -> None:
    """Five shares at $1.00 had been sold for $1.00 in all, and nothing had asked."""
    sight, words, offer = offered(Sell)
    draft = modals.filled(sight, words, offer, offer.action, {"shares": "5", "price": "1.00"})
    assert isinstance(draft, Sell)
    assert (draft.shares, draft.price) == (5, 500)
    assert is_otherwise(sight, offer.action, draft)
    assert RULES.hint(sight.view, draft).facts["amount"] == 500  # type: ignore[union-attr]


def test_what_is_far_below_its_worth_asks_also_for_one_share() -> None:
    game = Game()
    game.found(0)
    game.found(1)
    game.close()
    view = RULES.view(game.state, Seat(0))
    (offer,) = (one for one in RULES.offers(game.state, Seat(0)) if isinstance(one.action, Sell))
    assert isinstance(offer.action, Sell)
    cheap = RULES.hint(view, Sell(offer.action.company, 1, 1))
    assert cheap is not None
    assert cheap.key == "sell-cheap"
    assert RULES.hint(view, offer.action).key == "sell"  # type: ignore[union-attr]


def test_every_number_of_a_sum_names_a_number_beside_it() -> None:
    sight, _ = impero()
    for offer in sight.offers:
        names = {one.name for one in offer.fields if isinstance(one, Number)}
        assert {one.per for one in offer.fields if isinstance(one, Number)} <= {"", *names}
