"""Pictures in answer to a command: the events since a move, a finished game."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from io import BytesIO
from typing import Any

import discord

from bot.engine.views.sight import LogLine, Point, Sight
from bot.errors import HouseError
from bot.inbound.lookup import started
from bot.inbound.visit import Visit
from bot.outbound.drawing.analysis import swing_lines
from bot.ui.buttons import hand_button
from bot.ui.control import Control, Press, button, rows
from bot.ui.limits import TEXT, shortened
from bot.ui.logbook import log_text
from bot.ui.replay_controls import step_controls, turn_menu
from bot.ui.sheet import Attached, Sheet, galleries, note, paragraphs
from bot.ui.status import status, title
from bot.words.translator import GameWords
from games.players.reviewing import Review


def attached(files: Iterable[Attached]) -> list[discord.File]:
    """Their galleries have the alt texts."""
    return [discord.File(BytesIO(data), name) for name, data, _ in files]


async def show_since(visit: Visit, sight: Sight) -> None:
    """The events since the person's last move, then the board after it and the board now; in words what differs."""
    started(sight)
    words = await visit.words(sight)
    own = last_own(sight, await visit.services.tables.log(sight.table.id, visit.user_id))
    items: list[discord.ui.Item[Any]] = [*paragraphs(*await since_texts(visit, sight))]
    files = list[Attached]()
    boards = [
        await (await visit.pictures()).board(moment, words)
        for moment in (*await _then(visit, sight, own), sight)
    ]
    if words.is_heard and len(boards) > 1:
        items += paragraphs(_different(words, *(one.alt for one in boards)))
        boards = []
    heads = ("since-board-then", "since-board-now")[-len(boards) :]
    for at, (head, drawn) in enumerate(zip(heads, boards, strict=False)):
        # Both boards are in one message, and may look alike. No entry's number: it counts secret ones.
        pictured = drawn.named(f"board-{sight.table.id}-{at}-{{}}.png")
        items += [*paragraphs(words.say(head)), *galleries(pictured)]
        files += pictured
    items += rows([hand_button(sight, words)] if sight.viewer is not None else [])
    await visit.answer(Sheet(*items), attached(files))


def _different(words: GameWords, then: str, now: str) -> str:
    """What a board tells that it did not tell before."""
    known = set(then.splitlines())
    fresh = "\n".join(one for one in now.splitlines() if one and one not in known)
    return f"{words.say('since-different')}\n{fresh}" if fresh else words.say("since-same")


async def since_texts(visit: Visit, sight: Sight) -> tuple[str, str]:
    """The events since the person's last move in words, and what is asked now."""
    words = await visit.words(sight)
    log = await visit.services.tables.log(sight.table.id, visit.user_id)
    own = last_own(sight, log)
    # What the move itself set off is news, too: sales, a closing, a new year.
    lines = log_text(sight, words, [one for one in log if one.number >= own])
    head = f"### {title(sight, words)}\n{lines or words.say('since-nothing')}"
    return head, status(sight, words)


def last_own(sight: Sight, log: list[LogLine]) -> int:
    """The number of the viewer's own last entry; all of the log is new to a spectator, and to one
    who has taken a seat and not acted yet.
    """
    if sight.viewer is None:
        return -1
    taken = sight.seats[sight.viewer].taken
    own = (one.number for one in log if one.seat == sight.viewer)
    return max((number for number in own if not taken or number > taken), default=-1)


async def _then(visit: Visit, sight: Sight, number: int) -> list[Sight]:
    """The table after that entry; empty if nothing has happened since, or it cannot be replayed."""
    if number < 0 or number == sight.table.number or sight.table.version != sight.rules.version:
        return []
    return [await visit.services.tables.was(sight.table.id, visit.user_id, number)]


async def show_replay(visit: Visit, sight: Sight, step: int | None = None) -> None:
    """A finished game as an animated picture, or the board after one entry of it."""
    points = await visit.services.tables.scenes(sight.table.id)
    words = await visit.words(sight)
    if step is not None:
        await _show_step(visit, sight, points, step)
        return
    drawn = await (await visit.pictures()).replay(sight, points, words)
    files = drawn.named(f"replay-{sight.table.id}.gif")
    head: discord.ui.TextDisplay[Any] = discord.ui.TextDisplay(f"### {title(sight, words)}")
    ways = rows(turn_menu(sight, words, points))
    await visit.answer(Sheet(head, *galleries(files), *ways), attached(files))


async def _show_step(visit: Visit, sight: Sight, points: list[Point], step: int) -> None:
    last, words = points[-1].number, await visit.words(sight)
    point = next((one for one in points if one.number == step), None)
    if point is None:
        raise HouseError("no-such-step", most=last)
    drawn = await (await visit.pictures()).step(sight, point, words)
    line = LogLine(point.number, point.seat, point.cause, point.events, handed=point.handed)
    head = f"### {title(sight, words)} · {words.say('replay-step', step=step, most=last)}"
    text = shortened(f"{head}\n{log_text(sight, words, [line])}", TEXT)
    files = drawn.named(f"step-{sight.table.id}-{step}.png")
    items: list[discord.ui.Item[Any]] = [discord.ui.TextDisplay(text), *galleries(files)]
    ways = rows(step_controls(sight, words, points, step))
    await visit.redraw(Sheet(*items, *ways), attached(files))


async def show_analysis(visit: Visit, sight: Sight) -> None:
    """Chances over a finished game and the moves that decided. The first who asks is told to wait."""
    reviews, table = visit.services.tables.reviews, sight.table.id
    await reviews.check(table)
    if await reviews.known(table) is not None:
        await _shown_analysis(visit, sight)
        return
    words = await visit.words(sight)
    async with reviews.promised(table, visit.user_id):
        await visit.answer(note(words.say("analysis-begun", count=reviews.ahead(visit.user_id))))
        await _shown_analysis(visit, sight)


async def _shown_analysis(visit: Visit, sight: Sight) -> None:
    reviews, table, words = visit.services.tables.reviews, sight.table.id, await visit.words(sight)
    review = await reviews.of(table, visit.user_id)
    points = await visit.services.tables.scenes(table)
    drawn = await (await visit.pictures()).analysis(sight, review, points, words)
    files = drawn.named(f"analysis-{table}-{{}}.png")
    titles = await reviews.titles(table, review)
    lines = "\n".join(swing_lines(sight.rules, review, titles, words))
    texts = paragraphs(f"### {title(sight, words)} \u00b7 {words.say('analysis-title')}", lines)
    ways = rows(_swing_controls(sight, words, review))
    await visit.redraw(Sheet(*texts, *galleries(files), *ways), attached(files))


def _swing_controls(sight: Sight, words: GameWords, review: Review) -> Iterator[Control]:
    """For each move that decided: what it led to, and the position before it to play on from."""
    # The first four numbers are those of the arrows below a step.
    for at, one in enumerate(review.swings, 4):
        yield button(
            Press(sight.table.id, sight.decision, "step", f"{at}-{one.number}"),
            words.plain.say("analysis-show", step=one.number),
        )
    for one in review.swings:
        yield button(
            Press(sight.table.id, sight.decision, "playon", str(one.number - 1)),
            words.plain.say("analysis-retry", step=one.number),
        )
