"""All formats of tournaments, by the names that records and commands call them."""

from __future__ import annotations

from collections.abc import Mapping

from games.league.tournament.formats.format import Format
from games.league.tournament.formats.groups import Groups
from games.league.tournament.formats.knockout import Knockout
from games.league.tournament.formats.league import League
from games.league.tournament.formats.swiss import Swiss
from games.league.tournament.settings import FormatName, Settings

FORMATS: Mapping[FormatName, Format] = {
    "swiss": Swiss(),
    "league": League(),
    "groups": Groups(),
    "knockout": Knockout(),
}


def format_of(settings: Settings) -> Format:
    return FORMATS[settings.format]


def unread(settings: Settings) -> set[str]:
    """The settings that these would leave unread, though other formats read them."""
    known = {name for one in FORMATS.values() for name in one.reads(settings)}
    return known.difference(format_of(settings).reads(settings))
