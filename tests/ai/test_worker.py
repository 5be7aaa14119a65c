"""The thinking process answers, admits its faults, can be given up, and never loads Qt."""

from __future__ import annotations

import json
import subprocess
import sys
import sysconfig
import threading
import time
import tomllib
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from boardtable.ai import worker
from boardtable.ai.bots import BOTS
from boardtable.ai.limit import Limit, never
from boardtable.ai.worker import Account, Answer, Reply, Worker
from boardtable.engine.luck import Luck
from tests.engine import sticks
from tests.engine.sticks import GAME
from tests.stock import install

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from boardtable.ai.thought import Thought

COMPONENTS = Path(sticks.__file__).with_name("sticks_box") / "components.toml"
BOX = sticks.box(tomllib.loads(COMPONENTS.read_text("utf-8")))
STATE = GAME.setup(BOX, sticks.Options(), 2, Luck(1))
VIEW = GAME.view(STATE, 0)

FEW = Limit(playouts=50)
LONG = Limit(seconds=100)

MAD = """
import time
from attrs import evolve, frozen
from tests.engine import sticks

def legal_moves(state, seat):
    if seat == 1:
        time.sleep(60)
    raise ZeroDivisionError("seat 0")

@frozen
class Unreadable:
    def __reduce__(self):
        return explode, ()

def explode():
    raise OSError("unreadable")

INFO = evolve(sticks.INFO, id="mad")
GAME = evolve(sticks.GAME, info=INFO, legal_moves=legal_moves)
"""


@pytest.fixture
def thinker(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Worker]:
    """Give a worker for Sticks and for a game that goes wrong, and end it in any case."""
    (tmp_path / "mad.py").write_text(MAD, "utf-8")
    install(tmp_path, monkeypatch, sticks="tests.engine.sticks", mad="mad")
    with closing(Worker()) as made:
        yield made


def answer(thinker: Worker) -> Reply:
    """Wait for the open question to be answered."""
    until = time.monotonic() + 30
    while time.monotonic() < until:
        reply = thinker.poll()
        if reply is not None:
            return reply
        time.sleep(0.002)
    pytest.fail("there was no answer in 30 seconds")


def until(done: Callable[[], bool], thinker: Worker) -> None:
    """Wait, with no answer to come meanwhile."""
    deadline = time.monotonic() + 30
    while not done():
        assert time.monotonic() < deadline
        assert thinker.poll() is None
        time.sleep(0.002)


def asked(thinker: Worker, game: str, seat: int, bot: str = "random", view: object = VIEW) -> object:
    """Ask, and see the question off; gives the process that thinks about it."""
    thinker.ask(game, view, seat, bot, 1, LONG)
    until(lambda: not thinker._waiting, thinker)  # noqa: SLF001 - whether it was sent
    return thinker._process  # noqa: SLF001 - whether it is the same one


def thought(bot: str, seed: int) -> Thought[sticks.Decision]:
    """Think here what the process is to think there."""
    return BOTS[bot](GAME, VIEW, 0, FEW, Luck(seed), never)


def test_a_question_is_answered_with_its_ticket(thinker: Worker) -> None:
    """The process thinks as the bot would here; with the next question comes the next ticket."""
    for bot in BOTS:
        ticket = thinker.ask("sticks", VIEW, 0, bot, 5, FEW)
        assert answer(thinker) == Answer(ticket, thought(bot, 5))
        assert thinker.poll() is None


def test_without_a_limit_a_level_takes_its_own(thinker: Worker) -> None:
    """The medium player is ready long before its time is up: four moves in six worlds."""
    ticket = thinker.ask("sticks", VIEW, 0, "medium", 5)
    assert answer(thinker) == Answer(ticket, BOTS["medium"](GAME, VIEW, 0, Limit(playouts=24), Luck(5), never))


def test_thinking_can_be_given_up_at_any_time(thinker: Worker, monkeypatch: pytest.MonkeyPatch) -> None:
    """The process stops of itself, so that patience does not matter: the same one answers the next question."""
    monkeypatch.setattr(worker, "PATIENCE", 30)
    thinker.inquire()
    answer(thinker)
    process = thinker._process  # noqa: SLF001 - whether it is the same one
    for _ in range(5):
        asked(thinker, "sticks", 0, "hard")
        thinker.cancel()
        assert thinker.poll() is None
    ticket = thinker.ask("sticks", VIEW, 0, "hard", 5, FEW)
    assert answer(thinker) == Answer(ticket, thought("hard", 5))
    assert thinker._process is process  # noqa: SLF001


