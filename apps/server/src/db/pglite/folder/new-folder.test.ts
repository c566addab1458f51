import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../../temporary-folder.test-support.ts';
import { openPglite } from '../open-pglite.ts';
import { makeFolders, makeWholeFolder } from './new-folder.ts';

const home = temporaryFolder('folder');

it('gives the folder its name only when it is filled', async () => {
  const folder = join(home, 'whole');
  await makeWholeFolder(folder, async (draft) => {
    await mkdir(join(draft, 'inner'));
    await writeFile(join(draft, 'inner', 'file'), 'words');
    expect(existsSync(folder)).toBe(false);
  });
  expect(readFileSync(join(folder, 'inner', 'file'), 'utf8')).toBe('words');
});

it('starts over after an attempt that was cut short', async () => {
  const folder = join(home, 'retried');
  const cutShort = makeWholeFolder(folder, async (draft) => {
    await writeFile(join(draft, 'half'), '');
    throw new Error('cut short');
  });
  await expect(cutShort).rejects.toThrow('cut short');
  expect(existsSync(folder)).toBe(false);

  await makeWholeFolder(folder, (draft) => writeFile(join(draft, 'all'), ''));
  expect(readdirSync(folder)).toEqual(['all']);
});

it('makes the folders above, and minds none that are there', async () => {
  const folder = join(home, 'some', 'where', 'deep');
  await makeFolders(folder);
  await makeFolders(folder);
  expect(existsSync(folder)).toBe(true);
});

it('leaves a folder alone that holds something else', async () => {
  const folder = join(home, 'photos');
  await mkdir(folder);
  await writeFile(join(folder, 'holiday.jpg'), '');
  await expect(openPglite(folder)).rejects.toThrow(`No database could be made in ${folder}`);
  expect(readdirSync(folder)).toEqual(['holiday.jpg']);
});
