import { test } from '@fast-check/vitest';
import {
  emptyResume,
  isEmptyEntry,
  type JsonResumeFile,
  type Resume,
  SECTIONS,
} from '@shortlist/model';
import { flatEntriesOf } from '@shortlist/model/flat-entry.test-support';
import { anyOpenResume } from '@shortlist/model/open-resume.test-support';
import {
  anyResume,
  awardWith,
  contactWith,
  countIds,
  educationWith,
  experienceWith,
  resumeWith,
} from '@shortlist/model/resume.test-support';
import { describe, expect, it } from 'vitest';
import { readJsonResume, writeJsonResume } from '../index.ts';

function read(file: unknown): Resume {
  const answer = readJsonResume(file, countIds(), SECTIONS);
  if (!answer.ok) throw new Error(JSON.stringify(answer.problems));
  return answer.resume;
}

const throughJson = (file: JsonResumeFile): JsonResumeFile => JSON.parse(JSON.stringify(file));

/** Returns what a round trip keeps: ids belong to a place, and with them the order given; empty entries say nothing. */
function content({ contact, sections, look, photo }: Resume) {
  const bare = (entries: readonly { id: string }[]) =>
    entries.filter((entry) => !isEmptyEntry(entry)).map((entry) => ({ ...entry, id: '' }));
  return {
    contact,
    look,
    photo,
    sections: sections.map((section) => {
      if (!('entries' in section)) return section;
      const { order: _, ...kept } = section;
      return { ...kept, entries: bare(section.entries) };
    }),
  };
}

const ada = resumeWith({
  contact: contactWith({
    fullName: 'Ada Lovelace',
    email: 'ada@example.com',
    linkedin: 'ada-l',
    country: 'Germany',
  }),
  summary: 'Engineer.',
  skills: 'Languages: Go, C++\nLinux',
  experiences: [
    experienceWith({
      role: 'Engineer',
      company: 'Acme',
      startDate: 'Jan 2020',
      endDate: 'Mar 2021',
      bullets: '• Built it\n• Ran it',
    }),
  ],
  educations: [
    educationWith({ degree: 'BSc in Physics', school: 'MIT', endDate: '2019', gpa: '4' }),
  ],
  awards: [awardWith({ name: 'Prize', organization: 'ACM', date: '2022', relevance: 'First.' })],
  certifications: [awardWith({ name: 'CKA', organization: 'CNCF', date: 'May 2023' })],
  projects: [awardWith({ name: 'Engine', date: 'Jan 2020 – Mar 2021', relevance: 'Fast\nSmall' })],
});

