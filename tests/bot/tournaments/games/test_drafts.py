"""A draft: what its director sees before anybody else does, its forms, and how it is announced."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from msgspec.structs import replace

from bot.inbound.visit import Visit
from bot.store.rows import GuildRow
from bot.tournaments.commands import drafting
from bot.tournaments.commands.create import CREATED
from bot.tournaments.commands.draft_forms import FORMS
from bot.tournaments.commands.drafting import TournamentDraft
from bot.tournaments.commands.typed_settings import OPTIONS
from bot.tournaments.records.records import TournamentOpening
from tests.bot.deaths import killed_at
from tests.bot.seen import Seen
from tests.bot.sim import House
from tests.bot.tournaments.draft import fill, give_rights, sent, standing
from tests.bot.tournaments.games.cup import DAY, HOUR, MINUTE, Cup


async def drafted(house: House, game: str = "acquire", **options: Any) -> Seen:
    reply = await house.slash(
        "ada", "tournament create", house.channel, title="Spring Cup", game=game, **options
    )
    assert reply.private
    return reply.seen


def test_every_setting_stands_in_a_form() -> None:
    """So what the command takes can be corrected there, too."""
    asked = [name for names in FORMS.values() for name in names]
    assert len(asked) == len(set(asked))
    assert {*asked, "option"} == set(OPTIONS)
    assert {one.name for one in CREATED} <= set(asked)
    assert max(map(len, FORMS.values())) <= 5


async def test_until_it_is_announced_nobody_else_knows_of_a_draft(house: House) -> None:
    draft = await drafted(house, rounds=5)
    assert "Only you see this draft" in draft.text
    assert "5 rounds" in draft.text
    assert house.messages("nemo", house.channel) == []
    assert "No tournament" in (await house.slash("nemo", "tournament list")).text
    await house.press("ada", "Announce", draft)
    assert "Tournament 1 is announced" in draft.text
    assert draft.buttons == []
    assert any("5 rounds" in one.text for one in house.messages("nemo", house.channel))


async def test_what_a_form_changes_stands_on_the_card_and_in_the_form(house: House) -> None:
    draft = await drafted(house)
    assert "four of five tables end by themselves" in draft.text
    await fill(house, "ada", draft, "times", {"round_length": "20d", "check_in": "2h"})
    assert "Each round has 20 days" in draft.text
    assert "Then 2 hours to check in" in draft.text
    assert "proposed" not in draft.text
    opened = await house.press("ada", "Times", draft)
    assert standing(opened.form)["round_length"] == "20d"
    await house.fill("ada", opened, {**standing(opened.form), "round_length": ""})
    assert "four of five tables end by themselves" in draft.text
    assert "Then 2 hours to check in" in draft.text


async def test_an_option_of_the_game_is_chosen_in_words(house: House) -> None:
    cup, draft = Cup(house, 0, "options"), await drafted(house)
    opened = await house.press("ada", "Game options", draft)
    assert standing(opened.form)["open_holdings"] == ["true"]
    assert "hidden from the others" not in draft.text
    await house.fill("ada", opened, {"open_holdings": ["false"]})
    assert "Money and shares: hidden from the others" in draft.text
    opened = await house.press("ada", "Game options", draft)
    assert standing(opened.form)["open_holdings"] == ["false"]
    await house.press("ada", "Announce", draft)
    assert '"open_holdings":false' in (await cup.held()).state.settings.table
    assert "Money and shares: hidden from the others" in cup.card.text


@pytest.mark.parametrize(
    ("form", "name", "typed", "shown"),
    [
        ("format", "sizes", "3-5", "tables of 3, 4 and 5"),
        ("format", "sizes", "5; 3", "tables of 3 and 5"),
        ("points", "points", "8-5-3-1", "8-5-3-1"),
        ("points", "points", "8, 5, 3, 1 / 8,4,1", "8-4-1 at tables of 3"),
        ("points", "points", "8 5 3 1", "8-5-3-1"),
    ],
)
async def test_lists_of_numbers_are_typed_as_people_write_them(
    house: House, form: str, name: str, typed: str, shown: str
) -> None:
    draft = await drafted(house, **{"table-sizes": "3,4"})
    await fill(house, "ada", draft, form, {name: typed})
    assert shown in draft.text


async def test_a_game_that_goes_by_the_clock_is_asked_for_no_pace(house: House) -> None:
    draft = await drafted(house, "impero")
    assert set(standing((await house.press("ada", "Pace", draft)).form)) == {"time_off"}


async def test_options_that_are_typed_and_usual_ones_are_kept_as_they_are_meant(
    house: House,
) -> None:
    cup, draft = Cup(house, 0, "hours"), await drafted(house, "impero")
    new = {"hours": "8, 20", "turns": "10", "early": "true"}
    await fill(house, "ada", draft, "options", new)
    assert standing((await house.press("ada", "Game options", draft)).form)["hours"] == "8, 20"
    await fill(house, "ada", draft, "options", {"turns": "14"})
    assert "Turns close at these hours: 8 and 20" in draft.text
    assert "Turns: " not in draft.text
    assert "at fixed hours" in draft.text
    await fill(house, "ada", draft, "options", {"minutes": "30"})
    assert "A turn of the game lasts 30 minutes" in draft.text
    assert "hours" not in draft.text
    await fill(house, "ada", draft, "options", {"minutes": "0"})
    await fill(house, "ada", draft, "options", {"hours": "25"})
    assert "from 0 to 23" in draft.text
    await house.press("ada", "Announce", draft)
    table = (await cup.held()).state.settings.table
    assert '"hours":"8, 20"' in table
    assert '"early":true' in table
    assert "turns" not in table


@pytest.mark.parametrize(
    ("form", "values", "why"),
    [
        ("format", {"rounds": "many"}, "“many” isn’t a value of `rounds`. Rounds of Swiss"),
        ("format", {"sizes": "40"}, "2 to 6"),
        ("format", {"sizes": "4-5-6"}, "names no table sizes"),
        ("format", {"sizes": "4 or 5"}, "names no table sizes"),
        ("final", {"group_size": "8"}, "would ignore `group-size`"),
        ("times", {"round_length": "1m"}, "minutes"),
        ("times", {"registration": "2020-01-01 10:00"}, "a later one"),
        ("pace", {"hours": "9999"}, "isn’t a value of `hours`"),
        ("points", {"points": "1,1"}, "first"),
        ("points", {"points": "8.5, 3"}, "names no points"),
        ("points", {"points": "5,-3,2"}, "names no points"),
        ("points", {"points": "5,3,2 /"}, "names no points"),
        ("entry", {"least": "9", "most": "4"}, "Choose from 9 to 1,000"),
        ("entry", {"least": "1001"}, "Choose from 2 to 1,000"),
    ],
)
async def test_a_refused_form_changes_nothing_and_comes_back_as_it_was_written(
    house: House, form: str, values: dict[str, str], why: str
) -> None:
    draft = await drafted(house)
    before = draft.text
    refused = await fill(house, "ada", draft, form, values)
    assert why in draft.text
    assert draft.text.startswith(before)
    assert not refused.messages
    again = await house.press("ada", "Correct", draft)
    assert {name: standing(again.form)[name] for name in values} == values


async def test_a_draft_has_one_message_however_often_its_forms_are_refused(house: House) -> None:
    draft = await drafted(house)
    seen = len(house.messages("ada", house.channel))
    await fill(house, "ada", draft, "format", {"rounds": "many", "title": "Autumn Cup"})
    again = await house.press("ada", "Correct", draft)
    await house.fill("ada", again, {**standing(again.form), "rounds": "few"})
    assert "“few” isn’t a value" in draft.text
    again = await house.press("ada", "Correct", draft)
    await house.fill("ada", again, {**standing(again.form), "rounds": "4"})
    assert "Autumn Cup" in draft.text
    assert "4 rounds" in draft.text
    assert "isn’t a value" not in draft.text
    assert "Correct…" not in draft.open
    assert len(house.messages("ada", house.channel)) == seen


async def test_two_forms_that_are_sent_off_at_the_same_instant_both_count(house: House) -> None:
    """And [Announce] of a card that shows only one of them announces nothing."""
    draft = await drafted(house)
    opened = [await house.press("ada", label, draft) for label in ("Format", "Times")]
    new = ({"rounds": "7"}, {"check_in": "2h"})
    await asyncio.gather(
        *(sent(house, "ada", draft, *one) for one in zip(opened, new, strict=True))
    )
    await house.settle()
    await house.press("ada", "Announce", draft)
    if "has changed since" in draft.text:
        await house.press("ada", "Announce", draft)
    card = Cup(house, 0, "instant").card.text
    assert "7 rounds" in card
    assert "Then 2 hours to check in" in card


async def test_roles_are_chosen_in_a_form_and_taken_back_there(house: House) -> None:
    cup, draft = Cup(house, 0, "roles"), await drafted(house)
    give_rights(house, "ada", manage_roles=True)
    player, champion = (house.guild.create_role(name) for name in ("player", "champion"))
    await house.settle()
    await fill(house, "ada", draft, "entry", {"role": str(player.id), "winner": str(champion.id)})
    assert f"Open to <@&{player.id}>" in draft.text
    assert f"The winner gets <@&{champion.id}>" in draft.text
    await fill(house, "ada", draft, "entry", {"role": "", "least": "4"})
    assert "Open to" not in draft.text
    assert f"The winner gets <@&{champion.id}>" in draft.text
    await house.press("ada", "Announce", draft)
    assert "Open to" not in cup.card.text
    assert f"The winner gets <@&{champion.id}>" in cup.card.text
    assert (await cup.held()).row.role_id == champion.id


async def test_a_role_that_is_chosen_stands_in_its_form_also_when_it_was_refused(
    house: House,
) -> None:
    player, other = (house.guild.create_role(name) for name in ("player", "other"))
    await house.settle()
    draft = await drafted(house, "acquire", **{"entry-role": player})
    opened = await house.press("ada", "Players", draft)
    assert standing(opened.form)["role"] == [str(player.id)]
    await fill(house, "ada", draft, "entry", {"least": "many", "role": str(other.id)})
    assert standing((await house.press("ada", "Correct", draft)).form)["role"] == [str(other.id)]


async def test_a_role_that_is_deleted_is_told_and_another_one_chosen(house: House) -> None:
    player, other = (house.guild.create_role(name) for name in ("player", "other"))
    await house.settle()
    draft = await drafted(house, "acquire", **{"entry-role": player})
    house.env.backend.delete_role(house.guild.id, player.id)
    await house.settle()
    told = await house.press("ada", "Announce", draft)
    assert "The role of `entry-role` has been deleted" in told.text
    await fill(house, "ada", draft, "times", {"check_in": "2h"})
    assert "The role of `entry-role` has been deleted" in draft.text
    opened = await house.press("ada", "Players", draft)
    assert standing(opened.form)["role"] == []
    await fill(house, "ada", draft, "entry", {"role": str(other.id)})
    assert f"Open to <@&{other.id}>" in draft.text


async def test_a_prize_is_a_role_that_somebody_can_give(house: House) -> None:
    """Everybody's role is none, and nobody gives that of an app."""
    give_rights(house, "ada", manage_roles=True)
    managed, champion = (house.guild.create_role(name) for name in ("app", "champion"))
    await house.settle()
    server = house.app.client.get_guild(house.guild.id)
    assert server is not None
    role = server.get_role(managed.id)
    assert role is not None
    role.managed = True
    draft = await drafted(house)
    await fill(house, "ada", draft, "entry", {"winner": str(managed.id)})
    assert "nobody can give it" in draft.text
    await fill(house, "ada", draft, "entry", {"winner": str(house.guild.id)})
    assert "The winner gets" not in draft.text
    own = next(one for one in server.roles if one.name == "chief")
    await fill(house, "ada", draft, "entry", {"winner": str(own.id)})
    assert "The winner gets" not in draft.text, "nobody gives what they have from above themselves"
    await fill(house, "ada", draft, "entry", {"winner": str(champion.id)})
    assert "The winner gets" in draft.text


