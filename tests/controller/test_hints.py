"""A hint marks the best moves of whoever has to decide, says the best one, and goes with the next pointing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from boardtable.controller.hints import lead
from boardtable.engine.note import Tone
from boardtable.engine.target import Piece
from boardtable.engine.text import plain
from boardtable.scene.film import Speed
from tests.controller.puppet import Company, Puppet
from tests.engine.sticks import CARD, Peek, Take, Throw

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from pytestqt.qtbot import QtBot

    from boardtable.engine.move import Move

BEST = (Take(0, 3), 3.5), (Take(0, 2), 1.0), (Peek(0), -0.26), (Take(0, 1), -4.0)


@pytest.fixture
def sit(qtbot: QtBot) -> Iterator[Callable[..., Company]]:
    """Let people and computers sit down to Sticks with a die; a question is answered when the test wants it."""
    assert qtbot is not None
    companies: list[Company] = []

    def begin(bob: str = "person") -> Company:
        companies.append(Company(Speed.OFF, Puppet(), 600_000, Anna="person", Bob=bob))
        return companies[-1]

    yield begin
    for company in companies:
        company.computers.close()


def hint(company: Company, qtbot: QtBot, *best: tuple[Move, float]) -> None:
    """Ask for a hint and have it thought."""
    company.hints.toggle()
    assert company.hints.thinking
    company.puppet.think(best[0][0], *best)
    qtbot.waitUntil(lambda: not company.hints.thinking)


def notes(company: Company) -> dict[int, str]:
    """Read what is written on the table, by the numbers of the pieces."""
    return {note.at.id: plain(note.text) for note in company.desk.scene.lights.notes if isinstance(note.at, Piece)}


def said(company: Company) -> str:
    """Read what the prompt bar would say."""
    sentence = company.hints.sentence()
    return "" if sentence is None else plain(sentence, ["Anna", "Bob"])


def test_the_three_best_moves_are_marked(sit: Callable[..., Company], qtbot: QtBot) -> None:
    """Each with all that it points at, and what it brings where no other points; with words, not colour alone."""
    company = sit()
    hint(company, qtbot, *BEST)
    assert company.puppet.asked[-1][1:] == (0, "hard")
    # three sticks are the pieces 11, 10 and 9; two of them are 11 and 10
    assert notes(company) == {11: "1 · 2", 10: "1 · 2: +1.0", 9: "1: +3.5", CARD: "3: −0.3"}
    tones = {note.at: note.tone for note in company.desk.scene.lights.notes}
    assert tones[Piece(9)] is Tone.GAIN
    assert tones[Piece(CARD)] is Tone.PLAIN
    assert set(tones) <= company.desk.scene.offers() | {Piece(10), Piece(9)}
    assert said(company) == "Best move found: Anna takes 3 sticks. Expected lead: +3.5."


def test_every_mark_is_part_of_a_legal_move(sit: Callable[..., Company], qtbot: QtBot) -> None:
    """Whatever is marked may be pointed at."""
    company = sit()
    hint(company, qtbot, *BEST)
    game, state = company.match.game, company.match.state
    paths = {target for move in game.legal_moves(state, 0) for target in move.path(state)}
    assert {note.at for note in company.desk.scene.lights.notes} <= paths


@pytest.mark.parametrize(
    ("best", "words"),
    [
        ((Throw(0), 0.0), "Best move found: Throw the die. Expected lead: +0.0."),
        ((Peek(0), 12.04), "Best move found: card. Expected lead: +12.0."),
    ],
)
def test_chance_and_secrets_are_not_told_in_advance(
    sit: Callable[..., Company], qtbot: QtBot, best: tuple[Any, float], words: str
) -> None:
    """How the die falls or what the card shows is not said: only what has to be touched."""
    company = sit()
    hint(company, qtbot, best)
    assert said(company) == words


def test_who_does_not_judge_still_names_a_move(sit: Callable[..., Company], qtbot: QtBot) -> None:
    """No lead is said then."""
    company = sit()
    company.hints.toggle()
    company.puppet.think(Take(0, 1))
    qtbot.waitUntil(lambda: not company.hints.thinking)
    assert said(company) == "Best move found: Anna takes 1 stick."
    assert notes(company) == {11: "1"}


def test_no_answer_is_no_hint(sit: Callable[..., Company], qtbot: QtBot) -> None:
    """It is said, and nothing is marked."""
    company = sit()
    company.hints.toggle()
    assert said(company) == "Looking for good moves. Esc stops it."
    company.puppet.fail()
    qtbot.waitUntil(lambda: not company.hints.thinking)
    assert said(company) == "No hint was found."
    assert notes(company) == {}


def click(company: Company) -> None:
    """Pick a stick."""
    company.desk.click(11)


def lift(company: Company) -> None:
    """Take a stick into the hand."""
    company.desk.lift(11)


def again(company: Company) -> None:
    """Ask once more."""
    company.hints.toggle()


def look_back(company: Company) -> None:
    """Look at the deal, and come back."""
    company.controller.look_at(0)
    company.controller.look_at(None)


def play(company: Company) -> None:
    """Decide without pointing, as the test of a whole game does."""
    company.controller.let(Take(1, 1))


@pytest.mark.parametrize("act", [click, lift, again, look_back, play])
def test_a_hint_goes_with_the_next_pointing(
    sit: Callable[..., Company], qtbot: QtBot, act: Callable[[Company], None]
) -> None:
    """It also goes when it is put away, when somebody looks back or plays; the same holds while it is looked for."""
    company = sit()
    company.desk.take(1)
    hint(company, qtbot, (Take(1, 2), 1.0))
    assert notes(company) != {}
    act(company)
    assert notes(company) == {}
    assert not company.hints.shown
    company = sit()
    company.desk.take(1)
    company.hints.toggle()
    act(company)
    assert not company.hints.shown
    assert not company.thinker.thinking
    assert company.puppet.cancelled == 1


def test_notes_of_the_game_come_back(sit: Callable[..., Company], qtbot: QtBot) -> None:
    """4: a hint stands in the place of the warning that the last stick costs something."""
    company = sit()
    for n in (3, 3, 3, 2):
        company.desk.take(n)
    warning = notes(company)
    assert warning == {0: "−2"}
    hint(company, qtbot, (Take(0, 1), -1.0))
    assert notes(company) == {0: "1: −1.0"}
    company.hints.hide()
    assert notes(company) == warning


def test_when_there_is_no_hint(sit: Callable[..., Company], qtbot: QtBot) -> None:
    """Not behind the curtain, not at an earlier moment, not after the end."""
    company = sit()
    company.desk.peek(0)
    company.desk.take(1)
    company.hints.toggle()
    assert not company.hints.shown
    company.controller.lift_curtain()
    company.controller.look_at(0)
    company.hints.toggle()
    assert not company.hints.shown
    company.controller.look_at(None)
    while company.match.active():
        company.controller.lift_curtain()
        company.desk.take(1)
    company.hints.toggle()
    assert not company.hints.shown
    assert company.puppet.asked == []
    assert qtbot is not None


def test_a_computers_turn_is_named_instead_of_a_hint(sit: Callable[..., Company], qtbot: QtBot) -> None:
    """Whoever asks too early is told so, until the computer has played; asking once more puts it away."""
    company = sit("easy")
    company.desk.take(1)
    told = "A computer decides now. Ask for a hint when it is your turn."
    for asked in (True, False, True):
        assert company.hints.may_tell()
        company.hints.toggle()
        sentence = company.hints.sentence()
        assert (sentence is not None and plain(sentence) == told) is asked
    assert company.computers.deciding == 1
    assert len(company.puppet.asked) == 1  # the computer itself
    company.puppet.think(Take(1, 1))
    qtbot.waitUntil(lambda: company.match.ply == 2)
    assert not company.hints.shown


def test_asking_for_a_hint_ends_a_film(sit: Callable[..., Company], qtbot: QtBot) -> None:
    """As any input does; then it is looked for at once."""
    company = sit()
    company.desk.scene.set_speed(Speed.NORMAL)
    company.desk.peek(0)
    assert company.desk.scene.filming
    company.hints.toggle()
    assert not company.desk.scene.filming
    assert company.hints.thinking
    assert qtbot is not None


@pytest.mark.parametrize(
    ("value", "words"),
    [(3.5, "+3.5"), (-0.04, "+0.0"), (-0.06, "−0.1"), (9.96, "+10.0"), (-12.0, "−12.0"), (0, "+0.0")],
)
def test_a_lead_has_one_decimal(value: float, words: str) -> None:
    """With a sign on either side of zero; each language has its own decimal sign."""
    assert plain(lead(value)) == words
