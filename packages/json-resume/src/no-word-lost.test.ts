import { fc, test } from '@fast-check/vitest';
import { isEmptyEntry, printedResume, type Resume, SECTIONS } from '@shortlist/model';
import { flatEntriesOf } from '@shortlist/model/flat-entry.test-support';
import { countIds } from '@shortlist/model/resume.test-support';
import { describe, expect, it } from 'vitest';
import { readJsonResume, writeJsonResume } from './index.ts';

function read(file: unknown): Resume {
  const answer = readJsonResume(file, countIds(), SECTIONS);
  if (!answer.ok) throw new Error(JSON.stringify(answer.problems));
  return answer.resume;
}

/** All that the resume says, hidden points and titles of sections too. */
const allText = (resume: Resume) => JSON.stringify([resume.contact, resume.sections]);

/** Returns what a resume says, without entries that say nothing and without ids, which the reading gives. */
const said = ({ contact, sections }: Resume) => ({
  contact,
  sections: sections.map((section) =>
    'entries' in section
      ? {
          ...section,
          entries: section.entries
            .filter((entry) => !isEmptyEntry(entry))
            .map((entry) => ({ ...entry, id: '' })),
        }
      : section,
  ),
});

/** A word in a file; each becomes another one. */
const word = fc.constant('@');
const words = fc.array(word, { maxLength: 3 });
const anything = fc.oneof(
  word,
  words,
  fc.record({ innerName: word, list: words }),
  fc.array(fc.record({ name: word, more: fc.record({ deep: word }) }), { maxLength: 2 }),
);
const some = <T>(members: { [K in keyof T]: fc.Arbitrary<T[K]> }) =>
  fc.record({ ...members, xOther: anything, 'other-thing': word }, { requiredKeys: [] });
const list = <T>(members: { [K in keyof T]: fc.Arbitrary<T[K]> }) =>
  fc.array(some(members), { maxLength: 3 });

/** A file in which every text but dates and country codes is a word of its own. */
const anyFile = fc
  .record(
    {
      basics: some({
        ...{ name: word, label: word, email: word, phone: word, url: word, website: word },
        summary: word,
        location: some({ address: word, postalCode: word, city: word, region: word }),
        profiles: list({
          network: fc.constantFrom('LinkedIn', 'GitHub', '@'),
          username: word,
          url: fc.constantFrom('@', 'https://linkedin.com/in/@', 'https://github.com/@'),
        }),
      }),
      work: list({
        ...{ name: word, position: word, location: word, description: word, summary: word },
        ...{ url: word, highlights: words, startDate: fc.constantFrom('2020-01', '2019') },
      }),
      volunteer: list({
        ...{ organization: word, position: word, location: word, summary: word, url: word },
        highlights: words,
      }),
      education: list({
        ...{ institution: word, url: word, area: word, studyType: word, score: word },
        courses: words,
      }),
      awards: list({ title: word, awarder: word, summary: word, date: fc.constant('2020') }),
      certificates: list({ name: word, issuer: word, url: word }),
      publications: list({ name: word, publisher: word, url: word, summary: word }),
      skills: list({ name: word, level: word, keywords: words }),
      languages: list({ language: word, fluency: word }),
      interests: list({ name: word, keywords: words }),
      references: list({ name: word, reference: word }),
      projects: list({
        ...{ name: word, description: word, highlights: words, keywords: words, url: word },
        ...{ roles: words, entity: word, type: word },
      }),
      hobbies: anything,
      xExtra: anything,
      meta: fc.constant({ theme: 'none' }),
    },
    { requiredKeys: [] },
  )
  .map((file) => {
    let count = 0;
    return JSON.parse(JSON.stringify(file).replace(/@/g, () => `word${++count}x`));
  });

describe('[OC8] a JSON Resume file of others', () => {
  test.prop([anyFile])('loses no word', (file) => {
    const text = allText(read(file));
    const wanted = JSON.stringify(file).match(/word\d+x/g) ?? [];
    expect(wanted.filter((each) => !text.includes(each))).toEqual([]);
  });

  test.prop([anyFile])('comes back the same when it is written and read again', (file) => {
    const once = read(file);
    const again = read(JSON.parse(JSON.stringify(writeJsonResume(once, SECTIONS))));
    expect(said(again)).toEqual(said(once));
  });

  it('gives what is about the person to the contact, of an entry to a hidden point, the rest a section', () => {
    const resume = read({
      basics: { name: 'Ada', dateOfBirth: '1990-04-01', nationality: 'British' },
      work: [
        { name: 'Acme', highlights: ['Led'], url: 'https://acme.com', tags: ['Go', 'SQL'] },
        { name: 'Nil', contract_type: 'Part-time' },
      ],
      languages: [{ language: 'Greek', since: 2001 }],
      militaryService: [{ branch: 'Navy', years: 2 }, 'Reserve'],
      hobbies: ['Chess', 'Rowing'],
    });
    expect(resume.contact.details).toBe('Date of birth\t1990-04-01\nNationality\tBritish');
    expect(flatEntriesOf(resume, 'experience', SECTIONS)).toMatchObject([
      {
        bullets: '• Led\n• Url: https://acme.com\n• Tags: Go, SQL',
        values: { bullets: { hidden: [1, 2] } },
      },
      { bullets: '• Contract type: Part-time', values: { bullets: { hidden: [0] } } },
    ]);
    const printed = printedResume(resume, { sections: SECTIONS }).sections.map(
      ({ title, lines }) => [title, ...lines.map(({ text }) => text)],
    );
    expect(printed.slice(-3)).toEqual([
      ['Further information', 'Since: 2001'],
      ['Military service', 'Branch: Navy; Years: 2', 'Reserve'],
      ['Hobbies', 'Chess', 'Rowing'],
    ]);
    expect(JSON.stringify(printed)).not.toContain('acme.com');
  });

  it('is about a person: its schema, its theme and pictures in it are no words', () => {
    const { contact, sections } = read({
      $schema: 'https://example.org/schema.json',
      meta: { theme: 'even', note: 'x' },
      basics: { name: 'Ada', portrait: 'data:image/png;base64,AAAA' },
    });
    expect(contact.details).toBe('');
    expect(sections.some(({ key }) => key.startsWith('custom-'))).toBe(false);
  });
});