describe('writeJsonResume', () => {
  it('says all it can in the standard’s own fields, and needs none of ours for that', () => {
    expect(writeJsonResume(ada, SECTIONS)).toEqual({
      $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
      basics: {
        name: 'Ada Lovelace',
        email: 'ada@example.com',
        summary: 'Engineer.',
        location: { countryCode: 'DE' },
        profiles: [
          { network: 'LinkedIn', username: 'ada-l', url: 'https://www.linkedin.com/in/ada-l' },
        ],
      },
      work: [
        {
          name: 'Acme',
          position: 'Engineer',
          startDate: '2020-01',
          endDate: '2021-03',
          highlights: ['Built it', 'Ran it'],
        },
      ],
      education: [
        { institution: 'MIT', studyType: 'BSc', area: 'Physics', endDate: '2019', score: '4' },
      ],
      awards: [{ title: 'Prize', awarder: 'ACM', date: '2022', summary: 'First.' }],
      certificates: [{ name: 'CKA', issuer: 'CNCF', date: '2023-05' }],
      skills: [{ name: 'Languages', keywords: ['Go', 'C++'] }, { name: 'Linux' }],
      projects: [
        {
          name: 'Engine',
          startDate: '2020-01',
          endDate: '2021-03',
          highlights: ['Fast', 'Small'],
        },
      ],
      meta: { version: 'v1.0.0' },
    });
  });

  it('keeps what is ours alone in meta.shortlist, beside what the standard says of it', () => {
    const contact = contactWith({ city: 'Dallas', shown: { ...ada.contact.shown, city: false } });
    expect(
      writeJsonResume({ ...emptyResume(countIds(), SECTIONS), contact }, SECTIONS).meta,
    ).toEqual({
      version: 'v1.0.0',
      shortlist: { exactFields: [{ path: 'contact.shown.city', standard: true, exact: false }] },
    });
  });

  test.prop([anyResume])('[OC8] loses nothing: what is read back is what was written', (resume) => {
    const file = throughJson(writeJsonResume(resume, SECTIONS));
    expect(content(read(file))).toEqual(content(resume));
  });

  it('[OC5] [OC8] writes shown points alone, and marks and hidden points in meta.shortlist', () => {
    const experience = experienceWith({
      role: 'Welder',
      bullets: '• Led six\n• Not now',
      values: { bullets: { marks: { 0: [{ from: 4, to: 7, bold: true }] }, hidden: [1] } },
    });
    const { work, meta } = writeJsonResume(resumeWith({ experiences: [experience] }), SECTIONS);
    expect(work).toEqual([{ position: 'Welder', highlights: ['Led six'] }]);
    expect(meta).toMatchObject({
      shortlist: {
        exactFields: [{ path: 'experiences[0].bullets', exact: '• Led six\n• Not now' }],
        points: [
          {
            path: 'experiences[0].bullets',
            text: '• Led six\n• Not now',
            marks: { 0: [{ from: 4, to: 7, bold: true }] },
            hidden: [1],
          },
        ],
      },
    });
  });

  it('[OC8] moves marks with highlights that another program has changed', () => {
    const experience = experienceWith({
      bullets: '• Led six\n• Built it',
      values: { bullets: { marks: { 0: [{ from: 4, to: 7, bold: true }] } } },
    });
    const file = throughJson(writeJsonResume(resumeWith({ experiences: [experience] }), SECTIONS));
    const work = [{ highlights: ['Led all six', 'Built it'] }];
    expect(flatEntriesOf(read({ ...file, work }), 'experience', SECTIONS)[0]).toMatchObject({
      bullets: '• Led all six\n• Built it',
      values: { bullets: { marks: { 0: [{ from: 8, to: 11, bold: true }] } } },
    });
  });

  test.prop([anyOpenResume])(
    '[OC1] [OC8] loses nothing of added sections, hidden entries, roles, look and photo, in whatever order they stand',
    (resume) => {
      const back = read(throughJson(writeJsonResume(resume, SECTIONS)));
      expect(content(back)).toEqual(content(resume));
    },
  );

  test.prop([anyResume])('writes dates as the standard has them, or not at all', (resume) => {
    const { work } = writeJsonResume(resume, SECTIONS);
    for (const { startDate, endDate } of work ?? []) {
      for (const date of [startDate, endDate]) expect(date ?? '2024').toMatch(/^\d{4}(-\d{2})?$/);
    }
  });

  it('leaves out entries that say nothing', () => {
    expect(writeJsonResume(emptyResume(countIds(), SECTIONS), SECTIONS)).not.toHaveProperty('work');
  });

  it('gives a project of one date that date twice, and current work no end', () => {
    const current = experienceWith({ role: 'Engineer', endDate: '2020', isCurrent: true });
    const projects = [awardWith({ name: 'Engine', date: 'May 2024' })];
    const file = writeJsonResume(resumeWith({ experiences: [current], projects }), SECTIONS);
    expect(file.projects).toMatchObject([{ startDate: '2024-05', endDate: '2024-05' }]);
    expect(file.work?.[0]).not.toHaveProperty('endDate');
  });

  it('lets a change made by hand stand, and keeps our exact values beside it', () => {
    const half = experienceWith({
      role: 'Engineer',
      startDate: 'Spring 2019',
      bullets: '- Built it',
    });
    const file = writeJsonResume(resumeWith({ experiences: [half] }, ada), SECTIONS);
    const work = file.work?.map((each) => ({ ...each, highlights: ['Rebuilt it'] }));
    const [experience] = flatEntriesOf(read({ ...file, work }), 'experience', SECTIONS);
    expect(experience).toMatchObject({
      bullets: '• Rebuilt it',
      startDate: 'Spring 2019',
    });
  });

  it('[HO3] says nothing of the uses of AI Write, and passes over what older files say of them', () => {
    const job = experienceWith({ role: 'Engineer', bullets: '- Built it' });
    const file = writeJsonResume(resumeWith({ experiences: [job] }, ada), SECTIONS);
    expect(JSON.stringify(file)).not.toContain('aiUsesLeft');
    const exactFields = [
      { path: 'experiences[0].bullets', standard: '• Built it', exact: '- Built it' },
      { path: 'experiences[0].aiUsesLeft', standard: 3, exact: 1 },
    ];
    const [experience] = flatEntriesOf(
      read({ ...file, meta: { shortlist: { exactFields } } }),
      'experience',
      SECTIONS,
    );
    expect(experience).toMatchObject({ role: 'Engineer', bullets: '- Built it' });
    expect(experience).not.toHaveProperty('aiUsesLeft');
  });

  it.each([
    ['United States', 'US'],
    ['canada', 'CA'],
    ['Germany', 'DE'],
    ['France', 'FR'],
    ['United Kingdom', 'GB'],
    ['Russia', 'RU'],
    ['Wonderland', undefined],
  ])('writes the country %s as %s', (country, code) => {
    const { basics } = writeJsonResume(resumeWith({ contact: contactWith({ country }) }), SECTIONS);
    expect(basics?.location?.countryCode).toBe(code);
  });
});
