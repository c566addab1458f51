import { broken, type Rule } from './rule.test-support.ts';
import type { UaFile, UsedFont } from './ua-file.test-support.ts';

export const FONT_RULES: Rule[] = [
  {
    ids: [
      ...['31-001', '31-002', '31-003', '31-006', '31-012', '31-013', '31-017', '31-018', '31-019'],
      ...['31-020', '31-021', '31-022', '31-023', '31-024', '31-025', '31-026'],
    ],
    says: 'Fonts are composite fonts of TrueType, with the predefined CMap Identity-H.',
    findings: ofFonts(({ dictionary, descendant }) =>
      broken({
        Type0: dictionary['/Subtype'] === '/Type0',
        'Identity-H': dictionary['/Encoding'] === '/Identity-H',
        CIDFontType2: descendant['/Subtype'] === '/CIDFontType2',
      }),
    ),
  },
  {
    ids: ['31-004', '31-005'],
    says: 'Codes are mapped to glyphs.',
    findings: ofFonts(({ descendant }) =>
      broken({ CIDToGIDMap: descendant['/CIDToGIDMap'] === '/Identity' }),
    ),
  },
  {
    ids: ['31-007', '31-008'],
    says: 'CMaps of the file name no writing mode and no other CMap.',
    findings: ofFonts(({ toUnicode }) =>
      broken({ 'no WMode, no usecmap': !/\/WMode|usecmap/u.test(toUnicode) }),
    ),
  },
  {
    ids: ['31-009'],
    says: 'Font programs are embedded.',
    findings: ofFonts(({ program, seen }) =>
      broken({ FontFile2: program !== undefined || seen.size === 0 }),
    ),
  },
  {
    ids: ['31-011'],
    says: 'Every glyph that is seen is in the font program.',
    findings: ofFonts(({ program, seen }) =>
      [...seen].filter((code) => program && code >= program.glyphs).map(hex),
    ),
  },
  {
    ids: ['31-014', '31-015'],
    says: 'No CIDSet lists the glyphs.',
    findings: ofFonts(({ descriptor }) =>
      broken({ 'no CIDSet': descriptor['/CIDSet'] === undefined }),
    ),
  },
  {
    ids: ['31-016'],
    says: 'Widths of glyphs are those of the font program.',
    findings: ofFonts(({ program, seen, descendant }) => {
      const widths = widthsOf(descendant['/W']);
      const written = new Set([...seen, ...widths.keys()]);
      return [...written]
        .filter((code) => {
          const width = program?.widthOf(code) ?? Number.NaN;
          return Math.abs((widths.get(code) ?? 1000) - width) > 1;
        })
        .map(hex);
    }),
  },
  {
    ids: ['10-001', '31-027'],
    says: 'Every glyph tells characters.',
    findings: ofFonts(({ codes, toUnicode }) => {
      const told = toldBy(toUnicode);
      return [...codes].filter((code) => !told.get(code)).map(hex);
    }),
  },
  {
    ids: ['31-028', '31-029'],
    says: 'No glyph tells U+0000, U+FEFF or U+FFFE.',
    findings: ofFonts(({ toUnicode }) =>
      [...toldBy(toUnicode)]
        .filter(([, text]) => /[\0\uFEFF\uFFFE]/u.test(text))
        .map(([code]) => hex(code)),
    ),
  },
  {
    ids: ['31-030'],
    says: '.notdef is never shown.',
    findings: ofFonts(({ codes }) => broken({ 'not shown': !codes.has(0) })),
  },
];

/** The findings of each font, with its name. */
function ofFonts(findings: (font: UsedFont) => string[]) {
  return ({ usedFonts }: UaFile) =>
    usedFonts.flatMap((font) => findings(font).map((finding) => `${font.name} ${finding}`));
}

const hex = (code: number) => code.toString(16).padStart(4, '0');

/** The widths of glyphs by their codes: `[first [width ...] ...]` (ISO 32000-1, 9.7.4.3). */
function widthsOf(list: unknown): Map<number, number> {
  const widths = new Map<number, number>();
  for (const [at, part] of [list ?? []].flat().entries()) {
    const first = [list].flat()[at - 1];
    if (!Array.isArray(part)) continue;
    for (const [index, width] of part.entries()) widths.set(Number(first) + index, width);
  }
  return widths;
}

/** The characters that codes tell: `<first> <last> [<text> ...]` in a ToUnicode CMap (ISO 32000-1, 9.10.3). */
function toldBy(toUnicode: string): Map<number, string> {
  const ranges = toUnicode.matchAll(/<([\da-f]{4})> <[\da-f]{4}> \[([^\]]*)\]/giu);
  return new Map(
    Array.from(ranges).flatMap(([, first = '', texts = '']) =>
      Array.from(
        texts.matchAll(/<([^>]*)>/gu),
        ([, digits = ''], index) => [Number.parseInt(first, 16) + index, textOf(digits)] as const,
      ),
    ),
  );
}

/** Text of UTF-16 units in hexadecimal digits. */
const textOf = (digits: string) =>
  String.fromCharCode(
    ...(digits.match(/[\da-f]{4}/giu) ?? []).map((unit) => Number.parseInt(unit, 16)),
  );
