"""Facts told by their kinds: names, plurals, lists, refusals, labels, in both languages."""

from __future__ import annotations

import dataclasses

import discord
import pytest
from discord.app_commands import locale_str
from hypothesis import given
from hypothesis import strategies as st

from bot.errors import HouseError
from bot.words.catalogue import Catalogue
from bot.words.commands import CommandTranslator
from bot.words.languages import ENGLISH as IN_ENGLISH
from bot.words.languages import LANGUAGES, spoken
from bot.words.lexicon import MissingWordsError
from bot.words.translator import GameWords
from bot.words.values import Identity, Length, Markup, Mention
from games.acquire.actions import Buy, Dispose, Found, PlayTile, WhenTakenOver
from games.acquire.components import CELLS, CORPORATIONS, TILES
from games.acquire.events import (
    BonusShared,
    MajorityPaid,
    MarketDrawn,
    Merged,
    SharesBought,
    SharesDisposed,
    StartTilesDrawn,
    TilePlayed,
    TilesDrawn,
    TilesSeen,
)
from games.acquire.rules import RULES as acquire
from games.core.contract import Waiting
from games.core.kinds import Label, Moment, Money, Named, Plain, Player, Tally, Word
from games.core.words import Fact, Private, Public, RuleError, Seat

CATALOGUE = Catalogue(strict=True)
NAMES = ("Giulia", "Marco", "Théo")
ENGLISH = CATALOGUE.words("en", acquire, NAMES)
ITALIAN = CATALOGUE.words("it", acquire, NAMES)
NAMED = Named("corporation", CORPORATIONS)
HYDRA, FUSION, QUANTUM = (CORPORATIONS.index(key) for key in ("hydra", "fusion", "quantum"))


def shares(**counts: int) -> tuple[int, ...]:
    return tuple(counts.get(key, 0) for key in CORPORATIONS)


@pytest.mark.parametrize(
    ("event", "english", "italian"),
    [
        (
            TilePlayed(seat=Seat(0), cell=TILES.index("4d")),
            "Giulia plays 4d.",
            "Giulia gioca 4d.",
        ),
        (
            Merged(seat=Seat(0), survivor=QUANTUM, defuncts=(HYDRA,)),
            "Quantum takes over Hydra.",
            "Quantum assorbe Hydra.",
        ),
        (
            MajorityPaid(seat=Seat(0), corporation=HYDRA, amount=4000),
            "Giulia gets $4,000 as majority holder of Hydra.",
            "Giulia riceve 4.000\u00a0$ come azionista di maggioranza di Hydra.",
        ),
        (
            SharesBought(seat=Seat(1), shares=shares(fusion=2, zeta=1), amount=1100),
            "Marco buys 1 Zeta and 2 Fusion for $1,100.",
            "Marco compra 1 Zeta e 2 Fusion per 1.100\u00a0$.",
        ),
        (
            TilesSeen(to=(Seat(0),), cells=(0, 1, 2)),
            "You draw 1a, 2a and 3a.",
            "Peschi 1a, 2a e 3a.",
        ),
    ],
)
def test_an_event_is_a_short_sentence(event: Public | Private, english: str, italian: str) -> None:
    assert ENGLISH.event(event) == english
    assert ITALIAN.event(event) == italian


def test_one_drawn_tile_is_no_news_but_several_are() -> None:
    one, two = (TilesDrawn(seat=Seat(0), count=count) for count in (1, 2))
    assert ENGLISH.event(one) == ITALIAN.event(one) == ""
    assert ENGLISH.event(two) == "Giulia draws 2 tiles."
    assert ITALIAN.event(two) == "Giulia pesca 2 tessere."


def test_the_start_tiles_are_one_line() -> None:
    drawn = StartTilesDrawn(seats=(Seat(0), Seat(1)), cells=(0, 13))
    assert ENGLISH.event(drawn).startswith("For the order of play Giulia and ")
    assert ENGLISH.event(drawn).endswith(" draw 1a and 2b.")


