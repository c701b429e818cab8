"""The commands on the offline Discord: pictures and words in both languages, nobody who is hidden."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from datetime import timedelta
from typing import Any

import pytest

from bot.store import results
from tests.bot.community.arrange import Sitter, entered
from tests.bot.games.playing import SHORT, opened
from tests.bot.seen import Seen
from tests.bot.sim import House

LAST = 26
"""Entries of the short game."""
COMMANDS: tuple[tuple[str, dict[str, Any]], ...] = (
    ("leaderboard", {}),
    ("profile", {}),
    ("history", {}),
    ("head2head", {"person": "marco"}),
)
ITALIAN = {
    "leaderboard": "Classifica",
    "profile": "Punteggio",
    "history": "Partite finite",
    "head2head": "Chi era davanti",
}
ENGLISH = {
    "leaderboard": "Leaderboard",
    "profile": "Rating",
    "history": "Finished games",
    "head2head": "Who was ahead",
}


class Club:
    """A server in which games have ended, and who played them by name."""

    def __init__(self, house: House) -> None:
        self.house = house

    def id(self, who: str) -> int:
        return self.house.people[who].id

    async def play(self, *people: str, names: dict[str, str] | None = None, **rest: Any) -> int:
        """A game of Acquire that these people end in this order; the table."""
        sitters: list[Sitter] = [self.id(who) for who in people]
        called = {self.id(who): who.title() for who in people}
        called |= {self.id(who): name for who, name in (names or {}).items()}

        def work(connection: sqlite3.Connection) -> int:
            rest.setdefault("at", self.house.now())
            rest.setdefault("channel_id", self.house.channel.id)
            places = [[seat] for seat in range(len(people))]
            table = entered(connection, places, sitters, guild=self.house.guild.id, **rest)
            for user, name in called.items():
                connection.execute("UPDATE person SET name = ? WHERE user_id = ?", (name, user))
                connection.execute("UPDATE seat SET name = ? WHERE user_id = ?", (name, user))
            return table

        table: int = await self.write(work)
        return table

    async def write(self, work: Callable[[sqlite3.Connection], Any]) -> Any:
        return await self.house._aside(self.house.app.store.write(work))

    async def ask(self, who: str, command: str, /, **options: Any) -> Seen:
        given = {
            key: self.house.people[value].user if key in {"person", "other"} else value
            for key, value in options.items()
        }
        reply = await self.house.slash(who, command, self.house.channel, **given)
        assert reply.private
        return reply.seen


@pytest.fixture
def club(house: House) -> Club:
    return Club(house)


def all_of(seen: Seen) -> str:
    """What is read of an answer: text, labels, alt texts."""
    return "\n".join([seen.text, *seen.open, seen.alt])


@pytest.mark.parametrize(("command", "options"), COMMANDS)
@pytest.mark.parametrize(("locale", "heads"), [("en-US", ENGLISH), ("it", ITALIAN)])
async def test_each_is_there_as_picture_and_as_text(
    club: Club, command: str, options: dict[str, Any], locale: str, heads: dict[str, str]
) -> None:
    club.house.locales[club.id("giulia")] = locale
    await club.play("giulia", "marco", "theo")
    drawn = await club.ask("giulia", command, **options)
    assert drawn.pictures
    assert heads[command] in drawn.alt
    told = await club.ask("giulia", command, **options, text=True)
    assert not told.pictures
    assert heads[command] in told.text
    for one in (all_of(drawn), told.text):
        assert "Giulia" in one
        assert "Marco" in one or command == "profile"


@pytest.mark.parametrize(("command", "options"), COMMANDS)
async def test_before_the_first_game_each_says_so(
    club: Club, command: str, options: dict[str, Any]
) -> None:
    told = await club.ask("giulia", command, **options, text=True)
    assert "yet" in told.text or "haven’t finished a game together" in told.text
    unasked = await club.ask("giulia", command, **options)
    assert not unasked.pictures
    assert unasked.text == told.text


async def test_a_leaderboard_is_of_a_game_and_a_server_or_of_all(club: Club) -> None:
    await club.play("giulia", "marco", game="acquire")
    assert "Giulia" in (await club.ask("giulia", "leaderboard", game="acquire")).alt
    other = await club.ask("giulia", "leaderboard", game="impero")
    assert "Giulia" not in other.alt
    everywhere = await club.ask("giulia", "leaderboard", everywhere=True)
    assert "all servers" in everywhere.alt
    assert "Piazza Affari" not in everywhere.alt


async def test_provisional_people_stand_behind_settled_ones(club: Club) -> None:
    for week in range(15):
        at = club.house.now() - timedelta(weeks=15 - week)
        await club.play("theo", "marco", at=at)
        await club.play("marco", "theo", at=at)
    await club.play("giulia", "ottavia")
    told = (await club.ask("giulia", "leaderboard", text=True)).text
    assert told.index("Marco") < told.index("Theo") < told.index("Giulia") < told.index("Ottavia")
    assert "1 to 2 of 2" in told
    assert told.index("Theo") < told.index("No rank yet") < told.index("Giulia")
    assert "You have no rank yet: your rating is provisional." in told
    theirs = (await club.ask("theo", "leaderboard", text=True)).text
    assert "You’re number 2." in theirs


@pytest.mark.parametrize(
    ("locale", "words"),
    [
        ("en-US", "You aren’t listed: you haven’t had a rated game for 90 days."),
        ("it", "Non compari: non finisci una partita valida da 90 giorni."),
    ],
)
async def test_who_has_not_played_for_ninety_days_is_not_listed_and_reads_why(
    club: Club, locale: str, words: str
) -> None:
    club.house.locales[club.id("theo")] = locale
    now = club.house.now()
    for week in range(15):
        at = now - timedelta(days=91) - timedelta(weeks=week)
        await club.play("theo", "marco", at=at)
        await club.play("theo", "ottavia", at=at)
    await club.play("marco", "giulia", at=now - timedelta(days=89))
    # A game of another kind, and one without a move of their own, bring nobody back.
    await club.play("theo", "giulia", game="impero")
    await club.play("marco", "giulia", "ottavia", lapsed=[2], silent=[2])
    told = (await club.ask("theo", "leaderboard", game="acquire", text=True)).text
    assert "Marco" in told
    assert "Theo" not in told
    assert "Ottavia" not in told
    assert words in told
    assert "number" not in (await club.ask("theo", "profile", game="acquire", text=True)).text


async def test_a_rating_widens_in_a_new_season(club: Club) -> None:
    for week in range(15):
        at = club.house.now() - timedelta(weeks=15 - week)
        await club.play("theo", "marco", at=at)
        await club.play("marco", "theo", at=at)
    before = (await club.ask("marco", "profile", text=True)).text
    await club.house.advance(timedelta(days=366).total_seconds())
    after = (await club.ask("marco", "profile", text=True)).text
    assert "?" not in before.splitlines()[1]
    assert "?" in after.splitlines()[1]


async def test_a_profile_tells_places_best_game_and_reliability(club: Club) -> None:
    await club.play("giulia", "marco", scores={0: 58_300, 1: 2_000})
    await club.play("marco", "giulia", "theo")
    await club.write(
        lambda link: link.execute(
            "INSERT INTO reliability VALUES (?, 50, 49)", (club.id("giulia"),)
        )
    )
    told = (await club.ask("marco", "profile", person="giulia", text=True)).text
    assert "**Games**: 2 (1 won)" in told
    assert "**Answers in time**: 98% (asked 50 times)" in told
    assert "games: 2, 1st: 1, 2nd: 1, 3rd: 0, 4th or lower: 0" in told
    assert "$58,300, 1 of 2" in told


async def test_history_has_what_does_not_count_with_a_sign(club: Club) -> None:
    await club.play("giulia", "marco")
    await club.play("marco")
    told = (await club.ask("giulia", "history", text=True)).text
    assert "- Acquire ○, table 2" in told
    assert "- Acquire, table 1" in told


async def test_history_tells_who_did_it(club: Club) -> None:
    """Who has left and who took over, a director or the end of a round."""
    await club.play("giulia", "marco", "ottavia", substitutes={1: club.id("theo")})
    await club.write(lambda link: link.execute("UPDATE result SET ruled = 1"))
    told = (await club.ask("giulia", "history", text=True)).text
    for one in ("1. Giulia,", " ↘, 3. Ottavia", "Marco ↗"):
        assert one in told, told
    assert "- Acquire §, table 1" in told
    assert "§\u00a0placed by a director or the clock." in told
    drawn = await club.ask("giulia", "history")
    assert "(took over)" in drawn.alt


async def test_pages_turn_both_ways(club: Club) -> None:
    for _ in range(7):
        await club.play("giulia", "marco")
    first = await club.ask("giulia", "history")
    assert "1 to 5 of 7" in first.alt
    await club.house.press("giulia", "Next →", first)
    assert "6 to 7 of 7" in first.alt
    await club.house.press("giulia", "← Previous", first)
    assert "1 to 5 of 7" in first.alt


async def test_a_result_that_cannot_be_read_hides_no_other(club: Club) -> None:
    """Nor does it hold up who wants to be forgotten, or the ratings that are worked out again."""
    for _ in range(3):
        await club.play("giulia", "marco")
    for spoiled in (
        "UPDATE result SET ended = 'x' WHERE number = 1",
        "UPDATE result_seat SET after = x'78' WHERE number = 2",
        "UPDATE game_table SET invited = CAST('[' || {} AS BLOB) WHERE id = 3",
    ):
        statement = spoiled.format(club.id("marco"))
        await club.write(lambda link: link.execute(statement))  # noqa: B023  # it is awaited here
    for command, options in COMMANDS:
        told = (await club.ask("giulia", command, **options, text=True)).text
        assert "Something went wrong" not in told
        if command in {"history", "head2head"}:
            assert "table 3" in told
            assert "table 1" not in told
    await club.write(lambda link: results.annul(link, 3))
    await club.house._aside(club.house.app.ratings.settle())
    reply = await club.house.slash("marco", "me forget", club.house.channel)
    await club.house.press("marco", reply.seen.buttons[0].label, reply.seen)
    assert "Marco" not in (await club.ask("giulia", "history", text=True)).text


async def test_head_to_head_counts_who_was_ahead(club: Club) -> None:
    await club.play("giulia", "marco", "theo")
    await club.play("giulia", "theo", "marco")
    await club.play("marco", "giulia")
    told = (await club.ask("giulia", "head2head", person="marco", text=True)).text
    assert "- Acquire, games: 3, Giulia: 2, tied: 0, Marco: 1" in told
    theirs = (await club.ask("marco", "head2head", person="giulia", other="theo", text=True)).text
    assert "- Acquire, games: 2, Giulia: 2, tied: 0, Theo: 0" in theirs


async def test_one_person_is_not_compared_with_themselves(club: Club) -> None:
    assert "two different people" in (await club.ask("giulia", "head2head", person="giulia")).text


async def test_who_is_hidden_is_in_nobodys_picture_text_or_alt_text(club: Club) -> None:
    await club.play("marco", "giulia", "theo", scores={0: 90_000, 1: 10, 2: 5})
    hidden = await club.ask("marco", "me private")
    assert "You’re hidden" in hidden.text
    for command in ("leaderboard", "history", "profile"):
        for text in (True, False):
            seen = await club.ask("giulia", command, text=text)
            assert "Marco" not in all_of(seen)
            assert "90,000" not in all_of(seen)
    assert "a hidden player" in (await club.ask("giulia", "history", text=True)).text
    for command, options in (
        ("profile", {"person": "marco"}),
        ("history", {"person": "marco"}),
        ("head2head", {"person": "marco"}),
        ("head2head", {"person": "theo", "other": "marco"}),
    ):
        seen = await club.ask("giulia", command, **options)
        assert seen.text == "This person has hidden their games."
    assert "Marco" in (await club.ask("marco", "profile", text=True)).text
    await club.ask("marco", "me private", hidden=False)
    assert "Marco" in (await club.ask("giulia", "leaderboard", text=True)).text


async def test_who_is_forgotten_is_nowhere_and_costs_the_others_nothing(club: Club) -> None:
    await club.play("marco", "giulia", "theo")
    before = (await club.ask("giulia", "profile", text=True)).text
    reply = await club.house.slash("marco", "me forget", club.house.channel)
    await club.house.press("marco", reply.seen.buttons[0].label, reply.seen)
    assert (await club.ask("giulia", "profile", text=True)).text.splitlines()[2:] == (
        before.splitlines()[2:]
    )
    for command in ("leaderboard", "history"):
        for text in (True, False):
            assert "Marco" not in all_of(await club.ask("giulia", command, text=text))
    told = (await club.ask("giulia", "history", text=True)).text
    assert "1. a hidden player, 2. Giulia, 3. Theo" in told


async def test_names_of_mentions_and_markdown_are_only_names(club: Club) -> None:
    name = "@everyone **x** <@1> [a](http://b)"
    await club.play("marco", "giulia", names={"marco": name})
    for command in ("leaderboard", "history"):
        told = (await club.ask("giulia", command, text=True)).text
        for forbidden in ("@everyone", "**x**", "<@1>", "](http"):
            assert forbidden not in told
    drawn = await club.ask("giulia", "leaderboard")
    assert "@everyone **x** <@1>" in drawn.alt


async def test_a_name_that_nobody_can_draw_is_a_player_with_a_number(club: Club) -> None:
    await club.play("marco", "giulia", names={"marco": "\N{CAT FACE}\N{CAT FACE}"})
    assert "Player 1, rating" in (await club.ask("giulia", "leaderboard")).alt


async def test_only_an_administrator_annuls_a_game_and_the_table_hears_of_it(club: Club) -> None:
    house, game = club.house, await opened(club.house, SHORT)
    unfinished = await house.slash("ada", "setup exclude-game", table=game.table)
    assert unfinished.text.startswith("Only a finished game can be excluded.")
    await game.hurry(LAST)
    assert "Giulia" in (await club.ask("giulia", "leaderboard", text=True)).text
    reply = await house.slash("ada", "setup exclude-game", table=game.table)
    custom_id = reply.seen.buttons[0].custom_id
    refused = await house.again("giulia", reply.seen, custom_id)
    assert "manage this server" in refused.text
    await house.press("ada", "Exclude the game", reply.seen)
    assert f"Table {game.table} is excluded" in reply.seen.text
    assert "An administrator has excluded this game" in house.messages()[-1].text
    told = (await club.ask("giulia", "history", text=True)).text
    assert f"- Acquire \N{MULTIPLICATION SIGN}, table {game.table}" in told
    assert "yet" in (await club.ask("giulia", "leaderboard", text=True)).text
    again = await house.slash("ada", "setup exclude-game", table=game.table)
    twice = await house.press("ada", "Exclude the game", again.seen)
    assert "already been excluded" in twice.text
    typed = await house.slash("ada", "setup exclude-game", table=game.table, confirm=True)
    assert "already been excluded" in typed.text


async def test_the_result_of_a_game_tells_what_it_did_to_the_ratings(club: Club) -> None:
    """Who is hidden is named in their place, since they play there, and without their rating."""
    game = await opened(club.house, SHORT)
    await club.ask("marco", "me private")
    await game.hurry(LAST)
    final = next(
        seen for seen in club.house.messages() if "is over: " in seen.text and "\n**1." in seen.text
    )
    lines = [line for line in final.text.splitlines() if line.startswith("**")]
    assert len(lines) == 3
    for line in lines:
        assert ("1,500 →" in line) == ("Marco" not in line)
