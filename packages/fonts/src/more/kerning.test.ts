/// <reference path="../fontkit.d.ts" />
import { fc, test } from '@fast-check/vitest';
import { create } from 'fontkit';
import { describe, expect, it, vi } from 'vitest';
import {
  createMeasurer,
  type FontFile,
  faceByKey,
  facesFor,
  kernerIn,
  loadFamilies,
  missingCharacters,
} from '../index.ts';
import { openFaces } from '../installed-fonts.test-support.ts';

const KERNED = ['eb-garamond', 'source-serif-4', 'source-sans-3', 'carlito', 'lato'] as const;

await loadFamilies();
const files = openFaces(
  [
    'tinos-latin-400',
    ...KERNED.flatMap((id) => ['400', '700', '400-italic'].map((cut) => `${id}-latin-${cut}`)),
  ].map(faceByKey),
);

/** The width that a shaper gives a text with kerning on and all else off, in design units. */
function shaped({ sfnt }: FontFile, text: string): number {
  const features = { kern: true, liga: false, clig: false, calt: false };
  return create(sfnt).layout(text, features).advanceWidth;
}

function measured(key: string, text: string): number {
  const measurer = createMeasurer(files);
  const letters = [...text];
  return letters.reduce(
    (sum, letter, at) =>
      sum +
      measurer.width({ text: letter, face: key, level: 0 }, 1) +
      (at > 0 ? measurer.kern(key, letters[at - 1] ?? '', letter) : 0),
    0,
  );
}

const words = fc.string({
  unit: fc.constantFrom(...'AVTWLPYFoeayv.,’-–rtfk1740'),
  minLength: 2,
  maxLength: 12,
});

describe('families that only some designs use', () => {
  it('are not known before they are loaded', async () => {
    // Test files of one worker share their modules, and another may have loaded the families.
    vi.resetModules();
    const fresh = await import('../index.ts');
    expect(KERNED.filter(fresh.isFamilyKnown)).toEqual([]);
    await fresh.loadFamilies();
    expect(KERNED.filter(fresh.isFamilyKnown)).toEqual(KERNED);
  });

  it('print the scripts that they lack by families behind them, sans beside sans', () => {
    const print = (family: string, text: string) => {
      const texts = [{ family, weight: 400, text }] as const;
      expect(missingCharacters(texts)).toEqual([]);
      return facesFor(texts).at(-1)?.key;
    };
    expect(print('lato', 'Ж')).toBe('source-sans-3-cyrillic-400');
    expect(print('carlito', 'ש')).toBe('noto-sans-hebrew-hebrew-400');
    expect(print('lato', 'م')).toBe('amiri-arabic-400');
    expect(print('source-sans-3', 'न')).toBe('noto-sans-devanagari-devanagari-400');
    expect(print('eb-garamond', 'ש')).toBe('tinos-hebrew-400');
    expect(print('source-serif-4', 'م')).toBe('amiri-arabic-400');
    expect(print('lato', '王')).toMatch(/^noto-serif-sc-/u);
  });

  it('have a semibold where there is a real cut of it, else bold', () => {
    const cut = (family: string) => facesFor([{ family, weight: 600, text: 'a' }])[0]?.weight;
    expect(KERNED.map(cut)).toEqual([600, 600, 600, 700, 700]);
  });
});

describe('kerning', () => {
  it('is that of the pair in the table of the family, and none in Tinos', () => {
    const kern = (key: string) => {
      const file = files.get(key);
      return file && kernerIn(key, file)?.('A', 'V');
    };
    expect(kern('tinos-latin-400')).toBeUndefined();
    for (const id of KERNED) expect(kern(`${id}-latin-400`)).toBeLessThan(-0.01);
  });

  test.prop([fc.constantFrom(...[...files.keys()].slice(1)), words], { numRuns: 60 })(
    'makes a text as wide as a shaper does',
    (key, text) => {
      const file = files.get(key);
      if (!file) throw new Error(`${key} is not loaded.`);
      expect(measured(key, text)).toBeCloseTo(shaped(file, text) / file.unitsPerEm, 6);
    },
  );
});