def test_a_list_of_one_player_has_a_verb_in_the_singular() -> None:
    """With two players one can be tied with the market (Two players)."""
    tied = [
        BonusShared(seats=seats, corporation=HYDRA, amount=2300)
        for seats in ((Seat(0),), (Seat(0), Seat(1)))
    ]
    assert [ENGLISH.event(event) for event in tied] == [
        "Giulia is tied with the market for the majority of Hydra and gets $2,300.",
        "Giulia and Marco are tied for the majority of Hydra and get $2,300 each.",
    ]


def test_a_missing_value_can_be_told_apart() -> None:
    drawn, none = (MarketDrawn(corporation=HYDRA, held=9, cell=cell) for cell in (8, None))
    assert ENGLISH.event(drawn) == "The market draws 9a: it holds 9 Hydra shares."
    assert ENGLISH.event(none) == "The reserve is empty: by lot the market holds 9 Hydra shares."


@pytest.mark.parametrize(
    ("sold", "traded", "kept", "english", "italian"),
    [
        (0, 0, 3, "keeps 3 Hydra.", "conserva 3 Hydra."),
        (3, 0, 0, "sells 3 Hydra for $900.", "vende 3 Hydra per 900\u00a0$."),
        (0, 4, 0, "trades 4 Hydra for 2 Quantum.", "scambia 4 Hydra con 2 Quantum."),
        (
            3,
            4,
            1,
            "sells 3 Hydra for $900, trades 4 for 2 Quantum and keeps 1.",
            "vende 3 Hydra per 900\u00a0$, ne scambia 4 con 2 Quantum e ne conserva 1.",
        ),
    ],
)
def test_a_disposal_tells_only_what_was_done(
    sold: int, traded: int, kept: int, english: str, italian: str
) -> None:
    event = SharesDisposed(
        seat=Seat(0),
        corporation=HYDRA,
        survivor=QUANTUM,
        sold=sold,
        amount=sold * 300,
        traded=traded,
        taken=traded // 2,
        kept=kept,
    )
    assert ENGLISH.event(event) == f"Giulia {english}"
    assert ITALIAN.event(event) == f"Giulia {italian}"


@pytest.mark.parametrize(
    ("refusal", "english", "italian"),
    [
        (
            RuleError("no-end-yet", largest=0, last=41, safe=11),
            "There’s no corporation on the board. The end can be declared when",
            "Sul tabellone non c\u2019è alcuna società. La fine si può dichiarare quando",
        ),
        (
            RuleError("no-end-yet", largest=10, last=41, safe=11),
            "The largest corporation has 10 tiles. The end can be declared when",
            "La società più grande ha 10 tessere. La fine si può dichiarare quando",
        ),
        (
            RuleError("too-few-left-to-trade", left=0, most=0),
            "The bank has no shares of the survivor left",
            "Alla banca non restano azioni della società che sopravvive",
        ),
    ],
)
def test_a_refusal_says_none_in_words(refusal: RuleError, english: str, italian: str) -> None:
    assert ENGLISH.refusal(refusal).startswith(english)
    assert ITALIAN.refusal(refusal).startswith(italian)


def test_a_refusal_names_the_right_number_and_the_chapter() -> None:
    refusal = RuleError("not-enough-money", cash=1200, cost=1400)
    assert ENGLISH.refusal(refusal) == (
        "You have $1,200: these shares cost $1,400. Rules: Buying shares."
    )
    assert ITALIAN.refusal(refusal) == (
        "Hai 1.200\u00a0$: queste azioni costano 1.400\u00a0$. Regole: Comprare azioni."
    )


def test_the_house_refuses_in_its_own_words() -> None:
    refusal = HouseError("no-such-table", table=1234)
    assert ENGLISH.refusal(refusal) == "There’s no table 1234."
    out_of_range = HouseError("pace-out-of-range", least=60, most=2_592_000)
    assert (
        ENGLISH.refusal(out_of_range) == "The time for a decision can be from 1 minute to 30 days."
    )


