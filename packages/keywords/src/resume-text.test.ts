import { readJsonResume } from '@shortlist/json-resume';
import { EntryId, SECTIONS } from '@shortlist/model';
import { SECTIONS_WITH_PATENTS, withPatent } from '@shortlist/model/patent.test-support';
import { expect, it } from 'vitest';
import { analyse } from './analysis/analyse.ts';
import { givenText, resumeText } from './resume-text.ts';
import { givenPosting } from './standard.test-support.ts';

function readResume(file: unknown) {
  let count = 0;
  const read = readJsonResume(file, () => EntryId.parse(`e${++count}`), SECTIONS);
  if (!read.ok) throw new Error('the sample is no resume');
  return read.resume;
}

const resume = readResume({
  basics: { name: 'Ada Java', summary: 'Likes SQL.' },
  work: [{ name: 'Acme', position: 'Data Engineer', highlights: ['Ran Airflow', 'Wrote Python'] }],
  education: [{ institution: 'MIT', studyType: 'BSc', area: 'Physics' }],
  skills: [{ name: 'Docker' }],
});

it('finds a place that a posting asks for on the contact line, and nothing else of it', () => {
  const contact = { ...resume.contact, city: 'Dallas', state: 'Texas', email: 'cobol@example.com' };
  const matchOf = (term: string, shown = contact.shown) =>
    analyse(
      givenPosting('', [term]),
      resumeText({ ...resume, contact: { ...contact, shown } }, SECTIONS),
    ).keywords[0];
  expect(matchOf('Texas')).toMatchObject({
    status: 'matching',
    resumeMentions: [{ sentence: 'Dallas, Texas', source: 'contact.city' }],
  });
  expect(matchOf('COBOL')?.status).toBe('missing');
  expect(matchOf('Texas', { ...contact.shown, state: false })?.status).toBe('missing');
});

it('has every statement that a resume prints, but not the contact', () => {
  const { text } = resumeText(resume, SECTIONS);
  for (const said of ['Likes SQL.', 'Data Engineer, Acme', 'Ran Airflow', 'BSc', 'Docker']) {
    expect(text).toContain(said);
  }
  expect(text).not.toContain('Ada');
});

it('tells the field that each stretch came from', () => {
  const { text, parts } = resumeText(resume, SECTIONS);
  const part = parts.find(({ start, end }) => text.slice(start, end) === 'Wrote Python');
  expect(part).toMatchObject({
    source: expect.stringMatching(/^experience\.bullets\.1@/),
    section: 'experience',
  });
});

it('gives that field with every mention', () => {
  const [keyword] = analyse(givenPosting('', ['Python']), resumeText(resume, SECTIONS)).keywords;
  expect(keyword?.resumeMentions[0]).toMatchObject({
    sentence: 'Wrote Python',
    source: expect.stringMatching(/^experience\.bullets\.1@/),
  });
});

it('takes plain text as it is', () => {
  expect(givenText('SQL')).toEqual({ text: 'SQL', parts: [] });
});

it('[HO1] finds a keyword in a kind of section that a test adds', () => {
  const patented = withPatent(resume, EntryId.parse('p1'));
  const posting = givenPosting('', ['Zorblatt']);
  expect(analyse(posting, resumeText(patented, SECTIONS_WITH_PATENTS)).keywords[0]).toMatchObject({
    status: 'matching',
    resumeMentions: [
      { sentence: 'Weaves algebraic Zorblatt patterns', source: 'patents.claims.0@p1' },
    ],
  });
  expect(analyse(posting, resumeText(patented, SECTIONS)).keywords[0]?.status).toBe('missing');
});
