"""What a person likes and what the window remembers, in one small file."""

from __future__ import annotations

import json
from contextlib import suppress
from typing import TYPE_CHECKING, Any, get_type_hints

from attrs import evolve, field, fields, frozen, validators

from boardtable.engine.codec import from_plain, to_plain
from boardtable.engine.sitter import Sitter  # noqa: TC001 - needed as the program runs, to read a file
from boardtable.engine.text import Text, text

from .whole import LARGEST, replace, shown, why_not_written

if TYPE_CHECKING:
    from pathlib import Path

THEMES = {
    "system": text("theme", "as the system"),
    "light": text("theme", "light"),
    "dark": text("theme", "dark"),
}
SPEEDS = {
    "off": text("speed", "off"),
    "slow": text("speed", "slow"),
    "normal": text("speed", "normal"),
    "fast": text("speed", "fast"),
}
ASKING = {
    "hot-seat": text("asking", "with several people at one screen"),
    "always": text("asking", "always"),
    "never": text("asking", "never"),
}
SMALLEST_TEXT, LARGEST_TEXT = 100, 150
_FARTHEST = 100_000  # no screen lies further away, in pixels


@frozen
class SetUp:
    """How a game was last set up: who sat where, and the options by their names."""

    game: str
    seats: tuple[Sitter, ...]
    options: tuple[tuple[str, bool | int | str | None], ...] = ()


@frozen
class Bookmark:
    """Where the rule book of a game was open last: at a rule, and so many paragraphs further."""

    game: str
    rule: str = ""
    further: int = field(default=0, validator=validators.ge(0))


@frozen
class OpenPage:
    """At which page the lesson of a game was left, the first one being 0."""

    game: str
    page: int = field(default=0, validator=validators.ge(0))


@frozen
class Settings:
    """All preferences, and what the window remembers.

    `language` None is that of the system; `text_size` is in per cent. `ask_final` tells whether to ask
    before a move that cannot be undone ("hot-seat": when several people share the screen). With
    `practice` a lone person takes anything back without being asked. `place` is left, top, width and
    height of the window; `panels` are the widths beside the table, `book_width` is that of a rule book;
    `open_pages` are those at which lessons were left.
    """

    language: str | None = None
    theme: str = field(default="system", validator=validators.in_(THEMES))
    text_size: int = field(default=100, validator=[validators.ge(SMALLEST_TEXT), validators.le(LARGEST_TEXT)])
    film_speed: str = field(default="normal", validator=validators.in_(SPEEDS))
    ask_final: str = field(default="hot-seat", validator=validators.in_(ASKING))
    practice: bool = True
    place: tuple[int, int, int, int] | None = field(default=None)
    maximised: bool = False
    full_screen: bool = False
    panels: tuple[int, ...] = field(default=())
    set_ups: tuple[SetUp, ...] = ()
    bookmarks: tuple[Bookmark, ...] = ()
    open_pages: tuple[OpenPage, ...] = ()
    book_width: int | None = field(default=None, validator=validators.optional(validators.in_(range(_FARTHEST))))

    @place.validator
    @panels.validator
    def _near(self, _field: object, numbers: tuple[int, ...] | None) -> None:
        if any(abs(number) > _FARTHEST for number in numbers or ()):
            message = "too far away"
            raise ValueError(message)

    def set_up(self, game: str) -> SetUp | None:
        """Tell how a game was last set up."""
        return next((set_up for set_up in self.set_ups if set_up.game == game), None)

    def with_set_up(self, new: SetUp) -> Settings:
        """Remember how a game was set up, in place of what was known of that game."""
        others = (set_up for set_up in self.set_ups if set_up.game != new.game)
        return evolve(self, set_ups=(*others, new))

    def bookmark(self, game: str) -> Bookmark | None:
        """Tell where the rule book of a game was open last."""
        return next((bookmark for bookmark in self.bookmarks if bookmark.game == game), None)

    def with_bookmark(self, new: Bookmark) -> Settings:
        """Remember where a rule book is open, in place of what was known of that game."""
        others = (bookmark for bookmark in self.bookmarks if bookmark.game != new.game)
        return evolve(self, bookmarks=(*others, new))

    def open_page(self, game: str) -> int:
        """Tell at which page the lesson of a game goes on; the first one if it was never left before its end."""
        return next((left.page for left in self.open_pages if left.game == game), 0)

    def with_open_page(self, new: OpenPage) -> Settings:
        """Remember where a lesson was left, in place of what was known of that game."""
        others = (left for left in self.open_pages if left.game != new.game)
        return evolve(self, open_pages=(*others, new))


class SettingsFile:
    """The file in which settings are kept; whatever is wrong with it, there are always settings."""

    def __init__(self, path: Path) -> None:
        """Read the file; of one that is broken the defaults are used, and nothing is changed by that."""
        self._path = path
        self._broken = False
        self._told = False
        self.settings = self._read()

    def change(self, settings: Settings) -> Text | None:
        """Use these settings from now on and write them down; the first time that this fails, a sentence says why.

        A broken file is kept aside under another name.
        """
        self.settings = settings
        if self._broken:
            self._broken = False
            with suppress(OSError):
                self._path.replace(self._path.with_name(f"{shown(self._path)}.broken"))
        content = json.dumps(to_plain(settings), ensure_ascii=False, indent=2)
        try:
            replace(self._path, f"{content}\n")
        except OSError as error:
            if self._told:
                return None
            self._told = True
            why = why_not_written(self._path.parent, error)
            return text("store", "Your preferences hold only until you quit. {why}", why=why)
        self._told = False
        return None

    def _read(self) -> Settings:
        try:
            with self._path.open("rb") as file:
                values = json.loads(file.read(LARGEST))
        except OSError:
            return Settings()
        except (ValueError, RecursionError):
            values = None
        if isinstance(values, dict):
            return settings_from(values)
        self._broken = True
        return Settings()


def settings_from(values: dict[str, object]) -> Settings:
    """Take every value that makes sense, and the default for any other."""
    types = get_type_hints(Settings)
    sound: dict[str, Any] = {}
    for each in fields(Settings):
        if each.name in values:
            with suppress(ValueError):
                found = {each.name: from_plain(values[each.name], types[each.name], each.name)}
                Settings(**found)
                sound |= found
    return Settings(**sound)
