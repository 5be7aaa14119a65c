"""Every installed lesson can be followed to its end, and speaks of what is really there."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

import pytest

from boardtable.engine.course import Course
from boardtable.engine.registry import load
from boardtable.engine.target import Button, Cell, Piece
from boardtable.i18n import LANGUAGES, Speaker
from boardtable.store.boxes import own_box
from tests.installed import GAMES

if TYPE_CHECKING:
    from boardtable.engine.info import GameInfo

NAMES = ("Anna", "Ben", "Cleo", "Dirk")


@pytest.mark.parametrize("info", GAMES, ids=lambda info: info.id)
def test_the_start_page_knows_which_games_have_a_lesson(info: GameInfo) -> None:
    """What a game tells before it is loaded is true."""
    game = load(info.id)
    assert (game.lesson(own_box(game)) is not None) == info.has_lesson


@pytest.mark.parametrize("info", [info for info in GAMES if info.has_lesson], ids=lambda info: info.id)
def test_a_lesson_can_be_followed_to_its_end(info: GameInfo) -> None:
    """Whichever of the asked decisions are made: all are legal, and all that is pointed out lies on the table."""
    game = load(info.id)
    box = own_box(game)
    lesson = game.lesson(box)
    assert lesson is not None
    pages = lesson.pages
    assert 8 <= len(pages) <= 12
    assert 4 <= sum(bool(page.asked) for page in pages) <= 6
    assert pages[0].position is not None
    assert not pages[-1].asked
    for ways in product(*(range(max(1, len(page.asked))) for page in pages)):
        course = Course(game, box, lesson, NAMES[: lesson.seats])
        for number, (page, way) in enumerate(zip(pages, ways, strict=True)):
            course.turn(number)
            state = course.match.state
            zones = {zone.name for zone in game.zones(state, course.seat)}
            placed = {piece.piece for piece in game.table(state, course.seat).placed}
            for target in page.at:
                assert isinstance(target, Piece | Cell)
                assert target.id in placed if isinstance(target, Piece) else target.zone in zones
            if page.asked:
                assert course.match.active() == (course.seat,)
                assert set(page.asked) <= set(game.legal_moves(state, course.seat))
                by_button = all(isinstance(move.path(state)[0], Button) for move in page.asked)
                assert bool(course.lit(())) is not by_button  # what is lit lies on the table
                course.made(page.asked[way])
            assert all(reply.seat != course.seat for reply in page.replies)
        course.turn(len(pages))  # plays everything that led to the end
        assert course.is_last()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("info", [info for info in GAMES if info.has_lesson], ids=lambda info: info.id)
def test_a_lesson_can_be_said_in_every_language(info: GameInfo, language: str) -> None:
    """No sentence is empty or has a blank left."""
    game = load(info.id)
    lesson = game.lesson(own_box(game))
    assert lesson is not None
    speaker = Speaker(language, [info.home])
    for page in lesson.pages:
        for sentence in filter(None, (page.said, page.nearly)):
            said = speaker.say(sentence, NAMES)
            assert said.endswith(".")
            assert "{" not in said
