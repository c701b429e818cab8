"""A lesson as a person meets it: private, kept over a restart, nobody else's, and nothing when abandoned."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bot.inbound.presses import lessons as presses
from bot.lessons.lecture import BASE
from bot.store import lessons
from games import GAMES
from games.core.lessons import lesson_of
from tests.bot.seen import Seen
from tests.bot.sim import House

ACQUIRE = (
    *("3b", "Next", "Sackson", "Next"),
    *("Buy shares", "+ Sackson", "+ Sackson", "+ Sackson", "Buy 3 Sackson", "Next"),
    *("3c", "Next", "Trade 4", "Next"),
    *("Buy shares", "+ Zeta", "+ Zeta", "+ Zeta", "Buy 3 Zeta", "Next"),
    *("4d", "Next", "Declare"),
)

TAUGHT = [
    key
    for key, rules in GAMES.items()
    if lesson_of(rules.package) and rules.schedule(rules.options_type()) is None
]
"""Games with a lesson whose turns have no hours of their own."""


async def rows(house: House, query: str) -> list[Any]:
    return await house.app.store.read(lambda link: link.execute(query).fetchall())


async def test_a_whole_lesson_is_played_in_private_and_leads_to_a_table(house: House) -> None:
    seen = (await house.slash("giulia", "learn", game="acquire")).seen
    before = len(house.messages())
    lesson = lesson_of(GAMES["acquire"].package)
    assert lesson is not None
    for label in ACQUIRE:
        await step(house, seen, label)
        assert seen.private
    # The minutes on the buttons are reckoned by the screens, of which the first and the last are not here.
    assert len(ACQUIRE) + 2 == lesson.screens
    # All the payments of the end are too many to show, and a lesson has no log where the rest could be read.
    assert "Earlier lines are left out" in seen.text
    assert "/table log" not in seen.text
    await step(house, seen, "Next")
    assert "Acquire: to remember" in seen.text
    assert len(house.messages()) == before
    await step(house, seen, "Play against computers")
    card = next(one for one in house.messages() if "Start" in one.open)
    assert card.text.count("computer") >= 2
    assert "Giulia" in card.text
    assert not house.problems()


@pytest.mark.parametrize("kill", [False, True], ids=["stopped", "killed"])
async def test_a_lesson_goes_on_after_a_restart(house: House, kill: bool) -> None:
    seen = (await house.slash("giulia", "learn", game="greed")).seen
    await step(house, seen, "12")
    await house.restart(kill=kill)
    await step(house, seen, "Next")
    assert "Scene 2 of 11" in seen.text
    again = (await house.slash("giulia", "learn", game="greed")).seen
    assert "Scene 2 of 11" in again.text


async def test_a_press_is_kept_in_the_middle_of_a_scene(house: House) -> None:
    seen = await at_scene(house, "greed", "heir")
    await step(house, seen, "CEO")
    assert "blamed once" in seen.text
    await house.restart(kill=True)
    again = (await house.slash("giulia", "learn", game="greed")).seen
    assert "blamed once" in again.text
    await step(house, again, "CEO")
    assert "✔" in again.text


async def test_a_press_whose_answer_is_lost_was_kept(house: House) -> None:
    """Saved before anything is drawn: the process dies while it answers."""
    seen = await at_scene(house, "greed", "heir")
    house.env.inject_error("*", "/webhooks/*", status=404, code=10015, times=None)
    await house.press("giulia", of(seen, "CEO"), seen)
    assert "blamed once" not in seen.text
    house.env.backend.faults.clear()
    await house.restart(kill=True)
    assert "blamed once" in (await house.slash("giulia", "learn", game="greed")).text


async def test_an_old_button_changes_nothing_and_shows_the_scene(house: House) -> None:
    seen = (await house.slash("giulia", "learn", game="acquire")).seen
    old = seen.button(of(seen, "3b")).custom_id
    await step(house, seen, "3b")
    await step(house, seen, "Next")
    await house.again("giulia", seen, old)
    assert "Scene 2 of 8" in seen.text
    assert await rows(house, "SELECT scene, actions FROM lesson") == [("found", b"[]")]
    # This one is legal in the new try as well, but was made for the one before.
    old = seen.button(of(seen, "Sackson")).custom_id
    await step(house, seen, "Sackson")
    await step(house, seen, "Try again")
    await house.again("giulia", seen, old)
    assert await rows(house, "SELECT scene, actions FROM lesson") == [("found", b"[]")]


async def test_two_presses_at_once_are_one(house: House) -> None:
    seen = (await house.slash("giulia", "learn", game="acquire")).seen
    pressed = seen.button(of(seen, "3b")).custom_id
    await house.twice("giulia", seen, pressed)
    assert await rows(house, "SELECT actions FROM lesson") == [(b'["play-tile[14]"]',)]
    after = seen.button(of(seen, "Next")).custom_id
    await house.twice("giulia", seen, after)
    assert "Scene 2 of 8" in seen.text
    assert await rows(house, "SELECT times FROM lesson_count WHERE did = 'went-on'") == [(1,)]
    assert not house.problems()


async def test_of_two_presses_in_a_lesson_the_second_waits_for_the_first() -> None:
    """Both would begin with the same row, and one of them would be lost."""
    order = list[str]()

    async def press(name: str, number: int) -> None:
        async with presses._lock(number):
            order.append(name)
            await asyncio.sleep(0)
            order.append(name)

    one, other = BASE + 1, BASE + 2
    await asyncio.gather(press("a", one), press("b", one), press("c", other))
    assert order == ["a", "c", "a", "c", "b", "b"]


async def test_nobody_else_gets_at_a_lesson(house: House) -> None:
    seen = (await house.slash("giulia", "learn", game="acquire")).seen
    forged = seen.button(of(seen, "3b")).custom_id
    own = (await house.slash("marco", "learn", game="greed")).seen
    answer = await house.again("marco", own, forged)
    assert "no table" in " ".join(one.text.lower() for one in answer.messages)
    assert await rows(house, "SELECT count(*) FROM lesson WHERE actions = x'5b5d'") == [(2,)]


@pytest.mark.parametrize(
    "verb", ["undo", "order", "orders", "void", "back", "note", "start", "log", "join"]
)
async def test_what_a_lesson_does_not_have_is_refused(house: House, verb: str) -> None:
    seen = (await house.slash("giulia", "learn", game="acquire")).seen
    number = BASE + 1
    answer = await house.again("giulia", seen, f"b:{number}:0:{verb}")
    said = " ".join(one.text for one in [*answer.messages, seen])
    assert said
    assert not house.problems()


async def test_a_refusal_is_that_of_the_rules_and_leaves_the_scene(house: House) -> None:
    seen = await at_scene(house, "greed", "bid")
    assert "➜" in seen.text
    form = await house.press("giulia", of(seen, "sealed bid"), seen)
    field = next(one for one in str(form.form).split("'") if one.startswith("amount"))
    before = len(house.messages("giulia"))
    await house.fill("giulia", form, {field: "500"})
    # A lesson has one message: what is wrong and the way to correct it stand in the scene.
    assert len(house.messages("giulia")) == before
    assert "Bid 10M to 100M" in seen.text
    assert "➜" in seen.text
    form = await house.press("giulia", "Correct", seen)
    assert "500" in str(form.form)
    await house.fill("giulia", form, {field: "40"})
    assert "✔" in seen.text or "choose first" in seen.text
    again = (await house.slash("giulia", "learn", game="greed")).seen
    assert "Scene 2 of 11" in again.text


async def test_a_wrong_answer_that_teaches_is_carried_out_and_can_be_tried_again(
    house: House,
) -> None:
    seen = await at_scene(house, "greed", "alone")
    await step(house, seen, "no bid")
    assert "✘" in seen.text
    assert {"Try again", "Skip this scene"} <= set(seen.open)
    await step(house, seen, "Try again")
    assert "✘" not in seen.text
    assert of(seen, "no bid")


async def test_what_a_wrong_press_has_ended_is_not_drawn(house: House) -> None:
    """Both officers of the company are fired, and the picture after the scene would be the company's."""
    seen = await at_scene(house, "greed", "heir")
    await step(house, seen, "CEO")
    await step(house, seen, "CFO")
    assert "✘" in seen.text
    await step(house, seen, "Try again")
    assert of(seen, "CFO")
    assert not house.problems()


