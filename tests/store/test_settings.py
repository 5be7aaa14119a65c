"""Preferences: what is sound is kept, what is not is as if it had never been set."""

from __future__ import annotations

import json
from errno import EACCES
from typing import TYPE_CHECKING

import pytest

from boardtable.engine.sitter import Sitter
from boardtable.engine.text import plain
from boardtable.store import whole
from boardtable.store.settings import Bookmark, OpenPage, Settings, SettingsFile, SetUp, settings_from
from tests.store.played import put

if TYPE_CHECKING:
    from pathlib import Path

CHANGED = Settings(
    language="pl",
    theme="dark",
    text_size=125,
    film_speed="off",
    ask_final="never",
    place=(-1200, 40, 1024, 680),
    maximised=True,
    full_screen=True,
    panels=(300, 240),
    set_ups=(SetUp("wok", (Sitter("Zoë"), Sitter("Bob", "hard")), (("start", None), ("open_hands", True))),),
    bookmarks=(Bookmark("wok", "7.3", 2),),
    open_pages=(OpenPage("wok", 4),),
    book_width=420,
)


def test_what_is_used_before_anybody_changes_anything(tmp_path: Path) -> None:
    """The look of the system, 100 per cent, normal speed; and asking only where several share the screen."""
    settings = SettingsFile(tmp_path / "settings.json").settings
    assert settings == Settings()
    assert (settings.language, settings.theme, settings.text_size) == (None, "system", 100)
    assert (settings.film_speed, settings.ask_final) == ("normal", "hot-seat")
    assert (settings.place, settings.maximised, settings.full_screen) == (None, False, False)
    assert list(tmp_path.iterdir()) == []


def test_what_was_changed_is_remembered(tmp_path: Path) -> None:
    """All of it, in a file that people can read, and nothing else lies about."""
    path = tmp_path / "new" / "settings.json"
    file = SettingsFile(path)
    assert file.change(CHANGED) is None
    assert file.settings == CHANGED
    assert SettingsFile(path).settings == CHANGED
    assert '"theme": "dark"' in path.read_text()
    assert '"name": "Zoë"' in path.read_text()
    assert list(path.parent.iterdir()) == [path]


def test_each_game_remembers_where_its_rule_book_was_open() -> None:
    """A new place takes that of the old one of that game only."""
    settings = Settings().with_bookmark(Bookmark("wok", "7.3")).with_bookmark(Bookmark("hex"))
    settings = settings.with_bookmark(Bookmark("wok", "9.1", 4))
    assert settings.bookmark("wok") == Bookmark("wok", "9.1", 4)
    assert settings.bookmark("hex") == Bookmark("hex", "", 0)
    assert settings.bookmark("khan") is None
    assert len(settings.bookmarks) == 2


def test_each_game_remembers_where_its_lesson_was_left() -> None:
    """A new page takes the place of the old one of that game only; an unknown lesson begins with its first page."""
    settings = Settings().with_open_page(OpenPage("wok", 3)).with_open_page(OpenPage("hex", 5))
    settings = settings.with_open_page(OpenPage("wok", 7))
    assert (settings.open_page("wok"), settings.open_page("hex"), settings.open_page("khan")) == (7, 5, 0)
    assert len(settings.open_pages) == 2


