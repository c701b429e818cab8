"""`/table ask`: questions answered in words, from what the one who asks may know."""

from __future__ import annotations

import re
from itertools import islice

import pytest

from bot.engine.views.sight import Sight
from bot.errors import HouseError
from bot.inbound.commands import glossary, moves, questions, suggest
from bot.inbound.commands.typed import Typist
from bot.outbound.drawing.pictures import scene_of
from bot.ui import typing
from bot.ui.status import status
from bot.words.catalogue import Catalogue
from games import GAMES
from games.acquire.actions import Dispose
from games.acquire.state import Disposing
from games.core.commands import Command
from games.core.offers import Number
from games.core.words import RuleError, Seat
from games.greed.companies import directed
from render.shelf import DRAWERS
from tests.bot.games.playing import SHORT, opened
from tests.bot.inbound.sights import NAMES, sight_of
from tests.bot.sim import House
from tests.contract.honesty import by_content, by_dice
from tests.contract.host import played
from tests.render.samples import LANGUAGES

CATALOGUE = Catalogue(strict=True)
TWINS = 4
LONG = 1_900
"""Characters."""


def answers(sight: Sight, language: str, most: int = 400) -> dict[str, str]:
    """What is answered to every question that is suggested, by question."""
    words = CATALOGUE.words(language, sight.rules, sight.names, sight.titles).plain
    table = DRAWERS[sight.rules.key].text(scene_of(sight, words))
    found, at = dict[str, str](), Typist(sight, words)
    for asked in islice(questions.suggested(sight, words), most):
        match questions.general(asked):
            case "question-now":
                found[asked] = f"{status(sight, words)}\n{questions.now(sight, words)}"
            case "question-leads":
                found[asked] = questions.leads(sight, words)
            case None:
                told = [
                    questions.about(sight, words, one, table) for one in questions.named(at, asked)
                ]
                found[asked] = "\n".join(told)
            case _:
                pass
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_question_that_is_suggested_has_an_answer(game: str, language: str) -> None:
    rules = GAMES[game]
    host = played(rules, 3)
    middle = host.tables[len(host.tables) // 2].state
    for viewer in {None, Seat(0), *rules.waiting(middle).seats[:1]}:
        sight = sight_of(rules, middle, viewer, host.head.seats)
        found = answers(sight, language)
        assert len(found) > 8
        assert [asked for asked, told in found.items() if not told] == []
        assert not any("{" in told for told in found.values())
        asked = CATALOGUE.words(language, rules, sight.names, sight.titles).plain.say(
            "question-now"
        )
        assert ("\n/" in found[asked]) == bool(sight.offers)


@pytest.mark.parametrize(
    ("asked", "key"),
    [
        ("what can I do", "question-now"),
        ("What can I do now?", "question-now"),
        ("che cosa posso fare", "question-now"),
        ("who leads", "question-leads"),
        ("what", None),
        ("what can I do with Zeta", None),
    ],
)
def test_a_general_question_may_be_begun_only(asked: str, key: str | None) -> None:
    assert questions.general(asked) == key


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", sorted(GAMES))
def test_what_can_be_done_is_heard_in_one_message(game: str, language: str) -> None:
    """Each kind of act is named, and how many more there are; signs are words."""
    rules = GAMES[game]
    host = played(rules, 3)
    for table in host.tables[::10]:
        for viewer in rules.waiting(table.state).seats[:1]:
            sight = sight_of(rules, table.state, viewer, host.head.seats)
            words = CATALOGUE.words(language, rules, sight.names, sight.titles).plain
            told = questions.now(sight, words)
            assert len(told) < LONG, told
            assert told.count("\n- ") >= len({type(one.action) for one in sight.offers})
            assert " \N{MIDDLE DOT} " not in told
            numbers = (of for one in sight.offers for of in one.fields if isinstance(of, Number))
            assert all(words.fact(of.name, of.most) in told for of in numbers)


def test_a_page_tells_its_own_commands_whole_and_the_others_by_name() -> None:
    """The desk says how an offer is written; a name that is unknown is refused by the moment, not by a list."""
    rules = GAMES["greed"]
    host = played(rules, 3)
    state = next(one.state for one in host.tables if rules.waiting(one.state).ask == "trade")
    sight = sight_of(rules, state, rules.waiting(state).seats[0], host.head.seats)
    words = CATALOGUE.words("en", rules, sight.names, sight.titles).heard
    told = typing.on_page(sight, words, "desk", "")
    assert "`/greed desk offer`, give: such as " in told
    assert told.endswith("Besides this page: `/greed done`; how: `/table hand`.")
    announce = next(
        one for one in rules.commands if isinstance(one, Command) and one.name == "announce"
    )
    with pytest.raises(RuleError) as refused:
        moves.read(Typist(sight, words), announce, {"card": "Nowhere"})
    assert refused.value.why == "not-now"


@pytest.mark.parametrize(("typed", "name"), [("Fund", "the Fund die"), ("rosso", "il dado Rosso")])
def test_a_word_of_a_name_names_the_thing(typed: str, name: str) -> None:
    rules = GAMES["owners_choice"]
    sight = sight_of(rules, played(rules, 3).tables[-1].state, Seat(0), 3)
    language = "en" if typed == "Fund" else "it"
    at = Typist(sight, CATALOGUE.words(language, rules, sight.names, sight.titles).plain)
    assert name in at.names("die")[at.named("die", typed)]


@pytest.mark.parametrize("game", sorted(GAMES))
def test_two_secret_worlds_that_look_alike_answer_alike(game: str) -> None:
    rules = GAMES[game]
    host = played(rules, 5)
    for twin in (*islice(by_content(host, 5), TWINS), *islice(by_dice(host), TWINS)):
        one, two = (
            sight_of(rules, state, twin.viewer, host.head.seats) for state in (twin.one, twin.two)
        )
        assert answers(one, "en", 60) == answers(two, "en", 60)


TYPED = {
    "acquire": ("): 3 at most in all (none if not typed)", "tile: ", "(the rest is kept), sell"),
    "greed": (
        "in steps of 10M",
        "also wishes",
        "office: CEO (",
        "(the rest is sold), ",
        " at most (none if not typed)",
        "give: such as 2 ",
        ", take, also words, partner: ",
        " (CEO Carla), ",
        ", else anyone\n",
    ),
    "impero": (
        "(1 point of the company)",
        "(11 points of yours; its capital buys cells",
        ") (all of these: buy for $",
        " in steps of 10,",
    ),
    "owners_choice": (" at most", "die: "),
    "shark_room": (
        " pay €",
        "also discard: ",
        " (each: discard it)",
        "card: Light Fingers (Bruno loses €",
        "(Withdraw offer",
    ),
}
"""What is to be read of what can be typed."""


@pytest.mark.parametrize("game", sorted(GAMES))
def test_what_can_be_typed_says_how_many_and_at_what_cost(game: str) -> None:
    rules, host = GAMES[game], played(GAMES[game], 3)
    told = set[str]()
    for table in host.tables[::3]:
        for viewer in rules.waiting(table.state).seats[:1]:
            sight = sight_of(rules, table.state, viewer, host.head.seats)
            words = CATALOGUE.words("en", rules, sight.names, sight.titles).plain.heard
            told.add(typing.how(sight, words, "CEO (as it stands in the hand)"))
    assert [one for one in TYPED[game] if not any(one in line for line in told)] == []
    uses = (part for line in told for part in re.findall(r"uses: [^\n]*", line))
    cards = [re.findall(r"\(card \d+\)", part) for part in uses]
    assert [one for one in cards if len({*one}) < len(one)] == [], "each thing is told once"
    assert max(map(len, told)) < 800, "a sentence of 2,500 characters could not be said at all"


@pytest.mark.parametrize(
    ("game", "first", "then"),
    [
        ("shark_room", "/shark buy", "/shark card"),
        ("impero", "/impero cell", "/impero dividend"),
        ("owners_choice", "/owners move", "/owners trade"),
        ("greed", "/greed desk offer", "/greed done"),
    ],
)
def test_what_decides_is_typed_first_and_what_comes_last_loses_its_effects(
    game: str, first: str, then: str
) -> None:
    rules, host = GAMES[game], played(GAMES[game], 3)
    words = CATALOGUE.words("en", rules, NAMES, {}).plain.heard
    both = 0
    for table in host.tables[::5]:
        for viewer in rules.waiting(table.state).seats[:1]:
            sight = sight_of(rules, table.state, viewer, host.head.seats)
            told = typing.how(sight, words)
            is_cut = re.search("`/(impero send|.* desk offer)`\n", told) is not None
            assert not is_cut or told.endswith("\nWhat the others need: `/table ask`.")
            if first in told and then in told:
                both += 1
                assert told.index(first) < told.index(then)
            trade = re.search(r"/owners trade`, (.*)", told)
            assert trade is None or "(a minus sells)" in told or "at most" in trade[1]
    assert both


async def test_a_question_of_how_ends_at_the_command(house: House) -> None:
    game = await opened(house, SHORT)
    who = await game.mover()
    sight = await game.sight(who)
    words = CATALOGUE.words("en", sight.rules, NAMES, {}).plain
    assert questions.typed_as(sight, words, "How do I play a tile?").startswith(
        "You can type: `/acquire tile`, tile: "
    )
    later = questions.typed_as(sight, words, "How do I buy shares?")
    assert later == "Not now. Where it can be done it is typed as `/acquire buy`."
    for asked in ("What is a boot?", "Where could corporations merge?"):
        assert questions.typed_as(sight, words, asked) == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_share_s_number_is_heard_as_none_of_its_name_and_typed_either_way(language: str) -> None:
    rules, host = GAMES["shark_room"], played(GAMES["shark_room"], 3)
    sight = sight_of(rules, host.tables[0].state, Seat(0), host.head.seats)
    words = CATALOGUE.words(language, rules, sight.names, sight.titles).plain
    heard = words.heard.fact("share", 2)
    assert heard == {"en": "Pear share 3", "it": "Pear azione 3"}.get(language, heard)
    for at in (Typist(sight, words), Typist(sight, words.heard)):
        assert {at.named("share", one) for one in (heard, words.fact("share", 2), "#2")} == {2}
    shown = (sight_of(rules, one.state, Seat(0), host.head.seats) for one in host.tables[::9])
    hands = [DRAWERS["shark_room"].alt_hand(scene_of(one, words).in_words()) for one in shown]
    unsold = re.compile(r"\N{EN DASH}|(you|tu) \d (of|di) \d\.")
    assert not any(unsold.search(one) for one in hands), "what is not for sale is told once"


def test_a_beginning_names_what_can_be_named_now_and_a_person_their_company() -> None:
    rules, host = GAMES["greed"], played(GAMES["greed"], 3)
    words = CATALOGUE.words("en", rules, NAMES, {}).plain
    sight = sight_of(rules, host.tables[0].state, Seat(0), host.head.seats)
    at = Typist(sight, words)
    mine = directed(sight.view.board, Seat(0))[0]
    assert at.named("partner", NAMES[0]) == mine
    assert at.named("holder", words.fact("company", mine)) == 0
    with pytest.raises(HouseError):
        at.named("partner", "CEO")
    steel = [one for one, name in at.names("card").items() if name.startswith("Steel")]
    assert len(steel) > 1
    assert at.named("card", "steel", [0, steel[1]]) == steel[1]


def test_a_hand_by_ear_says_of_what_there_is_none() -> None:
    rules, host = GAMES["impero"], played(GAMES["impero"], 3)
    sight = sight_of(rules, host.tables[0].state, Seat(0), host.head.seats)
    words = CATALOGUE.words("en", rules, sight.names, sight.titles).plain.heard
    assert "You direct no company yet. " in DRAWERS["impero"].text(scene_of(sight, words))


def test_what_a_number_brings_is_suggested_with_it() -> None:
    rules, host = GAMES["acquire"], played(GAMES["acquire"], 3)
    words = CATALOGUE.words("en", rules, NAMES, {}).plain
    asked = (
        sight_of(rules, table.state, viewer, host.head.seats)
        for table in host.tables
        for viewer in rules.waiting(table.state).seats[:1]
        if isinstance(table.state.phase, Disposing)
    )
    told = [label for label, _ in suggest._counts(next(asked), words, Dispose, "disposal", 0, {})]
    assert told[0].startswith("0 sell")
    assert told[1].startswith("1 sell: +$")


@pytest.mark.parametrize(
    ("game", "asked", "told"),
    [
        ("greed", "What is a boot?", "Boot: a company"),
        ("greed", "What is a severance?", "Severance: a CEO who is fired gets 40%"),
        ("acquire", "What is a bonus?", "Bonuses are paid when"),
        ("greed", "How do I get a new company?", "10: entrepreneurs: Except in the last year"),
    ],
)
def test_a_word_of_the_game_is_explained_before_its_rules(game: str, asked: str, told: str) -> None:
    words = CATALOGUE.words("en", GAMES[game], NAMES, {}).plain
    assert glossary.meaning(GAMES[game], words, asked).startswith(told)


def test_a_question_is_answered_with_the_list_whose_title_has_most_of_its_words() -> None:
    meetings = "Where corporations could merge:\n- 6c: Zeta takes over Hydra"
    table = f"Lone tiles: 5a.\n\n{meetings}\n\nCorporations:\n- Zeta 4 tiles"
    assert glossary.of_table(table, "Which corporations could merge next?") == meetings
    assert glossary.of_table(table, "Which lone tiles are there?") == ""
    lines = "- Golden Trust: 5M\n- Gold A: 20M"
    assert glossary.of_table(lines, "What is the gold auction?") == "- Gold A: 20M"
    asked = ("How do I get a new company?", "How many shares are there?", "Come si fonda?")
    assert [*map(glossary.asks_how, asked)] == [True, False, True]


async def test_questions_are_typed_in_either_language_and_with_any_words(house: House) -> None:
    game = await opened(house, SHORT)
    await game.hurry(12)
    who = await game.mover()
    other = await game.other(who)
    offered = await house.suggested(who, "table ask", "question")
    assert offered[:2] == ["What can I do now, and what comes of it?", "What do I hold?"]
    assert "Who leads?" in offered
    zeta = await house.slash(who, "table ask", question="so who has sackson then")
    assert "Sackson" in zeta.text
    assert "15 left" not in zeta.text or "yours" in zeta.text
    assert zeta.text == (await house.slash(who, "table ask", question="Chi ha Sackson?")).text
    leads = await house.slash(other, "table ask", question="who leads")
    assert leads.text == (await house.slash(other, "table ask", question="Chi è in testa?")).text
    assert leads.text.count("$") == 3
    cell = (await game.sight(who)).view.rack[0]
    label = f"{1 + cell % 12}{'abcdefghi'[cell // 12]}"
    asked = await house.slash(who, "table ask", question=f"what does {label} touch")
    assert asked.text.startswith(f"{label}: ")
    mine = await house.slash(who, "table ask", question="What do I hold?")
    assert f"Your tiles: {label}, " in mine.text
    assert not mine.seen.pictures
    changed = await house.slash(who, "table ask", question="What has changed since my move?")
    assert "Giulia" in changed.text, "what one's own move set off is news, too"
    unread = await house.slash(who, "table ask", question="why?")
    assert "names no player, nothing on the table" in unread.text
    meant = await house.slash(who, "table ask", question="What is a majority?")
    assert "two largest holders are paid by the bank" in meant.text
    merged = await house.slash(who, "table ask", question="Where could corporations merge?")
    assert merged.text.count("Mergers: ") == 1
    assert all(reply.private for reply in (zeta, leads, asked, mine, changed, unread, meant))
