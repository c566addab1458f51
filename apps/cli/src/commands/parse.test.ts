import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { createDocumentReader, DOCUMENT_LIMITS } from '../input/document-reader.ts';
import { REGISTRIES } from '../registries.ts';
import {
  filesIn,
  inFolder,
  runShortlist,
  SAMPLES,
  startShortlist,
} from '../run-shortlist.test-support.ts';

/** The PDF that the program makes of a sample resume. */
let pdf: Buffer;
beforeAll(async () => {
  pdf = (await runShortlist(['render', `${SAMPLES}/01-engineer.json`, '-o', '-'])).stdout;
});

const TEXT = 'Ada Lovelace\nada@example.org\n\nExperience\nAnalyst, Acme Ltd\nJan 2020 - Present\n';

it('reads a PDF, and gives JSON Resume on standard output', async () => {
  await inFolder(async (cwd) => {
    await writeFile(join(cwd, 'a.pdf'), pdf);
    const { code, text, problem } = await runShortlist(['parse', 'a.pdf'], { cwd });
    expect({ code, problem }).toEqual({ code: 0, problem: '' });
    const sample = JSON.parse(await readFile(`${SAMPLES}/01-engineer.json`, 'utf8'));
    const { basics, work } = JSON.parse(text);
    expect(basics).toMatchObject({ name: sample.basics.name, email: sample.basics.email });
    expect(work.map((job: { name: string }) => job.name)).toEqual(
      sample.work.map((job: { name: string }) => job.name),
    );
  });
});

it('gives the eight sections with --format sections', async () => {
  await inFolder(async (cwd) => {
    await writeFile(join(cwd, 'a.txt'), TEXT);
    const { text } = await runShortlist(['parse', 'a.txt', '--format', 'sections'], { cwd });
    const sections = JSON.parse(text);
    expect(Object.keys(sections)).toEqual([
      'contact',
      'summary',
      'experiences',
      'educations',
      'awards',
      'certifications',
      'projects',
      'skills',
    ]);
    expect(sections.contact).toMatchObject({ fullName: 'Ada Lovelace', email: 'ada@example.org' });
    expect(sections.experiences).toMatchObject([{ startDate: '2020-01', isCurrent: true }]);
  });
});

it('adds with --explain how sure each field is, why, and where it stood', async () => {
  await inFolder(async (cwd) => {
    await writeFile(join(cwd, 'a.txt'), TEXT);
    const { text } = await runShortlist(['parse', 'a.txt', '--explain'], { cwd });
    const { explanation } = JSON.parse(text);
    const name = explanation.fields.find(
      (each: { field: string }) => each.field === 'contact.fullName',
    );
    expect(name).toMatchObject({
      text: 'Ada Lovelace',
      confidence: expect.any(Number),
      reason: expect.stringMatching(/\w+/),
      places: [{ line: 0, start: 0, end: 12 }],
    });
    const start = explanation.fields.find(
      (each: { field: string }) => each.field === 'experience.startDate',
    );
    expect(start).toMatchObject({ entry: 0, text: expect.stringContaining('2020') });
  });
});

it('says how many texts found no place, and that --explain lists them', async () => {
  await inFolder(async (cwd) => {
    await writeFile(join(cwd, 'a.txt'), TEXT);
    await writeFile(join(cwd, 'b.txt'), `${TEXT}\nSignature\n\nPlace and date: Ghent, 3 May\n`);
    const silent = await runShortlist(['parse', 'a.txt'], { cwd });
    expect(silent).toMatchObject({ code: 0, problem: '' });
    const { code, problem } = await runShortlist(['parse', 'b.txt'], { cwd });
    expect({ code, problem }).toEqual({
      code: 0,
      problem: 'shortlist: b.txt: 1 text found no place in the resume. --explain lists it.\n',
    });
    const explained = await runShortlist(['parse', 'b.txt', '--explain'], { cwd });
    expect(explained.problem).toBe('');
    expect(JSON.parse(explained.text).explanation.unplaced).toHaveLength(1);
  });
});

