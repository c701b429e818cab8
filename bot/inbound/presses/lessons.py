"""Lessons: a press in a scene, and the ways between scenes. All of it is private."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import partial
from weakref import WeakValueDictionary

from msgspec.structs import replace

from bot.engine.keeping import arrivals
from bot.engine.views.sight import Sight
from bot.errors import HouseError
from bot.inbound.opening import once, open_table
from bot.inbound.remembered import MOST
from bot.inbound.showing import attached
from bot.inbound.visit import Visit
from bot.lessons.lecture import BASE, Lecture, act, at_scene, is_lesson, lecture
from bot.lessons.sheet import ACCEPTED, Refused, after_sheet, lesson_sheet, list_sheet
from bot.lessons.sight import page_of, sight_of
from bot.store import lessons as stored
from bot.store.lessons import Did, LessonRow
from bot.ui.control import Press
from bot.ui.sheet import Drawn, Row, galleries, note
from games.core.contract import AnyRules
from games.core.lessons import Scene, lesson_of
from games.core.words import Action
from games.players import kinds

_LOCKS: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
"""One for each lesson that somebody is pressing in: of two presses at once the second sees the first."""


async def learn(visit: Visit, press: Press, _values: Sequence[str] = ()) -> None:
    """[Learn] of a game, [All lessons], and the ways inside a lesson."""
    await visit.acknowledge()
    if not is_lesson(press.table):
        await (open_lesson(visit, press.argument) if press.argument else show_list(visit))
        return
    await _way(visit, press)


async def go(visit: Visit, game: str | None, way: str) -> None:
    """A way of a lesson as it stands now; without a game, of the one in which the person was last.

    HouseError: no-such-game, no-lesson-begun.
    """
    user = visit.user_id
    begun = await visit.services.store.read(partial(stored.of_person, user_id=user))
    known = [row for row in begun.values() if game in {None, row.game}]
    if not known:
        raise HouseError("no-lesson-begun")
    row = max(known, key=lambda one: one.at)
    rules = visit.services.games.get(row.game)
    if rules is None or lesson_of(rules.package) is None:
        raise HouseError("no-such-game")
    mark = lecture(row, rules).mark if row.scene else 0
    await _way(visit, Press(BASE + row.id, mark, "learn", way))


async def _way(visit: Visit, press: Press) -> None:
    async with _lock(press.table):
        row, rules = await visit.lesson(press.table)
        match press.argument:
            case "play":
                await _play(visit, row, rules)
            case "first":
                await _go(visit, row, rules, 0)
            case way:
                await _on(visit, lecture(row, rules), press, way)


async def open_lesson(visit: Visit, game: str) -> None:
    """The lesson where the person left it. HouseError: no-such-game."""
    rules = visit.services.games.get(game)
    lesson = lesson_of(rules.package) if rules else None
    if rules is None or lesson is None:
        raise HouseError("no-such-game")
    user, now = visit.user_id, visit.services.now()
    row = await visit.services.store.read(partial(stored.of, user_id=user, game=game))
    if row is None:
        first = lesson.scenes[0].key
        fresh = LessonRow(user_id=user, game=game, scene=first, at=now)
        row = await visit.services.store.write(partial(stored.begin, row=fresh))
    if row.scene:
        await show(visit, lecture(row, rules))
    else:
        await _show_after(visit, row, rules)


async def show_list(visit: Visit) -> None:
    """All lessons, and how far the person is."""
    services, user = visit.services, visit.user_id
    begun = await services.store.read(partial(stored.of_person, user_id=user))
    language = await visit.language()
    await visit.redraw(list_sheet(services.catalogue, services.games, begun, language))


async def played(visit: Visit, before: Sight, action: Action, decision: int | None) -> None:
    """A move in a scene, judged by the rules: RuleError as at a table."""
    number = before.table.id
    async with _lock(number):
        row, rules = await visit.lesson(number)
        now = lecture(row, rules)
        present = sight_of(now, visit.name, await visit.language())
        if now.over or not (decision is None or present.is_present(decision, action)):
            await show(visit, now)
            return
        after = act(now, action)
        if after.row is not row:
            await _save(visit, after.row)
        await show(visit, after, now.played.table.number)


async def refuses(visit: Visit, why: str, ways: list[Row]) -> bool:
    """A refusal in a scene is told in the scene's own message: a lesson has one. False elsewhere."""
    sight = visit.sight
    if sight is None or not is_lesson(sight.table.id) or not visit.on_private:
        return False
    row, rules = await visit.lesson(sight.table.id)
    if row.scene:
        await show(visit, lecture(row, rules), refused=Refused(why, ways))
    return bool(row.scene)


