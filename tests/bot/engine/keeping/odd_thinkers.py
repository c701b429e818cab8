"""Processes that do not think as they should: `python -m tests.bot.engine.keeping.odd_thinkers`.

Told by the environment which one it is. `first_dies` thinks from its second start on.
"""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path

from games.players import thinking


def main() -> None:
    match os.environ["ODD"].partition(":"):
        case "dies", _, _:
            sys.stdin.readline()
            sys.exit(1)
        case "hangs", _, _:
            sys.stdin.readline()
            time.sleep(600)
        case "babbles", _, _:
            for _ in sys.stdin:
                print("I think, therefore I am.", flush=True)
        case "answers_another", _, _:
            for _ in sys.stdin:
                print('{"number": 0}', flush=True)
        case "first_dies", _, mark:
            if not Path(mark).exists():
                Path(mark).touch()
                sys.exit(1)
            thinking.main()
        case other:
            raise AssertionError(other)


if __name__ == "__main__":
    main()
