"""Offers of every kind of field as buttons, selects, forms and modals: game-blind."""

from __future__ import annotations

from itertools import islice
from typing import Any

import msgspec
import pytest
from discord import ButtonStyle

from bot.errors import HouseError
from bot.ui import amounts, drafts, forms, modals, wishes
from bot.ui.buttons import hand_button, offer_rows, private_rows
from bot.ui.control import Press, parse, rows, unslotted
from bot.ui.limits import COMPONENTS
from bot.ui.sheet import Sheet
from bot.words.catalogue import Catalogue
from bot.words.translator import GameWords
from games import GAMES
from games.core.chance import Chance
from games.core.codes import decode
from games.core.offers import Bundle, Choice, Counts, Item, Number, Offer, Pick, Text, fits
from games.core.orders import Order, OrderForm
from games.core.record import Header
from games.core.words import Action
from games.players import RANDOM, player_of
from games.players.game import tables
from tests.bot.inbound.conftest import SHELF
from tests.bot.inbound.sights import DECISION, TABLE, flat, payload, sight_of
from tests.contract.host import OPENED, played
from tests.contract.reduced import greed, impero, owner, shark, stall


class Wish(Action, frozen=True):
    """An action with a field of each kind."""

    company: int = 0
    amount: int = 10
    name: str = "Rails"
    cards: tuple[int, ...] = (1, 2)
    shares: tuple[int, ...] = (0, 0, 0)


COMPANY = Choice("company", tuple(range(3)))
AMOUNT = Number("amount", 10, 500, 10)
NAME = Text("name", 30)
CARDS = Pick("cards", (1, 2, 3, 4), 2, 3)
SHARES = Counts("shares", (Item(0, 3, 1, 100), Item(1, 3, 1, 300), Item(2, 0)), 3, budget=700)


@pytest.fixture(scope="module")
def words() -> GameWords:
    return Catalogue().words("en")


def sight(*offers: Offer) -> Any:
    """A table whose rules know only wishes."""
    seen = sight_of(
        SHELF["owner"], owner.setup(3, owner.Options(), OPENED, Chance("s", 0)).state, 0
    )
    public = tuple((0, offer) for offer in offers if not offer.hidden)
    return msgspec.structs.replace(seen, offers=offers, open_offers=public)


def controls(view: Sheet) -> list[dict[str, Any]]:
    return [one for one in flat(payload(view)) if "custom_id" in one]


def presses(rows: list[Any]) -> list[Press]:
    found = [parse(child.custom_id) for row in rows for child in row.children]
    assert all(found)
    return [press for press in found if press]


def action_of(press: Press) -> Wish:
    found = decode((Wish,), unslotted(press.argument)[1] or press.argument)
    assert isinstance(found, Wish)
    return found


async def test_an_offer_without_fields_is_a_button(words: GameWords) -> None:
    assert presses(offer_rows(sight(Offer(Wish())), words)) == [
        Press(TABLE, DECISION, "act", 'wish[0,10,"Rails",[1,2],[0,0,0]]')
    ]


async def test_up_to_five_choices_are_a_button_each(words: GameWords) -> None:
    found = presses(offer_rows(sight(Offer(Wish(), (COMPANY,))), words))
    assert [press.verb for press in found] == ["act"] * 3
    assert [decode((Wish,), press.argument) for press in found] == [
        Wish(company=n) for n in range(3)
    ]


async def test_six_choices_are_two_even_rows_of_buttons(words: GameWords) -> None:
    offer = Offer(Wish(), (Choice("company", tuple(range(6))),))
    assert [len(row.children) for row in offer_rows(sight(offer), words)] == [3, 3]


@pytest.mark.parametrize(("count", "options"), [(9, 9), (25, 25), (26, 24), (60, 24)])
async def test_more_choices_are_a_select_of_at_most_25_lines(
    words: GameWords, count: int, options: int
) -> None:
    offer = Offer(Wish(), (Choice("company", tuple(range(count))),))
    row, *more = offer_rows(sight(offer), words)
    assert not more
    assert len(row.to_component_dict()["components"][0]["options"]) == options


