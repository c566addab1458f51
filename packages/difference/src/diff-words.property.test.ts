import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { diffWords, type WordRun } from './diff-words.ts';

const words = fc
  .array(fc.constantFrom('a', 'b', 'c', 'd', '1.', 'é', '日本'), { maxLength: 24 })
  .map((list) => list.join(' '));

const said = (runs: readonly WordRun[], ...kinds: WordRun['kind'][]) =>
  runs.filter(({ kind }) => kinds.includes(kind)).flatMap(({ text }) => text.match(/\S+/gu) ?? []);
const list = (text: string) => text.match(/\S+/gu) ?? [];

/** The length of a longest common subsequence, by the table of Wagner and Fischer. */
function longestShared(old: readonly string[], now: readonly string[]): number {
  let above = new Array<number>(now.length + 1).fill(0);
  for (const word of old) {
    const row = [0];
    for (const [at, other] of now.entries()) {
      row.push(word === other ? (above[at] ?? 0) + 1 : Math.max(above[at + 1] ?? 0, row[at] ?? 0));
    }
    above = row;
  }
  return above[now.length] ?? 0;
}

test.prop([words, words])(
  '[DP1] says both texts whole, each word in its order',
  (before, after) => {
    const runs = diffWords(before, after);
    expect(said(runs, 'same', 'removed')).toEqual(list(before));
    expect(said(runs, 'same', 'added')).toEqual(list(after));
  },
);

test.prop([words, words])(
  '[DP1] keeps as many words as can be kept, or none where two texts share little',
  (before, after) => {
    const kept = said(diffWords(before, after), 'same').length;
    if (kept > 0) expect(kept).toBe(longestShared(list(before), list(after)));
  },
);

test.prop([words])('[DP1] a text is the same as itself', (text) => {
  expect(diffWords(text, text)).toEqual(text === '' ? [] : [{ kind: 'same', text }]);
});

test.prop([words, words])(
  'neighbouring runs are of different kinds, and what goes is first',
  (before, after) => {
    const kinds = diffWords(before, after).map(({ kind }) => kind);
    for (const [at, kind] of kinds.entries()) {
      expect(kinds[at + 1]).not.toBe(kind);
      if (kind === 'added') expect(kinds[at + 1]).not.toBe('removed');
    }
  },
);
