"""Where everything lies on this machine."""

from __future__ import annotations

from typing import TYPE_CHECKING

import platformdirs
from attrs import frozen

if TYPE_CHECKING:
    from pathlib import Path

APP = "boardtable"


@frozen
class Folders:
    """The places of one profile; none of them need exist yet.

    `components` holds boxes as their owner corrected them, `settings` and `lock` are files; `handover` is there as
    long as a program that runs takes what later starts hand over.
    """

    playing: Path
    finished: Path
    components: Path
    log: Path
    settings: Path
    lock: Path
    handover: Path


def folders(profile: Path | None = None) -> Folders:
    """Name the places of the usual profile, or of one that lies in a folder of its own."""
    if profile is not None:
        data, config, log = profile, profile, profile / "log"
    else:
        data = platformdirs.user_data_path(APP, appauthor=False)
        config = platformdirs.user_config_path(APP, appauthor=False)
        log = platformdirs.user_log_path(APP, appauthor=False)
    return Folders(
        playing=data / "games" / "in progress",
        finished=data / "games" / "finished",
        components=data / "components",
        log=log,
        settings=config / "settings.json",
        lock=data / "lock",
        handover=data / "handover",
    )
