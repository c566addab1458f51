import { fc, test } from '@fast-check/vitest';
import { loadFamilies } from '@shortlist/fonts';
import type { PlacedLine } from '@shortlist/layout';
import { describe, expect } from 'vitest';
import { writePdf } from './index.ts';
import { block, layOutBlocks, span } from './lay-out-blocks.test-support.ts';
import { readPixels } from './poppler.test-support.ts';
import { OPTIONS } from './write-pdf.test-support.ts';

await loadFamilies();

const oneOf = (letters: string) => fc.constantFrom(...letters);
const often = (arbitrary: fc.Arbitrary<string>, weight = 1) =>
  fc.oneof({ weight, arbitrary }, { weight: 1, arbitrary: fc.constant('') });

/** Syllables of one or more consonants, a vowel sign, and a nasal or a breath. */
const DEVANAGARI = fc
  .tuple(
    often(oneOf('कगजटतदनपबमयरलवशसह').map((letter) => `${letter}\u094D`)),
    oneOf('कखगघचछजझटठडढणतथदधनपफबभमयरलवशषसह'),
    often(oneOf('ािीुूृेैोौ'), 3),
    often(oneOf('ंःँ')),
  )
  .map((parts) => parts.join(''));

/** Letters that join, some with a vowel sign. */
const ARABIC = fc
  .tuple(oneOf('ابتثجحخدذرزسشصضطظعغفقكلمنهوي'), often(oneOf('\u064E\u064F\u0650\u0651')))
  .map((parts) => parts.join(''));

const textOf = (syllable: fc.Arbitrary<string>) =>
  fc
    .array(
      fc.array(syllable, { minLength: 1, maxLength: 7 }).map((syllables) => syllables.join('')),
      { minLength: 80, maxLength: 100 },
    )
    .map((words) => words.join(' '));

const style = fc.record({
  family: fc.constantFrom('tinos', 'source-sans-3'),
  weight: fc.constantFrom(400 as const, 700 as const),
  size: fc.constantFrom(9, 10.5, 12),
});

/**
 * The reach of a letter beyond its width by its form, as a part of the size: the line over Devanagari letters goes on to
 * meet that of the next.
 */
const OVERHANG = 0.1;
/** The width that is looked at on either side of a line. */
const BESIDE = 12;

/** Measures how far something is painted beyond what the layout has measured of a line, to the left or right, in points. */
function excessOf(
  { runs, baseline }: PlacedLine,
  isPainted: (x: number, y: number) => boolean,
): number {
  const left = Math.min(...runs.map(({ x }) => x));
  const right = Math.max(...runs.map(({ x, width }) => x + width));
  let excess = 0;
  for (let beyond = 0.25; beyond < BESIDE; beyond += 0.25) {
    for (let y = baseline - 8; y < baseline + 3; y += 0.25) {
      if (isPainted(left - beyond, y) || isPainted(right + beyond, y)) excess = beyond;
    }
  }
  return excess;
}

describe('[PV5] lines of letters that join or are drawn in another order', () => {
  for (const [name, syllable] of Object.entries({ Devanagari: DEVANAGARI, Arabic: ARABIC })) {
    test.prop([textOf(syllable), style], { numRuns: 3, endOnFailure: true })(
      `are not wider in the PDF than they were measured: ${name}`,
      async (text, look) => {
        const { paged, fonts } = layOutBlocks([block([span(text, look)], { lineHeight: 18 })]);
        const lines = paged.pages[0]?.lines ?? [];
        expect(lines.length).toBeGreaterThan(3);
        const isPainted = readPixels(await writePdf(paged, fonts, OPTIONS));
        const excess = lines.map((line) => excessOf(line, isPainted));
        expect(Math.max(...excess)).toBeLessThanOrEqual(OVERHANG * look.size);
      },
    );
  }
});
