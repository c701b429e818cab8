"""A game night: four people in four browsers, two of them phones, play by what they see and press.

Nobody knows more than their own page: whose turn it is says the board, what can be done say the buttons.
`BORSA_NIGHT=greed` plays one game, `BORSA_MINUTES=10` says how long each is played at most, `BORSA_SHOTS=FOLDER` keeps
pictures. An evening ends after three rounds: years or turns that the page tells, or as often as each was called.
"""

from __future__ import annotations

import asyncio
import os
import re
from collections import Counter
from contextlib import suppress
from pathlib import Path
from typing import Any

from playwright.async_api import Browser, Locator, Page, async_playwright
from playwright.async_api import Error as Gone

from bot.words.catalogue import Catalogue
from games import GAMES
from games.core.chance import Chance
from games.core.contract import AnyRules
from tests.bench.__main__ import Figure
from tests.browser.test_sandbox import FLAGS, chromium, served

PEOPLE = {"Giulia": 1280, "Marco": 1280, "Ottavia": 400, "Theo": 400}
MINUTES = float(os.environ.get("BORSA_MINUTES", "6"))
PATIENCE, STALLED = 90, 180
ROUNDS = 3
"""Seconds: for an answer to a press, and without any press that moves the game."""
HAND = re.compile(r"^\s*My (hand|empire|cards)")
ASIDE = re.compile(
    r"^(My |What would you do|Leave|Join|Add computer|Options|Clock|Learn|Start$|Play (tonight|over)|Rematch|Replay"
    r"|Analysis|Players’ maps|Report|Who is who|The map|Your map|I’m back|Cancel|All my|All |The games|Rules|Log|Prices|Text|Undo|Take back|How|Tables|Market|Change|Film)"
)
"""What shows something, or belongs to a table's time."""
TOLD = re.compile(r"\b(?:Year|Turn) (\d+) of")
"""The round in which a game is, where its page tells it."""
TELL = ("greed", "impero")
DESK, ANSWERS = "Trade desk", re.compile(r"^(Accept|Decline|Counter)")
GREEN, BLUE = 3, 1
"""Discord's styles of buttons that stand out."""
ORDERS = re.compile(r"order|Store", re.IGNORECASE)
CURIOUS = 4
"""One press among so many is of what doesn't stand out: a menu, a grey button."""
NAMED = re.compile(rf"^(?:{'|'.join(PEOPLE)})\b[^\n]*:[^\n]*(?=\nby )", re.MULTILINE)
"""Whose turn it is, as a hand says it."""
READY, ENOUGH = {"Ready", "Done trading"}, 6
EVERYONE = "everyone plays"
SAID = {"impero": " option:early=true"}
"""What is typed behind the game, so that its turns end within an evening."""
FREE = '.select-option:not(.is-disabled):not([aria-selected="true"])'
"""To choose again what is chosen sends nothing."""
TYPED = ("1", "2", "5", "10", "20", "0")
REFUSED = re.compile(r"has moved on|n’t your turn|can’t|wrong|not enough|Correct…")
REPLACED = "validation-failed"
"""What the page says of a button that its message no longer has."""
RANGE = re.compile(r"([\d.,]+)\D{0,3} to ([\d.,]+)")
WORDS = Catalogue(strict=True)
LOOKS = 30
"""Quarters of a second in which an answer has to come into view."""
Control = dict[str, Any]

STAMP = re.compile(r"^(Borsa|APP|Gallery item.*|\d.* [AP]M|\(edited\))$", re.MULTILINE)
"""What the page says of a message, and changes when others come."""

DONE = """before => {
    const page = window.simcordPreview;
    return page.ready && (page.lastAction?.sequence ?? -1) > before;
}"""

LOOK = """() => [...document.querySelectorAll('article.channel-message')].map(one => ({
    id: one.dataset.messageId, text: one.innerText,
    buttons: [...one.querySelectorAll('.component-button')].map(b => ({
        key: b.dataset.controlKey, label: b.innerText.trim(), off: b.getAttribute('aria-disabled') == 'true',
        style: +(b.className.match(/button-style-(\\d)/) || [0, 2])[1]})),
    menus: [...one.querySelectorAll('.select-trigger')].map(b => ({
        key: b.dataset.controlKey, label: b.innerText.trim(), off: b.disabled}))}))"""


