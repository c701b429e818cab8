"""Impero's sentences: money in cents, lots told by what they are, names that a table has given."""

from __future__ import annotations

from datetime import UTC, datetime
from importlib.resources import files

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message
from msgspec.structs import replace

from bot.errors import HouseError
from bot.words.catalogue import Catalogue
from bot.words.translator import GameWords
from games.core.chance import Chance
from games.core.kinds import Moment, Percent, Titled, Titles, money_of
from games.core.offers import Number
from games.core.orders import OrderForm
from games.core.words import Action, Event, RuleError, Seat
from games.impero import events as told
from games.impero.actions import (
    Answer,
    Bid,
    BidUpTo,
    Buy,
    BuyCell,
    Found,
    Ready,
    Send,
    SetDividend,
    Withdraw,
)
from games.impero.kinds import kinds
from games.impero.rules import RULES as impero
from games.impero.state import Options

TITLES: Titles = {
    "company": ("Alpenstrom", "**Po**"),
    "cell": ("A1", "B7"),
    "auction": {4: {"count": 10, "company": 0}},
    "listing": {5: {"count": 1, "company": 1, "price": 1250}},
    "transfer": {6: {"amount": 500, "giver": 1}},
}
CATALOGUE = Catalogue(strict=True)
NAMES = ("Giulia", "Marco", "Théo")
ENGLISH = CATALOGUE.words("en", impero, NAMES, TITLES)
ITALIAN = CATALOGUE.words("it", impero, NAMES, TITLES)
GIULIA, MARCO = Seat(0), Seat(1)
UNTIL = 1_800_000_000


@pytest.mark.parametrize(
    ("event", "english", "italian"),
    [
        (
            told.CompanyFounded(seat=GIULIA, company=0, cell=1, amount=2500),
            "Giulia founds Alpenstrom on B7 with $25.00.",
            "Giulia fonda Alpenstrom in B7 con 25,00\u00a0$.",
        ),
        (
            told.BidMade(
                seat=GIULIA, auction=4, company=0, count=10, amount=1200, outbid=None, until=UNTIL
            ),
            "Giulia bids $12.00 for 10 new shares of Alpenstrom (until <t:1800000000:f>).",
            (
                "Giulia offre 12,00\u00a0$ per 10 nuove azioni di Alpenstrom"
                " (fino al <t:1800000000:f>)."
            ),
        ),
        (
            told.BidMade(
                seat=GIULIA, auction=4, company=0, count=1, amount=1200, outbid=MARCO, until=UNTIL
            ),
            (
                "Giulia bids $12.00 for 1 new share of Alpenstrom and outbids Marco"
                " (until <t:1800000000:f>)."
            ),
            (
                "Giulia offre 12,00\u00a0$ per 1 nuova azione di Alpenstrom e supera Marco"
                " (fino al <t:1800000000:f>)."
            ),
        ),
        (
            told.Caught(seats=(GIULIA, MARCO)),
            (
                "The tax police have caught Giulia and Marco: they lose all of their capital,"
                " and all money that they had sent is gone."
            ),
            (
                "La Finanza ha scoperto Giulia e Marco: perdono tutto il loro capitale,"
                " e tutto il denaro che avevano inviato svanisce."
            ),
        ),
        (
            told.TurnClosed(turn=3, dark=0, count=828, amount=123456),
            "Turn 3 is closed: the companies earned $1,234.56; none of the 828 cells was in blackout.",
            (
                "Il turno 3 è chiuso: le società hanno incassato 1.234,56\u00a0$;"
                " nessuna delle 828 caselle in blackout."
            ),
        ),
    ],
)
def test_an_event_is_a_short_sentence(event: Event, english: str, italian: str) -> None:
    assert ENGLISH.event(event) == english
    assert ITALIAN.event(event) == italian


@pytest.mark.parametrize(
    "event",
    [
        told.CellBought(company=0, cell=1, amount=450),
        told.CellRented(company=0, owner=1, cell=1, amount=450),
        told.CellDeveloped(company=0, cell=1, dollars=6, amount=200),
        told.DividendSet(company=0, percent=50),
        told.PlayerReady(seat=GIULIA),
        told.PlayerUnready(seat=GIULIA),
    ],
)
def test_what_happens_all_the_time_is_no_news(event: Event) -> None:
    assert ENGLISH.event(event) == ITALIAN.event(event) == ""


