import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PATENT_SAYS, SECTIONS_WITH_PATENTS } from '@shortlist/resume/patent.test-support';
import { expect, it } from 'vitest';
import { inFolder, runShortlist } from './run-shortlist.test-support.ts';

const PERSON = {
  basics: { name: 'Ada' },
  meta: { shortlist: { sections: { patent: [PATENT_SAYS] } } },
};
const program = { sections: SECTIONS_WITH_PATENTS };

it('[HO1] the command line prints and compares a kind of section that a test adds', () =>
  inFolder(async (cwd) => {
    await writeFile(join(cwd, 'ada.json'), JSON.stringify(PERSON));
    await writeFile(join(cwd, 'posting.txt'), 'Weaver\nRequirements\n- Zorblatt');
    await writeFile(join(cwd, 'terms.txt'), 'Zorblatt');

    const args = ['match', 'ada.json', 'posting.txt', '-k', 'terms.txt', '-f', 'json'];
    const matched = await runShortlist(args, { cwd, program });
    expect(JSON.parse(matched.text).keywords).toMatchObject([
      { status: 'matching', resumeMentions: ['Weaves algebraic Zorblatt patterns'] },
    ]);

    const sizeOf = async (out: string) => (await readFile(join(cwd, out))).length;
    const render = (out: string) => ['render', 'ada.json', '-o', out];
    await runShortlist(render('with.pdf'), { cwd, program });
    await runShortlist(render('without.pdf'), { cwd });
    expect(await runShortlist(['parse', 'with.pdf', '--explain'], { cwd })).toMatchObject({
      code: 0,
      text: expect.stringContaining('Zorblatt'),
    });
    expect(await sizeOf('with.pdf')).toBeGreaterThan(await sizeOf('without.pdf'));
  }));
