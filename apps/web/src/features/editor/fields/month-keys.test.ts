import { describe, expect, it } from 'vitest';
import { monthAfterKey } from './month-keys.ts';

describe('the keys of the month grid', () => {
  it.each([
    ['ArrowRight', { year: 2025, month: 1 }],
    ['ArrowLeft', { year: 2024, month: 11 }],
    ['ArrowDown', { year: 2025, month: 3 }],
    ['ArrowUp', { year: 2024, month: 9 }],
    ['PageUp', { year: 2023, month: 12 }],
    ['Home', { year: 2024, month: 1 }],
    ['a', undefined],
  ])('%s', (key, month) => {
    expect(monthAfterKey({ year: 2024, month: 12 }, key)).toEqual(month);
  });
});
