import { expect, it } from 'vitest';
import { surplusLength } from './surplus-length.ts';

it.each([
  { it: 'has no length', text: '' },
  { it: 'has 20,000 letters', text: 'a'.repeat(20_000) },
  { it: 'has 20,000 emoji', text: '🧵'.repeat(20_000) },
])('takes a text that $it', ({ text }) => {
  expect(surplusLength(text)).toBeUndefined();
});

it('says how long a text is that is too long', () => {
  expect(surplusLength('a'.repeat(24_310))).toBe(24_310);
});
