"""Which games are installed, and what a broken one may do to the others: nothing."""

from __future__ import annotations

import sys
from importlib.metadata import EntryPoint
from types import ModuleType

import pytest
from typing_extensions import override

from boardtable.engine import registry
from boardtable.engine.info import GameInfo
from boardtable.engine.registry import GROUP, Installed, UnusableGameError, installed, load
from boardtable.engine.text import plain
from tests.engine import sticks


def module(name: str, **names: object) -> str:
    """Make a module for one test."""
    made = ModuleType(name)
    made.__dict__.update(names)
    sys.modules[name] = made
    return name


def door(monkeypatch: pytest.MonkeyPatch, *entries: tuple[str, str]) -> None:
    """Have the given games installed, and no others."""
    found = [EntryPoint(name, value, GROUP) for name, value in entries]

    def entry_points(*, group: str) -> list[EntryPoint]:
        assert group == "boardtable.games"
        return found

    monkeypatch.setattr(registry, "entry_points", entry_points)


@pytest.fixture
def broken(monkeypatch: pytest.MonkeyPatch) -> None:
    """Install Sticks, another game, and four that are broken each in its way."""
    abacus = GameInfo("abacus", "Zebra Abacus", (2,), 1, ("abacus", ""))
    monkeypatch.setattr(sys, "modules", dict(sys.modules))
    door(
        monkeypatch,
        ("abacus", module("abacus", INFO=abacus)),
        ("missing", "there.is.no.such.module"),
        ("sticks", "tests.engine.sticks"),
        ("empty", module("empty")),
        ("liar", module("liar", INFO=abacus, GAME=sticks.GAME)),
        ("text", module("text_game", INFO="a game")),
        ("sticks", "another.of.the.same.name"),
    )


@pytest.mark.usefixtures("broken")
def test_games_are_listed_by_title_and_broken_ones_last() -> None:
    """Each broken one says what is wrong with it; of two with one name the first counts."""
    assert installed() == (
        Installed("sticks", sticks.INFO),
        Installed("abacus", GameInfo("abacus", "Zebra Abacus", (2,), 1, ("abacus", ""))),
        Installed("empty", None, "AttributeError: module 'empty' has no attribute 'INFO'"),
        Installed("liar", None, "its INFO is not that of a game called 'liar'"),
        Installed("missing", None, "ModuleNotFoundError: No module named 'there'"),
        Installed("text", None, "its INFO is not that of a game called 'text'"),
    )


@pytest.mark.usefixtures("broken")
def test_a_game_is_loaded_by_its_name() -> None:
    """With its rules."""
    assert load("sticks") is sticks.GAME


@pytest.mark.usefixtures("broken")
@pytest.mark.parametrize(
    ("game", "technical", "said"),
    [
        ("chess", "the game 'chess' is not installed", "This game is not installed: chess."),
        ("x" * 99, f"the game {'x' * 99!r} is not installed", f"This game is not installed: {'x' * 40}."),
        (
            "abacus",
            "the game 'abacus' cannot be used: AttributeError: module 'abacus' has no attribute 'GAME'",
            "This game does not work: abacus.",
        ),
        (
            "missing",
            "the game 'missing' cannot be used: ModuleNotFoundError: No module named 'there'",
            "This game does not work: missing.",
        ),
    ],
)
def test_a_game_that_cannot_be_used_says_why(game: str, technical: str, said: str) -> None:
    """One kind of error, whatever somebody's game does wrong; technical words are for the log only."""
    with pytest.raises(UnusableGameError) as caught:
        load(game)
    assert str(caught.value) == technical
    assert plain(caught.value.why) == said


def test_a_game_that_gives_no_reason() -> None:
    """There is a sentence all the same."""
    assert plain(UnusableGameError("boom").why) == "This game does not work."


@pytest.mark.usefixtures("broken")
def test_a_broken_game_in_the_list_says_so() -> None:
    """A sound one says nothing."""
    said = {game.id: plain(game.why) if game.why is not None else None for game in installed()}
    assert (said["sticks"], said["liar"]) == (None, "This game does not work: liar.")


def test_this_program_comes_with_we_will_wok_you() -> None:
    """Through the same door as anybody's game."""
    found = {game.id: game for game in installed()}
    assert found["wok"].info is not None
    assert found["wok"].info.title == "We Will Wok You"
    assert found["wok"].info.seats == (2, 3, 4)


def test_listing_loads_no_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    """INFO is looked at, and GAME is not: the start page comes first."""
    touched: list[str] = []

    class Watched(ModuleType):
        @override
        def __getattr__(self, name: str) -> object:
            touched.append(name)
            return sticks.INFO

    monkeypatch.setitem(sys.modules, "watched", Watched("watched"))
    door(monkeypatch, ("sticks", "watched"))
    assert installed() == (Installed("sticks", sticks.INFO),)
    assert "GAME" not in touched
