"""The listing fits where it is copied to, and its pictures are those of the games on the shelf."""

from __future__ import annotations

import re
from pathlib import Path

from PIL import Image

from games import GAMES

PAGE, FOLDER = Path("docs", "listing.md"), Path("docs", "listing")
INVITE = re.compile(r"https://discord\.com/oauth2/\S+")


def test_the_short_description_is_short() -> None:
    (told,) = re.findall(r"^> (Finance .+)$", PAGE.read_text("utf-8"), re.MULTILINE)
    assert len(told) <= 200


def test_five_tags_are_allowed() -> None:
    (told,) = re.findall(r"^\*\*Tags\*\*: (.+)$", PAGE.read_text("utf-8"), re.MULTILINE)
    assert len(told.split(", ")) <= 5


def test_the_invitation_is_that_of_the_readme() -> None:
    readme = Path("README.md").read_text("utf-8")
    assert INVITE.findall(PAGE.read_text("utf-8")) == INVITE.findall(readme)


def test_games_of_the_shelf_have_pictures_of_the_size_of_a_gallery() -> None:
    shown = {one.stem for one in FOLDER.glob("*.png")}
    # A gallery takes five.
    assert len(shown) == 5
    assert shown <= set(GAMES)
    for one in FOLDER.glob("*.png"):
        with Image.open(one) as image:
            assert image.size == (1920, 1080), one
