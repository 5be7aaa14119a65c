"""Whatever a person reads or hears is a sentence that translators know: nothing is written into a widget as it is."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import boardtable

if TYPE_CHECKING:
    from collections.abc import Iterator

HOUSE = Path(boardtable.__file__).parent
SOURCES = sorted(source for room in ("app", "scene", "controller") for source in (HOUSE / room).rglob("*.py"))
SHOWN_BY = {
    *("addAction", "addButton", "addItem", "addItems", "addMenu", "addRow", "addTab", "announce", "drawText"),
    *("setAccessibleDescription", "setAccessibleName", "setDetailedText", "setDocName", "setHeaderLabels"),
    *("setHorizontalHeaderLabels", "setHtml", "setInformativeText", "setItemText", "setLabelText", "setMarkdown"),
    *("setNameFilter", "setPlaceholderText", "setPlainText", "setPrefix", "setSpecialValueText", "setStatusTip"),
    *("setSuffix", "setTabText", "setText", "setTitle", "setToolTip", "setWhatsThis", "setWindowTitle"),
    *("showMessage", "showText", "QAction", "QCheckBox", "QDockWidget", "QFileDialog", "QGroupBox", "QLabel"),
    *("QListWidgetItem", "QMessageBox", "QPushButton", "QRadioButton", "QTableWidgetItem", "QTreeWidgetItem"),
}
"""Methods and widgets of Qt, and our own voice, that show or say what they are given."""
BOXES = {"about", "critical", "information", "question", "warning"}
"""What a QMessageBox does; loggers have methods of the same names."""
SENTENCES = {"text", "plural"}
"""Their literals are found by the collector of sentences."""
MAKERS = ("app/bench/", "app/faces.py", "app/painted.py", "app/selfcheck.py", "app/shot.py")
"""Tools for those who make boardtable; they speak English and show nothing to anybody else."""
ALLOWED = {
    ("app/learning.py", " – boardtable"): "the program's own name, behind that of a game",
    ("app/message.py", "boardtable"): "the program's own name",
    ("app/start.py", "boardtable"): "the program's own name",
    ("app/window.py", " – boardtable"): "the program's own name, behind that of a game",
    ("app/window.py", "boardtable"): "the program's own name",
}


def inside(source: Path) -> str:
    """Name a source by its path inside the house."""
    return source.relative_to(HOUSE).as_posix()


def shown_as_they_are(tree: ast.AST) -> Iterator[str]:
    """Find the literals with letters in them that are shown without being sentences."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and (_called(node) in SHOWN_BY or _opens_box(node)):
            for argument in (*node.args, *(keyword.value for keyword in node.keywords)):
                yield from _literals(argument)


def _opens_box(call: ast.Call) -> bool:
    return ast.unparse(call.func) in {f"QMessageBox.{name}" for name in BOXES}


def _called(call: ast.Call) -> str:
    return call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")


def _literals(node: ast.AST) -> Iterator[str]:
    if isinstance(node, ast.Call) and _called(node) in SENTENCES:
        return
    if isinstance(node, ast.Constant) and isinstance(node.value, str) and any(map(str.isalpha, node.value)):
        yield node.value
    # What chooses among things is not shown itself.
    skipped = {node.test} if isinstance(node, ast.IfExp) else {node.slice} if isinstance(node, ast.Subscript) else set()
    for child in ast.iter_child_nodes(node):
        if child not in skipped:
            yield from _literals(child)


def raw_errors(tree: ast.AST) -> Iterator[str]:
    """Find where the words of an error itself are used, which are English or the system's."""
    for handler in ast.walk(tree):
        if isinstance(handler, ast.ExceptHandler) and handler.name is not None:
            for node in ast.walk(handler):
                told = None
                if isinstance(node, ast.Call) and _called(node) in {"str", "repr", "format"}:
                    told = node.args[0] if node.args else None
                elif isinstance(node, ast.FormattedValue) or (
                    isinstance(node, ast.Attribute) and node.attr in {"args", "strerror", "msg", "message"}
                ):
                    told = node.value
                if isinstance(told, ast.Name) and told.id == handler.name:
                    yield ast.unparse(node)


@pytest.mark.parametrize("source", SOURCES, ids=inside)
def test_only_sentences_are_shown(source: Path) -> None:
    """Every other literal would stay English in all languages; names of the program are explained one by one."""
    if not inside(source).startswith(MAKERS):
        found = set(shown_as_they_are(ast.parse(source.read_text(encoding="utf-8"))))
        assert {literal for literal in found if (inside(source), literal) not in ALLOWED} == set()


def test_nothing_is_allowed_in_vain() -> None:
    """What is explained here is still there."""
    trees = {inside(source): ast.parse(source.read_text(encoding="utf-8")) for source in SOURCES}
    shown = {(name, literal) for name, tree in trees.items() for literal in shown_as_they_are(tree)}
    assert set(ALLOWED) <= shown
    assert all((HOUSE / maker).exists() for maker in MAKERS)


@pytest.mark.parametrize("source", SOURCES, ids=inside)
def test_the_words_of_an_error_are_for_the_log(source: Path) -> None:
    """A person is told by a sentence of ours; Python and the system speak their own languages."""
    if not inside(source).startswith(MAKERS):
        assert list(raw_errors(ast.parse(source.read_text(encoding="utf-8")))) == []


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ("button.setText('Save')", ["Save"]),
        ("button.setText('Save' if new else 'Keep')", ["Save", "Keep"]),
        ("label.setText(f'{n} coins')", [" coins"]),
        ("box.addItem('a' + say(text('app', 'b')), 'c')", ["a", "c"]),
        ("QLabel('Name')", ["Name"]),
        ("QMessageBox.about(self, say(text('app', 'About')), 'This program')", ["This program"]),
        ("label.setText(', '.join(names))", []),
        ("label.setText(say(text('app', 'Save')))", []),
        ("label.setText(words['kind'] if kind == 'old' else '')", []),
        ("label.setObjectName('title')", []),
    ],
)
def test_literals_are_found(line: str, found: list[str]) -> None:
    """Wherever they hide in what is shown, and only there."""
    assert list(shown_as_they_are(ast.parse(line))) == found


@pytest.mark.parametrize(
    ("use", "found"),
    [
        ("tell(str(error))", ["str(error)"]),
        ("tell(f'because {error}')", ["{error}"]),
        ("tell(error.strerror)", ["error.strerror"]),
        ("tell(error.why)", []),
        ("tell(str(path))", []),
    ],
)
def test_raw_errors_are_found(use: str, found: list[str]) -> None:
    """As text, inside of text, or a part of them."""
    tree = ast.parse(f"try:\n    go()\nexcept OSError as error:\n    {use}")
    said = [each.removeprefix("f'").removesuffix("'") for each in raw_errors(tree)]
    assert said == found