@pytest.mark.parametrize(
    ("action", "english", "italian"),
    [
        (Found("A*b", 2500), r"Found A\*b with $25.00", "Fonda A\\*b con 25,00\u00a0$"),
        (
            Bid(4, 1200),
            "Bid $12.00 for 10 new shares of Alpenstrom",
            "Offri 12,00\u00a0$ per 10 nuove azioni di Alpenstrom",
        ),
        (
            Buy(5),
            r"Buy 1 share of \*\*Po\*\* for $12.50",
            "Compra 1 azione di \\*\\*Po\\*\\* per 12,50\u00a0$",
        ),
        (Withdraw(99), "Withdraw 99", "Ritira 99"),
        (Answer(6, accept=True), "Accept $5.00 from Marco", "Accetta 5,00\u00a0$ da Marco"),
        (Answer(6, accept=False), "Refuse $5.00 from Marco", "Rifiuta 5,00\u00a0$ da Marco"),
        (Send(MARCO, 500), "Send Marco $5.00", "Invia 5,00\u00a0$ a Marco"),
        (BuyCell(0, 1), "Alpenstrom: buy B7", "Alpenstrom: compra B7"),
        (SetDividend(0, 60), "Alpenstrom: dividend 60%", "Alpenstrom: dividendo 60%"),
        (Ready(), "Ready", "Ho finito"),
    ],
)
def test_a_label_says_what_a_press_does(action: Action, english: str, italian: str) -> None:
    assert ENGLISH.action(action) == english
    assert ITALIAN.action(action) == italian


def test_an_opening_button_says_of_what() -> None:
    assert ENGLISH.opening(Bid(4, 1200)) == "Bid for 10 new shares of Alpenstrom…"
    assert ITALIAN.opening(Found("", 1)) == "Fonda una società…"


def test_a_secret_maximum_is_told_to_its_owner() -> None:
    order = BidUpTo(4, 2000)
    assert ENGLISH.order(order) == "Bid for me up to $20.00 for 10 new shares of Alpenstrom"


def test_an_order_that_has_still_to_be_filled_in_names_no_value_yet() -> None:
    order = BidUpTo(4, 2000)
    form = OrderForm(order, (Number("most", 1, 5000),))
    opens = "Bid for me for 10 new shares of Alpenstrom, up to a limit…"
    assert ENGLISH.order_opening(form) == opens
    assert ENGLISH.order_opening(OrderForm(order)) == ENGLISH.order(order)


def test_names_of_a_table_are_escaped_in_messages_only_and_what_is_gone_has_its_number() -> None:
    assert ENGLISH.value(Titled("company"), 1) == r"\*\*Po\*\*"
    assert ENGLISH.plain.value(Titled("company"), 1) == "**Po**"
    assert ENGLISH.value(Titled("cell"), (0, 1)) == "A1 and B7"
    assert ENGLISH.value(Titled("company"), -1) == "\u22121"
    assert ENGLISH.value(Titled("auction"), 17) == "17"


def test_where_no_markup_is_read_an_instant_is_a_date() -> None:
    assert ENGLISH.plain.value(Moment(), UNTIL) == "2027-01-15 08:00 UTC"


def test_the_money_of_a_game_is_that_of_its_amounts() -> None:
    assert money_of(kinds).cents
    assert ENGLISH.money(123_405) == "$1,234.05"
    assert ENGLISH.say("hint-bid", count=4, amount=500, share=50, paid=3).startswith(
        "$5.00 is $0.50 a share"
    )


@pytest.mark.parametrize(
    ("value", "english", "italian"),
    [(70_000, "7%", "7%"), (16_800, "1.68%", "1,68%"), (600, "0.06%", "0,06%")],
)
def test_a_fraction_is_told_in_per_cent(value: int, english: str, italian: str) -> None:
    assert ENGLISH.value(Percent(1_000_000), value) == english
    assert ITALIAN.value(Percent(1_000_000), value) == italian


