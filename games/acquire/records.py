"""`python -m games.acquire.records PATH...`: recorded games against these rules.

A path is a game in the neutral notation, packed or plain, or a folder of them. Every action is
played and after it everything that is recorded is compared: board, money, net worth, shares,
shares left, sizes, prices, whose turn it is, racks, what each tile would do, what is asked of
whom, and events. A recorded refusal must be one here, for the same reason, and change nothing.

What the recorded games played otherwise is made up for while they are driven, so that the rest can
be compared to the end:

* Two players had no market: the bonuses are paid again without it, before comparing.
* Dead tiles were exchanged until none was left: so they are here, after the turn's own exchange.
* In a merger of several the bonuses of all defunct corporations were paid at once, and the survivor
  grew before the disposals. What is still to be paid is added to the money here, and the survivor
  is shown as it will be; bonuses are compared when the merger is over.
* Racks unknown in a partial view are dealt so that their owners can do what they did.

Not compared: the slots of a rack, only its tiles (ours have no slots); what tiles would do while
shares are disposed of (the record does not follow there); the turn, the question, the racks and the
events at an automatic end (all cells full or dead, or a round without a tile: the game goes on here
while somebody can do something), after which the game is left; records that are
known to be wrong; the order of events within an
action; events that only restate the action or the next question.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence

import msgspec

from games.acquire.recorded.notation import files, read
from games.acquire.recorded.replaying import Replay, Report

SHOWN = 20
"""Differences that are printed."""


def replayed(paths: Sequence[str]) -> Report:
    """All games at these paths, played and compared. A file that is no game is a difference."""
    report = Report()
    for path in files(paths):
        try:
            game = read(path)
        except (OSError, EOFError, LookupError, ValueError, msgspec.MsgspecError) as error:
            report.differences.append(f"{path} cannot be read: {error}")
        else:
            Replay(game, report).run()
    return report


def main(paths: Sequence[str]) -> int:
    """Print what differs and the sum; 1 if anything does."""
    report = replayed(paths)
    for difference in report.differences[:SHOWN]:
        print(difference)
    print(
        f"{report.games} games, {report.actions} actions, "
        f"{report.states} states compared, {len(report.differences)} differences"
    )
    return 1 if report.differences else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
