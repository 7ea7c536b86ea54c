"""Makes one variable woff2 per family from the complete static fonts: python fonts.py [folder].

Run it where node_modules holds the two @expo-google-fonts packages named in docs/fonts.md. The
subset files of other packages are no source: they spread a Yoruba letter and its tone mark over
different files.
"""

import copy
import math
import os
import sys
import unicodedata
from glob import glob
from fontTools import subset
from fontTools.designspaceLib import AxisDescriptor, DesignSpaceDocument, SourceDescriptor
from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont
from fontTools.varLib import build


def _r(a, b):
    return list(range(a, b + 1))


_names = "ĀāĂăĄąĆćČčĎďĐđĒēĖėĘęĚěĞğĢģĪīĮįİıĶķĹĺĻļĽľŁłŃńŅņŇňŌōŐőŒœŔŕŘřŚśŞşŠšŤťŪūŮůŰűŲųŴŵŶŷŸŹźŻżŽžȘșȚț"
_nigeria = "ẸẹỌọṢṣỊịỤụṄṅǸǹḾḿẼẽ₦"
_marks = _r(0x300, 0x304) + [0x307, 0x308, 0x323, 0x2BC, 0x2C6, 0x2DA, 0x2DC]
_punct = _r(0x2009, 0x200A) + _r(0x2010, 0x2014) + [ord(c) for c in "‘’‚“”„•…\u202f‹›⁄"]
_symbols = [ord(c) for c in "€™№←↑→↓↗−≈≤≥"]
# Without ¤, which Bricolage lacks. Neither family has the Hausa hooked letters (ɓ ɗ ƙ ƴ).
CHARS = sorted(
    {*_r(0x20, 0x7E), *_r(0xA0, 0xFF), *_marks, *_punct, *_symbols, *map(ord, _names + _nigeria)}
    - {0xA4}
)

FEATURES = ["kern", "mark", "mkmk", "ccmp", "locl", "tnum", "lnum", "case", "liga", "calt"]
# wght: user weight -> position between the two masters (Public Sans: its own avar, 400..700)
FAMILIES = {
    "public-sans": dict(
        name="Public Sans", lo=400, hi=700, map=[(400, 0), (500, 0.2727), (600, 0.5454), (700, 1)]
    ),
    "bricolage-grotesque": dict(
        name="Bricolage Grotesque", lo=600, hi=800, map=[(600, 0), (800, 1)]
    ),
}


def master(family, weight):
    pattern = f"node_modules/@expo-google-fonts/{family}/{weight}*/*_{weight}*.ttf"
    return next(f for f in sorted(glob(pattern)) if "Italic" not in f)


def mark_lookup(font, mark, base):
    """The mark-to-base subtable that joins this base and this mark (or the base alone)."""
    for lookup in font["GPOS"].table.LookupList.Lookup:
        for st in lookup.SubTable:
            st = getattr(st, "ExtSubTable", st)
            if st.LookupType == 4 and base in st.BaseCoverage.glyphs:
                if mark is None or mark in st.MarkCoverage.glyphs:
                    return st


def anchor_xy(a):
    return a.XCoordinate, a.YCoordinate


def insert_sorted(font, coverage, records, glyph, record):
    coverage.glyphs.append(glyph)
    records.append(record)
    order = sorted(range(len(records)), key=lambda i: font.getGlyphID(coverage.glyphs[i]))
    coverage.glyphs = [coverage.glyphs[i] for i in order]
    records[:] = [records[i] for i in order]


def add_glyph(font, name, glyph, advance, codepoint):
    font.setGlyphOrder(font.getGlyphOrder() + [name])
    font["glyf"].glyphs[name] = glyph
    font["glyf"].glyphOrder = font.getGlyphOrder()
    glyph.recalcBounds(font["glyf"])
    font["hmtx"][name] = (advance, getattr(glyph, "xMin", 0))
    map_char(font, codepoint, name)


def map_char(font, codepoint, name):
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap[codepoint] = name


