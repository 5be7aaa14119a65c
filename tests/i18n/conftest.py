"""A game from elsewhere that brings catalogues of its own, compiled for each test that asks for it."""

from __future__ import annotations

import subprocess
from pathlib import Path

import PySide6
import pytest

CATALOGUES = {
    "nl": [
        ("shop", "Take a card.", ["Neem een kaart."]),
        ("shop", "{n} coins", ["{n} munt", "{n} munten"]),
        ("shop", "{who} pays: {what}", ["{who} betaalt: {what}"]),
    ],
    "es": [
        ("shop", "Take a card.", ["Toma una carta."]),
        ("shop", "{n} coins", ["{n} moneda", "{n} monedas"]),
    ],
    "pl": [
        ("shop", "Take a card.", ["Weź kartę."]),
        ("shop", "{n} coins", ["{n} moneta", "{n} monety", "{n} monet"]),
        ("shop", "New game…", ["Nowa partia…"]),
        ("shop", "mountains", ["góry"]),
        ("shop|into", "mountains", ["w góry"]),
        ("shop", "change: {amount}", ["zmiana: {amount}"]),
    ],
}
HOME = ("shopkeepers", "printed/shop")


@pytest.fixture
def shop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[str, str]:
    """Make the home of a game called shop, in a package of its own."""
    package, folder = HOME
    catalogues = tmp_path / package / folder / "translations"
    catalogues.mkdir(parents=True)
    Path(tmp_path, package, "__init__.py").write_text("")
    for language, entries in CATALOGUES.items():
        source = catalogues / f"shop_{language}.ts"
        messages = "".join(_message(*entry) for entry in entries)
        source.write_text(f'<TS version="2.1" language="{language}">{messages}</TS>', encoding="utf-8")
        lrelease = Path(PySide6.__path__[0], "lrelease")
        subprocess.run([lrelease, "-silent", source, "-qm", source.with_suffix(".qm")], check=True)
        source.unlink()
    monkeypatch.syspath_prepend(tmp_path)
    return HOME


def _message(context: str, source: str, forms: list[str]) -> str:
    if len(forms) == 1:
        message = f"<message><source>{source}</source><translation>{forms[0]}</translation></message>"
    else:
        counted = "".join(f"<numerusform>{form}</numerusform>" for form in forms)
        message = f'<message numerus="yes"><source>{source}</source><translation>{counted}</translation></message>'
    return f"<context><name>{context}</name>{message}</context>"
