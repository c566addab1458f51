import { fc, test } from '@fast-check/vitest';
import { create } from 'fontkit';
import { describe, expect, it } from 'vitest';
import { readFontFile } from './index.ts';
import { bytesOf } from './installed-fonts.test-support.ts';

const LATIN = bytesOf('tinos-latin-400');

function withByte(at: number, byte: number): Uint8Array {
  const bytes = LATIN.slice();
  bytes[at] = byte;
  return bytes;
}

/** Finds the entry of the first table of a WOFF file that is deflated. */
function packedTable(file: Uint8Array): number {
  const view = new DataView(file.buffer, file.byteOffset);
  let entry = 44;
  while (view.getUint32(entry + 8) >= view.getUint32(entry + 12)) entry += 20;
  return entry;
}

describe('a font file', () => {
  it.each(['tinos-latin-400', 'tinos-hebrew-700', 'amiri-arabic-400', 'noto-serif-sc-118-700'])(
    'of %s has the glyphs and widths that fontkit reads',
    (key) => {
      const { glyphs, advanceOf, sfnt, unitsPerEm } = readFontFile(bytesOf(key));
      const font = create(sfnt);
      expect(unitsPerEm).toBe(font.unitsPerEm);
      const mapped = font.characterSet.filter((code) => font.glyphForCodePoint(code).id !== 0);
      expect([...glyphs.keys()].sort()).toEqual(mapped.sort());
      for (const [codePoint, glyph] of glyphs) {
        expect(font.glyphForCodePoint(codePoint).id).toBe(glyph);
        expect([0, font.getGlyph(glyph).advanceWidth]).toContain(advanceOf(glyph));
      }
    },
  );

  it('once unpacked is read as the same file', () => {
    const { sfnt, glyphs } = readFontFile(LATIN);
    const again = readFontFile(sfnt);
    expect(again.sfnt).toEqual(sfnt);
    expect(again.glyphs).toEqual(glyphs);
  });

  it.each([1, -1])('with a packed table that is longer by %i than it says is refused', (more) => {
    const entry = packedTable(LATIN);
    const said = new DataView(LATIN.buffer, LATIN.byteOffset).getUint8(entry + 15);
    expect(() => readFontFile(withByte(entry + 15, said - more))).toThrow(
      'The font file cannot be read: a table has another length than it says',
    );
  });

  it('takes no memory for a table that says more than its bytes can be', () => {
    expect(() => readFontFile(withByte(packedTable(LATIN) + 12, 0xff))).toThrow(
      'The font file cannot be read: a table says a length that it cannot have',
    );
  });

  it.each([
    { it: 'nothing', bytes: new Uint8Array() },
    { it: 'a page that says "not found"', bytes: new TextEncoder().encode('<!doctype html>') },
    { it: 'half a file', bytes: LATIN.subarray(0, LATIN.length / 2) },
    { it: 'a header alone', bytes: LATIN.subarray(0, 44) },
    { it: 'a file whose first table is shorter than it says', bytes: withByte(44 + 15, 0xff) },
    { it: 'a file without tables', bytes: LATIN.slice(0, 44).fill(0, 12, 14) },
  ])('cannot be $it', ({ bytes }) => {
    expect(() => readFontFile(bytes)).toThrow(/^The font file cannot be read: /);
  });

  test.prop(
    [
      fc.array(
        fc.record({
          at: fc.nat({ max: LATIN.length - 1 }),
          byte: fc.integer({ min: 0, max: 255 }),
        }),
        { minLength: 1, maxLength: 30 },
      ),
    ],
    { numRuns: 25 },
  )('that is damaged is read or refused in words', (damages) => {
    const { sfnt } = readFontFile(LATIN);
    for (const bytes of [LATIN.slice(), sfnt.slice()]) {
      for (const { at, byte } of damages) bytes[at] = byte;
      try {
        readFontFile(bytes);
      } catch (error) {
        expect(String(error)).toMatch(/^Error: The font file cannot be read: /);
      }
    }
  });
});
