"""The process that thinks beside the bot: what it is told, and what happens when it fails."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable
from pathlib import Path
from typing import TypeVar

import msgspec
import pytest
from msgspec.structs import replace
from structlog.testing import capture_logs

from bot.engine.keeping import beside, thoughts
from bot.engine.keeping import pool as queue
from bot.engine.keeping.pool import Pool
from bot.engine.keeping.thoughts import SHORTEST, Idea, seconds_for, wanted
from bot.engine.table.live import Live
from bot.engine.time.paces import PACES
from games.core.record import Leave, encode
from games.core.words import Seat
from games.impero.actions import Ready
from games.players.levels import STRONG
from games.players.thinking import Considered, MoveWanted, ReviewWanted, ThinkingAnswer
from tests.bot.engine.keeping import odd_thinkers
from tests.bot.engine.world import ANNA, World

KEY = "shark_room"
"""The quickest on the shelf; any game would do."""

T = TypeVar("T")


async def seated(world: World, *, computers: int = 2) -> int:
    table = await world.lobby(KEY, ANNA)
    for _ in range(computers):
        await world.lobbies.add_computer(table, ANNA, STRONG)
    await world.lobbies.start(table, ANNA)
    return table


@pytest.fixture
async def strong(world: World, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[World]:
    """A world in which thinking is short."""
    monkeypatch.setattr(thoughts, "ROLLOUTS", 4)
    yield world
    await world.tables.repository.end()


def request(live: Live, seat: int = 0) -> MoveWanted:
    return replace(wanted(live, Seat(seat), 0.2), rollouts=16)


def odd(monkeypatch: pytest.MonkeyPatch, kind: str) -> Pool:
    monkeypatch.setenv("ODD", kind)
    return Pool(odd_thinkers.__name__)


async def test_strong_computers_play_until_a_person_is_waited_for(strong: World) -> None:
    table = await seated(strong)
    await strong.tables.waking.settled()
    live = await strong.live(table)
    person = next(row.seat for row in live.seats if row.user_id == ANNA)
    assert live.waiting.seats == (person,)
    for _ in range(3):
        sight = await strong.tables.sight(table, ANNA)
        await strong.tables.act(table, ANNA, sight.offers[0].action)
        await strong.tables.waking.settled()
    figures = strong.tables.repository.pool.figures()
    assert figures["thinking_answered"] > 0
    assert figures["thinking_failed"] == figures["thinking_waiting"] == 0


async def test_the_same_request_has_the_same_answer(strong: World) -> None:
    live = await strong.live(await strong.begin(KEY, ANNA, computers=2))
    asked = replace(request(live, live.waiting.seats[0]), seconds=60)
    pool = Pool()
    answers = [await pool.move(asked, "anna", "live", 60) for _ in range(2)]
    await pool.end()
    first, second = answers
    assert first is not None
    assert second is not None
    assert first.moves == second.moves != ()


@pytest.mark.parametrize(
    ("kind", "why"),
    [
        ("dies", "it died"),
        ("hangs", "it hangs"),
        ("babbles", "it said what is no answer"),
        ("answers_another", "it answered what nobody had asked"),
    ],
)
async def test_a_process_that_fails_costs_one_answer_and_is_named_in_the_log(
    world: World, monkeypatch: pytest.MonkeyPatch, kind: str, why: str
) -> None:
    monkeypatch.setattr(queue, "GRACE", 0.2 if kind == "hangs" else 60)
    live = await world.live(await world.begin(KEY, ANNA, computers=2))
    pool = odd(monkeypatch, kind)
    with capture_logs() as logs:
        assert await pool.move(request(live), "anna", "live", 60) is None
    assert [(one["event"], why in one["why"]) for one in logs] == [
        ("the thinking process failed", True)
    ]
    assert pool.figures()["thinking_failed"] == 1
    await pool.end()


async def test_after_its_death_it_is_started_again(
    world: World, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    live = await world.live(await world.begin(KEY, ANNA, computers=2))
    asked = request(live, live.waiting.seats[0])
    pool = odd(monkeypatch, f"first_dies:{tmp_path / 'died'}")
    assert await pool.move(asked, "anna", "live", 60) is None
    assert await pool.move(asked, "anna", "live", 60) is not None
    await pool.end()


async def test_one_that_fails_again_and_again_is_left_alone_for_a_while(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = await world.live(await world.begin(KEY, ANNA, computers=2))
    pool = odd(monkeypatch, "dies")
    for _ in range(5):
        assert await pool.move(request(live), "anna", "live", 60) is None
    assert pool.figures()["thinking_failed"] == queue.FAILURES
    await pool.end()


@pytest.mark.parametrize("kind", ["dies", "babbles"])
async def test_a_table_goes_on_whatever_the_process_does(
    strong: World, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    repository = strong.tables.repository
    monkeypatch.setattr(repository.thoughts, "_pool", odd(monkeypatch, kind))
    table = await seated(strong)
    await strong.tables.waking.settled()
    live = await strong.live(table)
    person = next(row.seat for row in live.seats if row.user_id == ANNA)
    assert live.waiting.seats == (person,)


async def test_nobody_waits_for_a_computer_that_thinks(
    strong: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The table is free meanwhile, and another one plays as ever."""
    asked, answer = held(strong, monkeypatch)
    table = await until_asked(strong, asked)
    async with asyncio.timeout(30), strong.tables.repository.hold(table) as live:
        assert live.row.stage == "running"
    other = await strong.begin(KEY, ANNA, computers=2)
    assert (await strong.live(other)).row.number > 0
    answer.set_result(None)
    await strong.tables.waking.settled()


