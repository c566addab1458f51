import { readCharacterMap } from './character-map.ts';
import { readMarkGlyphs } from './mark-glyphs.ts';
import { joinTables, readTables, type Table, viewOf } from './sfnt-tables.ts';

/** A font file, read once and ready to measure, to show and to embed. */
export type FontFile = {
  /** The file unpacked: the very bytes for the screen's font and for the PDF's. */
  sfnt: Uint8Array;
  /** Design units in an em, the unit of all advances. */
  unitsPerEm: number;
  /** Heights of its lines above and below the baseline, in design units. */
  ascent: number;
  descent: number;
  /** Code points that have a glyph, and which. */
  glyphs: ReadonlyMap<number, number>;
  /** Advance width of a glyph, in design units; a mark has none, as it stands on another glyph. */
  advanceOf: (glyph: number) => number;
};

/**
 * Reads a WOFF 1.0, TrueType or OpenType file. Throws an `Error` that says what is wrong when the
 * bytes are damaged, cut short or of another kind (an error page in place of the font).
 */
export function readFontFile(bytes: Uint8Array): FontFile {
  try {
    const { flavour, tables } = readTables(bytes);
    return {
      sfnt: joinTables(flavour, tables),
      unitsPerEm: readUnitsPerEm(tables),
      ...readHeights(tables),
      glyphs: readCharacterMap(bytesOf(tables, 'cmap')),
      advanceOf: readAdvances(tables, readMarks(tables)),
    };
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`The font file cannot be read: ${reason}.`, { cause });
  }
}

function readUnitsPerEm(tables: readonly Table[]): number {
  const units = viewOf(bytesOf(tables, 'head')).getUint16(18);
  if (units === 0) throw new Error('it has no units in its em');
  return units;
}

/** Reads the heights in `hhea`; a descent is below the baseline there, and so negative. */
function readHeights(tables: readonly Table[]): Pick<FontFile, 'ascent' | 'descent'> {
  const metrics = viewOf(bytesOf(tables, 'hhea'));
  return { ascent: metrics.getInt16(4), descent: -metrics.getInt16(6) };
}

/** The last advance of `hmtx` holds for all glyphs after it as well. */
function readAdvances(
  tables: readonly Table[],
  marks: ReadonlySet<number>,
): (glyph: number) => number {
  const count = viewOf(bytesOf(tables, 'hhea')).getUint16(34);
  const metrics = viewOf(bytesOf(tables, 'hmtx'));
  if (count === 0 || metrics.byteLength < count * 4) throw new Error('its widths are cut short');
  return (glyph) => (marks.has(glyph) ? 0 : metrics.getUint16(Math.min(glyph, count - 1) * 4));
}

/** A font without a `GDEF` table has no marks. */
function readMarks(tables: readonly Table[]): ReadonlySet<number> {
  const table = tables.find(({ tag }) => tag === 'GDEF');
  return table ? readMarkGlyphs(table.bytes) : new Set();
}

function bytesOf(tables: readonly Table[], tag: string): Uint8Array {
  const table = tables.find((candidate) => candidate.tag === tag);
  if (!table) throw new Error(`it has no table "${tag}"`);
  return table.bytes;
}