def test_options_that_are_numbers_are_told_as_numbers() -> None:
    assert ENGLISH.option("turns", 14) == "14"
    assert ITALIAN.option("hours", (9, 21)) == "9 e 21"
    assert ENGLISH.option("minutes", 0) == "at the hours above"
    assert ITALIAN.option("country", "italy") == "Italia"


def test_the_hand_is_called_as_the_game_calls_it() -> None:
    assert ENGLISH.say("my-hand") == "My empire"
    assert CATALOGUE.words("en").say("my-hand") == "My hand"


def test_the_houses_own_numbers_are_no_money_but_those_of_the_rules_are() -> None:
    assert (
        ENGLISH.refusal(HouseError("table-full", most=20))
        == "The table is full: 20 players at most."
    )
    assert ENGLISH.say("form-longest", most=30) == "At most 30 characters"
    refused = RuleError("not-enough", most=250, amount=1200)
    assert ENGLISH.refusal(refused) == "Only $2.50 is available; $12.00 is needed."
    assert ITALIAN.refusal(RuleError("not-enough-money", most=250, amount=1200)).startswith(
        "Hai 2,50\u00a0$, e ne servono 12,00\u00a0$."
    )


@pytest.mark.parametrize("file", ["ground", "market"])
@pytest.mark.parametrize("language", ["en", "it"])
def test_every_refusal_names_its_chapter(file: str, language: str) -> None:
    text = (files("games.impero") / "text" / f"{file}.{language}.ftl").read_text("utf-8")
    entries = [one for one in FluentParser().parse(text).body if isinstance(one, Message)]
    bare = {
        one.id.name for one in entries if not any(it.id.name == "chapter" for it in one.attributes)
    }
    assert {name for name in bare if not name.startswith("void-")} == set()


@pytest.mark.parametrize(
    ("amount", "said"),
    [(1, "risk 1% (1% for each $0.50)"), (2000, "risk 40% (")],
)
def test_the_risk_of_sending_is_told_beforehand(amount: int, said: str) -> None:
    """Of the amount that was typed, and how much each per cent is."""
    state = impero.setup(2, Options(), datetime(2026, 1, 1, tzinfo=UTC), Chance("risk", 0)).state
    found = impero.hint(impero.view(state, Seat(0)), Send(Seat(1), amount))
    assert found is not None
    told = ENGLISH.say(f"hint-{found.key}", **found.facts)
    assert said in told
    assert told.endswith("both lose all: you $50.00")


def test_no_cent_of_less_than_a_dollar_is_sent_at_a_risk_of_1_per_cent() -> None:
    state = impero.setup(2, Options(), datetime(2026, 1, 1, tzinfo=UTC), Chance("risk", 0)).state
    poor = replace(impero.view(state, Seat(0)), cash=50)
    found = impero.hint(poor, Send(Seat(1), 1))
    assert found is not None
    assert ENGLISH.say(f"hint-{found.key}", **found.facts).startswith("risk 2%: if")


@pytest.mark.parametrize("words", [ENGLISH, ITALIAN])
def test_what_a_cell_brings_fits_on_a_button_and_into_a_select(words: GameWords) -> None:
    """80 and 100 characters, with the longest names and amounts."""
    facts = {"cost": 7500, "earned": 2500, "turns": 3, "chance": 67_200}
    for key in ("buy-cell", "rent-cell", "develop-cell"):
        short = words.say(f"hint-{key}.short", **facts)
        whole = words.say(f"hint-{key}", **facts, stability=3, levels=5, dollars=50)
        assert len(f"AX41 · {short}") <= 80
        assert len(whole) <= 100
    dividend = {"points": 6, "cash": 123_456, "share": 12_345}
    assert len(words.say("hint-set-dividend", **dividend)) <= 100


@pytest.mark.parametrize(
    ("count", "told"),
    [(1, "hai un\N{RIGHT SINGLE QUOTATION MARK}azione su 21"), (2, "hai 2 azioni su 21")],
)
def test_a_single_share_is_no_plural(count: int, told: str) -> None:
    facts = {"company": 0, "count": count, "total": 21, "amount": 0}
    assert told in ITALIAN.say("alt-holding", **facts)
