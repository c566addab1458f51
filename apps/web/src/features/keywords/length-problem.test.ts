import { expect, it } from 'vitest';
import { lengthProblem } from './length-problem.ts';

it.each([
  { it: 'has no length', text: '' },
  { it: 'has 20,000 letters', text: 'a'.repeat(20_000) },
  { it: 'has 20,000 emoji', text: '🧵'.repeat(20_000) },
])('takes a text that $it', ({ text }) => {
  expect(lengthProblem(text)).toBeUndefined();
});

it('says how long a text is that is too long, how long it may be, and what to do', () => {
  expect(lengthProblem('a'.repeat(24_310))).toBe(
    'This text has 24,310 characters; at most 20,000 can be compared. Leave out what is not about the job.',
  );
});
