import { expect, it } from 'vitest';
import { compareVersions } from './compare-versions.mjs';

const OLDEST_FIRST = [
  '0.9.12',
  '1.0.0',
  '1.2.0-rc.1',
  '1.2.0',
  '1.2.9',
  '1.2.10',
  '1.10.0',
  '2.0.0',
];

it('puts versions in their order, prereleases before their release', () => {
  expect(OLDEST_FIRST.toReversed().sort(compareVersions)).toEqual(OLDEST_FIRST);
  expect(compareVersions('v24.22.1', '24.22.1')).toBe(0);
});
