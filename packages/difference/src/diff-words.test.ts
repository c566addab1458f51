import { expect, it } from 'vitest';
import { diffWords } from './diff-words.ts';

it.each([
  { before: 'Ran the bar', after: 'Ran the bar', runs: ['same: Ran the bar'] },
  {
    before: 'Was running the bar',
    after: 'Ran the bar',
    runs: ['removed: Was running', 'added: Ran', 'same: the bar'],
  },
  {
    before: 'Ran the bar',
    after: 'Ran the whole bar well',
    runs: ['same: Ran the', 'added: whole', 'same: bar', 'added: well'],
  },
  {
    before: 'Cooked for sixty guests a night',
    after: 'Kept the books of a mill',
    runs: ['removed: Cooked for sixty guests a night', 'added: Kept the books of a mill'],
  },
  { before: '', after: 'Ran', runs: ['added: Ran'] },
  { before: 'Ran', after: '', runs: ['removed: Ran'] },
  { before: '', after: '', runs: [] },
])('[DP1] “$before” to “$after” word by word', ({ before, after, runs }) => {
  const formatted = diffWords(before, after).map(({ kind, text }) => `${kind}: ${text.trim()}`);
  expect(formatted).toEqual(runs);
});

it('marks two long texts that differ nearly everywhere as wholes, and ends', () => {
  const text = (word: string) => `${word} same `.repeat(3_000).trim();
  const runs = diffWords(text('old'), text('new'));
  expect(runs.map(({ kind }) => kind)).toEqual(['removed', 'added']);
});
