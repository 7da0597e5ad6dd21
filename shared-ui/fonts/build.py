"""Builds the two font files of the product from the packaged latin files of Figtree and Bricolage Grotesque.

Neither family has the naira sign, nor the dotted letters of Yoruba and Igbo; without them every price would show a
glyph of some other font. The sign is the font's own N with two of its own en dashes across; a dotted letter is the
font's own letter with its own full stop below, so both follow the weight axis. See README.md for the command.
"""

from io import BytesIO
from pathlib import Path

from fontTools.otlLib.builder import LigatureSubstBuilder
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables import otTables
from fontTools.ttLib.tables._g_l_y_f import Glyph, GlyphComponent
from fontTools.ttLib.tables.TupleVariation import TupleVariation
from fontTools.varLib.instancer import instantiateVariableFont

HERE = Path(__file__).parent
PACKAGES = HERE.parents[1] / "node_modules" / "@fontsource-variable"

# Source, weights (lightest, default, heaviest), thickness of the naira's bars as a share of the en dash's.
FONTS = {
    "figtree": ("figtree/files/figtree-latin-wght-normal.woff2", (400, 400, 800), 0.58),
    "bricolage": ("bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2", (600, 600, 800), 0.42),
}

# Base glyph, code point of the letter with a dot below it.
DOT_BELOW = {
    "e": 0x1EB9, "E": 0x1EB8, "o": 0x1ECD, "O": 0x1ECC, "s": 0x1E63, "S": 0x1E62,
    "i": 0x1ECB, "I": 0x1ECA, "u": 0x1EE5, "U": 0x1EE4,
}
DOT_ABOVE = {"n": 0x1E45, "N": 0x1E44}
# Letters with a tone mark as well: they have no code point, so a ligature of letter and combining mark makes them.
TONES = {"acute": "acutecomb", "grave": "gravecomb"}
TONED = {"e": 0x1EB9, "E": 0x1EB8, "o": 0x1ECD, "O": 0x1ECC}
# Syllabic n and m of Yoruba with their tones, where a code point exists.
GRAVE_ABOVE = {"n": 0x01F9, "N": 0x01F8}
ACUTE_ABOVE = {"n": 0x0144, "N": 0x0143}


def advance(font, glyph):
    return font["hmtx"][glyph][0]


def bounds(font, glyph):
    outline = font["glyf"][glyph]
    outline.recalcBounds(font["glyf"])
    return outline.xMin, outline.yMin, outline.xMax, outline.yMax


def middle(font, glyph):
    left, _, right, _ = bounds(font, glyph)
    return (left + right) / 2


def mark_above(font, base, mark, gap):
    """Where a mark goes that stands `gap` units above its base."""
    top = bounds(font, base)[3]
    return middle(font, base) - middle(font, mark), top + gap - bounds(font, mark)[1]


def naira(font, thick):
    left, _, right, top = bounds(font, "N")
    dash_left, low, dash_right, high = bounds(font, "endash")
    # The bars end just inside the advance width and are lighter than the stem, to stay two bars when bold.
    overhang = 0.62 * left
    wide = (right - left + 2 * overhang) / (dash_right - dash_left)
    parts = [("N", 0, 0, 1, 1)]
    for height in (0.62, 0.38):
        y = top * height - thick * (low + high) / 2
        parts.append(("endash", left - overhang - wide * dash_left, y, wide, thick))
    return parts


def dotted(font, base, shape):
    gap = 0.085 * font["head"].unitsPerEm
    y = -gap - bounds(font, "period")[3]
    return [(shape, 0, 0, 1, 1), ("period", middle(font, base) - middle(font, "period"), y, 1, 1)]


def dotted_above(font, base):
    x, y = mark_above(font, base, "period", 0.1 * font["head"].unitsPerEm)
    return [(base, 0, 0, 1, 1), ("period", x, y, 1, 1)]


def toned_above(font, base, mark):
    # The comma of space between letter and mark is the one that the font's own é has.
    own = {"n": "o", "N": "O"}[base]
    pair = {"acutecomb": {"o": "oacute", "O": "Oacute"}, "gravecomb": {"o": "ograve", "O": "Ograve"}}[mark]
    accent_top = bounds(font, pair[own])[3]
    x = middle(font, base) - middle(font, mark)
    return [(base, 0, 0, 1, 1), (mark, x, accent_top - bounds(font, mark)[3], 1, 1)]


