import { SECTIONS } from '@shortlist/model';
import { expect, it } from 'vitest';
import { EXAMPLES } from './examples.ts';

it('[OC2] every section that the product offers has an example', () => {
  const without = SECTIONS.kinds.map(({ path }) => path).filter((path) => !EXAMPLES.has(path));
  expect(without).toEqual([]);
});
