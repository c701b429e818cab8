"""What is shown of a tournament: card, standings, tables, steps, refusals."""

from __future__ import annotations

from datetime import timedelta

import discord
import pytest

from bot.errors import HouseError
from bot.tournaments.card.announcements import announcement
from bot.tournaments.card.card import card, is_off, state_lines
from bot.tournaments.card.figures import figures, met_again
from bot.tournaments.card.rounds import ROOM, my_table, tables_pages
from bot.tournaments.card.speaker import of_tournament, refusal
from bot.tournaments.card.standings import LINES, cross_page, page_count, page_of, standings_page
from bot.tournaments.card.steps_log import log_pages
from bot.ui.limits import TEXT, units
from bot.words.languages import LANGUAGES
from games import GAMES
from games.core.words import Fact, RuleError
from games.league.tournament.effects import say
from games.league.tournament.entries import Drop, Pause, Penalise, Resume, Rule, Swap, TimeUp
from games.league.tournament.settings import ByMoney, ByPlace
from games.league.tournament.state import timer
from render import theme
from render.community import draw, text
from render.pieces import pieces
from tests.architecture.sentences import Said, house, said, words_in
from tests.bot.tournaments.running.told import CATALOGUE, NOON, Told
from tests.render import rules
from tests.render.ink import watched

HARD = ("<@1> @everyone", "**Bold** [a](https://b.c)", "W" * 100, "# 🦊")
SEED = "0" * 32


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_of_a_tournament_is_told(language: str) -> None:
    words, known = CATALOGUE.words(language), house(language)
    refused = {one.key: RuleError(one.key, **_facts(one)) for one in said("games/league")}
    refused |= {
        key: RuleError(key, least=1, most=3) for key in words_in("games/league") if _bounds(key)
    }
    refusals = [refusal(error) for error in refused.values()]
    assert len(refusals) > 40
    assert [one.why for one in refusals if one.why not in known] == []
    assert all(map(words.refusal, refusals))


def _facts(one: Said) -> dict[str, Fact]:
    return dict.fromkeys(one.blanks or (), 2)


def _bounds(key: str) -> bool:
    """Whether it is one of the keys that are checked together with their bounds."""
    return key.endswith("-out-of-range") and " " not in key


def test_refusals_that_a_table_says_otherwise_have_words_of_their_own() -> None:
    with pytest.raises(HouseError) as caught, of_tournament():
        raise RuleError("already-paused")
    said = CATALOGUE.words("en").refusal(caught.value)
    assert said == "The tournament is already paused."


def test_who_may_not_enter_reads_which_roles_may() -> None:
    said = CATALOGUE.words("en").refusal(HouseError("role-missing", roles=(7, 8)))
    assert said == "This tournament is open to <@&7> and <@&8> only."


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_is_announced_has_its_sentence(language: str) -> None:
    """With the facts that the judge gives it."""
    told = Told(8)
    told.begin()
    told.end(1)
    speaker = told.speaker(language)
    for one in (
        say("settings-changed"),
        say("entry-role-gone"),
        say("entry-open-to-all"),
        say("check-in-open", until=1),
        say("too-few-players", players=1, least=2),
        say("round-drawn", round=1, repeats=0, short=0, seats=0, spread=0),
        say("redrawn", round=1),
        say("swapped", round=1, repeats=1),
        say("round-opened", round=1, tables=2, byes=(3, 4), due=None),
        say("round-opened", round=1, tables=2, byes=(), due=5),
        say("round-over", round=1),
        say("round-time-over", round=1, tables=(1, 2)),
        say("adjudicated", table=1),
        say("ruled", table=1, reason="a word"),
        say("replaced", table=1, player=1, by=2),
        say("replaced", table=1, player=1, by=None),
        say("replaced", table=1, player=None, by=2),
        say("extended", round=1, due=5),
        say("paused", reason=""),
        say("resumed"),
        say("cancelled", reason="no hall"),
        say("penalised", player=1, points=150, reason="late"),
        say("penalised", player=1, points=-150, reason="not late"),
        say("announcement", text="Hello"),
        say("undone", number=3),
        say("tournament-finished", calls=(1,), players=(1,)),
    ):
        assert announcement(speaker, one)


def test_a_penalty_is_told_in_points_with_its_reason() -> None:
    speaker = Told(4).speaker()
    told = say("penalised", player=2, points=150, reason="late *twice*")
    assert announcement(speaker, told) == (
        r"**Spring Cup** · The director takes 1.5 points off Player 2: late \*twice\*"
    )