it('writes a file for each document and a line about it; what fails is told, and the others go on', async () => {
  await inFolder(async (cwd) => {
    await writeFile(join(cwd, 'a.pdf'), pdf);
    await writeFile(join(cwd, 'b.doc'), TEXT);
    await writeFile(join(cwd, 'bad.pdf'), '%PDF-1.7 nothing');
    const { code, text, problem } = await runShortlist(
      ['parse', 'bad.pdf', 'a.pdf', 'none.pdf', 'b.doc', '--out', 'deep/out'],
      { cwd },
    );
    expect(code).toBe(1);
    expect(problem.trim().split('\n')).toEqual([
      expect.stringContaining('bad.pdf: This file is damaged'),
      expect.stringContaining('none.pdf: cannot be read: no such file'),
      'shortlist: 2 of 4 files could not be read.',
    ]);
    expect(await filesIn(join(cwd, 'deep/out'))).toEqual(['a.json', 'b.json']);
    expect(text.trim().split('\n')).toEqual([
      expect.stringMatching(/^deep\/out\/a\.json {2}.+: Experience \d+, Education \d+, /),
      expect.stringMatching(/^deep\/out\/b\.json {2}Ada Lovelace: Experience 1/),
    ]);
    expect(JSON.parse(await readFile(join(cwd, 'deep/out/b.json'), 'utf8'))).toMatchObject({
      basics: { name: 'Ada Lovelace' },
    });
  });
});

it('prints several documents as one array in their order', async () => {
  await inFolder(async (cwd) => {
    await writeFile(join(cwd, 'a.txt'), TEXT);
    await writeFile(join(cwd, 'e.txt'), TEXT.replace('Ada', 'Eva'));
    const { code, text } = await runShortlist(['parse', 'a.txt', 'none.pdf', 'e.txt'], { cwd });
    expect(code).toBe(1);
    expect(JSON.parse(text)).toMatchObject([
      { basics: { name: 'Ada Lovelace' } },
      null,
      { basics: { name: 'Eva Lovelace' } },
    ]);
  });
});

it('names what it writes after the whole files where they differ in their endings alone', async () => {
  await inFolder(async (cwd) => {
    await writeFile(join(cwd, 'cv.pdf'), pdf);
    await writeFile(join(cwd, 'cv.txt'), TEXT);
    await writeFile(join(cwd, 'e.txt'), TEXT);
    const args = ['parse', 'cv.pdf', 'cv.txt', 'e.txt', '--out', 'out'];
    const { code, problem } = await runShortlist(args, { cwd });
    expect({ code, problem }).toEqual({ code: 0, problem: '' });
    const files = await filesIn(join(cwd, 'out'));
    expect(files.toSorted()).toEqual(['cv.pdf.json', 'cv.txt.json', 'e.json']);
    expect(await readFile(join(cwd, 'out/cv.txt.json'), 'utf8')).toContain('Ada Lovelace');
  });
});

it('says at once that no folder can be made where the system makes none', async () => {
  await inFolder(async (cwd) => {
    await writeFile(join(cwd, 'a.txt'), TEXT);
    const { code, problem } = await runShortlist(['parse', 'a.txt', '--out', '/proc/x/y'], { cwd });
    expect(code).toBe(1);
    expect(problem).toMatch(/^shortlist: \/proc\/x\/y: cannot be made: \S.*\.\n$/);
  });
});

it('says that a file is empty', async () => {
  await inFolder(async (cwd) => {
    await writeFile(join(cwd, 'cv.pdf'), '');
    const { code, problem } = await runShortlist(['parse', 'cv.pdf'], { cwd });
    expect(code).toBe(1);
    expect(problem).toMatch(/^shortlist: cv\.pdf: This file is empty\. \S/);
  });
});

it('writes no document over another of the same name', async () => {
  await inFolder(async (cwd) => {
    await mkdir(join(cwd, 'old'));
    await writeFile(join(cwd, 'a.txt'), TEXT);
    await writeFile(join(cwd, 'old/a.txt'), TEXT.replace('Ada', 'Eva'));
    const { code, problem } = await runShortlist(['parse', 'a.txt', 'old/a.txt', '--out', '.'], {
      cwd,
    });
    expect(code).toBe(1);
    expect(problem).toContain('old/a.txt: a.json is the name for a.txt, too');
    expect(await readFile(join(cwd, 'a.json'), 'utf8')).toContain('Ada Lovelace');
  });
});

it('keeps the name free where the first document of a name cannot be read', async () => {
  await inFolder(async (cwd) => {
    await mkdir(join(cwd, 'old'));
    await writeFile(join(cwd, 'a.txt'), '');
    await writeFile(join(cwd, 'old/a.txt'), TEXT);
    const args = ['parse', 'a.txt', 'old/a.txt', '--out', '.'];
    const { code, problem } = await runShortlist(args, { cwd });
    expect(code).toBe(1);
    expect(problem).toContain('a.txt: This file is empty');
    expect(await readFile(join(cwd, 'a.json'), 'utf8')).toContain('Ada Lovelace');
  });
});

