"""Somebody who wants words in place of pictures: every private answer comes so, whole, and in parts if it is long."""

from __future__ import annotations

import re

import discord
import pytest

from bot.outbound.drawing.pictures import Pictures
from bot.ui.limits import COMPONENTS, TEXT, units
from bot.ui.sheet import Sheet, picture, told
from games import GAMES
from tests.bot.games.calling import Calls
from tests.bot.games.playing import SHORT, opened
from tests.bot.games.stages import staged
from tests.bot.sim import House
from tests.bot.tournaments.games.test_losses import deny

GALLERY = 12
_NUMBER = re.compile(r"\d[\d,]*[a-i]?\b")
PEOPLE = ("giulia", "marco", "ottavia")


@pytest.mark.parametrize("game", sorted(GAMES))
async def test_no_private_answer_has_a_picture(
    house: House, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Hands, pages, prices, replays, lessons, profiles."""
    await house.slash("giulia", "me settings", house.channel, pictures="only")
    tables = await staged(house, GAMES[game], PEOPLE, ("ended", "middle"))
    calls = Calls(house, monkeypatch)
    for place in (tables["middle"].place, tables["ended"].place):
        before = {one.id for one in house.messages("giulia", place)}
        for command, leaf in calls.leaves("giulia", place).items():
            if not command.startswith("me ") and (
                calls.is_of(command, game) or not calls.is_of_a_game(command)
            ):
                await calls.suited("giulia", command, leaf, place)
        answers = [one for one in house.messages("giulia", place) if one.id not in before]
        assert len(answers) > 40
        shown = [
            one for one in answers if one.private and GALLERY in {p["type"] for p in one.parts}
        ]
        assert not [one.text for one in shown]
    assert calls.broken == []


async def test_hand_lesson_and_settings_say_it_and_nothing_is_drawn_for_them(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is offered in the first hand, and never again."""
    game = await opened(house, SHORT)
    who = await game.mover()
    offer = "Rather have words than pictures?"
    hand = await house.press(who, "My hand")
    assert offer in hand.text
    assert hand.seen.pictures
    assert offer not in (await house.press(who, "My hand")).text
    assert "Pictures: words only" in (await house.slash(who, "me settings", pictures="only")).text

    async def never(*_facts: object) -> None:
        raise AssertionError("a picture is drawn")

    monkeypatch.setattr(Pictures, "_work", never)
    hand = await house.press(who, "My hand")
    assert not hand.seen.pictures
    sight = await game.sight(who)
    assert sight.view.rack
    for cell in sight.view.rack:
        assert re.search(rf"\b{1 + cell % 12}{'abcdefghi'[cell // 12]}\b", hand.text)
    # It says what is typed, and asks only once.
    assert "</acquire tile:" in hand.text
    assert hand.text.count("play a tile") == 1
    lesson = await house.slash(who, "learn", house.channel, game="acquire")
    assert "Players:" in lesson.text
    assert not lesson.seen.pictures
    assert "`/me settings`" in (await house.slash(who, "help")).text.replace(
        "</me settings:", "`/me settings`"
    )


async def test_where_nothing_may_be_attached_words_have_all_numbers_of_each_picture(
    house: House,
) -> None:
    game = await opened(house, SHORT)
    who = await game.mover()
    asked: tuple[tuple[str, dict[str, str]], ...]
    asked = (("table hand", {}), ("prices", {"game": "acquire"}))
    shown = [(await house.slash(who, command, **facts)).seen.alt for command, facts in asked]
    shown.append(house.with_button(who, "My hand").alt)
    deny(house, attach_files=False)
    await house.slash(who, "me settings", pictures="only")
    replies = [await house.slash(who, one, **facts) for one, facts in (*asked, ("table text", {}))]
    for alt, reply in zip(shown, replies, strict=True):
        assert len(_NUMBER.findall(alt)) > 5
        assert {*_NUMBER.findall(alt)} <= {*_NUMBER.findall(reply.text)}
        assert not reply.seen.pictures


async def test_words_too_stand_below_the_picture(house: House) -> None:
    game = await opened(house, SHORT)
    who = await game.mover()
    await house.slash(who, "me settings", pictures="too")
    hand = await house.press(who, "My hand")
    assert hand.seen.pictures
    assert "\n4 " not in hand.text
    assert "touch nothing: no corporation changes." in hand.text
    assert "You can type" not in hand.text
    kinds = [part["type"] for part in hand.seen.parts]
    assert kinds[kinds.index(GALLERY) + 1] == 10


def test_long_words_go_on_in_further_messages_of_which_none_is_cut() -> None:
    """The words of twenty seats; a name is only a name."""
    lines = [f"- {seat}: **Anna** {'8e, ' * 90}" for seat in range(20)]
    above, below = discord.ui.TextDisplay[Sheet]("Turn 4"), discord.ui.TextDisplay[Sheet]("Go on")
    sheet = Sheet(above, picture("board.png", "\n".join(lines)), below)
    for is_beside in (False, True):
        found = told(sheet, {"board.png"}, is_beside=is_beside)
        assert len(found) > 1
        assert all(one.content_length() <= TEXT for one in found)
        assert all(one.total_children_count <= COMPONENTS for one in found)
        texts = [
            item.content
            for one in found
            for item in one.walk_children()
            if isinstance(item, discord.ui.TextDisplay)
        ]
        assert [texts[0], texts[2]] == ["Turn 4", "Go on"]
        parts = [line for text in (texts[1], *texts[3:]) for line in text.splitlines()]
        assert len(parts) == 20
        assert all("8e, " * 90 in f"{line}, " and "**" not in line for line in parts)
        kept = [one for one in found[0].children if isinstance(one, discord.ui.MediaGallery)]
        assert len(kept) == is_beside
    assert units(lines[0]) < TEXT


async def test_a_computer_is_said_to_be_one_once(house: House) -> None:
    """Its sign behind the name, a gear, would be heard up to thirty times a decision."""
    await house.slash("giulia", "play", house.channel, game="acquire", computers=2)
    await house.press("giulia", "Start")
    gear = "\N{GEAR}"
    seen = await house.press("giulia", "My hand")
    assert gear not in seen.seen.alt
    await house.slash("giulia", "me settings", pictures="only")
    assert gear not in (await house.press("giulia", "My hand")).text
    assert gear not in (await house.slash("giulia", "table ask", question="Who leads?")).text
    whole = (await house.slash("giulia", "table text")).text
    assert gear not in whole
    assert whole.count("Computers: ") == 1