class Guest:
    """Somebody at their browser."""

    def __init__(self, name: str, page: Page, night: Counter[str], chance: Chance) -> None:
        self.name, self.page, self.night, self.chance = name, page, night, chance
        self.opened = ""
        """The board for which the hand was opened last."""
        self.acts = Counter[str]()
        """Presses by board: who has done enough says so where a turn waits for that."""
        self.moved = asyncio.get_running_loop().time()
        """When they last did something."""
        self.called = 0
        """How often the turn has come to them."""
        self.seen = set[str]()
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
        for message in reversed(messages):
            # A call has the answers to it below.
            mine = f"@{self.name}" in message["text"]
            answers = [one for one in message["buttons"] if mine and ANSWERS.match(one["label"])]
            if answers and await self._pressed(message, {**message, "buttons": answers}):
                self.night["offers answered"] += 1
                return True
        boards = [one for one in messages if any(HAND.match(b["label"]) for b in one["buttons"])]
        boards = [one for one in boards if "Only you can see this" not in one["text"]]
        board: Control = boards[-1] if boards else {"text": ""}
        called = next((one for one in board["text"].splitlines() if "@" in one), "")
        if f"@{self.name}" not in called and EVERYONE not in board["text"]:
            return False
        # A hand of before another's move is old: one opens it again.
        asked = board["id"] + board["text"]
        self.acts[board["id"]] += 1
        own = [one for one in messages if "Only you can see this" in one["text"]]
        hand = own[-1:] if self.opened == asked else []
        if hand and (told := NAMED.search(hand[0]["text"])) and self.name not in told[0]:
            # What was done counts already, and the board will follow.
            return False
        desk = [one for one in board["buttons"] if one["label"] == DESK and not one["off"]]
        if desk and self.acts[board["id"]] <= ENOUGH and not self.chance.below(CURIOUS):
            self.opened = asked
            await self.click(board, desk[0])
            return True
        for message in (*hand, board):
            if await self._pressed(board, message):
                return True
        if self.opened == asked and hand:
            return False
        self.opened = asked
        await self.click(board, next(b for b in board["buttons"] if HAND.match(b["label"])))
        return True

    async def _pressed(self, board: Control, message: Control) -> bool:
        """Whether something on this message was pressed that had not been, as it stands."""

        def fresh(one: Control) -> bool:
            known = (board["text"], message["text"], one["label"]) in self.tried
            return not (known or one["off"] or ASIDE.match(one["label"]))

        buttons = [one for one in message["buttons"] if fresh(one)]
        menus = [one for one in message["menus"] if fresh(one) and not ORDERS.search(one["label"])]
        standing = [one for one in buttons if one["style"] == GREEN]
        standing = standing or [one for one in buttons if one["style"] == BLUE]
        if not standing and message is board:
            return False
        ready = [one for one in buttons if one["label"] in READY]
        if ready and self.acts[board["id"]] > ENOUGH:
            self.tried.add((board["text"], message["text"], ready[0]["label"]))
            await self.click(message, ready[0])
            return True
        other = [one for one in buttons if one not in standing]
        pool = standing if standing and self.chance.below(CURIOUS) else [*menus, *other]
        pool = pool or standing
        if not pool:
            return False
        control = pool[self.chance.below(len(pool))]
        self.tried.add((board["text"], message["text"], control["label"]))
        if control in menus:
            await self.choose(control)
        else:
            await self.click(message, control)
        return True

    async def choose(self, menu: Control) -> None:
        """Open a menu, and take one of what it lists; as many as it wants where it takes several."""
        before = await self.number()
        self.night["menus"] += 1
        self.night["presses"] += 2
        box = self.page.locator(f'.preview-select[data-control-key="{menu["key"]}"]').last
        try:
            await box.locator(".select-trigger").click(timeout=20000)
            options = box.locator(FREE)
            least = int(await box.get_attribute("data-minimum") or 1)
            several = int(await box.get_attribute("data-maximum") or 1) > 1
            for _ in range(max(least, 1)):
                await options.nth(self.chance.below(await options.count())).click(timeout=20000)
            if several:
                await box.locator(".select-apply").click(timeout=20000)
        except (Gone, ValueError):
            self.night["gone before the press"] += 1
            return
        await self.answered(f"menu {menu['label']}", before)

    async def click(self, message: Control, button: Control) -> None:
        """Press, and wait until the page says what came of it; a window is filled in and sent off."""
        before = await self.number()
        self.night["presses"] += 1
        where = self.page.locator(f'[data-control-key="{button["key"]}"]')
        try:
            await where.last.click(timeout=20000)
        except Gone:
            # Others have moved on meanwhile, and the page shows it.
            self.night["gone before the press"] += 1
            return
        await self.answered(button["label"], before)

    async def answered(self, pressed: str, before: int) -> None:
        """Wait for what comes of it, fill in the window that opens, and see that the answer is in view."""
        try:
            await self.page.wait_for_function(DONE, arg=before, timeout=PATIENCE * 1000)
        except Gone:
            self.night[f"lost: {pressed} (no answer)"] += 1
            return
        last = await self.page.evaluate("() => window.simcordPreview.lastAction")
        told = [one.get("code") for one in last.get("diagnostics") or ()]
        if told == [REPLACED]:
            # As on Discord: the button went while it was being pressed.
            self.night["gone before the press"] += 1
        elif last["rejected"] or last["settlement"] != "settled":
            self.night[f"lost: {pressed} ({last['settlement']} {told})"] += 1
        modal = self.page.locator("#modal-root .modal-field").first
        if await modal.count():
            await self.fill(self.page.locator("#modal-root"))
        await self.misunderstood(pressed)

    async def number(self) -> int:
        """That of the last act of this page."""
        return int(
            await self.page.evaluate("() => window.simcordPreview.lastAction?.sequence ?? -1")
        )

    async def fill(self, modal: Locator) -> None:
        """Write into what is empty, choose where nothing is chosen; what stands there stays, but for now and then."""
        before = await self.number()
        self.night["windows"] += 1
        self.night["presses"] += 1
        # What may stay empty does: people leave it.
        for one in await modal.locator(".modal-input:required").all():
            if not await one.input_value() or not self.chance.below(CURIOUS):
                told = await one.locator("xpath=ancestor::*[.//span][1]").inner_text()
                named = RANGE.search(f"{told} {await one.get_attribute('placeholder')}")
                ways = named.groups() if named else TYPED
                await one.fill(ways[self.chance.below(len(ways))])
        for one in await modal.locator(".modal-choice-group:not(:has(input:checked))").all():
            await one.locator("label").first.click()
        try:
            await modal.locator("button[type=submit], .modal-submit").last.click(timeout=20000)
            await self.page.wait_for_function(DONE, arg=before, timeout=PATIENCE * 1000)
        except Gone:
            self.night["a window that could not be sent"] += 1
            await self.page.keyboard.press("Escape")

    async def misunderstood(self, pressed: str) -> None:
        """A refusal as the answer to what stood out, and an answer that is out of view."""
        own = [one for one in await self.look() if "Only you can see this" in one["text"]]
        for one in own[-1:]:
            if one["id"] + one["text"] in self.seen:
                continue
            self.seen.add(one["id"] + one["text"])
            where = self.page.locator(f'article[data-message-id="{one["id"]}"]')
            for _ in range(LOOKS):
                box = await where.bounding_box()
                if not box or 60 - box["height"] < box["y"] < 820:
                    break
                await self.page.wait_for_timeout(250)
            else:
                self.night[f"answers out of view: {pressed}"] += 1
            if REFUSED.search(one["text"][:300]):
                self.night["refused"] += 1
                told = " ".join(one["text"].split())[:140]
                self.night[f"refused [{pressed}]: {told}"] += 1