def fix_grave(font):
    """Bricolage's combining grave has no anchor: take it from where è carries its grave."""
    st = mark_lookup(font, "acutecomb", "e")
    if "gravecomb" in st.MarkCoverage.glyphs:
        return
    glyf = font["glyf"]
    mark, whole, start = glyf["gravecomb"], glyf["egrave"], 0
    for end in whole.endPtsOfContours:
        part = [whole.coordinates[i] for i in range(start, end + 1)]
        start = end + 1
        if min(y for _, y in part) > font["OS/2"].sxHeight:
            break
    acute = st.MarkArray.MarkRecord[st.MarkCoverage.glyphs.index("acutecomb")]
    bx, by = anchor_xy(
        st.BaseArray.BaseRecord[st.BaseCoverage.glyphs.index("e")].BaseAnchor[acute.Class]
    )
    record = copy.deepcopy(acute)
    record.MarkAnchor.XCoordinate = bx - (min(x for x, _ in part) - mark.xMin)
    record.MarkAnchor.YCoordinate = by - (min(y for _, y in part) - mark.yMin)
    insert_sorted(font, st.MarkCoverage, st.MarkArray.MarkRecord, "gravecomb", record)
    st.MarkArray.MarkCount = len(st.MarkArray.MarkRecord)


def anchor_m(font):
    """Public Sans has no anchors on m: those of n, moved to its middle (Yoruba has ḿ, m̀)."""
    st = mark_lookup(font, "acutecomb", "n")
    for m, n in (("m", "n"), ("M", "N")):
        if m in st.BaseCoverage.glyphs:
            continue
        dx = round((sum(bounds(font, m)[::2]) - sum(bounds(font, n)[::2])) / 2)
        record = copy.deepcopy(st.BaseArray.BaseRecord[st.BaseCoverage.glyphs.index(n)])
        for anchor in filter(None, record.BaseAnchor):
            anchor.XCoordinate += dx
        insert_sorted(font, st.BaseCoverage, st.BaseArray.BaseRecord, m, record)
        st.BaseArray.BaseCount = len(st.BaseArray.BaseRecord)


def add_letter(font, char):
    """A precomposed letter from base and mark, with the base's anchors and kerning."""
    cmap = font.getBestCmap()
    base, mark = (cmap[ord(c)] for c in unicodedata.normalize("NFD", char))
    st = mark_lookup(font, mark, base)
    rec = st.MarkArray.MarkRecord[st.MarkCoverage.glyphs.index(mark)]
    brec = st.BaseArray.BaseRecord[st.BaseCoverage.glyphs.index(base)]
    (bx, by), (mx, my) = anchor_xy(brec.BaseAnchor[rec.Class]), anchor_xy(rec.MarkAnchor)
    pen = TTGlyphPen(font.getGlyphSet())
    pen.addComponent(base, (1, 0, 0, 1, 0, 0))
    pen.addComponent(mark, (1, 0, 0, 1, bx - mx, by - my))
    name = f"uni{ord(char):04X}"
    add_glyph(font, name, pen.glyph(), font["hmtx"][base][0], ord(char))
    font["glyf"][name].components[0].flags |= 0x200  # the advance is the base's
    new = copy.deepcopy(brec)
    new.BaseAnchor[rec.Class] = None  # that side is taken
    insert_sorted(font, st.BaseCoverage, st.BaseArray.BaseRecord, name, new)
    st.BaseArray.BaseCount = len(st.BaseArray.BaseRecord)
    for lookup in font["GPOS"].table.LookupList.Lookup:
        for pair in lookup.SubTable:
            pair = getattr(pair, "ExtSubTable", pair)
            if pair.LookupType != 2 or pair.Format != 2:
                continue
            for classes in (pair.ClassDef1, pair.ClassDef2):
                if base in classes.classDefs:
                    classes.classDefs[name] = classes.classDefs[base]
            if base in pair.Coverage.glyphs:
                pair.Coverage.glyphs = sorted(pair.Coverage.glyphs + [name], key=font.getGlyphID)
    font["GDEF"].table.GlyphClassDef.classDefs[name] = 1


def draw(font, recording, transform=(1, 0, 0, 1, 0, 0)):
    pen = TTGlyphPen(None)
    recording.replay(TransformPen(pen, transform))
    glyph = pen.glyph()
    glyph.coordinates.toInt()
    return glyph