async def test_an_answer_is_dropped_when_the_table_has_moved_on(
    strong: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked, answer = held(strong, monkeypatch)
    table = await until_asked(strong, asked)
    before = await strong.live(table)
    # The deadline rings: another computer plays in its place.
    await strong.pass_time(hours=24 * 30)
    moved = await strong.live(table)
    assert moved.row.number > before.row.number
    answer.set_result(ThinkingAnswer(1))
    await asyncio.sleep(0)
    assert strong.tables.repository.thoughts.dropped > 0
    await strong.tables.waking.settled()


def held(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> tuple[list[MoveWanted], asyncio.Future[ThinkingAnswer | None]]:
    """What was asked of a process that answers when the test says so."""
    asked: list[MoveWanted] = []
    answer: asyncio.Future[ThinkingAnswer | None] = asyncio.get_running_loop().create_future()

    async def ask(
        request: MoveWanted, _who: str, _urgency: str, _patience: float
    ) -> ThinkingAnswer | None:
        asked.append(request)
        return await asyncio.shield(answer)

    monkeypatch.setattr(world.tables.repository.pool, "move", ask)
    return asked, answer


async def until_asked(world: World, asked: list[MoveWanted]) -> int:
    """A table at which a strong computer begins."""
    while True:
        table = await seated(world)
        live = await world.live(table)
        if live.seats[live.waiting.seats[0]].computer == STRONG:
            break
    while not asked:  # noqa: ASYNC110  # nobody tells
        await asyncio.sleep(0.01)
    return table


async def test_a_computer_that_died_with_its_bot_moves_after_the_restart(strong: World) -> None:
    table = await seated(strong)
    strong.tables.repository.thoughts.woken = lambda _: None
    await strong.tables.repository.end()
    await strong.restart()
    await strong.pass_time()
    await strong.tables.waking.settled()
    live = await strong.live(table)
    assert live.seats[live.waiting.seats[0]].user_id == ANNA


async def test_at_the_bot_s_end_an_answer_rings_no_table(
    strong: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked, answer = held(strong, monkeypatch)
    table = await until_asked(strong, asked)
    before = (await strong.live(table)).row.number
    await strong.tables.waking.end()
    answer.set_result(None)
    await strong.tables.waking.settled()
    assert (await strong.live(table)).row.number == before


async def test_when_the_bot_ends_nothing_is_started_any_more(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    started = list[str]()

    async def start(module: str) -> None:
        started.append(module)

    live = await world.live(await world.begin(KEY, ANNA, computers=2))
    pool = Pool()
    await pool.end()
    monkeypatch.setattr(beside, "started", start)
    review = ReviewWanted(game=KEY, version=live.rules.version, record=b"")
    assert await pool.move(request(live), "anna", "live", 60) is None
    assert await pool.review(review, "anna") is None
    assert not started


def test_the_more_tables_wait_the_shorter_each_thinks() -> None:
    live, slow = PACES["live"], PACES["slow"]
    assert seconds_for(slow, 0) == 10
    assert seconds_for(live, 0) == 1
    alone, crowded = seconds_for(live, 0), seconds_for(live, 50)
    assert SHORTEST < crowded < alone
    assert 50 * crowded < live.seconds
    assert seconds_for(live, 10_000) == SHORTEST


async def test_the_most_urgent_request_goes_first(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = await world.live(await world.begin(KEY, ANNA, computers=2))
    order: list[str] = []
    pool = Pool()

    async def ask(urgency: str) -> None:
        await pool.move(request(live, live.waiting.seats[0]), urgency, urgency, 60)
        order.append(urgency)

    works = [asyncio.create_task(ask(one)) for one in ("slow", "slow", "live", "shown")]
    await asyncio.gather(*works)
    await pool.end()
    assert order == ["shown", "live", "slow", "slow"]


async def test_it_waits_for_the_process_in_the_way_it_is_told(world: World) -> None:
    """The sandbox's Discord takes no press while the bot works; what thinks beside it is no such work."""
    waits = list[str]()

    async def outside(awaited: Awaitable[T]) -> T:
        waits.append(type(awaited).__name__)
        return await awaited

    live = await world.live(await world.begin(KEY, ANNA, computers=2))
    pool = Pool()
    pool.outside = outside
    assert await pool.move(request(live), "anna", "live", 60) is not None
    await pool.end()
    # The answer to whoever asked; what the process says, and the end of its work.
    assert sorted(waits[:3]) == ["Future", "coroutine", "coroutine"]


async def test_each_person_has_one_place_in_the_queue(world: World) -> None:
    """However much one person asks for, whoever comes later waits for one answer of theirs."""
    live = await world.live(await world.begin(KEY, ANNA, computers=2))
    order, pool = list[str](), Pool()
    asked = request(live, live.waiting.seats[0])

    async def ask(who: str) -> None:
        await pool.move(asked, who, "live", 60)
        order.append(who)

    await asyncio.gather(*(ask(who) for who in ("anna", "anna", "anna", "anna", "bruno", "carla")))
    await pool.end()
    assert order == ["anna", "bruno", "carla", "anna", "anna", "anna"]


async def test_how_many_others_come_first_is_told(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = await world.live(await world.begin(KEY, ANNA, computers=2))
    monkeypatch.setattr(queue, "PROCESSES", 1)
    pool = odd(monkeypatch, "hangs")
    wanted = ReviewWanted(game=KEY, version=live.rules.version, record=b"")
    works = [
        asyncio.create_task(pool.review(wanted, who)) for who in ("anna", "anna", "anna", "bruno")
    ]
    await asyncio.sleep(0.1)
    assert pool.ahead("bruno") == 1
    assert pool.ahead("carla") == 3
    await pool.end()
    assert await asyncio.gather(*works) == [None] * 4


async def test_a_game_that_fails_rests_alone(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    live = await world.live(await world.begin(KEY, ANNA, computers=2))
    good, pool = request(live, live.waiting.seats[0]), Pool()
    bad = replace(good, game="whist")
    for _ in range(queue.FAILURES + 1):
        assert await pool.move(bad, "anna", "live", 60) is None
    assert pool.figures()["thinking_failed"] == queue.FAILURES
    assert await pool.move(good, "anna", "live", 60) is not None
    await pool.end()


async def test_a_long_answer_is_read_like_any_other(monkeypatch: pytest.MonkeyPatch) -> None:
    pool = odd(monkeypatch, "long")
    answer = await pool.review(ReviewWanted(game=KEY, version=1, record=b""), "anna")
    await pool.end()
    assert answer is not None
    assert answer.moves[0].plan == "x" * (3 << 20)


async def test_what_is_not_open_to_the_seat_is_not_played(
    strong: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not even if the process says so: it would be a way to leave somebody's game."""
    leave = Considered(msgspec.Raw(encode(Leave())), "", 1.0, 0.1, 9)
    seen = list[object]()

    async def move(*_: object) -> ThinkingAnswer:
        seen.append(1)
        return ThinkingAnswer(1, (leave,))

    monkeypatch.setattr(strong.tables.repository.pool, "move", move)
    with capture_logs() as logs:
        table = await seated(strong)
        await strong.tables.waking.settled()
    live = await strong.live(table)
    assert seen
    assert not any(row.user_id is None and row.computer is None for row in live.seats)
    assert any(one["event"] == "a computer wanted what is not open" for one in logs)


async def test_a_plan_is_followed_until_the_game_s_clock_moves_on_and_no_longer(
    strong: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = list[MoveWanted]()

    async def ask(request: MoveWanted, *_: object) -> ThinkingAnswer:
        asked.append(request)
        return ThinkingAnswer(1, (Considered(msgspec.Raw(encode(Ready())), plan, 0.5, 0.1, 9),))

    monkeypatch.setattr(strong.tables.repository.pool, "move", ask)
    live = await strong.live(await strong.begin("impero", ANNA, computers=2))
    plan, of = next(iter(live.rules.guide.plans)), strong.tables.repository.thoughts.of
    seat = Seat(1)
    assert await of(live, seat) is None
    await strong.tables.repository.thoughts.settled()
    for _ in range(3):
        assert (await of(live, seat)) == Idea(plan=live.rules.guide.plans[plan])
    assert len(asked) == 1
    _, game = live.begun
    state = replace(game.state, turn=game.state.turn + 1)
    later = replace(live, game=replace(game, state=state))
    assert await of(later, seat) is None
    await strong.tables.repository.thoughts.settled()
    assert len(asked) == 2


async def test_no_request_has_the_table_s_seed(strong: World) -> None:
    """From it all cards to come could be known."""
    live = await strong.live(await strong.begin(KEY, ANNA, computers=2))
    header, _ = live.begun
    for seat in (0, 1):
        assert header.seed.encode() not in encode(request(live, seat))
