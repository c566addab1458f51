import { expect, it } from 'vitest';
import { expandSharedTails } from './expand-shared-tails.ts';

it.each([
  { it: 'leaves a line of one group alone', line: 'React | ReactJS => JavaScript ~ web-framework' },
  { it: 'leaves kinds and comments alone', line: '@tool' },
])('$it', ({ line }) => {
  expect(expandSharedTails(line)).toBe(line);
});

it('gives each group of a line the same tail', () => {
  const line = 'Nessus | Tenable ; Qualys => vulnerability management ~ scanner';
  expect(expandSharedTails(`@tool\n${line}\nNmap`)).toBe(
    [
      '@tool',
      'Nessus | Tenable => vulnerability management ~ scanner',
      'Qualys => vulnerability management ~ scanner',
      'Nmap',
    ].join('\n'),
  );
});
