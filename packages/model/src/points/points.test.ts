import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { anyCharacter, anyText } from '../resume/resume.test-support.ts';
import type { Points } from './point.ts';
import { pointsCodec } from './points.ts';

const { fromFlat, toFlat } = pointsCodec;

const idsByText = (points: Points) => points.points.map(({ id, text }) => `${id} ${text}`);
const of = (...lines: string[]) => lines.map((line) => `• ${line}`).join('\n');

const anyLines = fc
  .array(fc.constantFrom('', 'one', 'two', 'three', '• x'), { maxLength: 8 })
  .map((lines) => of(...lines));
const anyPoints = fc.oneof(anyLines, anyText, fc.string({ unit: anyCharacter }));

describe('points as text', () => {
  test.prop([anyPoints])('[HO5] any text comes back to the letter', (text) => {
    expect(toFlat(fromFlat(text))).toBe(text);
  });

  it.each(['', '•', '• ', '•  x', '• • x', '- x', 'x\n\n', '• x\r\n• y', '• x\v• y', '• x\n'])(
    'gives %j back',
    (text) => {
      expect(toFlat(fromFlat(text))).toBe(text);
    },
  );

  it.each([
    { text: '', points: [], rawText: undefined },
    { text: '• ', points: ['l0 '], rawText: undefined },
    { text: '• x\n• \n• y', points: ['l0 x', 'l1 ', 'l2 y'], rawText: undefined },
    { text: 'x\n- y', points: ['l0 x', 'l1 y'], rawText: 'x\n- y' },
    { text: '• x\r\n• y', points: ['l0 x', 'l1 y'], rawText: '• x\r\n• y' },
  ])('reads $text', ({ text, points, rawText }) => {
    const read = fromFlat(text);
    expect(idsByText(read)).toEqual(points);
    expect(read.rawText).toBe(rawText);
  });
});

describe('ids of points', () => {
  test.prop([anyLines, anyPoints, anyPoints, anyPoints])(
    'are unique after any change',
    (base, mine, theirs, merged) => {
      const before = fromFlat(base);
      const after = fromFlat(merged, fromFlat(mine, before), fromFlat(theirs, before));
      expect(toFlat(after)).toBe(merged);
      expect(new Set(after.points.map(({ id }) => id)).size).toBe(after.points.length);
    },
  );

  test.prop([fc.uniqueArray(fc.string({ unit: 'grapheme-ascii' })), fc.array(fc.nat())])(
    'stay with every line that did not change, in any order',
    (lines, swaps) => {
      const before = fromFlat(of(...lines));
      const moved = swaps.reduce((kept, at) => {
        const from = kept.length === 0 ? 0 : at % kept.length;
        return [...kept.slice(from), ...kept.slice(0, from), `new ${at}`];
      }, lines);
      const known = new Map(before.points.map(({ text, id }) => [text, id]));
      for (const { text, id } of fromFlat(of(...moved), before).points) {
        if (known.has(text)) expect(id).toBe(known.get(text));
      }
    },
  );

  it.each([
    { it: 'typing in a line', to: of('a', 'bc', 'c'), ids: ['l0 a', 'l1 bc', 'l2 c'] },
    { it: 'a line put in', to: of('a', 'n', 'b', 'c'), ids: ['l0 a', 'l3 n', 'l1 b', 'l2 c'] },
    { it: 'a line at the top', to: of('n', 'a', 'b', 'c'), ids: ['l3 n', 'l0 a', 'l1 b', 'l2 c'] },
    { it: 'a line taken out', to: of('a', 'c'), ids: ['l0 a', 'l2 c'] },
    { it: 'a line joined to the next', to: of('a', 'b c'), ids: ['l0 a', 'l1 b c'] },
    { it: 'a line taken out and one changed', to: of('b', 'C'), ids: ['l1 b', 'l2 C'] },
    { it: 'lines exchanged', to: of('c', 'b', 'a'), ids: ['l2 c', 'l1 b', 'l0 a'] },
    { it: 'other bullets', to: '- a\n- b\n- c', ids: ['l0 a', 'l1 b', 'l2 c'] },
    { it: 'everything taken out', to: '', ids: [] },
  ])('$it', ({ to, ids }) => {
    expect(idsByText(fromFlat(to, fromFlat(of('a', 'b', 'c'))))).toEqual(ids);
  });

  it('stay with the first half of a split line', () => {
    const before = fromFlat(of('one two', 'three'));
    expect(idsByText(fromFlat(of('one', 'two', 'three'), before))).toEqual([
      'l0 one',
      'l2 two',
      'l1 three',
    ]);
  });

  it('come from the other side of a merge for lines that only it has', () => {
    const base = fromFlat(of('a', 'b'));
    const mine = fromFlat(of('m', 'a', 'b'), base);
    const theirs = fromFlat(of('a', 'b', 'x', 'y'), base);
    // Both sides gave l2 to a line of their own.
    expect(idsByText(fromFlat(of('m', 'a', 'b', 'x', 'y'), mine, theirs))).toEqual([
      'l2 m',
      'l0 a',
      'l1 b',
      'l4 x',
      'l3 y',
    ]);
  });

  it('are the very points where the text is the same', () => {
    const before = fromFlat(of('n', 'a'), fromFlat(of('a')));
    expect(fromFlat(toFlat(before), before)).toBe(before);
  });
});