async def test_a_choice_that_another_one_makes_void_is_dropped_and_not_refused(
    house: House,
) -> None:
    """The card shows what holds."""
    draft = await drafted(house, format="groups", rounds=4)
    await fill(house, "ada", draft, "final", {"group_size": "12"})
    await fill(house, "ada", draft, "pace", {"hours": "36"})
    await fill(house, "ada", draft, "format", {"format": "knockout"})
    await fill(house, "ada", draft, "pace", {"pace": "slow"})
    assert "knock-out" in draft.text
    assert "3 days" in draft.text
    await fill(house, "ada", draft, "format", {"format": "groups"})
    assert "3 rounds in groups of about 8" in draft.text


async def test_a_card_that_shows_an_earlier_draft_announces_nothing(house: House) -> None:
    draft = await drafted(house)
    old = draft.button("Announce").custom_id
    await fill(house, "ada", draft, "format", {"rounds": "5"})
    reply = await house.again("ada", draft, old)
    assert "has changed since that button was shown" in draft.text + reply.text
    assert "No tournament" in (await house.slash("ada", "tournament list")).text


async def test_a_form_that_is_sent_off_as_the_draft_is_announced_is_not_lost(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    draft, opening_of = await drafted(house), drafting.opening_of

    async def overtaken(visit: Visit, guild: GuildRow, one: TournamentDraft) -> TournamentOpening:
        monkeypatch.setattr(drafting, "opening_of", opening_of)
        await drafting.change(visit, 1, replace(one, texts={**one.texts, "rounds": "7"}))
        return await opening_of(visit, guild, one)

    monkeypatch.setattr(drafting, "opening_of", overtaken)
    await house.press("ada", "Announce", draft)
    assert "has changed since that button was shown" in draft.text
    assert "No tournament" in (await house.slash("ada", "tournament list")).text
    await house.press("ada", "Announce", draft)
    assert "7 rounds" in Cup(house, 0, "at once").card.text


async def test_two_presses_of_announce_announce_one_tournament(house: House) -> None:
    draft = await drafted(house)
    await house.twice("ada", draft, draft.button("Announce").custom_id)
    assert (await house.slash("ada", "tournament list")).text.count("Spring Cup") == 1


@pytest.mark.parametrize("write", range(4))
async def test_a_draft_is_announced_once_whatever_write_the_process_dies_at(
    house: House, monkeypatch: pytest.MonkeyPatch, write: int
) -> None:
    """Its director, who has had no answer, presses again."""
    cup, draft = Cup(house, 0, "death"), await drafted(house)
    await fill(house, "ada", draft, "format", {"rounds": "5"})
    with killed_at(monkeypatch, write):
        await house.press("ada", "Announce", draft)
        await house.advance(MINUTE)
    await house.restart(kill=True)
    if "Announce" in draft.open:
        await house.press("ada", "Announce", draft)
    await house.advance(MINUTE)
    (card,) = [one for one in cup.seen() if any(at.label == "My table" for at in one.buttons)]
    assert "5 rounds" in card.text
    assert (await house.slash("ada", "tournament list")).text.count("Spring Cup") == 1


async def test_a_draft_outlives_a_restart_and_is_gone_after_a_day(house: House) -> None:
    draft, other = await drafted(house), await drafted(house)
    form, again = draft.button("Times").custom_id, draft.button("Announce").custom_id
    await house.restart()
    await house.press("ada", "Announce", draft)
    assert "Tournament 1 is announced" in draft.text
    assert "If nobody changes it for a day, it’s deleted." in other.text
    for custom_id in (form, again):
        await house.again("ada", draft, custom_id)
        assert "already been announced" in draft.text
    await house.advance(DAY + HOUR)
    await house.press("ada", "Announce", other)
    assert "Nobody has changed this draft for a day" in other.text
    assert not other.buttons


async def test_what_was_written_in_a_refused_form_is_kept_for_a_day(house: House) -> None:
    draft = await drafted(house)
    await fill(house, "ada", draft, "format", {"rounds": "many"})
    await house.advance(DAY + HOUR)
    told = (await house.press("ada", "Correct", draft)).text
    assert told == "Forms are kept for a day, and this one has expired: open it again."


async def test_a_draft_is_its_directors_alone(house: House) -> None:
    draft = await drafted(house)
    for custom_id in [draft.button(label).custom_id for label in ("Announce", "Points")]:
        await house.again("theo", draft, custom_id)
        assert "starts a new one" in draft.text
    assert "No tournament" in (await house.slash("ada", "tournament list")).text


async def test_a_day_and_hour_is_meant_for_the_day_on_which_it_was_typed(house: House) -> None:
    draft = await drafted(house)
    await fill(house, "ada", draft, "times", {"registration": "20:00"})
    opened = await house.press("ada", "Times", draft)
    assert standing(opened.form)["registration"] == "2026-01-01 20:00"


async def test_whoever_may_announce_no_more_is_told_so_at_the_button(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    draft = await drafted(house)
    monkeypatch.setattr("bot.tournaments.commands.cups.MAX_OF_A_PERSON", 0)
    assert "You already run 0 open" in (await house.press("ada", "Announce", draft)).text
    monkeypatch.undo()
    await house.press("ada", "Announce", draft)
    assert "Tournament 1 is announced" in draft.text
