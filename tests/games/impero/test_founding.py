"""Founding a company: its name, its capital, its first cell."""

from __future__ import annotations

import pytest

from games.core.chance import Chance
from games.core.words import Seat
from games.impero.actions import Found
from games.impero.events import CompanyFounded
from games.impero.founding import roomiest
from games.impero.naming import clean
from games.impero.players import sensible
from games.impero.rules import RULES as impero
from tests.games.impero.table import Game


def test_the_founder_pays_its_capital_and_eleven_points() -> None:
    """20 shares, all the founder's; six company points; a cell of $1 that nobody had; ruling 17."""
    game = Game()
    game.act(1, Found("Eagle", 1234))
    company, told = game.company(), game.told(CompanyFounded)
    assert (game.cash(1), game.funds(), game.points(1)) == (3766, 1234, 9)
    assert (company.name, company.shares, company.points) == ("Eagle", (0, 20, 0), 6)
    assert company.dividend == 70
    assert game.state.owners[told.cell] == 0
    assert game.state.yields[told.cell] == 1
    assert game.state.fresh == (told.cell,)


def test_there_is_no_second_one_in_a_turn_but_as_many_as_there_are_turns() -> None:
    """Ruling 17."""
    game = Game()
    game.found(0)
    assert game.refused(0, Found("Second", 100)).why == "no-points"
    assert game.offered(0, Found) == []
    game.close().found(0)
    assert len(game.state.companies) == 2


def test_what_two_are_offered_at_once_both_can_press() -> None:
    """Names are counted by seat: with the same one the later of the two was refused."""
    game = Game()
    for seat, (offer,) in [(seat, game.offered(seat, Found)) for seat in (0, 1)]:
        game.act(seat, offer.action)
    assert [one.name for one in game.state.companies] == ["Impero 1", "Impero 2"]


@pytest.mark.parametrize(
    ("name", "capital", "why"),
    [
        ("Eagle", 0, "capital-too-low"),
        ("Eagle", -1, "capital-too-low"),
        ("Eagle", 5001, "not-enough-money"),
        ("", 100, "name-empty"),
        (" **@** ", 100, "name-empty"),
        ("\ufe0f\ufe0f", 100, "name-empty"),
        ("\u0301", 100, "name-empty"),
        ("!?", 100, "name-empty"),
        ("x" * 31, 100, "name-too-long"),
    ],
)
def test_a_name_of_thirty_letters_and_a_cent_at_least(name: str, capital: int, why: str) -> None:
    """Ruling 16."""
    assert Game().refused(0, Found(name, capital)).why == why


@pytest.mark.parametrize(
    "name",
    ["A", "a", " *a* ", "\uff21", "A\ufe0f", "A\U000e0100", "\u0410", "\u0391", "\xc0", "a\u0335"],
)
def test_a_name_is_taken_once_however_it_is_written(name: str) -> None:
    """Ruling 16."""
    game = Game()
    game.found(0)
    assert game.refused(1, Found(name, 100)).why == "name-taken"


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("Paypal", "P\u0430yp\u0430l"),
        ("Alba 10", "AIba 1O"),
        ("L'Aquila", "L\N{RIGHT SINGLE QUOTATION MARK}Aquila"),
        ("Nord-Est", "Nord\N{EN DASH}Est"),
        ("MERCATO", "\u041c\u0415RC\u0410T\u041e"),
    ],
)
def test_a_name_is_taken_if_it_looks_like_another(first: str, second: str) -> None:
    """Ruling 16."""
    game = Game().act(0, Found(first, 100))
    assert game.refused(1, Found(second, 100)).why == "name-taken"


def test_a_name_is_counted_as_it_is_read() -> None:
    """Accents are part of their letters; ruling 16."""
    game = Game().act(0, Found("e\u0301" * 30, 100))
    assert game.company().name == "\xe9" * 30


@pytest.mark.parametrize(
    ("name", "read"),
    [
        ("@everyone **bold** <#1>", "everyone bold"),
        ("-Eagle-", "Eagle"),
        ("Bianchi & C.", "Bianchi & C"),
    ],
)
def test_a_name_that_would_be_read_otherwise_is_refused_with_what_it_would_become(
    name: str, read: str
) -> None:
    """Ruling 16: nobody finds a company under a name that nobody has written."""
    refused = Game().refused(0, Found(name, 100))
    assert (refused.why, refused.facts) == ("name-changed", {"name": read})


def test_signs_that_nobody_sees_change_no_name() -> None:
    assert Game().act(0, Found("  Ea\u200bgle\ufe0f ", 100)).company().name == "Eagle"


@pytest.mark.parametrize(
    ("name", "read"),
    [
        ("  Rete \n  Nord ", "Rete Nord"),
        ("<@123> & <@&5> Co", "& Co"),
        ("`__Eagle__`", "Eagle"),
        ("see https://x.example now", "see now"),
        ("a\u200bb\u202ec\ufe0f", "abc"),
        ("Enel+ (Sud)", "Enel+ (Sud)"),
        ("HTTP://X.EXAMPLE Co", "Co"),
        ("ht**tps://x.example Co", "Co"),
        ("join discord.gg/abc", "join"),
        ("Z" + "\u0338" * 9, "Z\u0338\u0338"),
        ("\u0301 Eagle", "Eagle"),
        ("\u0e01" + "\u0e49" * 9, "\u0e01\u0e49\u0e49"),
        ("x" + "\u0489" * 9, "x\u0489\u0489"),
        ("Eagle\ufe0f", "Eagle"),
    ],
)
def test_a_name_has_no_mentions_markdown_or_hidden_letters(name: str, read: str) -> None:
    assert clean(name) == read
    assert clean(read) == read


def test_it_begins_where_most_cells_around_are_free() -> None:
    """In the 5 x 5 around: the middle of three rows, away from who is there; ruling 16."""
    game = Game()
    game.found(0)
    game.country((1,) * 21, (0,), wide=7)
    assert roomiest(game.state) == (3, 4, 10, 11, 17, 18)
    game.act(1, Found("Eagle", 100))
    assert game.told(CompanyFounded).cell in {3, 4, 10, 11, 17, 18}


def test_without_a_free_cell_of_a_dollar_it_begins_on_the_poorest_that_is_left() -> None:
    """There is no limit to the number of companies; ruling 16."""
    game = Game()
    game.found(0)
    game.country((1, 6, 3, 3, 3, 12), (0,))
    assert roomiest(game.state) == (3,), "four free cells around the second of the three of $3"
    game.act(1, Found("Eagle", 100))
    assert game.told(CompanyFounded).cell == 3


def test_without_any_free_cell_it_is_refused_and_nothing_is_paid() -> None:
    """Ruling 16."""
    game = Game()
    game.found(0)
    game.country((1, 3), (0, 0))
    assert game.refused(1, Found("Eagle", 100)).why == "no-free-cell"
    assert game.offered(1, Found) == []


def test_a_computer_founds_under_a_name_that_is_not_mistaken_either() -> None:
    """Ruling 16."""
    game = Game().act(1, Found("Aurora I", 100))
    seat = Seat(0)
    founded = sensible(impero.view(game.state, seat), game.host.offers(seat), Chance("x", 0))
    assert founded is not None
    assert game.act(seat, founded).company(1).name == "Aurora 2"
