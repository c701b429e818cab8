"""The recipes of docs/changing.md, carried out in a copy of the project."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.docs.recipes import apply, listings

PAGE = Path("docs", "changing.md")
RECIPE = re.compile(
    r"^## (?P<title>[^\n]+)\n(?:(?!^## ).)*?^```diff\n(?P<patch>.*?)^```$", re.MULTILINE | re.DOTALL
)
RECIPES = {found["title"]: found for found in RECIPE.finditer(PAGE.read_text("utf-8"))}

CHECKS = {
    "An option of a game": """
from datetime import UTC, datetime
from bot.words.catalogue import Catalogue
from games.acquire.rules import RULES
from games.acquire.state import Options
from games.core.record import Header, open_table
def purses(options):
    header = Header("acquire", RULES.version, 3, options, "seed", datetime(2026, 1, 1, tzinfo=UTC))
    return open_table(RULES, header).state.purses[:3]
assert purses(Options(rich_start=True)) == tuple(2 * one for one in purses(Options()))
for language in ("en", "it"):
    words = Catalogue(strict=True).words(language, RULES)
    assert words.say("option-rich_start-yes") != words.say("option-rich_start-no")
""",
    "A setting of a tournament": """
from datetime import UTC, datetime
from types import SimpleNamespace
from bot.tournaments.card import settings_lines
from bot.tournaments.commands.draft_forms import FORMS
from bot.tournaments.commands.typed_settings import OPTIONS, option_of, value_of
from bot.words.catalogue import Catalogue
from games.acquire.rules import RULES
from games.core.words import RuleError
from games.league.tournament.checking import check_used
from games.league.tournament.record import decode_state, encode
from games.league.tournament.settings import Settings
from tests.league.tournaments import Tournament
assert "final_points" in FORMS["final"] and len(FORMS["final"]) <= 5
def played(**settings):
    return Tournament(rounds=1, sizes=(4,), final=4, **settings).begin(8).play()
few, many = played(), played(final_points="added")
assert sum(one.points for one in few.lines) + 1100 == sum(one.points for one in many.lines)
assert decode_state(encode(few.state).replace(b'"final_points":"ignored",', b"")) == few.state
for language, typed, chosen in (("en", "final-points", "Added"), ("it", "Punti-finale", "sommati")):
    assert option_of(typed) == "final_points" and OPTIONS["final_points"].values
    assert value_of("final_points", chosen, "UTC", datetime(2026, 1, 1, tzinfo=UTC), None) == "added"
    words = Catalogue(strict=True).words(language, RULES)
    words.plain.say("cup-takes-final_points")
    for it, lines in ((few, 0), (many, 1)):
        speaker = SimpleNamespace(settings=it.state.settings, words=words)
        assert len(list(settings_lines._own(speaker, "final"))) == lines
check_used(few.state.settings, {"final_points"})
for unused in (dict(format="knockout"), dict(format="knockout", final=4), dict(format="swiss")):
    try:
        check_used(Settings(game="acquire", title="Cup", **unused), {"final_points"})
    except RuleError as error:
        assert error.why == "setting-unused"
    else:
        raise AssertionError(unused)
""",
    "A format of tournaments": """
from bot.tournaments.commands.typed_settings import OPTIONS
from bot.words.catalogue import Catalogue
from games.acquire.rules import RULES
from games.league.tournament.formats.shelf import format_of
from games.league.tournament.settings import Settings
from games.league.tournament.state import Finished
from tests.league.tournaments import Tournament
assert "double" in OPTIONS["format"].values
for players in range(2, 22):
    it = Tournament(format="double", sizes=(3, 4), seats=(3, 6)).begin(players).play()
    assert it.state.phase == Finished((1,)), it.state.phase
    first = it.state.rounds[0]
    final = it.state.rounds[-1]
    assert len(final.tables) == 1 and not final.byes
    for player in range(1, players + 1):
        tables = [one for part in it.state.rounds for one in part.tables if player in one.seats]
        lost = [one for one in tables if player not in sorted(one.players)[:min(2, len(one.seats) - 1)]]
        assert len(lost) <= 2 if player in final.tables[0].seats else len(lost) == 2, (player, lost)
    assert it.replayed()[-1].state == it.state
settings = Settings(game="acquire", title="Cup", format="double")
for language in ("en", "it"):
    words = Catalogue(strict=True).words(language, RULES)
    assert words.say("cup-format-double") != words.say("cup-format-knockout")
    for key, facts in format_of(settings).says(settings):
        assert "4" in words.say(key, **facts, sizes="4")
""",
    "A button": """
from bot.ui.topics import rules_sheet
from bot.words.catalogue import Catalogue
from games.acquire.rules import RULES
for language, label in (("en", "My tables"), ("it", "I miei tavoli")):
    words = Catalogue(strict=True).words(language, RULES)
    sheet = rules_sheet(RULES, words, "turn")
    assert label in [getattr(getattr(one, "item", one), "label", "") for one in sheet.walk_children()]
""",
}


def test_every_recipe_that_has_a_patch_has_a_check() -> None:
    assert set(RECIPES) == set(CHECKS)


@pytest.mark.parametrize("title", sorted(CHECKS))
def test_a_recipe_does_what_it_says(title: str, tmp_path: Path) -> None:
    for folder in ("bot", "games", "render", "tests/league"):
        shutil.copytree(folder, tmp_path / folder, ignore=shutil.ignore_patterns("__pycache__"))
    listings(RECIPES[title][0], tmp_path)
    apply(RECIPES[title]["patch"], tmp_path)
    run([sys.executable, "-c", CHECKS[title]], tmp_path)


def test_without_the_recipe_its_check_fails() -> None:
    for check in CHECKS.values():
        with pytest.raises(AssertionError):
            run([sys.executable, "-c", check], Path.cwd())


def run(command: list[str], folder: Path) -> None:
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
