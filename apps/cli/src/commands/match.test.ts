import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { inFolder, runShortlist } from '../run-shortlist.test-support.ts';

const POSTING = `Data Engineer
Requirements
- Python and SQL
- Docker, Kubernetes
- Terraform
Benefits
We offer dental insurance and PTO.`;
const PERSON = {
  basics: { name: 'Ada' },
  work: [{ name: 'Acme', highlights: ['Wrote Python on k8s'] }],
};

/** A folder with a posting, a resume as JSON and as text, and a list of terms. */
const withFiles = (use: (folder: string) => Promise<void>) =>
  inFolder(async (folder) => {
    await writeFile(join(folder, 'posting.txt'), POSTING);
    await writeFile(join(folder, 'resume.json'), JSON.stringify(PERSON));
    await writeFile(join(folder, 'resume.txt'), 'Wrote Python on k8s');
    await writeFile(join(folder, 'terms.txt'), 'Python\r\n\nWelding\n');
    await use(folder);
  });

it.each(['resume.json', 'resume.txt'])('prints what a posting asks and %s states', (resume) =>
  withFiles(async (cwd) => {
    const { code, text, problem } = await runShortlist(['match', resume, 'posting.txt'], { cwd });
    expect({ code, problem }).toEqual({ code: 0, problem: '' });
    const report = JSON.parse(text);
    expect(Object.keys(report)).toEqual([
      'version',
      'score',
      'matched',
      'total',
      'keywords',
      'ignored',
      'gap',
      'recommendation',
    ]);
    expect(report).toMatchObject({ version: '3', score: 42, matched: 2, total: 5 });
    expect(report.ignored).toEqual(['We offer dental insurance and PTO.']);
    expect(report.keywords[0]).toEqual({
      term: 'Python',
      surface: 'Python',
      tier: 'scored',
      importance: 'must',
      status: 'matching',
      how: 'same',
      resumeMentions: ['Wrote Python on k8s'],
      postingMentions: ['Python and SQL'],
    });
  }),
);

it('judges given terms, with no score for so few', () =>
  withFiles(async (cwd) => {
    const args = ['match', 'resume.txt', 'posting.txt', '--keywords', 'terms.txt', '-f', 'json'];
    const { text } = await runShortlist(args, { cwd });
    const report = JSON.parse(text);
    expect(report).toMatchObject({ score: null, matched: 1, total: 2 });
    const judged = report.keywords.map(({ term, status }: { term: string; status: string }) => [
      term,
      status,
    ]);
    expect(judged.toSorted()).toEqual([
      ['Python', 'matching'],
      ['Welding', 'missing'],
    ]);
  }));

it('prints a table for a person', () =>
  withFiles(async (cwd) => {
    const args = ['match', '-', 'posting.txt', '--format', 'table'];
    const { text } = await runShortlist(args, { cwd, input: JSON.stringify(PERSON) });
    expect(text).toContain('Overall Match Score: 42 % (2 of 5 keywords, formula 3)');
    expect(text).toMatch(/\+ Python +matching +must +same/);
    expect(text).toMatch(/- Terraform +missing +must +none/);
    expect(text).toContain('If not, leave it out.');
    expect(text).toContain('1 sentence of the posting was left aside.');
  }));

it('prints no number for a posting in a language that it does not read', () =>
  withFiles(async (cwd) => {
    const posting =
      'Kok\nWij zoeken een ervaren kok voor ons restaurant. Je werkt samen met het team en je hebt kennis van Python.';
    const args = ['match', 'resume.txt', '-', '--format', 'table'];
    const { text } = await runShortlist(args, { cwd, input: posting });
    expect(text).toMatch(/^No score\n/);
    expect(text).toContain('This posting is in Dutch.');
  }));

it('names file and field of what cannot be read', () =>
  withFiles(async (cwd) => {
    await writeFile(join(cwd, 'bad.json'), JSON.stringify({ work: [{ startDate: ['2020'] }] }));
    const bad = await runShortlist(['match', 'bad.json', 'posting.txt'], { cwd });
    expect(bad).toMatchObject({ code: 1, text: '' });
    expect(bad.problem).toContain('bad.json: work[0].startDate');
    const none = await runShortlist(['match', 'resume.txt', 'nowhere.txt'], { cwd });
    expect(none).toMatchObject({ code: 1, text: '' });
    expect(none.problem).toBe('shortlist: nowhere.txt: cannot be read: no such file or folder.\n');
  }));

it.each([
  { name: 'bytes that are no text', bytes: Uint8Array.of(0x25, 0x50, 0x44, 0x46, 0xff, 0xfe) },
  { name: 'bytes that only look like text', bytes: Uint8Array.of(0x50, 0x4b, 0x03, 0x00, 0x41) },
])('says what to do with $name', ({ bytes }) =>
  withFiles(async (cwd) => {
    await writeFile(join(cwd, 'resume.pdf'), bytes);
    const { code, text, problem } = await runShortlist(['match', 'resume.pdf', 'posting.txt'], {
      cwd,
    });
    expect({ code, text }).toEqual({ code: 1, text: '' });
    expect(problem).toContain('resume.pdf: not UTF-8 text.');
    expect(problem).toContain('run "shortlist parse" first');
  }),
);

it('wants terms in the file of terms', () =>
  withFiles(async (cwd) => {
    await writeFile(join(cwd, 'none.txt'), '\n \n');
    const args = ['match', 'resume.txt', 'posting.txt', '--keywords', 'none.txt'];
    const { code, text, problem } = await runShortlist(args, { cwd });
    expect({ code, text }).toEqual({ code: 1, text: '' });
    expect(problem).toBe('shortlist: none.txt: no terms in it. Write one a line.\n');
  }));

it.each([
  { posting: '', says: 'No keywords were found in this text.' },
  { posting: 'Chief Vibes Wrangler', says: 'we have no typical keywords for it' },
  {
    posting:
      'Cuoco\nCerchiamo un cuoco con esperienza che sappia gestire la linea e il personale della cucina.\nOffriamo un contratto e la formazione.',
    says: 'This posting is in Italian. Keywords are found in English, German, French and Spanish postings only.',
  },
])('answers a posting "$posting" without a score', ({ posting, says }) =>
  withFiles(async (cwd) => {
    const { code, text } = await runShortlist(['match', 'resume.txt', '-'], {
      cwd,
      input: posting,
    });
    expect(code).toBe(0);
    const report = JSON.parse(text);
    expect(report).toMatchObject({ score: null, total: 0, keywords: [] });
    expect(report.gap).toContain(says);
  }),
);

it('answers a job title with what is typical of the role', () =>
  withFiles(async (cwd) => {
    const { text } = await runShortlist(['match', 'resume.txt', '-'], {
      cwd,
      input: 'DevOps Engineer',
    });
    const report = JSON.parse(text);
    expect(report.keywords.map(({ surface }: { surface: string }) => surface)).toContain(
      'Kubernetes',
    );
    expect(report.gap).toContain('typical');
  }));

it.each([
  { args: [], says: 'name the resume' },
  { args: ['a.txt'], says: 'name the posting' },
  { args: ['a.txt', 'b.txt', 'c.txt'], says: 'not also "c.txt"' },
  { args: ['a.txt', 'b.txt', '-f', 'xml'], says: '"xml" is no format' },
  { args: ['-', '-'], says: 'only one of the files' },
])('does not understand match $args', async ({ args, says }) => {
  const { code, problem, text } = await runShortlist(['match', ...args]);
  expect({ code, text }).toEqual({ code: 2, text: '' });
  expect(problem).toContain(says);
});
