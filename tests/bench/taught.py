"""Lessons as a phone shows them: each is played to its end in Chromium, 400 px wide, in both languages.

What has a button is pressed, what has a form is typed. `BORSA_SHOTS=FOLDER` keeps a picture of every scene.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect, sync_playwright

from bot.lessons.lecture import Lecture, act
from bot.lessons.sight import sight_of
from bot.ui.buttons import _press_of
from bot.ui.control import carrying
from bot.words.catalogue import Catalogue
from games.core.contract import AnyRules
from games.core.lesson_play import entry_of
from games.core.lessons import lesson_of
from games.core.words import Action
from tests.bench.__main__ import Figure
from tests.bot.games.anything import typed
from tests.browser.test_sandbox import FLAGS, PATIENCE, chromium, served
from tests.lessons.presses import TAUGHT, opened
from tests.lessons.test_every_scene import screen

WIDTH, HEIGHT = 400, 800
WORDS = Catalogue(strict=True)


def main() -> list[Figure]:
    return [_played(rules, language) for rules in TAUGHT for language in ("en", "it")]


def _played(rules: AnyRules, language: str) -> Figure:
    lesson, pressed, written, wide = lesson_of(rules.package), 0, 0, 0
    assert lesson is not None
    with served("--language", language) as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        page = browser.new_page(viewport={"width": WIDTH, "height": HEIGHT})
        page.set_default_timeout(PATIENCE)
        expect.set_options(timeout=PATIENCE)
        page.goto(address)
        _say(page, f"/learn game:{WORDS.words(language, rules).plain.say(f'game-{rules.key}')}")
        for at, scene in enumerate(lesson.scenes, 1):
            words = WORDS.words(language, rules)
            place = words.say("learn-place", at=at, steps=len(lesson.scenes))
            expect(page.get_by_text(place).last).to_be_visible()
            _shoot(page, f"{rules.key}-{language}-{at:02}")
            now = opened(rules, scene)
            for text in scene.path:
                action = entry_of(rules, now.played.table, f"0 {text}").action
                label = _label(now, language, action)
                if label:
                    page.get_by_role("button", name=label, exact=True).last.click()
                    pressed += 1
                else:
                    _say(page, _line(now, language, action))
                    written += 1
                now = act(now, action)
                page.wait_for_timeout(500)
            expect(page.get_by_text("\N{HEAVY CHECK MARK}").last).to_be_visible()
            wide += page.evaluate("document.documentElement.scrollWidth") > WIDTH
            page.get_by_role("button", name=words.say("learn-next"), exact=True).last.click()
            pressed += 1
        ended = WORDS.words(language, rules).say("learn-finished", game=rules.key)
        expect(page.get_by_text(ended).last).to_be_visible()
        _shoot(page, f"{rules.key}-{language}-end")
        browser.close()
    told = f"{len(lesson.scenes)} scenes, {pressed} presses, {written} typed, {wide} too wide"
    return (f"{rules.key}, {language}", told, "all scenes, 0 too wide", "")


def _label(now: Lecture, language: str, action: Action) -> str:
    """What stands on the button that does it; empty where a form does."""
    wanted = str(carrying(_press_of(sight_of(now, "Giulia", language), "act", action), action))
    return next(
        (one.label for one in _buttons(screen(now, language, 0)) if one.custom_id == wanted), ""
    )


def _buttons(sheet: Any) -> Iterator[Any]:
    return (
        one
        for one in sheet.walk_children()
        if getattr(one, "custom_id", None) and hasattr(one, "label")
    )


def _line(now: Lecture, language: str, action: Action) -> str:
    sight = sight_of(now, "Giulia", language)
    read = WORDS.words(language, now.rules, sight.names, sight.titles).plain
    command, options = typed(sight, action, read)
    return f"/{command} " + " ".join(f"{name}:{value}" for name, value in options.items())


def _say(page: Page, line: str) -> None:
    page.locator("#channel-composer-input").fill(line)
    page.locator("#send-message").click()


def _shoot(page: Page, name: str) -> None:
    if folder := os.environ.get("BORSA_SHOTS"):
        page.wait_for_timeout(700)
        page.screenshot(path=Path(folder, f"{name}.png"))
