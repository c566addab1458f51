import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SaxesParser } from 'saxes';
import { expect, it } from 'vitest';
import { inFolder, runShortlist, SAMPLES, startShortlist } from '../run-shortlist.test-support.ts';

const SAMPLE = join(SAMPLES, '01-engineer.json');
const NOW = { environment: { SOURCE_DATE_EPOCH: '1764028800' } };

const check = (resume: unknown, ...args: string[]) =>
  runShortlist(['check', '-', ...args], { input: JSON.stringify(resume), ...NOW });

type Report = {
  holds: boolean;
  checks: { id: string; holds: boolean; says: string; figures: object; findings: object[] }[];
};
async function reportOf(resume: unknown, ...args: string[]) {
  const { code, text } = await check(resume, '-f', 'json', ...args);
  const report: Report = JSON.parse(text);
  const found = (id: string) => report.checks.find((each) => each.id === id);
  return { code, report, found };
}

it('[CK1] holds with 0 for a resume of which every file comes back, and says so for people', async () => {
  const { code, text, problem } = await runShortlist(['check', SAMPLE, '--pages', '2'], NOW);
  expect({ code, problem }).toEqual({ code: 0, problem: '' });
  expect(text).toBe(
    [
      '+ Pages                  2 pages.',
      '+ PDF read back          56 of 56 fields come back.',
      '+ Word read back         56 of 56 fields come back.',
      '+ Plain text read back   56 of 56 fields come back.',
      '+ Markdown read back     56 of 56 fields come back.',
      '+ JSON Resume read back  56 of 56 fields come back.',
      '+ Blanks                 None is left.',
      '+ Dates                  All can be.',
      '+ Links                  All lead somewhere.',
      '',
      '9 checks hold.',
      '',
    ].join('\n'),
  );
});

it('[CK1] ends with 1 for a threshold that is missed, and its process with 2 for a file that is not there', async () => {
  const missed = await runShortlist(['check', SAMPLE, '--pages', '1']);
  expect(missed).toMatchObject({ code: 1, problem: 'shortlist: 1 of 9 checks missed.\n' });
  expect(missed.text).toContain('2 pages, and not more than 1 are wanted.');
  const none = await startShortlist(['check', 'nowhere.json']);
  expect(none).toMatchObject({ code: 2, text: '' });
});

it('[CK1] misses dates that cannot be, blanks, and addresses that are none, each with its place', async () => {
  const { code, report, found } = await reportOf({
    basics: { name: 'Ada', email: 'ada(at)home', url: 'my site', summary: 'Saved [number] hours.' },
    work: [
      { name: 'Acme', position: 'Cook', startDate: '2021-05', endDate: '2020-01' },
      { name: 'Later', position: 'Chef', startDate: '2031-01', endDate: '2032-01' },
    ],
    education: [{ institution: 'School', area: 'Art', startDate: '2024', endDate: '2027' }],
    publications: [{ name: 'Paper', url: 'nowhere' }],
  });
  expect(code).toBe(1);
  expect(report.holds).toBe(false);
  expect(found('dates')).toMatchObject({
    holds: false,
    figures: { count: 2 },
    findings: [{ where: 'Experience, Cook' }, { where: 'Experience, Chef' }],
  });
  expect(found('placeholders')?.findings).toEqual([{ where: 'Summary', says: '[number]' }]);
  expect(found('links')?.findings).toEqual([
    { where: 'Contact, Email', says: '“ada(at)home” is no address.' },
    { where: 'Contact, Website', says: '“my site” is no address.' },
    { where: 'Publications, Paper', says: '“nowhere” is no address.' },
  ]);
});

it('[CK1] [EX3] names each field that does not come back, by format, in the design that is asked for', async () => {
  // A bar parts the fields of an entry where others wrote the file.
  const work = [{ name: 'Acme | Sons', position: 'Cook', startDate: '2020-01' }];
  const { code, report, found } = await reportOf(
    { basics: { name: 'Ada' }, work },
    ...['--template', 'sidebar'],
  );
  expect(code).toBe(1);
  const missed = report.checks.filter(({ holds }) => !holds);
  expect(missed.map(({ id }) => id)).toEqual(
    ['pdf', 'docx', 'txt', 'md'].map((format) => `read-back.${format}`),
  );
  expect(found('read-back.pdf')).toEqual({
    id: 'read-back.pdf',
    name: 'PDF read back',
    holds: false,
    says: '3 of 4 fields come back.',
    figures: { fields: 4, same: 3 },
    findings: [{ where: 'Experience, Cook, Company', says: '“Acme | Sons” is read as “Sons”.' }],
  });
});

