"""Help at the table as a person meets it: above their hand and in their messages, and nowhere else."""

from __future__ import annotations

import dataclasses
import shutil
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from bot.store import coached
from bot.store.database import Database
from bot.ui import coach
from bot.ui.coach import Help
from bot.ui.hand import FIRST as FIRST_LEAF
from bot.ui.hand import hand_sheet
from bot.ui.limits import COMPONENTS, TEXT
from bot.ui.sheet import picture
from bot.words.catalogue import Catalogue
from games.impero.actions import Found
from tests.bot.games.anything import opened
from tests.bot.seen import Seen
from tests.bot.sim import House, settings

COMING, FIRST, ENOUGH = "What’s coming", "New to you", "Stop explaining"
PEOPLE = ("giulia", "marco", "ottavia")


async def alone(house: House, game: str, who: str = "giulia", **options: Any) -> None:
    """A table against two computers, at which nothing is rated; in Impero with a company."""
    house.seed("seed-3")
    await house.slash(who, "play", house.channel, game=game, computers=2, **options)
    await house.press(who, "Start")
    if game == "impero":
        user, table = house.people[who].id, await newest(house)
        await house.app.tables.act(table, user, Found("Luce", 1000))


async def hand(house: House, who: str = "giulia", label: str = "My hand") -> Seen:
    return (await house.press(who, label)).seen


async def empire(house: House) -> Seen:
    return await hand(house, label="My empire")


async def test_what_is_coming_stands_above_the_hand_until_it_is_enough(house: House) -> None:
    await alone(house, "impero")
    seen = await empire(house)
    assert COMING in seen.text
    assert "9 of yours, 6 of your companies" in seen.text
    await house.press("giulia", ENOUGH, seen)
    assert "No more explanations in Impero" in seen.text
    assert COMING not in seen.text
    again = await empire(house)
    assert COMING not in again.text
    assert ENOUGH not in again.open
    told = await house.slash("giulia", "me settings")
    assert "No help at the table in: Impero" in told.text


async def test_it_comes_by_itself_in_the_first_two_games_of_a_kind(house: House) -> None:
    for _ in range(2):
        await alone(house, "impero", option="turns=1")
        assert COMING in (await empire(house)).text
        await silence(house)
    await alone(house, "impero")
    third = await empire(house)
    assert COMING not in third.text
    assert ENOUGH not in third.open


async def test_enough_in_one_game_is_not_enough_in_another(house: House) -> None:
    await alone(house, "impero")
    await house.press("giulia", ENOUGH, await empire(house))
    await alone(house, "shark_room")
    assert await wants(house, "giulia", "shark_room")
    assert not await wants(house, "giulia", "impero")


async def test_the_settings_bring_help_back_in_every_game_or_in_none(house: House) -> None:
    await alone(house, "impero")
    await house.press("giulia", ENOUGH, await empire(house))
    told = await house.slash("giulia", "me settings", explanations="always")
    assert "Help at the table: in every game" in told.text
    assert COMING in (await empire(house)).text
    await house.slash("giulia", "me settings", explanations="never")
    assert COMING not in (await empire(house)).text
    told = await house.slash("giulia", "me settings", explanations="new")
    assert "in your first two games" in told.text
    assert COMING in (await empire(house)).text


async def test_an_event_is_explained_once_to_a_person_and_not_again_at_another_table(
    house: House,
) -> None:
    await alone(house, "acquire")
    await first_tile(house)
    seen = await hand(house)
    assert seen.text.index("by <t:") < seen.text.index(FIRST), "what is asked comes first"
    assert "A corner doesn’t count." in seen.text
    assert "A corner doesn’t count." not in (await hand(house)).text
    await alone(house, "acquire")
    await first_tile(house)
    assert "A corner doesn’t count." not in (await hand(house)).text


async def test_whoever_is_forgotten_leaves_no_trace_of_help(house: House) -> None:
    await alone(house, "acquire")
    await first_tile(house)
    await house.press("giulia", ENOUGH, await hand(house))
    assert await rows(house)
    asked = await house.slash("giulia", "me forget")
    await house.press("giulia", asked.seen.open[0], asked.seen)
    assert await rows(house) == []


async def test_a_rated_table_says_only_what_the_board_says(house: House) -> None:
    """All are persons. In Acquire a place without a bonus is reckoned, and a declared end is not."""
    table = await opened(house, "acquire", PEOPLE, seed="seed-3")
    await table.at_random(60)
    sight = await table.sight("giulia")
    notes = {user: await reckoned(house, table.number, user) for user in PEOPLE}
    assert any(notes.values()), "there is something to reckon"
    who = next(user for user, found in notes.items() if found)
    assert sight.outcome is None
    assert COMING not in (await hand(house, who)).text
    explained = await house.app.store.read(
        lambda link: coached.explained(link, house.people[who].id, "acquire")
    )
    assert explained, "the rulebook is explained all the same"