async def test_a_long_select_is_leafed_through_in_the_form(words: GameWords) -> None:
    offer = Offer(Wish(), (Choice("company", tuple(range(60))),))
    form = forms.Form(sight(offer), words, offer, Wish(), "company", 1)
    (select,) = [one for one in controls(forms.sheet(form)) if one["type"] == 3]
    values = [one["value"] for one in select["options"]]
    assert (values[0], values[1], values[-1], len(values)) == ("page:0", "23", "page:2", 25)


async def test_what_is_hidden_is_on_no_public_message(words: GameWords) -> None:
    offers = (Offer(Wish(), (COMPANY,), hidden=True), Offer(Wish(amount=20)))
    seen = msgspec.structs.replace(
        sight(*offers), open_offers=tuple((0, offer) for offer in offers)
    )
    assert [action_of(press).amount for press in presses(offer_rows(seen, words))] == [20]
    assert len(presses(private_rows(seen, words))) == 4


async def test_of_several_who_are_asked_only_what_all_may_do_is_public(words: GameWords) -> None:
    same, own = Offer(Wish()), Offer(Wish(amount=20))
    both = ((0, same), (0, own), (1, same))
    seen = msgspec.structs.replace(sight(same, own), open_offers=both)
    assert [action_of(press) for press in presses(offer_rows(seen, words))] == [Wish()]


async def test_my_hand_is_highlighted_where_the_board_itself_has_side_matters_at_most(
    words: GameWords,
) -> None:
    aside, matter = Offer(Wish(), aside=True), Offer(Wish(amount=20))
    inside = Offer(Wish(amount=30), hidden=True)
    for offers, style in (
        ((aside, inside), ButtonStyle.primary),
        ((inside,), ButtonStyle.primary),
        ((matter, inside), ButtonStyle.secondary),
    ):
        (hand,) = rows([hand_button(sight(*offers), words)])
        assert hand.to_component_dict()["components"][0]["style"] == style.value


async def test_what_is_only_typed_opens_the_modal_at_once(words: GameWords) -> None:
    offer = Offer(Wish(), (AMOUNT, NAME))
    (press,) = presses(offer_rows(sight(offer), words))
    assert press.verb == "write"
    shown = modals.asking(sight(offer), words, offer, Wish()).to_dict()
    assert parse(shown["custom_id"]) == msgspec.structs.replace(press, verb="wrote")
    inputs = [one["component"] for one in shown["components"] if "component" in one]
    assert [(one["custom_id"], one["value"]) for one in inputs] == [
        ("amount", "10"),
        ("name", "Rails"),
    ]


async def test_one_thing_at_most_has_no_order_and_is_chosen_in_the_modal(
    words: GameWords,
) -> None:
    offer = Offer(Wish(cards=(2,)), (Pick("cards", (1, 2, 3, 4), 0, 1), AMOUNT))
    (press,) = presses(offer_rows(sight(offer), words))
    assert press.verb == "write"


async def test_where_all_fields_fit_a_modal_it_is_the_form(words: GameWords) -> None:
    """A select for a choice, a select of several where order means nothing, text for the rest."""
    several = Pick("cards", (1, 2, 3, 4), 0, 3, ordered=False)
    offer = Offer(Wish(cards=(2,)), (COMPANY, several, AMOUNT, NAME))
    (press,) = presses(offer_rows(sight(offer), words))
    assert press.verb == "write"
    shown = modals.asking(sight(offer), words, offer, offer.action).to_dict()
    inputs = [one["component"] for one in shown["components"] if "component" in one]
    assert [one["type"] for one in inputs] == [3, 3, 4, 4]
    assert [one.get("max_values") for one in inputs[:2]] == [1, 3]
    assert [one["label"] for one in inputs[1]["options"] if one.get("default")] == ["2"]
    said = {"company": "2", "cards": "4\n1", "amount": "$120", "name": "Rete"}
    typed = modals.filled(sight(offer), words, offer, offer.action, said)
    assert typed == Wish(2, 120, "Rete", (1, 4), (0, 0, 0))