async def test_hand_and_pages_lead_back(house: House) -> None:
    seen = await at_scene(house, "greed", "take")
    await step(house, seen, "My hand")
    assert "➜" in seen.text
    await step(house, seen, "Back to the lesson")
    assert "Scene 3 of 11" in seen.text


async def test_forgotten_it_is_gone_and_its_buttons_say_so(house: House) -> None:
    seen = await at_scene(house, "acquire", "found")
    ask = await house.slash("giulia", "me forget")
    await house.press("giulia", "Forget", ask.seen)
    assert await rows(house, "SELECT count(*) FROM lesson") == [(0,)]
    await house.press("giulia", of(seen, "Sackson"), seen)
    assert await rows(house, "SELECT count(*) FROM lesson") == [(0,)]
    assert not house.problems()


async def test_an_abandoned_lesson_costs_one_row(house: House) -> None:
    await house.slash("giulia", "learn", game="greed")
    await house.slash("giulia", "learn", game="greed")
    await house.advance(7 * 86_400)
    assert await rows(house, "SELECT count(*) FROM game_table") == [(0,)]
    assert await rows(house, "SELECT count(*) FROM outbox") == [(0,)]
    assert await rows(house, "SELECT count(*) FROM lesson") == [(1,)]


async def test_what_people_did_is_counted_by_scene_without_their_names(house: House) -> None:
    seen = await at_scene(house, "acquire", "found")
    await step(house, seen, "Sackson")
    await step(house, seen, "Try again")
    await step(house, seen, "Sackson")
    await step(house, seen, "Next")
    found = await house.app.store.read(lambda link: list(lessons.counts(link)))
    assert found == [
        ("acquire", "tile", {"came": 1, "went-on": 0, "again": 0, "skipped": 1}),
        ("acquire", "found", {"came": 1, "went-on": 1, "again": 1, "skipped": 0}),
        ("acquire", "buy", {"came": 1, "went-on": 0, "again": 0, "skipped": 0}),
    ]


