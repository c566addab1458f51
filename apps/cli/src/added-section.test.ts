import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PATENT_SAYS, SECTIONS_WITH_PATENTS } from '@shortlist/model/patent.test-support';
import { expect, it } from 'vitest';
import { REGISTRIES } from './registries.ts';
import { inFolder, runShortlist } from './run-shortlist.test-support.ts';

const PERSON = {
  basics: { name: 'Ada' },
  meta: { shortlist: { sections: { patent: [PATENT_SAYS] } } },
};
const registries = { ...REGISTRIES, sections: SECTIONS_WITH_PATENTS };

it('[HO1] the command line prints and compares a kind of section that a test adds', () =>
  inFolder(async (cwd) => {
    await writeFile(join(cwd, 'ada.json'), JSON.stringify(PERSON));
    await writeFile(join(cwd, 'posting.txt'), 'Weaver\nRequirements\n- Zorblatt');
    await writeFile(join(cwd, 'terms.txt'), 'Zorblatt');

    const args = ['match', 'ada.json', 'posting.txt', '-k', 'terms.txt', '-f', 'json'];
    const matched = await runShortlist(args, { cwd, registries });
    expect(JSON.parse(matched.text).keywords).toMatchObject([
      { status: 'matching', resumeMentions: ['Weaves algebraic Zorblatt patterns'] },
    ]);

    await runShortlist(['render', 'ada.json', '-f', 'json', '-o', 'again.json'], {
      cwd,
      registries,
    });
    const again = JSON.parse(await readFile(join(cwd, 'again.json'), 'utf8'));
    expect(again.meta.shortlist.sections).toEqual({ patent: [PATENT_SAYS] });

    await runShortlist(['render', 'ada.json', '-o', 'ada.pdf'], { cwd, registries });
    const read = await runShortlist(['parse', 'ada.pdf', '-f', 'sections', '--explain'], { cwd });
    expect(read).toMatchObject({ problem: '', text: expect.stringContaining(PATENT_SAYS.title) });
  }));