@pytest.mark.parametrize("field", [CARDS, SHARES, Choice("company", tuple(range(26)))])
async def test_what_no_modal_can_ask_keeps_its_controls(field: Any) -> None:
    offer = Offer(Wish(), (field, AMOUNT))
    assert drafts.controlled(offer) == (field,)
    assert drafts.written(offer) == (AMOUNT,)


async def test_a_line_that_was_never_in_a_modal_s_select_is_stale(words: GameWords) -> None:
    offer = Offer(Wish(), (COMPANY, AMOUNT))
    for forged in ("7", "true", "x", ""):
        said = {"company": forged, "amount": "120"}
        with pytest.raises(HouseError, match="stale"):
            modals.filled(sight(offer), words, offer, offer.action, said)


class Standing(Order, frozen=True):
    """An order with a field of each kind."""

    company: int = 0
    amount: int = 10
    cards: tuple[int, ...] = ()
    shares: tuple[int, ...] = (0, 0, 0)
    give: tuple[int, ...] = (0, 0, 0, 0)


async def test_an_order_may_have_fields_of_every_kind(words: GameWords) -> None:
    """All in one modal: counts and bundles as a line, a list as a select of several."""
    fields = (COMPANY, AMOUNT, CARDS, SHARES, Bundle("give", SHARES.items, 99))
    form = OrderForm(Standing(), fields)
    shown = wishes.asking(sight(), words, form).to_dict()
    inputs = [one["component"] for one in shown["components"] if "component" in one]
    assert [one["type"] for one in inputs] == [3, 4, 3, 4, 4]
    said = {"company": "1", "amount": "50", "cards": "3\n1", "shares": "2 0, 1", "give": "1 2 + $5"}
    found = wishes.filled(sight(), words, form, said)
    assert found == Standing(1, 50, (3, 1), (2, 1, 0), (0, 0, 1, 5))


async def test_counts_are_filled_with_plus_buttons_up_to_the_budget(words: GameWords) -> None:
    offer = Offer(Wish(), (SHARES,))
    form = forms.Form(sight(offer), words, offer, drafts.start(offer))
    labels = {one["label"]: one for one in controls(forms.sheet(form)) if "label" in one}
    assert "+ 0 $100" in labels
    assert not any(label.startswith("+ 2") for label in labels)
    dear = next(one for label, one in labels.items() if label.startswith("+ 1"))
    draft = action_of(parse(dear["custom_id"]) or Press(0, 0, ""))
    assert draft == Wish(shares=(0, 1, 0))
    again = msgspec.structs.replace(form, draft=Wish(shares=(0, 2, 0)))
    off = [one["label"] for one in controls(forms.sheet(again)) if one.get("disabled")]
    assert off == ["+ 1 $300 (2)"]


async def test_the_confirmation_says_the_price(words: GameWords) -> None:
    offer = Offer(Wish(), (SHARES,))
    form = forms.Form(sight(offer), words, offer, Wish(shares=(2, 1, 0)))
    confirm = next(one for one in controls(forms.sheet(form)) if one.get("style") == 3)
    assert confirm["label"].endswith(": $500")
    assert not confirm["disabled"]
    assert (parse(confirm["custom_id"]) or Press(0, 0, "")).verb == "act"


async def test_large_counts_have_a_select_each(words: GameWords) -> None:
    large = Counts("shares", (Item("sell", 25), Item("trade", 24, 2)), 25)
    offer = Offer(Wish(shares=(0, 0)), (large,))
    form = forms.Form(sight(offer), words, offer, drafts.start(offer))
    selects = [one for one in controls(forms.sheet(form)) if one["type"] == 3]
    assert [len(one["options"]) for one in selects] == [24, 13]
    assert drafts.picked(offer, form.draft, "shares.1", "6") == Wish(shares=(0, 6))


