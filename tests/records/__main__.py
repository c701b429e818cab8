"""`python -m tests.records PATH...`: recorded games of Acquire against these rules.

A path is a game in the neutral notation, packed or plain, or a folder of them. Every action is
played, and after it everything that is recorded is compared: board, money, net worth, shares,
shares left, sizes, prices, whose turn it is, racks, what each tile would do, what is asked of whom,
and events. A recorded refusal must be one here, for the same reason, and change nothing. Lines after
the end differ, and so does a game without an end, unless its header says `"cut": true`.

Where the source played by other rules, `declared.py` says which; how often each of them showed is
printed before the sum, and is no difference.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

import msgspec

from tests.records.notation import files, read
from tests.records.replaying import Replay, Report

SHOWN = 20
"""Differences that are printed."""


def replayed(paths: Sequence[str]) -> Report:
    """All games at these paths, played and compared. A file that is no game is a difference."""
    report = Report()
    for path in files(paths):
        try:
            replay = Replay(read(path), report)
        except (OSError, EOFError, LookupError, ValueError, msgspec.MsgspecError) as error:
            report.differences.append(f"{path} cannot be read: {error}")
        else:
            replay.run()
    return report


def main(arguments: Sequence[str]) -> int:
    """Print what differs, what is declared and the sum; 1 if anything differs or nothing was compared."""
    parser = argparse.ArgumentParser(prog="python -m tests.records", description=__doc__)
    parser.add_argument("paths", nargs="+", metavar="PATH")
    report = replayed(parser.parse_args(arguments).paths)
    for difference in report.differences[:SHOWN]:
        print(difference)
    for name, count in report.declared.items():
        if count:
            print(f"declared, {count} times: {name}")
    print(
        f"{report.games} games, {report.actions} actions, "
        f"{report.states} states compared, {len(report.differences)} differences"
    )
    return 1 if report.differences or not report.games else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