async def _sat_down(
    rules: AnyRules, browser: Browser, address: str, night: Counter[str]
) -> list[Guest]:
    """Four at a table that has started."""
    guests = list[Guest]()
    for at, (name, width) in enumerate(PEOPLE.items()):
        page = await browser.new_page(viewport={"width": 1280, "height": 900})
        await page.goto(address, timeout=90_000)
        guest = Guest(name, page, night, Chance("night", at))
        await guest.sit_down()
        guests.append(guest)
        if at == 0:
            title = WORDS.words("en", rules).plain.say(f"game-{rules.key}")
            await guest.say(f"/play game:{title}{SAID.get(rules.key, '')}")
            await guest.press("Play tonight")
        else:
            await guest.press("Join")
        await page.set_viewport_size({"width": width, "height": 900})
    board = guests[0].page.locator(".component-button", has_text=HAND)
    for _ in range(4):
        if not await board.count():
            with suppress(Gone):
                await guests[0].press("Start")
            await asyncio.sleep(8)
    return guests


async def _night(rules: AnyRules, browser: Browser, address: str) -> Counter[str]:
    night, clock = Counter[str](), asyncio.get_running_loop().time
    guests = await _sat_down(rules, browser, address, night)
    await _shot(guests, f"{rules.key}-0")
    began, over = clock(), asyncio.Event()
    evening = [asyncio.create_task(_evening(one, over)) for one in guests]
    turn, pictured = "", clock()
    while not over.is_set() and not any(one.done() for one in evening):
        messages = await guests[0].look()
        page = "\n".join(one["text"] for one in messages)
        turn = _followed(guests, messages, turn)
        told = max((int(one) for one in TOLD.findall(page)), default=1)
        night["rounds"] = (told if rules.key in TELL else min(one.called for one in guests)) - 1
        night["over"] = "The game is over" in page
        night["stalls"] = clock() - max(one.moved for one in guests) > STALLED
        late = clock() - began > MINUTES * 60
        if late or night["over"] or night["stalls"] or night["rounds"] >= ROUNDS:
            over.set()
        if clock() - pictured > 120:
            pictured = clock()
            await _shot(guests, f"{rules.key}-{round(pictured - began)}")
        await asyncio.sleep(1)
    over.set()
    await asyncio.gather(*evening)
    # What is being pressed at the end has time to be answered.
    await asyncio.sleep(PATIENCE / 3)
    for one in guests:
        night["still thinking"] += sum("Thinking…" in at["text"] for at in await one.look())
    print(*messages[-1]["text"].splitlines()[:12], sep="\n")
    night["seconds"] = round(clock() - began)
    reader = await _reader(browser, address, night)
    await _shot([*guests, reader], f"{rules.key}-end")
    return night


