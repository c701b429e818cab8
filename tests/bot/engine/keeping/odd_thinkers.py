"""Processes that do not think as they should: `python -m tests.bot.engine.keeping.odd_thinkers`.

Told by the environment which one it is. `first_dies` thinks from its second start on.
"""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path

import msgspec

from games.players import thinking


def main() -> None:
    match os.environ["ODD"].partition(":"):
        case "dies", _, _:
            sys.stdin.buffer.read(1)
            sys.exit(1)
        case "hangs", _, _:
            sys.stdin.buffer.read(1)
            time.sleep(600)
        case "babbles", _, _:
            sys.stdin.buffer.read(1)
            print("I think, therefore I am.", flush=True)
            time.sleep(600)
        case "answers_another", _, _:
            sys.stdin.buffer.read(1)
            sys.stdout.buffer.write(thinking.framed(thinking.ThinkingAnswer(0)))
            sys.stdout.buffer.flush()
            time.sleep(600)
        case "long", _, _:
            sys.stdin.buffer.read(1)
            moves = (thinking.Considered(msgspec.Raw(b"{}"), "x" * (3 << 20), 0.5, 0.1, 1),)
            sys.stdout.buffer.write(thinking.framed(thinking.ThinkingAnswer(1, moves)))
            sys.stdout.buffer.flush()
            time.sleep(600)
        case "first_dies", _, mark:
            if not Path(mark).exists():
                Path(mark).touch()
                sys.exit(1)
            thinking.main()
        case other:
            raise AssertionError(other)


if __name__ == "__main__":
    main()
