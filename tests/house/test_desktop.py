"""What a desktop reads about the program: one name for all of it, four languages, and what it opens."""

from __future__ import annotations

import re
import shutil
import subprocess
import xml.etree.ElementTree as ET
from configparser import ConfigParser
from pathlib import Path

import pytest

import boardtable
from boardtable.app.main import DESKTOP_NAME
from boardtable.i18n import LANGUAGES

LINUX = Path(boardtable.__file__).parent.parent / "packaging" / "linux"
LANGUAGE = "{http://www.w3.org/XML/1998/namespace}lang"


def entry() -> dict[str, str]:
    """Read the entry that starts the program."""
    read = ConfigParser(interpolation=None)
    read.optionxform = str  # type: ignore[assignment,method-assign]  # its keys keep their capitals
    read.read(LINUX / f"{DESKTOP_NAME}.desktop", "utf-8")
    return dict(read["Desktop Entry"])


def test_the_entry_opens_saved_games() -> None:
    """A double click on a game starts the program with that file, under the name by which the window is known."""
    assert entry()["Exec"] == "boardtable %f"
    assert entry()["Icon"] == DESKTOP_NAME
    kind = ET.parse(LINUX / f"{DESKTOP_NAME}.xml").getroot()[0]  # noqa: S314 - our own
    assert entry()["MimeType"] == f"{kind.attrib['type']};" == "application/x-boardtable;"
    assert [child.attrib["pattern"] for child in kind if child.tag.endswith("glob")] == ["*.boardtable"]


def test_everything_is_said_in_all_languages() -> None:
    """English is what stands there without a language."""
    others = set(LANGUAGES) - {"en"}
    for key in ("GenericName", "Comment", "Keywords"):
        assert {name for name in entry() if name.startswith(key)} == {key, *(f"{key}[{other}]" for other in others)}
    for file, tags in ((f"{DESKTOP_NAME}.xml", ["comment"]), (f"{DESKTOP_NAME}.metainfo.xml", ["summary", "p"])):
        elements = list(ET.parse(LINUX / file).iter())  # noqa: S314 - our own
        for tag in tags:
            said = [each.attrib.get(LANGUAGE) for each in elements if each.tag.rpartition("}")[2] == tag]
            assert set(said) == {None, *others}, tag
            assert {said.count(language) for language in said} == {said.count(None)}, tag


def test_the_name_is_one() -> None:
    """Entry, icon, window and description belong together."""
    root = ET.parse(LINUX / f"{DESKTOP_NAME}.metainfo.xml").getroot()  # noqa: S314 - our own
    assert root.findtext("id") == DESKTOP_NAME
    assert root.findtext("launchable") == f"{DESKTOP_NAME}.desktop"


@pytest.mark.parametrize("tool", ["desktop-file-validate", "appstreamcli"])
def test_the_tools_of_the_desktop_find_no_fault(tool: str, tmp_path: Path) -> None:
    """Where they are installed."""
    found = shutil.which(tool)
    if found is None:
        pytest.skip(f"{tool} is not here")
    if tool == "desktop-file-validate":
        command = [found, str(LINUX / f"{DESKTOP_NAME}.desktop")]
    else:
        file = tmp_path / f"{DESKTOP_NAME}.metainfo.xml"
        said = (LINUX / file.name).read_text("utf-8").replace("@VERSION@", boardtable.__version__)
        file.write_text(re.sub("@DATE@", "2026-01-01", said), "utf-8")
        command = [found, "validate", "--no-net", str(file)]
    done = subprocess.run(command, check=False, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
