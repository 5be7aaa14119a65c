"""Setting up a game: seats, names, options and the deal code."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtWidgets import QComboBox, QDialog, QFormLayout, QLabel, QLineEdit

from boardtable.ai import bots
from boardtable.app.levels import COMPUTERS, LEVELS
from boardtable.app.new_game import NewGameDialog
from boardtable.engine.sitter import Sitter
from boardtable.store.settings import SetUp
from tests.engine.sticks import GAME
from tests.installed import GAMES

if TYPE_CHECKING:
    from collections.abc import Callable

    from boardtable.engine.info import GameInfo
    from boardtable.store.settings import SetUp as Before
    from tests.app.program import Program

NAMES = ["👩‍🍳 Zoë", "שרה", "<b>Bob</b> & {name}", "x" * 200]


@pytest.fixture
def ask(start: Callable[..., Program], sticks: None) -> Callable[..., NewGameDialog]:
    """Open the dialog for Sticks, with what was chosen last."""
    assert sticks is None
    program = start()

    def opened(before: Before | None = None) -> NewGameDialog:
        words = program.window._words  # noqa: SLF001 - the dialog speaks as the window does
        dialog = NewGameDialog(program.window, words, GAME, before)
        dialog.show()
        return dialog

    return opened


def lines(dialog: NewGameDialog) -> list[QLineEdit]:
    """Find the names of those seats that play."""
    return [line for line in dialog.findChildren(QLineEdit) if line.accessibleName() and line.isVisible()]


def code(dialog: NewGameDialog) -> QLineEdit:
    """Find the deal code."""
    return next(line for line in dialog.findChildren(QLineEdit) if line.placeholderText() == "at random")


def plays(dialog: NewGameDialog) -> list[QComboBox]:
    """Find the choices of who plays, for those seats that play."""
    boxes = dialog.findChildren(QComboBox)
    return [box for box in boxes if box.accessibleName().startswith("Who plays") and box.isVisible()]


def languages(dialog: NewGameDialog) -> list[QComboBox]:
    """Find the choices of a language, for those seats that play."""
    boxes = dialog.findChildren(QComboBox)
    return [box for box in boxes if box.accessibleName().startswith("Language") and box.isVisible()]


def option(dialog: NewGameDialog, label: str) -> QComboBox:
    """Find the choice that stands beside a label."""
    for box in dialog.findChildren(QComboBox):
        for form in dialog.findChildren(QFormLayout):
            beside = form.labelForField(box)
            if isinstance(beside, QLabel) and beside.text() == label:
                return box
    raise AssertionError(label)


def values(box: QComboBox) -> list[str]:
    """Read all that can be chosen."""
    return [box.itemText(row) for row in range(box.count())]


def test_nothing_need_be_typed(ask: Callable[..., NewGameDialog]) -> None:
    """One person at least, called by a number; the die is best for people among themselves; any deal will do."""
    dialog = ask()
    wish = dialog.wish()
    assert wish.seats == (Sitter("Player 1"),)
    assert wish.options == {"dice": True, "first": 0}
    assert 0 <= wish.seed < 2**64
    assert dialog.wish().seed != wish.seed


def test_as_many_lines_as_seats(ask: Callable[..., NewGameDialog]) -> None:
    """Sticks is for one to three; who may begin follows from how many play."""
    dialog = ask()
    players = option(dialog, "Players")
    assert values(players) == ["1", "2", "3"]
    for seats in (3, 2):
        players.setCurrentIndex(seats - 1)
        assert len(lines(dialog)) == seats
        assert values(option(dialog, "Who begins")) == ["Player 1", "Computer 2", "Computer 3"][:seats]
    option(dialog, "Who begins").setCurrentIndex(1)
    option(dialog, "Die").setCurrentIndex(1)
    players.setCurrentIndex(2)
    assert dialog.wish().options == {"dice": True, "first": 1}


def test_somebody_alone_plays_against_computers(ask: Callable[..., NewGameDialog]) -> None:
    """The first seat is for a person, all others for computers at a medium level; each can be another."""
    dialog = ask()
    option(dialog, "Players").setCurrentIndex(2)
    assert dialog.wish().seats == (Sitter("Player 1"), Sitter("Computer 2", "medium"), Sitter("Computer 3", "medium"))
    who = plays(dialog)
    assert values(who[1]) == ["Person", "Computer: easy", "Computer: medium", "Computer: hard"]
    who[0].setCurrentIndex(3)
    who[1].setCurrentIndex(0)
    who[2].setCurrentIndex(1)
    assert dialog.wish().seats == (Sitter("Computer 1", "hard"), Sitter("Player 2"), Sitter("Computer 3", "easy"))
    assert [box.isEnabled() for box in languages(dialog)] == [False, True, False]


def test_what_is_proposed_depends_on_how_many_people_play(ask: Callable[..., NewGameDialog]) -> None:
    """The die is best for people among themselves; once it was chosen by hand it stays."""
    dialog = ask()
    option(dialog, "Players").setCurrentIndex(1)
    assert dialog.wish().options["dice"] is False
    plays(dialog)[1].setCurrentIndex(0)
    assert dialog.wish().options["dice"] is True
    option(dialog, "Die").setCurrentIndex(0)
    plays(dialog)[1].setCurrentIndex(1)
    option(dialog, "Die").setCurrentIndex(1)
    plays(dialog)[1].setCurrentIndex(2)
    assert dialog.wish().options["dice"] is True


def test_computers_are_remembered(ask: Callable[..., NewGameDialog]) -> None:
    """With their levels; a name that was only proposed follows who sits there, and more seats get more of the same."""
    seats = (Sitter("Anna"), Sitter("Computer 2", "hard"))
    dialog = ask(SetUp("sticks", seats))
    assert dialog.wish().seats == seats
    plays(dialog)[1].setCurrentIndex(0)
    assert dialog.wish().seats[1] == Sitter("Player 2")
    option(dialog, "Players").setCurrentIndex(2)
    assert dialog.wish().seats[2] == Sitter("Computer 3", "hard")


def test_a_computer_of_another_program_is_proposed_at_a_medium_level(ask: Callable[..., NewGameDialog]) -> None:
    """The own program does not have it."""
    assert ask(SetUp("sticks", (Sitter("Hal", "hal9000"),))).wish().seats == (Sitter("Hal", "medium"),)


def test_options_call_players_by_their_names(ask: Callable[..., NewGameDialog]) -> None:
    """As soon as a name has been typed, the choice of who begins knows it."""
    dialog = ask()
    option(dialog, "Players").setCurrentIndex(1)
    lines(dialog)[1].setText("  Anna   Lena ")
    lines(dialog)[1].editingFinished.emit()
    assert values(option(dialog, "Who begins")) == ["Player 1", "Anna Lena"]


@pytest.mark.parametrize("name", NAMES)
def test_any_name(ask: Callable[..., NewGameDialog], name: str) -> None:
    """Signs of all kinds are a name, as they were typed."""
    dialog = ask()
    lines(dialog)[0].setText(name)
    assert dialog.wish().seats[0].name == name


def test_what_was_chosen_last_is_there(ask: Callable[..., NewGameDialog]) -> None:
    """Names, languages and options are remembered; one that is no longer there falls back."""
    before = SetUp(
        "sticks", (Sitter("Zoë", language="pl"), Sitter("Bob", language="xx")), (("dice", False), ("first", 7))
    )
    wish = ask(before).wish()
    assert wish.seats == (Sitter("Zoë", language="pl"), Sitter("Bob"))
    assert wish.options == {"dice": False, "first": 0}


def test_a_deal_code(ask: Callable[..., NewGameDialog]) -> None:
    """The same code deals the same game; spaces around it do not count."""
    dialog = ask()
    code(dialog).setText(" 9F3c ")
    assert dialog.wish().seed == 0x9F3C


@pytest.mark.parametrize("wrong", ["hello", "12345678901234567", "-1", "0x1", "1 2"])
def test_a_wrong_deal_code(ask: Callable[..., NewGameDialog], wrong: str) -> None:
    """The dialog stays open and says what a code looks like; once it is right the dialog closes."""
    dialog = ask()
    code(dialog).setText(wrong)
    dialog.accept()
    assert dialog.isVisible()
    fault = next(label for label in dialog.findChildren(QLabel, "refusal") if label.isVisible())
    assert fault.text() == "A deal code has 1 to 16 digits, from 0 to 9 and from a to f."
    code(dialog).setText("ff")
    assert not fault.isVisible()
    dialog.accept()
    assert dialog.result() == QDialog.DialogCode.Accepted


@pytest.mark.parametrize("info", GAMES, ids=lambda info: info.id)
def test_names_reach_every_corner_of_the_table(start: Callable[..., Program], info: GameInfo) -> None:
    """Strange names are shown as typed in the strip, whole to those who listen, and the table fits the window."""
    program = start()
    game = program.games.load(info.id)
    seats = max(info.seats)
    options = {choice.name: choice.default for choice in game.choices(seats, seats)}
    program.begin(info.id, *NAMES[:seats], options=options)
    spoken = [line.accessibleName() for line in program.page.strip.children() if hasattr(line, "accessibleName")]
    assert [said.split(", ")[0] for said in spoken if said] == NAMES[:seats]
    assert program.window.size().width() == 1024


def test_every_level_has_its_names() -> None:
    """All that play well enough for people are offered, from the weakest to the strongest, and nobody else."""
    assert tuple(COMPUTERS) == tuple(LEVELS) == bots.LEVELS
