import { describe, expect, it } from 'vitest';
import { keepWithin, offsetsOf, positionAt } from './slots.ts';

/** Rows of 40, 60 and 40 pixels, 10 apart. */
const SLOTS = [
  { top: 100, height: 40 },
  { top: 150, height: 60 },
  { top: 220, height: 40 },
];

describe('rows make room', () => {
  it.each([
    { it: 'above for the first at the end', from: 0, to: 2, offsets: [120, -50, -50] },
    { it: 'below for the last on top', from: 2, to: 0, offsets: [50, 50, -120] },
    { it: 'between two', from: 0, to: 1, offsets: [70, -50, 0] },
    { it: 'for none that stays', from: 1, to: 1, offsets: [0, 0, 0] },
  ])('$it', ({ from, to, offsets }) => {
    expect(offsetsOf(SLOTS, from, to)).toEqual(offsets);
  });
});

describe('a dragged row', () => {
  it.each([
    { it: 'stays before the middle of the next', from: 0, by: 39, to: 0 },
    { it: 'takes the position of a row past its middle', from: 0, by: 41, to: 1 },
    { it: 'goes to the end from there', from: 0, by: 300, to: 2 },
    { it: 'goes up past the middle of the one above', from: 2, by: -41, to: 1 },
    { it: 'goes on top', from: 2, by: -500, to: 0 },
  ])('$it', ({ from, by, to }) => {
    expect(positionAt(SLOTS, from, by)).toBe(to);
  });

  it('stays within the list', () => {
    expect(keepWithin(SLOTS, 1, -999)).toBe(-50);
    expect(keepWithin(SLOTS, 1, 999)).toBe(50);
    expect(keepWithin(SLOTS, 1, 7)).toBe(7);
  });
});
