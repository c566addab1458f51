import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { inFolder, runShortlist, SAMPLES } from '../run-shortlist.test-support.ts';

const JOB = {
  name: 'Harbor Labs',
  position: 'Engineer',
  startDate: '2020-01',
  highlights: ['Led the move of 14 jobs to queues', 'Cut the bill by half'],
};
const BEFORE = { basics: { name: 'Ada Byron', email: 'ada@example.com' }, work: [JOB] };
const AFTER = {
  basics: { name: 'Ada Byron', email: 'ada@example.org' },
  work: [
    { name: 'Own firm', position: 'Founder', startDate: '2023-01' },
    { ...JOB, highlights: ['Cut the bill by half', 'Led the move of 15 jobs to queues'] },
  ],
};

/** A folder with two resumes. */
const withFiles = (use: (folder: string) => Promise<void>) =>
  inFolder(async (folder) => {
    await writeFile(join(folder, 'before.json'), JSON.stringify(BEFORE));
    await writeFile(join(folder, 'after.json'), JSON.stringify(AFTER));
    await use(folder);
  });

it('[DP1] says what came, went, changed and was moved, by its place on paper', () =>
  withFiles(async (cwd) => {
    const { code, text, problem } = await runShortlist(['diff', 'before.json', 'after.json'], {
      cwd,
    });
    expect({ code, problem }).toEqual({ code: 1, problem: 'shortlist: 4 differences.\n' });
    expect(text).toBe(
      [
        'Name and contact',
        '  ~ [-ada@example.com-] [+ada@example.org+]',
        '',
        'Experience > Founder, Own firm',
        '  + Founder',
        '  + Own firm',
        '  + Jan 2023 – Present',
        '',
        'Experience > Engineer, Harbor Labs',
        '  ^ moved: Cut the bill by half',
        '  ~ Led the move of [-14-] [+15+] jobs to queues',
        '',
      ].join('\n'),
    );
  }));

it('[DP1] says the same as JSON, with the fields', () =>
  withFiles(async (cwd) => {
    const run = ['diff', 'before.json', 'after.json', '--format', 'json'];
    const { code, text } = await runShortlist(run, { cwd });
    expect(code).toBe(1);
    const report = JSON.parse(text);
    expect(report.equal).toBe(false);
    expect(report.texts[0]).toEqual({
      kind: 'changed',
      of: 'text',
      before: { text: 'ada@example.com', fields: ['contact.email'] },
      after: { text: 'ada@example.org', fields: ['contact.email'] },
      runs: [
        { kind: 'removed', text: 'ada@example.com' },
        { kind: 'added', text: 'ada@example.org' },
      ],
    });
    expect(report.texts[1]).toMatchObject({ kind: 'added', of: 'entry', section: 'Experience' });
  }));

it('[DP1] writes both beside each other as a PDF that says the changes', () =>
  withFiles(async (cwd) => {
    const run = ['diff', 'before.json', 'after.json', '-o', 'out.pdf'];
    const { code, text, problem } = await runShortlist(run, { cwd });
    expect({ code, text, problem }).toEqual({
      code: 1,
      text: '',
      problem: 'shortlist: 4 differences.\n',
    });
    const { text: said } = await runShortlist(['parse', 'out.pdf', '-f', 'sections'], { cwd });
    for (const words of ['before.json, page 1 of 1', '“14” is now “15”', 'only in after.json'])
      expect(said).toContain(words);
    const [before, after] = ['before.json', 'after.json'].map((name) => join(cwd, name));
    const same = await runShortlist(['diff', before ?? '', before ?? '', '-o', '-'], { cwd });
    expect(same.code).toBe(0);
    expect(same.stdout.subarray(0, 4).toString()).toBe('%PDF');
    const both = [before ?? '', after ?? '', '-o', 'out.pdf', '-f', 'text'];
    expect((await runShortlist(['diff', ...both], { cwd })).text).toContain('[-14-] [+15+]');
  }));

it('[DP1] ends with 0 and says nothing of two that say the same, whatever their formats', () =>
  inFolder(async (cwd) => {
    const sample = join(SAMPLES, '01-engineer.json');
    await runShortlist(['convert', sample, 'same.pdf'], { cwd });
    for (const other of [sample, 'same.pdf']) {
      const { code, text, problem } = await runShortlist(['diff', sample, other], { cwd });
      expect({ other, code, text, problem }).toEqual({ other, code: 0, text: '', problem: '' });
    }
  }));

it.each([
  { args: [], says: 'name the two files to compare' },
  { args: ['before.json'], says: 'name the two files to compare' },
  { args: ['before.json', 'after.json', 'x.json'], says: 'not also "x.json"' },
  { args: ['-', '-'], says: 'only one of the files can be standard input' },
  { args: ['before.json', 'after.json', '-f', 'xml'], says: '"xml" is no format' },
  { args: ['before.json', 'nowhere.json'], says: 'nowhere.json' },
  { args: ['before.json', 'after.json', '-o', 'out.docx'], says: 'as a PDF only' },
  { args: ['before.json', 'after.json', '-o', 'none/out.pdf'], says: 'there is no folder' },
  { args: ['before.json', 'after.json', '-o', '-', '-f', 'json'], says: 'only one of' },
])('ends with 2 where it cannot compare: $args', ({ args, says }) =>
  withFiles(async (cwd) => {
    const { code, text, problem } = await runShortlist(['diff', ...args], { cwd });
    expect({ code, text }).toEqual({ code: 2, text: '' });
    expect(problem).toContain(says);
  }),
);
