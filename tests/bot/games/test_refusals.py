"""Every refusal that a person can meet: told privately, with the number that is right, and nothing
has changed.
"""

from __future__ import annotations

from typing import Any

import pytest

from games.acquire.actions import (
    Buy,
    ChooseDefunct,
    ChooseSurvivor,
    DeclareEnd,
    Dispose,
    Found,
    PlayTile,
)
from games.core.words import Action
from tests.bot.games.playing import SHORT, Game, opened, typed
from tests.bot.seen import Reply
from tests.bot.sim import House


def shares(**bought: int) -> Buy:
    names = ("sackson", "zeta", "hydra", "fusion", "america", "phoenix", "quantum")
    return Buy(tuple(bought.get(name, 0) for name in names))


RULES: list[tuple[str, str, int, Action]] = [
    ("not-your-tile", "seed-0", 0, PlayTile(22)),
    ("not-now", "seed-0", 0, Found(0)),
    ("no-end-yet", "seed-0", 0, DeclareEnd()),
    ("corporation-not-free", "seed-5", 4, Found(0)),
    ("too-many-shares", "seed-3", 2, shares(sackson=2, zeta=2)),
    ("not-on-the-board", "seed-3", 2, shares(zeta=3)),
    ("too-few-shares-left", "seed-3", 19, shares(sackson=3)),
    ("not-enough-money", "seed-228", 26, shares(hydra=3)),
    ("not-among-the-largest", "seed-242", 12, ChooseSurvivor(2)),
    ("more-than-you-hold", "seed-92", 13, Dispose((25, 0))),
    ("trade-in-pairs", "seed-92", 13, Dispose((0, 1))),
    ("too-few-left-to-trade", "seed-139", 22, Dispose((0, 2))),
    ("not-among-the-next", "seed-71", 36, ChooseDefunct(0)),
    ("no-eighth-corporation", "seed-75", 38, PlayTile(35)),
    ("already-declared", "seed-60", 51, DeclareEnd()),
    ("tile-is-dead", "seed-32", 57, PlayTile(55)),
]
"""The refusal; a seed and the entry after which it is met, found by playing seeds by the plan."""


@pytest.mark.parametrize(("why", "seed", "entry", "action"), RULES, ids=[one[0] for one in RULES])
async def test_what_the_rules_forbid_is_told_privately_and_changes_nothing(
    house: House, why: str, seed: str, entry: int, action: Action
) -> None:
    game = await opened(house, seed)
    await game.hurry(entry)
    who = await game.mover()
    board = house.board.text
    key, sentence = await game.why(who, action)
    assert key == why
    reply = await game.type(who, action)
    assert reply.private
    assert sentence in reply.text
    assert (await game.sight()).table.number == entry
    assert house.board.text == board


@pytest.mark.parametrize(
    ("seed", "entry", "command", "options"),
    [
        ("seed-0", 0, "tile", {"tile": "13k"}),
        ("seed-3", 1, "found", {"corporation": "fiat"}),
    ],
)
async def test_a_name_that_there_is_not_is_refused_with_all_that_could_be_named(
    house: House, seed: str, entry: int, command: str, options: dict[str, str]
) -> None:
    game = await opened(house, seed)
    await game.hurry(entry)
    who = await game.mover()
    (field,) = (await game.sight(who)).offers[0].fields
    reply = await house.slash(who, f"acquire {command}", **options)
    assert reply.private
    (typed,) = options.values()
    assert f"There’s no “{typed}” here. You could name: " in reply.text
    assert "…" not in reply.text
    assert reply.text.count(",") == len(field.values) - 1  # type: ignore[union-attr]
    assert (await game.sight()).table.number == entry


async def test_what_a_suggestion_says_behind_a_name_may_stay_there(house: House) -> None:
    game = await opened(house, "seed-0")
    who = await game.mover()
    offered = await house.suggested(who, "acquire tile", "tile")
    reply = await house.slash(who, "acquire tile", tile=offered[0])
    assert (await game.sight()).table.number == 1, reply.text


async def refused(game: Game, reply: Reply, sentence: str) -> None:
    assert reply.private
    assert sentence in reply.text


async def test_the_others_are_told_for_whom_the_game_waits(house: House) -> None:
    game = await opened(house, SHORT)
    who = await game.mover()
    reply = await game.type(await game.other(who), PlayTile(0))
    await refused(game, reply, f"It’s {who.title()}’s turn")


