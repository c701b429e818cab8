"""`borsa`, or `python -m bot`: the bot on Discord, or with a command a host's maintenance."""

from __future__ import annotations

import argparse
import asyncio
import gc
import signal
import sys
import time
from collections.abc import Sequence
from contextlib import suppress

from bot.about import COMMAND, install, told
from bot.app import App
from bot.community import check
from bot.errors import HeldError, SetupError, UnreachableError
from bot.inbound.shards import ShardedClient
from bot.outbound.sending import smoke
from bot.process import log, maintenance
from bot.process.host_settings import ENV_FILE, EXAMPLE, HostSettings, Paths, load
from bot.process.service import serve
from bot.store.migrate import steps
from bot.tournaments.records import records
from render import faces

NOT_STARTED, TRY_AGAIN = 2, 3
"""Exit codes: settings, token or database are wrong; Discord is not there."""

_GARBAGE = 50_000, 20, 50
"""When Python looks for garbage in circles. By default it goes through all tables in memory again and again,
which takes a tenth of the time of a busy process; hardly anything here is a circle.
"""

HELP = f"""\
Without a command the bot runs on Discord until it is stopped (Ctrl-C, SIGTERM).

commands:
  run             the same as no command
  play            an offline Discord with a page in the browser; needs no token
  settings        print a commented file of all settings: {COMMAND} settings > .env
  backup [PATH]   copy the database, also while the bot runs
  restore PATH    put a backup in the place of the database
  migrate         bring the database up to date, as a start does; the bot must be stopped
  doctor          examine the database; exit code 1 if something is wrong
  doctor --parts FILE...
                  what differs between the files of all parts
  stats           count what is in it
  ratings         recalculate all ratings; exit code 1 if a stored one differs
  split --parts N FOLDER
                  divide the database into files of N parts, in that folder
  join PATH FILE...
                  make one database of the files of all parts
  parts           each part: its version, shards and tables, and what it has still to tell
  standby FOLDER [--every SECONDS]
                  keep a copy of a part's database in a folder of the machine that may take it over
  smoke --channel ID [--wait SECONDS]
                  try on Discord, in that channel, all that the bot asks of it; exit code 1 if
                  something failed

The settings are read from .env in the present folder, and from the environment.
"""


def main(arguments: Sequence[str]) -> int:
    """0: stopped or done. 1: the doctor or the smoke test has found something. 2: it could not start. 3: try again later."""
    try:
        return _done(arguments)
    except SetupError as error:
        return _failed(error)


def _failed(error: SetupError) -> int:
    print(error, file=sys.stderr, flush=True)
    return TRY_AGAIN if isinstance(error, UnreachableError | HeldError) else NOT_STARTED


def _done(arguments: Sequence[str]) -> int:
    if arguments[:1] == ["doctor"] and "--parts" in arguments:
        return _of_parts(arguments)
    match [*arguments[:1]]:
        case ["play"]:
            return _play(arguments[1:])
        case ["settings"]:
            sys.stdout.write(EXAMPLE.read_text("utf-8"))
            return 0
        case ["smoke"]:
            return _smoke(arguments[1:])
        case ["ratings"]:
            return check.main(arguments[1:], load(Paths, ENV_FILE).database)
        case ["split" | "join" | "parts" | "standby"]:
            return _of_parts(arguments)
        case [name] if name in maintenance.COMMANDS:
            more = (check.examine, records.examine)
            return maintenance.main(arguments, load(Paths, ENV_FILE), more=more)
        case ["run"]:
            return _run(arguments[1:])
        case _:
            return _run(arguments)


def _of_parts(arguments: Sequence[str]) -> int:
    # One process needs none of it.
    from bot.parts import command  # noqa: PLC0415

    return command.main(arguments, load(Paths, ENV_FILE))


def _run(arguments: Sequence[str]) -> int:
    asked = _parser().parse_args(arguments)
    try:
        _serve()
    except SetupError as error:
        code = _failed(error)
        if asked.pause:
            _wait(asked.pause)
        return code
    return 0


def _wait(seconds: float) -> None:
    """A container is started again at once, and Discord takes a token away after a thousand log-ins a day."""
    # The first process of a container hears no signal for which it has nothing.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    with suppress(KeyboardInterrupt):
        time.sleep(seconds)


def _serve() -> None:
    settings = load(HostSettings, ENV_FILE)
    secrets = [one.get_secret_value() for one in (settings.token, settings.shared) if one]
    log.configure(settings.log_level, settings.log_format, secrets)
    gc.set_threshold(*_GARBAGE)
    asyncio.run(serve(_app(settings)))


def _play(arguments: Sequence[str]) -> int:
    """The sandbox, whose library a host of the bot does not need. SetupError: it is missing."""
    try:
        from bot.sandbox.__main__ import main as play  # noqa: PLC0415
    except ModuleNotFoundError as error:
        raise SetupError(f"To play needs the library {error.name}; {install('play')}.") from error
    return play(arguments)


def _app(settings: HostSettings) -> App:
    """The app, or one of several parts. SetupError if a font or the library for these is missing."""
    if lost := faces.missing():
        raise SetupError(
            f"Borsa cannot start: render/fonts lacks {', '.join(lost)}; install Borsa again, whole."
        )
    if settings.parts is None:
        return App(settings, client=ShardedClient)
    try:
        # Only several parts need the library, which is not installed everywhere.
        from bot.parts.app import PartApp  # noqa: PLC0415
    except ModuleNotFoundError as error:
        raise SetupError(
            f"Borsa cannot start: several parts need the library {error.name}; {install('parts')}."
        ) from error
    return PartApp(settings)


def _smoke(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(f"{COMMAND} smoke")
    parser.add_argument("--channel", type=int, required=True, help="the id of a text channel")
    parser.add_argument("--wait", type=float, default=120, help="seconds for the press of a button")
    asked = parser.parse_args(arguments)
    token = load(HostSettings, ENV_FILE).token.get_secret_value()
    return 0 if asyncio.run(smoke.run(token, asked.channel, asked.wait)) else 1


_PAUSE = "what to wait after a failure before it ends, where it is started again at once"


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        COMMAND,
        description="Borsa, a Discord bot that hosts finance board games.",
        epilog=HELP,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        usage=f"{COMMAND} [-h] [--version] [run [--pause SECONDS] | play | settings | backup [PATH] | restore PATH | migrate | doctor"
        " | stats | ratings | split | join | parts | standby | smoke --channel ID]",
    )
    parser.add_argument("--pause", type=float, default=0, metavar="SECONDS", help=_PAUSE)
    parser.add_argument("--version", action="version", version=told(max(steps())))
    return parser


def borsa() -> int:
    """The command of an installed package."""
    return main(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(borsa())
