import { readdirSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../../temporary-folder.test-support.ts';
import { acquireLock } from './single-owner.ts';

const home = temporaryFolder('owner');

it('refuses a second owner, naming the process of the first', async () => {
  const folder = join(home, 'taken');
  const release = await acquireLock(folder);
  await expect(acquireLock(folder)).rejects.toThrow(`Process ${process.pid} has ${folder} open`);
  await release();
});

it('can be taken again once let go, and leaves nothing behind', async () => {
  const folder = join(home, 'again');
  await (await acquireLock(folder))();
  await (await acquireLock(folder))();
  expect(readdirSync(`${folder}.owner`)).toEqual([]);
});

it('goes to exactly one of several that start together', async () => {
  const folder = join(home, 'crowd');
  const claims = await Promise.allSettled(Array.from({ length: 6 }, () => acquireLock(folder)));
  const won = claims.flatMap((claim) => (claim.status === 'fulfilled' ? [claim.value] : []));
  expect(won).toHaveLength(1);
  for (const release of won) await release();
});

it('holds folders whose path is longer than a socket may have', async () => {
  const parent = join(home, 'deep'.repeat(30), 'deeper'.repeat(20));
  await mkdir(parent, { recursive: true });
  const release = await acquireLock(join(parent, 'db'));
  await expect(acquireLock(join(parent, 'db'))).rejects.toThrow('open');
  await release();
});
