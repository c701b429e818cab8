"""Pictures and files in answer to a command: the board now, what happened, a finished game."""

from __future__ import annotations

from io import BytesIO
from typing import Any

import discord

from bot.errors import HouseError
from bot.herald.logbook import told_lines
from bot.lookup import started
from bot.sight import Point, Sight, Told
from bot.ui.buttons import turn_rows
from bot.ui.limits import COMPONENTS, TEXT, shortened
from bot.ui.sheet import Sheet, fitted, paragraphs, picture
from bot.ui.status import status, title
from bot.visit import Visit


def attached(data: bytes, name: str, alt: str = "") -> discord.File:
    return discord.File(BytesIO(data), name, description=shortened(alt, 1024) or None)


async def show_since(visit: Visit, sight: Sight) -> None:
    """What has happened since his own last move, with the board and his hand as they are now."""
    started(sight)
    words = await visit.words(sight)
    told = await visit.hall.tables.told(sight.table.id, visit.user_id)
    lines = told_lines(sight, words, since_own(sight, told)) or words.say("since-nothing")
    texts = paragraphs(f"### {title(sight, words)}\n{lines}", status(sight, words))
    drawn, alt = await visit.hall.pictures.board(sight, words)
    name = f"board-{sight.table.id}-{sight.table.number}.png"
    items: list[discord.ui.Item[Any]] = [*texts, picture(name, alt)]
    files = [attached(drawn, name)]
    if sight.viewer is not None and sight.table.stage == "running":
        drawn, alt = await visit.hall.pictures.hand(sight, words)
        name = f"hand-{sight.table.id}-{sight.table.number}.png"
        items.append(picture(name, alt))
        files.append(attached(drawn, name))
    rows = fitted(turn_rows(sight, words), COMPONENTS - len(items))
    await visit.answer(Sheet(*items, *rows), files)


def since_own(sight: Sight, told: list[Told]) -> list[Told]:
    """The entries after the viewer's own last one; a spectator gets all."""
    own = [one.number for one in told if one.seat is not None and one.seat == sight.viewer]
    return [one for one in told if one.number > max(own, default=-1)]


async def show_replay(visit: Visit, sight: Sight, step: int | None = None) -> None:
    """A finished game as an animated picture, or the board after one entry of it."""
    points = await visit.hall.tables.scenes(sight.table.id)
    words = await visit.words(sight)
    if step is not None:
        await _show_step(visit, sight, points, step)
        return
    drawn, alt = await visit.hall.pictures.replay(sight, points, words)
    name = f"replay-{sight.table.id}.gif"
    head: discord.ui.TextDisplay[Any] = discord.ui.TextDisplay(f"### {title(sight, words)}")
    await visit.answer(Sheet(head, picture(name, alt)), [attached(drawn, name)])


async def _show_step(visit: Visit, sight: Sight, points: list[Point], step: int) -> None:
    last, words = points[-1].number, await visit.words(sight)
    point = next((one for one in points if one.number == step), None)
    if point is None:
        raise HouseError("no-such-step", most=last)
    drawn, alt = await visit.hall.pictures.step(sight, point, words)
    told = Told(point.number, point.seat, point.cause, point.events)
    head = f"### {title(sight, words)} · {words.say('replay-step', step=step, most=last)}"
    text = shortened(f"{head}\n{told_lines(sight, words, [told])}", TEXT)
    name = f"step-{sight.table.id}-{step}.png"
    item: discord.ui.TextDisplay[Any] = discord.ui.TextDisplay(text)
    await visit.answer(Sheet(item, picture(name, alt)), [attached(drawn, name)])
