import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { rebaseText } from './rebase-lines.ts';

describe('what was said earlier, once somebody else has changed the text', () => {
  it.each([
    { it: 'has their line', earlier: 'a', before: 'a\nb', after: 'a\nb\nX', is: 'a\nX' },
    { it: 'has a line before mine', earlier: 'a', before: 'a\nb', after: 'a\nX\nb', is: 'a\nX' },
    { it: 'has a line before all', earlier: '', before: 'a', after: 'X\na', is: 'X' },
    { it: 'has no empty bullet', earlier: '• ', before: '• a', after: '• a\n• X', is: '• X' },
    { it: 'lacks their deletion', earlier: 'a\nb', before: 'a\nb\nc', after: 'b\nc', is: 'b' },
    {
      it: 'has their words behind mine',
      earlier: 'I like',
      before: 'I like tea',
      after: 'I like tea and cake',
      is: 'I like and cake',
    },
    {
      it: 'keeps words apart',
      earlier: 'I like',
      before: 'I like tea',
      after: 'I like big tea',
      is: 'I like big ',
    },
    {
      it: 'has a word that they rewrote',
      earlier: '',
      before: 'Weaver',
      after: 'Spinner',
      is: 'Spinner',
    },
    { it: 'is mine where they did nothing', earlier: 'x y', before: 'x', after: 'x', is: 'x y' },
    { it: 'is theirs where I did nothing', earlier: 'x', before: 'x', after: 'y\nx', is: 'y\nx' },
    {
      it: 'has what I erased',
      earlier: 'a\nb\nc',
      before: 'a\nc',
      after: 'a\nX\nc',
      is: 'a\nb\nX\nc',
    },
  ])('$it', ({ earlier, before, after, is }) => {
    expect(rebaseText(earlier, before, after)).toBe(is);
  });

  const wordsIn = (text: string): string[] => text.match(/\S+/gu) ?? [];
  const anyText = fc
    .array(fc.array(fc.constantFrom('tea', 'and', 'milk', 'sugar'), { maxLength: 4 }), {
      minLength: 1,
      maxLength: 5,
    })
    .map((lines) => lines.map((line) => line.join(' ')).join('\n'));
  const editsOf = (...kinds: string[]) =>
    fc.array(fc.tuple(fc.nat(30), fc.constantFrom(...kinds)), { minLength: 1, maxLength: 5 });
  const edits = fc.tuple(editsOf('put', 'line', 'take'), editsOf('put')).map((both) => both.flat());

  test.prop([anyText, anyText, edits])(
    '[TR1] has every word that they put in',
    (earlier, before, made) => {
      const after = made.reduce((text, [at, kind]) => editElsewhere(text, at, kind), before);
      const theirs = wordsIn(after).filter((word) => word.startsWith('X'));
      expect(theirs).not.toEqual([]);
      expect(wordsIn(rebaseText(earlier, before, after))).toEqual(expect.arrayContaining(theirs));
    },
  );
});

/** Another window's edit: its words begin with X and are each there once. */
function editElsewhere(text: string, place: number, kind: string): string {
  const words = text.split(/(?<=\s)|(?=\s)/u);
  const at = place % (words.length + 1);
  const put = `X${words.length}x${place}`;
  if (kind === 'take') return words.toSpliced(at, 1).join('');
  return words.toSpliced(at, 0, kind === 'line' ? `\n${put}\n` : ` ${put} `).join('');
}
