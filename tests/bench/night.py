"""A game night: four people in four browsers, two of them phones, play by what they see and press.

Nobody knows more than their own page: whose turn it is says the board, what can be done say the buttons.
`BORSA_NIGHT=greed` plays one game, `BORSA_MINUTES=10` says how long each is played at most, `BORSA_SHOTS=FOLDER` keeps
pictures.
"""

from __future__ import annotations

import asyncio
import os
import re
from collections import Counter
from itertools import count
from pathlib import Path
from typing import Any

from playwright.async_api import Browser, Page, async_playwright
from playwright.async_api import Error as Gone

from bot.words.catalogue import Catalogue
from games import GAMES
from games.core.chance import Chance
from games.core.contract import AnyRules
from tests.bench.__main__ import Figure
from tests.browser.test_sandbox import FLAGS, chromium, served

PEOPLE = {"Giulia": 1280, "Marco": 1280, "Ottavia": 400, "Theo": 400}
MINUTES = float(os.environ.get("BORSA_MINUTES", "6"))
PATIENCE, STALLED = 20, 90
"""Seconds: for an answer to a press, and without any press that moves the game."""
ASIDE = re.compile(
    r"^(My hand|What would you do|Leave|Join|Add computer|Options|Play |Clock|Learn|Start|Rematch|I’m back|Cancel)"
)
ACTING = (1, 3)
"""Discord's styles of buttons that stand out."""
WORDS = Catalogue(strict=True)

STAMP = re.compile(r"^(Borsa|APP|Gallery item.*|\d.* [AP]M|\(edited\))$", re.MULTILINE)
"""What the page says of a message, and changes when others come."""

LOOK = """() => [...document.querySelectorAll('article.channel-message')].map(one => ({
    id: one.dataset.messageId, text: one.innerText,
    buttons: [...one.querySelectorAll('.component-button')].map(b => ({
        key: b.dataset.controlKey, label: b.innerText.trim(), off: b.getAttribute('aria-disabled') == 'true',
        style: +(b.className.match(/button-style-(\\d)/) || [0, 2])[1]}))}))"""


class Guest:
    """Somebody at their browser."""

    def __init__(self, name: str, page: Page, night: Counter[str], chance: Chance) -> None:
        self.name, self.page, self.night, self.chance = name, page, night, chance
        self.opened = ""
        """The board for which the hand was opened last."""
        self.refusals = set[str]()
        self.tried = set[tuple[str, str, str]]()

    async def sit_down(self) -> None:
        await self.page.locator("#viewer-picker").select_option(label=self.name)
        await self.page.wait_for_timeout(1500)

    async def say(self, line: str) -> None:
        await self.page.locator("#channel-composer-input").fill(line)
        await self.page.locator("#send-message").click()
        await self.page.wait_for_timeout(2000)

    async def press(self, label: str) -> None:
        wanted = self.page.locator(".component-button:not([aria-disabled=true])", has_text=label)
        await wanted.last.click(timeout=PATIENCE * 1000)
        await self.page.wait_for_timeout(1500)

    async def look(self) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = await self.page.evaluate(LOOK)
        return [{**one, "text": STAMP.sub("", one["text"]).strip()} for one in found]

    async def turn(self) -> bool:
        """Press what moves the game on, if one is asked. Whether anything was pressed."""
        messages = await self.look()
        boards = [one for one in messages if any(b["label"] == "My hand" for b in one["buttons"])]
        if not boards:
            return False
        board = boards[-1]
        if not self.is_asked(board["text"]):
            return False
        # A hand of before another's move is old: one opens it again.
        asked = board["id"] + board["text"]
        hands = [one for one in messages if one is not board and self.acts(one)]
        hands = hands if self.opened == asked else []
        newest = [one for one in (board, *hands[-1:]) if self.acts(one)]
        fresh = [
            (one, button)
            for one in reversed(newest)
            for button in self.acts(one)
            if (board["text"], one["text"], button["label"]) not in self.tried
        ]
        if not fresh:
            if self.opened == asked:
                return False
            self.opened = asked
            await self.click(board, next(b for b in board["buttons"] if b["label"] == "My hand"))
            return True
        green = [one for one in fresh if one[1]["style"] == 3] or fresh
        message, button = green[self.chance.below(len(green))]
        self.tried.add((board["text"], message["text"], button["label"]))
        await self.click(message, button)
        return True

    def is_asked(self, text: str) -> bool:
        """Whether the headline calls this person."""
        return f"@{self.name}" in next((one for one in text.splitlines() if "@" in one), "")

    def acts(self, message: dict[str, Any]) -> list[dict[str, Any]]:
        return [
            one
            for one in message["buttons"]
            if one["style"] in ACTING and not one["off"] and not ASIDE.match(one["label"])
        ]

    async def click(self, message: dict[str, Any], button: dict[str, Any]) -> None:
        """Press, and wait until the page says what came of it; a window is sent off as it is filled in."""
        self.night["presses"] += 1
        where = self.page.locator(f'[data-control-key="{button["key"]}"]')
        try:
            await where.last.click(timeout=5000)
        except Gone:
            # Others have moved on meanwhile, and the page shows it.
            self.night["gone before the press"] += 1
            return
        for _ in range(PATIENCE * 4):
            await self.page.wait_for_timeout(250)
            status = await self.page.locator("#action-status").inner_text()
            modal = self.page.locator("dialog[open], .modal[open], [role=dialog]:visible")
            if await modal.count():
                await modal.locator("button[type=submit], .modal-submit").last.click(timeout=5000)
                self.night["windows"] += 1
            elif status in {"Callback completed", "Preview updated"}:
                break
        else:
            self.night[f"lost: {status or 'no answer'}"] += 1
        await self.misunderstood()

    async def misunderstood(self) -> None:
        """A refusal as the answer to what stood out."""
        for one in (await self.look())[-1:]:
            if one["id"] not in self.refusals and re.search(
                r"has moved on|not your turn|isn’t your turn|can’t|wrong", one["text"][:200]
            ):
                self.refusals.add(one["id"])
                self.night["refused"] += 1
                self.night[f"refused: {' '.join(one['text'].split())[:110]}"] += 1