def test_a_ruling_names_places_points_and_reason() -> None:
    told = Told(4)
    told.begin()
    seats = told.state.rounds[0].tables[0].seats
    told.enter(Rule(1, ((0, 1), (2,), (3,)), (9, 9, 5, 1), "wrong seats"))
    said = announcement(told.speaker(), say("ruled", table=1, reason="wrong seats"))
    first, second, third, fourth = (f"Player {player}" for player in seats)
    assert said == (
        f"**Spring Cup** · The director has ruled on table 1: 1. {first} and {second} (4), 3. {third} (2),"
        f" 4. {fourth} (1). The reason: wrong seats"
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [0, 2, 1000])
def test_the_card_fits_a_message_however_many_play(language: str, players: int) -> None:
    names = tuple(f"{HARD[number % 4]} {number}" for number in range(players))
    told = Told(players, names, title="*" * 80, roles=(1, 2, 3), final=16, sizes=(4, 5, 6))
    sheet = card(told.speaker(language), GAMES["acquire"], 7)
    texts = [one for one in sheet.walk_children() if isinstance(one, discord.ui.TextDisplay)]
    assert sum(units(one.content) for one in texts) <= TEXT
    assert sheet.content_length() <= TEXT
    assert SEED not in "".join(one.content for one in texts)


