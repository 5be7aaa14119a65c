"""All games of one profile: beginning, opening and keeping them; needs no window."""

from __future__ import annotations

from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from attrs import frozen

from boardtable import __version__
from boardtable.engine.registry import Installed, UnusableGameError, installed, load
from boardtable.store.settings import Settings, SettingsFile, SetUp

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

    from boardtable.engine.game import AnyGame
    from boardtable.engine.match import Match
    from boardtable.engine.record import Entry
    from boardtable.engine.sitter import Sitter
    from boardtable.engine.text import Text
    from boardtable.store.folders import Folders
    from boardtable.store.journal import Journal
    from boardtable.store.lock import ProfileLock
    from boardtable.store.saves import Saved


@frozen
class Wish:
    """What was asked for in setting up: the seats, the game's options as plain values, the seed of the deal."""

    seats: tuple[Sitter, ...]
    options: Mapping[str, object]
    seed: int


class OpenGame:
    """One match that is being played, and the file that it is written into.

    `tell` is called with a sentence when something about the file has to be said; until somebody
    listens, `said` holds all of them.
    """

    def __init__(
        self,
        match: Match[Any, Any, Any, Any],
        journal: Journal | None,
        folders: Folders,
        said: Iterable[Text | None] = (),
    ) -> None:
        """Take the journal, or none if nothing may be written, and what is to be said already."""
        self.match = match
        self.said = [each for each in said if each is not None]
        self.tell: Callable[[Text], None] = self.said.append
        self._journal = journal
        self._folders = folders

    @property
    def name(self) -> str:
        """Propose a file name for a copy."""
        path = self._journal.path if self._journal is not None else None
        return path.name if path is not None else f"{self.match.deal.game}.boardtable"

    def keep(self, entries: Sequence[Entry]) -> None:
        """Write down what is not written yet; a game that is over goes to the finished ones."""
        if self._journal is None:
            return
        fault = self._journal.keep(entries)
        if fault is not None:
            self.tell(fault)
        self._put_away(self._journal)

    def close(self) -> Text | None:
        """Write what could not be written before, and wait until everything is safe on the disk; a sentence if not."""
        if self._journal is None:
            return None
        fault = self._journal.close()
        self._put_away(self._journal)
        return fault

    def _put_away(self, journal: Journal) -> None:
        journal.put_into(self._folders.playing if self.match.active() else self._folders.finished)


class Games:
    """What one profile holds: its games, its settings, and whether this program may write there."""

    def __init__(self, folders: Folders) -> None:
        """Look at the profile; no game's rules are loaded, and nothing is locked before something is written."""
        self.installed: tuple[Installed, ...] = tuple(sorted(installed(), key=_has_no_lesson))
        """By their titles, but first those that can be learnt here; whoever is new begins with one of these."""
        self._folders = folders
        self._file = SettingsFile(folders.settings)

    @property
    def settings(self) -> Settings:
        """Give the preferences as they are now."""
        return self._file.settings

    def remember(self, settings: Settings) -> Text | None:
        """Use changed preferences from now on; a sentence says so if they cannot be written down."""
        if settings == self._file.settings:
            return None
        if self.lock.is_mine:
            return self._file.change(settings)
        self._file.settings = settings
        return None

    @cached_property
    def lock(self) -> ProfileLock:
        """Take hold of the profile, or find that another program has it."""
        from boardtable.store.lock import ProfileLock  # noqa: PLC0415 - it is slow to load, and not needed to look

        return ProfileLock(self._folders.lock)

    def close(self) -> None:
        """Let another program have the profile."""
        if "lock" in self.__dict__:  # not taken if nothing was ever written
            self.lock.release()

    def load(self, game: str) -> AnyGame:
        """Load one game with its rules; raises UnusableGameError, and what is wrong with the game is in the log."""
        try:
            return load(game)
        except UnusableGameError as error:
            self.note(error)
            raise

    def note(self, error: BaseException) -> None:
        """Write an error that does not stop anybody into the log."""
        from boardtable.store.crashes import note  # noqa: PLC0415 - most programs end without needing it

        note(error, self._folders.log)

    def waiting(self) -> tuple[Saved, ...]:
        """List the games in progress, the one played last first."""
        return tuple(saved for saved in _saved(self._folders.playing) if not saved.over)

    def finished(self) -> tuple[Saved, ...]:
        """List the games that are over, the one played last first, also those that could not be moved to the others."""
        found = [saved for saved in _saved(self._folders.playing) if saved.over]
        found += _saved(self._folders.finished)
        return tuple(sorted(found, key=lambda saved: (saved.when, saved.path.name), reverse=True))

    def look_into(self, path: Path) -> Match[Any, Any, Any, Any]:
        """Give a game as it stands in its file, without going on with it; raises OpenError."""
        from boardtable.store.opening import open_game  # noqa: PLC0415 - the start page is painted before it is needed

        return open_game(path).match

    def begin(self, game_id: str, wish: Wish) -> OpenGame:
        """Deal a new game; raises UnusableGameError and ComponentsError."""
        from boardtable.engine.match import Match  # noqa: PLC0415 - the same
        from boardtable.engine.record import Deal, Record  # noqa: PLC0415 - the same
        from boardtable.store.boxes import for_new_game  # noqa: PLC0415 - the start page does not need boxes
        from boardtable.store.journal import Journal  # noqa: PLC0415 - nor journals

        game = self.load(game_id)
        box, corrected = for_new_game(game, self._folders.components)
        deal = Deal(
            game=game_id,
            rules=game.info.rules,
            app=__version__,
            seed=wish.seed,
            seats=wish.seats,
            options=wish.options,
            box=corrected,
        )
        options = tuple((name, value) for name, value in wish.options.items() if value is None or _is_plain(value))
        said = self.remember(self.settings.with_set_up(SetUp(game_id, wish.seats, options)))  # type: ignore[arg-type]  # _is_plain saw to it
        opened = self._opened(Match(game, box, Record(deal)), Journal(self._folders.playing, deal), said)
        opened.keep(())
        return opened

    def open(self, path: str | Path) -> OpenGame:
        """Open a game file at its decision; raises OpenError. Nothing is written before something is decided."""
        from boardtable.store.opening import go_on, open_game  # noqa: PLC0415 - the start page opens nothing

        found = open_game(Path(path))
        return self._opened(found.match, go_on(found, self._folders), found.said)

    def copy(self, opened: OpenGame, path: str) -> None:
        """Write a game into a file of its own; raises SaveError."""
        from boardtable.store.saves import save_copy  # noqa: PLC0415 - only where something is saved

        save_copy(opened.match.record, Path(path))

    def _opened(self, match: Match[Any, Any, Any, Any], journal: Journal, said: Text | None) -> OpenGame:
        return OpenGame(match, journal if self.lock.is_mine else None, self._folders, (self.lock.said, said))


def _saved(folder: Path) -> tuple[Saved, ...]:
    if not folder.is_dir():
        return ()
    from boardtable.store.saves import saved_games  # noqa: PLC0415 - only where something is saved

    return saved_games(folder)


def _is_plain(value: object) -> bool:
    return isinstance(value, bool | int | str)


def _has_no_lesson(game: Installed) -> bool:
    return game.info is None or not game.info.has_lesson
