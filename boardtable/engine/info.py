"""What a game tells of itself before it is loaded: all that the start page needs."""

from __future__ import annotations

from attrs import frozen


@frozen
class GameInfo:
    """What is known of a game before it is loaded.

    `id` never changes, `rules` rises when old records would replay differently. `home` names the
    package, and the folder in it, that hold the game's `components.toml`, `art` and `rules`.
    """

    id: str
    title: str
    seats: tuple[int, ...]
    rules: int
    home: tuple[str, str]
