import { test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { isLink } from '../fields/link.ts';
import { anyMarks, anyText } from '../resume/resume.test-support.ts';
import { type Mark, moveMarks, normalizeMarks, sliceMarks } from './mark.ts';

const bold = (from: number, to: number): Mark => ({ from, to, bold: true });
const italic = (from: number, to: number): Mark => ({ from, to, italic: true });
const link = (from: number, to: number, href: string): Mark => ({ from, to, href });

/** Checks whether marks are in their normal form, in another way than the code does. */
function isNormal(marks: readonly Mark[], text: string): boolean {
  return marks.every((mark, at) => {
    const { from, to, ...style } = mark;
    const { from: next = text.length, to: _, ...nextStyle } = marks[at + 1] ?? {};
    const isApart = to < next || JSON.stringify(style) !== JSON.stringify(nextStyle);
    const isWhole = [from, to].every(
      (edge) => edge === 0 || (text.codePointAt(edge - 1) ?? 0) < 0x10000,
    );
    return from < to && to <= next && isApart && isWhole && Object.keys(style).length > 0;
  });
}

describe('marks', () => {
  test.prop([anyText, anyMarks])('[OC5] have one normal form', (text, marks) => {
    const normal = normalizeMarks(marks, text);
    expect(isNormal(normal, text)).toBe(true);
    expect(normalizeMarks(normal, text)).toEqual(normal);
  });

  it.each([
    { it: 'sorts', marks: [bold(4, 6), italic(0, 2)], normal: [italic(0, 2), bold(4, 6)] },
    { it: 'joins equal neighbours', marks: [bold(0, 2), bold(2, 4)], normal: [bold(0, 4)] },
    {
      it: 'parts what overlaps',
      marks: [bold(0, 4), italic(2, 6)],
      normal: [bold(0, 2), { from: 2, to: 4, bold: true, italic: true }, italic(4, 6)],
    },
    {
      it: 'takes the later of two links',
      marks: [link(0, 6, 'https://a.org'), link(2, 4, 'tel:1')],
      normal: [link(0, 2, 'https://a.org'), link(2, 4, 'tel:1'), link(4, 6, 'https://a.org')],
    },
    { it: 'keeps within the text', marks: [bold(-3, 99)], normal: [bold(0, 8)] },
    { it: 'drops what is empty', marks: [bold(3, 3), bold(5, 4), { from: 0, to: 2 }], normal: [] },
    { it: 'drops what is no link', marks: [link(0, 3, 'javascript:alert(1)')], normal: [] },
    { it: 'cuts no character', marks: [bold(4, 7)], normal: [bold(4, 8)] },
    { it: 'reads numbers only', marks: [bold(Number.NaN, 2.9)], normal: [bold(0, 2)] },
  ])('[OC5] $it', ({ marks, normal }) => {
    expect(normalizeMarks(marks, 'abcdef😀')).toEqual(normal);
  });

  it.each([
    { it: 'typing before', after: 'xx one two', bold: 'two' },
    { it: 'typing behind', after: 'one two three', bold: 'two' },
    { it: 'typing within', after: 'one txwo', bold: 'txwo' },
    { it: 'the words before gone', after: 'two', bold: 'two' },
    { it: 'its end gone', after: 'one t', bold: 't' },
    { it: 'its start gone', after: 'one wo', bold: 'wo' },
    { it: 'all of it gone', after: 'one ', bold: '' },
    { it: 'other words in its place', after: 'one six', bold: 'six' },
  ])('[OC5] moves with its text: $it', ({ after, bold: said }) => {
    const [mark] = moveMarks([bold(4, 7)], 'one two', after);
    expect(mark ? after.slice(mark.from, mark.to) : '').toBe(said);
  });

  test.prop([anyText, anyText, anyMarks])(
    '[OC5] are normal after any change',
    (one, other, marks) => {
      const moved = moveMarks(normalizeMarks(marks, one), one, other);
      expect(isNormal(moved, other)).toBe(true);
      expect(moveMarks(normalizeMarks(marks, one), one, one)).toEqual(normalizeMarks(marks, one));
    },
  );

  it('[OC5] of a stretch count from its start', () => {
    expect(sliceMarks([bold(0, 3), italic(4, 7)], '  abc  ', { from: 2, to: 5 })).toEqual([
      bold(0, 1),
      italic(2, 3),
    ]);
  });

  it.each([
    { href: 'https://a.org/x?y#z', is: true },
    { href: 'HTTP://a.org', is: true },
    { href: 'mailto:ada@a.org', is: true },
    { href: 'tel:+15125550147', is: true },
    { href: 'https://a.org/@ada', is: true },
    { href: 'https://a.org?to=ada@a.org', is: true },
    { href: 'https://a.org#@', is: true },
    { href: 'https://ada:secret@a.org/x', is: false },
    { href: 'https://ada@a.org', is: false },
    { href: 'HTTPS://bank.example@evil.example', is: false },
    { href: 'https://@a.org', is: false },
    { href: 'https://a.org:80@evil.example/', is: false },
    { href: 'https:///ada@a.org', is: false },
    { href: 'https://\\ada@a.org', is: false },
    { href: 'https://a%40b@evil.example', is: false },
    { href: 'a.org', is: false },
    { href: 'javascript:alert(1)', is: false },
    { href: 'data:text/html,x', is: false },
    { href: 'https://a.org/ x', is: false },
    { href: 'https://a.org/\u0000', is: false },
    { href: ' https://a.org', is: false },
    { href: 'https://', is: false },
    { href: `https://a.org/${'x'.repeat(2_000)}`, is: false },
  ])('[OC5] $href', ({ href, is }) => {
    expect(isLink(href)).toBe(is);
  });
});
