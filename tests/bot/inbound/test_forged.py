"""Presses that no message of ours ever carried are answered like stale ones, and change nothing."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import discord
import pytest

from bot.inbound.door import Door
from bot.ui.control import Control, parse
from bot.ui.sheet import Sheet, note
from games.core.record import encode
from tests.bot.inbound.conftest import Place, private
from tests.bot.inbound.test_playing import buying_after_founding

ARGUMENTS = (
    "", "²", "-1", "9" * 60, "99.yes", f"{'9' * 40}.yes", "page:", f"page:{'9' * 40}", "@language",
    "__class__", "play-tile[-1]", f"play-tile[{'9' * 30}]", "play-tile[null]", f"play-tile{'[' * 80}",
    "open~play-tile[1]", "open~buy[[1],false]", "open~buy[[0,0,0,0,0,0,0,0],false]",
    "0~buy[[0,0,0,0,0,0,0],false]", "shares.99~buy[[0,0,0,0,0,0,0],false]",
    "~buy[[9999999999999999999,0,0,0,0,0,0],false]", "shares~buy[[-5,0,0,0,0,0,0],false]",
    "x~buy[[0,0,0,0,0,0,0],false]", "undo[0]", "\u202e\x00\n@everyone",
)  # fmt: skip


@pytest.fixture
def broken(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What was taken for a fault of the bot's own."""
    found: list[str] = []

    async def broke(_door: Door, visit: Any, error: BaseException) -> None:
        found.append(f"{visit.interaction.data}: {error!r}")
        await visit.answer(note("broken"))

    monkeypatch.setattr(Door, "_broke", broke)
    return found


def forged(table: int, decision: int, verb: str) -> Iterator[str]:
    for argument in ARGUMENTS:
        custom_id = f"b:{table}:{decision}:{verb}" + (f":{argument}" if argument else "")
        if len(custom_id) <= 100 and parse(custom_id):
            yield custom_id


async def pressed(place: Place, who: str, ids: list[str]) -> None:
    """Each as a button of a message that is there."""
    for at in range(0, len(ids), 5):
        buttons = [Control(discord.ui.Button(custom_id=one, label="x")) for one in ids[at : at + 5]]
        shown = await place.post(Sheet(discord.ui.ActionRow(*buttons)))
        for one in ids[at : at + 5]:
            await place.people[who].click(shown.message, custom_id=one)


async def chosen(place: Place, who: str, custom_id: str, values: list[str]) -> None:
    """Each as a line of a select."""
    for at in range(0, len(values), 25):
        lines = [discord.SelectOption(label="x", value=one) for one in values[at : at + 25]]
        select = Control(discord.ui.Select(custom_id=custom_id, options=lines))
        shown = await place.post(Sheet(discord.ui.ActionRow(select)))
        for line in lines:
            await place.people[who].select(shown.message, [line.value], custom_id=custom_id)


async def state(place: Place, number: int) -> tuple[object, ...]:
    live = await place.tables.repository.look(number)
    table = (live.row.number, live.row.stage, live.row.options, live.row.clock, live.row.language)
    return (*table, live.game and encode(live.game.state))


LOBBY = ("option", "pace", "computer", "starts")
PLAY = (
    "hand", "act", "form", "pick", "write", "vote", "orders", "order", "void", "break", "forget",
    "rematch", "replay", "games", "rules", "log", "note", "advise", "analysis", "playon", "nonsense",
)  # fmt: skip


async def begun(place: Place, verb: str) -> tuple[int, str]:
    """A lobby, or a table with shares to buy; and who is asked."""
    if verb in LOBBY:
        return await place.lobby("acquire", "anna", "bruno"), "anna"
    number = await place.started("acquire", "anna", "bruno")
    return number, await buying_after_founding(place, number, 3)


@pytest.mark.parametrize("verb", [*LOBBY, *PLAY])
async def test_a_forged_press_changes_nothing_and_is_no_fault(
    place: Place, broken: list[str], verb: str
) -> None:
    number, who = await begun(place, verb)
    decision = (await place.sight(number)).table.decision
    before = await state(place, number)
    await pressed(place, who, list(forged(number, decision, verb)))
    assert broken == []
    assert await state(place, number) == before


@pytest.mark.parametrize(
    "meaning",
    [
        "pick:shares~buy[[0,0,0,0,0,0,0],false]",
        "pick:shares.1~buy[[0,0,0,0,0,0,0],false]",
        "pick:end~buy[[0,0,0,0,0,0,0],false]",
        "order",
        "void",
        "option:open_holdings",
        "option:@language",
        "option:@advice",
        "option:x",
        "pace",
        "starts",
        "computer",
        "rules:acquire",
    ],
)
async def test_a_forged_line_of_a_select_changes_nothing_and_is_no_fault(
    place: Place, broken: list[str], meaning: str
) -> None:
    number, who = await begun(place, meaning.partition(":")[0])
    decision = (await place.sight(number)).table.decision
    before = await state(place, number)
    await chosen(place, who, f"b:{number}:{decision}:{meaning}", [*filter(None, ARGUMENTS)])
    assert broken == []
    assert await state(place, number) == before


async def test_who_manages_another_server_is_nobody_here(place: Place) -> None:
    """The administrator sits in a lobby of this one, and calls from their own."""
    number = await place.lobby("acquire", "anna", "bruno")
    other = place.env.create_guild("elsewhere")
    channel = other.create_text_channel("games")
    chief = other.create_role("chief", permissions=discord.Permissions(manage_guild=True))
    bruno = other.add_member(place.people["bruno"].user, roles=[chief])
    for command, options in (
        ("table start", {}),
        ("table end", {}),
        ("table lobby computer", {}),
        ("table lobby pace", {"pace": "live"}),
        ("table lobby language", {"language": "it"}),
        ("table lobby option", {"option": "open_holdings=false"}),
    ):
        before = await state(place, number)
        shown = private(await bruno.slash(channel, command, table=number, **options))
        assert "Only the host" in shown.text, command
        assert await state(place, number) == before


@pytest.mark.parametrize("typed", ["x=[[[[", f"open_holdings={'[' * 3000}", "=", "open_holdings=7"])
async def test_an_option_that_is_none_opens_no_table(
    place: Place, broken: list[str], typed: str
) -> None:
    shown = private(await place.slash("anna", "play", game="acquire", option=typed))
    assert "opened" not in shown.text
    assert broken == []
    assert await place.tables.errands(place.id("anna")) == []