async def test_all_of_one_thing_is_a_button(words: GameWords) -> None:
    large = Counts("shares", (Item("sell", 7), Item("trade", 6, 2)), 7)
    assert drafts.shortcuts(Offer(Wish(shares=(0, 0)), (large,))) == [
        Wish(shares=(0, 0)),
        Wish(shares=(7, 0)),
        Wish(shares=(0, 6)),
    ]


async def test_where_something_is_proposed_nothing_is_no_short_cut() -> None:
    few = Counts("shares", (Item("red", 7), Item("blue", 6)), 7)
    found = drafts.shortcuts(Offer(Wish(shares=(1, 0)), (few,)))
    assert found == [Wish(shares=(7, 0)), Wish(shares=(0, 6))]
    held = Counts("shares", (Item("red", 9, price=60, start=4), Item("blue", 5)), 7, budget=190)
    found = drafts.shortcuts(Offer(Wish(shares=(4, 0)), (held,)))
    assert found == [Wish(shares=(7, 0)), Wish(shares=(4, 3))]


async def test_many_items_share_a_select_that_adds(words: GameWords) -> None:
    many = Counts("shares", tuple(Item(key, 40) for key in range(30)), 100, least=1)
    offer = Offer(Wish(shares=(1, *(0,) * 29)), (many,))
    form = forms.Form(sight(offer), words, offer, drafts.start(offer))
    view = forms.sheet(form)
    (select,) = [one for one in controls(view) if one["type"] == 3]
    assert len(select["options"]) == 24
    after = drafts.picked(offer, form.draft, "shares", "3")
    assert after == Wish(shares=(0, 0, 0, 1, *(0,) * 26))
    assert drafts.is_ready(offer, after)
    assert not drafts.is_ready(offer, form.draft)


async def test_picks_are_made_in_order(words: GameWords) -> None:
    offer = Offer(Wish(), (CARDS,))
    draft = drafts.start(offer)
    for value in ("3", "1"):
        assert not drafts.is_ready(offer, draft)
        draft = drafts.picked(offer, draft, "cards", value)
    assert draft == Wish(cards=(3, 1))
    assert drafts.is_ready(offer, draft)


async def test_the_last_of_an_order_goes_without_saying() -> None:
    offer = Offer(Wish(cards=(1, 2, 3)), (Pick("cards", (1, 2, 3), 3, 3),))
    draft = drafts.picked(
        offer, drafts.picked(offer, drafts.start(offer), "cards", "3"), "cards", "1"
    )
    assert draft == Wish(cards=(3, 1, 2))


async def test_what_was_added_can_be_taken_back_one_by_one(words: GameWords) -> None:
    """Below the buttons that add, which do not move; nothing stands there for what is not chosen."""
    offer = Offer(Wish(), (SHARES,))
    empty = [one["label"] for one in controls(_form(words, offer, (0, 0, 0))) if "label" in one]
    assert not [label for label in empty if label.startswith("\N{MINUS SIGN}")]
    after = [one for one in controls(_form(words, offer, (2, 1, 0))) if "label" in one]
    minus = [one for one in after if one["label"].startswith("\N{MINUS SIGN}")]
    plus = [one["label"] for one in after if one["label"].startswith("+")]
    assert len(minus) == len(plus) == 2
    assert drafts.stepped(offer, Wish(shares=(2, 1, 0)), "shares.0-") == Wish(shares=(1, 1, 0))


def _form(words: GameWords, offer: Offer, shares: tuple[int, ...]) -> Sheet:
    return forms.sheet(forms.Form(sight(offer), words, offer, Wish(shares=shares)))


async def test_a_form_with_every_kind_of_field_asks_the_typed_ones_last(words: GameWords) -> None:
    offer = Offer(Wish(), (COMPANY, CARDS, SHARES, AMOUNT, NAME))
    seen = sight(offer)
    draft = Wish(company=2, cards=(4, 1), shares=(1, 0, 0))
    view = forms.sheet(forms.Form(seen, words, offer, draft))
    assert len(flat(payload(view))) <= COMPONENTS
    verbs = [(parse(one["custom_id"]) or Press(0, 0, "")).verb for one in controls(view)]
    assert verbs == ["pick", "pick", "form", "form", "form", "write", "form", "hand"]
    typed = modals.filled(seen, words, offer, draft, {"amount": "$120", "name": "Rete"})
    assert typed == Wish(2, 120, "Rete", (4, 1), (1, 0, 0))
    assert fits(offer, typed)