def test_labels_say_what_a_press_does() -> None:
    assert ENGLISH.action(PlayTile(0)) == "Play 1a"
    assert ENGLISH.action(Found(FUSION)) == "Found Fusion"
    assert ENGLISH.action(Dispose((0, 0))) == "Keep all"
    assert ENGLISH.action(Dispose((3, 2))) == "Sell 3, trade 2"
    assert ENGLISH.action(Buy(shares())) == "Buy nothing"
    longest = Buy(shares(sackson=1, america=1, quantum=1), end=True)
    assert ENGLISH.action(longest) == "Buy 1 Sackson, 1 America and 1 Quantum and declare the end"
    assert max(len(words.action(longest)) for words in (ENGLISH, ITALIAN)) <= 80


def test_orders_and_options_have_names() -> None:
    assert ENGLISH.order(WhenTakenOver(HYDRA, "sell")) == "If Hydra is taken over: sell all"
    assert ENGLISH.option("open_holdings") == "Money and shares"
    assert ENGLISH.option("open_holdings", value=False) == "hidden from the others"
    assert ITALIAN.option("open_holdings", value=True) == "visibili a tutti"


def test_a_headline_names_whom_the_table_waits_for() -> None:
    waiting = Waiting((Seat(1),), (), ask="play-a-tile", facts={"seat": 1})
    assert ENGLISH.ask(waiting) == "Marco: play a tile"
    assert ENGLISH.asked(waiting) == "play a tile"
    assert ITALIAN.ask(waiting) == "Marco: gioca una tessera"


@pytest.mark.parametrize(
    ("kind", "value", "english", "italian"),
    [
        (Plain(), 1200, "1,200", "1.200"),
        (Plain(), True, "yes", "sì"),
        (Plain(), "text", "text", "text"),
        (Player(), 1, "Marco", "Marco"),
        (Player(), (0, 1, 2), "Giulia, Marco and Théo", "Giulia, Marco e Théo"),
        (Player(), 7, "Player 8", "Giocatore 8"),
        (Money(), 1200, "$1,200", "1.200\u00a0$"),
        (NAMED, FUSION, "Fusion", "Fusion"),
        (NAMED, "fusion", "Fusion", "Fusion"),
        (NAMED, (FUSION, HYDRA), "Fusion and Hydra", "Fusion e Hydra"),
        (Label(TILES), 0, "1a", "1a"),
        (Label(TILES), None, "\u2013", "\u2013"),
        (Tally(NAMED), shares(zeta=1, fusion=2), "1 Zeta and 2 Fusion", "1 Zeta e 2 Fusion"),
        (Tally(NAMED), shares(), "nothing", "niente"),
        (Word("disposal"), "sell", "sell", "vendi"),
        (Length(), 86_400, "24 hours", "24 ore"),
        (Length(), 5_400, "1 hour and 30 minutes", "1 ora e 30 minuti"),
        (Length(), 259_200, "3 days", "3 giorni"),
        (Length(), 0, "0 minutes", "0 minuti"),
        (Moment(), 1_800_000_000, "<t:1800000000:f>", "<t:1800000000:f>"),
        (Identity(), 1234, "1234", "1234"),
        (Mention("@"), 42, "<@42>", "<@42>"),
    ],
)
def test_every_kind_of_value_has_its_words(
    kind: Plain, value: Fact, english: str, italian: str
) -> None:
    assert ENGLISH.value(kind, value) == english
    assert ITALIAN.value(kind, value) == italian


HOSTILE = ("@everyone", "**x**", "<@123>", "\u202egnorw", "\u200b\u3164", "דנה [a](b)")


def test_names_are_escaped_in_messages_and_only_there() -> None:
    words = CATALOGUE.words("en", acquire, HOSTILE)
    assert [words.player(seat) for seat in range(6)] == [
        "@\u200beveryone",
        r"\*\*x\*\*",
        "<@\u200b123>".replace("<", r"\<").replace(">", r"\>"),
        "gnorw",
        "Player 5",
        "\u2068דנה \\[a\\]\\(b\\)\u2069",
    ]
    assert [words.plain.player(seat) for seat in range(6)] == [
        "@everyone",
        "**x**",
        "<@123>",
        "gnorw",
        "Player 5",
        "\u2068דנה [a](b)\u2069",
    ]


