"""HostSettings: what a host may write into `.env`, and how mistakes are told."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from bot.errors import SetupError
from bot.process.host_settings import HostSettings, Paths, load
from tests.own import without_settings

TOKEN = "MTE4.GxYzAb.s3cr3t-part"  # noqa: S105  # nobody's


@pytest.fixture(autouse=True)
def clean_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in os.environ.keys() - without_settings():
        monkeypatch.delenv(name)


def written(folder: Path, *lines: str) -> Path:
    path = folder / ".env"
    path.write_text("\n".join(lines), "utf-8")
    return path


def refused(path: Path) -> str:
    with pytest.raises(SetupError) as caught:
        load(HostSettings, path)
    return str(caught.value)


def test_a_token_is_all_that_is_needed(tmp_path: Path) -> None:
    settings = load(HostSettings, written(tmp_path, f"BORSA_TOKEN={TOKEN}"))
    assert settings.token.get_secret_value() == TOKEN
    assert settings.health_port is None
    assert settings.zone == "UTC"


@pytest.mark.parametrize("lines", [(), ("BORSA_TOKEN=",), ("BORSA_TOKEN='  '",)])
def test_a_missing_token_is_said_in_one_sentence(tmp_path: Path, lines: tuple[str, ...]) -> None:
    said = refused(written(tmp_path, *lines))
    assert (
        said
        == "Borsa cannot start: BORSA_TOKEN is missing (`python -m bot settings` explains them all)."
    )


def test_all_that_is_wrong_is_named_at_once_and_no_value_is_repeated(tmp_path: Path) -> None:
    said = refused(
        written(
            tmp_path,
            f"BORSA_TOKEN={TOKEN} {TOKEN}",
            "BORSA_HEALTH_PORT=70000",
            "BORSA_LOG_LEVEL=loud",
            "BORSA_ZONE=Europe/Atlantis",
            "BORSA_BACKUP_KEEP=3",
        )
    )
    assert "BORSA_TOKEN has blanks in it" in said
    assert "BORSA_HEALTH_PORT should be less than or equal to 65535" in said
    assert "BORSA_LOG_LEVEL should be 'debug'" in said
    assert "BORSA_ZONE should be an IANA time zone" in said
    assert "BORSA_BACKUP_KEEP is no setting" in said
    assert TOKEN not in said
    assert "\n" not in said


def test_the_environment_comes_before_the_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("BORSA_LANGUAGE", "it")
    path = written(tmp_path, f"BORSA_TOKEN={TOKEN}", "BORSA_LANGUAGE=en")
    assert load(HostSettings, path).language == "it"


def test_backup_and_its_siblings_need_no_token(tmp_path: Path) -> None:
    paths = load(Paths, written(tmp_path, "BORSA_DATABASE=elsewhere/house.sqlite3"))
    assert paths.database == Path("elsewhere/house.sqlite3")


def test_a_file_that_is_no_text_is_refused_in_one_sentence(tmp_path: Path) -> None:
    path = tmp_path / ".env"
    path.write_bytes(b"BORSA_TOKEN=\xff\xfe\x00")
    assert "UTF-8" in refused(path)


@pytest.mark.parametrize(
    ("made", "why"),
    [
        (Path.mkdir, ".env is a folder, and should be a file of settings"),
        # Whatever the system says; as root no permission is missing.
        (
            lambda path: path.symlink_to(path),
            ".env cannot be read: Too many levels of symbolic links",
        ),
    ],
)
def test_a_file_that_cannot_be_read_is_told_in_one_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, made: Callable[[Path], None], why: str
) -> None:
    monkeypatch.chdir(tmp_path)
    made(Path(".env"))
    assert (
        refused(Path(".env"))
        == f"Borsa cannot start: {why} (`python -m bot settings` explains them all)."
    )


def test_a_misspelt_variable_of_the_environment_is_refused_with_the_nearest_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = written(tmp_path, f"BORSA_TOKEN={TOKEN}")
    monkeypatch.setenv("BORSA_BACKUP_KEEP", "3")
    said = refused(path)
    assert "BORSA_BACKUP_KEEP is no setting (did you mean BORSA_BACKUPS_KEEP?)" in said
    with pytest.raises(SetupError, match="BORSA_BACKUP_KEEP"):
        load(Paths, path)


def test_what_kubernetes_tells_of_services_of_this_name_is_no_setting_and_no_mistake(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = written(tmp_path, f"BORSA_TOKEN={TOKEN}")
    for service in ("BORSA", "BORSA_HUB"):
        for told in ("SERVICE_HOST", "SERVICE_PORT", "PORT", "PORT_6379_TCP_ADDR"):
            monkeypatch.setenv(f"{service}_{told}", "10.0.0.1")
    assert load(HostSettings, path).health_port is None
    monkeypatch.setenv("BORSA_HEALTH", "8080")
    assert "BORSA_HEALTH is no setting" in refused(path)


def test_the_example_explains_every_setting() -> None:
    example = Path(".env.example").read_text("utf-8")
    for name in HostSettings.model_fields:
        assert f"BORSA_{name}".upper() in example


def test_the_example_shows_the_defaults() -> None:
    shown = dict(
        line.removeprefix("#").split("=", 1)
        for line in Path(".env.example").read_text("utf-8").splitlines()
        if line.startswith("#BORSA_")
    )
    for name, value in shown.items():
        field = HostSettings.model_fields[name.removeprefix("BORSA_").lower()]
        # What is not there by default shows an example.
        assert field.default is None or value == str(field.default), name


def test_a_token_is_not_shown_by_printing_the_settings(tmp_path: Path) -> None:
    assert TOKEN not in repr(load(HostSettings, written(tmp_path, f"BORSA_TOKEN={TOKEN}")))


PARTS = ("BORSA_PARTS=4", "BORSA_PART=3", "BORSA_SHARED=redis://hub:6379/0", "BORSA_REQUESTS=45")


def test_several_parts_have_four_settings(tmp_path: Path) -> None:
    settings = load(HostSettings, written(tmp_path, f"BORSA_TOKEN={TOKEN}", *PARTS))
    assert (settings.parts, settings.part, settings.requests) == (4, 3, 45)
    assert settings.shared is not None
    assert settings.shared.get_secret_value() == "redis://hub:6379/0"


@pytest.mark.parametrize("left_out", range(4))
def test_the_settings_of_parts_are_there_all_or_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, left_out: int
) -> None:
    monkeypatch.setattr("socket.gethostname", lambda: "borsa")
    lines = [line for at, line in enumerate(PARTS) if at != left_out]
    said = refused(written(tmp_path, f"BORSA_TOKEN={TOKEN}", *lines))
    name = PARTS[left_out].partition("=")[0]
    assert said.startswith(f"Borsa cannot start: {name} is missing: for several parts")


@pytest.mark.parametrize("host", ["borsa-2", "borsa-2.borsa.svc", "machine02"])
def test_a_part_is_known_from_the_number_of_its_host(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, host: str
) -> None:
    monkeypatch.setattr("socket.gethostname", lambda: host)
    lines = [line for line in PARTS if "BORSA_PART=" not in line]
    assert load(HostSettings, written(tmp_path, f"BORSA_TOKEN={TOKEN}", *lines)).part == 2
    # Without the other settings a host's number means nothing.
    assert load(HostSettings, written(tmp_path, f"BORSA_TOKEN={TOKEN}")).part is None


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ("BORSA_PART=4", "BORSA_PART should be at most 3: of 4 parts the first is 0"),
        ("BORSA_PART=-1", "BORSA_PART should be greater than or equal to 0"),
        ("BORSA_PARTS=0", "BORSA_PARTS should be greater than or equal to 1"),
        ("BORSA_PARTS=many", "BORSA_PARTS should be a valid integer"),
        ("BORSA_REQUESTS=0", "BORSA_REQUESTS should be greater than or equal to 1"),
        *(
            (f"BORSA_SHARED={address}", "BORSA_SHARED should be an address such as redis://hub")
            for address in (
                *("s3cret@hub", "http://hub", "redis://", "redis://:6379", "valkey://hub:6379/0"),
                *("redis://hub:port/0", "redis://hub:99999/0", "redis://hub:6379/db"),
                "redis://:s3cret/1@hub:6379/0",
            )
        ),
    ],
)
def test_what_parts_cannot_be_is_said_in_a_sentence(tmp_path: Path, wrong: str, why: str) -> None:
    name = wrong.partition("=")[0] + "="
    lines = [wrong if line.startswith(name) else line for line in PARTS]
    said = refused(written(tmp_path, f"BORSA_TOKEN={TOKEN}", *lines))
    assert said.startswith(f"Borsa cannot start: {why}")
    assert "s3cret" not in said
