/** Returns what a subtable says of a pair of glyphs, in design units; undefined where it does not know the pair. */
export type Pairs = (before: number, after: number) => number | undefined;

const X_ADVANCE = 0x0004;

/** A subtable of pair adjustments (OpenType 1.9, "GPOS", lookup type 2): pairs of glyphs, or of classes of glyphs. */
export function readPairs(view: DataView, offset: number): Pairs {
  const covered = readCoverageList(view, offset + view.getUint16(offset + 2));
  const formats = [view.getUint16(offset + 4), view.getUint16(offset + 6)] as const;
  const layout = {
    advance: placeOf(formats[0]),
    first: sizeOf(formats[0]),
    size: sizeOf(formats[0]) + sizeOf(formats[1]),
  };
  return view.getUint16(offset) === 1
    ? readGlyphPairs(view, offset, covered, layout)
    : readClassPairs(view, offset, covered, layout);
}

/** The offset of the first glyph's advance in its value, if it is there, and the lengths of the values. Bytes. */
type ValueLayout = { advance: number | undefined; first: number; size: number };

/** Bytes before the advance: two for each of the values that come before it. */
const placeOf = (format: number) =>
  format & X_ADVANCE ? sizeOf(format & (X_ADVANCE - 1)) : undefined;

function sizeOf(format: number): number {
  let bytes = 0;
  for (let bits = format; bits > 0; bits >>= 1) bytes += 2 * (bits & 1);
  return bytes;
}

const advanceAt = (view: DataView, value: number, { advance }: ValueLayout) =>
  advance === undefined ? 0 : view.getInt16(value + advance);

function readGlyphPairs(
  view: DataView,
  offset: number,
  covered: ReadonlyMap<number, number>,
  layout: ValueLayout,
): Pairs {
  const sets = new Map<number, Map<number, number>>();
  for (const [glyph, index] of covered) {
    const set = offset + view.getUint16(offset + 10 + 2 * index);
    const record = 2 + layout.size;
    const pairs = Array.from({ length: view.getUint16(set) }, (_, at): [number, number] => {
      const start = set + 2 + at * record;
      return [view.getUint16(start), advanceAt(view, start + 2, layout)];
    });
    sets.set(glyph, new Map(pairs));
  }
  return (before, after) => sets.get(before)?.get(after);
}

function readClassPairs(
  view: DataView,
  offset: number,
  covered: ReadonlyMap<number, number>,
  layout: ValueLayout,
): Pairs {
  const firsts = readClasses(view, offset + view.getUint16(offset + 8));
  const seconds = readClasses(view, offset + view.getUint16(offset + 10));
  const count = view.getUint16(offset + 14);
  return (before, after) => {
    if (!covered.has(before)) return undefined;
    const row = firsts.get(before) ?? 0;
    const column = seconds.get(after) ?? 0;
    return advanceAt(view, offset + 16 + (row * count + column) * layout.size, layout);
  };
}

/** Glyphs of a coverage table, each with its index. */
function readCoverageList(view: DataView, offset: number): ReadonlyMap<number, number> {
  const glyphs = new Map<number, number>();
  const isList = view.getUint16(offset) === 1;
  for (let at = 0; at < view.getUint16(offset + 2); at += 1) {
    if (isList) glyphs.set(view.getUint16(offset + 4 + 2 * at), at);
    else addRange(view, offset + 4 + 6 * at, (glyph, index) => glyphs.set(glyph, index));
  }
  return glyphs;
}

/** The class of each glyph of a class definition; the others have class 0. */
function readClasses(view: DataView, offset: number): ReadonlyMap<number, number> {
  const classes = new Map<number, number>();
  if (view.getUint16(offset) === 1) {
    const first = view.getUint16(offset + 2);
    for (let at = 0; at < view.getUint16(offset + 4); at += 1) {
      classes.set(first + at, view.getUint16(offset + 6 + 2 * at));
    }
    return classes;
  }
  for (let at = 0; at < view.getUint16(offset + 2); at += 1) {
    const range = offset + 4 + 6 * at;
    const value = view.getUint16(range + 4);
    addRange(view, range, (glyph) => classes.set(glyph, value));
  }
  return classes;
}

/** Each glyph of a range, with the index that follows from the range's own. */
function addRange(view: DataView, range: number, add: (glyph: number, index: number) => void) {
  const first = view.getUint16(range);
  const start = view.getUint16(range + 4);
  for (let glyph = first; glyph <= view.getUint16(range + 2); glyph += 1)
    add(glyph, start + glyph - first);
}
