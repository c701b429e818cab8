"""[What would you do?] in the hand, and `/table hand advice:true`."""

from __future__ import annotations

import asyncio
import re

import pytest
from discord.ui import TextDisplay
from msgspec.structs import replace

from bot.engine.table.live import Live
from bot.engine.views.advising import Advice
from bot.ui.control import Press, button, rows
from bot.ui.lobby_card import lobby_card
from bot.ui.sheet import note
from games.core.contract import Note
from games.core.record import encode
from games.core.words import Seat
from games.players.thinking import MoveWanted, ThinkingAnswer, answered
from tests.bot.inbound.conftest import Place, private
from tests.bot.inbound.test_lobby import card

BUTTON = "What would you do?"


@pytest.fixture(autouse=True)
def quick(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    async def ask(
        request: MoveWanted, _who: str, _urgency: str, _patience: float
    ) -> ThinkingAnswer:
        few = replace(request, rollouts=48, seconds=5.0, foretold=4)
        return await asyncio.to_thread(answered, encode(few))

    monkeypatch.setattr(place.tables.repository.pool, "thought", ask)


async def alone(place: Place) -> int:
    """A table of one person against two computers, which waits for the person."""
    number = await place.lobby("acquire", "anna")
    for _ in range(2):
        await place.services.lobbies.add_computer(number, place.id("anna"), "sensible")
    await place.services.lobbies.start(number, place.id("anna"))
    await place.tables.ring(number)
    return number


async def test_the_hand_shows_the_best_moves_with_their_chances(place: Place) -> None:
    number = await alone(place)
    shown = await place.ask("anna", "table hand", table=number)
    assert BUTTON in shown.labels
    await place.press("anna", shown, BUTTON)
    after = await place.again(shown)
    lines = [line for line in after.text.splitlines() if re.match(r"\*\*\d", line)]
    assert 1 <= len(lines) <= 3
    assert all("% ± " in line for line in lines)
    assert BUTTON in after.labels


@pytest.mark.parametrize(
    ("level", "ranks", "said"),
    [(1, "123", False), (2, "113", True), (3, "111", True)],
)
async def test_moves_that_are_equally_good_share_the_first_place(
    place: Place, monkeypatch: pytest.MonkeyPatch, level: int, ranks: str, said: bool
) -> None:
    number = await alone(place)
    best = place.tables.advisers.best

    async def levelled(table: int, user: int) -> tuple[Advice, ...]:
        first = (await best(table, user))[0]
        return tuple(replace(first, is_level=at < level) for at in range(3))

    monkeypatch.setattr(place.tables.advisers, "best", levelled)
    shown = await place.ask("anna", "table hand", table=number, advice=True)
    lines = [line for line in shown.text.splitlines() if line.startswith("**") and "% ± " in line]
    assert "".join(line[2] for line in lines) == ranks
    assert ("equally good" in shown.text) == said


async def test_it_says_what_speaks_for_the_best_against_a_move_that_is_less_good(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    number = await alone(place)
    best = place.tables.advisers.best

    async def compared(table: int, user: int) -> tuple[Advice, ...]:
        first = (await best(table, user))[0]
        why = (Note("first", {"corporation": 0}), Note("cash", {"amount": 600}))
        return (first, replace(first, is_level=False, reasons=why))

    monkeypatch.setattr(place.tables.advisers, "best", compared)
    shown = await place.ask("anna", "table hand", table=number, advice=True)
    assert shown.text.count("right after it") == 1
    assert (
        "right after it you hold the most shares of Sackson and you keep $600 more in cash."
        in shown.text
    )


async def test_a_rule_that_fails_in_an_imagined_world_costs_the_reasons_only(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    number = await alone(place)

    def failing(*_: object) -> tuple[Note, ...]:
        raise ZeroDivisionError

    def less_good(live: Live, seat: Seat, _: ThinkingAnswer) -> list[Advice]:
        action = live.rules.offers(live.state, seat)[0].action
        return [Advice(action, 0.5, 0.1, is_level) for is_level in (True, False)]

    monkeypatch.setattr("bot.engine.views.advising.reasons", failing)
    monkeypatch.setattr("bot.engine.views.advising._told", less_good)
    found = await place.tables.advisers.best(number, place.id("anna"))
    assert [one.reasons for one in found] == [(), ()]


async def test_the_command_says_the_same_in_italian(place: Place) -> None:
    number = await alone(place)
    place.italian("anna")
    shown = await place.ask("anna", "table hand", table=number, advice=True)
    assert "probabilità di vittoria" in shown.text
    assert "% ± " in shown.text
    assert "Che cosa faresti?" in shown.labels


async def test_a_question_that_is_asked_again_and_again_is_thought_about_once(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else one person could keep the computers of all others from thinking."""
    number, asked = await alone(place), list[MoveWanted]()
    ask = place.tables.repository.pool.thought

    async def counted(
        request: MoveWanted, who: str, urgency: str, patience: float
    ) -> ThinkingAnswer | None:
        asked.append(request)
        return await ask(request, who, urgency, patience)

    monkeypatch.setattr(place.tables.repository.pool, "thought", counted)
    best = place.tables.advisers.best
    first, *others = await asyncio.gather(*(best(number, place.id("anna")) for _ in range(3)))
    assert first
    assert others == [first, first]
    assert len(asked) == 1
    assert await best(number, place.id("anna")) == first
    assert len(asked) == 1


async def test_at_a_rated_table_there_is_no_button_and_both_ways_are_refused(place: Place) -> None:
    number = await place.started("acquire", "anna", "bruno")
    who = await place.asked(number)
    shown = await place.ask(who, "table hand", table=number)
    assert BUTTON not in shown.labels
    refusal = "this table may be rated"
    assert refusal in (await place.ask(who, "table hand", table=number, advice=True)).text
    forged = await place.post(note("-", rows=rows([button(Press(number, 0, "advise"), "Ask")])))
    answer = private(await place.press(who, forged, "Ask"))
    assert refusal in answer.text
    assert "%" not in answer.text


async def said(place: Place, number: int) -> str:
    """The lobby's card in words."""
    sight = await place.sight(number)
    words = place.services.catalogue.words("en", sight.rules, sight.names)
    card = lobby_card(sight, words, [], "", 1)
    texts = (one.content for one in card.walk_children() if isinstance(one, TextDisplay))
    return "\n".join(texts)


async def test_the_lobby_says_that_a_table_with_advice_is_not_rated(place: Place) -> None:
    number = await place.lobby("acquire", "anna", "bruno")
    assert "not rated" not in await said(place, number)
    shown = private(await place.press("anna", await card(place, number), "option"))
    menu = next(one for one in shown.menus if one["custom_id"].endswith(":option:@advice"))
    await place.people["anna"].select(shown.message, ["true"], custom_id=menu["custom_id"])
    assert "this table isn’t rated" in await said(place, number)
    await place.services.lobbies.start(number, place.id("anna"))
    assert "isn’t rated" in (await place.ask("bruno", "table info", table=number)).text
    who = await place.asked(number)
    assert BUTTON in (await place.ask(who, "table hand", table=number)).labels
