"""Help at the table, above the hand of somebody who wants it: see `bot.ui.coach`."""

from __future__ import annotations

from bot.engine.views.sight import Sight
from bot.inbound.showing import last_own
from bot.inbound.visit import Visit
from bot.store import coached
from bot.ui import coach
from bot.ui.coach import Help
from bot.words.translator import GameWords


async def help_for(visit: Visit, sight: Sight, words: GameWords) -> Help:
    """What to tell the visitor; nothing if they want no help in this game."""
    user, game, store = visit.user_id, sight.rules.key, visit.services.store
    if not coach.can_help(sight):
        return coach.NONE
    if not await store.read(lambda link: coached.wants(link, user, game)):
        return coach.NONE
    first, keys = await _first_times(visit, sight, words)
    return Help(coach.coming(sight, words), first, keys)


async def explained(visit: Visit, sight: Sight, told: Help) -> None:
    """Note what was explained, once it was shown: after a failure it is shown again."""
    if told.keys:
        user, game = visit.user_id, sight.rules.key
        await visit.services.store.write(lambda link: coached.explain(link, user, game, told.keys))


async def _first_times(visit: Visit, sight: Sight, words: GameWords) -> tuple[str, tuple[str, ...]]:
    user, game = visit.user_id, sight.rules.key
    known = await visit.services.store.read(lambda link: coached.explained(link, user, game))
    if known >= {*sight.rules.firsts.values()}:
        return "", ()
    log = await visit.services.tables.log(sight.table.id, user)
    # What came of their own last act is news to them as well.
    own = last_own(sight, log)
    return coach.first_times(sight, words, [one for one in log if one.number >= own], known)
