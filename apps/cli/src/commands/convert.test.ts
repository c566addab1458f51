import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  bytesOf,
  EUROPASS_PORTAL,
  LINKEDIN_FILES,
  REACTIVE_5,
  zipOf,
} from '@shortlist/imports/samples.test-support';
import { expect, it } from 'vitest';
import { filesIn, inFolder, runShortlist, SAMPLES } from '../run-shortlist.test-support.ts';

const jsonIn = async (folder: string, name: string) =>
  JSON.parse(await readFile(join(folder, name), 'utf8'));

it('[IM1] makes JSON Resume of the ZIP from LinkedIn, and lists what found no place', () =>
  inFolder(async (cwd) => {
    await writeFile(join(cwd, 'in.zip'), zipOf(LINKEDIN_FILES));
    const { code, problem } = await runShortlist(['convert', 'in.zip', 'out.json'], { cwd });
    expect(code).toBe(0);
    expect(problem).toContain('in.zip: 3 files are not part of the resume and were skipped: ');
    expect(problem).toContain('in.zip: 14 texts found no place in the resume:\n');
    expect(problem).toContain('  Positions.csv: Team Size: 6\n');
    const { basics, work } = await jsonIn(cwd, 'out.json');
    expect(basics).toMatchObject({ name: 'Mira Okonkwo', email: 'mira@mira.example' });
    expect(work).toHaveLength(4);
  }));

it('says that a file holds one resume only, which needs no name', () =>
  inFolder(async (cwd) => {
    const asked = ['convert', `${SAMPLES}/01-engineer.json`, 'out.md', '--resume', 'Ada'];
    const { code, problem } = await runShortlist(asked, { cwd });
    expect(code).toBe(1);
    expect(problem).toContain('there is no "Ada" in it, but one resume without a name.');
    expect(await filesIn(cwd)).toEqual([]);
  }));

it.each([
  { from: 'Europass', bytes: bytesOf(EUROPASS_PORTAL), name: 'Ilse Varga' },
  { from: 'Reactive Resume', bytes: bytesOf(JSON.stringify(REACTIVE_5)), name: 'Wen Zhao' },
  {
    from: 'a document',
    bytes: bytesOf('Ada Lovelace\nada@example.org\n\nExperience\nAnalyst'),
    name: 'Ada Lovelace',
  },
])('[IM1] makes JSON Resume of $from', ({ bytes, name }) =>
  inFolder(async (cwd) => {
    await writeFile(join(cwd, 'in'), bytes);
    const { code } = await runShortlist(['convert', 'in', 'out.json'], { cwd });
    expect(code).toBe(0);
    expect((await jsonIn(cwd, 'out.json')).basics.name).toBe(name);
  }),
);

it('makes of JSON Resume the PDF that render makes of it', () =>
  inFolder(async (cwd) => {
    const environment = { SOURCE_DATE_EPOCH: '1700000000' };
    const sample = `${SAMPLES}/01-engineer.json`;
    const converted = await runShortlist(['convert', sample, 'out.pdf'], { cwd, environment });
    expect(converted).toMatchObject({ code: 0, problem: '' });
    const rendered = await runShortlist(['render', sample, '-o', '-'], { cwd, environment });
    expect((await readFile(join(cwd, 'out.pdf'))).equals(rendered.stdout)).toBe(true);
  }));

it('reads back the PDF that it wrote', () =>
  inFolder(async (cwd) => {
    await runShortlist(['convert', `${SAMPLES}/01-engineer.json`, 'out.pdf'], { cwd });
    const { code } = await runShortlist(['convert', 'out.pdf', 'back.json'], { cwd });
    expect(code).toBe(0);
    const sample = JSON.parse(await readFile(`${SAMPLES}/01-engineer.json`, 'utf8'));
    expect((await jsonIn(cwd, 'back.json')).basics.email).toBe(sample.basics.email);
  }));

it('[IM1] asks which resume of an archive, and takes the one that is named', () =>
  inFolder(async (cwd) => {
    const named = (name: string) => JSON.stringify({ basics: { name } });
    await writeFile(join(cwd, 'in.zip'), zipOf({ 'A.json': named('Ida'), 'B.json': named('Udo') }));
    const asked = await runShortlist(['convert', 'in.zip', 'out.json'], { cwd });
    expect(asked).toMatchObject({
      code: 2,
      problem:
        'shortlist: in.zip: there are several resumes in it. Name one with --resume: "A" and "B".\n',
    });
    const unknown = await runShortlist(['convert', 'in.zip', 'o.json', '--resume', 'C'], { cwd });
    expect(unknown.code).toBe(1);
    expect(await filesIn(cwd)).toEqual(['in.zip']);
    await runShortlist(['convert', 'in.zip', 'out.json', '--resume', 'B'], { cwd });
    expect((await jsonIn(cwd, 'out.json')).basics.name).toBe('Udo');
  }));

it.each([
  { args: [], code: 2, problem: 'name the file to read and the file to write' },
  { args: ['a', 'b.pdf', 'c'], code: 2, problem: 'not also "c"' },
  {
    args: ['a', 'b.xyz'],
    code: 2,
    problem: 'b.xyz: its ending names no format; there is .pdf, .docx, .txt, .md or .json.',
  },
  { args: ['a', '-'], code: 2, problem: 'say with --format what to write: pdf (PDF)' },
  { args: ['a', 'b', '--format', 'xyz'], code: 2, problem: '"xyz" is no format' },
  { args: ['missing', 'b.pdf'], code: 1, problem: 'missing: cannot be read' },
  { args: ['broken.json', 'b.pdf'], code: 1, problem: 'broken.json: This JSON is damaged' },
  {
    args: ['foreign.zip', 'b.pdf'],
    code: 1,
    problem: 'foreign.zip: This ZIP has no resume data.',
  },
])('[IM1] says what is wrong with: convert $args', ({ args, code, problem }) =>
  inFolder(async (cwd) => {
    await writeFile(join(cwd, 'broken.json'), '{"basics":');
    await writeFile(join(cwd, 'foreign.zip'), zipOf({ 'a.txt': 'x' }));
    const run = await runShortlist(['convert', ...args], { cwd });
    expect(run.code).toBe(code);
    expect(run.problem).toContain(problem);
    expect(await filesIn(cwd)).toHaveLength(2);
  }),
);
