"""`boardtable --self-check`: has this program, installed or frozen, all its parts? It opens no window."""

from __future__ import annotations

import json
import time
from typing import TYPE_CHECKING

from boardtable.ai.worker import Answer, Worker
from boardtable.engine.codec import from_plain, move_to_plain
from boardtable.engine.luck import Luck, mix
from boardtable.engine.registry import UnusableGameError, installed, load
from boardtable.engine.text import plain, text
from boardtable.i18n import Speaker
from boardtable.store.boxes import ComponentsError, own_box

if TYPE_CHECKING:
    from boardtable.engine.info import GameInfo

PATIENCE = 60
"""So many seconds a thinking process has to start and to answer; it takes less than one."""
SENTENCE = text("selfcheck", "Every part is in its place.")


def self_check() -> int:
    """List the games, speak Polish, and ask a thinking process for a move; returns the exit status."""
    found = installed()
    for game in found:
        print(f"game: {game.id}: {game.fault or 'found'}")
    sentence = Speaker("pl").say(SENTENCE)
    print(f"Polish: {sentence}")
    moves = [_answer(game.info) for game in found if game.info is not None]
    for answer in moves:
        move = answer.thought and move_to_plain(answer.thought.move)
        print(f"thinking process: {json.dumps(move)} {answer.fault or ''}".rstrip())
    sound = (
        bool(moves)
        and all(game.info for game in found)
        and sentence != plain(SENTENCE)
        and all(answer.thought for answer in moves)
    )
    print("self-check: passed" if sound else "self-check: failed")
    return 0 if sound else 1


def _answer(info: GameInfo) -> Answer:
    """Ask about one game; what it lacks is an answer too."""
    try:
        return _first_move(info)
    except (UnusableGameError, ComponentsError) as fault:
        return Answer(0, fault=str(fault))


def _first_move(info: GameInfo) -> Answer:
    """Let a process of its own play the first move of a new game."""
    game, seats = load(info.id), info.seats[0]
    defaults = {choice.name: choice.default for choice in game.choices(seats, seats)}
    options = from_plain(defaults, game.options)
    state = game.setup(own_box(game), options, seats, Luck(mix(1, 0)))
    seat = game.active(state)[0]
    worker = Worker()
    ticket = worker.ask(info.id, game.view(state, seat), seat, "random", seed=1)
    until = time.monotonic() + PATIENCE
    try:
        while time.monotonic() < until:
            reply = worker.poll()
            if isinstance(reply, Answer):
                return reply
            time.sleep(0.01)
    finally:
        worker.close()
    return Answer(ticket, fault="it did not answer")
