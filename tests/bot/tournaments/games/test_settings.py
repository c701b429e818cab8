"""`/tournament settings`: what was announced, changed by its directors."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.tournaments.records.directors import Person
from bot.tournaments.records.records import Held
from bot.tournaments.running.steps import Steps
from games.league.tournament.entries import AnyAction, Change
from tests.bot.sim import House
from tests.bot.tournaments.draft import give_rights
from tests.bot.tournaments.games.cup import MINUTE, Cup
from tests.bot.tournaments.games.test_attacks import begun


async def announced(house: House, players: int = 4, **options: object) -> Cup:
    cup = Cup(house, players, "a desk")
    await cup.create(game="acquire", sizes="4", **options)
    return cup


@pytest.mark.parametrize(
    ("setting", "value", "was", "now"),
    [
        ("rounds", "5", "3 rounds", "5 rounds"),
        ("title", "Autumn Cup", "Title: Spring Cup", "Title: Autumn Cup"),
        ("pace", "slow", "24 hours", "3 days"),
        ("round-length", "30d", "Each round has 33 days", "Each round has 30 days"),
        ("tie-breaks", "wins, lot", "opponents", "first places, drawing lots"),
        ("least-players", "4", "From 2 to", "From 4 to"),
        ("riposo", "1", "A bye scores 3", "A bye scores 1"),
        ("substitute", "2", "substitute scores 1", "substitute scores 2"),
        ("time-off", "none", "acation", "acation"),
    ],
)
async def test_a_changed_setting_is_announced_with_what_it_was(
    house: House, setting: str, value: str, was: str, now: str
) -> None:
    cup = await announced(house)
    before = len(cup.said())
    await cup.slash("ada", "settings", setting=setting, value=value)
    (said,) = [text for text in cup.said()[before:] if "The settings have changed" in text]
    lines = said.splitlines()
    assert any(line.startswith("- ~~") and was in line for line in lines), said
    assert any(line.startswith("- ") and "~~" not in line and now in line for line in lines), said


@pytest.mark.parametrize("setting", ["entry-role", "ruolo-iscrizione"])
async def test_who_may_join_is_typed_as_a_mention_or_a_name_and_taken_back(
    house: House, setting: str
) -> None:
    cup, role = await announced(house), house.guild.create_role("players")
    await house.settle()
    open_to = f"Open to {role.mention}"
    for value in (role.mention, "@everyone", "@players", "@everyone", "Players"):
        await cup.slash("ada", "settings", setting=setting, value=value)
        assert (open_to in cup.card.text) == (value != "@everyone"), value
    assert "open to <@&" in (await cup.slash("p1", "join")).text
    told = await cup.slash("ada", "settings", setting=setting, value="<@&123456789012345678>")
    assert "has been deleted" in told.text


async def test_the_winners_role_is_typed_and_taken_back_and_everybody_reads_it(
    house: House,
) -> None:
    cup, role = await announced(house), house.guild.create_role("champion")
    await house.settle()
    refused = await cup.slash("ada", "settings", setting="winner-role", value="champion")
    assert "only if you could give it yourself" in refused.text
    give_rights(house, "ada", manage_roles=True)
    await house.settle()
    await cup.slash("ada", "settings", setting="ruolo-vincitore", value="champion")
    assert "the winner gets the role “champion”" in cup.said()[-1]
    assert f"The winner gets {role.mention}" in cup.card.text
    await cup.slash("ada", "settings", setting="winner-role", value="@everyone")
    assert "no role is given to the winner" in cup.said()[-1]
    assert "The winner gets" not in cup.card.text
    for shown in (True, False):
        await cup.slash("ada", "undo")
        await house.advance(MINUTE)
        assert (f"The winner gets {role.mention}" in cup.card.text) == shown


async def test_what_two_directors_set_at_the_same_instant_both_holds(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    cup, direct = await announced(house), Steps.direct

    async def overtaken(
        steps: Steps, number: int, person: Person, action: AnyAction, _reason: str = ""
    ) -> Held:
        settings = replace((await cup.held()).state.settings, title="Late Cup")
        await direct(steps, number, person, Change(settings))
        return await direct(steps, number, person, action)

    monkeypatch.setattr(Steps, "direct", overtaken)
    await cup.slash("ada", "settings", setting="rounds", value="5")
    settings = (await cup.held()).state.settings
    assert (settings.title, settings.rounds) == ("Late Cup", 5)


async def test_settings_are_named_in_either_language(house: House) -> None:
    cup = await announced(house)
    await cup.slash("ada", "settings", setting="turni", value="4")
    assert (await cup.held()).state.settings.rounds == 4
    await cup.slash("ada", "settings", setting="format", value="campionato")
    assert (await cup.held()).state.settings.format == "league"


@pytest.mark.parametrize(
    ("setting", "value", "answer"),
    [
        ("colour", "red", "isn’t a setting"),
        ("rounds", "many", "isn’t a value"),
        ("least-players", "many", "isn’t a value"),
        ("bye", "99", "0 to 5"),
        ("rounds", "99", "1 to 30 rounds"),
        ("rounds", "3", "Nothing would change"),
        ("final", "1", "2 to 1,000"),
        ("group-size", "8", "would ignore"),
        ("format", "chess", "isn’t a value"),
        ("entry-role", "nobody", "isn’t a value"),
        ("round-length", "2h", "Choose at most"),
        ("tie-breaks", "lot, wins", "name it last"),
    ],
)
async def test_what_cannot_be_set_is_answered_and_changes_nothing(
    house: House, setting: str, value: str, answer: str
) -> None:
    cup = await announced(house)
    before = (await cup.held()).state
    reply = await cup.slash("ada", "settings", setting=setting, value=value)
    assert answer in reply.text
    assert (await cup.held()).state == before


async def test_what_changes_results_stands_once_a_round_is_drawn(house: House) -> None:
    cup = await begun(house, "locked")
    assert (
        "A round is drawn"
        in (await cup.slash("ada", "settings", setting="points", value="9,5,1")).text
    )
    await cup.slash("ada", "settings", setting="pace", value="slow")
    await cup.slash("ada", "settings", setting="title", value="Late Cup")
    assert (await cup.held()).state.settings.title == "Late Cup"
    assert "**Late Cup** · round 1, table 1" in house.board.text


async def test_only_directors_change_settings(house: House) -> None:
    cup = await announced(house)
    reply = await cup.slash("p1", "settings", setting="rounds", value="5")
    assert "Only a director" in reply.text
