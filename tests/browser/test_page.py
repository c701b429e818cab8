"""The sandbox without a browser: it starts, serves its page on loopback, and ends on Ctrl-C."""

from __future__ import annotations

import re
import signal
import socket
import subprocess
import sys
import urllib.request
from pathlib import Path
from typing import Any

import pytest
from simcord import components

from bot.sandbox.page import forget_choices


@pytest.mark.skipif(sys.platform == "win32", reason="there is no such signal")
def test_it_starts_on_another_port_if_its_own_is_taken_and_leaves_nothing(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        process = subprocess.Popen(
            [sys.executable, "-m", "bot.sandbox", "--port", str(port), "--language", "it"],
            env={"TMPDIR": str(tmp_path), "PYTHONUNBUFFERED": "1", "PATH": ""},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        address = told(process)
    assert int(address.rsplit(":", 1)[1].split("/", maxsplit=1)[0]) != port
    with urllib.request.urlopen(address.split("#", maxsplit=1)[0], timeout=10) as page:
        assert b"channel-composer" in page.read()
    process.send_signal(signal.SIGINT)
    rest, _ = process.communicate(timeout=30)
    assert (process.returncode, rest.strip()) == (0, "")
    assert list(tmp_path.iterdir()) == []


def told(process: subprocess.Popen[str]) -> str:
    """The address, once it is said."""
    assert process.stdout is not None
    said = ""
    for line in process.stdout:
        said += line
        if "Ctrl-C" in line:
            found = re.search(r"http://127\.0\.0\.1:\d+/#\S+", said)
            assert found is not None
            return found[0]
    raise AssertionError(said)


def test_a_select_that_is_sent_again_keeps_no_choice_of_the_page(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The page knows a control by its number. Buttons keep theirs, so that an older one can be pressed."""
    monkeypatch.setattr(components, "_assign_ids", components._assign_ids)
    forget_choices()
    (first, button), (second, same) = numbers(), numbers({"type": 10, "content": "later"})
    assert first != second
    assert button == same, "what is put above it while it is pressed is no other button"


def numbers(*above: dict[str, Any]) -> tuple[int, int]:
    """Those that a select and a button get in a message."""
    select = {"type": 3, "custom_id": "s", "options": [{"label": "1", "value": "1"}]}
    button = {"type": 2, "custom_id": "b", "style": 1, "label": "b"}
    rows = [{"type": 1, "components": [one]} for one in (select, button)]
    served = components.validate_components([*above, *rows], flags=1 << 15)[len(above) :]
    top, below = (row["components"][0]["id"] for row in served)
    return top, below
