"""Time zones as people type them."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches
from zoneinfo import available_timezones

from bot.errors import HouseError
from bot.inbound.commands.suggest import Made, folded
from bot.inbound.visit import Visit


async def zones(_visit: Visit) -> Made:
    return [(zone, zone) for zone in sorted(available_timezones())]


def found_zone(typed: str) -> str:
    """The zone that is meant: "new york", "europe/rome ". HouseError: no-such-zone, or with the
    nearest one no-such-zone-but.
    """
    wanted = folded(typed)
    known = sorted(available_timezones(), key=lambda zone: (zone.count("/"), zone))
    whole = [zone for zone in known if folded(zone) == wanted]
    city = [zone for zone in known if folded(_city(zone)) == wanted]
    if wanted and (whole or city):
        return (whole or city)[0]
    nearest = _nearest(wanted, known)
    if nearest is None:
        raise HouseError("no-such-zone", zone=typed.strip())
    raise HouseError("no-such-zone-but", zone=typed.strip(), nearest=nearest)


def _nearest(wanted: str, known: Sequence[str]) -> str | None:
    """The zone that is written most like it, as a whole or by its city."""
    written = {folded(_city(zone)): zone for zone in known} | {folded(one): one for one in known}
    found = get_close_matches(wanted, written, n=1, cutoff=0.7)
    return written[found[0]] if found else None


def _city(zone: str) -> str:
    return zone.rpartition("/")[2]
