import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { finishRestore, markOfStore, STORE } from './finish-restore.ts';
import { addFile, contentOf, fileIn, makePlaces } from './places.test-support.ts';
import { DRAFT } from './restore-names.ts';

const { newPlace } = makePlaces();
const KEY = '0b6f1d5e-5d0f-4c53-9c1a-2f6d3c1b7a90';

it.each([
  { it: 'those that it has put there', isOther: false, left: undefined },
  { it: 'no file of another bucket', isOther: true, left: contentOf(KEY) },
])('[RN3] a restore that was cut off removes from a bucket $it', async ({ isOther, left }) => {
  const [marked, at] = [await newPlace('postgres'), await newPlace('postgres')];
  await addFile(at, KEY, contentOf(KEY));
  const draft = join(at.dataDir, DRAFT);
  mkdirSync(draft);
  const manifest = {
    ...{ form: 1, product: 'Shortlist', madeAt: '2026-11-29T12:00:00.000Z', engine: 'pglite' },
    ...{ migration: 0, tables: [], missingFiles: [], secret: 'in SESSION_SECRET' },
    files: [{ key: KEY, bytes: 1, digest: '0'.repeat(64) }],
  };
  writeFileSync(join(draft, 'manifest.json'), JSON.stringify(manifest));
  writeFileSync(join(draft, STORE), markOfStore(isOther ? marked : at));
  expect(await finishRestore({ ...at, databaseUrl: undefined })).toBe(false);
  expect(existsSync(draft)).toBe(false);
  expect(await fileIn(at, KEY)).toBe(left);
});
