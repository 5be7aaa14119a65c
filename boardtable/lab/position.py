"""boardtable-lab position: what can be done in a position, and what it is worth."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

from boardtable.engine.codec import move_to_plain
from boardtable.engine.game import PositionError
from boardtable.engine.target import Amount, Cell, Piece, Target
from boardtable.engine.text import Text, plain
from boardtable.store.whole import LARGEST

from .complaint import BadInputError
from .lines import say
from .tables import fetch

if TYPE_CHECKING:
    from argparse import Namespace
    from collections.abc import Sequence

    from boardtable.engine.game import AnyGame, Game, M, S
    from boardtable.engine.sheet import Line, Sheet


def position(args: Namespace) -> int:
    """Print what a dumped position is like."""
    boxed = fetch(args.game)
    try:
        state = boxed.game.load(boxed.box, _read(Path(args.file)))
    except PositionError as error:
        message = f"{args.file}: {error}"
        raise BadInputError(message) from error
    say(described(boxed.game, state, ()))
    return 0


def described(game: AnyGame, state: S, names: Sequence[str]) -> dict[str, object]:
    """Tell who acts, and what each of them is asked and may do, or how the game ended."""
    outcome = game.outcome(state)
    return {
        "acting": [_asked(game, state, seat, names) for seat in game.active(state)],
        "result": outcome and {"scores": outcome.scores, "winners": outcome.winners, "why": plain(outcome.why, names)},
        "sheet": outcome and _sheet(outcome.sheet, names),
    }


def _asked(game: Game[S, M, object, object], state: S, seat: int, names: Sequence[str]) -> dict[str, object]:
    prompt = game.prompt(state, seat, ())
    return {
        "seat": seat,
        "ask": plain(prompt.ask, names),
        "wait": plain(prompt.wait, names),
        "buttons": {name: plain(label, names) for name, label in prompt.buttons},
        "moves": [
            {**move_to_plain(move), "path": [_target(target) for target in move.path(state)]}
            for move in game.legal_moves(state, seat)
        ],
    }


def _target(target: Target) -> dict[str, object]:
    if isinstance(target, Piece):
        return {"piece": target.id}
    if isinstance(target, Cell):
        return {"zone": target.zone} if target.at is None else {"zone": target.zone, "at": target.at}
    return {"amount": target.of, "n": target.n} if isinstance(target, Amount) else {"button": target.name}


def _sheet(sheet: Sheet, names: Sequence[str]) -> dict[str, object]:
    def said(sentence: Text) -> str:
        return plain(sentence, names)

    def lines(part: tuple[Line, ...]) -> list[dict[str, object]]:
        return [{"what": said(line.what), "amounts": line.amounts} for line in part]

    return {
        "title": said(sheet.title),
        "moot": None if sheet.moot is None else said(sheet.moot),
        "columns": [said(column) for column in sheet.columns],
        "lines": lines(sheet.lines),
        "totals": sheet.totals,
        "tie_break": lines(sheet.tie_break),
    }


def _read(path: Path) -> dict[str, object]:
    try:
        with path.open("rb") as file:
            content = file.read(LARGEST + 1)
        values = json.loads(content[:LARGEST])
    except OSError as error:
        message = f"{path} cannot be read: {error.strerror}"
        raise BadInputError(message) from error
    except (ValueError, RecursionError) as error:
        message = f"{path} is too large" if len(content) > LARGEST else f"{path} is not JSON"
        raise BadInputError(message) from error
    if not isinstance(values, dict):
        message = f"{path} is not a position: it must be one group of named entries"
        raise BadInputError(message)
    return values
