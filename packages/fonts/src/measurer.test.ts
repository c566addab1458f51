import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { decodeCoverage } from './coverage.ts';
import { COVERAGE } from './coverage-table.ts';
import { createMeasurer, faceByKey } from './index.ts';
import { openFaces } from './installed-fonts.test-support.ts';
import { shapedWidth } from './shaping.ts';

const SLICES = Object.keys(COVERAGE.tinos ?? {});
const files = openFaces(
  [
    ...SLICES.flatMap((slice) => [`tinos-${slice}-400`, `tinos-${slice}-700`]),
    'noto-serif-sc-118-400',
    'amiri-arabic-400',
    'noto-serif-devanagari-devanagari-400',
  ].map(faceByKey),
);
const measurer = createMeasurer(files, shapedWidth);
const widthOf = (text: string, face: string, size = 1000) =>
  measurer.width({ text, face, level: 0 }, size);

describe('[PV6] widths', () => {
  // Adobe's AFM files of Times-Roman and Times-Bold.
  it.each([
    { letter: ' ', regular: 250, bold: 250 },
    { letter: 'A', regular: 722, bold: 722 },
    { letter: 'W', regular: 944, bold: 1000 },
    { letter: 'e', regular: 444, bold: 444 },
    { letter: 'm', regular: 778, bold: 833 },
    { letter: '4', regular: 500, bold: 500 },
    { letter: '–', regular: 500, bold: 500 },
    { letter: 'Ÿ', regular: 722, bold: 722 },
  ])('of "$letter" are those of Times', ({ letter, regular, bold }) => {
    const face = measurer.fontOf({ family: 'tinos', weight: 400 }).faceOf(letter);
    expect(widthOf(letter, face)).toBeCloseTo(regular, -0.5);
    expect(widthOf(letter, face.replace('400', '700'))).toBeCloseTo(bold, -0.5);
  });

  it('grow with the size', () => {
    expect(widthOf('Wide', 'tinos-latin-400', 20)).toBeCloseTo(
      2 * widthOf('Wide', 'tinos-latin-400', 10),
    );
  });

  it('are not kerned', () => {
    const apart = widthOf('A', 'tinos-latin-400') + widthOf('V', 'tinos-latin-400');
    expect(widthOf('AV', 'tinos-latin-400')).toBeCloseTo(apart);
  });

  it('leave marks out, which stand on the letter before them', () => {
    expect(widthOf('שָׁלוֹם', 'tinos-hebrew-400')).toBeCloseTo(widthOf('שלום', 'tinos-hebrew-400'));
  });

  it('join letters that join', () => {
    const alone = Array.from('محمد', (letter) => widthOf(letter, 'amiri-arabic-400'));
    const together = widthOf('محمد', 'amiri-arabic-400');
    expect(together).toBeLessThan(alone.reduce((sum, width) => sum + width, 0) * 0.9);
    expect(measurer.joins('amiri-arabic-400')).toBe(true);
    expect(measurer.joins('tinos-hebrew-400')).toBe(false);
  });
});

/** Texts of one face, of letters that it covers. */
const textOfOneFace = fc.constantFrom(...SLICES).chain((slice) =>
  fc.tuple(
    fc.constantFrom(`tinos-${slice}-400`, `tinos-${slice}-700`),
    fc.string({
      unit: fc.constantFrom(...lettersOf(COVERAGE.tinos?.[slice] ?? '')),
      maxLength: 30,
    }),
  ),
);

function lettersOf(covered: string): string[] {
  const ranges = decodeCoverage(covered);
  return ranges.flatMap((first, at) => {
    const last = ranges[at + 1] ?? first;
    if (at % 2 === 1) return [];
    return Array.from({ length: last - first + 1 }, (_, step) =>
      String.fromCodePoint(first + step),
    );
  });
}

describe('a shaper', () => {
  test.prop([textOfOneFace])('finds the same widths without kerning', ([face, text]) => {
    const file = files.get(face);
    if (!file) throw new Error(`${face} is not loaded`);
    const clean = text.normalize('NFC');
    expect(widthOf(clean, face, file.unitsPerEm)).toBeCloseTo(shapedWidth(file, clean));
  });
});

describe('a measurer', () => {
  it('has a face for everything, also for what no face prints', () => {
    expect(measurer.fontOf({ family: 'tinos', weight: 700 }).faceOf('😀')).toBe('tinos-latin-700');
    expect(widthOf('😀', 'tinos-latin-700')).toBeGreaterThan(0);
  });

  it('names a face that is not loaded', () => {
    const empty = createMeasurer(new Map());
    expect(() => empty.width({ text: 'a', face: 'tinos-latin-400', level: 0 }, 10)).toThrow(
      'The face "tinos-latin-400" is not loaded',
    );
  });

  it('says when it needs the shaper', () => {
    const unshaped = createMeasurer(files);
    expect(() => unshaped.width({ text: 'م', face: 'amiri-arabic-400', level: 1 }, 10)).toThrow(
      'needs the shaper of @shortlist/fonts/shaping',
    );
  });
});
