"""`python -m bot.sandbox`: the unmodified bot, an offline Discord, and a page to play it on."""

from __future__ import annotations

import argparse
import asyncio
import sqlite3
import sys
import tempfile
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path
from typing import Any

from pydantic import SecretStr
from simcord import Preview
from simcord import SetupError as Taken

from bot.about import COMMAND
from bot.app import App
from bot.engine.views.practice import practise
from bot.errors import HouseError, SetupError
from bot.process import log
from bot.process.host_settings import HostSettings
from bot.process.service import stop_on_signals
from bot.sandbox.command_line import take_typed_commands
from bot.sandbox.page import (
    follow_answers,
    forget_choices,
    mend_scripts,
    mirror,
    pictures_above_buttons,
    queue_presses,
    remember_commands,
    remember_pictures,
    remember_texts,
    take_every_press,
)
from bot.sandbox.stage import PLAYERS, Stage
from bot.store import guilds, people
from bot.store.rows import GuildRow, PersonRow
from bot.words.catalogue import Catalogue
from bot.words.languages import ENGLISH, LANGUAGES

PORT = 8420

WELCOME = """
  Borsa is open:  {url}

  You are Giulia. "Viewing as" at the top makes you Marco, Ottavia, Theo, or Ada (administrator).
  Type /play in the message box and send it, choose a game; then [Add computer], and [Start].
  Nothing is kept: server and tables are in {folder} until you press Ctrl-C.
"""


def main(arguments: Sequence[str]) -> int:
    """The exit code: 0 when stopped, 2 when it could not start."""
    parser = argparse.ArgumentParser(f"{COMMAND} play", description=__doc__)
    parser.add_argument("--port", type=int, default=PORT, help="the page's port on 127.0.0.1")
    parser.add_argument(
        "--language",
        choices=tuple(LANGUAGES),
        default=ENGLISH.code,
        help="of the server and its people",
    )
    parser.add_argument(
        "--open",
        metavar="FILE[:STEP]",
        help="a recorded game, played on from its end or after that entry by the page's people",
    )
    parser.add_argument("--log", choices=("debug", "info", "warning", "error"), default="warning")
    asked = parser.parse_args(arguments)
    log.configure(asked.log)
    try:
        with tempfile.TemporaryDirectory(prefix="borsa-", ignore_cleanup_errors=True) as folder:
            asyncio.run(play(Path(folder), asked.port, asked.language, asked.open))
    except SetupError as error:
        print(error, file=sys.stderr)
        return 2
    return 0


async def play(folder: Path, port: int, language: str, record: str | None = None) -> None:
    """Run until Ctrl-C, or until the session is ended on the page. `record` is FILE or FILE:STEP."""
    opening = None if record is None else _record(record)
    app = App(settings(folder, language))
    async with AsyncExitStack() as closing:
        await app.open()
        closing.push_async_callback(app.close)
        stage = Stage(app.client, language)
        app.tables.repository.pool.outside = stage.outside
        closing.push_async_callback(stage.close)
        await stage.open()
        await _settle_in(app, stage, language)
        await app.begin()
        if opening is not None:
            await _open(app, stage, language, *opening)
        # The app ends before the stage, on which it still speaks; closing it twice does no harm.
        closing.push_async_callback(app.close)
        page = await closing.enter_async_context(_page(stage, port))
        stopped = stop_on_signals()
        print(WELCOME.format(url=page.url, folder=folder), flush=True)
        await _first(stopped.wait(), page.wait_closed(), mirror(stage.env, page))


def _record(named: str) -> tuple[bytes, int | None]:
    """The file, and the entry after which it is opened. SetupError: there is no such file."""
    name, _, step = named.rpartition(":")
    path, after = (Path(name), int(step)) if name and step.isdigit() else (Path(named), None)
    try:
        return path.read_bytes(), after
    except OSError as error:
        raise SetupError(f"{path} cannot be read: {error.strerror}.") from error


async def _open(app: App, stage: Stage, language: str, data: bytes, step: int | None) -> None:
    """SetupError: the record cannot be opened, with the house's sentence."""
    sitters = [(one.id, name) for one, name in zip(stage.people, PLAYERS, strict=False)]
    place = (stage.guild.id, stage.channel.id)
    try:
        await practise(app.tables.repository, place, sitters, data, step, language)
    except HouseError as error:
        raise SetupError(Catalogue().words(language).plain.refusal(error)) from error


def settings(folder: Path, language: str) -> HostSettings:
    """The settings of the sandbox; nothing is read from the environment."""
    # Constructed without validation, which would read the environment and .env.
    return HostSettings.model_construct(
        token=SecretStr("offline"),
        database=folder / "borsa.sqlite3",
        backups=folder / "backups",
        language=language,
    )


async def _settle_in(app: App, stage: Stage, language: str) -> None:
    """Let tables be played in the channel itself: the page shows no threads."""
    chosen = GuildRow(guild_id=stage.guild.id, language=language, threads=False)
    await app.store.write(lambda link: guilds.save(link, chosen))
    for one in stage.people:
        await app.store.write(_speaks(PersonRow(user_id=one.id, name=one.name, language=language)))


def _speaks(person: PersonRow) -> Callable[[sqlite3.Connection], None]:
    return lambda link: people.save(link, person)


@asynccontextmanager
async def _page(stage: Stage, port: int) -> AsyncIterator[Preview]:
    """The page on the port, or on another if it is taken."""
    take_every_press()
    queue_presses()
    follow_answers()
    mend_scripts()
    forget_choices()
    pictures_above_buttons()
    take_typed_commands()
    remember_texts()
    remember_commands()
    remember_pictures()
    try:
        page = await stage.page(port).__aenter__()
    # Another sandbox may be open; 0 lets the system choose a free port.
    except Taken:
        page = await stage.page(0).__aenter__()
    try:
        yield page
    finally:
        await page.close()


async def _first(*works: Coroutine[Any, Any, object]) -> None:
    tasks = [asyncio.create_task(work) for work in works]
    done, rest = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    for task in rest:
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task
    for task in done:
        task.result()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