def test_a_player_in_thought_can_be_hurried(thinker: Worker) -> None:
    """It plays what it found so far, and its ticket still counts; to hurry nobody, or late, is no harm."""
    thinker.hurry()
    for heard in (False, True, False):  # the process has yet to start; thinks; has yet to stop thinking
        ticket = thinker.ask("sticks", VIEW, 0, "hard", 5, LONG)
        if heard:
            until(lambda: not thinker._waiting, thinker)  # noqa: SLF001 - whether it was sent
        thinker.hurry()
        reply = answer(thinker)
        assert isinstance(reply, Answer)
        assert reply.ticket == ticket
        assert reply.thought is not None
        assert reply.thought.move in GAME.legal_moves(VIEW, 0)
        if heard:
            asked(thinker, "sticks", 0, "hard")
    thinker.ask("sticks", VIEW, 0, "random", 5, FEW)
    time.sleep(0.1)
    thinker.hurry()
    assert isinstance(answer(thinker), Answer)
    ticket = thinker.ask("sticks", VIEW, 0, "hard", 5, FEW)
    assert answer(thinker) == Answer(ticket, thought("hard", 5))


def test_before_a_question_there_is_no_answer(thinker: Worker) -> None:
    """Nothing is started, nothing is to be given up, and closing twice is no harm."""
    assert thinker.poll() is None
    thinker.cancel()
    thinker.close()


@pytest.mark.parametrize(
    ("game", "bot", "fault"),
    [
        ("mad", "random", "ZeroDivisionError: seat 0"),
        ("nothing", "random", "UnusableGameError: the game 'nothing' is not installed"),
        ("sticks", "genius", "KeyError: 'genius'"),
    ],
)
def test_what_goes_wrong_is_an_answer(thinker: Worker, game: str, bot: str, fault: str) -> None:
    """And the process goes on: the next question gets its answer."""
    ticket = thinker.ask(game, VIEW, 0, bot, 1)
    assert answer(thinker) == Answer(ticket, fault=fault)
    ticket = thinker.ask("sticks", VIEW, 0, "random", 1)
    reply = answer(thinker)
    assert isinstance(reply, Answer)
    assert (reply.ticket, reply.fault) == (ticket, None)


def test_a_question_that_cannot_be_read_is_answered_too(thinker: Worker) -> None:
    """It has no ticket there, but there is only one question that it can be."""
    import mad  # type: ignore[import-not-found]  # noqa: PLC0415 - the module of the fixture

    thinker.ask("mad", mad.Unreadable(), 0, "random", 1)
    reply = answer(thinker)
    assert isinstance(reply, Answer)
    assert reply.fault == "OSError: unreadable"


