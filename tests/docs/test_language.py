"""docs/adding-a-language.md, carried out in a copy of the project."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tests.docs import recipes

PAGE = Path("docs", "adding-a-language.md")
CHECK = """
import asyncio
from discord import Locale
from bot.tournaments.joining import add_commands
from bot.words.catalogue import Catalogue
from bot.words.commands import CommandTranslator, text
from bot.words.languages import LANGUAGES, spoken
from bot.words.typed import length
from games import GAMES
words = Catalogue(strict=True).words("de", GAMES["acquire"], ("Anna", "Bert", "Cleo"))
assert (words.say("yes"), words.say("nothing")) == ("ja", "nothing")
assert words.money(1_234_567) == "1.234.567\\u00a0$"
assert words.listed(["A", "B", "C"]) == "A, B und C"
assert words.length(90_000) == "25 Stunden"
assert words.say("language-it") == "Italienisch"
assert Catalogue().words("it").say("language-de") == "tedesco"
assert "{" not in words.say("clock-deadline") and "Frist" not in words.say("clock-deadline")
assert not words.has("count-watchers")
assert spoken("de") is LANGUAGES["de"]
assert length("2 Tage") == length("2d")
told = CommandTranslator()
assert asyncio.run(told.translate(text("command-table"), Locale.german, None)) == "tisch"
assert asyncio.run(told.translate(text("command-play"), Locale.german, None)) is None
"""


def test_the_page_does_what_it_says(tmp_path: Path) -> None:
    recipes.copied(tmp_path)
    page = PAGE.read_text("utf-8")
    for patch in recipes.patches(page):
        recipes.apply(patch, tmp_path)
    recipes.listings(page, tmp_path)
    done = _run(["-c", CHECK], tmp_path)
    assert done.returncode == 0, done.stderr
    (missing,) = recipes.typed(page)
    told = _run(missing.removeprefix("python ").split(), tmp_path)
    assert told.returncode == 1, told.stderr
    lines = told.stdout.splitlines()
    assert "bot/words/de.ftl:3: count-watchers is said nowhere" in lines
    assert any(one.startswith("bot/words/de.ftl:7: clock-deadline has facts that") for one in lines)
    assert any(one.endswith(": nothing is missing") for one in lines)
    assert not any(": yes is missing" in one for one in lines)


def _run(arguments: list[str], folder: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, *arguments]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
