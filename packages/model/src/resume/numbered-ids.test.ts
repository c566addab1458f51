import { expect, it } from 'vitest';
import { numberedIds } from '../index.ts';

it('counts ids from 1, each count by itself', () => {
  const read = numberedIds('read');
  expect([read(), read(), numberedIds()(), read()]).toEqual([
    'read-1',
    'read-2',
    'entry-1',
    'read-3',
  ]);
});
