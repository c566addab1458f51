import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { FontStyle } from '@shortlist/document';
import { describe, expect, it } from 'vitest';
import { facesFor, knownFaces, loadFamilies, missingCharacters } from './index.ts';

const require = createRequire(import.meta.url);

const TINOS: FontStyle = { family: 'tinos', weight: 400 };

const keysFor = (text: string, style: Partial<FontStyle> = {}) =>
  facesFor([{ ...TINOS, ...style, text }]).map(({ key }) => key);

describe('[PV8] the faces a text needs', () => {
  it.each([
    { text: 'Nora', faces: [] },
    { text: 'José – “50 €”', faces: [] },
    { text: 'Łukasz', faces: ['tinos-latin-ext-400'] },
    { text: 'Nguyễn', faces: ['tinos-vietnamese-400'] },
    { text: 'Ольга', faces: ['tinos-cyrillic-400'] },
    { text: 'Ελένη', faces: ['tinos-greek-400'] },
    { text: 'שָׁלוֹם', faces: ['tinos-hebrew-400'] },
    { text: 'محمد', faces: ['amiri-arabic-400'] },
    { text: 'नमस्ते', faces: ['noto-serif-devanagari-devanagari-400'] },
    { text: '小明', faces: ['noto-serif-sc-118-400'] },
    { text: '†', faces: ['tinos-latin-ext-400'] },
    { text: '→', faces: ['noto-serif-sc-109-400'] },
    { text: 'Ọ\u0300ṣun', faces: ['tinos-vietnamese-400', 'tinos-latin-ext-400'] },
    { text: 'می\u200Cخواهم', faces: ['amiri-arabic-400'] },
  ])('$text', ({ text, faces }) => {
    expect(keysFor(text)).toEqual(['tinos-latin-400', ...faces]);
    expect(missingCharacters([{ ...TINOS, text }])).toEqual([]);
  });

  it('are of the weight of the text', () => {
    expect(keysFor('Ł', { weight: 700 })).toEqual(['tinos-latin-700', 'tinos-latin-ext-700']);
  });

  it.each([
    { it: 'an italic', style: { italic: true }, face: 'tinos-latin-400-italic' },
    { it: 'a bold italic', style: { weight: 700, italic: true }, face: 'tinos-latin-700-italic' },
    { it: 'bold for a weight it lacks', style: { weight: 600 }, face: 'tinos-latin-700' },
    { it: 'another family', style: { family: 'amiri' }, face: 'amiri-latin-400' },
  ] as const)('are $it', ({ style, face }) => {
    expect(keysFor('Nora', style)).toEqual([face]);
  });

  it('come from the families behind the one that lacks a letter, upright where they have no italic', () => {
    const style = { family: 'amiri', italic: true };
    expect(keysFor('Ольга', style)).toEqual([
      'amiri-latin-400-italic',
      'tinos-cyrillic-400-italic',
    ]);
    expect(keysFor('小明', style)).toEqual(['amiri-latin-400-italic', 'noto-serif-sc-118-400']);
  });

  it('are none of a family that there is not', () => {
    expect(() => keysFor('Nora', { family: 'wingdings' })).toThrow('no font family "wingdings"');
  });

  it('are none when there is no text', () => {
    expect(facesFor([{ ...TINOS, text: '' }])).toEqual([]);
  });

  it('are named once', () => {
    const texts = [
      { ...TINOS, text: 'Ł' },
      { ...TINOS, text: 'ŁŁ' },
    ] as const;
    expect(facesFor(texts)).toHaveLength(2);
  });
});

describe('[PV8] missing characters', () => {
  it.each([
    { it: 'are emoji', text: 'Hi 😀', missing: ['😀'] },
    { it: 'are named as a person counts them', text: '👩‍💻👩‍💻', missing: ['👩‍💻'] },
    {
      it: 'are letters of scripts without a font',
      text: 'ไทย a 한',
      missing: ['ไ', 'ท', 'ย', '한'],
    },
    {
      it: 'are private and replacement characters',
      text: '\uE000 \uFFFD',
      missing: ['\uE000', '\uFFFD'],
    },
    {
      it: 'are letters with a mark that no face has both of',
      text: 'x\u030C',
      missing: ['x\u030C'],
    },
    { it: 'are not spaces', text: ' \u00A0', missing: [] },
  ])('$it', ({ text, missing }) => {
    expect(missingCharacters([{ ...TINOS, text }])).toEqual(missing);
  });

  it('are each named once, whatever the weight', () => {
    const texts = [
      { ...TINOS, text: '😀' },
      { ...TINOS, text: '😀', weight: 700 },
    ] as const;
    expect(missingCharacters(texts)).toEqual(['😀']);
  });
});

await loadFamilies();
const FACES = knownFaces();

describe('the table of faces', () => {
  it('has a file for each', () => {
    const missing = FACES.filter(({ file }) => !existsSync(require.resolve(file)));
    expect(missing).toEqual([]);
  });

  it('has each slice in both weights at least, under its own key', () => {
    expect(new Set(FACES.map(({ key }) => key)).size).toBe(FACES.length);
    const ofWeight = (weight: number) => FACES.filter((face) => face.weight === weight).length;
    expect(ofWeight(700)).toBe(ofWeight(400));
    expect(ofWeight(600)).toBeGreaterThan(0);
  });
});