def test_texts_are_escaped_but_markup_is_not() -> None:
    told = ENGLISH.say("not-a-number", text="**12**", least=1, most=3)
    assert told == r"“\*\*12\*\*” isn’t a whole number from 1 to 3."
    assert ENGLISH.listed([Markup("<@1>"), Markup("<@2>")]) == "<@1> and <@2>"
    assert [len(ENGLISH.text("x" * 300)), len(ENGLISH.heard.text("x" * 300))] == [200, 300]


def test_a_missing_sentence_is_an_error_in_tests_and_its_key_in_production() -> None:
    with pytest.raises(MissingWordsError, match="no words for no-such-key"):
        ENGLISH.say("no-such-key")
    wants = r"en: not-your-turn: the sentence says \{ \$seat \} and is told with nothing; tell it with seat"
    with pytest.raises(MissingWordsError, match=wants):
        ENGLISH.say("not-your-turn")
    production = Catalogue().words("en")
    assert production.say("no-such-key") == "no-such-key"
    assert production.say("not-your-turn") == "It’s seat’s turn."


def test_a_list_without_a_kind_is_an_error_that_says_which_kind_to_give() -> None:
    kinds = {name: kind for name, kind in acquire.kinds.items() if name != "cells"}
    words = CATALOGUE.words("en", dataclasses.replace(acquire, kinds=kinds), NAMES)
    remedy = r"with .*cells_0, cells_1.*; give cells a kind that is a list, such as Named"
    with pytest.raises(MissingWordsError, match=remedy):
        words.event(TilesSeen(to=(Seat(0),), cells=(0, 1)))


def test_a_language_is_found_for_every_locale() -> None:
    found = [spoken(str(locale)) for locale in discord.Locale]
    assert set(found) == set(LANGUAGES.values())
    assert spoken("it") is LANGUAGES["it"]
    assert spoken("en-GB") is spoken("de") is IN_ENGLISH


async def test_commands_are_translated_to_italian_only() -> None:
    translator = CommandTranslator()
    string = locale_str("daily", key="pace-daily")
    assert await translator.translate(string, discord.Locale.italian, None) == "quotidiano"  # type: ignore[arg-type]
    assert await translator.translate(string, discord.Locale.german, None) is None  # type: ignore[arg-type]
    bare = locale_str("daily")
    assert await translator.translate(bare, discord.Locale.italian, None) is None  # type: ignore[arg-type]


NAME = st.text(max_size=40)
SEAT = st.integers(0, 5).map(Seat)
CELL = st.integers(0, CELLS - 1)
CORPORATION = st.integers(0, len(CORPORATIONS) - 1)
COUNT = st.integers(0, 108)
EVENT = st.one_of(
    st.builds(TilePlayed, seat=SEAT, cell=CELL),
    st.builds(MarketDrawn, corporation=CORPORATION, held=COUNT, cell=st.none() | CELL),
    st.builds(
        Merged,
        seat=SEAT,
        survivor=CORPORATION,
        defuncts=st.lists(CORPORATION, min_size=1, max_size=3).map(tuple),
    ),
    st.builds(
        BonusShared,
        seats=st.lists(SEAT, min_size=1, max_size=6).map(tuple),
        corporation=CORPORATION,
        amount=COUNT,
    ),
    st.builds(
        SharesBought,
        seat=SEAT,
        shares=st.tuples(*(COUNT for _ in CORPORATIONS)),
        amount=st.integers(-(10**9), 10**9),
    ),
    st.builds(
        SharesDisposed,
        seat=SEAT,
        corporation=CORPORATION,
        survivor=CORPORATION,
        sold=COUNT,
        amount=COUNT,
        traded=COUNT,
        taken=COUNT,
        kept=COUNT,
    ),
)


@given(event=EVENT, names=st.lists(NAME, max_size=6), language=st.sampled_from(list(LANGUAGES)))
def test_whatever_happens_to_whomever_can_be_told(
    event: Public, names: list[str], language: str
) -> None:
    words: GameWords = CATALOGUE.words(language, acquire, names)
    for told in (words.event(event), words.plain.event(event)):
        assert told
        assert "\n" not in told
    assert "@everyone" not in words.event(event)
