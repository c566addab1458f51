import { readdirSync, readFileSync } from 'node:fs';
import { fc, it as property } from '@fast-check/vitest';
import {
  EntryId,
  emptyContact,
  emptyFlatEntry,
  emptyResume,
  flatEntriesOf,
  type Resume,
  readJsonResume,
} from '@shortlist/resume';
import { resumeWith } from '@shortlist/resume/resume.test-support';
import { describe, expect, it } from 'vitest';
import { asPrinted, countIds, printAndRead } from './our-pdf.test-support.ts';

const SAMPLES = new URL('../../templates/samples/', import.meta.url);
const names = readdirSync(SAMPLES).filter((name) => name.endsWith('.json'));

describe('our own PDF comes back whole', () => {
  it.each(names)('[CR4] %s', async (name) => {
    const json: unknown = JSON.parse(readFileSync(new URL(name, SAMPLES), 'utf8'));
    const read = readJsonResume(json, countIds());
    if (!read.ok) throw new Error(`${name} is no JSON Resume`);
    expect(asPrinted((await printAndRead(read.resume)).resume)).toEqual(asPrinted(read.resume));
  });

  it.each([
    { school: 'University of California, Berkeley', location: '' },
    { school: 'University of California, Berkeley', location: 'Berkeley, CA' },
    { school: 'University of California, Los Angeles', location: 'Los Angeles, CA' },
    { school: 'University of California', location: 'Berkeley, CA' },
    { school: 'California State University, Long Beach', location: '' },
  ])(
    '[CR4] with the campus in the name of a school or an employer: $school $location',
    async (place) => {
      const resume = emptyResume(countIds());
      const { school, location } = place;
      const dates = { startDate: '2010', endDate: '2014' };
      const printed: Resume = resumeWith(
        {
          contact: { ...resume.contact, fullName: 'Ada Lovelace', email: 'ada@example.com' },
          experiences: [
            {
              ...emptyFlatEntry('experience', EntryId.parse('x')),
              ...dates,
              role: 'Research Assistant',
              company: school,
              location,
            },
          ],
          educations: [
            {
              ...emptyFlatEntry('education', EntryId.parse('s')),
              ...dates,
              degree: 'B.Sc.',
              ...place,
            },
          ],
        },
        resume,
      );
      const { resume: read } = await printAndRead(printed);
      expect(flatEntriesOf(read, 'experience')).toMatchObject([{ company: school, location }]);
      expect(flatEntriesOf(read, 'education')).toMatchObject([{ school, location }]);
    },
  );

  const word = fc.constantFrom(
    ...'Cedar Harbor Willow Falcon Summit Granite Meadow Copper Juniper'.split(' '),
  );
  const role = fc
    .tuple(word, fc.constantFrom('Engineer', 'Analyst', 'Nurse', 'Wrangler'))
    .map((words) => words.join(' '));
  const town = fc.constantFrom('Leeds', 'Richardson, Texas', 'Berlin, Germany', 'Houston, TX');
  const company = fc
    .tuple(word, fc.constantFrom('Labs', 'Hospital', 'Brothers Inc.', '& Sons', 'Ltd.'))
    .map((words) => words.join(' '));
  const school = fc
    .tuple(fc.constantFrom('University of', 'College of'), word)
    .map((words) => words.join(' '));
  const degree = fc.constantFrom(
    'B.Sc. in Physics',
    'Bachelor of Arts',
    'Master of Music',
    'PhD in Chemistry',
  );
  const date = fc.constantFrom('Jan 2011', 'Mar 2012', 'Sep 2013', '2014', 'Dec 2015');
  const later = fc.constantFrom('Jan 2017', '2018', 'Jun 2019', 'Nov 2021');
  const sentence = fc
    .array(
      fc.constantFrom(
        ...'Built Ran Wrote cut costs of the lab by 12% for three teams, in Go and SQL with care'.split(
          ' ',
        ),
      ),
      { minLength: 3, maxLength: 30 },
    )
    .map((words) => `Did ${words.join(' ').replace(/,$/, '')} well.`);
  const sentences = fc
    .array(sentence, { minLength: 1, maxLength: 4 })
    .map((texts) => texts.join('\n'));
  const named = (kind: 'award' | 'certification' | 'project') =>
    fc
      .record({ name: role, organization: company, date: later, relevance: sentences })
      .map((entry) => ({ ...emptyFlatEntry(kind, EntryId.parse('n')), ...entry }));

  const resume: fc.Arbitrary<Resume> = fc
    .record({
      contact: fc
        .record({ fullName: fc.tuple(word, word).map((both) => both.join(' ')) })
        .map((part) => ({
          ...emptyContact(),
          ...part,
          email: 'ada@example.com',
          phone: '(469) 555-0192',
          linkedin: 'ada-b',
          city: 'Dallas',
          state: 'Texas',
          country: 'United States',
        })),
      summary: sentence,
      skills: fc.uniqueArray(word, { minLength: 1, maxLength: 6 }).map((words) => words.join('\n')),
      experiences: fc.array(
        fc
          .record({
            role,
            company,
            location: town,
            startDate: date,
            endDate: later,
            bullets: sentences,
          })
          .map((entry) => ({ ...emptyFlatEntry('experience', EntryId.parse('x')), ...entry })),
        { minLength: 1, maxLength: 4 },
      ),
      educations: fc.array(
        fc
          .record({
            degree,
            school,
            location: town,
            startDate: date,
            endDate: later,
            gpa: fc.constantFrom('', '3.8'),
            minor: fc.constantFrom('', 'Music'),
          })
          .map((entry) => ({ ...emptyFlatEntry('education', EntryId.parse('s')), ...entry })),
        { minLength: 1, maxLength: 3 },
      ),
      certifications: fc.array(named('certification'), { maxLength: 2 }),
      awards: fc.array(named('award'), { maxLength: 2 }),
      projects: fc.array(named('project'), { maxLength: 3 }),
    })
    .map((parts) => resumeWith(parts));

  property.prop([resume], { numRuns: 40 })('[CR4] for generated resumes', async (printed) => {
    expect(asPrinted((await printAndRead(printed)).resume)).toEqual(asPrinted(printed));
  });

  /** Words of scripts that are drawn in another order than they are written. */
  const SCRIPTS = [
    'مهندس برمجيات خبرة شركة النيل بوابة الدفع أنظمة القاهرة فريقًا',
    'מפתח תוכנה ניסיון חברת מצפן שָׁלוֹם מערכות ניווט נהגים',
    'वरिष्ठ शिक्षिका विद्यालय दिल्ली प्रशिक्षण वर्षों गणित हिन्दी शर्मा',
  ];
  const wordsOf = (pool: string, least: number, most: number) =>
    fc
      .array(fc.constantFrom(...pool.split(' ')), { minLength: least, maxLength: most })
      .map((words) => words.join(' '));

  /** A sentence of one script with Latin words, brackets and numbers in it. */
  const mixed = (pool: string) =>
    fc
      .tuple(
        wordsOf(pool, 2, 8),
        fc.constantFrom('TypeScript', '(GPS)', '45%', '2,000', 'C++', '120'),
        wordsOf(pool, 2, 12),
      )
      .map((parts) => `${parts.join(' ')}.`);

  const foreign: fc.Arbitrary<Resume> = fc.constantFrom(...SCRIPTS).chain((pool) =>
    fc
      .record({
        resume,
        fullName: wordsOf(pool, 2, 3),
        summary: mixed(pool),
        skills: fc.uniqueArray(wordsOf(pool, 1, 1), { minLength: 1, maxLength: 5 }),
        jobs: fc.array(
          fc.record({
            role: wordsOf(pool, 1, 3),
            company: wordsOf(pool, 1, 3),
            bullets: fc.array(mixed(pool), { minLength: 1, maxLength: 3 }),
          }),
          { minLength: 1, maxLength: 3 },
        ),
      })
      .map((made) => ({
        ...made.resume,
        contact: { ...made.resume.contact, fullName: made.fullName },
        summary: made.summary,
        skills: made.skills.join('\n'),
        experiences: made.jobs.map(({ bullets, ...job }, at) => ({
          ...emptyFlatEntry('experience', EntryId.parse(`x${at}`)),
          ...job,
          bullets: bullets.join('\n'),
          startDate: 'Jan 2015',
          endDate: 'Mar 2019',
        })),
      })),
  );

  property.prop([foreign], { numRuns: 8 })(
    '[CR4] for generated resumes in scripts that are drawn in another order',
    async (printed) => {
      expect(asPrinted((await printAndRead(printed)).resume)).toEqual(asPrinted(printed));
    },
  );
});
