"""One program at a time writes into a profile."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boardtable.engine.text import Text, text

if TYPE_CHECKING:
    from pathlib import Path

    from filelock import BaseFileLock


class ProfileLock:
    """The hold that this program has on a profile, as long as it keeps this and has not released it."""

    def __init__(self, path: Path) -> None:
        """Take hold of the profile if no other program has it.

        Where nothing can be locked or written, nobody else writes either, so the profile counts as ours.
        """
        # Not at the top: it loads half of asyncio, and the start page can be painted before.
        import filelock  # noqa: PLC0415

        self.is_mine = True
        self._lock: BaseFileLock | None = None
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            lock = filelock.FileLock(path)
            lock.acquire(blocking=False)
            self._lock = lock
        except filelock.Timeout:
            self.is_mine = False
        except (OSError, NotImplementedError):
            pass

    @property
    def said(self) -> Text | None:
        """Tell the person that another program has the profile."""
        if self.is_mine:
            return None
        return text("store", "boardtable is open already. You can play here too, but nothing is saved.")

    def release(self) -> None:
        """Let go, so that another program can take hold."""
        if self._lock is not None:
            self._lock.release()
            self._lock = None