async def show(
    visit: Visit, now: Lecture, since: int | None = None, refused: Refused = ACCEPTED
) -> None:
    """The scene with its picture; `since` is the line's entry before the press just made."""
    visit.sight = sight = sight_of(now, visit.name, await visit.language())
    seen = visit.services.remembered.lessons
    if len(seen) >= MOST:
        seen.clear()
    seen[visit.user_id, visit.place_id] = now.number
    words, page = await visit.words(sight), page_of(now, sight)
    if since is None:
        since = 0 if now.over else now.played.table.number
    if not page:
        await visit.redraw(lesson_sheet(sight, words, now, (), since, refused))
        return
    drawn = await _drawn(visit, sight, page)
    files = drawn.named(f"lesson-{now.row.id}-{now.mark}-{page.replace(':', '-')}.png")
    sheet = lesson_sheet(sight, words, now, galleries(files), since, refused)
    await visit.redraw(sheet, attached(files))


async def _drawn(visit: Visit, sight: Sight, page: str) -> Drawn:
    pictures, words = await visit.pictures(), await visit.words(sight)
    match page:
        case "board":
            return await pictures.board(sight, words)
        case "hand":
            return await pictures.hand(sight, words)
        case _:
            return await pictures.page(sight, page, words)


async def _on(visit: Visit, now: Lecture, press: Press, way: str) -> None:
    """[Go on], [Skip], [Try again]; made for another moment, it only shows what is so now."""
    row, rules, place = now.row, now.rules, now.place
    if not row.scene:
        await _show_after(visit, row, rules)
    elif press.decision != now.mark:
        await show(visit, now)
    elif way == "next" and now.is_solved:
        await _go(visit, row, rules, place + 1, "went-on")
    elif way == "skip":
        await _go(visit, row, rules, place + 1, "skipped")
    elif way == "again":
        await _go(visit, row, rules, place, "again")
    else:
        await show(visit, now)


async def _go(
    visit: Visit, row: LessonRow, rules: AnyRules, place: int, did: Did | None = None
) -> None:
    """To the scene of that place, or behind the last; `did` is counted for the one that is left."""
    lesson = lesson_of(rules.package)
    assert lesson is not None
    scene: Scene | None = lesson.scenes[place] if place < len(lesson.scenes) else None
    after = replace(at_scene(row, scene.key if scene else ""), at=visit.services.now())
    await visit.services.store.write(partial(stored.go, before=row, after=after, did=did))
    arrivals.counted()
    if scene is None:
        await _show_after(visit, after, rules)
    else:
        await show(visit, lecture(after, rules))


async def _show_after(visit: Visit, row: LessonRow, rules: AnyRules) -> None:
    words = visit.services.catalogue.words(await visit.language(), rules)
    await visit.redraw(after_sheet(words, row, rules))


async def _play(visit: Visit, row: LessonRow, rules: AnyRules) -> None:
    await once(visit, partial(_opened, visit, row, rules))
    await visit.redraw(note((await visit.words()).say("learn-opened")))


async def _opened(visit: Visit, row: LessonRow, rules: AnyRules) -> int:
    """A lobby here, with the learner as its host and computers in the other seats."""
    lesson = lesson_of(rules.package)
    assert lesson is not None
    practice, lobbies = lesson.practice, visit.services.lobbies
    number = await open_table(visit, row.game, pace="live", options=rules.tonight or None)
    for _ in range(practice.computers):
        await lobbies.add_computer(number, visit.user_id, kinds(rules)[0])
    return number


async def _save(visit: Visit, row: LessonRow) -> None:
    after = replace(row, at=visit.services.now())
    await visit.services.store.write(partial(stored.save, row=after))
    arrivals.counted()


def _lock(number: int) -> asyncio.Lock:
    return _LOCKS.setdefault(number - BASE, asyncio.Lock())
