/** The facts that an embedded TrueType font gives of its glyphs (OpenType, tables maxp, head, hhea and hmtx). */
export type FontProgram = {
  glyphs: number;
  /** Advance of a glyph in thousandths of the size. */
  widthOf: (glyph: number) => number;
};

/** Reads a TrueType font, one character for each byte; undefined for what is none. */
export function readFontProgram(program: string): FontProgram | undefined {
  const bytes = Buffer.from(program, 'latin1');
  if (bytes.length < 12) return undefined;
  const tables = new Map(
    Array.from({ length: bytes.readUInt16BE(4) }, (_, index) => {
      const at = 12 + index * 16;
      return [bytes.toString('latin1', at, at + 4), bytes.readUInt32BE(at + 8)] as const;
    }),
  );
  const [maxp, head, hhea, hmtx] = ['maxp', 'head', 'hhea', 'hmtx'].map((tag) => tables.get(tag));
  if (!maxp || !head || !hhea || !hmtx) return undefined;
  const unitsPerEm = bytes.readUInt16BE(head + 18);
  const lastAdvance = bytes.readUInt16BE(hhea + 34) - 1;
  return {
    glyphs: bytes.readUInt16BE(maxp + 4),
    widthOf: (glyph) =>
      (bytes.readUInt16BE(hmtx + Math.min(glyph, lastAdvance) * 4) / unitsPerEm) * 1000,
  };
}