def outline(font, name):
    rec = DecomposingRecordingPen(font.getGlyphSet())
    font.getGlyphSet()[name].draw(rec)
    return rec


def bounds(font, name):
    g = font["glyf"][name]
    return g.xMin, g.yMin, g.xMax, g.yMax


def arrow_right(font):
    """An arrow as thick as the hyphen, on the axis of the minus sign."""
    _, y0, _, y1 = bounds(font, font.getBestCmap()[0x2212])
    _, h0, _, h1 = bounds(font, font.getBestCmap()[0x2D])
    em, t, c = font["head"].unitsPerEm, h1 - h0, (y0 + y1) / 2
    left, h, k = 0.06 * em, 0.26 * em, t / math.sqrt(2)
    tip = left + 0.74 * em
    joint = tip - t * math.sqrt(2) - t / 2
    upper = [(tip - h, c + h), (tip - h - k, c + h - k), (joint, c + t / 2), (left, c + t / 2)]
    points = [(tip, c), *((x, 2 * c - y) for x, y in upper), *reversed(upper)]
    rec = DecomposingRecordingPen(None)
    rec.moveTo(points[0])
    for p in points[1:]:
        rec.lineTo(p)
    rec.closePath()
    return rec, round(0.86 * em)


def rotated(font, rec, degrees, advance):
    a = math.radians(degrees)
    cos, sin = math.cos(a), math.sin(a)
    g = draw(font, rec)
    g.recalcBounds(None)
    cx, cy = (g.xMin + g.xMax) / 2, (g.yMin + g.yMax) / 2
    return draw(
        font,
        rec,
        (cos, sin, -sin, cos, advance / 2 - cx * cos + cy * sin, cy - cx * sin - cy * cos),
    )


def complete(font):
    cmap, em = font.getBestCmap(), font["head"].unitsPerEm
    empty = lambda: TTGlyphPen(None).glyph()
    for code, width in ((0x2009, 0.2), (0x200A, 0.1), (0x202F, 0.2)):
        if code not in cmap:
            add_glyph(font, f"uni{code:04X}", empty(), round(width * em), code)
    for code, same in (
        (0xAD, 0x2D),
        (0x2010, 0x2D),
        (0x2011, 0x2D),
        (0x2012, 0x2013),
        (0x2BC, 0x2019),
    ):
        if code not in cmap:
            map_char(font, code, cmap[same])
    if 0x2192 in cmap:
        rec, advance = outline(font, cmap[0x2192]), font["hmtx"][cmap[0x2192]][0]
    else:
        rec, advance = arrow_right(font)
    for code, turn in ((0x2190, 180), (0x2191, 90), (0x2192, 0), (0x2193, 270), (0x2197, 45)):
        if code not in cmap:
            add_glyph(font, f"uni{code:04X}", rotated(font, rec, turn, advance), advance, code)
    trade = font["glyf"][cmap[0x2122]]
    if trade.yMin == 0:  # Public Sans leaves it on the baseline
        trade.coordinates.translate((0, font["OS/2"].sCapHeight - trade.yMax))
        trade.recalcBounds(font["glyf"])
    fix_grave(font)
    anchor_m(font)
    for char in "ṢṣṄṅǸǹḾḿ":
        if ord(char) not in cmap:
            add_letter(font, char)


def composed(font, char):
    """The glyph of an accented letter as a reference to letter and mark, if it looks the same."""
    cmap, glyf = font.getBestCmap(), font["glyf"]
    parts = unicodedata.normalize("NFD", char)
    if len(parts) != 2 or any(ord(c) not in cmap for c in (char, *parts)):
        return None
    name, (base, mark) = cmap[ord(char)], (cmap[ord(c)] for c in parts)
    st = mark_lookup(font, mark, base)
    if glyf[name].numberOfContours <= 0 or st is None:
        return None
    rec = st.MarkArray.MarkRecord[st.MarkCoverage.glyphs.index(mark)]
    anchor = st.BaseArray.BaseRecord[st.BaseCoverage.glyphs.index(base)].BaseAnchor[rec.Class]
    if anchor is None or font["hmtx"][name][0] != font["hmtx"][base][0]:
        return None
    (bx, by), (mx, my) = anchor_xy(anchor), anchor_xy(rec.MarkAnchor)
    pen = TTGlyphPen(font.getGlyphSet())
    pen.addComponent(base, (1, 0, 0, 1, 0, 0))
    pen.addComponent(mark, (1, 0, 0, 1, bx - mx, by - my))
    glyph = pen.glyph()
    glyph.recalcBounds(glyf)
    whole, tolerance = sorted(glyf[name].coordinates), 0.005 * font["head"].unitsPerEm
    points = sorted(glyph.getCoordinates(glyf)[0])
    same = len(points) == len(whole) and all(
        min(abs(x - u) + abs(y - v) for u, v in whole) <= tolerance for x, y in points
    )
    return glyph if same else None