def test_each_game_remembers_its_last_set_up() -> None:
    """A new one takes the place of the old one of that game only."""
    wok = SetUp("wok", (Sitter("Anna"),))
    hex_ = SetUp("hex", (Sitter("Bob"),))
    again = SetUp("wok", (Sitter("Anna"), Sitter("Bob")))
    settings = Settings().with_set_up(wok).with_set_up(hex_).with_set_up(again)
    assert settings.set_up("wok") == again
    assert settings.set_up("hex") == hex_
    assert settings.set_up("khan") is None
    assert len(settings.set_ups) == 2


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("language", 7),
        ("theme", "pink"),
        ("theme", None),
        ("theme", ["dark"]),
        ("text_size", 99),
        ("text_size", 151),
        ("text_size", "125"),
        ("text_size", 10**30),
        ("film_speed", "instant"),
        ("ask_final", True),
        ("place", [1, 2, 3]),
        ("place", [0, 0, 10**9, 680]),
        ("place", [0, -100_001, 1024, 680]),
        ("maximised", 1),
        ("full_screen", "no"),
        ("panels", [300, -(10**6)]),
        ("panels", 300),
        ("bookmarks", [{"rule": "7.3"}]),
        ("bookmarks", [{"game": "wok", "further": -1}]),
        ("open_pages", [{"game": "wok", "page": -1}]),
        ("book_width", -5),
        ("book_width", 10**9),
        ("set_ups", [{"game": "wok"}]),
        ("set_ups", [{"game": "wok", "seats": [{"name": 5}]}]),
        ("set_ups", [{"game": "wok", "seats": [], "options": [["start", [1]]]}]),
    ],
)
def test_a_wrong_value_is_left_out_and_all_others_hold(tmp_path: Path, name: str, value: object) -> None:
    """One by one."""
    SettingsFile(tmp_path / "settings.json").change(CHANGED)
    values = json.loads((tmp_path / "settings.json").read_text())
    path = put(tmp_path, json.dumps(values | {name: value, "unknown": 3}), "settings.json")
    found = SettingsFile(path).settings
    for each in values:
        expected = Settings() if each == name else CHANGED
        assert getattr(found, each) == getattr(expected, each)


def test_the_sizes_of_text_go_from_100_to_150() -> None:
    """Both ends included."""
    assert settings_from({"text_size": 150}).text_size == 150
    assert settings_from({"text_size": 100}).text_size == 100


@pytest.mark.parametrize(
    "content", [b"", b"{", b"[1, 2]", b"null", b"\0\1\2\xff", b"[" * 100_000, b"1" * 5000, b'{"theme": dark}']
)
def test_a_broken_file_is_kept_aside(tmp_path: Path, content: bytes) -> None:
    """Somebody may want to see what was in it; the next one is sound. Who only reads leaves it where it is."""
    path = put(tmp_path, content, "settings.json")
    file = SettingsFile(path)
    assert file.settings == Settings()
    assert list(tmp_path.iterdir()) == [path]
    for settings in (Settings(), CHANGED):
        assert file.change(settings) is None
        assert (tmp_path / "settings.json.broken").read_bytes() == content
        assert SettingsFile(path).settings == settings


def test_a_broken_file_that_cannot_be_moved_does_no_harm(tmp_path: Path) -> None:
    """Something with that name is in the way; the preferences are kept all the same."""
    path = put(tmp_path, "{", "settings.json")
    (tmp_path / "settings.json.broken").mkdir()
    file = SettingsFile(path)
    assert file.settings == Settings()
    assert file.change(CHANGED) is None
    assert SettingsFile(path).settings == CHANGED


def test_a_folder_that_may_only_be_read_is_told_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The preferences hold all the same, and are written when that is possible again; if it ends, it is told anew."""
    path = tmp_path / "profile" / "settings.json"
    file = SettingsFile(path)

    def refuse(*_: object) -> None:
        raise OSError(EACCES, "not here")

    with monkeypatch.context() as patch:
        patch.setattr(whole, "pour", refuse)
        told = file.change(CHANGED)
        assert told is not None
        assert plain(told) == (
            "Your preferences hold only until you quit. This program may not write into the folder profile."
        )
        assert file.settings == CHANGED
        assert file.change(Settings()) is None
    assert not path.exists()
    assert file.change(CHANGED) is None
    assert SettingsFile(path).settings == CHANGED
    monkeypatch.setattr(whole, "pour", refuse)
    assert file.change(Settings()) == told


def test_a_folder_in_place_of_the_file(tmp_path: Path) -> None:
    """The defaults hold, and it is told that nothing is kept."""
    (tmp_path / "settings.json").mkdir()
    file = SettingsFile(tmp_path / "settings.json")
    assert file.settings == Settings()
    assert file.change(CHANGED) is not None
    assert (tmp_path / "settings.json").is_dir()
