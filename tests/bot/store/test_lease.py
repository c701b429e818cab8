"""One process runs on a file; what the others get to hear; clocks that jump."""

from __future__ import annotations

import os
import signal
import sqlite3
import subprocess
import sys
from contextlib import closing
from datetime import timedelta
from pathlib import Path

import pytest

from bot.errors import HeldError, SetupError
from bot.store import lease
from bot.store.database import connect
from bot.store.migrate import migrate
from tests.bot.store.arrange import HOUR, MINUTE, NOON

FAR = "elsewhere 1 aaaa"
ME = "here 2 bbbb"
SECOND = timedelta(seconds=1)

HOLD = """
import sys
from datetime import UTC, datetime
from pathlib import Path
from bot.store import lease
from bot.store.database import connect
connection = connect(Path(sys.argv[1]))
lease.take(connection, lease.holder(), datetime.now(UTC))
print("held", flush=True)
sys.stdin.read()
"""


def test_the_first_finds_no_beat_before(connection: sqlite3.Connection) -> None:
    assert lease.take(connection, ME, NOON) is None
    assert lease.last_beat(connection) == NOON


def test_a_second_process_is_refused_in_a_sentence(connection: sqlite3.Connection) -> None:
    lease.take(connection, FAR, NOON)
    with pytest.raises(SetupError, match=r"Another process \(elsewhere 1 aaaa\) runs on this"):
        lease.take(connection, ME, NOON + 59 * SECOND)
    assert lease.last_beat(connection) == NOON


def test_a_dead_holders_lease_expires_after_a_minute(connection: sqlite3.Connection) -> None:
    lease.take(connection, FAR, NOON)
    assert lease.take(connection, ME, NOON + MINUTE) == NOON


def test_a_beat_keeps_it(connection: sqlite3.Connection) -> None:
    lease.take(connection, FAR, NOON)
    assert lease.renew(connection, FAR, NOON + 50 * SECOND) == NOON
    with pytest.raises(SetupError):
        lease.take(connection, ME, NOON + 100 * SECOND)


def test_who_has_it_may_take_it_again(connection: sqlite3.Connection) -> None:
    lease.take(connection, ME, NOON)
    assert lease.take(connection, ME, NOON + SECOND) == NOON


def test_given_back_it_is_free_at_once_and_the_beat_stays(connection: sqlite3.Connection) -> None:
    """The outage counts from the last beat, also after a proper end."""
    lease.take(connection, FAR, NOON)
    lease.release(connection, FAR, NOON + SECOND)
    assert not lease.is_live(connection, NOON + SECOND)
    assert lease.take(connection, ME, NOON + HOUR) == NOON + SECOND


def test_only_the_holder_gives_it_back(connection: sqlite3.Connection) -> None:
    lease.take(connection, FAR, NOON)
    lease.release(connection, ME, NOON)
    assert lease.is_live(connection, NOON)


def test_who_has_lost_it_stops(connection: sqlite3.Connection) -> None:
    lease.take(connection, FAR, NOON)
    lease.take(connection, ME, NOON + HOUR)
    with pytest.raises(SetupError, match="taken over"):
        lease.renew(connection, FAR, NOON + HOUR)
    assert lease.renew(connection, ME, NOON + HOUR) == NOON + HOUR


def test_a_holder_that_slept_and_was_not_replaced_goes_on_and_learns_how_long(
    connection: sqlite3.Connection,
) -> None:
    lease.take(connection, ME, NOON)
    assert lease.renew(connection, ME, NOON + 5 * HOUR) == NOON


def test_a_clock_set_back_does_not_lock_the_file_for_hours(
    connection: sqlite3.Connection,
) -> None:
    lease.take(connection, FAR, NOON + 5 * HOUR)
    assert lease.take(connection, ME, NOON) == NOON + 5 * HOUR


