"""Every command of the guides for players, directors and hosts is typed where it makes sense.

A command that is on a page and in no story fails here, and so does one that Discord does not know, or
that the bot refuses.
"""

from __future__ import annotations

import re
import shlex
from datetime import UTC, datetime
from pathlib import Path
from unittest.mock import AsyncMock

import pytest
from discord import Permissions

from bot.__main__ import main
from bot.inbound.door import Door
from bot.inbound.visit import Visit
from bot.outbound.sending import smoke
from bot.store.migrate import migrate
from tests.bot.sim import House
from tests.docs.guides import STORIES
from tests.docs.scene import Scene
from tests.docs.typed import typed

PAGES = tuple(Path("docs", name) for name in ("players.md", "hosts.md", "tournaments.md"))
TYPED = re.compile(r"(?<!`)`(/[^`\n]+)`(?!`)")
HOSTS = re.compile(r"^ {4}(python -m bot .+?)(?:\s+#.*)?$", re.MULTILINE)


def commands(page: Path) -> list[str]:
    return TYPED.findall(page.read_text("utf-8"))


def played() -> set[str]:
    steps = [step for story in STORIES.values() for step in story]
    return {step[1] for step in steps if isinstance(step, tuple)}


@pytest.mark.parametrize("page", PAGES, ids=str)
def test_every_command_of_a_page_is_typed_in_a_story(page: Path) -> None:
    assert [one for one in commands(page) if one not in played()] == []


def test_every_command_of_a_story_is_on_a_page() -> None:
    written = {one for page in PAGES for one in commands(page)}
    assert played() - written == set()


@pytest.mark.parametrize("story", STORIES)
async def test_what_the_pages_say_is_answered(
    house: House, story: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    refused: list[str] = []

    async def failed(_: Door, visit: Visit, error: BaseException) -> None:
        refused.append(f"{visit.name}: {error!r}")

    monkeypatch.setattr(Door, "failed", failed)
    roles = {name: house.guild.create_role(name) for name in ("players", "champion")}
    # Who offers a role must be able to give it.
    giver = house.guild.create_role("giver", permissions=Permissions(manage_roles=True))
    house.env.backend.add_member_role(house.guild.id, house.people["ada"].id, giver.id)
    await house.settle()
    scene = Scene(house, roles=roles)
    for step in STORIES[story]:
        if isinstance(step, tuple):
            who, command = step
            reply = await typed(scene, await scene.person(who), command)
            assert (command, refused) == (command, [])
            assert reply.messages or reply.form, command
        else:
            await step(scene)


def test_what_a_host_types_is_done_in_the_order_of_the_page(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In this process, for a start takes seconds; the smoke test is only called, for it needs Discord."""
    hosts = HOSTS.findall(Path("docs", "hosts.md").read_text("utf-8"))
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("BORSA_TOKEN", "a-token")
    monkeypatch.setattr(smoke, "run", smoked := AsyncMock(return_value=True))
    (tmp_path / "data").mkdir()
    migrate(tmp_path / "data" / "borsa.sqlite3", datetime.now(UTC))
    ends = [(one, main(shlex.split(one)[3:])) for one in hosts]
    assert [one for one, code in ends if code] == []
    smoked.assert_awaited_once_with("a-token", 123456789012345678, 60)


def test_every_setting_of_a_host_is_explained_and_has_its_value(tmp_path: Path) -> None:
    """As in the file that a host copies."""
    rows = re.findall(
        r"^\| (BORSA_\w+) \|.*\| (.+) \|$",
        Path("docs", "hosts.md").read_text("utf-8"),
        re.MULTILINE,
    )
    example = dict(
        re.findall(r"^#?(BORSA_\w+)=(.*)$", Path(".env.example").read_text("utf-8"), re.MULTILINE)
    )
    own = {"BORSA_TOKEN": "required", "BORSA_HEALTH_PORT": "none"}
    # There by default are neither a port nor several parts.
    parts = ("BORSA_PARTS", "BORSA_PART", "BORSA_SHARED", "BORSA_REQUESTS", "BORSA_ALONE")
    own |= dict.fromkeys(parts, "none")
    assert dict(rows) == example | own
