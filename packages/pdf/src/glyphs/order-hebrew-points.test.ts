import { describe, expect, it } from 'vitest';
import { block } from '../lay-out-blocks.test-support.ts';
import { readPicture, readText } from '../poppler.test-support.ts';
import { writeBlocks } from '../write-pdf.test-support.ts';
import { orderHebrewPoints } from './order-hebrew-points.ts';

/** Points down to the line on which letters of the first block stand: vowels below it are cut off. */
const ABOVE_VOWELS = 81;

describe('[PV8] the points of a Hebrew letter', () => {
  it.each([
    { of: 'shin with qamats', unicode: '\u05e9\u05b8\u05c1', font: '\u05e9\u05c1\u05b8' },
    { of: 'sin with patah', unicode: '\u05e9\u05b7\u05c2', font: '\u05e9\u05c2\u05b7' },
    {
      of: 'shin with qamats and dagesh',
      unicode: '\u05e9\u05b8\u05bc\u05c1',
      font: '\u05e9\u05c1\u05bc\u05b8',
    },
    { of: 'bet with holam and dagesh', unicode: '\u05d1\u05b9\u05bc', font: '\u05d1\u05bc\u05b9' },
  ])('go from the order of Unicode to that of fonts: $of', async ({ unicode, font }) => {
    expect(orderHebrewPoints(`${unicode}לום ${unicode}`)).toBe(`${font}לום ${font}`);
    expect(readText(await writeBlocks([block(`${unicode}לום`)]))).toContain(`${unicode}לום`);
  });

  it('stand where they do without a vowel', async () => {
    const top = async (text: string) => readPicture(await writeBlocks([block(text)]), ABOVE_VOWELS);
    const [shin, withVowel, sin] = ['\u05c1', '\u05b8\u05c1', '\u05b8\u05c2'].map((points) =>
      top(`ש${points}לום`),
    );
    expect(await withVowel).toBe(await shin);
    expect(await sin).not.toBe(await shin);
  });
});
