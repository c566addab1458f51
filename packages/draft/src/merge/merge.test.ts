import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { mergeText } from './merge-lines.ts';
import { mergeOrder } from './merge-order.ts';

describe('lines of a text', () => {
  it.each([
    {
      it: 'a line changed on each side',
      base: 'a\nb\nc',
      mine: 'A\nb\nc',
      theirs: 'a\nb\nC',
      merged: 'A\nb\nC',
    },
    {
      it: 'a line put in here, one deleted there',
      base: 'a\nb\nc\nd',
      mine: 'x\na\nb\nc\nd',
      theirs: 'a\nb\nd',
      merged: 'x\na\nb\nd',
    },
    {
      it: 'the same change on both sides',
      base: 'a\nb',
      mine: 'a\nc',
      theirs: 'a\nc',
      merged: 'a\nc',
    },
    {
      it: 'one line changed in two ways',
      base: 'a\nb',
      mine: 'a\nc',
      theirs: 'a\nd',
      merged: undefined,
    },
    {
      it: 'different lines put in at one place',
      base: 'a',
      mine: 'a\nb',
      theirs: 'a\nc',
      merged: undefined,
    },
  ])('[ST2] $it', ({ base, mine, theirs, merged }) => {
    expect(mergeText(base, mine, theirs)).toBe(merged);
  });

  const text = fc.array(fc.constantFrom('a', 'b', 'c', 'd', ''), { maxLength: 8 });
  const word = fc.array(fc.constantFrom('a', 'b', 'x1', 'x2', 'x3'), { maxLength: 8 });
  test.prop([text, word, word.map((lines) => lines.map((line) => line.replace('x', 'y')))])(
    '[ST2] no line that a side put in is lost: it is in the merged text, or there is a question',
    (base, mine, theirs) => {
      const merged = mergeText(base.join('\n'), mine.join('\n'), theirs.join('\n'))?.split('\n');
      if (!merged) return;
      const put = [...mine, ...theirs].filter((line) => /[xy]/u.test(line));
      expect(merged).toEqual(expect.arrayContaining(put));
    },
  );
});

describe('orders', () => {
  it.each([
    { it: 'different things moved', base: 'abcd', mine: 'bacd', theirs: 'abdc', order: 'badc' },
    {
      it: 'one moved here, one added there',
      base: 'abc',
      mine: 'cab',
      theirs: 'xabc',
      order: 'cxab',
    },
    {
      it: 'one added on top here, one moved there',
      base: 'abc',
      mine: 'xabc',
      theirs: 'acb',
      order: 'xacb',
    },
    {
      it: 'one taken out there, another moved here',
      base: 'abcd',
      mine: 'dabc',
      theirs: 'acd',
      order: 'dac',
    },
    { it: 'what went along on both sides', base: 'abc', mine: 'cab', theirs: 'cab', order: 'cab' },
  ])('[HO2] $it', ({ base, mine, theirs, order }) => {
    expect(mergeOrder([...base], [...mine], [...theirs])).toEqual({
      order: [...order],
      isOpen: false,
    });
  });

  it('[HO2] asks where both moved the same to different places', () => {
    expect(mergeOrder([...'abcde'], [...'eabcd'], [...'aebcd']).isOpen).toBe(true);
  });

  const all = ['a', 'b', 'c', 'd', 'e'];
  const shuffled = fc.shuffledSubarray(all, { minLength: 5 });
  const some = fc.shuffledSubarray(all);
  test.prop([some, some, some])(
    '[HO2] never doubles, and holds what both hold',
    (base, mine, theirs) => {
      const { order } = mergeOrder(base, mine, theirs);
      expect(new Set(order).size).toBe(order.length);
      expect(order).toEqual(expect.arrayContaining(mine.filter((id) => theirs.includes(id))));
    },
  );
  test.prop([shuffled, shuffled])(
    '[HO2] a side that did nothing changes nothing',
    (base, moved) => {
      for (const [mine, theirs] of [
        [base, moved],
        [moved, base],
        [moved, moved],
      ] as const) {
        expect(mergeOrder(base, mine, theirs)).toEqual({ order: moved, isOpen: false });
      }
    },
  );
});
