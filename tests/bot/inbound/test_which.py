"""Which table a command without a number means, and that its answer names it."""

from __future__ import annotations

import re
from datetime import timedelta
from typing import Any

import pytest

from bot.inbound.lookup import LATELY
from bot.inbound.which import VERB
from bot.store import tables
from bot.ui.control import Press, button, rows
from bot.ui.sheet import note
from tests.bot.doors.walk import at_a_table, given_to, let_set_up
from tests.bot.inbound.conftest import Place, Shown, private
from tests.bot.inbound.test_looking import finished


async def act(place: Place, number: int, who: str) -> None:
    """One move of whoever is asked, until it was theirs."""
    while (asked := await place.asked(number)) != who:
        await _move(place, number, asked)
    await _move(place, number, who)


async def _move(place: Place, number: int, who: str) -> None:
    sight = await place.sight(number, who)
    place.late += timedelta(seconds=1)
    await place.tables.act(number, place.id(who), sight.offers[0].action)


async def until_asked(place: Place, number: int, who: str) -> None:
    while (asked := await place.asked(number)) != who:
        await _move(place, number, asked)


async def meant(place: Place, who: str, command: str = "table info", **options: Any) -> int | None:
    """The table of which the answer tells; None: it asks."""
    shown = await place.ask(who, command, **options)
    if "Which table?" in shown.text:
        return None
    (found,) = set(re.findall(r"\btable (\d+)", shown.text, re.IGNORECASE))
    return int(found)


async def two(place: Place) -> tuple[int, int]:
    """Two tables of the same people in one channel; at neither has anybody done anything."""
    return await place.started("acquire", "anna", "bruno"), await place.started(
        "acquire", "anna", "bruno"
    )


@pytest.mark.parametrize("first", [True, False])
async def test_the_table_at_which_one_acted_last_is_meant(place: Place, first: bool) -> None:
    """Also if the other has waited for them before."""
    one, other = await two(place)
    mine, waiting = (one, other) if first else (other, one)
    await until_asked(place, waiting, "anna")
    await act(place, mine, "anna")
    assert await meant(place, "anna") == mine


async def test_who_acted_long_ago_means_the_table_that_has_called_them_since(place: Place) -> None:
    one, other = await two(place)
    await until_asked(place, one, "bruno")
    await until_asked(place, other, "bruno")
    await act(place, one, "anna")
    await until_asked(place, one, "bruno")
    place.late += LATELY
    await until_asked(place, other, "anna")
    assert await meant(place, "anna") == other


async def test_who_was_called_elsewhere_a_moment_after_they_acted_is_asked(place: Place) -> None:
    one, other = await two(place)
    await until_asked(place, other, "bruno")
    await act(place, one, "anna")
    await until_asked(place, one, "bruno")
    await until_asked(place, other, "anna")
    assert await meant(place, "anna") is None


async def test_who_looks_at_a_table_means_it_from_then_on(place: Place) -> None:
    one, other = await two(place)
    for number in (one, other, one):
        place.late += timedelta(seconds=1)
        await place.ask("anna", "table info", table=number)
        assert await meant(place, "anna") == number


async def test_the_question_is_answered_by_a_press(place: Place) -> None:
    """And the command is carried out there, with all that was typed."""
    one, other = await two(place)
    shown = await place.ask("dario", "table pause")
    assert shown.labels == [f"Acquire · table {other}", f"Acquire · table {one}"]
    asked = await place.ask("ada", "table pause", admin=True)
    after = private(await place.press("ada", asked, f"Acquire · table {one}"))
    assert f"table {one}" in after.text
    assert (await place.sight(one)).table.stage == "paused"
    assert (await place.sight(other)).table.stage == "running"


async def test_nobody_answers_for_somebody_else_nor_days_later(place: Place) -> None:
    one, _ = await two(place)
    asked = await place.ask("ada", "table pause", admin=True)
    (mine,) = place.services.remembered.pending
    foreign = Press(one, 0, VERB, mine)
    line = await place.post(note("old", rows=rows([button(foreign, "old button")])))
    after = private(await place.press("bruno", line, "old button"))
    assert "That question is too old" in after.text
    place.late += timedelta(minutes=16)
    after = private(await place.press("ada", asked, f"Acquire · table {one}"))
    assert "That question is too old" in after.text
    assert (await place.sight(one)).table.stage == "running"


async def test_a_command_means_a_table_at_which_it_can_do_something(place: Place) -> None:
    over = await finished(place)
    running = await place.started("acquire", "anna", "bruno")
    lobby = await place.lobby("acquire", "bruno")
    for command in ("table replay", "table export"):
        shown = await place.ask("carla", command)
        assert "when the game is over" not in shown.text
        assert str(over) in shown.text
    assert await meant(place, "anna", "table hand") == running
    assert await meant(place, "bruno", "table lobby pace", pace="live") == lobby
    await place.ask("anna", "table join")
    assert len((await place.sight(lobby)).seats) == 2


async def test_finished_tables_are_suggested_where_they_are_meant(place: Place) -> None:
    over = await finished(place)
    running = await place.started("acquire", "anna", "bruno")
    for command, number in (("table replay", over), ("table undo", running)):
        offered = await place.people["anna"].autocomplete(place.channel, command, "table", "")
        assert [one["value"] for one in offered] == [number]


async def test_every_answer_of_a_command_names_its_table(place: Place) -> None:
    """Whether it does something or refuses."""
    nameless = []
    let_set_up(place, "anna")
    for command in at_a_table(place):
        number = await place.started("acquire", "anna", "bruno", "carla")
        result = await place.slash(
            "anna", command.qualified_name, table=number, **given_to(place, command)
        )
        answers = [*([result.response] if result.response else []), *result.followups]
        text = "\n".join(Shown(one).text for one in answers)
        if f"table {number}" not in text.lower() and result.modal is None:
            nameless.append((command.qualified_name, text))
        await place.tables.call(number, place.id("anna"), "end", admin=True)
    assert nameless == []
    assert await place.store.read(tables.ids)
