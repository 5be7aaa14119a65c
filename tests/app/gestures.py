"""A whole decision said by hand: by dragging, by clicking, or by the keyboard alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from boardtable.engine.target import Amount, Button, Cell, Piece

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from boardtable.engine.target import Target
    from tests.app.program import Hands


def drag(hands: Hands, path: Sequence[Target]) -> None:
    """Drag each thing to where it goes; what a card needs besides is clicked before, a number is said after it."""
    places = [target for target in path if not isinstance(target, Button | Amount)]
    first = path.index(places[0]) if places else 0
    for choice in path[:first]:
        press(hands, choice)
    if len(places) == 1:
        hands.click(places[0])
    elif places:
        _drag(hands, places)
    for choice in path[first + len(places) :]:
        press(hands, choice)


def _drag(hands: Hands, places: Sequence[Target]) -> None:
    *things, goal = places
    if isinstance(goal, Cell) and goal.at is None:
        for thing in things:
            hands.drag(thing, goal)
    elif is_large(hands, places[0]):
        hands.drag(*places)
    else:
        *named, thing = things
        for target in named:
            hands.click(target)
        if isinstance(thing, Piece) or any(item.at == thing for item in hands.scene.look().placed.values()):
            hands.drag(thing, goal)
        else:  # an empty square is exchanged for a full one
            hands.click(thing)
            hands.click(goal)


def click(hands: Hands, path: Sequence[Target], said: Callable[[], bool]) -> None:
    """Click what has to be named, until it is `said`."""
    for number, target in enumerate(path):
        if said():
            return
        if isinstance(target, Button | Amount):
            press(hands, target)
        elif number and is_large(hands, path[0]):
            hands.lay(*path[1:])
        else:
            hands.click(target)


def walk(hands: Hands, path: Sequence[Target], said: Callable[[], bool]) -> None:
    """Walk from one thing on offer to the next, and take it with Enter, until it is `said`."""
    for target in path:
        if said():
            return
        if isinstance(target, Button | Amount):
            press(hands, target, by_keys=True)
        elif hands.scene.hand.large is not None:
            hands.carry_to(*path[1:])
            hands.key(Qt.Key.Key_Return)
        else:
            hands.walk_to(target)
            hands.key(Qt.Key.Key_Return)


def press(hands: Hands, choice: Target, *, by_keys: bool = False) -> None:
    """Press the button of what has no place on the table; a number is typed before, where there are several."""
    assert isinstance(choice, Button | Amount)
    if isinstance(choice, Button):
        button = hands.choice(choice)
    else:
        field, button = hands.amount(choice)
        if field is not None:
            field.selectAll()
            QTest.keyClicks(field, str(choice.n))
    if by_keys:
        button.setFocus(Qt.FocusReason.TabFocusReason)
        QTest.keyClick(button, Qt.Key.Key_Space)
    else:
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def is_large(hands: Hands, thing: Target) -> bool:
    """Tell whether a piece comes to lie on several places at once."""
    look = hands.scene.look()
    top = thing.id if isinstance(thing, Piece) else next(reversed(look.pile(thing)), None)
    return top is not None and bool(look.placed[top].shape)
