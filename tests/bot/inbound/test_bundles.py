"""Things and money in one typed line, in English and Italian; an amount with its sign behind."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from bot.errors import HouseError
from bot.inbound.commands.typed import Typist
from bot.ui import amounts, bundles, modals
from bot.words.catalogue import Catalogue
from bot.words.translator import GameWords
from games import GAMES
from games.core.chance import Chance
from games.core.desk import Propose
from games.core.kinds import Bundled, Label, Money
from games.core.offers import Bundle, Counts, Item
from tests.bot.inbound.conftest import Place
from tests.bot.inbound.sights import sight_of
from tests.contract.host import OPENED, played
from tests.contract.reduced import greed, owner

MILLIONS = Money("M", behind=True)
ENGLISH, ITALIAN = ("coal", "cotton", "steel"), ("carbone", "cotone", "acciaio")
SHARES = ("Pear 3", "Pear 12", "Plum 3")
ITEMS = tuple(Item(at, 99) for at in range(3))


def told(names: tuple[str, ...], language: str = "en") -> tuple[Any, GameWords]:
    """A table whose field `give` is a bundle of what is called so."""
    state = owner.setup(3, owner.Options(), OPENED, Chance("s", 0)).state
    sight = sight_of(owner.RULES, state, 0)
    kinds = {"give": Bundled(Label(names), MILLIONS)}
    rules = msgspec.structs.replace(sight, rules=replaced(sight.rules, kinds))
    return rules, GameWords(Catalogue().lexicon(language), rules.rules)


def replaced(rules: Any, kinds: dict[str, Any]) -> Any:
    from dataclasses import replace

    return replace(rules, kinds=kinds)


def read(names: tuple[str, ...], text: str, *, money: int | None = 100) -> tuple[int, ...]:
    sight, words = told(names)
    return bundles.read(sight, words, Bundle("give", ITEMS, money), text)


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("2 coal, steel + 30M", (2, 0, 1, 30)),
        ("2 coal and 30", (2, 0, 0, 30)),
        ("3x cotton; 1,200M", (0, 3, 0, 1200)),
        ("steel 2", (0, 0, 2, 0)),
        ("2 STEEL + 1 st", (0, 0, 3, 0)),
        ("2coal+5m", (2, 0, 0, 5)),
        ("coals", (1, 0, 0, 0)),
        ("", (0, 0, 0, 0)),
        ("nothing", (0, 0, 0, 0)),
        ("30 + 12", (0, 0, 0, 42)),
    ],
)
def test_a_bundle_is_read_as_people_write_it(text: str, value: tuple[int, ...]) -> None:
    assert read(ENGLISH, text) == value


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("2 carbone e 30", (2, 0, 0, 30)),
        ("2 carboni, acciaio + 30 M", (2, 0, 1, 30)),
        ("1.200M più 3 cot", (0, 3, 0, 1200)),
        ("niente", (0, 0, 0, 0)),
    ],
)
def test_and_in_italian(text: str, value: tuple[int, ...]) -> None:
    assert read(ITALIAN, text) == value


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("Pear 3 + 200", (1, 0, 0, 200)),
        ("pear 12, plum", (0, 1, 1, 0)),
        ("plum 3 e pear 3", (1, 0, 1, 0)),
    ],
)
def test_a_name_may_end_in_a_number(text: str, value: tuple[int, ...]) -> None:
    """Single shares are called by title and face value."""
    assert read(SHARES, text) == value


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("Tick & Tock 2 + 200", (1, 0, 0, 200)),
        ("pear 3 & tick & tock 2", (1, 1, 0, 0)),
        ("2 Tick & Tock 2, Pear 3", (2, 1, 0, 0)),
    ],
)
def test_a_name_may_have_a_separator_in_it(text: str, value: tuple[int, ...]) -> None:
    """Shares of Tick & Tock Parcels are no two things."""
    assert read(("Tick & Tock 2", "Pear 3", "Plum 3"), text) == value


@pytest.mark.parametrize(
    ("text", "part"), [("3 unicorns", "3 unicorns"), ("2 coal, 1 co", "1 co"), ("1e9", "1e9")]
)
def test_what_is_not_understood_is_said_with_what_there_is(text: str, part: str) -> None:
    with pytest.raises(HouseError) as caught:
        read(ENGLISH, text)
    assert caught.value.why == "bundle-unread"
    assert caught.value.facts["text"] == part
    assert caught.value.facts["names"] == "coal, cotton, steel"
    assert caught.value.facts["example"] == "coal + 50M"


@pytest.mark.parametrize(("money", "example"), [(10, "coal + 10M"), (0, "coal"), (None, "coal")])
def test_an_example_has_no_more_money_than_there_is(money: int | None, example: str) -> None:
    sight, words = told(ENGLISH)
    assert bundles.example(sight, words, Bundle("give", ITEMS, money)) == example


def test_where_no_money_may_be_given_a_bare_number_is_not_understood() -> None:
    with pytest.raises(HouseError):
        read(ENGLISH, "2 coal + 30", money=None)


@pytest.mark.parametrize("value", [(2, 0, 1, 30), (0, 0, 0, 0), (0, 5, 0, 1200)])
@pytest.mark.parametrize("language", ["en", "it"])
def test_what_stands_in_the_field_is_read_as_it_was(value: tuple[int, ...], language: str) -> None:
    sight, words = told(ITALIAN, language)
    field = Bundle("give", ITEMS, 2000)
    assert bundles.read(sight, words, field, bundles.written(sight, words, field, value)) == value


def test_counts_of_an_order_are_read_from_a_line_too() -> None:
    sight, words = told(ENGLISH)
    field = Counts("give", ITEMS, 9)
    assert modals.read_field(sight, words, field, "2 steel, coal") == (1, 0, 2)


@pytest.mark.parametrize("text", ["120", "120M", "120 m", " 120 M "])
def test_an_amount_is_typed_with_its_sign_behind_or_without(text: str) -> None:
    assert amounts.read(text, MILLIONS) == 120
    assert amounts.read(text.replace("120", "1.120"), MILLIONS) == 1120


def test_an_amount_with_its_sign_behind_stands_so_in_its_field() -> None:
    assert amounts.written(120, MILLIONS) == "120M"
    assert amounts.written(1250, Money(cents=True)) == "12.50"


async def test_a_command_reads_a_bundle_and_an_amount_as_a_modal_does(place: Place) -> None:
    """Also where nothing of the kind is offered: the rules then say why not."""
    number = await place.started("greed", "anna", "bruno", "carla")
    sight = await place.sight(number, "anna")
    at = Typist(sight, GameWords(Catalogue().lexicon("en"), sight.rules))
    assert at.bundle(Propose, "give", "2 coal, steel + 30M") == (2, 1, 0, 30)
    assert at.amount(greed.RaiseTo, "amount", "120 m") == 120


def test_a_card_is_found_by_its_name_as_it_is_heard_and_as_it_is_seen() -> None:
    rules = GAMES["greed"]
    sight = sight_of(rules, played(rules, 3).tables[0].state, 0, 3)
    at = Typist(sight, Catalogue().words("en", rules, sight.names).heard)
    typed = ("Sand Pit (card 11)", "Sand Pit (11)", "11")
    assert [at.named("card", one) for one in typed] == [1, 1, 1]