async def _night(rules: AnyRules, browser: Browser, address: str) -> Counter[str]:
    night, clock = Counter[str](), asyncio.get_running_loop().time
    guests = list[Guest]()
    for at, (name, width) in enumerate(PEOPLE.items()):
        page = await browser.new_page(viewport={"width": 1280, "height": 900})
        await page.goto(address)
        guest = Guest(name, page, night, Chance("night", at))
        await guest.sit_down()
        guests.append(guest)
        if at == 0:
            title = WORDS.words("en", rules).plain.say(f"game-{rules.key}")
            await guest.say(f"/play game:{title}")
            await guest.press("Play tonight")
        else:
            await guest.press("Join")
        await page.set_viewport_size({"width": width, "height": 900})
    await guests[0].press("Start")
    await asyncio.sleep(4)
    began = moved = clock()
    for round_ in count():
        told = await asyncio.gather(*(one.turn() for one in guests))
        if any(told):
            moved = clock()
        texts = "\n".join(one["text"] for one in await guests[0].look())
        if "The game is over" in texts:
            night["over"] = 1
            break
        if clock() - moved > STALLED or clock() - began > MINUTES * 60:
            night["stalls"] += clock() - moved > STALLED
            break
        if round_ % 20 == 10 and (folder := os.environ.get("BORSA_SHOTS")):
            for one in guests:
                await one.page.screenshot(path=Path(folder, f"{rules.key}-{round_}-{one.name}.png"))
        await asyncio.sleep(0.5)
    night["seconds"] = round(clock() - began)
    if folder := os.environ.get("BORSA_SHOTS"):
        for one in guests:
            await one.page.screenshot(path=Path(folder, f"{rules.key}-end-{one.name}.png"))
    return night


async def _played(rules: AnyRules) -> Counter[str]:
    with served("--port", "0") as address:
        async with async_playwright() as playwright:
            browser = await playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
            night = await _night(rules, browser, address)
            await browser.close()
    return night


def main() -> list[Figure]:
    wanted = os.environ.get("BORSA_NIGHT")
    figures = list[Figure]()
    for rules in (one for key, one in GAMES.items() if wanted in {None, key}):
        night = asyncio.run(_played(rules))
        told = ", ".join(f"{name} {number}" for name, number in night.most_common())
        figures.append((f"{rules.key}, four browsers", told, "0 stalls, 0 lost", ""))
    return figures
