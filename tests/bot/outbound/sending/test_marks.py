"""Messages bear numbers by which the bot finds them again and nobody else counts anything."""

from __future__ import annotations

import itertools
from dataclasses import replace

from bot.outbound import Herald
from bot.outbound.sending.marks import MARK, PARTS, Marks
from tests.bot.outbound.arrange import World, mine


def test_each_news_has_marks_of_its_own() -> None:
    marks = Marks(b"secret")
    made = [marks.news(one, part) for one in range(5_000) for part in range(PARTS)]
    assert len(set(made)) == len(made)
    assert all(MARK <= one < 2 * MARK for one in made)


def test_marks_and_tokens_do_not_grow_with_the_news_and_differ_in_each_database() -> None:
    """The distance of two marks would tell how much was said in private meanwhile."""
    one, other = Marks(b"one"), Marks(b"other")
    gaps = {later - before for before, later in itertools.pairwise(map(one.news, range(500)))}
    assert len(gaps) > 490
    assert one.news(7) != other.news(7)
    assert one.nonce(7) != other.nonce(7)
    assert one.of(7) != other.of(7)
    assert one.news(7) == Marks(b"one").news(7)


async def test_what_is_posted_bears_marks_mixed_with_the_secret_of_the_database(
    world: World,
) -> None:
    world.context = replace(world.context, marks=Marks(b"another secret"))
    world.herald = Herald(world.context)
    table = await world.start("Giulia", "Marco")
    shown = [part for one in mine(await world.place(table)) for part in one.components]
    posted = {getattr(part, "id", None) for part in shown}
    known = {world.context.marks.news(one, part) for one in range(50) for part in range(PARTS)}
    bare = {Marks().news(one, part) for one in range(50) for part in range(PARTS)}
    assert posted & known
    assert not posted & bare