it('says that a file stands where the folder should be', async () => {
  await inFolder(async (cwd) => {
    await writeFile(join(cwd, 'a.txt'), TEXT);
    const { code, problem } = await runShortlist(['parse', 'a.txt', '--out', 'a.txt'], { cwd });
    expect({ code, problem: problem.trim() }).toEqual({
      code: 1,
      problem: 'shortlist: a.txt: cannot be made: it is a file.',
    });
  });
});

it('leaves nothing behind where a file cannot be written', async () => {
  await inFolder(async (cwd) => {
    await writeFile(join(cwd, 'a.txt'), TEXT);
    await mkdir(join(cwd, 'out/a.json'), { recursive: true });
    const { code, problem } = await runShortlist(['parse', 'a.txt', '--out', 'out'], { cwd });
    expect(code).toBe(1);
    expect(problem).toContain('out/a.json: cannot be written');
    expect(await filesIn(join(cwd, 'out'))).toEqual(['a.json']);
  });
});

it('gives up in time what would take for ever, and reads the next', async () => {
  await inFolder(async (cwd) => {
    // A form that draws a form that draws …, each twice: more text than there are atoms.
    await writeFile(join(cwd, 'endless.pdf'), endlessPdf());
    await writeFile(join(cwd, 'a.txt'), TEXT);
    // In a tenth of the time that a document may take.
    const isTooSlow: typeof DOCUMENT_LIMITS.isTooSlow = (ms, by) =>
      DOCUMENT_LIMITS.isTooSlow(10 * ms, by);
    const createReader = () => createDocumentReader({ ...DOCUMENT_LIMITS, isTooSlow });
    const { code, text, problem } = await runShortlist(['parse', 'endless.pdf', 'a.txt'], {
      cwd,
      registries: { ...REGISTRIES, createReader },
    });
    expect(code).toBe(1);
    // A quick machine runs out of memory, a slow one out of time.
    expect(problem).toMatch(/endless\.pdf: Reading it took (more than|too much) /u);
    expect(JSON.parse(text)).toMatchObject([null, { basics: { name: 'Ada Lovelace' } }]);
  });
});

function endlessPdf(): string {
  const form = (content: string, next: number) =>
    `<</Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<</XObject<</X ${next} 0 R>>` +
    `/Font<</F<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>>>/Length ${content.length}>>` +
    `stream\n${content}\nendstream`;
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R/Resources<</XObject<</X 4 0 R>>>>>>',
    ...Array.from({ length: 60 }, (_, at) => form('/X Do /X Do', at + 5)),
    form('BT /F 9 Tf (x) Tj ET', 4),
  ];
  const body = objects.map((object, at) => `${at + 1} 0 obj\n${object}\nendobj\n`).join('');
  return `%PDF-1.7\n${body}trailer\n<</Root 1 0 R/Size ${objects.length + 1}>>\n%%EOF`;
}

it.each([
  { args: [], says: 'name the documents to read' },
  {
    args: ['a.pdf', '--format', 'xml'],
    says: '"xml" is no format; there are jsonresume and sections',
  },
  { args: ['a.pdf', '--loud'], says: "Unknown option '--loud'" },
])('does not understand parse $args, and says why', async ({ args, says }) => {
  const { code, problem } = await runShortlist(['parse', ...args]);
  expect(code).toBe(2);
  expect(problem).toContain(says);
});

it('reads standard input for -, also beside files', async () => {
  await inFolder(async (cwd) => {
    await writeFile(join(cwd, 'Résumé – Ada.txt'), TEXT);
    const args = ['parse', '-', 'Résumé – Ada.txt', '--out', 'read'];
    const { code, problem } = await startShortlist(args, { cwd, input: TEXT });
    expect({ code, problem }).toEqual({ code: 0, problem: '' });
    const files = await filesIn(join(cwd, 'read'));
    expect(files.toSorted()).toEqual(['Résumé – Ada.json', 'standard-input.json']);
  });
});

it.each(['parse', 'render'])('%s refuses a device that never ends', async (command) => {
  const args = command === 'parse' ? ['/dev/zero'] : ['/dev/zero', '-o', '-'];
  const { code, problem } = await runShortlist([command, ...args]);
  expect(code).toBe(1);
  expect(problem).toMatch(/\/dev\/zero: .*over 10 MB/u);
});

it('refuses standard input that is too large', async () => {
  const { code, problem } = await runShortlist(['parse', '-'], { input: 'x'.repeat(11 << 20) });
  expect({ code, problem }).toMatchObject({
    code: 1,
    problem: expect.stringMatching(/^shortlist: standard input: .*over 10 MB/),
  });
});
