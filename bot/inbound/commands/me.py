"""`/me`: a person's own settings, and the removal of their data."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from datetime import timedelta
from typing import get_args

from discord import app_commands

from bot.engine.people import persons_time
from bot.engine.time.time_off import LONGEST_QUIET
from bot.errors import HouseError
from bot.inbound.commands.naming import choices, command, group
from bot.inbound.commands.suggest import offered
from bot.inbound.commands.zones import found_zone, zones
from bot.inbound.presses.endings import ask_forget
from bot.inbound.showing import attached
from bot.inbound.visit import Interaction, Visit
from bot.store import coached, digests, own_rows
from bot.store.digests import Digest
from bot.store.rows import PersonRow, PictureWish, Quiet
from bot.ui.sheet import file_sheet, note
from bot.ui.time_off import hours_in_words
from bot.words.dates import clock
from bot.words.languages import LANGUAGES
from bot.words.translator import GameWords
from bot.words.values import Markup, seconds_of

GROUP = group("me")
_AS_DISCORD = "discord"
EXPLANATIONS = {"new": None, "always": True, "never": False}
"""In which games somebody wants help at the table."""
MORNING = 9
"""The hour of the digest of somebody who wants it in place of calls and names none."""
UNCHOSEN = "UTC"
"""The zone of servers and of hosts that have chosen none."""
NO_DIGEST = -1
"""In place of an hour."""
OFF_WORDS = {"off", "no", "none", "stop", "nessuna", "nessuno", "basta", "mai"}
"""What people type for "not any more", in both languages."""


@command(
    "me-settings",
    *("language", "notices", "news", "reminders", "zone", "quiet", "digest", "explanations"),
    "pictures",
    of=GROUP,
    zone=offered(zones),
)
@app_commands.choices(
    language=[*choices("language", LANGUAGES), *choices("language", [_AS_DISCORD])],
    notices=choices("notices", ("mention", "message", "digest", "none")),
    news=choices("news", ("all", "seat")),
    explanations=choices("explanations", tuple(EXPLANATIONS)),
    pictures=choices("pictures", get_args(PictureWish)),
)
async def settings(
    interaction: Interaction,
    language: str | None = None,
    notices: str | None = None,
    news: str | None = None,
    reminders: bool | None = None,
    zone: str | None = None,
    quiet: str | None = None,
    digest: str | None = None,
    explanations: str | None = None,
    pictures: str | None = None,
) -> None:
    """Without options: show the person's settings. What cannot be read changes nothing."""
    visit = Visit.of(interaction)
    await visit.think()
    changes = _given(
        language=language, notices=notices, news=news, reminders=reminders, pictures=pictures
    )
    if zone is not None:
        changes["zone"] = found_zone(zone)
    if quiet is not None:
        changes["quiet"] = read_quiet(quiet)
        if "zone" not in changes and (there := await zone_here(visit)):
            changes["zone"] = there
    hour = await _hour(visit, digest, notices)
    if hour == NO_DIGEST and notices is None and (await visit.person()).notices == "digest":
        changes["notices"] = "mention"
    after = await (visit.choose(**changes) if changes else visit.person())
    if {"zone", "quiet"} & changes.keys():
        await persons_time.follow(visit.services.tables.repository, visit.user_id)
    if hour is not None or zone is not None:
        await _set_digest(visit, hour, after)
    if explanations is not None:
        await _explain(visit, EXPLANATIONS[explanations])
    chosen = bool(changes) or hour is not None or explanations is not None
    saved = (await visit.words()).say("me-saved") if chosen else ""
    await visit.answer(note(saved, await _in_words(visit, after)))


async def zone_here(visit: Visit) -> str | None:
    """The zone to note of people who have not said where they live: they are likely to live where the server does.

    A server that has chosen none may still choose one, and theirs follows it until then.
    """
    there = (await visit.guild()).zone if visit.guild_id else UNCHOSEN
    return None if there == UNCHOSEN or (await visit.person()).zone else there


def _given(**plain: object) -> dict[str, object]:
    """The choices that stand in the person's row as they are given."""
    changes = {key: given for key, given in plain.items() if given is not None}
    return changes | ({"language": None} if changes.get("language") == _AS_DISCORD else {})


@command("me-private", "hidden", of=GROUP)
async def private(interaction: Interaction, hidden: bool = True) -> None:
    """Nothing of the person's is removed, and their games go on counting."""
    visit = Visit.of(interaction)
    await visit.think()
    await visit.choose(private=hidden)
    await visit.answer(note((await visit.words()).say("me-private", hidden=hidden)))


@command("me-export", of=GROUP)
async def export(interaction: Interaction) -> None:
    """All that is stored about the person, as a file that only they see."""
    visit = Visit.of(interaction)
    await visit.think()
    data = await visit.services.store.read(lambda link: own_rows.about(link, visit.user_id))
    sentence = (await visit.words()).say("me-exported")
    await visit.answer(file_sheet(sentence, _EXPORTED), attached([(_EXPORTED, data, "")]))


