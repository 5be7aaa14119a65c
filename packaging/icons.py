"""Draw the program's icon in every size that a desktop asks for, from its one SVG.

    python packaging/icons.py FOLDER

The folder gets `<pixels>.png` for each size.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

SOURCE = Path(__file__).parent.parent / "resources" / "icons" / "boardtable.svg"
SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512, 1024)


def main() -> None:
    """Draw all of them."""
    app = QGuiApplication(sys.argv[:1])
    drawing, folder = QSvgRenderer(str(SOURCE)), Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    for pixels in SIZES:
        image = QImage(pixels, pixels, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        drawing.render(painter)
        painter.end()
        image.save(str(folder / f"{pixels}.png"))
    del app


if __name__ == "__main__":
    main()
