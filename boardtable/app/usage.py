"""What `boardtable --help` says, and what is wrong with a command line: in the system's language, before any window.

The commands for those who make boardtable (`shot`, `faces`, `bench`) and the self-check speak English.
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, TextIO

from boardtable.engine.text import Text, text
from boardtable.i18n import Speaker, system_language

if TYPE_CHECKING:
    from argparse import ArgumentError
    from collections.abc import Callable, Sequence

FILE, FOLDER = text("usage", "FILE"), text("usage", "FOLDER")
"""What stands for a name that whoever calls the program chooses."""
ABOUT = text("usage", "One calm table for printed board games.")
WORDS: tuple[tuple[str, Text], ...] = (
    ("{file}", text("usage", "a game to open")),
    ("--profile {folder}", text("usage", "keep games and preferences in this folder")),
    ("--self-check", text("usage", "check that this build is whole, then quit")),
    ("--version", text("usage", "show the version, then quit")),
    ("-h, --help", text("usage", "show this help, then quit")),
)


def show_help() -> int:
    """Say how the program is called; returns the exit status."""
    say = Speaker(system_language()).say
    words = [(word.format(file=say(FILE), folder=say(FOLDER)), say(does)) for word, does in WORDS]
    wide = max(len(word) for word, _ in words)
    lines = [_line(say), "", say(ABOUT), "", *(f"  {word.ljust(wide)}  {does}" for word, does in words)]
    _write(sys.stdout, lines)
    return 0


def means_nothing(args: Sequence[str]) -> int:
    """Say that something on the command line means nothing; returns the exit status."""
    return _complain(text("usage", "This means nothing here: {what}", what=" ".join(args)))


def misused(error: ArgumentError) -> int:
    """Say what is wrong with an option: one lacks its value, or one has a value that takes none."""
    option = error.argument_name or ""
    if option == "--profile":
        return _complain(text("usage", "{option} needs a folder behind it.", option=option))
    return _complain(text("usage", "{option} takes no value.", option=option))


def _complain(wrong: Text) -> int:
    say = Speaker(system_language()).say
    _write(sys.stderr, [_line(say), f"boardtable: {say(wrong)}"])
    return 2


def _line(say: Callable[[Text], str]) -> str:
    """Say on one line how the program is called."""
    line = f"boardtable [{say(FILE)}] [--profile {say(FOLDER)}]"
    return say(text("usage", "usage: {line}", line=line))


def _write(stream: TextIO, lines: Sequence[str]) -> None:
    """Write lines, with a question mark for what a terminal has no sign for."""
    said = "".join(f"{line}\n" for line in lines)
    code = stream.encoding or "utf-8"
    stream.write(said.encode(code, "replace").decode(code))
