import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { inFolder, startShortlist } from '../run-shortlist.test-support.ts';

it('says so, and nothing worse, when nobody reads its output any more', () =>
  inFolder(async (cwd) => {
    await writeFile(join(cwd, 'resume.json'), '{"basics":{"name":"Ada Lovelace"}}');
    const args = ['render', 'resume.json', '-o', '-'];
    expect(await startShortlist(args, { cwd, isUnread: true })).toMatchObject({
      code: 1,
      problem:
        'shortlist: standard output: cannot be written: the program that reads it has ended.\n',
    });
  }));
