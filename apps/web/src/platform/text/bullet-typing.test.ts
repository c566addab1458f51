import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { keepBullets, withBullets } from './bullet-typing.ts';

/** A text with the caret drawn as "|". */
const read = (drawn: string) => ({ value: drawn.replace('|', ''), caret: drawn.indexOf('|') });
const draw = ({ value, caret }: { value: string; caret: number }) =>
  `${value.slice(0, caret)}|${value.slice(caret)}`;

describe('[ED8] bullets while typing', () => {
  it.each([
    { it: 'begins the next line with one', before: '• a', typed: '• a\n|', after: '• a\n• |' },
    { it: 'splits a line in two', before: '• ab', typed: '• a\n|b', after: '• a\n• |b' },
    { it: 'leaves a line alone that has one', before: '• a', typed: '• ab|', after: '• ab|' },
    { it: 'comes back to an emptied text', before: '• a', typed: '|', after: '• |' },
    { it: 'takes an empty one back', before: '• a\n• ', typed: '• a\n•|', after: '• a|' },
    {
      it: 'joins its line to the one above',
      before: '• a\n• b',
      typed: '• a\n•|b',
      after: '• a|b',
    },
    { it: 'stays at the first line', before: '• a', typed: '•|a', after: '• |a' },
    { it: 'goes when lines are joined', before: '• a\n• b', typed: '• a|• b', after: '• a|b' },
    {
      it: 'replaces those of pasted lines',
      before: '• ',
      typed: '• one\n- two\n* three\n\n1. four|',
      after: '• one\n• two\n• three\n• \n• 1. four|',
    },
    {
      it: 'is not doubled by a paste behind it',
      before: '• ',
      typed: '• •\tone\no\ttwo\n§\tthree|',
      after: '• one\n• two\n• three|',
    },
    { it: 'takes in a dash typed behind it', before: '• - ', typed: '• - a|', after: '• a|' },
    { it: 'waits for words behind a dash', before: '• -', typed: '• - |', after: '• - |' },
    { it: 'keeps spaces at the end', before: '• ', typed: 'a |', after: '• a |' },
    { it: 'has the caret behind it', before: '• a', typed: '|• a', after: '• |a' },
  ])('$it', ({ before, typed, after }) => {
    expect(draw(keepBullets(before, read(typed)))).toBe(after);
  });

  const line = fc.constantFrom('', 'a', '• a', '- b', ' c ', '•', 'x•y');
  test.prop([fc.array(line, { maxLength: 6 }), fc.nat()])(
    'lead every line, always',
    (lines, at) => {
      const value = lines.join('\n');
      const typed = { value, caret: at % (value.length + 1) };
      const kept = keepBullets('', typed);
      for (const each of kept.value.split('\n')) expect(each.startsWith('• ')).toBe(true);
      expect(kept.caret).toBeGreaterThanOrEqual(0);
      expect(kept.caret).toBeLessThanOrEqual(kept.value.length);
      expect(withBullets(kept.value)).toBe(kept.value);
    },
  );
});
