import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { sayMissingChromium } from './chromium.ts';

const NOWHERE = '/nowhere/chromium';
const sentence = (which: string) =>
  `There is no Chromium at ${NOWHERE}, which these need: ${which}. Install it, or name another in CHROMIUM.`;

it.each([
  { names: ['pdf'], said: sentence('pdf') },
  { names: ['site', 'keywords', 'look'], said: sentence('site and look') },
  { names: ['resumes'], said: sentence('resumes') },
  { names: ['keywords', 'load'], said: undefined },
])('names the measurements that need Chromium: $names', ({ names, said }) => {
  expect(sayMissingChromium(names, NOWHERE)).toBe(said);
});

it('misses nothing where there is one', () => {
  expect(sayMissingChromium(['pdf'], process.execPath)).toBeUndefined();
});

it('ends a measurement without it in that sentence', () => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [fileURLToPath(new URL('run.ts', import.meta.url)), 'pdf'],
    { encoding: 'utf8', env: { ...process.env, CHROMIUM: NOWHERE } },
  );
  expect([status, stdout, stderr]).toEqual([1, '', `${sentence('pdf')}\n`]);
});