def test_a_clock_set_back_under_a_living_holder_is_healed_by_its_next_beat(
    connection: sqlite3.Connection,
) -> None:
    lease.take(connection, FAR, NOON + 5 * HOUR)
    lease.renew(connection, FAR, NOON)
    with pytest.raises(SetupError):
        lease.take(connection, ME, NOON + SECOND)


def test_an_empty_lease_cannot_be_renewed(connection: sqlite3.Connection) -> None:
    with pytest.raises(SetupError):
        lease.renew(connection, ME, NOON)


@pytest.mark.skipif(os.name != "posix", reason="processes are asked for as POSIX does")
def test_a_second_process_is_refused_until_the_first_is_killed(path: Path) -> None:
    """Killed, not expired: on the same machine nobody has to wait for a minute."""
    migrate(path, NOON)
    command = [sys.executable, "-c", HOLD, str(path)]
    pipe = subprocess.PIPE
    with (
        closing(connect(path)) as connection,
        subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True) as first,
    ):
        assert first.stdout
        assert first.stdout.readline() == "held\n"
        beat = lease.last_beat(connection)
        assert beat is not None
        with pytest.raises(SetupError, match=f" {first.pid} "):
            lease.take(connection, lease.holder(), beat)
        os.kill(first.pid, signal.SIGKILL)
        first.wait()
        assert lease.take(connection, lease.holder(), beat) == beat


def test_time_is_owed_until_it_is_given_back_however_often_a_start_fails(
    connection: sqlite3.Connection,
) -> None:
    """Discord was not there: the bot took the lease, and gave it back again and again."""
    lease.take(connection, FAR, NOON)
    for hour in range(1, 4):
        before = lease.take(connection, ME, NOON + hour * HOUR)
        assert lease.owed(connection, before) == NOON
        lease.release(connection, ME, NOON + hour * HOUR + MINUTE)
    lease.repaid(connection)
    before = lease.take(connection, ME, NOON + 4 * HOUR)
    assert lease.owed(connection, before) == NOON + 3 * HOUR + MINUTE


def test_a_process_number_that_another_has_by_now_holds_nothing(
    connection: sqlite3.Connection,
) -> None:
    """After a restart of the machine, or in a container where it is our own."""
    machine, number, began, _ = lease.holder().split(" ")
    if began == "-":
        pytest.skip("this system does not say when a process began")
    lease.take(connection, f"{machine} {number} {int(began) - 1} aaaa", NOON)
    assert not lease.is_live(connection, NOON)
    assert lease.take(connection, ME, NOON) == NOON


def test_who_finds_it_held_may_try_again(connection: sqlite3.Connection) -> None:
    lease.take(connection, FAR, NOON)
    with pytest.raises(HeldError):
        lease.take(connection, ME, NOON)


def test_a_holder_that_is_seen_to_live_here_keeps_it_when_the_clock_is_set_back(
    connection: sqlite3.Connection,
) -> None:
    """Its beats lie in the future then; another process would play every deadline twice."""
    lease.take(connection, lease.holder(), NOON + HOUR)
    assert lease.is_live(connection, NOON)


def test_a_beat_from_the_future_of_somebody_unknown_frees_it(
    connection: sqlite3.Connection,
) -> None:
    lease.take(connection, FAR, NOON + HOUR)
    assert not lease.is_live(connection, NOON)


@pytest.mark.parametrize("column", ["beat", "owed", "owed_until"])
def test_a_lease_that_cannot_be_read_ends_no_start(
    connection: sqlite3.Connection, column: str
) -> None:
    lease.take(connection, FAR, NOON)
    lease.begin(connection, NOON, NOON + MINUTE)
    connection.execute(f"UPDATE lease SET {column} = 'x'")  # noqa: S608
    before = lease.take(connection, ME, NOON + HOUR)
    assert lease.owed(connection, before) in {None, NOON}
    assert lease.begun(connection) in {None, (NOON + MINUTE, 0)}
    assert isinstance(lease.is_owed(connection, NOON + HOUR), bool)
    lease.renew(connection, ME, NOON + HOUR)
    assert lease.last_beat(connection) == NOON + HOUR
