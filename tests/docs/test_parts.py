"""The templates for several parts: what a host copies is whole, and names settings that there are."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import kubernetes_validate
import pytest
import yaml

from bot.process.host_settings import HostSettings

HOUSE = Path(__file__).parents[2]
FOLDER = Path("docs", "parts")
KNOWN = {f"BORSA_{name}".upper() for name in HostSettings.model_fields}


@pytest.mark.parametrize("path", sorted(FOLDER.iterdir()), ids=lambda path: path.name)
def test_a_template_names_settings_that_there_are(path: Path) -> None:
    named = set(re.findall(r"BORSA_\w+", path.read_text("utf-8")))
    assert {"BORSA_PARTS", "BORSA_SHARED", "BORSA_DATABASE"} <= named
    assert named <= KNOWN


def resources() -> list[dict[str, Any]]:
    return list(yaml.safe_load_all((FOLDER / "kubernetes.yaml").read_text("utf-8")))


@pytest.mark.parametrize("number", range(5))
def test_kubernetes_takes_each_resource(number: int) -> None:
    """By the schemas of the newest version that the checker knows; unknown fields are faults."""
    kubernetes_validate.validate(resources()[number], "1.31", strict=True)


def test_a_pod_is_one_part_with_its_own_volume() -> None:
    (whole,) = [one for one in resources() if one["kind"] == "StatefulSet"]
    spec = whole["spec"]
    pod = spec["template"]["spec"]
    (container,) = pod["containers"]
    told = {one["name"]: one.get("value") for one in container["env"]}
    assert told["BORSA_PARTS"] == str(spec["replicas"])
    assert "BORSA_PART" not in told, "a part's number is that of its pod's name"
    volumes = {one["metadata"]["name"] for one in spec["volumeClaimTemplates"]}
    mounts = {one["name"]: one["mountPath"] for one in container["volumeMounts"]}
    assert volumes == set(mounts)
    assert str(told["BORSA_DATABASE"]).startswith(mounts["data"])
    assert spec["podManagementPolicy"] == "Parallel"
    assert pod["terminationGracePeriodSeconds"] >= 60


def test_the_hub_has_a_password_and_no_port_to_the_world() -> None:
    """Who can write to it can speak for any part."""
    every = resources()
    (policy,) = [one["spec"] for one in every if one["kind"] == "NetworkPolicy"]
    (hub,) = [one["spec"] for one in every if one["kind"] == "Deployment"]
    assert policy["podSelector"] == hub["selector"]
    assert set(policy["policyTypes"]) == {"Ingress", "Egress"}
    ((source,),) = [one["from"] for one in policy["ingress"]]
    (whole,) = [one["spec"] for one in every if one["kind"] == "StatefulSet"]
    assert source["podSelector"] == whole["selector"]
    (asked,) = hub["template"]["spec"]["containers"]
    (part,) = whole["template"]["spec"]["containers"]
    assert asked["args"][-2:] == ["--requirepass", "$(HUB_PASSWORD)"]
    names = [one["name"] for one in part["env"]]
    # What an address is made of must stand before it.
    assert names.index("HUB_PASSWORD") < names.index("BORSA_SHARED")
    told = yaml.safe_load((FOLDER / "compose.yaml").read_text("utf-8"))
    compose = told["services"]["hub"]
    assert compose["command"][-2] == "--requirepass"
    assert "ports" not in compose
    assert compose["networks"] == ["hub"]
    assert told["networks"]["hub"]["internal"]
    for one in (part["env"], told["services"]["part0"]["environment"]):
        assert "HUB_PASSWORD" in str(one["BORSA_SHARED"] if isinstance(one, dict) else one)


def test_compose_has_a_volume_and_a_number_for_each_part() -> None:
    told = yaml.safe_load((FOLDER / "compose.yaml").read_text("utf-8"))
    parts = {name: one for name, one in told["services"].items() if name != "hub"}
    numbers = [one["environment"]["BORSA_PART"] for one in parts.values()]
    assert numbers == [str(number) for number in range(len(parts))]
    assert {one["environment"]["BORSA_PARTS"] for one in parts.values()} == {str(len(parts))}
    files = [one["environment"]["BORSA_DATABASE"] for one in parts.values()]
    assert len(set(files)) == len(parts)
    assert [one["volumes"] for one in parts.values()] == [[f"{name}:/data"] for name in parts]
    assert set(told["volumes"]) == set(parts)
    assert "--save" in told["services"]["hub"]["command"]


@pytest.mark.parametrize("path", [Path("compose.yaml"), FOLDER / "compose.yaml"], ids=str)
def test_compose_builds_the_image_of_this_checkout_with_its_settings(path: Path) -> None:
    """Its paths are read from where it stands, and the readme has the settings beside the readme."""
    told = yaml.safe_load(path.read_text("utf-8"))
    for name, one in told["services"].items():
        if name == "hub":
            continue
        assert (path.parent / one["build"] / "Dockerfile").resolve() == HOUSE / "Dockerfile"
        assert (path.parent / one["env_file"]).resolve() == HOUSE / ".env"
        assert one["restart"] == "on-failure"
        assert "command" not in one
        # What fails for good is tried again after two minutes: less than a thousand times a day.
        assert one["environment"]["BORSA_DATABASE"].startswith(one["volumes"][0].split(":")[1])


def test_the_image_waits_after_a_failure_and_runs_as_nobody_in_particular() -> None:
    text = Path("Dockerfile").read_text("utf-8")
    (pause,) = re.findall(r'^CMD \["run", "--pause", "(\d+)"\]$', text, re.MULTILINE)
    assert 24 * 60 * 60 / int(pause) < 1000
    assert {"USER 10001:10001", "VOLUME /data", "STOPSIGNAL SIGTERM"} <= set(text.splitlines())
    assert set(re.findall(r"BORSA_\w+", text)) <= KNOWN


def test_the_unit_gives_each_part_its_number_and_its_file() -> None:
    unit = (FOLDER / "borsa@.service").read_text("utf-8")
    assert "Environment=BORSA_PART=%i\n" in unit
    assert "Environment=BORSA_DATABASE=data/part%i.sqlite3\n" in unit
    assert "RestartPreventExitStatus=2" in unit
