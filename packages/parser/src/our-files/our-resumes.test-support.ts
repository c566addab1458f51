import { fc } from '@fast-check/vitest';
import { EntryId, emptyContact, type Resume, SECTIONS } from '@shortlist/model';
import { emptyFlatEntry } from '@shortlist/model/flat-entry.test-support';
import { resumeWith } from '@shortlist/model/resume.test-support';

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
    .map((entry) => ({ ...emptyFlatEntry(kind, EntryId.parse('n'), SECTIONS), ...entry }));

/** Resumes of the kinds of section that most have. */
export const plainResumes: fc.Arbitrary<Resume> = fc
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
        .map((entry) => ({
          ...emptyFlatEntry('experience', EntryId.parse('x'), SECTIONS),
          ...entry,
        })),
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
        .map((entry) => ({
          ...emptyFlatEntry('education', EntryId.parse('s'), SECTIONS),
          ...entry,
        })),
      { minLength: 1, maxLength: 3 },
    ),
    certifications: fc.array(named('certification'), { maxLength: 2 }),
    awards: fc.array(named('award'), { maxLength: 2 }),
    projects: fc.array(named('project'), { maxLength: 3 }),
  })
  .map((parts) => resumeWith(parts));

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

/** Resumes in scripts that are drawn in another order than they are written. */
export const foreignResumes: fc.Arbitrary<Resume> = fc.constantFrom(...SCRIPTS).chain((pool) =>
  fc
    .record({
      resume: plainResumes,
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
        ...emptyFlatEntry('experience', EntryId.parse(`x${at}`), SECTIONS),
        ...job,
        bullets: bullets.join('\n'),
        startDate: 'Jan 2015',
        endDate: 'Mar 2019',
      })),
    })),
);
