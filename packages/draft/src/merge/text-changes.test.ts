import { fc, test } from '@fast-check/vitest';
import { expect, it } from 'vitest';
import { findChanges, offsetAfter, type TextChange } from './text-changes.ts';

const apply = (text: string, changes: readonly TextChange[]) =>
  changes.reduceRight(
    (next, { start, end, text: put }) => next.slice(0, start) + put + next.slice(end),
    text,
  );

const text = fc
  .array(fc.constantFrom('a', 'b', 'ab', '• a', ''), { maxLength: 6 })
  .map((lines) => lines.join('\n'));

test.prop([text, text])('[ST2] leads from one text to the other', (before, after) => {
  expect(apply(before, findChanges(before, after))).toBe(after);
});

it.each([
  { it: 'a line put in above', before: 'one\ntwo', after: 'new\none\ntwo', at: 5, to: 9 },
  { it: 'a line deleted above', before: 'new\none\ntwo', after: 'one\ntwo', at: 9, to: 5 },
  {
    it: 'lines changed above and below',
    before: 'a\nmine\nc',
    after: 'aaa\nmine\nccc',
    at: 4,
    to: 6,
  },
  { it: 'a line put in below', before: 'one', after: 'one\ntwo', at: 3, to: 3 },
  { it: 'its own words gone', before: 'abcdef', after: 'af', at: 3, to: 1 },
])('[ST2] keeps the caret at its words: $it', ({ before, after, at, to }) => {
  expect(offsetAfter(findChanges(before, after), at)).toBe(to);
});
