"""`boardtable --self-check`: has this program, installed or frozen, all its parts? It opens no window."""

from __future__ import annotations

import json
import time
from typing import TYPE_CHECKING

from boardtable.ai.worker import Account, Answer, Worker
from boardtable.engine.codec import from_plain, move_to_plain
from boardtable.engine.luck import Luck, mix
from boardtable.engine.registry import UnusableGameError, installed, load
from boardtable.engine.text import plain, text
from boardtable.i18n import Speaker
from boardtable.store.boxes import ComponentsError, own_box

if TYPE_CHECKING:
    from boardtable.ai.worker import Reply
    from boardtable.engine.info import GameInfo

PATIENCE = 60
"""So many seconds a thinking process has to start and to answer; it takes less than one."""
NEEDLESS = {"PySide6", "shiboken6"}
"""A process that only thinks has no use for these, and would take several times the memory."""
SENTENCE = text("selfcheck", "Every part is in its place.")


def self_check() -> int:
    """List the games, speak Polish, and ask a thinking process for a move; returns the exit status."""
    found = installed()
    for game in found:
        print(f"game: {game.id}: {game.fault or 'found'}")
    sentence = Speaker("pl").say(SENTENCE)
    print(f"Polish: {sentence}")
    told = [_answer(game.info) for game in found if game.info is not None]
    moves, accounts = [answer for answer, _ in told], [account for _, account in told]
    for answer in moves:
        move = answer.thought and move_to_plain(answer.thought.move)
        print(f"thinking process: {json.dumps(move)} {answer.fault or ''}".rstrip())
    sound = (
        bool(moves)
        and all(game.info for game in found)
        and sentence != plain(SENTENCE)
        and all(answer.thought for answer in moves)
        and all(map(_is_small, accounts))
    )
    print("self-check: passed" if sound else "self-check: failed")
    return 0 if sound else 1


def _answer(info: GameInfo) -> tuple[Answer, Account | None]:
    """Ask about one game; what it lacks is an answer too."""
    try:
        return _first_move(info)
    except (UnusableGameError, ComponentsError) as fault:
        return Answer(0, fault=str(fault)), None


def _first_move(info: GameInfo) -> tuple[Answer, Account | None]:
    """Let a process of its own play the first move of a new game, and then tell of itself."""
    game, seats = load(info.id), info.seats[0]
    defaults = {choice.name: choice.default for choice in game.choices(seats, seats)}
    options = from_plain(defaults, game.options)
    state = game.setup(own_box(game), options, seats, Luck(mix(1, 0)))
    seat = game.active(state)[0]
    worker = Worker()
    try:
        ticket = worker.ask(info.id, game.view(state, seat), seat, "random", seed=1)
        answer = _reply(worker)
        if not isinstance(answer, Answer):
            return Answer(ticket, fault="it did not answer"), None
        worker.inquire()
        account = _reply(worker)
    finally:
        worker.close()
    return answer, account if isinstance(account, Account) else None


def _reply(worker: Worker) -> Reply | None:
    """Wait for the reply of a process, but not for ever."""
    until = time.monotonic() + PATIENCE
    while (reply := worker.poll()) is None and time.monotonic() < until:
        time.sleep(0.01)
    return reply


def _is_small(account: Account | None) -> bool:
    """Tell whether a thinking process has loaded nothing that only windows need, and say so if it has."""
    names = {name.partition(".")[0] for name in account.modules} if account is not None else set()
    needless = sorted(names.intersection(NEEDLESS))
    if needless:
        print(f"thinking process: it has loaded {', '.join(needless)}")
    return not needless