@pytest.fixture
def now(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """Give a clock that goes when it is told to."""
    time_is = [1000.0]
    monkeypatch.setattr(worker, "monotonic", lambda: time_is[0])
    return time_is


def test_a_process_that_does_not_listen_is_ended(thinker: Worker, now: list[float]) -> None:
    """The game hangs; the question is given up, and after a while the next one is answered by a new process."""
    hung = asked(thinker, "mad", 1)
    thinker.cancel()
    ticket = thinker.ask("sticks", VIEW, 0, "random", 1)
    now[0] += worker.PATIENCE - 0.1
    assert thinker.poll() is None
    assert thinker._process is hung, "it may still stop"  # noqa: SLF001
    now[0] += 0.2
    assert answer(thinker).ticket == ticket
    assert thinker._process is not hung  # noqa: SLF001


def test_a_process_that_does_not_listen_is_ended_without_another_question(thinker: Worker, now: list[float]) -> None:
    """Whoever gave up asks once more, some seconds later; one that has stopped stays."""
    for game, stays in (("sticks", True), ("mad", False)):
        asked(thinker, game, 1)
        thinker.cancel()
        if stays:
            until(lambda: not thinker._owed, thinker)  # noqa: SLF001 - whether it has stopped
        now[0] += 10
        thinker.cancel()
        assert (thinker._process is not None) is stays  # noqa: SLF001


def test_a_process_that_cannot_be_started_is_tried_again(thinker: Worker, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever asks is told so; the next question may find the system in a better mood."""

    def fail() -> None:
        raise OSError

    with monkeypatch.context() as patch:
        patch.setattr(worker, "_start", fail)
        with pytest.raises(OSError):  # noqa: PT011 - of the system's own, whatever it says
            thinker.ask("sticks", VIEW, 0, "random", 1)
    ticket = thinker.ask("sticks", VIEW, 0, "random", 1)
    assert answer(thinker).ticket == ticket


def test_a_process_may_think_for_long(thinker: Worker, now: list[float]) -> None:
    """It is not ended for what it was told before, nor when it is told to stop after a long time."""
    asked(thinker, "sticks", 0)
    process = asked(thinker, "mad", 1)
    now[0] += 10
    assert thinker.poll() is None
    thinker.cancel()
    assert thinker._process is process  # noqa: SLF001


def test_nobody_waits_until_a_large_question_is_read(thinker: Worker) -> None:
    """It is larger than what a line takes at once; the process that should read it hangs, or has yet to start."""
    asked(thinker, "mad", 1)
    large = "x" * 3_000_000
    waits = [threading.Thread(target=thinker.ask, args=("mad", large, 1, "random", 1), daemon=True) for _ in range(2)]
    for wait in waits:
        wait.start()
        wait.join(30)
        assert not wait.is_alive()
        thinker.close()


def test_a_question_that_cannot_be_read_does_not_answer_the_next_one(thinker: Worker) -> None:
    """What is said of it comes late, and names no question; the next one has to wait for that."""
    import mad  # noqa: PLC0415 - the module of the fixture

    asked(thinker, "sticks", 0, view=mad.Unreadable())
    ticket = thinker.ask("sticks", VIEW, 0, "random", 1)
    reply = answer(thinker)
    assert isinstance(reply, Answer)
    assert (reply.ticket, reply.fault) == (ticket, None)


def test_the_answer_to_a_question_that_was_given_up_is_dropped(thinker: Worker) -> None:
    """The process that listens goes on, and only the new question is answered."""
    thinker.inquire()
    answer(thinker)
    for _ in range(20):
        thinker.ask("sticks", VIEW, 0, "random", 1)
    ticket = thinker.ask("sticks", VIEW, 0, "weighted", 2)
    assert answer(thinker) == Answer(ticket, thought("weighted", 2))
    assert thinker.poll() is None


def test_a_process_that_was_ended_from_outside_is_replaced(thinker: Worker) -> None:
    """Whoever waited is told; whoever asks next gets an answer; giving up the dead one is no harm."""
    thinker.ask("mad", VIEW, 1, "random", 1)
    process = thinker._process  # noqa: SLF001 - the test plays the part of the system
    assert process is not None
    process.kill()
    reply = answer(thinker)
    assert isinstance(reply, Answer)
    assert reply.fault == "the thinking process has ended"
    ticket = thinker.inquire()
    assert answer(thinker).ticket == ticket
    process = thinker._process  # noqa: SLF001
    assert process is not None
    process.kill()
    process.join()
    ticket = thinker.inquire()
    assert answer(thinker).ticket == ticket


def test_where_the_system_does_not_tell_the_memory_is_unknown(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """There is no such file everywhere."""
    monkeypatch.setattr(worker, "STATUS", tmp_path / "status")
    assert worker.resident() is None


PROBE = """
import json, runpy, sys, types

def probe(argv):
    from boardtable.ai.worker import Worker
    from boardtable.engine.codec import from_plain
    from boardtable.engine.luck import Luck
    from boardtable.engine.registry import installed, load
    from boardtable.store.boxes import own_box
    import time

    def wait():
        while (reply := worker.poll()) is None:
            time.sleep(0.002)
        return reply

    moves, modules, resident = {}, set(), []
    for found in installed():
        worker = Worker()
        game = load(found.id)
        seats = found.info.seats[0]
        options = {choice.name: choice.default for choice in game.choices(seats, 0)}
        state = game.setup(own_box(game), game.options(**options), seats, Luck(1))
        seat = game.active(state)[0]
        worker.ask(found.id, game.view(state, seat), seat, "weighted", 1)
        reply = wait()
        moves[found.id] = reply.fault is None and reply.thought.move in game.legal_moves(state, seat)
        worker.inquire()
        account = wait()
        worker.close()
        modules.update(account.modules)
        resident += [] if account.resident is None else [account.resident]
    print(json.dumps({"moves": moves, "modules": sorted(modules), "resident": max(resident, default=None)}))
    return 0

window = types.ModuleType("boardtable.app.main")
window.main = probe
sys.modules["boardtable.app.main"] = window
"""
"""Opens the worker where the window would be, behind the door that the installed command really has."""

SCRIPT = str(Path(sysconfig.get_path("scripts"), "boardtable"))


@pytest.mark.parametrize(
    "door",
    [
        f"runpy.run_path({SCRIPT!r}, run_name='__main__')",
        "runpy.run_module('boardtable', run_name='__main__', alter_sys=True)",
    ],
)
def test_the_worker_of_the_installed_command_is_small_and_without_qt(door: str) -> None:
    """No module of PySide6, and at most 40 MB resident after a move in any installed game."""
    code = f"{PROBE}\nif __name__ == '__main__':\n    {door}\n"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60)
    told = json.loads(done.stdout)
    assert told["moves"]
    assert all(told["moves"].values())
    assert "boardtable.ai.worker" in told["modules"]
    assert [name for name in told["modules"] if name.partition(".")[0] in {"PySide6", "shiboken6"}] == []
    assert not any(
        name.startswith(("boardtable.app", "boardtable.store", "boardtable.lab")) for name in told["modules"]
    )
    if told["resident"] is not None:
        assert told["resident"] * 1024 <= 40_000_000


def test_an_account_tells_what_is_loaded(thinker: Worker) -> None:
    """The process knows what it has imported."""
    ticket = thinker.inquire()
    account = answer(thinker)
    assert isinstance(account, Account)
    assert account.ticket == ticket
    assert {"boardtable.ai.worker", "boardtable.engine.registry"} <= set(account.modules)
