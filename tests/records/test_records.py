"""Games that were written down still replay, to the same points, in the same words.

Each game has a folder of records here, at least one for each way in which it can end, and one for each
fault that was ever found in it. A record is a game file as the program writes it. Its last line may be

    {"expect": ["Anna takes 2 sticks.", "The heap is empty."]}

Then the log, as an onlooker reads it in English, must say these sentences in this order (others may
stand between them), and last of all why the game ended. `boardtable-lab replay FILE` prints them all.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from boardtable.engine.record import Deal, Expect, Over, Record, read, write
from boardtable.engine.registry import installed
from boardtable.engine.sitter import Sitter
from boardtable.engine.text import plain
from boardtable.store.gamefile import read_game
from boardtable.store.opening import AnyMatch, replay

HERE = Path(__file__).parent
FILES = sorted(HERE.glob("*/*.boardtable"))


def told(match: AnyMatch) -> list[str]:
    """Read the log of a game from its first decision to its end."""
    names = [sitter.name for sitter in match.deal.seats]
    events = [event.seen_by(None).told() for ply in match.plies for step in ply.steps for event in step.events]
    outcome = match.game.outcome(match.state)
    ends = [] if outcome is None else [outcome.why]
    return [plain(sentence, names) for sentence in (*events, *ends) if sentence is not None]


def test_every_game_has_records() -> None:
    """A game without them could change without anybody seeing it."""
    assert {path.parent.name for path in FILES} >= {game.id for game in installed()}


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_record_replays(path: Path) -> None:
    """To its last line: every decision is legal, every digest and the points at the end are the same."""
    reading = read_game(path)
    assert reading.said is None
    match = replay(path, reading.record)
    assert match.deal.game == path.parent.name
    assert match.active() == ()
    assert any(isinstance(entry, Over) for entry in match.entries)
    log = iter(told(match))
    for entry in match.entries:
        if isinstance(entry, Expect):
            missing = [sentence for sentence in entry.told if sentence not in log]
            assert missing == []


def test_what_is_expected_stands_apart_from_play() -> None:
    """It is read and written like any other line, and no decision."""
    record = Record(Deal("g", 1, "1", 1, (Sitter("Anna"),), {}), (Expect(("One.", "Two.")),))
    assert write(record).splitlines()[1] == '{"expect": ["One.", "Two."]}'
    assert read(write(record)) == record
