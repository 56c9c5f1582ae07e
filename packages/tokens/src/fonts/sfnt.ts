/**
 * Reads the metrics, characters, weights and features of a TrueType font (sfnt container). The byte offsets
 * are those of the tables in the OpenType specification.
 * https://learn.microsoft.com/typography/opentype/spec/otff
 */

/** A font's tables by their four-letter tag. */
type Tables = ReadonlyMap<string, Buffer>;

function tablesOf(font: Buffer): Tables {
  const count = font.readUInt16BE(4);
  return new Map(
    Array.from({ length: count }, (_, index) => {
      const record = 12 + 16 * index;
      const offset = font.readUInt32BE(record + 8);
      const tag = font.toString("latin1", record, record + 4);
      return [tag, font.subarray(offset, offset + font.readUInt32BE(record + 12))];
    }),
  );
}

function table(tables: Tables, tag: string): Buffer {
  const bytes = tables.get(tag);
  if (!bytes) throw new Error(`The font has no ${tag} table`);
  return bytes;
}

/** Reads the table `cmap`, format 4: glyph numbers by code point. Other formats are ignored. */
function readCmap(cmap: Buffer): ReadonlyMap<number, number> {
  const glyphs = new Map<number, number>();
  const count = cmap.readUInt16BE(2);
  for (let index = 0; index < count; index += 1) {
    const at = cmap.readUInt32BE(4 + 8 * index + 4);
    if (cmap.readUInt16BE(at) !== 4) continue;
    const segments = cmap.readUInt16BE(at + 6) / 2;
    const ends = at + 14;
    const starts = ends + 2 * segments + 2;
    const deltas = starts + 2 * segments;
    const offsets = deltas + 2 * segments;
    for (let segment = 0; segment < segments; segment += 1) {
      const start = cmap.readUInt16BE(starts + 2 * segment);
      const end = cmap.readUInt16BE(ends + 2 * segment);
      const delta = cmap.readUInt16BE(deltas + 2 * segment);
      const place = offsets + 2 * segment;
      const offset = cmap.readUInt16BE(place);
      for (let code = start; code <= end && code !== 0xffff; code += 1) {
        const raw = offset === 0 ? code : cmap.readUInt16BE(place + offset + 2 * (code - start));
        const glyph = offset !== 0 && raw === 0 ? 0 : (raw + delta) & 0xffff;
        if (glyph !== 0) glyphs.set(code, glyph);
      }
    }
  }
  return glyphs;
}

/** What is read of a font. All lengths are in em. */
export interface Sfnt {
  /** Height above the baseline. */
  readonly ascent: number;
  /** Depth below the baseline, as a positive number. */
  readonly descent: number;
  readonly lineGap: number;
  /** Advance width of a code point, at the file's default weight; undefined if there is no glyph. */
  readonly advance: (code: number) => number | undefined;
  /** The range of the weight axis; undefined if the weight is fixed. */
  readonly weight: { readonly min: number; readonly max: number } | undefined;
  /** Tags of the glyph substitution features (table `GSUB`), such as `tnum`. */
  readonly features: ReadonlySet<string>;
}

/** Reads an uncompressed font. */
export function readSfnt(font: Buffer): Sfnt {
  const tables = tablesOf(font);
  // The field `unitsPerEm`.
  const em = table(tables, "head").readUInt16BE(18);
  const hhea = table(tables, "hhea");
  const hmtx = table(tables, "hmtx");
  // Number of advances in `hmtx`; all further glyphs have the last advance.
  const metricsCount = hhea.readUInt16BE(34);
  const glyphs = readCmap(table(tables, "cmap"));
  const fvar = tables.get("fvar");
  const gsub = tables.get("GSUB");
  const featureList = gsub?.readUInt16BE(6) ?? 0;
  return {
    ascent: hhea.readInt16BE(4) / em,
    descent: -hhea.readInt16BE(6) / em,
    lineGap: hhea.readInt16BE(8) / em,
    advance: (code) => {
      const glyph = glyphs.get(code);
      return glyph === undefined
        ? undefined
        : hmtx.readUInt16BE(4 * Math.min(glyph, metricsCount - 1)) / em;
    },
    // The first axis, which is the weight in the files that this package reads. Values are 16.16 fixed-point.
    weight: fvar && {
      min: fvar.readInt32BE(16 + 4) / 65536,
      max: fvar.readInt32BE(16 + 12) / 65536,
    },
    features: new Set(
      gsub &&
        Array.from({ length: gsub.readUInt16BE(featureList) }, (_, index) => {
          const at = featureList + 2 + 6 * index;
          return gsub.toString("latin1", at, at + 4);
        }),
    ),
  };
}
