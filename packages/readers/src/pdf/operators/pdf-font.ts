/** A PDF's font, as far as it is read. */
export type PdfFont = {
  /** "ABCDEF+Carlito-Bold". */
  name: string;
  /** The unit of its glyphs' widths, in sizes of the letters. */
  unit: number;
  /** Its glyphs stand beside each other and are no drawings of the file's own. */
  isPlain: boolean;
};

/** A font as pdf.js hands it over: some of it packed, as its `FONT_INFO` says. */
type Given = {
  buffer?: ArrayBuffer;
  extra?: { name?: string; type?: string; defaultVMetrics?: unknown };
};

/** The offset of the packed matrix of the glyphs: whether there is one, and behind it its first number. */
const HAS_MATRIX = 12;
const THOUSANDTH = 0.001;

export function fontOf({ buffer, extra = {} }: Given): PdfFont {
  const packed = buffer && new DataView(buffer);
  const hasMatrix = packed !== undefined && packed.getUint8(HAS_MATRIX) > 0;
  return {
    name: extra.name ?? '',
    unit: hasMatrix ? packed.getFloat64(HAS_MATRIX + 1, true) : THOUSANDTH,
    isPlain: extra.type !== 'Type3' && extra.defaultVMetrics === undefined,
  };
}
