"""Who sits at a seat of one game."""

from __future__ import annotations

from attrs import frozen


@frozen
class Sitter:
    """Who sits at a seat: a name, a person or a computer (`plays`), and the language to be spoken to."""

    name: str
    plays: str = "person"
    language: str | None = None

    @property
    def is_person(self) -> bool:
        """Tell whether a person decides for this seat."""
        return self.plays == "person"
