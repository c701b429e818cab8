"""Commands of a host with several parts: `python -m bot split|join|parts|standby|doctor --parts`."""

from __future__ import annotations

import argparse
import asyncio
import sqlite3
import sys
import time
from collections.abc import Sequence
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path

from bot.about import COMMAND, install
from bot.errors import SetupError, StoreError
from bot.parts.across import findings
from bot.parts.join import join
from bot.parts.split import split
from bot.process.host_settings import ENV_FILE, HostSettings, Paths, load
from bot.store import backups


def main(argv: Sequence[str], settings: Paths, now: datetime | None = None) -> int:
    """0: done; 1: `parts` has found one away, or the doctor something wrong. SetupError."""
    asked = _parser().parse_args(argv)
    now = now or datetime.now(UTC)
    try:
        match asked.command:
            case "split":
                for path in split(settings.database, asked.folder, asked.parts, now):
                    sys.stdout.write(f"{path} ({path.stat().st_size / 1e6:.1f} MB)\n")
            case "join":
                join(asked.target, asked.files, now)
                sys.stdout.write(f"{asked.target} ({asked.target.stat().st_size / 1e6:.1f} MB)\n")
            case "doctor":
                return _doctor(asked.parts)
            case "standby":
                return _stand_by(settings.database, asked.folder, asked.every)
            case _:
                return _report()
    except sqlite3.Error as error:
        raise SetupError(f"A database cannot be read or written ({error}).") from error
    return 0


def _stand_by(database: Path, folder: Path, every: float) -> int:
    """Keep a copy that is a few seconds old, until it is stopped; a folder that is away is tried again."""
    said = ""
    with suppress(KeyboardInterrupt):
        while True:
            try:
                backups.make(database, folder / database.name)
                now = f"{folder / database.name} follows {database}."
            except StoreError as error:
                now = str(error)
            if now != said:
                sys.stdout.write(f"{now}\n")
                sys.stdout.flush()
            said = now
            time.sleep(every)
    return 0


def _doctor(files: Sequence[Path]) -> int:
    found = list(findings(files))
    sys.stdout.writelines(f"WRONG  {line}\n" for line in found)
    sys.stdout.write(f"Wrong: {len(found)}.\n" if found else "The parts agree.\n")
    return 1 if found else 0


def _report() -> int:
    settings = load(HostSettings, ENV_FILE)
    if settings.parts is None:
        raise SetupError("There is one part only: BORSA_PARTS is not set.")
    try:
        from bot.parts import report  # noqa: PLC0415  # it needs the library of the hub
    except ModuleNotFoundError as error:
        raise SetupError(
            f"Several parts need the library {error.name}; {install('parts')}."
        ) from error
    lines, well = asyncio.run(report.lines(settings))
    sys.stdout.write("\n".join(lines) + "\n")
    return 0 if well else 1


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(COMMAND)
    commands = parser.add_subparsers(dest="command", required=True)
    splitting = commands.add_parser("split", help="divide the database into files of several parts")
    splitting.add_argument("--parts", type=int, required=True, help="how many parts there will be")
    splitting.add_argument("folder", type=Path, help="where part0.sqlite3 and so on are written")
    joining = commands.add_parser("join", help="make one database of the files of all parts")
    joining.add_argument("target", type=Path, help="the new database")
    joining.add_argument("files", type=Path, nargs="+", help="the file of each part")
    commands.add_parser("parts", help="how each part is")
    standby = commands.add_parser("standby", help="keep a copy of a part's file in a folder")
    standby.add_argument("folder", type=Path, help="on the machine that is to take the part over")
    standby.add_argument("--every", type=float, default=5, help="seconds between two copies")
    doctor = commands.add_parser("doctor", help="what differs between the files of all parts")
    doctor.add_argument("--parts", type=Path, nargs="+", metavar="FILE", required=True)
    return parser
