"""What the lab says when it cannot do what was asked."""

from __future__ import annotations


class BadInputError(Exception):
    """The command or a file is wrong; the message is one line in English."""
