"""What a game tells of itself before it is loaded: all that the start page needs."""

from __future__ import annotations

from attrs import frozen


@frozen
class GameInfo:
    """What is known of a game before it is loaded.

    `id` never changes, `rules` rises when old records would replay differently. `home` names the
    package, and the folder in it, that hold the game's `components.toml`, `art` and `rules`.
    `has_lesson` tells that the game brings a first lesson.
    """

    id: str
    title: str
    seats: tuple[int, ...]
    rules: int
    home: tuple[str, str]
    has_lesson: bool = False
