"""The contract between a game and everybody who lets people play it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Generic, TypeVar

from attrs import field, frozen

from .move import Move
from .text import plain

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from .event import Event
    from .info import GameInfo
    from .lesson import Lesson
    from .luck import Luck
    from .move import Seat
    from .note import Note
    from .sheet import Sheet
    from .table import Aid, Face, Table, Zone
    from .target import Target
    from .text import Text

S = TypeVar("S")
"""The state of one game."""
M = TypeVar("M", bound=Move)
"""Its decisions."""
O = TypeVar("O")  # noqa: E741 - options, as in the design's signatures
"""Its options."""
B = TypeVar("B")
"""Its box: the printed material as frozen data."""


@frozen
class Prompt:
    """What the prompt bar says to who acts and to who waits, and the labels of the buttons by their names.

    An amount that is on offer has its label there too, by what it is an amount `of`. What is `presumed`
    is what nearly everybody wants here, and the rules take it for granted unless it is declined: Enter
    takes the first of it, and nobody is asked twice about it.
    """

    ask: Text
    wait: Text
    buttons: tuple[tuple[str, Text], ...] = ()
    presumed: tuple[Target, ...] = field(default=(), kw_only=True)


@frozen
class Step(Generic[S]):
    """One moment on the way to the next decision: a state, and what led to it.

    `reveals` says that somebody now sees what was hidden before; `sheet` stops the film.
    """

    state: S
    events: tuple[Event, ...] = ()
    reveals: bool = False
    sheet: Sheet | None = None


@frozen
class Outcome:
    """How a game ended: points and winners, the sentence that says why, and the page of scores."""

    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
    why: Text
    sheet: Sheet


@frozen
class Refusal:
    """Why a pointing is not allowed: a sentence and the number of the rule, if it is a rule of the game."""

    why: Text
    rule: str = ""


@frozen
class Choice:
    """One option of a game as the new-game window offers it: a name, and its values with their words."""

    name: str
    label: Text
    values: tuple[tuple[object, Text], ...]
    default: object


@frozen
class Exhibit:
    """One printed face as the rule book shows it: the name it goes by there, what it is, and how it looks."""

    name: str
    label: Text
    face: Face


class BoxError(ValueError):
    """The components of a box are wrong; each fault is the path of an entry and what is wrong there."""

    def __init__(self, faults: Sequence[tuple[str, Text]]) -> None:
        """Take all faults at once, so that an owner can correct them in one go."""
        super().__init__("; ".join(f"{path}: {plain(fault)}" for path, fault in faults))
        self.faults = tuple(faults)


class PositionError(ValueError):
    """A dumped position cannot be loaded; says which entry is wrong, in English (the command line shows it)."""


def _no_notes(_state: Any, _seat: Seat, _picked: tuple[Target, ...]) -> tuple[Note, ...]:  # noqa: ANN401 - any state
    return ()


def _no_desk(_state: Any, _seat: Seat) -> Desk | None:  # noqa: ANN401 - any state
    return None


def _no_gallery(_box: Any) -> tuple[Exhibit, ...]:  # noqa: ANN401 - any box
    return ()


def _no_lesson(_box: Any) -> Lesson | None:  # noqa: ANN401 - any box
    return None


def _no_aids(_state: Any, _seat: Seat | None) -> tuple[Aid, ...]:  # noqa: ANN401 - any state
    return ()


@frozen
class Game(Generic[S, M, O, B]):
    """A game as a record of functions over frozen states; no state is hidden, nothing is inherited.

    `active` is empty when the game is over, and may name a seat out of turn. `legal_moves` is the
    one truth about what may be done; its order is fixed. `prompt` is told who reads it and what that
    seat has picked; its `wait` names who acts from the state that the reader sees. `apply` trusts
    that the move is legal and runs to the next decision. `why_not` is told what is held or picked,
    and what lies under the pointer (piece, cell, zone; empty for a lift). `preview` speaks of certain
    things only, from the seat's own view. `view` hides what a seat (None: an onlooker) cannot know,
    `sample` fills it in again at random; `table` may hide more, such as cards that everybody once
    saw. `estimate` is in points ahead of the best other; `weigh` gives positive weights for moves.
    """

    info: GameInfo
    options: type[O]
    choices: Callable[[int, int], tuple[Choice, ...]]
    """Told the number of seats and of people among them."""
    moves: tuple[type[M], ...]
    box: Callable[[Mapping[str, object]], B]
    """Checks parsed components; raises BoxError with every wrong entry."""
    setup: Callable[[B, O, int, Luck], S]
    active: Callable[[S], tuple[Seat, ...]]
    prompt: Callable[[S, Seat, tuple[Target, ...]], Prompt]
    legal_moves: Callable[[S, Seat], Sequence[M]]
    apply: Callable[[S, M, Luck], tuple[Step[S], ...]]
    why_not: Callable[[S, Seat, tuple[Target, ...], tuple[Target, ...]], Refusal | None]
    outcome: Callable[[S], Outcome | None]
    view: Callable[[S, Seat | None], S]
    sample: Callable[[S, Seat, Luck], S]
    dump: Callable[[S], dict[str, object]]
    load: Callable[[B, Mapping[str, object]], S]
    """Raises PositionError."""
    zones: Callable[[S, Seat | None], tuple[Zone, ...]]
    table: Callable[[S, Seat | None], Table]
    estimate: Callable[[S, Seat], float]
    weigh: Callable[[S, Seat, Sequence[M]], tuple[float, ...]]
    preview: Callable[[S, Seat, tuple[Target, ...]], tuple[Note, ...]] = field(default=_no_notes, kw_only=True)
    desk: Callable[[S, Seat], Desk | None] = field(default=_no_desk, kw_only=True)
    """Beside the match: where one person may try what else could be done with what is over."""
    gallery: Callable[[B], tuple[Exhibit, ...]] = field(default=_no_gallery, kw_only=True)
    """Every face of the printed material, each by a name of its own: for the pictures in the rule book."""
    lesson: Callable[[B], Lesson | None] = field(default=_no_lesson, kw_only=True)
    """A first lesson on a real table; `GameInfo.has_lesson` tells the start page that there is one."""
    aids: Callable[[S, Seat | None], tuple[Aid, ...]] = field(default=_no_aids, kw_only=True)
    """What anybody may look up beside the table."""


AnyGame = Game[Any, Any, Any, Any]
"""A game whose types do not matter to who holds it."""


@frozen
class Desk:
    """A table for one person beside the match: looking and trying, never recorded.

    `game` is a small game that is not registered. It begins with `state`, so it is never set up; it
    does without chance and has no outcome. Its moves say their paths like those of any game, and it
    shows and dumps its positions like any other. Closing the desk is no move.
    """

    game: AnyGame
    state: object
