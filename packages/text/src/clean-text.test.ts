import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { cleanText } from './clean-text.ts';

describe('clean text', () => {
  it.each([
    { it: 'is left alone when it is plain', text: 'a-b/c (d) ~', clean: 'a-b/c (d) ~' },
    { it: 'is composed', text: 'Jose\u0301', clean: 'José' },
    {
      it: 'has no soft hyphens or zero-width spaces',
      text: 'a\u00ADb\u200Bc\uFEFFd',
      clean: 'abcd',
    },
    { it: 'has no controls', text: 'a\u0000b\u0007c\u009Fd', clean: 'abcd' },
    { it: 'has no bidi controls', text: '\u202Eabc\u202C \u2067d\u2069', clean: 'abc d' },
    {
      it: 'has one space for tabs and line ends',
      text: 'a\t\r\nb\u2028c\u0085d',
      clean: 'a b c d',
    },
    { it: 'has plain spaces for those of other widths', text: 'a\u2003b\u3000c', clean: 'a b c' },
    {
      it: 'keeps no-break spaces, narrow ones too',
      text: 'a\u00A0b\u202Fc',
      clean: 'a\u00A0b\u00A0c',
    },
    { it: 'has plain hyphens', text: 'a\u2010b\u2011c–d', clean: 'a-b-c–d' },
    { it: 'keeps the joiner that Persian needs', text: 'می\u200Cخواهم', clean: 'می\u200Cخواهم' },
    { it: 'keeps the joiner that Hindi needs', text: 'क्\u200Dष', clean: 'क्\u200Dष' },
    { it: 'drops joiners that join nothing', text: 'auf\u200Clage \u200D', clean: 'auflage ' },
    { it: 'drops variation selectors', text: '™\uFE0F', clean: '™' },
    { it: 'shows half a surrogate pair', text: 'a\uD83Db', clean: 'a\uFFFDb' },
    { it: 'keeps whole surrogate pairs', text: '😀', clean: '😀' },
  ])('$it', ({ text, clean }) => {
    expect(cleanText(text)).toBe(clean);
  });

  test.prop([fc.array(fc.nat({ max: 0x10ffff }))])(
    'does not change when cleaned again',
    (codes) => {
      const clean = cleanText(String.fromCodePoint(...codes));
      expect(cleanText(clean)).toBe(clean);
    },
  );
});
