"""A file is served as the share that it holds, or not at all."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.app import App
from bot.errors import SetupError
from bot.store import share, tables
from bot.store.share import Share
from tests.bot.parts.files import File
from tests.bot.sim import settings
from tests.bot.store.arrange import LOBBY

WHOLE = "DELETE FROM part"


def test_other_settings_than_the_file_s_are_refused_with_both(tmp_path: Path) -> None:
    link = File(tmp_path, 1, 2).link
    share.check(link, Share(1, 2))
    for wanted, why in (
        (Share(1, 3), "holds part 1 of 2 parts, and the settings say part 1 of 3"),
        (Share(0, 2), "the settings say part 0 of 2"),
        (None, "the database holds part 1 of 2 parts; set BORSA_PARTS"),
    ):
        with pytest.raises(SetupError, match=why):
            share.check(link, wanted)


def test_a_whole_file_becomes_a_part_only_while_it_has_no_table(tmp_path: Path) -> None:
    link = File(tmp_path, 1, 2).link
    link.execute(WHOLE)
    for wanted in (None, Share(1, 2), Share(0, 1)):
        share.check(link, wanted)
    tables.insert(link, LOBBY)
    share.check(link, None)
    share.check(link, Share(0, 1))
    with pytest.raises(SetupError, match="divide it with"):
        share.check(link, Share(1, 2))


def test_a_restored_file_that_had_no_table_gives_none_of_the_lost_numbers(tmp_path: Path) -> None:
    link = File(tmp_path, 1, 2).link
    share.put_restored(link, 5)
    assert tables.insert(link, LOBBY) > 5


async def test_the_bot_asks_before_it_takes_the_file(tmp_path: Path) -> None:
    file = File(tmp_path, 1, 2)
    file.link.close()
    own = settings(tmp_path).model_copy(update={"database": file.path})
    with pytest.raises(SetupError, match="holds part 1 of 2 parts"):
        await App(own, share=Share(0, 2)).open()
    app = App(own, share=Share(1, 2))
    await app.open()
    await app.close()
