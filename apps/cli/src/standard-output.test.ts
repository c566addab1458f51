import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { inFolder, runShortlist } from './run-shortlist.test-support.ts';

// Every test starts the program itself.
vi.setConfig({ testTimeout: 60_000 });

it.each([
  ['--help'],
  ['match', '--help'],
  ['match', 'resume.txt', 'posting.txt'],
  ['parse', 'resume.txt'],
  ['render', 'resume.json', '-o', '-'],
])('says so, and nothing worse, when nobody reads its output any more: %s %s', (...args) =>
  inFolder(async (cwd) => {
    await writeFile(join(cwd, 'resume.txt'), 'Ada Lovelace\nExperience\nEngineer, Acme, 2020');
    await writeFile(join(cwd, 'resume.json'), '{"basics":{"name":"Ada Lovelace"}}');
    await writeFile(join(cwd, 'posting.txt'), 'Engineer\nRequirements\n- Python');
    expect(await runShortlist(args, { cwd, isUnread: true })).toMatchObject({
      code: 1,
      problem: 'shortlist: standard output: cannot be written: whoever read it has stopped.\n',
    });
  }),
);