async def test_a_direct_message_says_what_is_coming_and_a_mention_does_not(house: House) -> None:
    await house.slash("giulia", "me settings", notifications="message")
    await alone(house, "impero")
    await silence(house)
    letter = house.letters(house.people["giulia"].id)[-1]
    assert COMING in letter.text
    assert ENOUGH in letter.open
    person = house.people["giulia"].user
    await person.click(letter.handle, label=ENOUGH)
    await house.settle()
    assert "No more explanations" in house.letters(person.id)[-1].text
    assert not await wants(house, "giulia", "impero")
    assert all(COMING not in one.text for one in house.messages())


@pytest.mark.parametrize("game", ["greed", "owners_choice", "impero"])
async def test_public_messages_are_the_same_with_help_and_without(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Numbers in messages are mixed with a secret of the file, so both begin with the same file.
    file = settings(tmp_path).database
    await (await Database.open(file)).close()
    posted = []
    for wanted in ("always", "never"):
        house = House(tmp_path / wanted, monkeypatch)
        house.folder.mkdir()
        shutil.copy(file, house.folder)
        posted.append(await public(house, game, wanted))
    assert posted[0] == posted[1]


async def public(house: House, game: str, wanted: str) -> list[tuple[str, list[bytes]]]:
    """All that everybody sees of a table against a computer, whose people want help or none."""
    await house.open()
    helped = False
    for who in PEOPLE[:2]:
        await house.slash(who, "me settings", explanations=wanted, notifications="message")
    table = await opened(house, game, PEOPLE[:2], seed="seed-3", computers=1)
    if game == "impero":
        for who in PEOPLE[:2]:
            await house.app.tables.act(table.number, house.people[who].id, Found(who, 1000))
    for entries in (6, 16) if game != "impero" else (0,):
        await table.at_random(entries)
        for who in PEOPLE[:2]:
            label = "My empire" if game == "impero" else "My hand"
            seen = await hand(house, who, label)
            helped |= ENOUGH in seen.open
    said = [(repr(seen.parts), seen.pictures) for seen in house.messages()]
    assert helped is (wanted == "always")
    assert not any(COMING in text or FIRST in text for text, _ in said)
    assert house.problems() == []
    await house.close()
    return said


async def first_tile(house: House) -> None:
    """Giulia plays until somebody has played a tile that she can read of."""
    await silence(house)


@pytest.mark.parametrize("game", ["greed", "acquire", "owners_choice", "shark_room", "impero"])
async def test_the_longest_hand_fits_a_message_with_the_longest_help(
    house: House, game: str
) -> None:
    await alone(house, game)
    sight = await house.app.tables.sight(1, house.people["giulia"].id)
    words = Catalogue(strict=True).words("it", sight.rules, sight.names, sight.titles)
    told = Help("c" * coach.ROOM, "f" * 500, ("key",))
    for sentence in ("", "s" * 1000, "s" * 4000):
        drawn = [picture("hand.png", "a" * 1024)]
        sheet = hand_sheet(sight, words, drawn, FIRST_LEAF, sentence, "w" * 2000, told)
        assert sheet.content_length() <= TEXT
        assert sheet.total_children_count <= COMPONENTS
        assert words.say("coach-enough") in repr(sheet.to_components())  # type: ignore[no-untyped-call]


async def silence(house: House) -> None:
    sight = await house.app.tables.sight(await newest(house))
    assert sight.deadline is not None
    await house.advance((sight.deadline - house.now()).total_seconds() + 1)


async def newest(house: House) -> int:
    query = "SELECT max(id) FROM game_table"
    return int(await house.app.store.read(lambda link: link.execute(query).fetchone()[0]))


async def rows(house: House) -> list[Any]:
    query = "SELECT user_id FROM explained UNION ALL SELECT user_id FROM coached"
    return await house.app.store.read(lambda link: link.execute(query).fetchall())


async def wants(house: House, who: str, game: str) -> bool:
    user = house.people[who].id
    return await house.app.store.read(lambda link: coached.wants(link, user, game))


async def reckoned(house: House, table: int, who: str) -> bool:
    sight = await house.app.tables.sight(table, house.people[who].id)
    found = sight.rules.forecast(sight.view)
    return bool(found) and not any(one.on_board for one in found)


async def test_a_tournament_s_table_says_only_what_the_board_says(house: House) -> None:
    """Also where computers play, so that nothing is rated: it is played for places."""
    await alone(house, "impero")
    sight = await house.app.tables.sight(await newest(house), house.people["giulia"].id)
    words = Catalogue(strict=True).words("en", sight.rules, sight.names, sight.titles)
    note = sight.rules.forecast(sight.view)[0]
    notes = [replace(note, on_board=False)]
    line = words.say(f"forecast-{note.key}", **note.facts)
    sight = replace(sight, rules=dataclasses.replace(sight.rules, forecast=lambda _: notes))
    directed = replace(sight, table=replace(sight.table, directed=True))
    assert line in coach.coming(sight, words)
    assert line not in coach.coming(directed, words)