async def _reader(browser: Browser, address: str, night: Counter[str]) -> Guest:
    """Somebody who only reads, on a phone: everything public, and nothing that is another's."""
    page = await browser.new_page(viewport={"width": 1280, "height": 900})
    await page.goto(address, timeout=90_000)
    reader = Guest("Ada", page, night, Chance("reader", 0))
    await reader.sit_down()
    await page.set_viewport_size({"width": 400, "height": 900})
    told = [one["text"] for one in await reader.look()]
    night["messages that a reader sees"] = len(told)
    night["of them private"] = sum("Only you can see this" in one for one in told)
    return reader


async def _evening(guest: Guest, over: asyncio.Event) -> None:
    while not over.is_set():
        if await guest.turn():
            guest.moved = asyncio.get_running_loop().time()
        await asyncio.sleep(0.5)


def _followed(guests: list[Guest], messages: list[Control], turn: str) -> str:
    """The last headline that calls somebody; whoever was not called by the one before is counted."""
    told = [one for message in messages for one in message["text"].splitlines()[:1] if "@" in one]
    now = told[-1] if told else turn
    for one in guests:
        one.called += f"@{one.name}" in now and f"@{one.name}" not in turn
    return now


async def _shot(guests: list[Guest], name: str) -> None:
    if folder := os.environ.get("BORSA_SHOTS"):
        for one in guests:
            with suppress(Gone):
                await one.page.screenshot(path=Path(folder, f"{name}-{one.name}.png"))


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