async def test_the_list_tells_how_far_one_is(house: House) -> None:
    await at_scene(house, "acquire", "found")
    seen = (await house.slash("giulia", "learn")).seen
    assert "0 of 8 scenes" in seen.text
    await step(house, seen, "Acquire")
    assert "Scene 2 of 8" in seen.text


async def test_ways_in(house: House) -> None:
    await house.slash("giulia", "play", game="greed")
    card = house.with_button("giulia", "Learn in 12 minutes")
    answer = await house.press("marco", "Learn in 12 minutes", card)
    assert answer.seen.private
    assert "Scene 1 of 11" in answer.seen.text
    rules = (await house.slash("giulia", "rules", game="greed")).seen
    await house.press("giulia", "Learn in 12 minutes", rules)
    assert "Scene 1 of 11" in rules.text
    shelf = (await house.slash("giulia", "play")).seen
    await house.press("giulia", "Learn a game", shelf)
    assert "Learn a game by playing it" in shelf.text
    assert "</learn:" in (await house.slash("giulia", "help")).text


@pytest.mark.parametrize("game", TAUGHT)
async def test_the_table_after_a_lesson_has_computers_and_a_live_pace(
    house: House, game: str
) -> None:
    card = await after_the_lesson(house, game)
    assert card.text.count("computer") >= 2
    assert "3 minutes" in card.text
    await house.press("giulia", "Start", card)
    sight = await house.app.tables.sight(1, house.people["giulia"].id)
    assert sight.table.stage == "running"
    assert (sight.viewer, sight.advised) != (None, False)


async def test_the_table_after_a_lesson_is_one_however_quickly_it_is_pressed_twice(
    house: House,
) -> None:
    seen = await at_the_end(house, "acquire")
    await house.twice("giulia", seen, seen.button("Play against computers").custom_id)
    (card,) = [one for one in house.messages() if "Start" in one.open]
    assert card.text.count("(computer, ") == 2


async def test_where_turns_have_hours_the_table_after_the_lesson_closes_them_early(
    house: House,
) -> None:
    """So the table of Impero can be played in an evening: a turn closes by the last [Ready]."""
    card = await after_the_lesson(house, "impero")
    assert "10 minutes" in card.text
    assert "the turn closes at once" in card.text
    assert card.text.count("computer") >= 2
    await house.press("giulia", "Start", card)
    user = house.people["giulia"].id
    before = await house.app.tables.sight(1, user)
    empire = (await house.press("giulia", "My empire")).seen
    await house.press("giulia", "Ready", empire)
    after = await house.app.tables.sight(1, user)
    assert (before.view.turn, after.view.turn) == (1, 2)


async def test_shares_of_the_title_that_was_pressed_are_in_its_form(house: House) -> None:
    """Shark Room has a button for the shares of each title that one holds."""
    seen = await at_scene(house, "shark_room", "toxic")
    form = await house.press("giulia", of(seen, "Sell Murky Derivatives 1"), seen)
    (field,) = [one["component"] for one in form.form["components"] if "component" in one]
    assert [one["label"][:17] for one in field["options"]] == ["Murky Derivatives"] * 2
    await house.fill("giulia", form, {"sold": [one["value"] for one in field["options"]]})
    assert "✔" in seen.text


async def after_the_lesson(house: House, game: str) -> Seen:
    """The card of the table that is opened at a lesson's end."""
    await step(house, await at_the_end(house, game), "Play against computers")
    return next(one for one in house.messages() if "Start" in one.open)


async def at_the_end(house: House, game: str) -> Seen:
    """What stands behind the last scene; all are skipped."""
    lesson = lesson_of(GAMES[game].package)
    assert lesson is not None
    seen = await at_scene(house, game, lesson.scenes[-1].key)
    await step(house, seen, "Skip this scene")
    assert "to remember" in seen.text
    return seen


async def at_scene(house: House, game: str, key: str) -> Seen:
    """The scene, by skipping those before it."""
    seen = (await house.slash("giulia", "learn", game=game)).seen
    lesson = lesson_of(GAMES[game].package)
    assert lesson is not None
    for _ in range(lesson.scenes.index(lesson.scene(key))):
        await step(house, seen, "Skip this scene")
    return seen


async def step(house: House, seen: Seen, part: str) -> None:
    """A press in a private message, which redraws it."""
    await house.press("giulia", of(seen, part), seen)


def of(seen: Seen, part: str) -> str:
    """The button whose label has this in it."""
    found = [label for label in seen.open if part in label]
    assert found, f"no {part!r} among {seen.open}"
    return found[0]
