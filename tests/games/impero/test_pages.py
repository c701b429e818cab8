"""What stands above the pages: what can be done now, and why buttons are gone; names of regions."""

from __future__ import annotations

import pytest

from games.core.contract import HAND, Page
from games.core.words import Seat
from games.impero.actions import Ready
from games.impero.events import CompanyFounded
from games.impero.regions import names
from games.impero.rules import RULES
from tests.games.impero.table import Game


def page(game: Game, key: str, seat: int | None = 0) -> Page:
    view = RULES.view(game.state, None if seat is None else Seat(seat))
    return next(one for one in RULES.pages(view) if one.key == key)


def place_of(one: Page) -> int:
    place = one.facts["region"]
    assert isinstance(place, int)
    return place


def notes(game: Game, key: str, seat: int | None = 0) -> list[str]:
    return [note.key for note in page(game, key, seat).notes]


def test_a_newcomer_is_told_to_found_a_company() -> None:
    assert notes(Game(), HAND) == ["note-found"]


def test_a_founding_leads_to_the_company_s_page_which_says_what_to_do() -> None:
    game = Game()
    game.found(0, 3500)
    assert game.told(CompanyFounded).leads_to == "company:0"
    (note,) = page(game, "company:0").notes
    assert note.key == "note-company-works"
    assert (note.facts["points"], note.facts["funds"]) == (6, 3500)
    assert notes(game, "company:0", 1) == notes(game, "company:0", None) == []


def test_without_points_it_says_why_buttons_are_gone() -> None:
    game = Game()
    game.found(0)
    game.set(0, points=0).has_points(0, 0)
    assert notes(game, "company:0") == ["note-company-no-points"]
    assert notes(game, HAND) == ["note-no-points"]


def test_without_money_it_says_what_the_cheapest_cell_takes() -> None:
    game = Game()
    game.found(0, 1)
    game.country((6, 12), (0,))
    (note,) = page(game, "company:0").notes
    assert note.key == "note-company-no-money"
    assert note.facts["least"] == 500, "from $6 to $12"


def test_the_hand_names_companies_that_have_points_left() -> None:
    game = Game()
    game.found(0)
    assert notes(game, HAND) == ["note-company-waits"]


def test_the_hand_sends_nobody_to_a_company_that_can_pay_for_nothing() -> None:
    game = Game()
    game.found(0, 1)
    game.country((6, 12), (0,))
    assert notes(game, HAND) == ["note-company-no-money"]


def test_the_list_of_companies_shows_letter_director_and_whose_they_are() -> None:
    game = Game()
    game.found(1)
    game.found(0)
    found = [dict(page(game, f"company:{n}").facts) for n in (0, 1)]
    assert found == [
        {"company": 0, "code": "A", "seat": 1, "mine": False},
        {"company": 1, "code": "B", "seat": 0, "mine": True},
    ]


def test_where_turns_close_early_a_lot_s_card_says_so() -> None:
    """Ruling 28."""
    game = Game(early=True)
    game.found(0)
    game.issue(0)
    game.sell(0)
    assert notes(game, "market") == ["note-auction-closing", "note-listing-closing"]
    assert page(game, "market").notes[0].facts["turns"] == 1


def test_lots_that_end_together_share_a_note() -> None:
    game = Game(early=True)
    for seat in (0, 1):
        game.found(seat)
        game.issue(seat, company=seat)
    (note,) = page(game, "market").notes
    assert note.facts["companies"] == (0, 1)
    assert note.facts["count"] == 2


@pytest.mark.parametrize(
    ("seats", "corner", "called"),
    [(20, "first", "western-alps"), (20, "last", "eastern-sicily"), (4, "last", "eastern-sicily")],
)
def test_parts_of_italy_are_called_as_they_are(seats: int, corner: str, called: str) -> None:
    game = Game(seats)
    view = RULES.view(game.state, None)
    found = [one for one in RULES.pages(view) if one.kind == "region"]
    assert names[place_of(found[0 if corner == "first" else -1])] == called


def test_islands_plains_and_heels_have_their_names() -> None:
    view = RULES.view(Game(20).state, None)
    found = {names[place_of(one)] for one in RULES.pages(view) if one.kind == "region"}
    assert {"northern-sardinia", "southern-sardinia", "po-valley", "apulia"} <= found


def test_parts_of_a_coast_are_called_by_the_compass() -> None:
    view = RULES.view(Game(6, country="coast").state, None)
    found = {names[place_of(one)] for one in RULES.pages(view) if one.kind == "region"}
    assert found <= set(names[-9:])


def test_ready_is_the_last_that_is_offered_and_does_not_stand_out() -> None:
    game = Game()
    game.found(0)
    last = game.host.offers(Seat(0))[-1]
    assert (last.action, last.aside) == (Ready(), True)