_EXPORTED = "borsa-about-me.json"


@command("me-forget", "confirm", of=GROUP)
async def forget(interaction: Interaction, confirm: bool = False) -> None:
    await ask_forget(Visit.of(interaction), confirm=confirm)


def read_quiet(text: str) -> Quiet | None:
    """Typed quiet hours, or that there are to be none. HouseError as of `read_hours`."""
    return None if text.strip().casefold() in OFF_WORDS else _hours(text)


def read_hour(text: str) -> int:
    """A typed hour of the day, 9 or 21:00, or NO_DIGEST. HouseError: hour-unread."""
    typed = text.strip().casefold()
    if typed in OFF_WORDS:
        return NO_DIGEST
    found = clock(typed)
    if found is None or found % HOUR:
        raise HouseError("hour-unread", text=text.strip())
    return found // HOUR


async def _explain(visit: Visit, wanted: bool | None) -> None:
    await visit.services.store.write(lambda link: coached.choose(link, visit.user_id, wanted))


async def _hour(visit: Visit, typed: str | None, notices: str | None) -> int | None:
    """The hour of the digest; None: as it was. Somebody who wants nothing else has one."""
    if typed is not None:
        return read_hour(typed)
    known = await visit.services.store.read(lambda link: digests.get(link, visit.user_id))
    has_one = known is not None and known.due is not None
    return MORNING if notices == "digest" and not has_one else None


async def _set_digest(visit: Visit, hour: int | None, row: PersonRow) -> None:
    """`hour` is -1 for no digest; None: only its zone follows the person's."""
    store, user, now = visit.services.store, visit.user_id, visit.services.now()
    if hour == NO_DIGEST:
        await store.write(lambda link: digests.stop(link, user))
        return
    known = await store.read(lambda link: digests.get(link, user))
    if hour is None and (known is None or known.due is None):
        return
    at = known.hour if hour is None and known is not None else hour or 0
    # People who have not said where they live are likely to live where the server does.
    there = row.zone or (known.zone if known else (await visit.guild()).zone)
    await store.write(lambda link: digests.choose(link, user, at, there, now))


async def _in_words(visit: Visit, row: PersonRow) -> str:
    words, user = await visit.words(), visit.user_id
    spoken = (
        words.say("me-language", spoken=row.language)
        if row.language
        else words.say("me-language-discord")
    )
    called = "\n".join(
        (
            words.say("me-notices", calling=row.notices),
            words.say("me-news", news=row.news),
            words.say("me-reminders", reminders=row.reminders),
        )
    )
    digest = await visit.services.store.read(lambda link: digests.get(link, user))
    helped = await visit.services.store.read(lambda link: coached.chosen(link, user))
    told = (_digest_in_words(words, digest), *_explanations_in_words(visit, words, helped))
    there = (await visit.guild()).zone
    seen = words.say("me-pictures", pictures=row.pictures or "yes")
    return "\n".join((spoken, called, seen, *hours_in_words(row, words, there), *told))


def _explanations_in_words(
    visit: Visit, words: GameWords, chosen: Mapping[str, bool]
) -> Iterator[str]:
    """The choice for all games, then the games of which another holds."""
    asked = {wanted: key for key, wanted in EXPLANATIONS.items()}
    yield words.say("me-explanations", explanations=asked[chosen.get(coached.ALL)])
    services = visit.services
    off = [
        services.catalogue.words(words.language, services.games[game]).say(f"game-{game}")
        for game, wanted in chosen.items()
        if game in services.games and not wanted
    ]
    if off:
        yield words.say("me-explanations-off", games=Markup(words.listed(off)))


def _digest_in_words(words: GameWords, row: Digest | None) -> str:
    if row is None or row.due is None:
        return words.say("me-digest-none")
    until = seconds_of(row.due)
    return words.say("me-digest", hour=row.hour, zone=row.zone, until=until)


def _hours(text: str) -> Quiet:
    """Typed quiet hours: 23:00-08:00, 11pm-8am, from 23 to 8, dalle 23 alle 8. HouseError: quiet-unread, quiet-too-long."""
    found = _HOURS.fullmatch(text.casefold())
    starts, ends = map(clock, found.groups()) if found else (None, None)
    if starts is None or ends is None:
        raise HouseError("quiet-unread", text=text.strip())
    # The same hour twice is a whole day, and so too long.
    length = (ends - starts) % DAY or DAY
    if length > LONGEST_QUIET:
        raise HouseError("quiet-too-long", most=LONGEST_QUIET // HOUR)
    return Quiet(starts // MINUTE, ends // MINUTE)


_HOURS = re.compile(
    r"\s*(?:from |dalle |dall['\u2019])?\s*(\d.*?)\s*(?:[-\u2013]|to|until|alle|all['\u2019])\s*(\d.*)"
)
MINUTE, HOUR, DAY = timedelta(minutes=1), timedelta(hours=1), timedelta(days=1)
