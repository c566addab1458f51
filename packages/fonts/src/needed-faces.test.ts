import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { FACES, facesFor, missingCharacters, type Weight } from './index.ts';

const require = createRequire(import.meta.url);

const keysFor = (text: string, weight: Weight = 400) =>
  facesFor([{ text, weight }]).map(({ key }) => key);

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
    expect(missingCharacters([{ text, weight: 400 }])).toEqual([]);
  });

  it('are of the weight of the text', () => {
    expect(keysFor('Ł', 700)).toEqual(['tinos-latin-700', 'tinos-latin-ext-700']);
  });

  it('are none when there is no text', () => {
    expect(facesFor([{ text: '', weight: 400 }])).toEqual([]);
  });

  it('are named once', () => {
    const texts = [
      { text: 'Ł', weight: 400 },
      { text: 'ŁŁ', weight: 400 },
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
    expect(missingCharacters([{ text, weight: 400 }])).toEqual(missing);
  });

  it('are each named once, whatever the weight', () => {
    const texts = [
      { text: '😀', weight: 400 },
      { text: '😀', weight: 700 },
    ] as const;
    expect(missingCharacters(texts)).toEqual(['😀']);
  });
});

describe('the table of faces', () => {
  it('has a file for each', () => {
    const missing = FACES.filter(({ file }) => !existsSync(require.resolve(file)));
    expect(missing).toEqual([]);
  });

  it('has each slice in both weights, under a key of its own', () => {
    expect(new Set(FACES.map(({ key }) => key)).size).toBe(FACES.length);
    expect(FACES.filter(({ weight }) => weight === 700)).toHaveLength(FACES.length / 2);
  });
});
