"""The sandbox as a person meets it: the page in a real browser, /play, buttons, the board."""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect, sync_playwright
from playwright.sync_api import TimeoutError as Slow

pytestmark = [pytest.mark.browser, pytest.mark.long, pytest.mark.timeout(300)]

FLAGS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PATIENCE = 60_000
"""Milliseconds: two cores may have other things to do."""
TRIES = 6


def chromium() -> str | None:
    names = ("chromium", "chromium-browser", "google-chrome")
    return next(filter(None, map(shutil.which, names)), None)


@contextmanager
def served(*options: str) -> Iterator[str]:
    """Where the sandbox's page is; the sandbox ends as if by Ctrl-C."""
    environment = os.environ | {"PYTHONUNBUFFERED": "1"}
    process = subprocess.Popen(
        [sys.executable, "-m", "bot.sandbox", *options],
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    assert process.stdout is not None
    told = ""
    while not (found := re.search(r"http://127\.0\.0\.1:\d+/#\S+", told)):
        line = process.stdout.readline()
        assert line, f"the sandbox ended: {told}"
        told += line
    try:
        yield found[0]
    except BaseException:
        process.kill()
        raise
    process.send_signal(signal.SIGINT)
    rest, _ = process.communicate(timeout=PATIENCE / 1000)
    assert process.returncode == 0, rest
    assert "Traceback" not in rest


@pytest.fixture
def address() -> Iterator[str]:
    with served() as found:
        yield found


@pytest.fixture
def page(address: str) -> Iterator[Page]:
    executable = chromium()
    if executable is None:
        pytest.skip("no Chromium on this machine")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=executable, args=FLAGS)
        page = browser.new_page(viewport={"width": 1280, "height": 960})
        page.set_default_timeout(PATIENCE)
        expect.set_options(timeout=PATIENCE)
        page.goto(address)
        yield page
        browser.close()


def test_a_person_opens_a_table_adds_a_computer_and_plays(page: Page) -> None:
    command(page, "play")
    press(page, "Acquire")
    press(page, "Add computer")
    expect(page.get_by_text("(computer, sensible)").last).to_be_visible()
    press(page, "Start")
    expect(board(page)).to_be_visible()
    shoot(page, "desktop")
    press(page, "My hand")
    tile = press(page, " · ").partition(" · ")[0]
    expect(page.get_by_text(f"Giulia plays {tile}").last).to_be_visible()
    become(page, "Marco")
    press(page, "My hand")
    expect(page.get_by_text("You aren’t playing at this table").last).to_be_visible()


def test_what_readme_says_to_write_can_be_typed_in_one_line(page: Page) -> None:
    page.locator("#send-message").wait_for()
    expect(page.get_by_text("No messages in this channel")).to_be_visible()
    page.locator("#channel-composer-input").fill("/play game:Impero option:early=true")
    page.locator("#send-message").click()
    expect(page.get_by_text("the turn closes at once").last).to_be_visible()
    press(page, "Add computer")


def test_what_looks_like_a_command_and_is_none_is_answered_with_the_help(page: Page) -> None:
    page.locator("#send-message").wait_for()
    lines = ("/pray", "/play game:Monopoly", "/play and nothing else")
    for answered, line in enumerate(lines, 1):
        page.locator("#channel-composer-input").fill(line)
        page.locator("#send-message").click()
        expect(page.get_by_text("Giulia used /help")).to_have_count(answered)


def test_the_board_fits_a_phone(page: Page) -> None:
    page.set_viewport_size({"width": 400, "height": 800})
    command(page, "play")
    press(page, "Acquire")
    press(page, "Add computer")
    expect(page.get_by_text("(computer, sensible)").last).to_be_visible()
    press(page, "Start")
    expect(board(page)).to_be_visible()
    board(page).scroll_into_view_if_needed()
    expect(board(page)).to_be_in_viewport()
    assert page.evaluate("document.documentElement.scrollWidth") <= 400
    shoot(page, "phone")


def command(page: Page, name: str) -> None:
    """Type a slash command, take the first that is offered, and send it, both by Enter."""
    composer, entry = page.locator("#channel-composer-input"), page.locator(".command-entry").first
    for _ in range(TRIES):
        # On a busy machine the page may draw itself anew meanwhile, and what was typed is lost.
        composer.fill("")
        composer.press_sequentially(f"/{name}")
        with suppress(Slow):
            entry.wait_for(timeout=PATIENCE / TRIES)
            break
    page.keyboard.press("Enter")
    chip = page.locator(".command-chip")
    chip.wait_for()
    for _ in range(TRIES):
        # A page that is just drawn anew does not hear it either.
        page.keyboard.press("Enter")
        with suppress(Slow):
            chip.wait_for(state="hidden", timeout=PATIENCE / TRIES)
            break
        # What was in focus may be gone with what was there before.
        chip.click()


def press(page: Page, label: str) -> str:
    """The newest button of this name that can be pressed; all that stands on it."""
    button = page.locator(".component-button:not([aria-disabled=true])", has_text=label).last
    whole = button.inner_text()
    button.click()
    return whole


def become(page: Page, name: str) -> None:
    page.locator("#viewer-picker").select_option(label=name)


def board(page: Page) -> Locator:
    """The newest picture that is a board of Acquire: the shelf has pictures, too."""
    return page.locator('img.gallery-image[alt^="Acquire, table"]').last


def shoot(page: Page, name: str) -> None:
    """A picture of the page for people who want to look: in BORSA_SHOTS, if that is set."""
    if folder := os.environ.get("BORSA_SHOTS"):
        page.wait_for_timeout(1_000)
        page.screenshot(path=Path(folder, f"{name}.png"))