@pytest.mark.parametrize("format_", ["swiss", "league", "groups", "knockout"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_card_says_the_settings_of_each_format(language: str, format_: str) -> None:
    told = Told(
        8,
        format=format_,
        points=ByMoney(),
        counted=1,
        check_in=timedelta(hours=1),
        round_length=timedelta(days=2),
        registration_until=NOON + timedelta(days=1),
        late_entry=1,
    )
    sheet = card(told.speaker(language), GAMES["acquire"], 7)
    texts = [one for one in sheet.walk_children() if isinstance(one, discord.ui.TextDisplay)]
    assert f"<t:{int((NOON + timedelta(days=1)).timestamp())}:f>" in texts[2].content


def test_the_card_says_how_long_a_drawn_round_waits_before_it_opens() -> None:
    told = Told(8, review=timedelta(minutes=30))
    sheet = card(told.speaker(), GAMES["acquire"], 7)
    shown = [
        one.content for one in sheet.walk_children() if isinstance(one, discord.ui.TextDisplay)
    ]
    said = "A drawn round opens after 30 minutes, or when a director opens it"
    assert said in "\n".join(shown)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_card_of_a_game_that_goes_by_the_clock_says_so(language: str) -> None:
    sheet = card(Told(2, game="impero").speaker(language), GAMES["impero"], 7)
    told = "\n".join(
        one.content for one in sheet.walk_children() if isinstance(one, discord.ui.TextDisplay)
    )
    assert "UTC" in told
    assert told.count("24") == 0


def test_a_game_that_is_gone_leaves_the_card_readable() -> None:
    assert card(Told(2, game="chess").speaker(), None, 7).content_length() > 100


def test_a_button_is_off_while_its_press_would_be_refused() -> None:
    told = Told(4, most=4, late_entry=0)
    assert is_off(told.state, "join")
    assert is_off(told.state, "check-in")
    assert is_off(told.state, "standings")
    assert not is_off(told.state, "leave")
    told.begin()
    assert not is_off(told.state, "standings")
    assert not is_off(told.state, "mine")
    assert is_off(Told(0).state, "leave")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [13, 100])
def test_standings_have_pages_that_say_the_same_as_picture_and_as_text(
    language: str, players: int
) -> None:
    told = Told(players, HARD, sizes=(4, 5))
    told.begin()
    for table in told.state.rounds[0].tables:
        told.end(table.number)
    assert page_count(told.held()) == -(-players // LINES)
    for plain in (True, False):
        speaker = told.speaker(language, plain=plain)
        for page in (standings_page(speaker), cross_page(speaker)):
            assert len(page.grids[0].lines) == LINES
            assert page.note in {"after 1 round", "dopo 1 turno"}
    drawn = draw(standings_page(told.speaker(language, plain=True), 1, viewer=1))
    assert drawn.image.width == 1200


@pytest.mark.parametrize(("language", "points"), [("en", ByMoney()), ("it", ByPlace())])
def test_standings_can_be_read_on_a_phone(language: str, points: ByPlace | ByMoney) -> None:
    told = Told(12, HARD, rounds=7, points=points)
    told.begin()
    for number in range(6):
        for table in told.state.rounds[number].tables:
            told.end(table.number)
    speaker = told.speaker(language, plain=True)
    for page in (standings_page(speaker), cross_page(speaker)):
        with watched() as inks:
            high = max(one.picture.image.height for one in pieces(draw(page)))
        assert rules.broken("page", inks) == []
        assert high <= theme.SLOT


def test_names_in_the_text_of_a_page_make_no_markup() -> None:
    told = Told(4, HARD)
    told.begin()
    shown = text(standings_page(told.speaker()))
    shown += "\n".join(tables_pages(told.speaker(), {}))
    assert "@everyone" not in shown
    assert "<@1>" not in shown
    assert "**Bold**" not in shown
    assert "](" not in shown


def test_a_player_finds_the_page_on_which_they_stand() -> None:
    told = Told(40)
    told.begin()
    pages = [page_of(told.held(), player) for player in range(1, 41)]
    assert sorted(pages) == [at // LINES for at in range(40)]
    assert page_of(told.held(), None) == 0


def test_a_picture_has_names_in_fancy_letters_as_whole_as_any() -> None:
    """Outside the basic plane a letter counts double, but it is drawn as a plain one."""
    fancy = "".join(chr(0x1D4D0 + ord(one) - ord("A")) for one in "MARCODELLAROVEREVECCHIO")
    told = Told(4, names=(fancy,))
    told.begin()
    for page in (standings_page, cross_page):
        cells = {
            cell for line in page(told.speaker(plain=True)).grids[0].lines for cell in line.cells
        }
        assert "MARCODELLAROVEREVECCHIO" in cells


def test_a_tournament_without_rounds_has_no_standings_yet() -> None:
    page = standings_page(Told(4).speaker())
    assert page.empty == "No round has begun yet."


def test_tables_are_listed_with_links_and_results() -> None:
    told = Told(8)
    told.begin()
    told.end(1)
    (page,) = tables_pages(told.speaker(), {1: 77, 2: 78})
    first = ", ".join(
        f"{place}. Player {player} ({points})"
        for place, player, points in zip(
            (1, 2, 3, 4), told.state.rounds[0].tables[0].seats, (5, 3, 2, 1), strict=True
        )
    )
    assert "Table 1 <#77>" in page
    assert first in page
    assert "Table 2 <#78>" in page
    assert "still being played" in page


def test_a_table_that_is_scored_for_minutes_says_how_far_that_is() -> None:
    """A late table may be scored by 64 games that computers play on."""
    told = Told(8, round_length=timedelta(days=2), late_tables="playouts")
    told.begin()
    running = timer(told.state)
    assert running is not None
    told.enter(TimeUp(running.key), "clock")
    (page,) = tables_pages(told.speaker(), {}, {1: 23, 2: 0})
    assert "64 times; 23 are over" in page
    assert "64 times; 0 are over" in page
    seat = told.state.rounds[0].tables[0].seats[0]
    assert "64 times; 23 are over" in my_table(told.speaker(), seat, {}, {1: 23})
    (line,) = state_lines(told.speaker())
    assert line == "Round 1: its time is over. Being scored: 2 of 2 tables."


def test_tables_of_a_thousand_players_come_in_pages_that_fit() -> None:
    told = Told(1000, tuple("W" * 40 for _ in range(1000)), sizes=(2,), points=ByMoney())
    pages = tables_pages(told.speaker(), {})
    assert pages == ["No round is drawn yet."]
    told.begin()
    pages = tables_pages(told.speaker(), {})
    assert len(pages) > 10
    assert max(map(units, pages)) <= ROOM


def test_my_table_says_where_against_whom_and_until_when() -> None:
    told = Told(4, round_length=timedelta(days=2))
    assert my_table(told.speaker(), 1, {}).startswith("You have no table")
    told.begin()
    said = my_table(told.speaker(), 1, {1: 77})
    assert "table 1: <#77>" in said
    assert all(f"Player {player}" in said for player in (2, 3, 4))
    assert f"<t:{int((NOON + timedelta(days=2)).timestamp())}:f>" in said
    assert "its thread opens in a moment" in my_table(told.speaker(), 1, {})


def test_my_table_says_a_bye_and_what_it_is_worth() -> None:
    told = Told(5, sizes=(4,))
    told.begin()
    (resting,) = told.state.rounds[0].byes
    assert "You have a bye in round 1. Points for it: 3." in my_table(told.speaker(), resting, {})


def test_each_step_of_a_director_is_logged_with_its_reason_the_newest_first() -> None:
    told = Told(8, review=timedelta(hours=1))
    told.begin()
    told.enter(Swap(1, 0, 2, 3))
    told.enter(Penalise(2, 100, "late"))
    told.enter(Pause("lunch"))
    told.enter(Resume())
    told.enter(Drop(3, "rude *words*"))
    users = dict.fromkeys(range(1, len(told.entries) + 1), 500)
    (page,) = log_pages(told.speaker(), told.entries, users)
    assert [line.partition(": ")[2] for line in page.splitlines()[1:]] == [
        r"removes Player 3. The reason: rude \*words\*",
        "resumes the tournament",
        "pauses the tournament. The reason: lunch",
        "takes 1 points off Player 2. The reason: late",
        "swaps seat 1 of table 1 and seat 4 of table 2",
        "begins",
    ]
    assert all("<@500>" in line for line in page.splitlines()[1:])


def test_a_draw_with_repeats_is_called_proven_best_only_at_the_floor() -> None:
    """Without repeats nothing is left to be proven."""
    told = Told(8)
    told.begin()
    assert met_again(told.state, told.state.rounds[0]).proven
    assert "(proven)" not in figures(told.speaker(), told.state.rounds[0])
    for table in told.state.rounds[0].tables:
        told.end(table.number)
    second = told.state.rounds[1]
    # Eight people at two tables of four must meet four of the first table's six pairs again.
    assert met_again(told.state, second).least == 4
    assert met_again(told.state, second).proven == (second.figures.repeated == 4)
    assert f"Repeated meetings: {second.figures.repeated}" in figures(told.speaker(), second)
    assert ("(proven)" in figures(told.speaker(), second)) == (second.figures.repeated == 4)