it('[CK1] counts a file that cannot be written as missed, and names the characters', async () => {
  const { code, found } = await reportOf({ basics: { name: 'Ada 😀' } });
  expect(code).toBe(1);
  expect(found('read-back.pdf')?.says).toBe('It cannot be written: no available font has 😀.');
  expect(found('read-back.json')?.holds).toBe(true);
});

it('[CK1] compares with a posting, and misses what matches less than is wanted', () =>
  inFolder(async (folder) => {
    const posting = join(folder, 'posting.txt');
    await writeFile(
      posting,
      'Data Engineer\nRequirements\n- Python and SQL\n- Docker, Kubernetes\n- Terraform',
    );
    const file = { basics: { name: 'Ada' }, work: [{ name: 'A', highlights: ['Python on k8s'] }] };
    const plain = await reportOf(file, '--posting', posting);
    expect(plain.code).toBe(0);
    expect(plain.found('match')).toMatchObject({ figures: { score: 42, matched: 2, total: 5 } });
    const wanted = await reportOf(file, '--posting', posting, '--min-match', '43');
    expect(wanted.code).toBe(1);
    expect(wanted.found('match')?.says).toContain('At least 43 % is wanted.');
    await writeFile(posting, 'Chief Vibes Wrangler');
    const unscored = await reportOf(file, '--posting', posting, '--min-match', '1');
    expect(unscored.found('match')).toMatchObject({ holds: false, figures: { score: null } });
  }));

it('[CK1] writes JUnit XML that any parser takes, whatever the resume says', async () => {
  const odd = 'my & <site> "q" ]]> ';
  const { code, text } = await check(
    { basics: { name: 'Ada', url: `${odd}\u0007 end` } },
    '--format',
    'junit',
  );
  expect(code).toBe(1);
  const tags: { name: string; attributes: Record<string, string> }[] = [];
  let said = '';
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => tags.push({ name, attributes }));
  parser.on('text', (each) => {
    said += each;
  });
  parser.write(text).close();
  const cases = tags.filter(({ name }) => name === 'testcase');
  const failures = tags.filter(({ name }) => name === 'failure');
  expect(tags[1]).toEqual({
    name: 'testsuite',
    attributes: {
      name: 'standard input',
      tests: String(cases.length),
      failures: String(failures.length),
      errors: '0',
    },
  });
  expect(cases.map(({ attributes }) => attributes.name)).toEqual([
    'pages',
    'read-back.pdf',
    'read-back.docx',
    'read-back.txt',
    'read-back.md',
    'read-back.json',
    'placeholders',
    'dates',
    'links',
  ]);
  expect(said).toContain(`Contact, Website: “${odd}\uFFFD end” is no address.`);
});

it.each([
  { args: [], says: 'name the resume to check' },
  { args: ['a.json', 'b.json'], says: 'not also "b.json"' },
  { args: ['a.json', '--pages', '0'], says: '"0" is no number for --pages' },
  { args: ['a.json', '--min-match', '50'], says: 'name one with --posting' },
  { args: ['a.json', '--posting', 'p', '--min-match', '101'], says: 'from 1 to 100' },
  { args: ['a.json', '-f', 'xml'], says: '"xml" is no format' },
  { args: ['a.json', '-t', 'nice'], says: '"nice" is no template' },
  { args: ['-', '-p', '-'], says: 'only one of the files' },
  { args: ['nowhere.json'], says: 'cannot be read' },
])('[CK1] cannot run with 2: $args', async ({ args, says }) => {
  const { code, problem, text } = await runShortlist(['check', ...args]);
  expect({ code, text }).toEqual({ code: 2, text: '' });
  expect(problem).toContain(says);
});
