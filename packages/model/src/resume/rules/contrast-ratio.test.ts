import { fc, test } from '@fast-check/vitest';
import { expect, it } from 'vitest';
import { contrastRatio } from '../../index.ts';

// By the formula of WCAG; the last pair is the lightest gray that is enough on white.
it.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#ffffff', 1],
  ['#ff0000', '#ffffff', 4],
  ['#0000ff', '#ffffff', 8.59],
  ['#767676', '#ffffff', 4.54],
  ['#777777', '#ffffff', 4.48],
])('[DS3] the contrast of %s and %s is %f', (one, other, ratio) => {
  expect(contrastRatio(one, other)).toBeCloseTo(ratio, 2);
});

const color = fc
  .array(fc.nat({ max: 255 }), { minLength: 3, maxLength: 3 })
  .map((parts) => `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`);

test.prop([color, color])(
  '[DS3] contrast is the same both ways, between 1 and 21',
  (one, other) => {
    const ratio = contrastRatio(one, other);
    expect(ratio).toBe(contrastRatio(other, one));
    expect(ratio).toBeGreaterThanOrEqual(1);
    expect(ratio).toBeLessThanOrEqual(21);
  },
);