def compose_all(fonts):
    for code in CHARS:
        glyphs = [composed(font, chr(code)) for font in fonts]
        if all(glyphs):
            for font, glyph in zip(fonts, glyphs):
                name = font.getBestCmap()[code]
                font["glyf"].glyphs[name] = glyph
                glyph.components[0].flags |= 0x200


def pair_values(font):
    for lookup in font["GPOS"].table.LookupList.Lookup:
        for st in lookup.SubTable:
            st = getattr(st, "ExtSubTable", st)
            if st.LookupType == 2 and st.Format == 1:
                yield from (r.Value1 for pairs in st.PairSet for r in pairs.PairValueRecord)
            elif st.LookupType == 2:
                yield from (r.Value1 for c1 in st.Class1Record for r in c1.Class2Record)


def calm_kerning(fonts):
    """Kerning in steps of 1/500 em, and one value for both weights where they hardly differ."""
    em = fonts[0]["head"].unitsPerEm
    step = em // 500
    for values in zip(*(list(pair_values(font)) for font in fonts), strict=True):
        if any(v is None for v in values):
            continue
        raw = [getattr(v, "XAdvance", 0) or 0 for v in values]
        if max(raw) - min(raw) <= 1.5 * step:
            raw = [sum(raw) / len(raw)] * len(raw)
        for v, x in zip(values, raw):
            v.XAdvance = 0 if abs(x) < 1.5 * step else round(x / step) * step


def main(out):
    os.makedirs(out, exist_ok=True)
    os.makedirs("masters", exist_ok=True)
    for family, f in FAMILIES.items():
        ds = DesignSpaceDocument()
        ds.addAxis(
            AxisDescriptor(
                name="Weight",
                tag="wght",
                minimum=f["lo"],
                default=f["lo"],
                maximum=f["hi"],
                map=f["map"],
            )
        )
        weights = (f["lo"], f["hi"])
        fonts = [TTFont(master(family, w), recalcTimestamp=False) for w in weights]
        for font in fonts:
            complete(font)
        compose_all(fonts)
        calm_kerning(fonts)
        for font, weight, at in zip(fonts, weights, (0, 1)):
            path = f"masters/{family}-{weight}.ttf"
            font.save(path)
            ds.addSource(SourceDescriptor(path=path, familyName=f["name"], location={"Weight": at}))
        font, _, _ = build(ds)
        font.recalcTimestamp = False  # the same input gives the same bytes
        for name_id, text in ((1, f["name"]), (4, f["name"]), (6, f["name"].replace(" ", ""))):
            font["name"].setName(text, name_id, 3, 1, 0x409)
        opt = subset.Options(
            layout_features=FEATURES,
            hinting=False,
            flavor="woff2",
            glyph_names=False,
            notdef_outline=True,
            name_IDs=[0, 1, 2, 4, 6, 14],
            name_languages=[0x409],
            drop_tables=["STAT", "DSIG"],
        )
        sub = subset.Subsetter(opt)
        sub.populate(unicodes=CHARS)
        sub.subset(font)
        path = os.path.join(out, f"{family}.woff2")
        subset.save_font(font, path, opt)
        absent = "".join(chr(c) for c in CHARS if c not in font.getBestCmap())
        print(path, os.path.getsize(path), "bytes,", font["maxp"].numGlyphs, "glyphs")
        if absent:
            sys.exit(f"{family} lacks {absent}")


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "out")
