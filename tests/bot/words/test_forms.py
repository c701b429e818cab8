"""Every form and button in random play, at nothing, without a change, at one and at the most: something comes of
what is offered, what changes nothing cannot be sent off, and the price that a label tells is what is paid.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import chain
from typing import Any, NamedTuple

import msgspec
import pytest
from discord import ButtonStyle
from msgspec.structs import replace

from bot.engine.views.sight import Sight
from bot.errors import HouseError
from bot.ui import drafts, modals
from bot.ui.buttons import offer_rows, private_rows
from bot.ui.forms import Form, sheet
from bot.ui.labels import price, value_label, with_value
from bot.words.catalogue import Catalogue
from bot.words.translator import GameWords
from games import GAMES
from games.core.contract import HAND, AnyRules
from games.core.offers import Counts, Number, Offer
from games.core.record import Entry, Header, Table, play
from games.core.words import Action, RuleError, Seat
from games.players import RANDOM, player_of
from games.players.game import OPENED, tables
from tests.bot.games.calling import NASTY
from tests.bot.inbound.sights import NAMES, sight_of

CATALOGUE = Catalogue(strict=True)
LOOKS = 12
NOTHINGS = {
    "acquire": ("Buy nothing",),
    "owners_choice": ("Buy and sell nothing", "Exchange nothing"),
    "greed": (": no bid", "take nothing", "Done trading", "Keep trading", "Pass"),
    "shark_room": ("Don’t answer", "Take €50"),
    "impero": ("Ready", "Not ready"),
}
"""By game the labels of what gains nothing: none of them may be the only one that stands out."""


class Moment(NamedTuple):
    rules: AnyRules
    header: Header[Any]
    table: Table[Any]
    seat: Seat


@cache
def moments(game: str) -> tuple[Moment, ...]:
    return tuple(_moments(GAMES[game]))


def _moments(rules: AnyRules) -> Iterator[Moment]:
    for seats in (min(rules.seats), min(max(rules.seats), 4)):
        header = Header(rules.key, rules.version, seats, rules.options_type(), "forms", OPENED)
        every = list(tables(rules, header, [player_of(rules, RANDOM)] * seats))
        for table in every[:: max(1, len(every) // LOOKS)]:
            for seat in range(seats):
                yield Moment(rules, header, table, Seat(seat))


def possible(offer: Offer) -> Iterator[Action]:
    """Each field at nothing, as it stands, at one and at the most, the others as they stand."""
    yield drafts.start(offer)
    yield offer.action
    for field in offer.fields:
        match field:
            case Number():
                values: tuple[Any, ...] = (field.least, field.least + field.step, field.most)
            case Counts():
                nothing = (0,) * len(field.items)
                one = (next((at for at, item in enumerate(field.items) if item.most), 0), nothing)
                values = (nothing, drafts.more(field, nothing, one[0]))
                values = (
                    *values,
                    *(drafts._all_of(field, nothing, at) for at in range(len(field.items))),
                )
            case _:
                continue
        yield from (with_value(offer.action, field.name, value) for value in values)


def after(moment: Moment, action: Action) -> Any:
    try:
        entry = Entry(moment.seat, action, moment.table.at)
        return play(moment.rules, moment.header, moment.table, entry).state
    except RuleError:
        return None


@pytest.mark.parametrize("game", GAMES)
def test_what_can_be_sent_off_changes_something(game: str) -> None:
    for moment in moments(game):
        for offer in moment.rules.offers(moment.table.state, moment.seat):
            for draft in possible(offer):
                if drafts.is_ready(offer, draft) and (new := after(moment, draft)) is not None:
                    assert new != moment.table.state, draft


@pytest.mark.parametrize("game", GAMES)
def test_the_price_that_a_label_tells_is_what_is_paid(game: str) -> None:
    told = 0
    for moment in moments(game):
        for offer in moment.rules.offers(moment.table.state, moment.seat):
            for draft in possible(offer):
                cost = price(offer, draft)
                if not cost or not drafts.is_ready(offer, draft):
                    continue
                if (new := after(moment, draft)) is None:
                    continue
                if moment.rules.outcome(new) is None:
                    before, now = (_purses(one)[moment.seat] for one in (moment.table.state, new))
                    assert before - now == cost, draft
                    told += 1
    assert told or game not in {"acquire", "owners_choice"}


@pytest.mark.parametrize("game", GAMES)
def test_a_wrong_entry_of_any_form_is_refused_in_words_and_changes_nothing(game: str) -> None:
    """Each field of each kind of form, with what nobody expects: it is no move, one of the rules, or refused."""
    known, read = set[object](), 0
    for moment in moments(game):
        rules, state = moment.rules, moment.table.state
        sight = sight_of(rules, state, moment.seat, moment.header.seats)
        words = CATALOGUE.words("it", rules, NAMES, rules.titles(sight.view))
        before = msgspec.json.encode(state)
        for offer in sight.offers:
            fields = drafts.typed(offer)
            if (kind := (type(offer.action), len(fields))) in known or not fields:
                continue
            known.add(kind)
            for draft in wrong(sight, words, offer):
                read += 1
                after(moment, draft)
        assert msgspec.json.encode(state) == before
    assert read


def wrong(sight: Sight, words: GameWords, offer: Offer) -> Iterator[Action]:
    """What a form makes of wrong entries, where it makes anything."""
    for first, name in enumerate(one.name for one in drafts.typed(offer)):
        for text in NASTY:
            values, at = {name: text}, first // drafts.ASKED * drafts.ASKED
            try:
                yield modals.filled(sight, words, offer, drafts.start(offer), values, at)
            except HouseError as refused:
                # Strict words break where one is missing.
                words.refusal(refused)


def test_what_is_bought_and_sold_is_typed_in_one_line_as_the_command_takes_it() -> None:
    """A line tells changes: whoever types two red shares keeps the others."""
    moment, offer = next(
        (one, offer)
        for one in moments("owners_choice")
        for offer in one.rules.offers(one.table.state, one.seat)
        if drafts.is_typed_too(offer) and min(getattr(offer.action, "shares", ()), default=0) == 0
        if sum(count > 0 for count in getattr(offer.action, "shares", ())) > 1
    )
    sight = sight_of(moment.rules, moment.table.state, moment.seat, moment.header.seats)
    words = CATALOGUE.words("en", moment.rules, NAMES, moment.rules.titles(sight.view))
    held: tuple[int, ...] = offer.action.shares  # type: ignore[attr-defined]
    names = [value_label(sight, words, "shares", at) for at in range(len(held))]
    more, less = held.index(0), next(at for at, count in enumerate(held) if count)
    change = {more: 2, less: -1}
    wanted = tuple(count + change.get(at, 0) for at, count in enumerate(held))
    for typed in (
        f"2 {names[more]} - 1 {names[less]}",
        f"-1 {names[less].lower()}, {names[more]} 2",
        f"\N{MINUS SIGN}1 {names[less]} and 2 {names[more]}",
    ):
        filled = modals.filled(sight, words, offer, offer.action, {"shares": typed})
        assert filled == replace(offer.action, shares=wanted)
    shown = modals.asking(sight, words, offer, replace(offer.action, shares=wanted)).to_dict()
    (line,) = (one["component"] for one in shown["components"] if "component" in one)
    again = modals.filled(sight, words, offer, offer.action, {"shares": line["value"]})
    assert again == replace(offer.action, shares=wanted)
    for nothing in ("", "0", "0 " + names[more]):
        with pytest.raises(HouseError, match="bundle-unread"):
            modals.filled(sight, words, offer, offer.action, {"shares": nothing})


def _purses(state: Any) -> tuple[int, ...]:
    found: tuple[int, ...] = getattr(getattr(state, "board", state), "purses", ())
    return found or state.purses


@pytest.mark.parametrize("game", GAMES)
def test_what_gains_nothing_is_never_all_that_stands_out(game: str) -> None:
    """Not on the board, not in the hand, and not in a form."""
    for moment in moments(game):
        rules, state = moment.rules, moment.table.state
        sight = sight_of(rules, state, moment.seat, moment.header.seats)
        words = CATALOGUE.words("en", rules, NAMES, rules.titles(sight.view))
        pages = {HAND, *(page.key for page in rules.pages(sight.view))}
        shown: list[Any] = [offer_rows(replace(sight, viewer=None, offers=()), words)]
        shown += [private_rows(sight, words, page=key) for key in pages]
        forms = (Form(sight, words, one, drafts.start(one)) for one in sight.offers if one.fields)
        made = (sheet(one) for one in forms if drafts.controlled(one.offer))
        shown += [list(one.children) for one in made]
        for rows in shown:
            standing = [
                str(one.label)
                for one in chain.from_iterable(getattr(row, "children", ()) for row in rows)
                if getattr(one, "style", None) in {ButtonStyle.primary, ButtonStyle.success}
                and not one.disabled
            ]
            dull = [label for label in standing if label.endswith(NOTHINGS[game])]
            assert not dull or len(dull) < len(standing), (standing, moment.seat)


def test_a_list_is_typed_in_its_order_beside_the_bid() -> None:
    """By names or by the numbers behind them: each choice in a select had been two presses."""
    moment, offer = next(
        (one, offer)
        for one in moments("greed")
        for offer in one.rules.offers(one.table.state, one.seat)
        if any(field.name == "wishes" for field in offer.fields)
    )
    sight = sight_of(moment.rules, moment.table.state, moment.seat, moment.header.seats)
    words = CATALOGUE.words("en", moment.rules, NAMES, moment.rules.titles(sight.view))
    assert drafts.whole(offer)
    assert [one.name for one in drafts.written(offer)] == ["amount", "wishes"]
    wishes: Any = offer.fields[1]
    first, second = wishes.values[:2]
    names = [value_label(sight, words, "wishes", one) for one in (first, second)]
    numbers = [one.rpartition("(")[2].rstrip(")") for one in names]
    for typed in (" ".join(reversed(numbers)), f"{names[1].upper()} and {numbers[0]}"):
        given = {"amount": "10M", "wishes": typed}
        action: Any = modals.filled(sight, words, offer, drafts.start(offer), given)
        assert action.wishes == (
            second,
            first,
        )
    shown = modals.asking(sight, words, offer, replace(offer.action, wishes=(second,))).to_dict()
    assert shown["components"][1]["component"]["value"] == names[1]
    with pytest.raises(HouseError, match="bundle-unread"):
        modals.filled(sight, words, offer, drafts.start(offer), {"amount": "10M", "wishes": "99"})