async def test_whoever_does_not_sit_there_cannot_play_or_look_into_a_hand(house: House) -> None:
    game = await opened(house, SHORT)
    await refused(game, await game.type("nemo", PlayTile(0)), "You aren’t playing at this table")
    await refused(game, await house.press("nemo", "My hand"), "You aren’t playing at this table")


async def test_an_old_button_changes_nothing_and_says_so(house: House) -> None:
    game = await opened(house, SHORT)
    await game.until(21)
    who, old = await game.mover(), house.board
    label = old.open[0]
    pressed = old.button(label).custom_id
    await house.press(who, label, old)
    number = (await game.sight()).table.number
    reply = await house.again(who, old, pressed)
    await refused(game, reply, "has moved on")
    assert (await game.sight()).table.number == number


async def test_a_button_pressed_twice_acts_once(house: House) -> None:
    game = await opened(house, SHORT)
    await game.until(21)
    who, board = await game.mover(), house.board
    pressed = board.button(board.open[0]).custom_id
    await house.again(who, board, pressed)
    await house.again(who, board, pressed)
    assert (await game.sight()).table.number == 22


LOBBY: list[tuple[str, str, str, dict[str, Any], str]] = [
    ("start alone", "giulia", "table start", {}, "too few players"),
    ("start as a guest", "marco", "table start", {}, "Only the host"),
    ("join twice", "giulia", "table join", {}, "already"),
    ("leave unseated", "marco", "table leave", {}, "You aren’t playing"),
    ("play before the start", "giulia", "acquire tile", {"tile": "1a"}, "hasn’t started"),
    ("a table that isn’t there", "giulia", "table info", {"table": 99}, "no table 99"),
    ("undo in a lobby", "giulia", "table undo", {}, "hasn’t started"),
]


@pytest.mark.parametrize(
    ("who", "command", "options", "sentence"),
    [one[1:] for one in LOBBY],
    ids=[one[0] for one in LOBBY],
)
async def test_what_a_lobby_refuses(
    house: House, who: str, command: str, options: dict[str, Any], sentence: str
) -> None:
    await house.slash("giulia", "play", game="acquire")
    reply = await house.slash(who, command, **options)
    assert reply.private
    assert sentence in reply.text


async def test_without_a_table_here_a_move_says_so(house: House) -> None:
    reply = await house.slash("nemo", "acquire tile", tile="1a")
    assert reply.private
    assert "table" in reply.text


RUNNING: list[tuple[str, str, dict[str, Any], str]] = [
    ("go on while it runs", "table pause", {"off": True}, "isn’t paused"),
    ("take back before a move", "table undo", {}, "no move to undo"),
    ("export before the end", "table export", {}, "once the game is over"),
    ("replay before the end", "table replay", {}, "once the game is over"),
    ("join a running table", "table join", {}, "has already started"),
    ("start it again", "table start", {}, "has already started"),
    ("a topic that isn’t there", "rules", {"game": "acquire", "topic": "weather"}, "no chapter"),
]


@pytest.mark.parametrize(
    ("command", "options", "sentence"),
    [one[1:] for one in RUNNING],
    ids=[one[0] for one in RUNNING],
)
async def test_what_a_running_table_refuses(
    house: House, command: str, options: dict[str, Any], sentence: str
) -> None:
    await opened(house, SHORT)
    reply = await house.slash("giulia", command, **options)
    assert reply.private
    assert sentence in reply.text


async def test_a_paused_table_waits_and_one_that_is_broken_off_is_closed(house: House) -> None:
    game = await opened(house, SHORT)
    who = await game.mover()
    action = await game.plan(who)
    await house.slash("ada", "table pause")
    await refused(game, await game.type(who, action), "paused")
    await house.slash("ada", "table pause", off=True)
    sure = await house.slash("ada", "table end")
    await house.press("ada", "End without a result", sure.seen)
    command, options = typed(action)
    reply = await house.slash(who, f"acquire {command}", table=game.table, **options)
    await refused(game, reply, "is closed")


async def test_whoever_has_left_for_good_cannot_come_back(house: House) -> None:
    game = await opened(house, SHORT)
    who = await game.other(await game.mover())
    left = await house.slash(who, "table leave")
    if "Leave" in "".join(left.seen.open):
        await house.press(who, left.seen.open[0], left.seen)
    await refused(game, await game.type(who, PlayTile(0)), "aren’t playing at this table")