@pytest.mark.parametrize(
    ("text", "whole", "cents"),
    [
        ("1200", 1200, 120_000), ("1,200", 1200, 120_000), ("1.200", 1200, 120_000),
        ("$ 1'200", 1200, 120_000), ("12.5", None, 1250), ("12,50 €", None, 1250),
        ("-3", -3, -300), ("", None, None), ("many", None, None), ("1,2,3", None, None),
        ("\uff11\uff12", 12, 1200), ("US$ 5", 5, 500), ("5 dollari", 5, 500), ("-$3", -3, -300),
        ("1e9", None, None), ("10k", None, None), ("1/2", None, None), ("0x10", None, None),
        ("0.500", None, None), ("0,001", None, None), ("9" * 400, None, None),
        (" " * 6000 + "9" + " " * 6000 + "x", None, None),
    ],
)  # fmt: skip
def test_amounts_are_read_as_people_write_them(
    text: str, whole: int | None, cents: int | None
) -> None:
    assert amounts.amount(text) == whole
    assert amounts.amount(text, cents=True) == cents


@pytest.mark.parametrize(
    "rules",
    [greed.RULES, impero.RULES, owner.RULES, shark.RULES, stall.RULES],
    ids=lambda one: one.key,
)
@pytest.mark.parametrize("seed", range(4))
async def test_every_offer_of_a_game_can_be_taken_up_and_every_form_fits(
    words: GameWords, rules: Any, seed: int
) -> None:
    for steps in (0, 5, 17, 40):
        state = played(rules, seed, steps).state
        for seat in range(len(state.left)):
            seen = sight_of(rules, state, seat)
            assert len(flat([row.to_component_dict() for row in private_rows(seen, words)])) <= 30
            for offer in seen.offers:
                follow(seen, words, offer)


@pytest.mark.parametrize("rules", GAMES.values(), ids=lambda one: one.key)
def test_a_form_that_opens_is_that_of_its_own_offer(rules: Any) -> None:
    """Sales of two titles differ in their shares alone; a suggestion may equal what a form begins with."""
    header = Header(rules.key, rules.version, 3, rules.options_type(), "forms", OPENED)
    for table in islice(tables(rules, header, [player_of(rules, RANDOM)] * 3), 0, 150, 5):
        for seat in range(3):
            offers = rules.offers(table.state, seat)
            for offer in filter(lambda one: one.fields, offers):
                draft = drafts.start(offer) if drafts.controlled(offer) else offer.action
                assert drafts.offer_of(offers, draft) == offer


def follow(seen: Any, words: GameWords, offer: Offer) -> None:
    """Open the form, as the buttons would."""
    assert all(action.__class__ is offer.action.__class__ for action in drafts.few(offer) or ())
    if drafts.controlled(offer):
        view = forms.sheet(forms.Form(seen, words, offer, drafts.start(offer)))
        ids = [one["custom_id"] for one in controls(view)]
        assert len(set(ids)) == len(ids)
        assert max(map(len, ids)) <= 100
        assert len(flat(payload(view))) <= COMPONENTS
    if drafts.written(offer):
        assert modals.asking(seen, words, offer, offer.action).to_dict()


async def test_quick_values_have_buttons_and_a_form_is_for_others(words: GameWords) -> None:
    for most, verbs in (10, ["act"]), (20, ["act", "act"]), (30, ["act", "act", "write"]):
        quick = Number("amount", 10, most, 10, (10, 20))
        found = presses(offer_rows(sight(Offer(Wish(), (quick,))), words))
        assert [press.verb for press in found] == verbs
        assert [action_of(one).amount for one in found[:2]] == [10, 20][: len(verbs)]
