"""A whole decision said by hand: by dragging, by clicking, or by the keyboard alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from boardtable.engine.target import Button, Cell, Piece

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from boardtable.engine.target import Target
    from tests.app.program import Hands


def drag(hands: Hands, path: Sequence[Target]) -> None:
    """Drag each thing to where it goes; what a card needs besides is clicked before."""
    *things, goal = path
    if isinstance(goal, Button):
        QTest.mouseClick(hands.choice(goal), Qt.MouseButton.LeftButton)
    elif isinstance(goal, Cell) and goal.at is None:
        for thing in things:
            hands.drag(thing, goal)
    elif _is_large(hands, path[0]):
        hands.drag(*path)
    else:
        *named, thing = things
        for target in named:
            hands.click(target)
        if isinstance(thing, Piece) or hands.scene.look().pile(thing):
            hands.drag(thing, goal)
        else:  # an empty square is exchanged for a full one
            hands.click(thing)
            hands.click(goal)


def click(hands: Hands, path: Sequence[Target], said: Callable[[], bool]) -> None:
    """Click what has to be named, until it is `said`."""
    for number, target in enumerate(path):
        if said():
            return
        if isinstance(target, Button):
            QTest.mouseClick(hands.choice(target), Qt.MouseButton.LeftButton)
        elif number and _is_large(hands, path[0]):
            hands.lay(*path[1:])
        else:
            hands.click(target)


def walk(hands: Hands, path: Sequence[Target], said: Callable[[], bool]) -> None:
    """Walk from one thing on offer to the next, and take it with Enter, until it is `said`."""
    for target in path:
        if said():
            return
        if isinstance(target, Button):
            button = hands.choice(target)
            button.setFocus(Qt.FocusReason.TabFocusReason)
            QTest.keyClick(button, Qt.Key.Key_Space)
        elif hands.scene.hand.large is not None:
            hands.carry_to(*path[1:])
            hands.key(Qt.Key.Key_Return)
        else:
            hands.walk_to(target)
            hands.key(Qt.Key.Key_Return)


def _is_large(hands: Hands, thing: Target) -> bool:
    """Tell whether a piece comes to lie on several places at once."""
    return isinstance(thing, Piece) and bool(hands.scene.look().placed[thing.id].shape)
