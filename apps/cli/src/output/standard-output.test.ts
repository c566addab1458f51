import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { inFolder, startShortlist } from '../run-shortlist.test-support.ts';

it.each([['--help'], ['parse', 'resume.txt'], ['render', 'resume.json', '-o', '-']])(
  'says so, and nothing worse, when nobody reads its output any more: %s %s',
  (...args) =>
    inFolder(async (cwd) => {
      await writeFile(join(cwd, 'resume.txt'), 'Ada Lovelace\nExperience\nEngineer, Acme, 2020');
      await writeFile(join(cwd, 'resume.json'), '{"basics":{"name":"Ada Lovelace"}}');
      expect(await startShortlist(args, { cwd, isUnread: true })).toMatchObject({
        code: 1,
        problem: 'shortlist: standard output: cannot be written: whoever read it has stopped.\n',
      });
    }),
);
