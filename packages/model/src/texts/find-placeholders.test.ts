import { fc, it as property } from '@fast-check/vitest';
import { expect, it } from 'vitest';
import { findPlaceholders } from './find-placeholders.ts';

it('finds blanks with their offsets and labels', () => {
  expect(findPlaceholders('Cut cost by [number]% on [product or site].')).toEqual([
    { start: 12, end: 20, label: 'number' },
    { start: 25, end: 42, label: 'product or site' },
  ]);
});

it.each([
  { it: 'a reference', text: 'Published in Nature [1]' },
  { it: 'a tick box', text: '[x] done' },
  { it: 'code', text: 'Sorted rows[index] in place' },
  { it: 'a nested index', text: 'grid[row][column]' },
  { it: 'a link', text: 'See [my site](https://ada.example)' },
  { it: 'an abbreviation', text: 'Report [PDF]' },
  { it: 'an open bracket', text: 'Paid [amount' },
  { it: 'a bracket over two lines', text: 'Paid [amount\nand] more' },
  { it: 'nothing', text: '' },
])('takes $it for no blank', ({ text }) => {
  expect(findPlaceholders(text)).toEqual([]);
});

property.prop([fc.array(fc.constantFrom('[number]', '[', ']', 'won ', '[team]', '(', '\n', 'é'))])(
  'points at what it names, in order and without overlap',
  (parts) => {
    const text = parts.join('');
    let before = 0;
    for (const { start, end, label } of findPlaceholders(text)) {
      expect(start).toBeGreaterThanOrEqual(before);
      expect(text.slice(start, end)).toBe(`[${label}]`);
      before = end;
    }
  },
);
