import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { EXPORTERS } from '@shortlist/exporters';
import { expect, it } from 'vitest';
import { filesIn, inFolder, runShortlist, SAMPLES } from '../run-shortlist.test-support.ts';

const SAMPLE = join(SAMPLES, '01-engineer.json');
const NO_TIME = { environment: { SOURCE_DATE_EPOCH: '1' } };

it.each([
  { out: 'cv.pdf', begins: '%PDF-1.7' },
  { out: 'cv.txt', begins: 'Nora Whitfield\n====' },
  { out: 'cv.MD', begins: '# Nora Whitfield\n' },
  { out: 'cv.json', begins: '{\n  "$schema"' },
  { out: 'cv', begins: '%PDF-1.7' },
  { out: 'cv.pdf', begins: '# Nora Whitfield\n', args: ['--format', 'md'] },
])(
  '[EX1] writes the format that $out names, or the one asked for: $args',
  ({ out, begins, args = [] }) =>
    inFolder(async (folder) => {
      const { code, problem } = await runShortlist([
        'render',
        SAMPLE,
        '-o',
        join(folder, out),
        ...args,
      ]);
      expect({ code, problem }).toEqual({ code: 0, problem: '' });
      expect((await readFile(join(folder, out))).toString().startsWith(begins)).toBe(true);
    }),
);

it('[EX1] gives the same bytes twice in every format', async () => {
  for (const { id } of EXPORTERS.all) {
    const run = () => runShortlist(['render', SAMPLE, '-f', id, '-o', '-'], NO_TIME);
    expect((await run()).stdout.equals((await run()).stdout), id).toBe(true);
  }
});

it('[EX1] says which endings there are for one that names no format, and writes nothing', () =>
  inFolder(async (folder) => {
    const { code, problem } = await runShortlist(['render', SAMPLE, '-o', join(folder, 'cv.xyz')]);
    const endings = EXPORTERS.all.map(({ extension }) => `.${extension}`);
    expect(code).toBe(2);
    expect(problem).toContain('cv.xyz: its ending names no format; there is ');
    for (const ending of endings) expect(problem).toContain(ending);
    expect(await filesIn(folder)).toEqual([]);
  }));

it('says that there is no folder to write to before it reads anything', async () => {
  const { code, problem } = await runShortlist(['render', 'nowhere.json', '-o', 'none/cv.pdf']);
  expect(code).toBe(1);
  expect(problem).toContain('none/cv.pdf: cannot be written: there is no folder');
});
