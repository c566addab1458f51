import { expect, it } from 'vitest';
import { checkAdvisories, findVulnerable } from './check-advisories.ts';

const known = [{ package: 'a', from: '1.4.0', before: '1.7.16', id: 'CVE-1', what: 'a leak' }];

it.each([
  ['1.7.7', true],
  ['1.7.15', true],
  ['1.4.0', true],
  ['1.7.16-beta.1', true],
  ['1.7.16', false],
  ['1.10.0', false],
  ['1.3.9', false],
  ['2.0.0', false],
])('of a vulnerability in 1.4.0 to 1.7.15, version %s is told to have it: %s', (version, has) => {
  expect(findVulnerable([{ name: 'a', version }], known).length > 0).toBe(has);
  expect(findVulnerable([{ name: 'b', version }], known)).toEqual([]);
  expect(
    findVulnerable(
      [{ name: 'a', version }],
      known.map((each) => ({ ...each, accepted: 'why' })),
    ),
  ).toEqual([]);
});

it('no package that is installed has a vulnerability that is listed', () => {
  expect(checkAdvisories()).toEqual({ ok: true, output: '' });
});
