"""Where things live."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boardtable.store.folders import Folders, folders

if TYPE_CHECKING:
    from pathlib import Path

    import pytest


def test_a_profile_replaces_all_places(tmp_path: Path) -> None:
    """Nothing lies outside it, and asking makes no folder."""
    profile = tmp_path / "my profile"
    assert folders(profile) == Folders(
        playing=profile / "games" / "in progress",
        finished=profile / "games" / "finished",
        components=profile / "components",
        log=profile / "log",
        settings=profile / "settings.json",
        lock=profile / "lock",
        handover=profile / "handover",
    )
    assert not profile.exists()


def test_the_usual_places_are_those_of_the_system(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Data, settings and log each have a folder of boardtable's own."""
    places = {name: tmp_path / name for name in ("data", "config", "log")}
    for name, place in places.items():

        def asked(app: str, *, appauthor: bool, place: Path = place) -> Path:
            assert (app, appauthor) == ("boardtable", False)
            return place

        monkeypatch.setattr(f"platformdirs.user_{name}_path", asked)
    usual = folders()
    assert usual.playing == places["data"] / "games" / "in progress"
    assert usual.components == places["data"] / "components"
    assert usual.lock == places["data"] / "lock"
    assert usual.handover == places["data"] / "handover"
    assert usual.settings == places["config"] / "settings.json"
    assert usual.log == places["log"]
