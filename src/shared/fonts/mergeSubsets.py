"""Puts the variable subsets of a typeface together in one file, with their outlines, widths and kerning.

A page whose text needs several files is laid out anew at the arrival of each. Components that
several subsets hold, such as the A within А, are kept once; tables for vertical text are left out.

Needs Debian's python3-fonttools and python3-brotli. golos-text.woff2 was made from the design's files:

    mergeSubsets.py golos-text.woff2 golos-text-{latin,cyrillic,rouble}.woff2
"""

import sys
from string import ascii_lowercase

from fontTools.ttLib import TTFont
from fontTools.varLib import builder

NO_VARIATION = 0xFFFF


def read(path, prefix):
    """Reads a font, whose glyphs get names that no other font's have."""
    font = TTFont(path, lazy=False)
    count = len(font.getGlyphOrder())
    font.setGlyphOrder([".notdef", *(f"{prefix}{number}" for number in range(1, count))])
    for tag in font.keys():
        font[tag]
    return font


def regions_of(store):
    """Where along the axes its deltas hold: a tuple of (start, peak, end) for each region."""
    return [
        tuple((axis.StartCoord, axis.PeakCoord, axis.EndCoord) for axis in region.VarRegionAxis)
        for region in store.VarRegionList.Region
    ]


def advance_deltas(font):
    """How each glyph's width, in font units, changes with the weight: {glyph: {region: delta}}."""
    table = font["HVAR"].table
    regions = regions_of(table.VarStore)
    mapping = table.AdvWidthMap.mapping if table.AdvWidthMap else {}
    deltas = {}
    for number, glyph in enumerate(font.getGlyphOrder()):
        index = mapping.get(glyph, number)
        outer, inner = index >> 16, index & 0xFFFF
        if outer == NO_VARIATION:
            continue
        data = table.VarStore.VarData[outer]
        deltas[glyph] = {
            regions[region]: delta for region, delta in zip(data.VarRegionIndex, data.Item[inner])
        }
    return deltas


def shape(font, glyph):
    """Equal for outlines that are the same in all weights; none for composites and blanks."""
    outline = font["glyf"][glyph]
    if outline.numberOfContours <= 0:
        return None
    variations = [(one.axes, one.coordinates) for one in font["gvar"].variations.get(glyph, [])]
    points = [list(outline.coordinates), list(outline.flags), list(outline.endPtsOfContours)]
    return repr([points, font["hmtx"][glyph], variations])


def add_glyphs(font, other):
    """@returns the components that `font` had already: {its name in `other`: that in `font`}"""
    known = {shape(font, glyph): glyph for glyph in font.getGlyphOrder()}
    mapped = {".notdef", *other.getBestCmap().values()}
    shared = {}
    for glyph in other.getGlyphOrder():
        drawn = shape(other, glyph)
        if drawn and drawn in known and glyph not in mapped:
            shared[glyph] = known[drawn]
    for glyph in other.getGlyphOrder():
        if glyph == ".notdef" or glyph in shared:
            continue
        outline = other["glyf"][glyph]
        if outline.isComposite():
            for component in outline.components:
                component.glyphName = shared.get(component.glyphName, component.glyphName)
        font["glyf"][glyph] = outline
        font["hmtx"][glyph] = other["hmtx"][glyph]
        font["gvar"].variations[glyph] = other["gvar"].variations.get(glyph, [])
    for table in font["cmap"].tables:
        table.cmap.update(other.getBestCmap())
    return shared


def values_of(subtable):
    """The adjustments of a table of pairs."""
    if subtable.Format == 1:
        records = [pair for pairs in subtable.PairSet for pair in pairs.PairValueRecord]
    else:
        records = [second for first in subtable.Class1Record for second in first.Class2Record]
    return [value for record in records for value in (record.Value1, record.Value2) if value]


def add_kerning(font, other, shared):
    """Adds the lookups of `other`; their variations stand after those of `font`."""
    lookups = other["GPOS"].table.LookupList.Lookup if other["GPOS"].table.LookupList else []
    if not lookups:
        return
    ours, theirs = font["GDEF"].table, other["GDEF"].table
    if regions_of(ours.VarStore) != regions_of(theirs.VarStore):
        raise ValueError("The subsets' kerning varies along other regions")
    shift = len(ours.VarStore.VarData)
    ours.VarStore.VarData += theirs.VarStore.VarData
    ours.VarStore.VarDataCount = len(ours.VarStore.VarData)
    classes = theirs.GlyphClassDef.classDefs
    ours.GlyphClassDef.classDefs.update({g: classes[g] for g in classes if g not in shared})

    values = [v for lookup in lookups for table in lookup.SubTable for v in values_of(table)]
    devices = {id(v.XAdvDevice): v.XAdvDevice for v in values if getattr(v, "XAdvDevice", None)}
    for device in devices.values():
        if device.StartSize != NO_VARIATION:
            device.StartSize += shift

    table = font["GPOS"].table
    first = len(table.LookupList.Lookup)
    table.LookupList.Lookup += lookups
    table.LookupList.LookupCount = len(table.LookupList.Lookup)
    for record in table.FeatureList.FeatureRecord:
        indices = record.Feature.LookupListIndex
        indices += range(first, first + len(lookups))
        record.Feature.LookupCount = len(indices)


def set_advances(font, deltas):
    """@param deltas as `advance_deltas` returns them"""
    regions = sorted({region for row in deltas.values() for region in row})
    axes = [axis.axisTag for axis in font["fvar"].axes]
    rows = [
        [deltas.get(glyph, {}).get(region, 0) for region in regions]
        for glyph in font.getGlyphOrder()
    ]
    table = font["HVAR"].table
    table.VarStore = builder.buildVarStore(
        builder.buildVarRegionList([dict(zip(axes, region)) for region in regions], axes),
        [builder.buildVarData(list(range(len(regions))), rows)],
    )
    table.AdvWidthMap = table.LsbMap = table.RsbMap = None


def main(target, *sources):
    font, *others = [read(path, ascii_lowercase[k]) for k, path in enumerate(sources)]
    for tag in ("vhea", "vmtx", "VVAR"):
        del font[tag]
    deltas = advance_deltas(font)
    for other in others:
        deltas = {**advance_deltas(other), **deltas}
        add_kerning(font, other, add_glyphs(font, other))
    set_advances(font, deltas)
    font["OS/2"].recalcUnicodeRanges(font)
    font.flavor = "woff2"
    font.save(target)


if __name__ == "__main__":
    main(*sys.argv[1:])
