import { fc, test } from '@fast-check/vitest';
import { expect, it } from 'vitest';
import { diffWords } from './diff-words.ts';

const told = (before: string, after: string) =>
  diffWords(before, after).map(({ kind, text }) => `${kind}: ${text.trim()}`);

it.each([
  { before: 'Ran the bar', after: 'Ran the bar', parts: ['same: Ran the bar'] },
  {
    before: 'Was running the bar',
    after: 'Ran the bar',
    parts: ['removed: Was running', 'added: Ran', 'same: the bar'],
  },
  {
    before: 'Ran the bar',
    after: 'Ran the whole bar well',
    parts: ['same: Ran the', 'added: whole', 'same: bar', 'added: well'],
  },
  { before: '', after: 'Ran', parts: ['added: Ran'] },
  { before: 'Ran', after: '', parts: ['removed: Ran'] },
  { before: '', after: '', parts: [] },
])('“$before” to “$after” is told in words', ({ before, after, parts }) => {
  expect(told(before, after)).toEqual(parts);
});

const words = fc.array(fc.constantFrom('ran', 'the', 'bar', 'inn', 'well'), { maxLength: 12 });

test.prop([words, words])('both texts can be read from the parts', (before, after) => {
  const parts = diffWords(before.join(' '), after.join(' '));
  const read = (left: string) =>
    parts.filter(({ kind }) => kind !== left).flatMap(({ text }) => text.trim().split(/\s+/u));
  expect(read('added').filter(Boolean)).toEqual(before);
  expect(read('removed').filter(Boolean)).toEqual(after);
});

test.prop([words])('a text that stays is one part at most', (same) => {
  const text = same.join(' ');
  expect(diffWords(text, text)).toEqual(text === '' ? [] : [{ kind: 'same', text }]);
});
