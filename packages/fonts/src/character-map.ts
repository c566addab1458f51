import { viewOf } from './sfnt-tables.ts';

type CharacterMap = ReadonlyMap<number, number>;

/**
 * Glyph of every code point that a `cmap` table maps (OpenType 1.9, "cmap"): its format 12 subtable
 * where it has one, else format 4. Glyph 0, which stands for "missing", is left out.
 */
export function readCharacterMap(table: Uint8Array): CharacterMap {
  const view = viewOf(table);
  const offsets = Array.from({ length: view.getUint16(2) }, (_, at) => view.getUint32(8 + at * 8));
  const formatted = (format: number) => offsets.find((offset) => view.getUint16(offset) === format);
  const full = formatted(12);
  if (full !== undefined) return readGroups(view, full);
  const basic = formatted(4);
  if (basic !== undefined) return readSegments(view, basic);
  throw new Error('its characters are mapped in an unknown format');
}

/** Format 12: groups of consecutive code points and glyphs. */
function readGroups(view: DataView, offset: number): CharacterMap {
  const glyphs = new Map<number, number>();
  const count = view.getUint32(offset + 12);
  let previous = -1;
  for (let group = 0; group < count; group += 1) {
    const at = offset + 16 + group * 12;
    const first = view.getUint32(at);
    const last = Math.min(view.getUint32(at + 4), 0x10ffff);
    const glyph = view.getUint32(at + 8);
    requireRange(first, last, previous);
    for (let code = first; code <= last; code += 1) setGlyph(glyphs, code, glyph + code - first);
    previous = last;
  }
  return glyphs;
}

/** Format 4: segments of code points up to U+FFFF, each with a delta or a list of glyphs. */
function readSegments(view: DataView, offset: number): CharacterMap {
  const glyphs = new Map<number, number>();
  const size = view.getUint16(offset + 6);
  let previous = -1;
  for (let at = 0; at < size; at += 2) {
    const ends = offset + 14 + at;
    const last = view.getUint16(ends);
    const first = view.getUint16(ends + size + 2);
    const delta = view.getUint16(ends + 2 * size + 2);
    const rangeAt = ends + 3 * size + 2;
    requireRange(first, last, previous);
    for (let code = first; code <= last && code < 0xffff; code += 1) {
      setGlyph(glyphs, code, glyphInSegment(view, rangeAt, code - first, { code, delta }));
    }
    previous = last;
  }
  return glyphs;
}

/** The list of glyphs, if there is one, begins `range` bytes behind the place that says so. */
function glyphInSegment(
  view: DataView,
  rangeAt: number,
  index: number,
  { code, delta }: { code: number; delta: number },
): number {
  const range = view.getUint16(rangeAt);
  if (range === 0) return (code + delta) & 0xffff;
  const glyph = view.getUint16(rangeAt + range + 2 * index);
  return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
}

/** Ranges in order do not overlap, and no font has more than 65,535 glyphs: damage cannot make work endless. */
function requireRange(first: number, last: number, previous: number) {
  if (first <= previous || last - first > 0xffff) throw new Error('its characters are in disorder');
}

function setGlyph(glyphs: Map<number, number>, code: number, glyph: number) {
  if (glyph !== 0) glyphs.set(code, glyph);
}
