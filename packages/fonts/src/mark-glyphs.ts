import { viewOf } from './sfnt-tables.ts';

const MARK = 3;

/**
 * Glyphs that a `GDEF` table calls marks: those which shapers give no width of their own (OpenType
 * 1.9, "GDEF", glyph class definition).
 */
export function readMarkGlyphs(table: Uint8Array): ReadonlySet<number> {
  const view = viewOf(table);
  const offset = view.getUint16(4);
  if (offset === 0) return new Set();
  return view.getUint16(offset) === 1 ? readClassList(view, offset) : readClassRanges(view, offset);
}

/** Format 1: the class of each of some consecutive glyphs. */
function readClassList(view: DataView, offset: number): ReadonlySet<number> {
  const first = view.getUint16(offset + 2);
  const marks = new Set<number>();
  for (let index = 0; index < view.getUint16(offset + 4); index += 1) {
    if (view.getUint16(offset + 6 + 2 * index) === MARK) marks.add(first + index);
  }
  return marks;
}

/** Format 2: ranges of glyphs of one class. */
function readClassRanges(view: DataView, offset: number): ReadonlySet<number> {
  const marks = new Set<number>();
  for (let range = 0; range < view.getUint16(offset + 2); range += 1) {
    const at = offset + 4 + 6 * range;
    if (view.getUint16(at + 4) !== MARK) continue;
    for (let glyph = view.getUint16(at); glyph <= view.getUint16(at + 2); glyph += 1) {
      marks.add(glyph);
    }
  }
  return marks;
}