def add_glyph(font, extreme, name, parts, parts_at_extreme, code):
    """Adds a composite glyph whose parts' places (and nothing else) vary with the weight."""
    glyph = Glyph()
    glyph.numberOfContours = -1
    glyph.components = []
    for base, x, y, wide, high in parts:
        component = GlyphComponent()
        component.glyphName = base
        component.x, component.y = round(x), round(y)
        # Bit 2: offsets, not points; bit 10: the parts overlap.
        component.flags = 0x0002 | (0x0400 if parts[0][0] == "N" and len(parts) == 3 else 0)
        if (wide, high) != (1, 1):
            component.transform = [[wide, 0], [0, high]]
        glyph.components.append(component)
    base = parts[0][0]
    font.setGlyphOrder([*font.getGlyphOrder(), name])
    font["glyf"].glyphs[name] = glyph
    font["glyf"].glyphOrder = font.getGlyphOrder()
    # A figure follows the sign: a little air keeps the bars off a 1.
    air = 0.02 * font["head"].unitsPerEm if name == "naira" else 0
    font["hmtx"][name] = (round(advance(font, base) + air), bounds(font, name)[0])
    deltas = [
        (round(b[1]) - round(a[1]), round(b[2]) - round(a[2])) for a, b in zip(parts, parts_at_extreme)
    ]
    phantom = [(0, 0), (advance(extreme, base) - advance(font, base), 0), (0, 0), (0, 0)]
    font["gvar"].variations[name] = [TupleVariation({"wght": (0.0, 1.0, 1.0)}, deltas + phantom)]
    if code:
        for table in font["cmap"].tables:
            if table.isUnicode():
                table.cmap[code] = name


def add_ligatures(font, ligatures):
    builder = LigatureSubstBuilder(font, None)
    builder.ligatures = ligatures
    gsub = font["GSUB"].table
    gsub.LookupList.Lookup.append(builder.build())
    gsub.LookupList.LookupCount = len(gsub.LookupList.Lookup)
    for record in gsub.FeatureList.FeatureRecord:
        if record.FeatureTag == "ccmp":
            record.Feature.LookupListIndex.append(gsub.LookupList.LookupCount - 1)
            record.Feature.LookupCount = len(record.Feature.LookupListIndex)


def build(name, source, weights, thick):
    lightest, _, heaviest = weights
    narrowed = BytesIO()
    instantiateVariableFont(TTFont(PACKAGES / source, recalcTimestamp=False), {"wght": weights}).save(narrowed)
    font = TTFont(narrowed, recalcTimestamp=False)
    options = Options()
    options.layout_features = ["ccmp", "kern", "locl", "pnum", "rvrn", "tnum"]
    options.notdef_outline = True
    options.drop_tables += ["HVAR"]  # new glyphs have no entry there; the advances in gvar say the same
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=font.getBestCmap().keys())
    subsetter.subset(font)
    extreme = instantiateVariableFont(TTFont(PACKAGES / source, recalcTimestamp=False), {"wght": heaviest})

    def add(glyph_name, code, draw):
        add_glyph(font, extreme, glyph_name, draw(font), draw(extreme), code)

    add("naira", 0x20A6, lambda f: naira(f, thick))
    ligatures = {}
    for base, code in DOT_BELOW.items():
        add(f"{base}dotbelow", code, lambda f, b=base: dotted(f, b, b))
    for base in TONED:
        for tone, mark in TONES.items():
            composed = f"{base}{tone}"
            add(f"{composed}dotbelow", None, lambda f, b=base, c=composed: dotted(f, b, c))
            ligatures[(f"{base}dotbelow", mark)] = f"{composed}dotbelow"
    for base, code in DOT_ABOVE.items():
        add(f"{base}dotaccent", code, lambda f, b=base: dotted_above(f, b))
    for base, code in GRAVE_ABOVE.items():
        add(f"{base}grave", code, lambda f, b=base: toned_above(f, b, "gravecomb"))
    for base, code in ACUTE_ABOVE.items():
        add(f"{base}acute", code, lambda f, b=base: toned_above(f, b, "acutecomb"))
    add_ligatures(font, ligatures)
    font["maxp"].numGlyphs = len(font.getGlyphOrder())
    font.flavor = "woff2"
    target = HERE / f"{name}-latin-wght-nigeria.woff2"
    font.save(target)
    print(f"{target.name}: {target.stat().st_size} bytes, weights {lightest} to {heaviest}")


for each, settings in FONTS.items():
    build(each, *settings)
