"""Makes the two fonts of PDFs, the ticket's and the API's, from those of shared-ui: a PDF takes TrueType without axes, the page has WOFF2 with one.

apt install python3-fonttools python3-brotli, then: /usr/bin/python3 mfe-dashboard/fonts/build.py
"""

from pathlib import Path

from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

HERE = Path(__file__).parent
SOURCES = HERE.parents[1] / "shared-ui" / "fonts"
TARGETS = [HERE, HERE.parents[1] / "api" / "src" / "platform" / "pdf" / "fonts"]

for source, weight, target in [
    ("figtree-latin-wght-nigeria.woff2", 400, "figtree-regular.ttf"),
    ("bricolage-latin-wght-nigeria.woff2", 700, "bricolage-bold.ttf"),
]:
    font = TTFont(SOURCES / source, recalcTimestamp=False)
    font.flavor = None
    instantiateVariableFont(font, {"wght": weight}, inplace=True)
    for folder in TARGETS:
        font.save(folder / target)
    print(f"{target}: {(HERE / target).stat().st_size} bytes")
