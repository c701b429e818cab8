"""`python -m bot.words "I'm back"`: which key, file and code say a sentence.

A part of the sentence is enough, as people read it, in any language; so is a key.

`python -m bot.words missing it`: which sentences a language lacks, and what is wrong in those that it has.
"""

from __future__ import annotations

import sys
from textwrap import shorten

from bot.words.finding import MAX_FOUND, Sentence, find, places, sentences
from bot.words.languages import LANGUAGES
from bot.words.sources import all_faults
from games import GAMES

NOT_FOUND = 2
WIDTH = 300
"""Characters of a sentence that are shown: chapters of rules are long."""


def main(arguments: list[str]) -> int:
    """0 when something was found; 2 with one sentence when nothing was, or too much."""
    if len(arguments) == 2 and arguments[0] == "missing":
        return _missing(arguments[1])
    if len(arguments) != 1 or not arguments[0].strip() or arguments[0] in {"-h", "--help"}:
        sys.stderr.write(
            'usage: python -m bot.words "a part of a sentence, or a key", or: missing LANGUAGE\n'
        )
        return NOT_FOUND
    known = list(sentences())
    found = find(arguments[0], known)
    if not found:
        sys.stderr.write("No sentence of any language says that. Try a shorter part of it.\n")
        return NOT_FOUND
    keys = list(dict.fromkeys((one.key, one.file.parent) for one in found))
    if len(keys) > MAX_FOUND:
        sys.stderr.write(f"{len(keys)} sentences say that. Give more of the sentence.\n")
        return NOT_FOUND
    for key, folder in keys:
        mine = [one for one in known if (one.key, one.file.parent) == (key, folder)]
        sys.stdout.write("\n".join(_told(key, mine)) + "\n")
    return 0


def _missing(code: str) -> int:
    """0 when nothing is missing; 1 with a line for each sentence that is told in English."""
    if code not in LANGUAGES:
        known = ", ".join(LANGUAGES)
        sys.stderr.write(f"No line of bot/words/languages.py is for {code}. There are: {known}.\n")
        return NOT_FOUND
    packages = [rules.package for rules in GAMES.values()]
    found = list(all_faults(LANGUAGES[code], packages))
    sys.stdout.writelines(f"{one}\n" for one in found)
    sys.stdout.write(f"{len(found)} sentences are told in English.\n")
    return 1 if found else 0


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
