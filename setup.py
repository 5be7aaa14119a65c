"""Which folders are packages, and the step of the build that compiles the catalogues."""

from __future__ import annotations

import subprocess
from pathlib import Path
from typing import ClassVar

import PySide6
from setuptools import Command, find_packages, setup
from setuptools.command.build import build

MAPPED = {"boardtable.resources": "resources", "boardtable.translations": "translations"}


class BuildCatalogues(Command):
    """Compile every catalogue: beside its source in an editable install, else into the wheel.

    What is not finished is left out, so that English is said instead of a guess. The attributes and
    methods are those of setuptools' protocol for sub-commands of `build`.
    """

    description = "compile the catalogues of sentences"
    user_options: ClassVar[list[tuple[str, str | None, str]]] = []

    def initialize_options(self) -> None:
        """Begin with nothing known of the build."""
        self.build_lib: str | None = None
        self.editable_mode = False

    def finalize_options(self) -> None:
        """Learn where the build puts its files."""
        self.set_undefined_options("build_py", ("build_lib", "build_lib"))

    def run(self) -> None:
        """Call Qt's own compiler once a language."""
        for source, compiled in self._pairs().items():
            Path(compiled).parent.mkdir(parents=True, exist_ok=True)
            lrelease = Path(PySide6.__path__[0], "lrelease")
            subprocess.run([lrelease, "-silent", "-nounfinished", source, "-qm", compiled], check=True)  # noqa: S603 - Qt's own tool

    def get_source_files(self) -> list[str]:
        """Name what a source distribution must hold."""
        return list(self._pairs())

    def get_outputs(self) -> list[str]:
        """Name what the wheel gets."""
        return list(self._pairs().values())

    def get_output_mapping(self) -> dict[str, str]:
        """Map nothing: no output is a mere copy of its source."""
        return {}

    def _pairs(self) -> dict[str, str]:
        folder = Path(MAPPED["boardtable.translations"])
        into = folder if self.editable_mode else Path(self.build_lib or ".", "boardtable", "translations")
        return {str(ts): str(into / ts.with_suffix(".qm").name) for ts in sorted(folder.glob("*.ts"))}


build.sub_commands.append(("build_catalogues", None))

setup(
    packages=[*find_packages(include=["boardtable", "boardtable.*"]), *MAPPED],
    package_dir=MAPPED,
    cmdclass={"build_catalogues": BuildCatalogues},
)
