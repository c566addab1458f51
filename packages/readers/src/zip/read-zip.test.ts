import { zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { READING_LIMITS } from '../limits.ts';
import { readZip } from './read-zip.ts';

it('counts what a zip within a zip unpacks to with the outer one', () => {
  const stored = { level: 0 } as const;
  const most = new Uint8Array(READING_LIMITS.unpackedBytes / 2 + 1);
  const inner = zipSync({ most: [most, stored], little: Uint8Array.of(1) });
  const outer = readZip(zipSync({ inner: [inner, stored] }));
  const within = outer.inner(outer.read('inner') ?? new Uint8Array());
  expect(within.read('little')).toEqual(Uint8Array.of(1));
  expect(() => within.read('most')).toThrow('hostile');
});
