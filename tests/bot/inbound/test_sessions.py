"""A form that starts from what is held, and one that says too much for a custom id."""

from __future__ import annotations

from datetime import timedelta
from functools import partial

from bot.store import drafts as stored
from bot.ui.control import LONGEST_ID
from tests.bot.inbound.conftest import Place, Shown
from tests.contract.reduced import stall


class Session:
    """The mover of a table of ten goods, and their form."""

    def __init__(self, place: Place, number: int, who: str, shown: Shown) -> None:
        self.place, self.number, self.who, self.shown = place, number, who, shown

    async def press(self, part: str) -> None:
        """The one button whose custom id has this in it."""
        (found,) = [
            one["custom_id"]
            for one in self.shown.parts
            if one["type"] == 2 and part in one["custom_id"]
        ]
        await self.place.people[self.who].click(self.shown.message, custom_id=found)
        self.shown = await self.place.again(self.shown)

    async def pick(self, stall_: int) -> None:
        (menu,) = self.shown.menus
        await self.place.people[self.who].select(
            self.shown.message, [str(stall_)], custom_id=menu["custom_id"]
        )
        self.shown = await self.place.again(self.shown)

    async def finish(self, words: str) -> None:
        write = next(one for one in self.shown.parts if ":write:0~" in one.get("custom_id", ""))
        actor = self.place.people[self.who]
        modal = await actor.click(self.shown.message, custom_id=write["custom_id"])
        await actor.submit_modal(modal, {"words": words})

    @property
    def ids(self) -> list[str]:
        return [one["custom_id"] for one in self.shown.parts if "custom_id" in one]


async def session(place: Place) -> Session:
    number = await place.started("stall", "anna", "bruno")
    who = await place.asked(number)
    shown = await place.ask(who, "table hand", table=number)
    found = Session(place, number, who, shown)
    await found.press(":form:open~")
    return found


async def test_a_session_starts_from_what_is_held_and_says_what_is_left(place: Place) -> None:
    at = await session(place)
    assert "1 good 0, 1 good 1" in at.shown.text
    assert "$300 left" in at.shown.text
    await at.press(":form:goods.9+~")
    assert "costs $100" in at.shown.text
    assert "$200 left" in at.shown.text


async def test_counts_fall_as_well_as_rise_but_not_below_what_must_be_kept(place: Place) -> None:
    at = await session(place)
    await at.press(":form:goods.9+~")
    await at.press(":form:goods.9-~")
    assert "$300 left" in at.shown.text
    off = [one["custom_id"] for one in at.shown.parts if one.get("disabled")]
    assert any(":form:goods.0-~" in one for one in off)


async def filled(place: Place) -> Session:
    """A form whose draft is longer than a custom id: all ten stalls in an order of their own."""
    at = await session(place)
    for one in (1009, 1000, 1008, 1001, 1007, 1002, 1006, 1003, 1005, 1004):
        await at.pick(one) if at.shown.menus else None
        assert max(map(len, at.ids)) <= LONGEST_ID
    return at


async def test_a_long_draft_is_kept_in_the_store_and_played_as_it_was_filled_in(
    place: Place,
) -> None:
    at = await filled(place)
    assert any("~@" in one for one in at.ids)
    await at.press(":form:goods.9+~")
    await at.press(":form:goods.0+~")
    await place.restart()
    await at.finish("so " * 60)
    sight = await place.sight(at.number)
    assert sight.view.goods[0][-1] == 1
    assert sight.view.goods[0][0] == 2
    assert sight.view.purses[0] == 190


async def test_a_kept_draft_is_its_owners_alone(place: Place) -> None:
    at = await filled(place)
    kept = int(next(one for one in at.ids if "~@" in one).rpartition("@")[2])
    for who in ("anna", "bruno"):
        found = await place.store.read(
            partial(
                stored.get,
                draft_id=kept,
                table_id=at.number,
                user_id=place.id(who),
                now=place.now(),
            )
        )
        assert (found is not None) == (who == at.who)


async def test_a_kept_draft_can_be_begun_anew(place: Place) -> None:
    at = await filled(place)
    await at.press(":form:clear~@")
    assert len(at.shown.menus[0]["options"]) == len(stall.STALLS)


async def test_a_draft_that_nobody_has_touched_for_a_day_is_gone(place: Place) -> None:
    at = await filled(place)
    place.late += stored.LIFE + timedelta(minutes=1)
    await at.press(":form:goods.9+~")
    assert (await place.sight(at.number)).table.number == 0
    assert not any("~@" in one for one in at.ids)


async def test_forgetting_a_person_takes_their_drafts(place: Place) -> None:
    at = await filled(place)
    await place.tables.forget(place.id(at.who), "Player")
    left = await place.store.read(lambda link: link.execute("SELECT id FROM draft").fetchall())
    assert left == []
