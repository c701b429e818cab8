"""`python -m bot.words "I'm back"`: which key, file and code say a sentence.

A part of the sentence is enough, as people read it, in either language; so is a key.
"""

from __future__ import annotations

import sys
from textwrap import shorten

from bot.words.finding import MAX_FOUND, Sentence, find, places, sentences

NOT_FOUND = 2
WIDTH = 300
"""Characters of a sentence that are shown: chapters of rules are long."""


def main(arguments: list[str]) -> int:
    """0 when something was found; 2 with one sentence when nothing was, or too much."""
    if len(arguments) != 1 or not arguments[0].strip():
        sys.stderr.write('usage: python -m bot.words "a part of a sentence, or a key"\n')
        return NOT_FOUND
    known = list(sentences())
    found = find(arguments[0], known)
    if not found:
        sys.stderr.write("No sentence of either language says that. Try a shorter part of it.\n")
        return NOT_FOUND
    keys = list(dict.fromkeys((one.key, one.file.parent) for one in found))
    if len(keys) > MAX_FOUND:
        sys.stderr.write(f"{len(keys)} sentences say that. Give more of the sentence.\n")
        return NOT_FOUND
    for key, folder in keys:
        mine = [one for one in known if (one.key, one.file.parent) == (key, folder)]
        sys.stdout.write("\n".join(_told(key, mine)) + "\n")
    return 0


def _told(key: str, mine: list[Sentence]) -> list[str]:
    """The key, its sentence in each language, and the lines of code that say it."""
    lines = [key]
    for language in dict.fromkeys(one.language for one in mine):
        first = next(one for one in mine if one.language == language)
        lines.append(f"  {first.file}:{first.line}")
        text = first.text.replace("\N{OBJECT REPLACEMENT CHARACTER}", "{…}")
        lines.append(f"    {shorten(text, WIDTH, placeholder=' …')}")
    said = places(key)
    lines += [f"  {place.file}:{place.line}\n    {place.code}" for place in said]
    if not said:
        lines.append("  named nowhere whole: its parts come from data")
    return lines


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
