"""Every format on the shelf: it can be played, and only its own module knows its name."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from bot.tournaments.records.terms import Terms, packed
from bot.words.catalogue import Catalogue
from bot.words.languages import LANGUAGES
from games.league.tournament.formats.shelf import FORMATS, format_of, unread
from games.league.tournament.record import decode_state, encode
from games.league.tournament.settings import FormatName, Settings
from games.league.tournament.state import Finished, State
from tests.league.tournaments import Tournament

ASKED = re.compile(rf'format (==|!=|in|not in) |case "({"|".join(FORMATS)})"')
FOLDER = Path("games", "league", "tournament", "formats")


def test_the_shelf_has_every_format_that_a_record_may_name() -> None:
    assert tuple(FORMATS) == get_args(FormatName)


@pytest.mark.parametrize("name", FORMATS)
@pytest.mark.parametrize("players", [2, 5, 16, 23])
def test_a_tournament_of_every_format_comes_to_its_end(name: FormatName, players: int) -> None:
    it = Tournament(format=name, rounds=2, sizes=(3, 4), go_on=1).begin(players).play()
    assert isinstance(it.state.phase, Finished)
    assert it.state.phase.winners
    assert it.replayed()[-1].state == it.state


@pytest.mark.parametrize("name", FORMATS)
def test_every_format_has_its_name_and_its_lines_in_every_language(name: FormatName) -> None:
    settings = Settings(
        game="acquire", title="Cup", format=name, table=packed(Terms()), final=4, softness=0
    )
    for language in LANGUAGES:
        words = Catalogue(strict=True).words(language)
        lines = [words.say(f"cup-format-{name}")]
        lines += [
            words.say(key, **facts, sizes="4") for key, facts in format_of(settings).says(settings)
        ]
        assert all(lines)


@pytest.mark.parametrize("name", FORMATS)
def test_a_format_reads_settings_that_there_are_and_says_which_it_leaves(name: FormatName) -> None:
    settings = Settings(game="acquire", title="Cup", format=name, final=4)
    read = format_of(settings).reads(settings)
    assert set(read) <= set(Settings.__struct_fields__)
    assert unread(settings).isdisjoint(read)


@pytest.mark.parametrize("folder", ["bot", "games", "render"])
def test_no_code_outside_the_formats_asks_for_the_name_of_one(folder: str) -> None:
    asking = [
        f"{path}:{number}: {line.strip()}"
        for path in sorted(Path(folder).rglob("*.py"))
        if FOLDER not in path.parents
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if ASKED.search(line)
    ]
    assert asking == [], "ask the format itself: games/league/tournament/formats/format.py"


def test_a_state_whose_format_nobody_knows_is_not_read() -> None:
    data = encode(Tournament().state).replace(b'"swiss"', b'"unheard"')
    with pytest.raises(msgspec.ValidationError, match="unheard"):
        decode_state(data)
    assert isinstance(decode_state(data.replace(b'"unheard"', b'"league"')), State)
