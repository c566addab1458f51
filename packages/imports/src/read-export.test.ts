import { writeJsonResume } from '@shortlist/json-resume';
import { ENGLISH, en, formatMessage } from '@shortlist/messages';
import { emptyResume, NO_LOOK, numberedIds, SECTIONS } from '@shortlist/model';
import { expect, it } from 'vitest';
import { readExport } from './index.ts';
import { bytesOf, EUROPASS_PORTAL, pdfWith, zipOf } from './samples.test-support.ts';

async function refusal(bytes: Uint8Array): Promise<string> {
  const read = await readExport(bytes);
  if (read.ok) throw new Error('It was read.');
  expect(formatMessage(ENGLISH, en, read.problem)).not.toBe(read.problem.code);
  return read.problem.code;
}

const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;

it.each([
  { it: 'an empty file', bytes: new Uint8Array(), code: 'reading.empty' },
  { it: 'a program', bytes: Uint8Array.of(0x7f, 0x45, 0x4c, 0x46, 0, 1), code: 'imports.unknown' },
  { it: 'plain text', bytes: bytesOf('Ada Lovelace\nAnalyst'), code: 'imports.document' },
  {
    it: 'a page of HTML',
    bytes: bytesOf('<!doctype html><html></html>'),
    code: 'imports.document',
  },
  {
    it: 'a Word document',
    bytes: zipOf({ '[Content_Types].xml': '<Types/>' }),
    code: 'imports.document',
  },
  { it: 'a foreign ZIP', bytes: zipOf({ 'notes.txt': 'x' }), code: 'imports.unknownZip' },
  { it: 'a ZIP of other JSON', bytes: zipOf({ 'a.json': '{"a":1}' }), code: 'imports.unknownZip' },
  {
    it: 'a ZIP that is cut off',
    bytes: zipOf({ 'Profile.csv': 'x' }).slice(0, 40),
    code: 'reading.damaged',
  },
  {
    it: 'foreign XML',
    bytes: bytesOf('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    code: 'imports.unknownXml',
  },
  { it: 'foreign JSON', bytes: bytesOf('{"name":"package"}'), code: 'imports.unknownJson' },
  {
    it: 'JSON that ends too early',
    bytes: bytesOf('{"basics":{"name":"A'),
    code: 'imports.badJson',
  },
  {
    it: 'JSON Resume with a field of another type',
    bytes: bytesOf('{"work":7}'),
    code: 'imports.badFields',
  },
  {
    it: 'one table of LinkedIn’s archive',
    bytes: bytesOf(
      '\ufeffCompany Name,Title,Description,Started On,Finished On\nPell,Rigger,,2019,',
    ),
    code: 'imports.oneTable',
  },
  {
    it: 'an export that says nothing',
    bytes: zipOf({ 'Profile.csv': 'First Name,Last Name\n,\n' }),
    code: 'imports.nothing',
  },
  {
    it: 'JSON that is nested too deep',
    bytes: bytesOf(`{"basics":${nested(1000)}}`),
    code: 'reading.hostile',
  },
  {
    it: 'JSON of too many values',
    bytes: bytesOf(`{"skills":[${'{},'.repeat(100_001)}{}]}`),
    code: 'reading.hostile',
  },
  {
    it: 'XML that is nested too deep',
    bytes: bytesOf('<Candidate>'.repeat(1000)),
    code: 'reading.hostile',
  },
  {
    it: 'XML with entities of its own',
    bytes: bytesOf(`<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]>${EUROPASS_PORTAL}`),
    code: 'reading.hostile',
  },
  {
    it: 'a table of too many rows',
    bytes: zipOf({ 'Skills.csv': `Name\n${'x\n'.repeat(5_001)}` }),
    code: 'reading.hostile',
  },
  {
    it: 'a table of too many cells',
    bytes: zipOf({ 'Skills.csv': `Name\n${','.repeat(300)}x` }),
    code: 'reading.hostile',
  },
  {
    it: 'a ZIP bomb',
    bytes: zipOf({ 'Skills.csv': 'x'.repeat(60 * 1024 * 1024) }),
    code: 'reading.hostile',
  },
])('[IM1] refuses $it, and says what to do', async ({ bytes, code }) => {
  expect(await refusal(bytes)).toBe(code);
});

it('[IM1] names the fields of a JSON Resume that are of another type', async () => {
  const read = await readExport(bytesOf('{"work":7,"basics":{"name":7}}'));
  expect(!read.ok && formatMessage(ENGLISH, en, read.problem)).toContain('work should be a list');
});

it('[IM1] takes a JSON Resume with texts for lists and one object for several, and says a word about each', async () => {
  const read = await readExport(
    bytesOf(
      JSON.stringify({
        basics: { name: 'Ada', location: 'Corby, England' },
        work: [{ name: 'Pell', position: 'Rigger', highlights: 'Spliced.\nSewed.' }],
        education: { institution: 'Pell College', studyType: 'BSc' },
        skills: ['Rope', { name: 'Cloth', keywords: 'Canvas, Wool' }],
      }),
    ),
  );
  if (!read.ok) throw new Error(read.problem.code);
  const [{ resume, notes } = {}] = read.resumes;
  const said = JSON.stringify(resume);
  for (const text of ['Spliced.', 'Sewed.', 'Pell College', 'Rope', 'Cloth: Canvas, Wool'])
    expect(said).toContain(text);
  expect(resume?.contact).toMatchObject({ city: 'Corby', state: '', country: 'England' });
  expect(formatMessage(ENGLISH, en, notes?.[0] ?? { code: 'imports.nothing' })).toContain(
    'basics.location should be an object',
  );
});

it('[IM1] never follows a path in an archive, and reads the table that stands further out', async () => {
  const read = await readExport(
    zipOf({
      'deep/er/Skills.csv': 'Name\nInner',
      '../../Skills.csv': 'Name\nOuter of three',
      'Skills.csv': 'Name\nOuter',
    }),
  );
  if (!read.ok) throw new Error(read.problem.code);
  expect(JSON.stringify(read.resumes[0]?.resume)).toContain('"Outer"');
  expect(read.resumes[0]?.notes).toEqual([
    { code: 'imports.notRead', params: { count: 2, files: ['Skills.csv', 'Skills.csv'] } },
  ]);
});

it('[IM1] gives each resume of our own archive under its name, whole, and names what is none', async () => {
  const resume = { ...emptyResume(numberedIds(), SECTIONS), look: { ...NO_LOOK, design: 'slate' } };
  const named = (fullName: string) => ({
    ...resume,
    contact: { ...resume.contact, fullName, details: 'Permit\tB' },
  });
  const read = await readExport(
    zipOf({
      'Baker.json': JSON.stringify(writeJsonResume(named('Ida'), SECTIONS)),
      'Baker.pdf': '%PDF-1.7',
      'Baker (earlier versions).json': '[]',
      'Actor.json': JSON.stringify(writeJsonResume(named('Udo'), SECTIONS)),
      'broken.json': '{"basics":',
    }),
  );
  if (!read.ok) throw new Error(read.problem.code);
  expect(read.source).toBe('shortlist');
  expect(read.resumes.map(({ name, resume: { contact } }) => [name, contact.fullName])).toEqual([
    ['Actor', 'Udo'],
    ['Baker', 'Ida'],
  ]);
  expect(read.resumes[0]?.resume.contact.details).toBe('Permit\tB');
  expect(read.resumes[0]?.notes).toEqual([
    { code: 'imports.notResumes', params: { count: 1, files: ['broken.json'] } },
  ]);
});

it('[IM1] reads Europass out of a PDF that carries it, as out of the XML', async () => {
  const [pdf, xml] = [pdfWith('attachment.xml', EUROPASS_PORTAL), bytesOf(EUROPASS_PORTAL)];
  expect(await readExport(pdf)).toEqual(await readExport(xml));
  expect(await refusal(pdfWith('notes.txt', 'Buy milk'))).toBe('imports.plainPdf');
});
